"""Each person gets the streams of their own seats, and nobody else's, whoever comes and goes."""

from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from atable.client import SentAway, Visitor
from atable.kernel.codec import encode
from atable.protocol.http import Created
from atable.protocol.socket import Act, Hello, Leave, Remove, Resign, Sit, Start
from atable.server.tables.records import StoodIn
from tests.server.conftest import NewUrl
from tests.server.running import Running
from tests.server.secrecy.twins import StillClock, person_of, still_site
from tests.server.secrecy.wire import Ear, listening, of_kind, streams


class Round:
    """Ada plays seats 0 and 2 of a three-seat table, Ben seat 1; Cleo watches. Bots never wake."""

    def __init__(self, site: Running, clock: StillClock, stack: AsyncExitStack) -> None:
        self.site = site
        self.clock = clock
        self._stack = stack
        self.visitors: dict[str, Visitor] = {}
        self.ears: dict[str, Ear] = {}
        self.created = Created("", "")

    async def begin(self) -> None:
        ada = await self.join("Ada")
        await self.join("Ben")
        await self.join("Cleo")
        await self.ears["Ben"].ask(Sit(client="sit", seat=1))
        await ada.ask(Start(client="start"))
        await self.settle()

    async def join(self, name: str, hello: Hello | None = None) -> Ear:
        if name not in self.visitors:
            self.visitors[name] = await self.site.visitor(name)
        if not self.created.id:
            options = {"pace": "relaxed"}
            self.created = await self.visitors[name].create_table(
                "banquet_royal", ["me", "open", "me"], options=options, thinking="days"
            )
        hello = hello or Hello(invitation=self.created.invitation)
        ear = await self._stack.enter_async_context(listening(self.visitors[name], self.created.id, hello))
        await ear.settle()
        self.ears[name] = ear
        return ear

    async def settle(self) -> dict[str, list[bytes]]:
        return {name: await ear.hush() for name, ear in self.ears.items()}

    @property
    def table(self) -> Any:
        return self.site.server.registry.seated[self.created.id].table

    async def everybody_moves(self) -> None:
        """The first legal action of every seat that Ada or Ben plays, so that all streams have something new."""
        for _ in range(4):
            for seat in self.table.book.pending():
                action = self.table.book.game.legal(self.table.book.playing.state, seat)[0]
                ear = self.ears["Ben" if seat == 1 else "Ada"]
                await ear.ask(Act(client=ear.next_id(), seat=seat, actions=[msgspec.Raw(encode(action))]))

    async def streams(self) -> dict[str, set[int | None]]:
        """Whose eyes each person got to look through, from here to after some moves."""
        await self.settle()
        await self.everybody_moves()
        return {name: streams(heard) for name, heard in (await self.settle()).items()}


@pytest.fixture
async def table(new_url: NewUrl, monkeypatch: pytest.MonkeyPatch) -> Any:
    async with still_site(new_url("sqlite"), monkeypatch) as (site, clock, _), AsyncExitStack() as stack:
        playing = Round(site, clock, stack)
        await playing.begin()
        yield playing


async def test_a_hot_seat_gets_its_own_seats_only(table: Round) -> None:
    assert await table.streams() == {"Ada": {0, 2}, "Ben": {1}, "Cleo": {None}}


async def test_asking_for_other_streams_brings_nothing(table: Round) -> None:
    curious = Hello({"0": 0, "2": 0, "spectator": 0, "nonsense": 0})
    ear = await table.join("Ben", curious)
    assert streams(ear.heard) == {1}


async def test_whoever_has_left_sees_what_spectators_see(table: Round) -> None:
    await table.ears["Ben"].ask(Leave(client="leave"))
    assert (await table.streams())["Ben"] == {None}


async def test_whoever_has_resigned_sees_what_spectators_see(table: Round) -> None:
    await table.ears["Ben"].ask(Resign(client="resign", seat=1))
    assert (await table.streams())["Ben"] == {None}


async def test_whoever_was_removed_sees_nothing(table: Round) -> None:
    await table.ears["Ada"].ask(Remove(client="remove", person=await person_of(table.visitors["Ben"])))
    said = await table.ears.pop("Ben").farewell()
    assert [msgspec.json.decode(it)["type"] for it in said] == ["bye"]
    with pytest.raises(SentAway, match="removed-from-table"):
        async with table.visitors["Ben"].table(table.created.id, table.created.invitation):
            pass


async def test_a_new_person_gets_the_seat_and_the_old_one_loses_it(table: Round) -> None:
    await table.ears["Ben"].ask(Leave(client="leave"))
    dora = await table.join("Dora")
    await dora.ask(Sit(client="sit", seat=1))
    ben = table.ears.pop("Ben")
    await ben.hush()
    table.ears["Ben"], table.ears["Dora"] = dora, dora  # Dora moves for seat 1 now
    assert (await table.streams())["Dora"] == {1}
    heard = await ben.hush()
    assert streams(heard) == {None}
    await ben.ask(Act(client="act", seat=1, actions=[msgspec.Raw(b'{"type":"ready"}')]))
    assert [it["problem"]["key"] for it in of_kind(await ben.hush(), "refused")] == ["not-your-seat"]


async def test_whoever_has_seen_a_hand_may_not_take_a_second_seat(table: Round) -> None:
    await table.ears["Ben"].ask(Leave(client="leave"))
    await table.ears["Ada"].ask(Sit(client="sit", seat=1))
    assert [it["problem"]["key"] for it in of_kind((await table.settle())["Ada"], "refused")] == ["has-seat"]
    assert (await table.streams())["Ada"] == {0, 2}


async def test_an_absent_person_who_watches_sees_the_own_seat_only(table: Round) -> None:
    await table.table.change(lambda unit: unit.add(StoodIn(1)))
    await table.settle()
    for seat in (0, 2):
        await table.ears["Ada"].ask(_first_action(table, seat))
    assert streams((await table.settle())["Ben"]) <= {1}
    assert (await table.streams())["Ben"] == {1}


def _first_action(table: Round, seat: int) -> Act:
    legal = table.table.book.game.legal(table.table.book.playing.state, seat)
    actions = [msgspec.Raw(encode(action)) for action in legal[:1]] or [msgspec.Raw(b"{}")]
    return Act(client=table.ears["Ada"].next_id(), seat=seat, actions=actions)
