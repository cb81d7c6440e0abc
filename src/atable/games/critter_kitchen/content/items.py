"""Items, chefs and locations as small numbers.

Tokens of one kind are alike, so the bag and the storages are counts by kind.
"""

from typing import Final

from atable.games.critter_kitchen.content.loader import CONTENT

TYPES: Final[tuple[str, ...]] = tuple(kind.id for kind in CONTENT.types)  # CK-014
LOWEST: Final = 2  # CK-003
NUMBERS: Final = 6  # different numbers of a type: 2 to 7

# Kinds. Ingredients come first: type after type, number after number.
SPICE: Final = len(TYPES) * NUMBERS  # SPICE + type
ALLSPICE: Final = SPICE + len(TYPES)
ALLSPICE_R7: Final = ALLSPICE + 1
RUMOR: Final = ALLSPICE_R7 + 1  # RUMOR + icon
WILD: Final = RUMOR + 3
TOFU: Final = WILD + 1
ZOUS_CHEF: Final = TOFU + 1
BISQUE: Final = ZOUS_CHEF + 1
SOUP: Final = BISQUE + 1
COFFEE: Final = SOUP + 1
COOKBOOK: Final = COFFEE + 1
TROPHY: Final = COOKBOOK + 1

IN_BAG: Final = TOFU  # kinds below may be in the bag
IN_STORAGE: Final = TOFU + 1  # and below this in a storage (rumor tokens never are: CK-009)
NOTHING: Final = -1

ICONS: Final[tuple[str, ...]] = ("question", "exclaim", "whisper")
ALL_ICONS: Final = 0b111

TYPE: Final[list[int]] = [kind // NUMBERS for kind in range(SPICE)]
NUMBER: Final[list[int]] = [LOWEST + kind % NUMBERS for kind in range(SPICE)]

ITEM_IDS: Final[list[str]] = [
    *(f"{TYPES[kind // NUMBERS]}{LOWEST + kind % NUMBERS}" for kind in range(SPICE)),
    *(f"spice_{name}" for name in TYPES),
    "allspice",
    "allspice_r7",
    *(f"rumor_{icon}" for icon in ICONS),
    "rumor_wild",
    "tofu",
    "zous_chef",
    "bisque",
    "soup",
    "coffee",
    "cookbook",
    "trophy",
]
ITEM_INDEX: Final[dict[str, int]] = {item: kind for kind, item in enumerate(ITEM_IDS)}

CHEFS: Final[tuple[str, ...]] = ("mouse", "lizard", "boar", "zous")
MOUSE: Final = 0
LIZARD: Final = 1
BOAR: Final = 2
ZOUS: Final = 3

LOCATION_IDS: Final[list[str]] = [location.id for location in CONTENT.locations]
LOCATION_INDEX: Final[dict[str, int]] = {name: at for at, name in enumerate(LOCATION_IDS)}
LOCATIONS: Final = len(LOCATION_IDS)
SOUP_TRUCK: Final = 0
MIDNIGHT_MERCHANT: Final = 6
CHEF_ACADEMY: Final = 7

SOUP_VALUE: Final = 1  # CK-023
BISQUE_VALUE: Final = 3  # CK-024
TOFU_NUMBER: Final = 3  # CK-368


def ingredient(kind_of: int, number: int) -> int:
    """The kind of an ingredient of this type and number."""
    return kind_of * NUMBERS + number - LOWEST


def is_ingredient(kind: int) -> bool:
    return 0 <= kind < SPICE


def is_spice(kind: int) -> bool:
    """A specific spice or an all-spice."""
    return SPICE <= kind <= ALLSPICE_R7


def is_rumor(kind: int) -> bool:
    return RUMOR <= kind <= WILD


def is_good(kind: int) -> bool:
    """What a cart sells (CK-363)."""
    return kind == TOFU or kind >= COFFEE


def number_of(kind: int) -> int:
    """CK-003; tofu has a number too (CK-368)."""
    return NUMBER[kind] if kind < SPICE else TOFU_NUMBER


def bag_at_start() -> list[int]:
    """CK-035: 119 tokens."""
    counts = [0] * IN_BAG
    for at, kind in enumerate(CONTENT.types):
        for number in kind.numbers:
            counts[ingredient(at, number)] += 1
    for token in CONTENT.tokens:
        counts[ITEM_INDEX[token.id]] = token.copies
    return counts
