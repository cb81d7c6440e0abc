"""A stored database: how a server fills it with tables of every game, and how a test gets a copy of it."""

import gzip
import random
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import msgspec

from atable.games import GAMES
from atable.protocol import socket
from atable.protocol.http import CreateTable, Introduce, SeatPlan, WhatIf
from atable.server.settings import DAY
from atable.server.tables.loading import Shelf, load
from atable.server.tables.table import Table
from tests.stored.house import House, archive, house
from tests.stored.journals import Expected, agreeing, follows, readable

FOLDER: Final = Path(__file__).parent / "databases"
SUFFIX: Final = ".db.gz"
LATER: Final = DAY  # the tests begin that long after the games
LONGEST: Final = 3000  # moves of a game that is to end
AFTER_SNAPSHOT: Final = 4  # rows, at least
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


class Evening(NamedTuple):
    """A table to be stored: Ada and Ben with bots, or Ada alone with them."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    moves: int = 0  # before it is left; 0: it is played to the end
    late_undo: bool = False  # after the last snapshot


RELAXED: Final = {"pace": "relaxed"}
EVENINGS: Final = (
    Evening("banquet_royal", RELAXED | {"gourmet": True}, ("greedy",), 16),
    Evening("banquet_royal", {}, ("greedy-casual",), 18, late_undo=True),
    Evening("banquet_royal", RELAXED | {"folie": True}, ("greedy",)),
    Evening("course_a_letoile", RELAXED, ("greedy", "greedy-casual"), 30),
    Evening("course_a_letoile", {}, ("greedy",), 24),
    Evening("course_a_letoile", {}, ("greedy", "random")),
    Evening("critter_kitchen", RELAXED | {"restaurateurs": True, "restaurateur_draft": True}, ("greedy",), 40),
    Evening("critter_kitchen", {"a_la_cart": True}, ("greedy",), 40),
    Evening("critter_kitchen", {}, ("greedy",)),
    Evening("rival_restaurants", RELAXED | {"max_days": 20}, ("greedy",), 60),
    Evening("rival_restaurants", {"max_days": 20}, ("greedy",), 60, late_undo=True),
    Evening("rival_restaurants", RELAXED | {"max_days": 20}, ("greedy", "greedy-casual")),
    Evening("kitchen_rush", RELAXED | {"piece_of_cake": True}, ("chef",), 40),
    Evening("kitchen_rush", {"assist": "strict", "events": True}, ("chef",), 60),
    Evening("kitchen_rush", {"objective": "spotless"}, ("commis",)),
)


class Shelved(msgspec.Struct, frozen=True):
    """A stored database by its file; beside it, what follows from each of its tables."""

    file: Path

    @property
    def expected(self) -> dict[str, Expected]:
        return msgspec.json.decode(expected_file(self.file).read_bytes(), type=dict[str, Expected])

    def copy_to(self, folder: Path) -> str:
        """The address of a copy that may be changed."""
        file = folder / "atable.sqlite3"
        file.write_bytes(gzip.decompress(self.file.read_bytes()))
        return f"sqlite:///{file}"


def stored_databases() -> list[Shelved]:
    return [Shelved(file) for file in sorted(FOLDER.glob(f"*{SUFFIX}"))]


def expected_file(database: Path) -> Path:
    return database.with_name(database.name.removesuffix(SUFFIX) + ".json")


def file_now() -> Path:
    """A game under new rules makes another database of all."""
    rules = sorted(f"{game.spec.id}-{game.spec.rules_version}" for game in GAMES)
    return FOLDER / f"{'.'.join(rules)}{SUFFIX}"


# Writing


async def look_anew(stored: Shelved) -> None:
    """See `agreeing`."""
    with tempfile.TemporaryDirectory() as folder:
        async with archive(stored.copy_to(Path(folder))) as shelf:
            now = await _expected(shelf, list(stored.expected))
    both = {table_id: agreeing(expected, now.get(table_id)) for table_id, expected in stored.expected.items()}
    expected_file(stored.file).write_bytes(readable(both))


async def write() -> bool:
    """False: it is there already, and stays as it is."""
    file = file_now()
    if file.exists():
        return False
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, _no_chance():
        database = Path(folder) / "atable.sqlite3"
        url = f"sqlite:///{database}"
        async with house(url) as place:
            await _fill(place)
        async with archive(url) as shelf:
            expected = await _expected(shelf, _ids(url))
        _compact(database)
        expected_file(file).write_bytes(readable(expected))
        file.write_bytes(gzip.compress(database.read_bytes(), mtime=0))
    return True


async def _expected(shelf: Shelf, table_ids: list[str]) -> dict[str, Expected]:
    """Of tables that have begun."""
    books = {it: (await load(shelf, it, whole=True)).book for it in table_ids}
    return {it: follows(book.session) for it, book in books.items() if book.session is not None}


@contextmanager
def _no_chance() -> Iterator[None]:
    """The same people, tables and luck every time."""
    drawn = random.Random("stored")
    with (
        patch("secrets.token_hex", lambda size: drawn.randbytes(size).hex()),
        patch("secrets.token_urlsafe", lambda size: "".join(drawn.choices(LETTERS, k=size * 4 // 3))),
        patch("secrets.choice", drawn.choice),
    ):
        yield


async def _fill(place: House) -> None:
    ada, ben = [(await place.server.accounts.welcome(Introduce(name, "fr"))).id for name in ("Ada", "Ben")]
    for evening in EVENINGS:
        table = await _begin(place, evening, ada, ben)
        if evening.moves:
            await _play(place, table, evening)
        else:
            await _play_to_the_end(place, table)
            await _afterwards(place, table, ada)
        place.server.registry.let_go(table.id)


async def _begin(place: House, evening: Evening, ada: str, ben: str) -> Table:
    open_seats = [SeatPlan("open")] if evening.moves else []
    seats = [SeatPlan("me"), *open_seats, *(SeatPlan("bot", level) for level in evening.bots)]
    wish = CreateTable(evening.game, seats, options=evening.options, thinking="none")
    row = await place.server.doors.open_table(ada, wish)
    table = await place.connect(ada, row.id)
    if open_seats:
        await place.connect(ben, row.id, row.invitation)
        await _done(place, table, ben, socket.Sit, seat=1)
    await _done(place, table, ada, socket.AddLuck, entropy="seven cherries")
    await _done(place, table, ada, socket.Start)
    await _done(place, table, ada, socket.Say, text="À table !")
    return table


async def _done(place: House, table: Table, person: str, kind: type[socket.Command], /, **fields: Any) -> None:
    problem = await place.ask(table, person, kind, **fields)
    assert problem is None, f"{table.game_id}: {kind.__name__} is refused: {problem}"


async def _play(place: House, table: Table, evening: Evening) -> None:
    """With a pause, a move taken back and, at the end, rows after the last snapshot."""
    moves = evening.moves
    await _moves(place, table, moves // 3)
    await _pause(place, table)
    await _take_back(place, table)
    await _moves(place, table, moves - moves // 3)
    await _rows_after_snapshot(place, table)
    if evening.late_undo:
        await _take_back(place, table)
        await _done(place, table, table.book.facts.host, socket.HandOver, person=table.book.facts.guests[1])
        await _done(place, table, table.book.facts.guests[0], socket.Leave)
    assert table.book.facts.status == "playing", f"{table.game_id} is over too soon"


async def _moves(place: House, table: Table, count: int) -> None:
    for _ in range(count):
        await place.move(table)


async def _rows_after_snapshot(place: House, table: Table) -> None:
    while await _since_snapshot(place, table) < AFTER_SNAPSHOT:
        await place.move(table)


async def _since_snapshot(place: House, table: Table) -> int:
    saved = await place.server.store.snapshot(table.id)
    return 0 if saved is None else table.version - saved.number


async def _pause(place: House, table: Table) -> None:
    """If all may: while the sand of Kitchen Rush runs nobody pauses."""
    people = table.book.facts.people_playing()
    if await place.ask(table, people[0], socket.Propose, subject="pause") is None:
        if table.book.facts.paused == "no":
            await _done(place, table, people[1], socket.Vote, subject="pause", yes=True)
        await _done(place, table, people[0], socket.Resume)


async def _take_back(place: House, table: Table) -> None:
    """The last move of somebody who has one; where something was revealed since, all agree."""
    await place.clock.settle()
    facts, undone = table.book.facts, table.book.playing.undone
    for person in facts.people_playing():
        for seat in facts.seats_of(person):
            await place.ask(table, person, socket.TakeBack, seat=seat)
            for other in facts.people_playing():
                if table.book.facts.proposal("undo") is not None:
                    await place.ask(table, other, socket.Vote, subject="undo", yes=True)
            if table.book.playing.undone > undone:
                return
    raise AssertionError(f"{table.game_id}: nothing could be taken back")


async def _play_to_the_end(place: House, table: Table) -> None:
    for _ in range(LONGEST):
        if table.book.facts.status == "finished":
            return
        await place.move(table)
    raise AssertionError(f"{table.game_id} does not end")


async def _afterwards(place: House, table: Table, ada: str) -> None:
    """A table for another game, and one that goes on from the middle of this one."""
    await _done(place, table, ada, socket.Rematch)
    wish = WhatIf(moment=len(table.book.streams.marks) // 2, seat=0)
    row = await place.server.doors.branch(ada, table.id, wish)
    await _moves(place, await place.connect(ada, row.id), AFTER_SNAPSHOT)
    place.server.registry.let_go(row.id)


def _ids(url: str) -> list[str]:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        return [table_id for (table_id,) in connection.execute("SELECT id FROM tables ORDER BY created_at, id")]


def _compact(file: Path) -> None:
    """One file, with nothing in it that was deleted."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
