"""Refrigeration (CK-243 to CK-254): who holds too many tokens puts some away, in secret and token by token."""

from atable.games.critter_kitchen.abilities.restaurateurs import fridge_limit
from atable.games.critter_kitchen.actions import PUT_AWAY, TAKE_BACK, PutAway, TakeBack
from atable.games.critter_kitchen.content.items import IN_STORAGE, ITEM_INDEX, NOTHING
from atable.games.critter_kitchen.events import FridgeClosed, Ready, TakenBack, TokenPutAway
from atable.games.critter_kitchen.frames import Refrigerating
from atable.games.critter_kitchen.phases.preparing import begin_round
from atable.games.critter_kitchen.state import CritterState, day_of
from atable.games.critter_kitchen.table.bag import put_back
from atable.games.critter_kitchen.table.storage import remember_fridges, tokens_in
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def begin_refrigerating(state: CritterState, events: list[Event]) -> None:
    """CK-250, CK-251; CK-348: McDogald's has no limit."""
    excess: list[int] = []
    for seat in range(state.seats):
        kitchen = state.kitchens[seat]
        excess.append(max(0, tokens_in(kitchen) - fridge_limit(kitchen, day_of(state.round))))
    tossed: list[list[int]] = [[] for _ in range(state.seats)]
    state.stack = [Refrigerating(tossed, excess, [tokens == 0 for tokens in excess])]


def pending(state: CritterState) -> list[Seat]:
    return [seat for seat, ready in enumerate(top(state, Refrigerating).ready) if not ready]


def may_act(state: CritterState) -> list[Seat]:
    """Who has put something away may think again until the last fridge is closed."""
    frame = top(state, Refrigerating)
    return [seat for seat in range(state.seats) if frame.excess[seat]]


def legal(state: CritterState, seat: Seat) -> list[Action]:
    frame = top(state, Refrigerating)
    actions: list[Action] = []
    if not frame.ready[seat]:
        storage = state.kitchens[seat].storage
        actions += [PUT_AWAY[kind] for kind in range(IN_STORAGE) if storage[kind]]
    if frame.tossed[seat]:
        actions.append(TAKE_BACK)
    return actions


def check(state: CritterState, seat: Seat, action: Action) -> None:
    frame = top(state, Refrigerating)
    if isinstance(action, TakeBack):
        if not frame.tossed[seat]:
            raise IllegalAction("CK-249", "nothing-to-reconsider")
    elif not isinstance(action, PutAway):
        raise IllegalAction("CK-250", "put-away-first")
    elif frame.ready[seat]:
        raise IllegalAction("CK-250", "fridge-closes")
    else:
        kind = ITEM_INDEX.get(action.item, NOTHING)
        if not 0 <= kind < IN_STORAGE or not state.kitchens[seat].storage[kind]:
            raise IllegalAction("CK-246", "not-in-storage")


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Refrigerating)
    storage = state.kitchens[seat].storage
    if isinstance(action, PutAway):
        kind = ITEM_INDEX[action.item]
        storage[kind] -= 1
        frame.tossed[seat].append(kind)
        events.append(Secret((seat,), TokenPutAway(seat, action.item), None))
        if len(frame.tossed[seat]) == frame.excess[seat]:
            frame.ready[seat] = True
            events.append(Ready(seat))
    else:
        for kind in frame.tossed[seat]:
            storage[kind] += 1
        frame.tossed[seat] = []
        taken_back = TakenBack(seat)
        events.append(taken_back if frame.ready[seat] else Secret((seat,), taken_back, None))
        frame.ready[seat] = False


def step(state: CritterState, events: list[Event]) -> bool:
    frame = top(state, Refrigerating)
    if False in frame.ready:
        return False
    for seat, tossed in enumerate(frame.tossed):
        for kind in tossed:
            put_back(state, kind)  # CK-252
        if tossed:
            events.append(FridgeClosed(seat, len(tossed)))  # CK-253
    remember_fridges(state, frame.tossed)
    begin_round(state, events)
    return True


tick = no_tick
next_deadline = no_deadline
