"""The bot of docs/remote-bots.md sits down at a table of a real server and plays to the end."""

import asyncio
import random
import re
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from atable.client import Timing, Visitor, play_with, random_chooser

pytestmark = pytest.mark.asyncio

PAGE = Path(__file__).resolve().parents[2] / "docs" / "remote-bots.md"


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    atable = str(Path(sys.executable).parent / "atable")
    options = ["--port", str(port), "--database", f"sqlite:///{folder / 'tables.sqlite3'}"]
    server = await asyncio.create_subprocess_exec(atable, "serve", *options, stdout=asyncio.subprocess.PIPE)
    try:
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()  # printed once requests are answered
        assert str(port) in line
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        await server.communicate()


async def test_the_bot_of_the_page_plays_a_game(tmp_path: Path) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 40
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    async with serving(tmp_path) as url, Visitor(url, Timing(welcome=60)) as me:
        await me.introduce("Ada", "fr")
        created = await me.create_table("banquet_royal", ["me", "open"], thinking="none")
        async with me.table(created.id) as table:
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "bot.py", url, created.invitation, cwd=tmp_path, stdout=asyncio.subprocess.PIPE
            )
            await table.until(lambda picture: picture.info.seats[1].name == "Robot Ada", timeout=60)
            await table.start()
            info = await play_with(table, 0, random_chooser(random.Random(1)))
            printed, _ = await bot.communicate()
    assert info.status == "finished"
    assert info.outcome is not None
    assert printed.decode().strip() == ("won" if 1 in info.outcome.winners() else "lost")
