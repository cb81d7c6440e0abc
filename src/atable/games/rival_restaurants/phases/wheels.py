"""Money & Move: income, then the wheels, set in secret and revealed together (RR-054 to RR-067)."""

from typing import Final

from atable.games.rival_restaurants.abilities.cards import playing
from atable.games.rival_restaurants.actions import ChooseActive, PlayCard, SetWheel, TakeBack
from atable.games.rival_restaurants.content.cards import CHEF_INDEX, CHEFS, ISLAND, LOCATION_INDEX, LOCATIONS, MARKETS
from atable.games.rival_restaurants.events import ChefsMoved, DayBegan, Locked, TakenBack, WheelSet
from atable.games.rival_restaurants.frames import SettingWheels
from atable.games.rival_restaurants.state import NO_SPOT, NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.small_steps import (
    figures_of,
    go_home,
    go_to,
    income_of,
    move_of,
    owner,
    spots_at,
)
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

TAKE_BACK: Final = TakeBack()


def start_day(state: RivalState, events: list[Event]) -> None:
    if state.day:
        state.priority = (state.priority + 1) % state.seats  # RR-011
    state.day += 1
    state.phase = "money_move"
    state.fresh = []
    for restaurant in state.restaurants:
        restaurant.card_used = False
        restaurant.double_price = False
        restaurant.cheaper = False
        restaurant.cut_off = False
        restaurant.pipeline_used = False
    for figure in state.figures:
        go_home(figure)
        figure.used = False
        figure.last_target = figure.target  # RR-297
        figure.target = NOTHING
        figure.spares = 0
        figure.stopped = 0
        figure.banned = NOTHING
    if state.options.variant_amateur:
        for seat in range(state.seats):
            commitment.recommit(state, seat)  # RR-401: a power may work from today on
    _pay_income(state, events)
    nobody = [NOTHING] * len(state.figures)
    state.stack = [SettingWheels(nobody, nobody.copy(), [NOTHING] * state.seats)]


def _pay_income(state: RivalState, events: list[Event]) -> None:
    """RR-058: to all at once."""
    income = [income_of(state, seat) for seat in range(state.seats)]
    for seat, amount in enumerate(income):
        state.restaurants[seat].money += amount
        state.paid_out += amount
    events.append(DayBegan(state.day, state.priority, tuple(income)))


def has_locked(state: RivalState, frame: SettingWheels, seat: Seat) -> bool:
    """RR-063: all that the seat has to choose is chosen."""
    if state.restaurants[seat].squad and frame.actives[seat] == NOTHING:
        return False
    return NOTHING not in [frame.wheels[figure] for figure in figures_of(state, seat)]


def pending(state: RivalState) -> list[Seat]:
    frame = top(state, SettingWheels)
    return [seat for seat in range(state.seats) if not has_locked(state, frame, seat)]


def may_act(state: RivalState) -> list[Seat]:
    return list(range(state.seats))


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, SettingWheels)
    if has_locked(state, frame, seat):
        return [TAKE_BACK]  # RR-064; a card is played before one locks
    actions: list[Action] = []
    if state.restaurants[seat].squad and frame.actives[seat] == NOTHING:
        actions += [ChooseActive(CHEFS[chef]) for chef in state.restaurants[seat].squad]
    for figure in figures_of(state, seat):
        if frame.wheels[figure] == NOTHING:
            actions += destinations(state, frame, figure)
    actions += playing.plays(state, seat, "mm1")
    if _has_begun(state, frame, seat):
        actions.append(TAKE_BACK)
    return actions


def _has_begun(state: RivalState, frame: SettingWheels, seat: Seat) -> bool:
    """Of several choices some are made: they can be made anew."""
    made = [frame.wheels[figure] != NOTHING for figure in figures_of(state, seat)]
    return frame.actives[seat] != NOTHING or any(made)


