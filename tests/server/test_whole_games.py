"""Whole games over the protocol."""

import asyncio
import random

import pytest

from atable.client.picture import Plain
from atable.client.player import Asked, Chooser, play_with
from atable.games import IDS
from atable.protocol.info import Thinking
from tests.server.running import running

# In live play a day of Rival Restaurants lasts a real minute, a round of Kitchen Rush four: here they go by turns.
OPTIONS = {"rival_restaurants": {"pace": "relaxed"}, "kitchen_rush": {"pace": "relaxed"}}
THINKING: dict[str, Thinking] = {"rival_restaurants": "none", "kitchen_rush": "none"}
BOTS = {"kitchen_rush": "chef"}
TEAMS = {"kitchen_rush"}
RACED = {"accept_offer", "decline_offer", "withdraw_offer", "not_done"}  # may be too late when they arrive


def chooser(number: int) -> Chooser:
    """At random, but for answers that somebody else's action may have overtaken."""
    rng = random.Random(number)

    def choose(asked: Asked) -> Plain | None:
        calm = [action for action in asked.legal if action["type"] not in RACED]
        if {"type": "ready"} in calm and rng.random() < 0.3:
            return {"type": "ready"}
        return rng.choice(calm) if calm else None

    return choose


@pytest.mark.parametrize("game", IDS)
async def test_two_people_and_a_bot_play_a_whole_game(database_url: str, game: str) -> None:
    async with running(database_url) as site:
        ada, ben = await site.visitor("Ada"), await site.visitor("Ben")
        created = await ada.create_table(
            game,
            ["me", "open", BOTS.get(game, "greedy")],
            options=OPTIONS.get(game),
            thinking=THINKING.get(game, "normal"),
        )
        async with ada.table(created.id) as hers, ben.table(created.id, created.invitation) as his:
            await his.sit(1)
            await hers.start()
            await asyncio.gather(
                play_with(hers, 0, chooser(1)),
                play_with(his, 1, chooser(2)),
            )
            assert hers.info.outcome is not None
            assert hers.info.outcome == his.info.outcome
            assert len(hers.info.outcome.sides) == (1 if game in TEAMS else 3)
