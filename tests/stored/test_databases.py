"""A stored database is brought up to date as at the start of a server; every table in it is still the same."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from atable.kernel import trace
from atable.kernel.actions import Action
from atable.kernel.journal import load as read_journal
from atable.kernel.spec import read_options
from atable.protocol import socket
from atable.server import operators
from atable.server.catalogue import all_games
from atable.server.net.replays import journal_of, replay_of
from atable.server.tables.book import Book
from atable.server.tables.loading import Loaded, Shelf, load, snapshot_body
from atable.server.tables.records import Played, RulesChanged, Started, read_row
from atable.server.tables.table import Table
from tests.stored.databases import LATER, Shelved, file_now, stored_databases
from tests.stored.house import Games, House, archive, house
from tests.stored.journals import follows, replayed
from tests.stored.newer import Newer, Stricter

MOST_MOVES = 200  # until both a person and a bot have moved
DATABASES = stored_databases()
every_database = pytest.mark.parametrize("stored", [pytest.param(it, id=it.file.name) for it in DATABASES])


async def loaded_twice(shelf: Shelf, table_id: str) -> tuple[Loaded, Loaded]:
    """From its snapshot and the rows after it, and from all its rows."""
    return await load(shelf, table_id), await load(shelf, table_id, whole=True)


def same_rules(shelf: Shelf, table: Loaded | Table) -> bool:
    return table.row.rules_version == shelf.games[table.row.game].spec.rules_version


@every_database
async def test_every_table_is_as_it_was(stored: Shelved, tmp_path: Path) -> None:
    async with archive(stored.copy_to(tmp_path)) as shelf:
        for table_id, expected in stored.expected.items():
            short, whole = await loaded_twice(shelf, table_id)
            assert (short.version, short.outdated) == (whole.version, whole.outdated)
            if whole.outdated:  # see below what is made of it
                assert not same_rules(shelf, whole)
                continue
            assert snapshot_body(short.book) == snapshot_body(whole.book)
            assert follows(whole.book.playing) == expected


@every_database
async def test_where_positions_have_another_form_the_rows_tell_the_same(stored: Shelved, tmp_path: Path) -> None:
    """As if a field of every state had had another name: no snapshot can be read, and no table is lost."""
    url = stored.copy_to(tmp_path)
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        changed = connection.execute("""UPDATE snapshots SET body = replace(body, '"rng":', '"dice":')""")
        connection.commit()
    assert changed.rowcount > 0
    async with archive(url) as shelf:
        for table_id, expected in stored.expected.items():
            loaded = await load(shelf, table_id)
            assert loaded.outdated or follows(loaded.book.playing) == expected


@every_database
async def test_finished_games_can_be_watched_again(stored: Shelved, tmp_path: Path) -> None:
    async with house(stored.copy_to(tmp_path), LATER) as place:
        for table in await tables(place, stored, "finished"):
            book = (await load(place.server.office, table.id)).book
            if not same_rules(place.server.office, table) and book.session is None:
                continue
            replay = await replay_of(place.server.office, table, 0)
            journal = read_journal(await journal_of(place.server.office, table), book.game.spec)
            assert journal.outcome == replay.outcome == stored.expected[table.id].outcome
            assert len(replay.moments) == len(journal.entries)
            if same_rules(place.server.office, table):
                replayed(book.game, await journal_of(place.server.office, table))


async def tables(place: House, stored: Shelved, status: str) -> list[Table]:
    found = [await place.server.registry.get(table_id) for table_id in stored.expected]
    return [table for table in found if table.book.facts.status == status]


@every_database
async def test_games_go_on(stored: Shelved, tmp_path: Path) -> None:
    async with house(stored.copy_to(tmp_path), LATER) as place:
        for table in await tables(place, stored, "playing"):
            if table.outdated:
                await can_only_be_closed(place, table)
            else:
                await goes_on(place, table)


async def goes_on(place: House, table: Table) -> None:
    """A person and a bot move; what they did is stored, and the table comes back with it."""
    before = table.version
    await place.everybody(table.id)
    for _ in range(MOST_MOVES):
        await place.move(table)
        rows = await place.server.store.rows_after(table.id, before)
        by = {it.by for row in rows for it in read_row(row.body) if isinstance(it, Played)}
        if by >= {"person", "bot"}:
            break
    else:
        raise AssertionError(f"{table.game_id}: only {by} moved")
    await place.clock.settle()
    here = snapshot_body(table.book)
    place.server.registry.let_go(table.id)
    assert all(snapshot_body(it.book) == here for it in await loaded_twice(place.server.office, table.id))


async def can_only_be_closed(place: House, table: Table) -> None:
    """The documented offer: nobody plays on under rules that bend the game, and its host may close it."""
    facts = table.book.facts
    host = facts.host
    await place.connect(host, table.id)
    assert table.info().outdated
    assert await place.ask(table, host, socket.Propose, subject="end") == "table-outdated"
    for seat in facts.seats_of(host):
        act = {"seat": seat, "actions": [msgspec.Raw(b'{"type":"pass"}')]}
        assert await place.ask(table, host, socket.Act, **act) == "table-outdated"
    assert await place.ask(table, host, socket.Close) is None
    assert (table.book.facts.status, table.book.facts.ended) == ("finished", "rules")


# What the tests above will meet once rules have changed


def newer_rules() -> Games:
    return {game_id: Newer(game) for game_id, game in all_games().items()}


@every_database
async def test_newer_rules_that_play_the_same_take_the_games_over(stored: Shelved, tmp_path: Path) -> None:
    async with house(stored.copy_to(tmp_path), LATER, newer_rules()) as place:
        for table in await tables(place, stored, "playing"):
            if table.outdated and not await began_as_it_would_now(place, table):
                await can_only_be_closed(place, table)
                continue
            assert not table.outdated
            assert same_rules(place.server.office, (await load(place.server.office, table.id)))
            rows = await place.server.store.rows_after(table.id, 0)
            assert RulesChanged(table.book.game.spec.rules_version) in [it for row in rows for it in read_row(row.body)]
            before = table.version
            await place.everybody(table.id)
            await place.move(table)
            assert table.version > before


async def began_as_it_would_now(place: House, table: Table) -> bool:
    """Under this program's own rules, and written as they write it: else a field may have another name since."""
    rows = await place.server.store.rows_after(table.id, 0)
    started = next(it for row in rows for it in read_row(row.body) if isinstance(it, Started))
    game = all_games()[table.game_id]
    options = read_options(game.spec, started.options)
    first = trace.first(game.setup(options, len(started.seats), started.seed))
    return (started.rules_version, started.trace) == (game.spec.rules_version, first)


