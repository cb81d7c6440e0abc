"""The parts of a view. Everything goes by its id; a deadline is a table time, a reading is one of the phase's clock.

A deadline is None while its clock stands still: in relaxed mode and in pauses. Then the readings tell how much is left.
"""

from typing import Literal

import msgspec

from atable.games.kitchen_rush.frames import Question
from atable.kernel.seats import Seat

Where = Literal["idle", "standing", "office", "box"]
TileName = Literal["locked", "unavailable", "malfunction"]
Begun = Literal["fresh", "normal", "enhanced"]

# What the team wants, and what it costs


class ObjectiveView(msgspec.Struct, frozen=True):
    """KR-011: the numbers for so many players."""

    id: str
    level: str
    served: int
    coins: int
    prestige: int
    condition: str | None  # KR-215
    x: int  # of that condition (KC-134)
    have: int  # how far the team is with it
    ice: int  # KC-009: tiles; 0 without the expansion


class RatesView(msgspec.Struct, frozen=True):
    """What Events and bonuses make of the numbers this round."""

    market_cost: int
    bought_ingredients: int
    wage: int  # of a player's hourglass
    tip: int
    wash_max: int
    unserved_cost: int
    round_ms: int


# Orders and plates


class OrderSpaceView(msgspec.Struct, frozen=True):
    id: str
    order: str | None
    tile: str | None
    waiting: bool  # KR-053


class HeldView(msgspec.Struct, frozen=True):
    """An Order beside a mat."""

    order: str
    tile: str | None


class PlateView(msgspec.Struct, frozen=True):
    """A plate on a mat. What is missing and whether it is right are told in `guided` alone (KR-236)."""

    id: str
    size: str
    order: str
    part: int  # from 1
    ice: bool
    line: int
    column: int
    goods: dict[str, int]
    missing: dict[str, int] | None
    cook_left: int | None
    chill_left: int | None
    correct: bool | None


class SeatView(msgspec.Struct, frozen=True):
    seat: Seat
    color: str
    hourglasses: tuple[str, ...]
    held: tuple[HeldView, ...]  # as they were taken
    plates: tuple[PlateView, ...]
    ready: bool
    away: bool


# Stocks


class StoreroomView(msgspec.Struct, frozen=True):
    id: str
    active: bool
    goods: dict[str, int]


class BagView(msgspec.Struct, frozen=True):
    """KR-135: nobody looks into it, but the Spice Master; in `guided` the counts are shown."""

    cubes: dict[str, int] | None
    holder: Seat | None
    window: int | None
    hand: dict[str, int]
    aside: dict[str, int]
    drawing: bool  # a draw is under way, or the Spice Master begins to look
    grip: str | None  # of that draw
    draw_ends: int | None  # a deadline
    released: int | None  # a deadline: KR-145
    open: bool


class FreezerView(msgspec.Struct, frozen=True):
    scoops: dict[str, int]
    lid_open: bool
    melts: int | None  # a deadline: KC-085; in `guided` the lid closes then


# Spaces and hourglasses


class SpaceView(msgspec.Struct, frozen=True):
    id: str
    tile: TileName | None
    hourglasses: tuple[str, ...]


class HourglassView(msgspec.Struct, frozen=True):
    id: str
    owner: Seat | None  # None: the team
    where: Where
    space: str | None
    sand_ms: int  # how long it runs, here or where no Event makes it longer
    runs_out: int | None  # a deadline
    reading: int | None  # at which it has run out
    used: bool  # this round
    wage: int  # KR-193, KC-123
    debt: int


class WindowView(msgspec.Struct, frozen=True):
    number: int
    seat: Seat
    hourglass: str
    space: str
    begun: Begun
    parts: int  # of an effect with several parts: how many are done
    draws: int
    tiles: tuple[str, ...]  # just laid (KC-034)
    scoops: dict[str, int]  # bought and not stocked yet


# Cards


class DecksView(msgspec.Struct, frozen=True):
    """How many cards are left; of the bonus deck what lies at the bottom is known (KR-202)."""

    orders: int
    events: int
    bonuses: int
    bonuses_under: tuple[str, ...]  # the lowest first
    upgrades: int
    specialists: int
    ice_tiles: int


class SpecialistView(msgspec.Struct, frozen=True):
    id: str
    area: str
    used: bool  # this round (KC-120)


class TallyView(msgspec.Struct, frozen=True):
    """What counts at the end."""

    served: tuple[str, ...]  # Orders
    early: int  # of these, served early
    ice_served: tuple[str, ...]  # tiles
    ruined: int  # dishes at all checks, melted ones included


# Time


class ClockView(msgspec.Struct, frozen=True):
    starts: int | None  # a deadline: the end of the count-down
    ends: int | None  # a deadline: the end of the Action phase, or of the grace period
    clock_ms: int | None  # the reading, while the clock stands still
    next_stop: int | None  # a reading: KR-238
    market_opens: int | None  # a deadline: Market Holiday
    votes: tuple[Seat, ...]  # who wishes to pause
    paused_before: bool  # this round, by consent


class PauseView(msgspec.Struct, frozen=True):
    missing: Seat | None  # who is waited for
    votes: tuple[Seat, ...]  # who wishes to go on
    ends: int | None  # a deadline; None: it lasts until somebody goes on


class ChoosingView(msgspec.Struct, frozen=True):
    """KR-010: what the lead settles."""

    what: Question
    among: tuple[str, ...]  # Orders to forgive, or bonus cards
