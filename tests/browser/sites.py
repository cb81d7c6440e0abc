"""A server of its own process on a free port, as `make play` starts one; it can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx

import atable

SETTINGS: Final = """
bot_least = 0
bot_most = 0
count_in = 0
requests_a_minute = 100000
joins_a_minute = 100000
messages_a_second = 1000.0
"""


class Site:
    def __init__(self, folder: Path, settings: str = SETTINGS) -> None:
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        (folder / "settings.toml").write_text(settings, encoding="utf-8")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--settings", str(self._folder / "settings.toml")]
        arguments += ["--database", f"sqlite:///{self._folder / 'atable.sqlite3'}"]
        source = str(Path(atable.__file__).parents[1])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "atable.cli.main", *arguments],
            env={**os.environ, "PYTHONPATH": source},
            stdout=subprocess.DEVNULL,
        )
        self._wait()

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(20)

    def _wait(self) -> None:
        assert self._process is not None
        until = time.monotonic() + 30
        while time.monotonic() < until and self._process.poll() is None:
            try:
                if httpx.get(f"{self.address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self._process.poll()}")


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
