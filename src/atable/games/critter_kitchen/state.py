"""The position, as plain data. Numbers stand for items (`items`), cards (`cards`), chefs and locations.

A kitchen is a player's, by seat; alone at the table, the second kitchen is McDogald's.
"""

from typing import Final

import msgspec

from atable.games.critter_kitchen.actions import SetStandingOrders
from atable.games.critter_kitchen.frames import CritterFrame, Plate
from atable.games.critter_kitchen.options import CritterOptions
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

HOME: Final = -1  # where a chef is that stands at no location
MCDOGALDS: Final = 1  # the number of its kitchen
AUTOMA: Final[Seat] = 9  # what McDogald's is called in events and views: no seat
ROUNDS: Final = 7  # CK-074
LAST_OF_DAY: Final = (3, 6)  # CK-077
NEVER: Final = 0

# Where stars come from: the lines of a score sheet.
SOURCES: Final[tuple[str, ...]] = (
    "restaurateur",
    "dishes",
    "capybara",
    "carol",
    "soup",
    "courses",
    "best",
    "rumor-question",
    "rumor-exclaim",
    "rumor-whisper",
    "owl",
    "trophies",
    "track",
    "start",
    "challenge-icons",
    "gossip",
    "difficulty",
)
(
    FROM_RESTAURATEUR,
    FROM_DISHES,
    FROM_CAPYBARA,
    FROM_CAROL,
    FROM_SOUP,
    FROM_COURSES,
    FROM_BEST,
    FROM_RUMORS,  # + icon
) = range(8)
FROM_OWL: Final = 10
FROM_TROPHIES: Final = 11
FROM_TRACK: Final = 12
FROM_START: Final = 13
FROM_ICONS: Final = 14
FROM_GOSSIP: Final = 15
FROM_DIFFICULTY: Final = 16


class Memory(msgspec.Struct):
    """What others can't tell apart since this kitchen closed its fridge; for `redeal` alone.

    `held` is the least number of each kind that was in storage at any time since then, `tossed` what was put away.
    """

    held: list[int]
    tossed: list[int]

    def copy(self) -> "Memory":
        return Memory(self.held.copy(), self.tossed.copy())


class Kitchen(msgspec.Struct):
    storage: list[int]  # CK-008: counts by kind
    soup: int
    bisque: int
    rumors: int  # CK-153: bits of the icons whose space is filled
    wilds: int  # of these, the ones filled by a wild token
    gained: list[int]  # stars by source (CK-032)
    track: int  # CK-282
    hired: int  # CK-193: the zous-chef that will work next round
    zous: int  # the one that works this round
    at: list[int]  # by chef: its location, or HOME
    took: int  # items taken by the chef that stands at the present location
    caffeinated: int  # bits of the chefs that had a coffee this round (CK-373)
    coffees: int
    cookbooks: int
    trophies: int
    restaurateur: int
    private_rumor: int  # The Owl's
    fox_day: int  # the last day on which The Fox swapped, or NEVER
    memories: list[Memory]  # one for each closed fridge

    def copy(self) -> "Kitchen":
        return Kitchen(
            self.storage.copy(),
            self.soup,
            self.bisque,
            self.rumors,
            self.wilds,
            self.gained.copy(),
            self.track,
            self.hired,
            self.zous,
            self.at.copy(),
            self.took,
            self.caffeinated,
            self.coffees,
            self.cookbooks,
            self.trophies,
            self.restaurateur,
            self.private_rumor,
            self.fox_day,
            [memory.copy() for memory in self.memories],
        )


class Solo(msgspec.Struct):
    """What McDogald's brings along: four decks (the last card is the top), what was drawn, stars on challenge icons."""

    managers: list[int]
    chef_decks: list[list[int]]  # mouse, lizard, boar
    chef_discards: list[list[int]]
    manager: int  # the card of this round
    chef_cards: list[int]  # by chef: its card of this round, or NO_CARD
    starred: list[int]  # by challenge in play: bits of the icons that carry a star (CK-334)
    supersize: bool

    def copy(self) -> "Solo":
        return Solo(
            self.managers.copy(),
            [deck.copy() for deck in self.chef_decks],
            [pile.copy() for pile in self.chef_discards],
            self.manager,
            self.chef_cards.copy(),
            self.starred.copy(),
            self.supersize,
        )


class CritterState(msgspec.Struct):
    options: CritterOptions
    seats: int
    now: int
    rng: Rng
    stack: list[CritterFrame]  # empty: the game is over
    round: int
    critic: int
    challenges: tuple[int, ...]  # all seven: six in their order, then the one that is out (CK-037, CK-038)
    rumors: tuple[int, ...]  # by icon
    face_up: int  # bits of the icons whose card everybody sees (CK-166)
    academy: tuple[int, ...]  # the zous-chefs: one for each of six rounds, then those that are out (CK-053)
    carts: tuple[int, ...]  # goods, in their order: seven will be seen (CK-363)
    priority: list[int]  # kitchens, front first (CK-065)
    stalls: list[list[int]]  # by location: the items that lie there; soup never runs out
    kitchens: list[Kitchen]
    bag: list[int]  # counts by kind
    floors: list[list[int]]  # one for each closed fridge: the least of each kind in the bag since then; for `redeal`
    removed: list[int]  # tokens out of the game, in order
    filled: bool  # the Midnight Merchant has been stocked this round
    ability_done: bool  # CK-197: of the one zous-chef that works this round (CK-206)
    meals: list[list[Plate]]  # after the common reveal, by kitchen
    orders: list[SetStandingOrders]  # secret, by seat
    steps: list[int]  # by seat: how often it has acted, so that no question has the id of an older one
    solo: Solo | None

    def copy(self) -> "CritterState":
        return CritterState(
            self.options,
            self.seats,
            self.now,
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            self.round,
            self.critic,
            self.challenges,
            self.rumors,
            self.face_up,
            self.academy,
            self.carts,
            self.priority.copy(),
            [stall.copy() for stall in self.stalls],
            [kitchen.copy() for kitchen in self.kitchens],
            self.bag.copy(),
            [floor.copy() for floor in self.floors],
            self.removed.copy(),
            self.filled,
            self.ability_done,
            [[plate.copy() for plate in meal] for meal in self.meals],
            self.orders.copy(),
            self.steps.copy(),
            None if self.solo is None else self.solo.copy(),
        )


def day_of(game_round: int) -> int:
    """CK-076."""
    return 1 if game_round <= 3 else 2 if game_round <= 6 else 3


def stars_of(kitchen: Kitchen) -> int:
    return sum(kitchen.gained)


def seat_of(state: CritterState, kitchen: int) -> Seat:
    """How events call the owner of this kitchen."""
    return AUTOMA if kitchen >= state.seats else kitchen
