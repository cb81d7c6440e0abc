"""RR-433: bots against the clock."""

from typing import Any

from atable.bots.greedy import GreedyBot
from atable.bots.player import BotPlayer
from atable.games.rival_restaurants.actions import BuyCounter
from atable.games.rival_restaurants.bots.heuristics import NO_TRADE
from atable.games.rival_restaurants.game import GAME
from atable.kernel.bots import Wake
from tests.rules.rival_restaurants.scenario import RED, Table


def market() -> Table:
    """Red stands alone on a Beef that completes a recipe, with the money for it."""
    table = Table(3, pace="live").money(RED, 900).recipes(RED, "seoul_corn_dog", "bibimbap")
    table.give(RED, "rice", "egg", "carrot").counter("chop_shop", "beef", "fish")
    return table.send("chop_shop", "the_island", "the_island", spots={RED: 1}).to_market()


def answer(table: Table, bot: BotPlayer) -> Any:
    return bot.choose(GAME, table.state)


def test_rr_433_a_bot_takes_0_8_to_3_seconds_for_each_request() -> None:
    waits = set()
    for number in range(40):
        table, bot = market(), BotPlayer(GreedyBot("greedy", NO_TRADE, 0.0), RED, f"hand {number}")
        first = answer(table, bot)
        assert isinstance(first, Wake)
        waits.add(first.ms - table.state.now)
        table.wait(first.ms - table.state.now)
        bought = answer(table, bot)
        assert bought == BuyCounter(RED, 1)
        table.act(RED, bought)
        again = answer(table, bot)
        assert isinstance(again, Wake)
        waits.add(again.ms - table.state.now)
    assert min(waits) >= 800
    assert max(waits) <= 3000
    assert max(waits) - min(waits) > 1500


def test_rr_433_it_stays_asleep_until_then() -> None:
    table, bot = market(), BotPlayer(GreedyBot("greedy", NO_TRADE, 0.0), RED, "hand")
    first = answer(table, bot)
    table.wait(first.ms - table.state.now - 1)
    assert answer(table, bot) == first
