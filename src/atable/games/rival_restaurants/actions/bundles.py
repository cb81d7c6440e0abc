"""Parts of actions: what is traded, what is cooked, what is on a shopping list."""

import msgspec


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a trade (RR-160). What is asked for names a number of action cards, what is given names the cards."""

    money: int = 0
    ingredients: tuple[str, ...] = ()
    action_cards: tuple[str, ...] = ()  # given; others see only how many (RR-172)
    any_cards: int = 0  # asked for
    garbage: int = 0
    recipes: tuple[str, ...] = ()
    upgrades: tuple[str, ...] = ()
    favour: str = ""  # RR-170
    shown: bool = False  # RR-172: the other party may read the names of the action cards


class CookPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RR-211: what fills each required place, in the order of the recipe; two cards only for Gardena (RR-226)."""

    recipe: str
    filling: tuple[tuple[str, ...], ...]
    extra: bool = False  # Secret Sauce in a Basic, Wine in a Gourmet recipe
    critic: bool = False  # Critic at the Door


class Wanted(msgspec.Struct, frozen=True):
    """RR-420: an entry of a shopping list. What has no ingredient or upgrade is the shelf."""

    location: str
    ingredient: str | None = None
    upgrade: str | None = None
    action_card: bool = False
    until: tuple[str, ...] = ()  # of a shelf: stop when one of these came
    most: int = 1
