"""`atable serve` as a process: it says where it is, answers there, and stops when it is told to."""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

NO_PROXY = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@pytest.fixture
def server(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(
        [sys.executable, "-m", "atable.cli.main", "serve", "--port", "0"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as process:
        yield process
        process.kill()


def address(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    return server.stdout.readline().split()[-1]


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_server_answers_and_stops_in_good_order(
    told: signal.Signals, server: "subprocess.Popen[str]", tmp_path: Path
) -> None:
    here = address(server).replace("localhost", "127.0.0.1")
    with NO_PROXY.open(f"{here}healthz", timeout=20) as answer:
        assert answer.status == 200
    server.send_signal(told)
    _, errors = server.communicate(timeout=30)
    assert (server.returncode, errors) == (0, "")
    # SQLite's own log is folded into the file by whoever closes it properly.
    assert {path.name for path in tmp_path.iterdir()} == {"atable.sqlite3", "atable.sqlite3.lock"}


def test_a_second_server_on_the_same_file_is_refused_in_one_line(
    server: "subprocess.Popen[str]", tmp_path: Path
) -> None:
    address(server)
    second = subprocess.run(
        [sys.executable, "-m", "atable.cli.main", "serve", "--port", "0"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr.startswith("atable: another server is running on atable.sqlite3: ")
    assert second.stderr.count("\n") == 1
