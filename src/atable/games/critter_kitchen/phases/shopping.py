"""Shopping (CK-115 to CK-152): location by location, queue by queue; tied chefs alternate.

`step` goes on until a player has something to decide. What leaves no choice is done without asking (CK-384).
"""

from atable.games.critter_kitchen.abilities.restaurateurs import consolation_soups, the_elephant_waits
from atable.games.critter_kitchen.abilities.zous_chefs import AFTER_LAST_PICK, START_OF_LOCATION, ming_finds
from atable.games.critter_kitchen.actions import LEAVE, TAKE, LeaveWithSoup, Take
from atable.games.critter_kitchen.content.cards import MING, ZOUS_IDS
from atable.games.critter_kitchen.content.items import (
    CHEFS,
    ITEM_IDS,
    ITEM_INDEX,
    LOCATION_IDS,
    MIDNIGHT_MERCHANT,
    NOTHING,
    SOUP,
    SOUP_TRUCK,
    ZOUS,
    ZOUS_CHEF,
)
from atable.games.critter_kitchen.events import ChefWentHome, ConsolationSoup, ItemTaken, LocationBegan, OrderFollowed
from atable.games.critter_kitchen.frames import Exchanging, Shopping
from atable.games.critter_kitchen.phases.cleaning import clean_up
from atable.games.critter_kitchen.phases.ending import end_round
from atable.games.critter_kitchen.phases.orders import wished
from atable.games.critter_kitchen.solo import picking
from atable.games.critter_kitchen.state import HOME, CritterState, seat_of
from atable.games.critter_kitchen.table.city import capacity_of, chef_at, locations_in_play, move_marker, speed_of
from atable.games.critter_kitchen.table.market import items_for
from atable.games.critter_kitchen.table.receiving import receive
from atable.games.critter_kitchen.table.stock import fill_merchant
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import Term
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def begin_shopping(state: CritterState, events: list[Event]) -> None:
    begin_location(state, SOUP_TRUCK, events)


def begin_location(state: CritterState, location: int, events: list[Event]) -> None:
    """CK-128: also where nobody stands."""
    state.stack = [Shopping(location, [], 0, True)]
    events.append(LocationBegan(LOCATION_IDS[location]))
    for kitchen in state.kitchens:
        kitchen.took = 0
    if location == MIDNIGHT_MERCHANT:  # CK-182
        fill_merchant(state, events)
    for number, kitchen in enumerate(state.kitchens):  # CK-199
        if kitchen.at[ZOUS] == location and kitchen.zous in START_OF_LOCATION:
            state.ability_done = True
            START_OF_LOCATION[kitchen.zous](state, number, location, events)


def pending(state: CritterState) -> list[Seat]:
    frame = top(state, Shopping)
    return [frame.line[frame.turn]]


may_act = pending


def legal(state: CritterState, seat: Seat) -> list[Action]:
    actions: list[Action] = [TAKE[kind] for kind in items_for(state, seat, top(state, Shopping).location)]
    if state.kitchens[seat].took == 0:  # CK-146, CK-147
        actions.append(LEAVE)
    return actions


def check(state: CritterState, seat: Seat, action: Action) -> None:
    if isinstance(action, LeaveWithSoup):
        if state.kitchens[seat].took:
            raise IllegalAction("CK-147", "took-already")
    elif not isinstance(action, Take):
        raise IllegalAction("CK-121", "take-an-item")
    else:
        _check_take(state, seat, action.item)


def _check_take(state: CritterState, seat: Seat, item: str) -> None:
    location = top(state, Shopping).location
    kind = ITEM_INDEX.get(item, NOTHING)
    if kind in items_for(state, seat, location):
        return
    if kind in state.stalls[location]:
        raise IllegalAction("CK-159", "rumor-known")
    raise IllegalAction("CK-005", "not-here", {"location": Term(f"location-{LOCATION_IDS[location]}")})


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Shopping)
    if isinstance(action, Take):
        _take(state, frame, ITEM_INDEX[action.item], events)
    else:
        _console(state, frame, False, events)


def step(state: CritterState, events: list[Event]) -> bool:
    frame = top(state, Shopping)
    if not frame.line:
        if not _next_queue(state, frame, events):
            _leave_location(state, frame.location, events)
        return True
    number = frame.line[frame.turn]
    if _asks_ming(state, frame, number):
        return True
    items = items_for(state, number, frame.location)
    if state.kitchens[number].took == _capacity(state, frame, number):
        _go_home(state, frame, events)
    elif not items:
        _out_of_items(state, frame, number, events)
    elif number >= state.seats:
        _take(state, frame, picking.choose(state, frame.location), events)
    elif len(items) == 1 and state.kitchens[number].took:  # CK-122, CK-384
        _take(state, frame, items[0], events)
    else:
        return _follow_orders(state, frame, number, items, events)
    return True


