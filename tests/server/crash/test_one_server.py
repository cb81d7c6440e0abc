"""One server a file; and a backup that is taken while it serves."""

import asyncio
import logging
import random
from pathlib import Path

import pytest

from atable.cli.main import main
from atable.client import Visitor
from atable.client.player import Chooser, play_with, random_chooser
from atable.server.store.database import open_database
from tests.server.conftest import NewUrl
from tests.server.crash.ledger import rows_of
from tests.server.running import running


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(
    new_url: NewUrl, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.root, "handlers", [*logging.root.handlers])  # the command sets its own
    url = new_url("sqlite")
    first = open_database(url)
    first.own()
    try:
        assert main(["serve", "--database", url, "--port", "0"]) == 2
    finally:
        asyncio.run(first.close())
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("atable: another server is running on ")
    assert printed.err.count("\n") == 1


async def test_a_backup_taken_in_mid_game_goes_on_elsewhere(new_url: NewUrl, tmp_path: Path) -> None:
    """Two people play while the copy is made; from the copy they play the same game to its end again."""
    url, copy = new_url("sqlite"), tmp_path / "copy.sqlite3"
    async with running(url) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table("banquet_royal", ["me", "open", "greedy"])
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            links = [await visitor.seat_link(created.id) for visitor in (ada, ben)]
            game = asyncio.gather(*(play_with(table, seat, chooser(seat)) for seat, table in enumerate((hers, his))))
            await hers.until(lambda picture: picture.stream(0).last > 10)
            assert await command("backup", tmp_path / "backup.gz", url) == 0
            await game
            outcome = hers.info.outcome
    assert await command("restore", tmp_path / "backup.gz", f"sqlite:///{copy}") == 0
    whole, part = rows_of(url), rows_of(f"sqlite:///{copy}")
    assert 5 < len(part) < len(whole)
    assert part == whole[: len(part)]

    async with running(f"sqlite:///{copy}") as site:
        people = [await site.visitor() for _ in links]
        for visitor, link in zip(people, links, strict=True):
            await visitor.use_seat_link(link.path.rpartition("/")[2])
        assert await finish(people, created.id) is not None
    assert outcome is not None


def chooser(seat: int) -> Chooser:
    return random_chooser(random.Random(seat))


async def command(name: str, file: Path, url: str) -> int:
    return await asyncio.to_thread(main, [name, str(file), "--database", url])


async def finish(people: list[Visitor], table_id: str) -> object:
    ada, ben = people
    async with ada.table(table_id) as hers, ben.table(table_id) as his:
        await asyncio.gather(*(play_with(table, seat, chooser(seat)) for seat, table in enumerate((hers, his))))
        return hers.info.outcome
