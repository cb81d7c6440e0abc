"""The position, as plain data. Numbers stand for content, in the order of its files (`cards`).

A load is a list of 19 counts: ingredients, cubes, scoops (`cards.GOODS`). Times of the sand are readings of the Action
phase's clock, in ms.
"""

from dataclasses import dataclass
from typing import Final, Literal

from atable.games.kitchen_rush.frames import RushFrame
from atable.games.kitchen_rush.options import RushOptions
from atable.kernel.native import keep_types
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

NOTHING: Final = -1  # no card, no tile, no hourglass
NOBODY: Final = -1
NEVER: Final = -1  # a time

# Where an hourglass is.
IDLE: Final = 0
STANDING: Final = 1
OFFICE: Final = 2  # KR-200
BOX: Final = 3  # not in play (KR-041), or not in this game

# How a window was begun.
FRESH: Final = 0
NORMAL: Final = 1
ENHANCED: Final = 2  # KC-117

Effect = Literal["", "take", "serve"]
# What `flow` starts when the stack is empty; "" for nothing.
Step = Literal[
    "", "round", "event", "deliveries", "planning", "check", "impatient", "wages", "rewards", "cleanup", "end"
]


@dataclass(slots=True)
class Hourglass:
    where: int
    duration: int  # of its sand; see `house.sand` for Events
    space: int
    runs_out: int
    used: bool  # KR-193: placed this round
    debt: int

    def copy(self) -> "Hourglass":
        other = Hourglass.__new__(Hourglass)
        other.where = self.where
        other.duration = self.duration
        other.space = self.space
        other.runs_out = self.runs_out
        other.used = self.used
        other.debt = self.debt
        return other


@dataclass(slots=True)
class Window:
    """KR-069, KR-086: what a placement allows its seat to do."""

    number: int
    seat: Seat
    hourglass: int
    space: int
    area: int
    begun: int  # FRESH, NORMAL or ENHANCED
    effect: Effect  # the Head Waiter does two of the same
    parts: int  # of an effect with several parts: how many are done
    draws: int  # KR-240
    taken: list[int]  # KR-130, KC-089: what came from here, as `token` numbers; it may go back
    tiles: list[int]  # KC-034: the two tiles just laid
    scoops: list[int]  # KC-110: by flavour, bought and not stocked yet; empty for all other windows

    def copy(self) -> "Window":
        other = Window.__new__(Window)
        other.number = self.number
        other.seat = self.seat
        other.hourglass = self.hourglass
        other.space = self.space
        other.area = self.area
        other.begun = self.begun
        other.effect = self.effect
        other.parts = self.parts
        other.draws = self.draws
        other.taken = self.taken.copy()
        other.tiles = self.tiles.copy()
        other.scoops = self.scoops.copy()
        return other


@dataclass(slots=True)
class Plate:
    """A plate or Cup on a mat, tied to a part of an Order (KR-063); the part after the last dish is ice (KC-050)."""

    number: int
    order: int
    part: int
    cook: int  # its line (KR-060)
    chill: int  # its column (KC-099)
    load: list[int]

    def copy(self) -> "Plate":
        other = Plate.__new__(Plate)
        other.number = self.number
        other.order = self.order
        other.part = self.part
        other.cook = self.cook
        other.chill = self.chill
        other.load = self.load.copy()
        return other


@dataclass(frozen=True, slots=True)
class Held:
    """An Order beside a mat, with its Ice Order tile."""

    order: int
    tile: int


@dataclass(slots=True)
class Bag:
    """KR-135: the spice bag and the hands in it."""

    cubes: list[int]  # by colour
    holder: Seat
    window: int  # through which it is held
    hand: list[int]  # by colour: drawn, neither placed nor set aside yet
    aside: list[int]
    draw_ends: int  # NEVER: no draw and no hold is under way
    large: bool  # the grip of that draw
    open: bool  # the Spice Master has looked: any cube may be taken
    last_step: int  # KR-145

    def copy(self) -> "Bag":
        other = Bag.__new__(Bag)
        other.cubes = self.cubes.copy()
        other.holder = self.holder
        other.window = self.window
        other.hand = self.hand.copy()
        other.aside = self.aside.copy()
        other.draw_ends = self.draw_ends
        other.large = self.large
        other.open = self.open
        other.last_step = self.last_step
        return other


