"""What a table may choose before the game (CK-358, CK-359)."""

from typing import Literal

from atable.kernel.errors import BadOptions
from atable.kernel.spec import Options, check_ranges

Critic = Literal[
    "random",
    "mouse",
    "cow",
    "fruit_bat",
    "jerboa",
    "kangaroo",
    "rabbit",
    "tree_shrew",
    "capybara",
    "tortoise",
    "raccoon",
    "flamingo",
    "parrot",
]
Difficulty = Literal["intern", "chef", "executive_chef"]


class CritterOptions(Options, frozen=True, kw_only=True):
    preset: Literal["none", "first_game"] = "none"  # CK-360
    critic: Critic = "random"
    rumor_set: Literal["base", "all"] = "all"
    restaurateurs: bool = False
    restaurateur_draft: bool = False  # CK-072
    a_la_cart: bool = False  # CK-362
    truck_leftovers: Literal["move", "stay"] = "move"  # CK-361
    solo_difficulty: Difficulty = "chef"  # CK-306


def resolve(options: Options, seats: int) -> CritterOptions:
    if not isinstance(options, CritterOptions):
        raise BadOptions("options", "bad-options-type", {"wanted": "CritterOptions", "given": type(options).__name__})
    check_ranges(options)
    if options.preset == "first_game":
        options = _first_game(options)
    if options.restaurateur_draft and not options.restaurateurs:
        raise BadOptions("restaurateur_draft", "bad-draft-without-restaurateurs")
    if options.a_la_cart and seats == 1:
        raise BadOptions("a_la_cart", "bad-solo-cart")
    return options


def _first_game(options: CritterOptions) -> CritterOptions:
    """CK-055: what the preset sets can't be set otherwise beside it."""
    if options.critic not in ("random", "mouse"):
        raise BadOptions("critic", "bad-preset-critic")
    if options.restaurateurs:
        raise BadOptions("restaurateurs", "bad-preset-restaurateurs")
    if options.restaurateur_draft:
        raise BadOptions("restaurateur_draft", "bad-preset-draft")
    return CritterOptions(
        pace=options.pace,
        preset="first_game",
        critic="mouse",
        rumor_set="base",
        a_la_cart=options.a_la_cart,
        truck_leftovers=options.truck_leftovers,
        solo_difficulty=options.solo_difficulty,
    )
