"""Between the action phases: Preparation, the clock, pauses."""

from typing import ClassVar

from atable.kernel.events import Event
from atable.kernel.seats import Seat


class RoundBegan(Event, frozen=True):
    """KR-043, KR-010."""

    round: int
    lead: Seat


class OrdersRevealed(Event, frozen=True):
    """KR-044, KR-104: side by side, the Orders and their order spaces."""

    reveals: ClassVar[bool] = True
    orders: tuple[str, ...]
    spaces: tuple[str, ...]


class EventRevealed(Event, frozen=True):
    """KR-045."""

    reveals: ClassVar[bool] = True
    event: str


class SpaceBroke(Event, frozen=True):
    """KR-225: it carries a Malfunction tile."""

    space: str


class GoodsLost(Event, frozen=True):
    """An Event takes goods from a storeroom or from the bag."""

    reveals: ClassVar[bool] = True  # the cubes are drawn at random
    place: str
    goods: tuple[str, ...]


class PlatesFell(Event, frozen=True):
    """Crash!: clean plates go dirty to the Sink."""

    plates: tuple[str, ...]


class CoinsGained(Event, frozen=True):
    amount: int
    why: str  # welcome, propose, or a bonus


class CoinsPaid(Event, frozen=True):
    """An Event costs coins."""

    amount: int
    why: str


class PrestigeLost(Event, frozen=True):
    """An Event costs prestige."""

    points: int
    why: str


class Delivered(Event, frozen=True):
    """KR-048: a bonus brings goods, to a storeroom, the bag or the Freezer."""

    bonus: str
    place: str
    goods: tuple[str, ...]


class Readied(Event, frozen=True):
    seat: Seat


class Unreadied(Event, frozen=True):
    seat: Seat


class CountdownBegan(Event, frozen=True):
    ends: int  # table time


class ClockStarted(Event, frozen=True):
    """KR-051."""

    round: int
    ms: int  # how long the Action phase lasts


class ClockJumped(Event, frozen=True):
    """KR-238: the next stop of relaxed mode."""

    ms: int


class GraceBegan(Event, frozen=True):
    """KR-093."""


class ActionEnded(Event, frozen=True):
    """KR-096."""

    round: int


class PauseVoted(Event, frozen=True):
    seat: Seat


class GamePaused(Event, frozen=True):
    missing: Seat | None  # who is waited for


class ResumeVoted(Event, frozen=True):
    seat: Seat


class GameResumed(Event, frozen=True):
    pass