@dataclass(slots=True)
class RushState:
    options: RushOptions
    seats: int
    now: int
    rng: Rng
    stack: list[RushFrame]  # empty: the game is over
    upcoming: Step
    round: int
    coins: int
    prestige: int
    order_deck: list[int]  # the last card is the top, of every deck
    board: list[int]  # by order space
    board_tiles: list[int]  # by order space
    waiting: list[bool]  # KR-053, by order space
    held: list[list[Held]]  # by seat, in the order in which they were taken
    mats: list[list[Plate]]  # by seat
    cupboard: list[int]  # plate numbers in ascending order, as in the two that follow
    sink: list[int]
    reserve: list[int]  # KR-029
    supply: list[int]  # a load
    rooms: list[list[int]]  # by storeroom and kind
    bag: Bag
    freezer: list[int]  # by flavour
    lid_open: bool
    freezer_steps: list[int]  # KC-081, by seat: when it made its last Freezer step, NEVER if it did another thing since
    occupants: list[int]  # by space: the hourglass that stands there; NOTHING at the Market, which has no limit
    tiles: list[int]  # by space: FREE, LOCKED, UNAVAILABLE or MALFUNCTION
    hourglasses: list[Hourglass]
    windows: list[Window]
    last_window: int  # the number of the youngest
    event_deck: list[int]
    event: int
    bonus_deck: list[int]
    bonus_seen: int  # so many cards at the bottom of the bonus deck have been seen (KR-202)
    bonuses: list[int]  # kept and in force (KR-206)
    thresholds: int  # KR-205: how many have given their bonus
    upgrades_shown: list[int]
    upgrades_hidden: list[int]
    upgrades_bought: list[int]
    specialist_deck: list[int]
    specialists: list[int]  # revealed (KC-116)
    specialists_used: list[int]  # this round (KC-120)
    ice_stack: list[int]
    ice_served: list[int]  # KC-062
    served: list[int]  # Orders, in the order of serving
    early: int  # how many of them were served early
    ruined: int  # ruined dishes and melted plates and Cups at all checks
    gone_orders: list[int]  # removed from the game (KR-107, KR-191)
    gone_tiles: list[int]  # KC-037, KC-040
    gone_bonuses: list[int]  # resolved at once (KR-206)
    gone_events: list[int]  # KR-047
    purchases: int  # this round
    paused_before: bool  # this round, by consent
    waited_for: int  # bits of the seats that were waited for this round
    away: int  # bits of seats
    paid_in: int  # coins that the bank has given, less those it has got
    steps: list[int]  # by seat: how often it has acted, so that no question has the id of an older one

    def copy(self) -> "RushState":
        other = RushState.__new__(RushState)
        other.options = self.options
        other.seats = self.seats
        other.now = self.now
        other.rng = self.rng.copy()
        other.stack = [frame.copy() for frame in self.stack]
        other.upcoming = self.upcoming
        other.round = self.round
        other.coins = self.coins
        other.prestige = self.prestige
        other.held = [orders.copy() for orders in self.held]
        other.mats = [[plate.copy() for plate in mat] for mat in self.mats]
        other.cupboard = self.cupboard.copy()
        other.sink = self.sink.copy()
        other.reserve = self.reserve.copy()
        other.supply = self.supply.copy()
        other.rooms = [room.copy() for room in self.rooms]
        other.bag = self.bag.copy()
        other.freezer = self.freezer.copy()
        other.lid_open = self.lid_open
        other.freezer_steps = self.freezer_steps.copy()
        other.occupants = self.occupants.copy()
        other.tiles = self.tiles.copy()
        other.hourglasses = [hourglass.copy() for hourglass in self.hourglasses]
        other.windows = [window.copy() for window in self.windows]
        other.last_window = self.last_window
        other.purchases = self.purchases
        other.paused_before = self.paused_before
        other.waited_for = self.waited_for
        other.away = self.away
        other.paid_in = self.paid_in
        other.steps = self.steps.copy()
        self._copy_cards(other)
        return other

    def _copy_cards(self, other: "RushState") -> None:
        other.order_deck = self.order_deck.copy()
        other.board = self.board.copy()
        other.board_tiles = self.board_tiles.copy()
        other.waiting = self.waiting.copy()
        other.event_deck = self.event_deck.copy()
        other.event = self.event
        other.bonus_deck = self.bonus_deck.copy()
        other.bonus_seen = self.bonus_seen
        other.bonuses = self.bonuses.copy()
        other.thresholds = self.thresholds
        other.upgrades_shown = self.upgrades_shown.copy()
        other.upgrades_hidden = self.upgrades_hidden.copy()
        other.upgrades_bought = self.upgrades_bought.copy()
        other.specialist_deck = self.specialist_deck.copy()
        other.specialists = self.specialists.copy()
        other.specialists_used = self.specialists_used.copy()
        other.ice_stack = self.ice_stack.copy()
        other.ice_served = self.ice_served.copy()
        other.served = self.served.copy()
        other.early = self.early
        other.ruined = self.ruined
        other.gone_orders = self.gone_orders.copy()
        other.gone_tiles = self.gone_tiles.copy()
        other.gone_bonuses = self.gone_bonuses.copy()
        other.gone_events = self.gone_events.copy()


keep_types(Hourglass, Window, Plate, Held, Bag, RushState)
