"""Bots of Rival Restaurants: what they propose must be allowed."""

from atable.bots.make import make_bot
from atable.games.rival_restaurants.bots.heuristics import HEURISTICS
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.lab.match import Match


def test_no_offer_spends_what_a_decided_claim_will_cost() -> None:
    """RR-151: in this game a bot that had decided to buy its claim offered the money in a trade as well."""
    bots = [make_bot("greedy", HEURISTICS) for _ in range(2)]
    match = Match(GAME, RivalOptions(pace="relaxed"), bots, "relaxed Kitchen Squad/1000028")
    assert match.play().outcome.result == "ranked"
