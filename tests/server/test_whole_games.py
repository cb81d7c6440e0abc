"""Whole games over the protocol."""

import asyncio
import random

import pytest

from atable.client.player import play_with, random_chooser
from tests.server.running import running


@pytest.mark.parametrize("game", ["banquet_royal", "course_a_letoile", "critter_kitchen"])
async def test_two_people_and_a_bot_play_a_whole_game(database_url: str, game: str) -> None:
    async with running(database_url) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table(game, ["me", "open", "greedy"])
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            await asyncio.gather(
                play_with(hers, 0, random_chooser(random.Random(1))),
                play_with(his, 1, random_chooser(random.Random(2))),
            )
            assert hers.info.outcome is not None
            assert hers.info.outcome == his.info.outcome
            assert len(hers.info.outcome.sides) == 3
