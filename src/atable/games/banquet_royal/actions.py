"""What a player may do, one small class each, and the ready-made objects that `legal` hands out."""

from typing import Final, Literal

from msgspec.structs import force_setattr

from atable.games.banquet_royal.content.board import LABELS, LINES
from atable.games.banquet_royal.content.loader import CONTENT
from atable.kernel.actions import Action

Dish = Literal["green_salad", "fruit_salad", "charlotte", "burger"]
Color = Literal["orange", "pink", "blue", "green"]
Crowns = Literal[1, 2, 3]
Line = tuple[str, str, str]


class PlaceOrder(Action, frozen=True):
    """Folie en cuisine: put the next hidden Royal Order under a Cloche here (BR-112)."""

    space: str


class Look(Action, frozen=True):
    """Relaxed play: begin the personal showing of the Royal Orders (BR-27)."""


class MemoriseReady(Action, frozen=True):
    """I have memorised the Royal Orders, or do without (BR-28)."""


class PlaceDish(Action, frozen=True):
    dish: Dish
    space: str


class PlaceToque(Action, frozen=True):
    space: str


class AnnounceOrder(Action, frozen=True):
    """Name the Dish under a Cloche before it is lifted (BR-54)."""

    space: str
    dish: Dish


class LoseValidatedMenu(Action, frozen=True):
    """Hell's Kitchen: the Menu given up for a wrong name (BR-122)."""

    card: str


class ValidateMenu(Action, frozen=True):
    """Show a card and the three spaces that fulfil it.

    A line may be named from either end (BR-68). Both are the same line, so they are the same action from the moment
    it is read: the order is that of `board.LINES`, which all begin at the end whose label comes first.
    """

    card: str
    line: Line

    def __post_init__(self) -> None:
        if self.line[0] > self.line[2]:
            force_setattr(self, "line", self.line[::-1])


class DiscardMenu(Action, frozen=True):
    card: str


class KeepHand(Action, frozen=True):
    """Neither validate nor discard (BR-74, BR-79)."""


class ChooseDrawValue(Action, frozen=True):
    """The deck to draw from when the own value is exhausted (BR-86, BR-89)."""

    value: Crowns


BanquetAction = (
    PlaceOrder
    | Look
    | MemoriseReady
    | PlaceDish
    | PlaceToque
    | AnnounceOrder
    | LoseValidatedMenu
    | ValidateMenu
    | DiscardMenu
    | KeepHand
    | ChooseDrawValue
)

DISHES: Final[tuple[Dish, ...]] = ("green_salad", "fruit_salad", "charlotte", "burger")
VALUES: Final[tuple[Crowns, ...]] = (1, 2, 3)
CARD_IDS: Final[list[str]] = [menu.id for menu in CONTENT.menus]
CARD_INDEX: Final[dict[str, int]] = {card: number for number, card in enumerate(CARD_IDS)}
LINE_LABELS: Final[list[Line]] = [(LABELS[a], LABELS[b], LABELS[c]) for a, b, c in LINES]
LINE_INDEX: Final[dict[Line, int]] = {line: number for number, line in enumerate(LINE_LABELS)}

# Interned actions: a legal list picks from these.
PLACE_ORDER: Final = [PlaceOrder(label) for label in LABELS]
PLACE_TOQUE: Final = [PlaceToque(label) for label in LABELS]
ANNOUNCE: Final = [[AnnounceOrder(label, dish) for dish in DISHES] for label in LABELS]
LOSE: Final = [LoseValidatedMenu(card) for card in CARD_IDS]
VALIDATE: Final = [[ValidateMenu(card, line) for line in LINE_LABELS] for card in CARD_IDS]
DISCARD: Final = [DiscardMenu(card) for card in CARD_IDS]
CHOOSE_VALUE: Final = [ChooseDrawValue(value) for value in VALUES]
LOOK: Final = Look()
READY: Final = MemoriseReady()
KEEP: Final = KeepHand()
_PLACE_DISH: Final = [[PlaceDish(dish, label) for dish in DISHES] for label in LABELS]
# By the set of Dish types in stock (a bit mask), then by space.
PLACE_DISH: Final = [
    [[place for dish, place in enumerate(places) if stock >> dish & 1] for places in _PLACE_DISH]
    for stock in range(1 << len(DISHES))
]
