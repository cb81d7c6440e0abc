"""Tokens, locations and cards of Critter Kitchen, read from TOML and checked against the rulebook.

Everything of one sort is numbered in the order of its file.
"""

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final, Generic, Literal, TypeVar, get_args

import msgspec

from atable.kernel.content import check_ids, read_toml
from atable.kernel.errors import BadContent

FOLDER: Final = Path(__file__).parent
T = TypeVar("T")

Type = Literal["bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine"]  # CK-014, in the order of CK-260
LocationId = Literal[
    "soup_truck",
    "garden_top_shop",
    "desert_vendor",
    "water_market",
    "air_docks",
    "lantern_lane",
    "midnight_merchant",
    "chef_academy",
]
Chef = Literal["mouse", "lizard", "boar"]
RumorSet = Literal["base", "advanced"]
Timing = Literal["before_first_pick", "after_last_pick", "start_of_location", "after_reveal", "passive"]  # CK-198
Symbol = Literal["rumor", "challenge", "zous", "spice", "seven", "plate", "high"]
Order = Literal["usual", "location", "rumor", "copy", "most_tokens", "front", "supersize", "home"]
Condition = Literal[
    "seven",
    "best",
    "rumor",
    "spice",
    "challenge_best",
    "plate",
    "location",
    "two_best",
    "challenge_most",
    "most_tokens",
    "sum",
    "alone",
    "shadow",
]
Arrow = Literal["right", "left"]  # CK-315: from the Soup Truck rightward, from the Chef Academy leftward
Good = Literal["tofu", "coffee", "cookbook", "trophy"]

TYPES: Final[tuple[Type, ...]] = get_args(Type)
LOCATIONS: Final[tuple[LocationId, ...]] = get_args(LocationId)

# What the box holds.
INGREDIENTS: Final = 13  # of each type (CK-035)
SUM_OF_NUMBERS: Final = 52  # of each type
SPICE_COPIES: Final = 2  # CK-035
RUMOR_COPIES: Final = 3  # of each icon, and wild
DRAWN: Final[dict[int, int]] = {2: 10, 3: 13, 4: 16, 5: 20}  # tokens in a round, by the number of players
CHALLENGES: Final = 7  # CK-037
CRITICS: Final = 12
RUMORS: Final[dict[RumorSet, int]] = {"base": 14, "advanced": 14}  # CK-056, CK-057
DOTS: Final[dict[int, int]] = {0: 12, 1: 8, 2: 8}  # rumor cards by what they pay McDogald's (CK-354)
ZOUS_CHEFS: Final = 12  # CK-053
RESTAURATEURS: Final = 10
MANAGERS: Final = 14
CHEF_CARDS: Final = 10  # for each chef
CART_COPIES: Final = 3  # CK-363

FRIDGE: Final = (5, 10)  # CK-244, CK-245
THRESHOLDS: Final = (6, 12, 21)  # CK-231 to CK-233: what 1, 2 and 4 stars need

AtLeastNone = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Number = Annotated[int, msgspec.Meta(ge=2, le=7)]  # CK-003
Pace = Annotated[int, msgspec.Meta(ge=1, le=4)]


class IngredientType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Type
    numbers: tuple[Number, ...]


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spice or a rumor token of the bag."""

    id: str
    copies: int


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: LocationId
    spaces: AtLeastNone
    spaces_two: AtLeastNone | None = None

    def spaces_for(self, players: int) -> int:
        """CK-050, CK-051; solo is set up for two (CK-297)."""
        return self.spaces_two if players <= 2 and self.spaces_two is not None else self.spaces


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    types: tuple[Type, Type, Type]


class Critic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """all_courses, best_of: stars where they are not 1 (CK-273, CK-274)."""

    id: str
    all_courses: AtLeastOne = 1
    best_of: dict[Type, AtLeastOne] = {}


class Rumor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Fanatic has a type. Others pay stars for a condition, or 1 star per so many of something, at most so many."""

    id: str
    set: RumorSet
    dots: AtLeastNone
    type: Type | None = None
    stars: AtLeastOne | None = None
    per: AtLeastOne | None = None
    most: AtLeastOne | None = None
    at_least: AtLeastNone = 0
    total: AtLeastNone = 0
    number: AtLeastNone = 0
    courses: AtLeastNone = 0


class ZousChef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    capacity: Pace
    speed: Pace
    timing: Timing


