"""In the Action phase: hourglasses, plates and what is put on them."""

from typing import ClassVar

from atable.kernel.events import Event
from atable.kernel.seats import Seat


class Placed(Event, frozen=True):
    """KR-069: the sand runs out at this reading of the phase's clock."""

    seat: Seat
    hourglass: str
    space: str
    window: int
    runs_out: int


class Lifted(Event, frozen=True):
    """KR-077; by itself where a seat is away, and in relaxed mode (KR-239)."""

    seat: Seat | None
    hourglass: str


class WindowClosed(Event, frozen=True):
    """KR-090."""

    seat: Seat
    window: int
    space: str


class SpecialistUsed(Event, frozen=True):
    """KC-119: the tile moves to its card."""

    seat: Seat
    specialist: str


class PlateFetched(Event, frozen=True):
    """KR-067."""

    seat: Seat
    order: str
    part: int
    plate: str


class TokenTrashed(Event, frozen=True):
    """KR-065."""

    seat: Seat
    plate: str
    good: str


class PlateSwapped(Event, frozen=True):
    """KR-066."""

    seat: Seat
    plate: str
    other: str


class IngredientTaken(Event, frozen=True):
    seat: Seat
    kind: str
    room: str
    plate: str


class IngredientPutBack(Event, frozen=True):
    seat: Seat
    kind: str
    room: str
    plate: str


class DrawBegan(Event, frozen=True):
    """KR-140; without a grip: the Spice Master looks into the bag."""

    seat: Seat
    grip: str | None


class CubeDrawn(Event, frozen=True):
    """KR-139."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cube: str


class BagOpened(Event, frozen=True):
    """The Spice Master has looked into it."""

    reveals: ClassVar[bool] = True
    seat: Seat


class DrawCancelled(Event, frozen=True):
    """KR-097, KR-146."""

    seat: Seat


class CubePlaced(Event, frozen=True):
    seat: Seat
    cube: str
    plate: str


class CubeSetAside(Event, frozen=True):
    seat: Seat
    cube: str


class BagReleased(Event, frozen=True):
    """KR-144."""

    seat: Seat


class Cooked(Event, frozen=True):
    """KR-149."""

    seat: Seat
    plate: str
    line: int


class Chilled(Event, frozen=True):
    """KC-094."""

    seat: Seat
    plate: str
    column: int


class LidOpened(Event, frozen=True):
    seat: Seat


class LidClosed(Event, frozen=True):
    """KC-091: by itself in guided games, without a seat."""

    seat: Seat | None


class ScoopTaken(Event, frozen=True):
    """From the Freezer, or by the Ice-cream Maker from the supply."""

    seat: Seat
    flavour: str
    plate: str


class ScoopPutBack(Event, frozen=True):
    seat: Seat
    flavour: str
    plate: str


class ScoopStocked(Event, frozen=True):
    seat: Seat
    flavour: str


class IceMelted(Event, frozen=True):
    """KC-082: all that was in the Freezer."""

    scoops: int


class ScoopsWasted(Event, frozen=True):
    """KC-112."""

    seat: Seat
    flavours: tuple[str, ...]
