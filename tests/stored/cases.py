"""Which games are stored: of each game several tables, so that together they meet its variants, paces and seats."""

from typing import Any, Final, NamedTuple

from atable.games import GAMES
from atable.kernel.game import Game
from atable.kernel.spec import read_options


class Case(NamedTuple):
    game: str
    name: str
    seats: int
    level: str  # of the bots that play it
    options: dict[str, Any]
    eventful: bool = False  # people leave and come back, the table pauses, moves are taken back
    running: bool = False  # it is cut in the middle


def game_of(game_id: str) -> Game[Any]:
    return next(game for game in GAMES if game.spec.id == game_id)


def _cases(game: str, *cases: tuple[str, int, str, dict[str, Any], str]) -> list[Case]:
    return [
        Case(game, name, seats, level, options, "eventful" in how, "running" in how)
        for name, seats, level, options, how in cases
    ]


SQUAD: Final = {"mode": "kitchen_squad", "max_days": 20}
COOKS: Final = {"mode": "two_many_cooks", "max_days": 20, "restaurant_choices": 2}
EVERY_VARIANT: Final = {"gourmet": True, "folie": True, "folie_eight": True, "farandole": True, "hells_kitchen": True}
CAKE: Final = {"piece_of_cake": True, "events": True}

CASES: Final[tuple[Case, ...]] = (
    *_cases(
        "banquet_royal",
        ("2-live", 2, "greedy", {}, ""),
        ("3-relaxed-gourmet", 3, "greedy-casual", {"pace": "relaxed", "gourmet": True}, "eventful"),
        ("4-simulation-folie", 4, "greedy", {"pace": "simulation", "folie": True, "hells_kitchen": True}, ""),
        ("4-live-everything", 4, "random", EVERY_VARIANT, "eventful"),
        ("2-relaxed-farandole", 2, "greedy", {"pace": "relaxed", "farandole": True}, "running eventful"),
        ("3-live-folie-eight", 3, "random", {"folie": True, "folie_eight": True}, "running"),
    ),
    *_cases(
        "course_a_letoile",
        ("2-live", 2, "greedy", {}, ""),
        ("3-relaxed-orders", 3, "random", {"pace": "relaxed", "resto_income": "floor"}, "eventful"),
        ("3-relaxed-windows", 3, "greedy", {"pace": "relaxed", "reactions": "pause"}, "eventful"),
        ("6-simulation", 6, "greedy-casual", {"pace": "simulation"}, ""),
        ("4-live", 4, "random", {"resto_income": "floor"}, "running eventful"),
        ("5-relaxed-orders", 5, "greedy", {"pace": "relaxed"}, "running"),
    ),
    *_cases(
        "critter_kitchen",
        ("1-live-draft", 1, "greedy", {"restaurateurs": True, "restaurateur_draft": True, "critic": "fruit_bat"}, ""),
        ("2-relaxed-cart", 2, "greedy", {"pace": "relaxed", "a_la_cart": True, "truck_leftovers": "stay"}, "eventful"),
        ("3-simulation-base", 3, "greedy-casual", {"pace": "simulation", "rumor_set": "base"}, ""),
        ("4-live-draft", 4, "random", {"restaurateurs": True, "restaurateur_draft": True}, "eventful"),
        ("2-live-first-game", 2, "greedy", {"preset": "first_game"}, ""),
        ("5-live-cart", 5, "random", {"restaurateurs": True, "a_la_cart": True, "critic": "cow"}, "running"),
        ("1-relaxed-intern", 1, "random", {"pace": "relaxed", "solo_difficulty": "intern"}, "running eventful"),
    ),
    *_cases(
        "rival_restaurants",
        ("2-live-squad", 2, "greedy", SQUAD, ""),
        ("3-simulation-cooks", 3, "greedy-casual", {"pace": "simulation", "variant_startup": True, **COOKS}, ""),
        ("4-relaxed", 4, "greedy", {"pace": "relaxed", "max_days": 20}, "eventful"),
        ("3-live-open-war", 3, "random", {"bb_seconds": 30, "max_days": 20}, "eventful"),
        ("2-relaxed-draft", 2, "random", {"pace": "relaxed", "mode": "kitchen_squad_draft", "max_days": 20}, "running"),
        ("5-live-sealed", 5, "greedy", {"war_mode": "sealed", "response_privacy": "fast"}, "running eventful"),
        ("6-simulation", 6, "random", {"pace": "simulation", "max_days": 20}, "running"),
    ),
    *_cases(
        "kitchen_rush",
        ("2-live-guided", 2, "chef", {}, ""),
        ("1-live-strict-cake", 1, "chef", {"objective": "first_star", "assist": "strict", **CAKE}, "eventful"),
        ("2-relaxed-strict", 2, "chef", {"pace": "relaxed", "objective": "tip_jar", "assist": "strict"}, "eventful"),
        ("3-live-mini", 3, "chef", {"objective": "red_carpet", "specialist_mini": True, "handmade": True}, ""),
        ("4-simulation-cake", 4, "chef", {"pace": "simulation", "objective": "slow_food", **CAKE}, ""),
        (
            "2-live-double-shift",
            2,
            "random",
            {"objective": "spotless", "double_shift": True, "events": True},
            "running",
        ),
        ("1-relaxed-cake", 1, "random", {"pace": "relaxed", "family": True, **CAKE}, "running eventful"),
        ("4-live-banquet", 4, "chef", {"objective": "banquet_hall", **CAKE}, "running eventful"),
    ),
)


def options_of(case: Case) -> Any:
    return read_options(game_of(case.game).spec, case.options)