def destinations(state: RivalState, frame: SettingWheels, figure: int) -> list[Action]:
    """Where this figure may be sent, with a spot where it is chosen at once."""
    taken = [frame.wheels[other] for other in figures_of(state, owner(state, figure)) if other != figure]
    actions: list[Action] = []
    for location in range(len(LOCATIONS)):
        if location in taken or (location == ISLAND and state.figures[figure].npc):  # RR-359, RR-360, RR-409
            continue
        if state.options.placement_mode == "combined" and location < MARKETS:
            spots = spots_at(state, location)
            actions += [SetWheel(figure, LOCATIONS[location], spot) for spot in spots]
            if spots:
                continue
        actions.append(SetWheel(figure, LOCATIONS[location]))
    return actions


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if isinstance(action, PlayCard):
        if has_locked(state, top(state, SettingWheels), seat):
            raise IllegalAction("RR-081", "unlock-to-play")
        playing.check(state, seat, action, "mm1")
    elif action not in legal(state, seat):
        _refuse(state, seat, action)


def _refuse(state: RivalState, seat: Seat, action: Action) -> None:
    frame = top(state, SettingWheels)
    if isinstance(action, SetWheel) and action.figure in figures_of(state, seat):
        figure = state.figures[action.figure]
        others = [LOCATIONS[frame.wheels[it]] for it in figures_of(state, seat) if frame.wheels[it] != NOTHING]
        if has_locked(state, frame, seat):
            raise IllegalAction("RR-064", "unlock-to-change")
        if figure.npc and action.location == LOCATIONS[ISLAND]:
            raise IllegalAction("RR-359", "no-npc-on-island")
        if action.location in others:
            raise IllegalAction("RR-360" if state.restaurants[seat].squad else "RR-409", "two-figures-one-location")
        if state.options.placement_mode == "combined":
            raise IllegalAction("RR-072", "wheel-with-spot")
        raise IllegalAction("RR-059", "wheel-without-spot")
    if isinstance(action, ChooseActive):
        raise IllegalAction("RR-356", "active-of-squad")
    raise IllegalAction("RR-059", "set-the-wheel")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, SettingWheels)
    if isinstance(action, PlayCard):
        playing.play(state, seat, action, events)
    elif isinstance(action, TakeBack):
        for figure in figures_of(state, seat):
            frame.wheels[figure] = NOTHING
            frame.spots[figure] = NOTHING
        frame.actives[seat] = NOTHING
        events.append(TakenBack(seat, "wheel"))
    else:
        _set(frame, seat, action, events)
        if has_locked(state, frame, seat):
            events.append(Locked(seat, "wheel"))


def _set(frame: SettingWheels, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, ChooseActive):
        frame.actives[seat] = CHEF_INDEX[action.chef]
        events.append(Secret((seat,), WheelSet(seat, seat, None, None, action.chef), None))
        return
    assert isinstance(action, SetWheel)
    frame.wheels[action.figure] = LOCATION_INDEX[action.location]
    frame.spots[action.figure] = NO_SPOT if action.spot is None else action.spot
    events.append(Secret((seat,), WheelSet(seat, action.figure, action.location, action.spot, None), None))


def step(state: RivalState, events: list[Event]) -> bool:
    """RR-065, RR-361: all wheels are locked."""
    frame = top(state, SettingWheels)
    for seat in range(state.seats):
        if not has_locked(state, frame, seat):
            return False
    for number, figure in enumerate(state.figures):
        figure.at = frame.wheels[number]
        figure.spot = frame.spots[number]
    for seat in range(state.seats):
        if frame.actives[seat] != NOTHING:
            state.figures[seat].chef = frame.actives[seat]
            commitment.recommit(state, seat)  # RR-358
    events.append(ChefsMoved(tuple([move_of(state, number) for number in range(len(state.figures))])))
    go_to(state, "placing")
    return True


tick = no_tick
next_deadline = no_deadline