class Restaurateur(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stars: AtLeastNone
    fridge: tuple[AtLeastOne, AtLeastOne] = FRIDGE
    thresholds: tuple[AtLeastOne, AtLeastOne, AtLeastOne] = THRESHOLDS


class CriticsChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    critic: str
    stars: AtLeastNone
    day1: tuple[Symbol, ...]
    day2: tuple[Symbol, ...]
    day3: tuple[Symbol, ...]
    types: tuple[Type, ...]

    @property
    def days(self) -> tuple[tuple[Symbol, ...], ...]:
        return self.day1, self.day2, self.day3


class Manager(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    what: Order
    chef: Chef | None = None
    to: LocationId | None = None
    arrow: Arrow | None = None
    capacity: AtLeastOne | None = None


class ChefCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    deck: Chef
    condition: Condition
    arrow: Arrow
    location: LocationId | None = None


class Cart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    good: Good
    copies: int


class _Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    types: tuple[IngredientType, ...] = msgspec.field(name="type")
    tokens: tuple[Token, ...] = msgspec.field(name="token")


class _Locations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    locations: tuple[Location, ...] = msgspec.field(name="location")


class _Cards(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    cards: tuple[T, ...] = msgspec.field(name="card")


class Content(msgspec.Struct, frozen=True):
    types: tuple[IngredientType, ...]
    tokens: tuple[Token, ...]
    locations: tuple[Location, ...]
    challenges: tuple[Challenge, ...]
    critics: tuple[Critic, ...]
    rumors: tuple[Rumor, ...]
    zous_chefs: tuple[ZousChef, ...]
    restaurateurs: tuple[Restaurateur, ...]
    choices: tuple[CriticsChoice, ...]
    managers: tuple[Manager, ...]
    chef_cards: tuple[ChefCard, ...]
    carts: tuple[Cart, ...]


def load(folder: Path = FOLDER) -> Content:
    """Read the eleven files; raise BadContent naming the file, the entry and the field that is wrong."""
    bag = read_toml(folder / "tokens.toml", _Tokens)
    content = Content(
        bag.types,
        bag.tokens,
        read_toml(folder / "locations.toml", _Locations).locations,
        read_toml(folder / "challenges.toml", _Cards[Challenge]).cards,
        read_toml(folder / "critics.toml", _Cards[Critic]).cards,
        read_toml(folder / "rumors.toml", _Cards[Rumor]).cards,
        read_toml(folder / "zous_chefs.toml", _Cards[ZousChef]).cards,
        read_toml(folder / "restaurateurs.toml", _Cards[Restaurateur]).cards,
        read_toml(folder / "critics_choices.toml", _Cards[CriticsChoice]).cards,
        read_toml(folder / "managers.toml", _Cards[Manager]).cards,
        read_toml(folder / "chef_cards.toml", _Cards[ChefCard]).cards,
        read_toml(folder / "carts.toml", _Cards[Cart]).cards,
    )
    _check_bag(content.types, content.tokens)
    _check_locations(content.locations)
    _check_challenges(content.challenges)
    check_ids("critics.toml", content.critics, CRITICS)
    _check_rumors(content.rumors)
    _check_zous_chefs(content.zous_chefs)
    _check_restaurateurs(content.restaurateurs)
    _check_choices(content.choices, content.critics)
    _check_managers(content.managers)
    _check_chef_cards(content.chef_cards)
    _check_carts(content.carts)
    return content


def _check_bag(types: tuple[IngredientType, ...], tokens: tuple[Token, ...]) -> None:
    file = "tokens.toml"
    if tuple(kind.id for kind in types) != TYPES:
        raise BadContent(file, "type", "id", f"expected {', '.join(TYPES)} (CK-014, CK-260)")
    for kind in types:
        if len(kind.numbers) != INGREDIENTS:
            raise BadContent(file, kind.id, "numbers", f"{INGREDIENTS} are needed (CK-035), not {len(kind.numbers)}")
        if sum(kind.numbers) != SUM_OF_NUMBERS:
            raise BadContent(file, kind.id, "numbers", f"expected a sum of {SUM_OF_NUMBERS}, not {sum(kind.numbers)}")
    copies = {f"spice_{kind}": SPICE_COPIES for kind in TYPES} | {"allspice": SPICE_COPIES}
    copies |= {f"rumor_{icon}": RUMOR_COPIES for icon in ("question", "exclaim", "whisper", "wild")}
    if [token.id for token in tokens] != list(copies):
        raise BadContent(file, "token", "id", f"expected {', '.join(copies)}")
    for token in tokens:
        if token.copies != copies[token.id]:
            raise BadContent(file, token.id, "copies", f"expected {copies[token.id]} (CK-035), not {token.copies}")


def _check_locations(locations: tuple[Location, ...]) -> None:
    file = "locations.toml"
    if tuple(location.id for location in locations) != LOCATIONS:
        raise BadContent(file, "location", "id", f"expected {', '.join(LOCATIONS)} (CK-045 to CK-049)")
    for location in locations:
        if (location.spaces_two is not None) != (location.id in ("midnight_merchant", "chef_academy")):
            raise BadContent(file, location.id, "spaces_two", "only the last two boards have another side (CK-050)")
    for players, needed in DRAWN.items():
        in_play = (*locations[: players + 1], *locations[-2:])  # CK-046
        if (drawn := sum(location.spaces_for(players) for location in in_play)) != needed:
            raise BadContent(file, "location", "spaces", f"{players} players draw {needed} tokens a round, not {drawn}")


def _check_challenges(cards: tuple[Challenge, ...]) -> None:
    """No type is favoured: each is on three cards and last on one, and any two meet on one card."""
    file = "challenges.toml"
    check_ids(file, cards, CHALLENGES)
    last = Counter(card.types[-1] for card in cards)
    shown = Counter(kind for card in cards for kind in card.types)
    for kind in TYPES:
        if shown[kind] != 3:
            raise BadContent(file, kind, "types", f"each type is on 3 cards, not on {shown[kind]}")
        if last[kind] != 1:
            raise BadContent(file, kind, "types", f"each type is the last of 1 card, not of {last[kind]}")
    for one, other in combinations(TYPES, 2):
        if (together := sum(one in card.types and other in card.types for card in cards)) != 1:
            raise BadContent(file, f"{one} and {other}", "types", f"two types meet on 1 card, not on {together}")


def _check_rumors(cards: tuple[Rumor, ...]) -> None:
    file = "rumors.toml"
    check_ids(file, cards, sum(RUMORS.values()))
    for card in cards:
        if sum(way is not None for way in (card.type, card.stars, card.per)) != 1:
            raise BadContent(file, card.id, "stars", "a card has a type, or stars, or per")
        if card.most is not None and card.per is None:
            raise BadContent(file, card.id, "most", "only a card with per has a most")
        if card.type and card.id != f"{card.type}_fanatic":
            raise BadContent(file, card.id, "type", f"the {card.type} Fanatic is another card")
    for name, needed in RUMORS.items():
        if (found := sum(card.set == name for card in cards)) != needed:
            raise BadContent(file, name, "set", f"{needed} cards are needed, not {found}")
    for dots, needed in DOTS.items():
        if (found := sum(card.dots == dots for card in cards)) != needed:
            raise BadContent(file, f"dots {dots}", "dots", f"{needed} cards are needed, not {found}")
    if [card.type for card in cards if card.type] != list(TYPES):
        raise BadContent(file, "fanatic", "type", "each type has its Fanatic (CK-283)")


def _check_zous_chefs(cards: tuple[ZousChef, ...]) -> None:
    check_ids("zous_chefs.toml", cards, ZOUS_CHEFS)
    for card in cards:
        if card.speed != card.capacity and card.timing != "passive":
            raise BadContent(
                "zous_chefs.toml", card.id, "speed", "speed is capacity unless that is the ability (CK-007)"
            )


def _check_restaurateurs(cards: tuple[Restaurateur, ...]) -> None:
    check_ids("restaurateurs.toml", cards, RESTAURATEURS)
    for card in cards:
        for field in ("fridge", "thresholds"):
            if list(numbers := getattr(card, field)) != sorted(set(numbers)):
                raise BadContent("restaurateurs.toml", card.id, field, "the numbers rise")


def _check_choices(cards: tuple[CriticsChoice, ...], critics: tuple[Critic, ...]) -> None:
    file = "critics_choices.toml"
    check_ids(file, cards, CRITICS)
    for card, critic in zip(cards, critics, strict=True):
        if card.critic != critic.id:
            raise BadContent(
                file, card.id, "critic", f"expected {critic.id}: the order is that of the critics (CK-300)"
            )
        if sorted(card.types) != sorted(TYPES):
            raise BadContent(file, card.id, "types", "each type stands once in the list (CK-323)")
        for field, row in zip(("day1", "day2", "day3"), card.days, strict=True):
            if len(set(row)) != len(row) or row[-1:] != ("high",):
                raise BadContent(file, card.id, field, "no symbol stands twice, and the last is high")


def _check_managers(cards: tuple[Manager, ...]) -> None:
    check_ids("managers.toml", cards, MANAGERS)
    for card in cards:
        belongs = {
            "chef": card.what not in ("usual", "front"),
            "to": card.what == "location",
            "arrow": card.what in ("rumor", "most_tokens"),
            "capacity": card.what == "supersize",
        }
        for field, wanted in belongs.items():
            if (getattr(card, field) is not None) != wanted:
                raise BadContent("managers.toml", card.id, field, f"{'needed' if wanted else 'not'} with {card.what}")


def _check_chef_cards(cards: tuple[ChefCard, ...]) -> None:
    file = "chef_cards.toml"
    chefs: tuple[Chef, ...] = get_args(Chef)
    check_ids(file, cards, CHEF_CARDS * len(chefs))
    for card in cards:
        if (card.location is not None) != (card.condition == "location"):
            raise BadContent(file, card.id, "location", "given with the condition location, and only then")
    for chef in chefs:
        if (found := sum(card.deck == chef for card in cards)) != CHEF_CARDS:
            raise BadContent(file, chef, "deck", f"{CHEF_CARDS} cards are needed, not {found}")


def _check_carts(cards: tuple[Cart, ...]) -> None:
    goods = get_args(Good)
    if tuple(card.good for card in cards) != goods:
        raise BadContent("carts.toml", "card", "good", f"expected {', '.join(goods)} (CK-363)")
    for card in cards:
        if card.copies != CART_COPIES:
            raise BadContent("carts.toml", card.id, "copies", f"expected {CART_COPIES} (CK-363), not {card.copies}")


CONTENT: Final = load()
