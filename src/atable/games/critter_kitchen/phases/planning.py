"""Planning (CK-098 to CK-106): a location card for every chef, in secret; alone at the table, openly (CK-307).

Chef by chef, so that a plan is kept while it grows. It may be changed until the last one is confirmed.
"""

from atable.games.critter_kitchen.actions import (
    CONFIRM,
    POUR,
    RECALL,
    SEND,
    TAKE_BACK,
    ConfirmPlan,
    PourCoffee,
    RecallChef,
    SendChef,
    TakeBack,
)
from atable.games.critter_kitchen.content.items import CHEFS, LOCATION_INDEX, NOTHING, ZOUS
from atable.games.critter_kitchen.events import ChefRecalled, ChefSent, CoffeePoured, PlanConfirmed, TakenBack
from atable.games.critter_kitchen.frames import Planning
from atable.games.critter_kitchen.phases.revealing import reveal
from atable.games.critter_kitchen.state import HOME, CritterState
from atable.games.critter_kitchen.table.city import is_in_play, locations_in_play, works
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Term
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def pending(state: CritterState) -> list[Seat]:
    return [seat for seat, ready in enumerate(top(state, Planning).ready) if not ready]


def may_act(state: CritterState) -> list[Seat]:
    return list(range(state.seats))


def legal(state: CritterState, seat: Seat) -> list[Action]:
    frame = top(state, Planning)
    if frame.ready[seat]:
        return [TAKE_BACK]
    plan = frame.plans[seat]
    free = [location for location in locations_in_play(state) if location not in plan]  # CK-101
    actions: list[Action] = []
    complete = True
    for chef in range(chefs_of(state, seat)):
        if plan[chef] == HOME:
            complete = False
            for location in free:
                actions.append(SEND[chef][location])
        else:
            actions.append(RECALL[chef])
            if _may_pour(state, frame, seat, chef):
                actions.append(POUR[chef])
    if complete:
        actions.append(CONFIRM)
    return actions


def chefs_of(state: CritterState, seat: Seat) -> int:
    """CK-100, CK-102: all three, and the zous-chef if one works."""
    return ZOUS + 1 if works(state.kitchens[seat]) else ZOUS


def _may_pour(state: CritterState, frame: Planning, seat: Seat, chef: int) -> bool:
    """CK-373, CK-374: a coffee is left, and this chef has none."""
    cups = frame.coffees[seat]
    return not cups >> chef & 1 and cups.bit_count() < state.kitchens[seat].coffees


def check(state: CritterState, seat: Seat, action: Action) -> None:
    frame = top(state, Planning)
    if isinstance(action, TakeBack):
        if not frame.ready[seat]:
            raise IllegalAction("CK-104", "nothing-to-reconsider")
        return
    if frame.ready[seat]:
        raise IllegalAction("CK-104", "take-back-first")
    match action:
        case SendChef(chef=chef, location=location):
            _check_send(state, seat, chef, location)
        case RecallChef(chef=chef) | PourCoffee(chef=chef):
            _check_sent(state, seat, chef)
            if isinstance(action, PourCoffee) and not _may_pour(state, frame, seat, CHEFS.index(chef)):
                raise IllegalAction("CK-374", "no-coffee-for-chef")
        case ConfirmPlan():
            if HOME in frame.plans[seat][: chefs_of(state, seat)]:
                raise IllegalAction("CK-100", "plan-incomplete")
        case _:
            raise IllegalAction("CK-098", "plan-first")


def _check_chef(state: CritterState, seat: Seat, chef: str) -> None:
    if chef not in CHEFS[: chefs_of(state, seat)]:
        raise IllegalAction("CK-102", "no-such-chef")


def _check_send(state: CritterState, seat: Seat, chef: str, location: str) -> None:
    _check_chef(state, seat, chef)
    plan = top(state, Planning).plans[seat]
    place = LOCATION_INDEX.get(location, NOTHING)
    if not is_in_play(state, place):
        raise IllegalAction("CK-105", "no-such-location")
    if plan[CHEFS.index(chef)] != HOME:
        raise IllegalAction("CK-099", "chef-sent-already", {"chef": Term(f"chef-{chef}")})
    if place in plan:
        raise IllegalAction("CK-101", "location-used", {"location": Term(f"location-{location}")})


def _check_sent(state: CritterState, seat: Seat, chef: str) -> None:
    _check_chef(state, seat, chef)
    if top(state, Planning).plans[seat][CHEFS.index(chef)] == HOME:
        raise IllegalAction("CK-099", "chef-not-sent", {"chef": Term(f"chef-{chef}")})


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Planning)
    if isinstance(action, SendChef):
        frame.plans[seat][CHEFS.index(action.chef)] = LOCATION_INDEX[action.location]
        _tell(state, seat, ChefSent(seat, action.chef, action.location), events)
    elif isinstance(action, RecallChef):
        chef = CHEFS.index(action.chef)
        frame.plans[seat][chef] = HOME
        frame.coffees[seat] &= ~(1 << chef)
        _tell(state, seat, ChefRecalled(seat, action.chef), events)
    elif isinstance(action, PourCoffee):
        frame.coffees[seat] |= 1 << CHEFS.index(action.chef)
        _tell(state, seat, CoffeePoured(seat, action.chef), events)
    else:
        frame.ready[seat] = isinstance(action, ConfirmPlan)
        events.append(PlanConfirmed(seat) if frame.ready[seat] else TakenBack(seat))
        frame.alone_since = state.now if frame.ready.count(False) == 1 and state.seats > 1 else NOTHING


def _tell(state: CritterState, seat: Seat, event: Event, events: list[Event]) -> None:
    """CK-098: nobody else learns of it before the reveal; CK-307: alone there is nobody to hide from."""
    events.append(event if state.solo is not None else Secret((seat,), event, None))


def step(state: CritterState, events: list[Event]) -> bool:
    frame = top(state, Planning)
    if False in frame.ready:
        return False
    reveal(state, frame, events)
    return True


tick = no_tick
next_deadline = no_deadline