@every_database
async def test_newer_rules_that_play_otherwise_offer_to_close(
    stored: Shelved, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = stored.copy_to(tmp_path)
    stricter, running = await forbidding(url, stored)
    monkeypatch.setattr(operators, "all_games", lambda: stricter)
    assert sorted(row.id for row in await operators.outdated_tables(url)) == sorted(running)
    async with house(url, LATER, stricter) as place:
        for table in await tables(place, stored, "playing"):
            await can_only_be_closed(place, table)
    assert await operators.outdated_tables(url) == []


async def forbidding(url: str, stored: Shelved) -> tuple[Games, list[str]]:
    """Newer rules that forbid what was done last at each table; and the tables that are being played."""
    async with archive(url) as shelf:
        books = {table_id: (await load(shelf, table_id, whole=True)).book for table_id in stored.expected}
    kinds: dict[str, tuple[type[Action], ...]] = dict.fromkeys(all_games(), ())
    for book in books.values():
        if book.session is not None:
            kinds[book.game.spec.id] += (last_action(book),)
    stricter: Games = {game_id: Stricter(game, kinds[game_id]) for game_id, game in all_games().items()}
    return stricter, [table_id for table_id, book in books.items() if book.facts.status == "playing"]


def last_action(book: Book) -> type[Action]:
    return next(type(entry.action) for entry in reversed(book.playing.journal.entries) if entry.seat >= 0)


def test_a_database_of_these_rules_is_stored() -> None:
    """`make stored-games` writes it."""
    assert file_now() in [it.file for it in DATABASES]