tick = no_tick
next_deadline = no_deadline


def _next_queue(state: CritterState, frame: Shopping, events: list[Event]) -> bool:
    """CK-109, CK-116: the chefs of the lowest speed, in priority order (CK-132 to CK-134)."""
    lowest = 99
    for number in state.priority:
        chef = chef_at(state.kitchens[number], frame.location)
        if chef == NOTHING:
            continue
        speed = speed_of(state, number, chef)
        if speed < lowest:
            lowest = speed
            frame.line = []
        if speed == lowest:
            frame.line.append(number)
    frame.turn = 0
    the_elephant_waits(state, frame.line, events)
    return bool(frame.line)


def _asks_ming(state: CritterState, frame: Shopping, number: int) -> bool:
    """CK-200: also where the storage holds nothing to give, so that nobody learns it. McDogald's never does."""
    kitchen = state.kitchens[number]
    if kitchen.zous != MING or state.ability_done or kitchen.at[ZOUS] != frame.location:
        return False
    state.ability_done = True
    if number < state.seats and ming_finds(state, frame.location):
        state.stack.append(Exchanging(number))
        return True
    return False


def _capacity(state: CritterState, frame: Shopping, number: int) -> int:
    return capacity_of(state, number, chef_at(state.kitchens[number], frame.location))


def _follow_orders(state: CritterState, frame: Shopping, number: int, items: list[int], events: list[Event]) -> bool:
    """Relaxed play: the owner may have said beforehand what to take."""
    if state.options.pace != "relaxed":
        return False
    kind = wished(state.orders[number], items, state.kitchens[number].took == 0)
    if kind == NOTHING:
        return False
    events.append(OrderFollowed(number, ITEM_IDS[kind]))
    if kind == SOUP and frame.location != SOUP_TRUCK:
        _console(state, frame, False, events)
    else:
        _take(state, frame, kind, events)
    return True


def _take(state: CritterState, frame: Shopping, kind: int, events: list[Event]) -> None:
    number = frame.line[frame.turn]
    kitchen = state.kitchens[number]
    chef = chef_at(kitchen, frame.location)
    if kind != SOUP:
        state.stalls[frame.location].remove(kind)
    zous_chef = ZOUS_IDS[state.academy[state.round - 1]] if kind == ZOUS_CHEF else None
    seat = seat_of(state, number)
    events.append(ItemTaken(seat, CHEFS[chef], LOCATION_IDS[frame.location], ITEM_IDS[kind], zous_chef))
    kitchen.took += 1
    if frame.untouched and len(frame.line) > 1:  # CK-136, CK-137, CK-141
        move_marker(state, number, False, events)
    frame.untouched = False
    if kitchen.took < capacity_of(state, number, chef):
        frame.turn = (frame.turn + 1) % len(frame.line)  # CK-131
    receive(state, number, kind, events)  # a wild rumor is placed before anything else happens (CK-162)


def _console(state: CritterState, frame: Shopping, forced: bool, events: list[Event]) -> None:
    """CK-146, CK-149: a soup, and home."""
    number = frame.line[frame.turn]
    kitchen = state.kitchens[number]
    chef = chef_at(kitchen, frame.location)
    soups = consolation_soups(kitchen)
    if number < state.seats:  # CK-327
        kitchen.soup += soups
    where = LOCATION_IDS[frame.location]
    events.append(ConsolationSoup(seat_of(state, number), CHEFS[chef], where, soups, forced))
    _go_home(state, frame, events)


def _out_of_items(state: CritterState, frame: Shopping, number: int, events: list[Event]) -> None:
    """CK-124, CK-149 to CK-151."""
    kitchen = state.kitchens[number]
    if kitchen.took == 0:
        _console(state, frame, True, events)
    else:
        chef = chef_at(kitchen, frame.location)
        events.append(ChefWentHome(seat_of(state, number), CHEFS[chef], LOCATION_IDS[frame.location]))
        _go_home(state, frame, events)


def _go_home(state: CritterState, frame: Shopping, events: list[Event]) -> None:
    """CK-123, CK-201: a zous-chef's last ability comes before the next chef acts."""
    number = frame.line.pop(frame.turn)
    if frame.turn == len(frame.line):
        frame.turn = 0
    kitchen = state.kitchens[number]
    chef = chef_at(kitchen, frame.location)
    kitchen.at[chef] = HOME
    if chef == ZOUS and kitchen.zous in AFTER_LAST_PICK:
        state.ability_done = True
        AFTER_LAST_PICK[kitchen.zous](state, number, frame.location, events)


def _leave_location(state: CritterState, location: int, events: list[Event]) -> None:
    """CK-180: cleaned up before the next one."""
    clean_up(state, location, events)
    places = locations_in_play(state)
    following = places.index(location) + 1
    if following < len(places):
        begin_location(state, places[following], events)
    else:
        end_round(state, events)
