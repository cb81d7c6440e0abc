"""Whole games over a network that loses, repeats, delays and reorders, with connections cut in mid-frame."""

import asyncio
import random
from collections import Counter

import pytest

from atable.client import Table
from atable.client.player import Asked, play_with
from atable.kernel.journal import load
from tests.server.long import SCALE
from tests.server.net.bad_network import bad_network
from tests.server.net.duels import open_duel, people
from tests.server.running import running
from tests.toys.duel import GAME


class Player:
    """Plays at random, and counts what the server acknowledged."""

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        self.table, self.seat = table, seat
        self.acknowledged = 0
        self._rng = random.Random(seed)
        act = table.act

        async def counted(*arguments: object, **named: object) -> None:
            await act(*arguments, **named)  # type: ignore[arg-type]
            self.acknowledged += 1

        table.act = counted  # type: ignore[method-assign]

    def choose(self, asked: Asked) -> dict[str, object]:
        return self._rng.choice(asked.legal)

    async def play(self) -> None:
        await play_with(self.table, self.seat, self.choose)


async def chatter(table: Table, lines: list[str]) -> None:
    """Several at once, so that they can overtake each other on the way."""
    for first in range(0, len(lines), 4):
        await asyncio.gather(*[table.say(line) for line in lines[first : first + 4]])


@pytest.mark.parametrize("seed", range(2 * SCALE))
async def test_a_game_over_a_bad_network_is_the_same_as_over_a_good_one(database_url: str, seed: int) -> None:
    async with running(database_url) as site, bad_network(site.address, seed) as network:
        ada, ben = await people(site)
        created = await open_duel(ada)
        lines = [f"line {number}" for number in range(12)]
        async with (
            network.table(ada, created.id) as hers,
            network.table(ben, created.id, created.invitation) as his,
            ada.table(created.id) as good_tab,
        ):
            await his.sit(1)
            await hers.start()
            players = [Player(hers, 0, seed), Player(his, 1, seed + 1000)]
            await asyncio.gather(*[player.play() for player in players], chatter(hers, lines))
            network.calm = True
            await hers.until(lambda picture: picture.stream(0).last == good_tab.stream(0).last)
            await hers.until(lambda picture: len(picture.chat) == len(lines))
            assert all(network.faults[kind] for kind in ("cut", "lose", "repeat", "hold"))
            stream = hers.stream(0)
            assert stream.complete
            assert len(stream.events) == stream.last
            assert stream.events == good_tab.stream(0).events
            assert hers.info.outcome == his.info.outcome is not None
            assert sorted(line.text for line in hers.chat) == sorted(lines)
        journal = load(await ada.journal(created.id), GAME.spec)
        played = Counter(entry.seat for entry in journal.entries)
        assert [played[player.seat] for player in players] == [player.acknowledged for player in players]
