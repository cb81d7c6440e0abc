"""Kitchen Rush in full swing: the last minute of the third round, with dishes, ice and debts of all sorts."""

from typing import Any, Final

import msgspec

from atable.games.kitchen_rush.actions import (
    AssignTiles,
    BuyScoops,
    FridgeChill,
    HostPropose,
    LidClose,
    LidOpen,
    Lift,
    OfficeRehire,
    OfficeUpgrade,
    PauseVote,
    PutBackScoop,
    Ready,
    SpiceDraw,
    SpicePlace,
    StockScoop,
    SwapPlate,
    TakeScoop,
    TrashToken,
    Unready,
    WindowDone,
)
from atable.games.kitchen_rush.content.cards import FREE, MALFUNCTION, SPACE_INDEX
from atable.games.kitchen_rush.frames import Planning
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.table.house import BONUS_THRESHOLDS
from atable.games.kitchen_rush.table.small_steps import action_frame, relaxed
from atable.kernel.actions import Action
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.spec import Options
from tests.rules.kitchen_rush.scenario import RED, Table

FIRST_NIGHT: Final = "opening_week"  # teams with this Objective begin at the beginning
ROUND: Final = 3
CLOCK: Final = 190_000
BEAT_MS: Final = 20_000
EAGERNESS: Final = 0.8
SELDOM: Final = (LidClose, Lift, PauseVote, Ready, SwapPlate, TrashToken, Unready, WindowDone)  # they end many a plan
RARE: Final = (
    AssignTiles,
    BuyScoops,
    FridgeChill,
    HostPropose,
    OfficeRehire,
    OfficeUpgrade,
    PutBackScoop,
    SpicePlace,
    StockScoop,
)
EVENTS: Final = (
    "gas_trouble",
    "jammed_door",
    "crash",
    "tax_audit",
    "mouse_in_the_larder",
    "sour_review",
    "spilled_bag",
)


class BusyKitchen:
    """Most tables are found at a moment that random play seldom comes to."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def setup(self, options: Options, seats: int, seed: str) -> RushState:
        assert isinstance(options, RushOptions)
        if options.objective == FIRST_NIGHT:
            return GAME.setup(options, seats, seed)
        return _late_in_the_evening(options, seats, seed)

    def next_deadline(self, state: RushState) -> int | None:
        """In live games somebody looks at the clock now and then; else random players would wait for the last call."""
        due = GAME.next_deadline(state)
        if due is None or state.options.pace != "live":
            return due
        return min(due, (state.now // BEAT_MS + 1) * BEAT_MS)

    def sample(self, state: RushState, seat: Seat, rng: Rng) -> Action:
        """Each kind of action equally often, though of some there are a hundred; most often what a window allows."""
        eager = [action for action in GAME.legal(state, seat) if not isinstance(action, SELDOM)]
        if not eager or not rng.chance(EAGERNESS):
            return GAME.sample(state, seat, rng)
        steps = [action for action in eager if hasattr(action, "window")]
        wanted = steps if steps and rng.chance(EAGERNESS) else eager
        wanted = [action for action in wanted if isinstance(action, RARE)] or wanted
        kind = rng.choice(list(dict.fromkeys(type(action) for action in wanted)))
        return rng.choice([action for action in wanted if type(action) is kind])


def _late_in_the_evening(options: RushOptions, seats: int, seed: str) -> RushState:
    table, evening = Table(seats, seed, **msgspec.structs.asdict(options)), sum(seed.encode()) + 3 * seats
    _plan(table)
    table.state.round = ROUND
    table.board("carbonara", "greek_salad").bag(white=2, black=2, green=1, red=1).coins(5 + evening % 7)
    table.unpaid("hg_red_2").state.tiles[SPACE_INDEX["stove_2"]] = MALFUNCTION
    _earn_bonuses(table, evening)
    _cook(table, evening)
    if options.piece_of_cake:
        _make_ice(table)
    if options.events:
        table.next_event(EVENTS[evening % len(EVENTS)])
    table.start()
    _run_on(table, evening)
    return table.state


def _plan(table: Table) -> None:
    """What the first Event asks the team is answered by default; by now it is another one, and all is repaired."""
    while not isinstance(table.state.stack[-1], Planning):
        seat = GAME.pending(table.state)[0]
        default = GAME.default(table.state, seat)
        assert default is not None
        table.act(seat, default)
    table.state.tiles = [FREE if tile == MALFUNCTION else tile for tile in table.state.tiles]
    if table.state.options.events:
        table.event("heatwave")


def _earn_bonuses(table: Table, evening: int) -> None:
    """Two are kept; after this round there will be more."""
    cake = table.state.options.piece_of_cake
    table.bonus("forgiving_regulars", "ice_cream_van" if cake and evening % 2 else "morning_delivery")
    table.next_bonuses("guest_star" if cake else "rave_review", "herb_garden")
    table.prestige(BONUS_THRESHOLDS[4]).state.thresholds = 2


def _cook(table: Table, evening: int) -> None:
    """Red's soup is ready, or lacks its salt; another seat has overcooked something and needs a plate for more."""
    soup = ("veg", "veg", "cube_white") if evening % 3 else ("veg", "veg")
    table.hold(RED, "tomato_soup").dish(RED, "tomato_soup", "plate_i_1", *soup, cook=1)
    last = table.state.seats - 1
    if last != RED:
        table.hold(last, "club_sandwich").dish(last, "club_sandwich", "plate_ii_1", "meat", cook=1)
        table.hold(last, "bolognese")


def _make_ice(table: Table) -> None:
    """A dessert lacks its scoops, another one is to be chilled, and a Cup is half full."""
    table.specialists("spice_master", "ice_cream_maker", "storekeeper")
    table.hold(RED, "banana_split").dish(RED, "banana_split", "plate_i_2", "cream", "fruit", "cube_brown")
    last = table.state.seats - 1
    mousse = ("cream", "cream", "cube_brown", "cube_brown")
    table.sink("plate_iii_1").hold(last, "chocolate_mousse").dish(last, "chocolate_mousse", "plate_i_3", *mousse)
    if last != RED:
        table.hold(last, "cheese_toast", "ice_05").dish(last, "cheese_toast", "cup_1", "scoop_white", part=2)


def _run_on(table: Table, evening: int) -> None:
    """To the last minute. Red is at work somewhere; with ice, somebody at the Freezer has opened the lid."""
    if relaxed(table.state):
        action_frame(table.state).clock.counted = CLOCK
    else:
        table.at(CLOCK)
    if not table.state.options.piece_of_cake:
        table.place(RED, "hg_red_1", "office_1")
        return
    SCENES[evening % len(SCENES)](table)
    last = table.state.seats - 1
    window = table.place(last, "hg_helper_1", "freezer_1")
    table.act(last, LidOpen(window), TakeScoop(window, "brown", "plate_i_2" if last == RED else "cup_1"))


def _at_the_bag(table: Table) -> None:
    table.act(RED, SpiceDraw(table.place(RED, "hg_specialist", "spices_1"), None, True))


def _at_the_host(table: Table) -> None:
    table.act(RED, HostPropose(table.place(RED, "hg_red_1", "host_2"), ("carbonara", "greek_salad")))


def _at_the_market(table: Table) -> None:
    table.act(RED, BuyScoops(table.place(RED, "hg_red_1", "market_2"), ("white", "white", "green")))


SCENES: Final = (_at_the_bag, _at_the_host, _at_the_market)  # Red's soup lacks its salt in the first one
