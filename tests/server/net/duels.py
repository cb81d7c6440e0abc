"""Toy duels between two people: a small table for the tests of the network."""

import random

from atable.client import Table, Visitor, play_with, random_chooser
from atable.protocol.http import Created
from tests.server.running import Running


async def people(site: Running) -> tuple[Visitor, Visitor]:
    return await site.visitor("Ada"), await site.visitor("Ben")


async def open_duel(host: Visitor) -> Created:
    """The host sits on seat 0; nobody is in a hurry."""
    return await host.create_table("toy_duel", ["me", "open"], options={"pace": "relaxed"}, thinking="none")


async def start_duel(host: Visitor, guest: Visitor) -> Created:
    """A duel that has begun; nobody is connected to it."""
    created = await open_duel(host)
    async with guest.table(created.id, created.invitation) as his:
        await his.sit(1)
        async with host.table(created.id) as hers:
            await hers.start()
    return created


async def play(table: Table, seat: int, seed: int = 1) -> None:
    await play_with(table, seat, random_chooser(random.Random(seed)))


def whose_turn(table: Table, seat: int) -> int:
    """The seat that is asked now, as this seat sees it."""
    asked: int = table.stream(seat).view["asked"][-1]
    return asked
