"""Where the game is: the frames of the stack, each a phase or a question with its locals."""

from atable.kernel.frames import FrozenFrame


class PlacingOrders(FrozenFrame, frozen=True):
    """Folie en cuisine: Royal Orders still to be placed by the players (BR-112)."""


class Memorising(FrozenFrame, frozen=True):
    """The Royal Orders are shown (BR-27). Live, the showing ends at `until`."""

    ready: tuple[bool, ...]
    until: int | None


class Placing(FrozenFrame, frozen=True):
    """Step 1: place a Dish or a Toque, or announce a Royal Order (BR-33)."""


class Losing(FrozenFrame, frozen=True):
    """Hell's Kitchen, end of step 1: a validated Menu must go (BR-121)."""

    new: int  # the space of the element that came onto the board this turn, EMPTY if none


class Serving(FrozenFrame, frozen=True):
    """Steps 2 and 3: validate a Menu, or discard one, or neither."""

    new: int


class Refilling(FrozenFrame, frozen=True):
    """Step 4: which deck to draw from (BR-86, BR-89)."""


BanquetFrame = PlacingOrders | Memorising | Placing | Losing | Serving | Refilling
