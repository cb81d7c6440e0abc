"""What a seat, or a spectator, may know: built from nothing, field by field. Nobody has secrets; decks have."""

from typing import Literal

from atable.games.kitchen_rush import scoring
from atable.games.kitchen_rush.content.cards import (
    AREAS,
    BONUSES,
    EVENTS,
    ICE_OBJECTIVE,
    LEVELS,
    MARKET_HOLIDAY,
    OBJECTIVE_COINS,
    OBJECTIVE_CONDITION,
    OBJECTIVE_INDEX,
    OBJECTIVE_LEVEL,
    OBJECTIVE_PRESTIGE,
    OBJECTIVE_SERVED,
    ORDERS,
    PLATES,
    SPACE_EXPANSION,
    SPACES,
    SPECIALIST_AREA,
    SPECIALISTS,
    TILES,
    UPGRADES,
)
from atable.games.kitchen_rush.frames import Action, Choosing, Countdown, Paused, Planning
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import NOBODY, RushState
from atable.games.kitchen_rush.table import clockwork, house
from atable.games.kitchen_rush.table.small_steps import lead, relaxed
from atable.games.kitchen_rush.views import kitchen as kitchen_views
from atable.games.kitchen_rush.views.kitchen import STOREROOMS, action_phase, due, id_of, ids_of
from atable.games.kitchen_rush.views.parts import (
    BagView,
    ChoosingView,
    ClockView,
    DecksView,
    FreezerView,
    HourglassView,
    ObjectiveView,
    OrderSpaceView,
    PauseView,
    RatesView,
    SeatView,
    SpaceView,
    SpecialistView,
    StoreroomView,
    TallyView,
    WindowView,
)
from atable.kernel.clocks import Clock
from atable.kernel.seats import Seat
from atable.kernel.views import View, check_viewer

Phase = Literal["planning", "countdown", "action", "grace", "paused", "choosing", "over"]


class RushView(View, frozen=True):
    seat: Seat | None
    options: RushOptions
    round: int
    lead: Seat  # KR-010
    phase: Phase
    choosing: ChoosingView | None
    clock: ClockView
    pause: PauseView | None
    objective: ObjectiveView
    rates: RatesView
    coins: int
    prestige: int
    thresholds_reached: tuple[int, ...]  # KR-205
    thresholds_left: tuple[int, ...]
    bonuses: tuple[str, ...]  # kept
    event: str | None
    board: tuple[OrderSpaceView, ...]
    seats: tuple[SeatView, ...]
    cupboard: tuple[str, ...]
    sink: tuple[str, ...]
    reserve: tuple[str, ...]
    storerooms: tuple[StoreroomView, ...]
    supply: dict[str, int]
    bag: BagView
    freezer: FreezerView | None
    spaces: tuple[SpaceView, ...]
    hourglasses: tuple[HourglassView, ...]
    windows: tuple[WindowView, ...]
    decks: DecksView
    upgrades_shown: tuple[str, ...]
    upgrades_bought: tuple[str, ...]
    specialists: tuple[SpecialistView, ...]
    tally: TallyView


def view(state: RushState, seat: Seat | None) -> RushView:
    check_viewer(seat, state.seats)
    return RushView(
        seat=seat,
        options=state.options,
        round=state.round,
        lead=lead(state),
        phase=_phase(state),
        choosing=_choosing(state),
        clock=_clock(state),
        pause=_pause(state),
        objective=_objective(state),
        rates=_rates(state),
        coins=state.coins,
        prestige=state.prestige,
        thresholds_reached=tuple(house.BONUS_THRESHOLDS[: state.thresholds]),
        thresholds_left=tuple(house.BONUS_THRESHOLDS[state.thresholds :]),
        bonuses=ids_of(BONUSES, state.bonuses),
        event=id_of(EVENTS, state.event),
        board=tuple([kitchen_views.order_space(state, space) for space in range(len(state.board))]),
        seats=tuple([kitchen_views.seat_view(state, owner) for owner in range(state.seats)]),
        cupboard=ids_of(PLATES, state.cupboard),
        sink=ids_of(PLATES, state.sink),
        reserve=ids_of(PLATES, state.reserve),
        storerooms=tuple([kitchen_views.storeroom(state, room) for room in range(len(STOREROOMS))]),
        supply=kitchen_views.supply(state),
        bag=kitchen_views.bag_view(state),
        freezer=kitchen_views.freezer(state) if state.options.piece_of_cake else None,
        spaces=tuple([kitchen_views.space_view(state, space) for space in _spaces(state)]),
        hourglasses=tuple([kitchen_views.hourglass_view(state, number) for number in range(len(state.hourglasses))]),
        windows=tuple([kitchen_views.window_view(window) for window in state.windows]),
        decks=_decks(state),
        upgrades_shown=ids_of(UPGRADES, state.upgrades_shown),
        upgrades_bought=ids_of(UPGRADES, state.upgrades_bought),
        specialists=tuple([_specialist(state, card) for card in state.specialists]),
        tally=TallyView(ids_of(ORDERS, state.served), state.early, ids_of(TILES, state.ice_served), state.ruined),
    )


def _spaces(state: RushState) -> list[int]:
    """KC-001: those of the extension only where it lies beside the board."""
    return [space for space in range(len(SPACES)) if state.options.piece_of_cake or not SPACE_EXPANSION[space]]


def _seats(state: RushState, bits: int) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(state.seats) if bits >> seat & 1])


# Where the game is


def _phase(state: RushState) -> Phase:
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Action):
        return "grace" if frame.grace else "action"
    if isinstance(frame, Planning):
        return "planning"
    if isinstance(frame, Countdown):
        return "countdown"
    if isinstance(frame, Paused):
        return "paused"
    return "over" if frame is None else "choosing"


def _choosing(state: RushState) -> ChoosingView | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Choosing):
        return None
    return ChoosingView(frame.what, ids_of(BONUSES if frame.what == "bonus" else ORDERS, frame.among))


def _clock(state: RushState) -> ClockView:
    frame = action_phase(state)
    below = state.stack[0] if state.stack else None
    ends = house.round_ms(state)
    if frame is not None and frame.grace:
        ends += house.GRACE_MS
    return ClockView(
        starts=below.clock.due(house.COUNTDOWN_MS) if isinstance(below, Countdown) else None,
        ends=due(state, ends),
        clock_ms=None if frame is None else _standing_at(frame.clock),
        next_stop=clockwork.next_stop(state) if frame is not None and relaxed(state) else None,
        market_opens=due(state, house.HOLIDAY_MS) if state.event == MARKET_HOLIDAY else None,
        votes=() if frame is None else _seats(state, frame.votes),
        paused_before=state.paused_before,
    )


def _standing_at(clock: Clock) -> int | None:
    return clock.counted if clock.since is None else None


def _pause(state: RushState) -> PauseView | None:
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Paused):
        return None
    return PauseView(
        missing=None if frame.missing == NOBODY else frame.missing,
        votes=_seats(state, frame.votes),
        ends=frame.clock.due(frame.limit) if frame.limit else None,
    )


# What the team wants, and what it costs


def _objective(state: RushState) -> ObjectiveView:
    number, column = OBJECTIVE_INDEX[state.options.objective], state.seats - 1
    level = OBJECTIVE_LEVEL[number]
    return ObjectiveView(
        id=state.options.objective,
        level=LEVELS[level],
        served=OBJECTIVE_SERVED[number][column],
        coins=OBJECTIVE_COINS[number][column],
        prestige=OBJECTIVE_PRESTIGE[number][column],
        condition=OBJECTIVE_CONDITION[number] or None,
        x=scoring.condition_need(state),
        have=scoring.condition_count(state),
        ice=ICE_OBJECTIVE[level][column] if state.options.piece_of_cake else 0,
    )


def _rates(state: RushState) -> RatesView:
    return RatesView(
        market_cost=house.market_cost(state),
        bought_ingredients=house.bought_ingredients(state),
        wage=house.wage(state, 0),
        tip=house.tip(state),
        wash_max=house.wash_max(state),
        unserved_cost=house.unserved_cost(state),
        round_ms=house.round_ms(state),
    )


# Cards


def _decks(state: RushState) -> DecksView:
    return DecksView(
        orders=len(state.order_deck),
        events=len(state.event_deck),
        bonuses=len(state.bonus_deck),
        bonuses_under=ids_of(BONUSES, state.bonus_deck[: state.bonus_seen]),
        upgrades=len(state.upgrades_hidden),
        specialists=len(state.specialist_deck),
        ice_tiles=len(state.ice_stack),
    )


def _specialist(state: RushState, card: int) -> SpecialistView:
    return SpecialistView(SPECIALISTS[card], AREAS[SPECIALIST_AREA[card]], card in state.specialists_used)
