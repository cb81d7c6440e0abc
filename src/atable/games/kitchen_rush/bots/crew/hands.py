"""The next step in an open window: what the hands do, one thing at a time."""

from typing import Final

from atable.games.kitchen_rush.actions import (
    LARGE,
    SMALL,
    BagRelease,
    BuyIngredients,
    BuyScoops,
    BuySpices,
    FridgeChill,
    HostPropose,
    HostWelcome,
    LidClose,
    LidOpen,
    OfficeRehire,
    OfficeRepair,
    OfficeUpgrade,
    SinkWash,
    SpiceAside,
    SpiceDraw,
    SpicePlace,
    StockScoop,
    StoveCook,
    TakeIngredient,
    TakeScoop,
    WaiterServe,
    WaiterTake,
)
from atable.games.kitchen_rush.areas.market import active_rooms, kinds_in_game
from atable.games.kitchen_rush.bots.crew import choices, management
from atable.games.kitchen_rush.bots.crew.choices import Look
from atable.games.kitchen_rush.bots.crew.wants import has_clean_cup, lacking
from atable.games.kitchen_rush.content.cards import (
    AREAS,
    COLOURS,
    CUBES,
    CUP,
    DISH_SIZE,
    FIRST_CUBE,
    FIRST_SCOOP,
    FLAVOURS,
    FREEZER,
    FRIDGE,
    HOST,
    HOURGLASSES,
    INGREDIENTS,
    KINDS,
    MARKET,
    OFFICE,
    ORDERS,
    ORDINARY,
    PLATE_SIZE,
    PLATES,
    SINK,
    SPACES,
    SPICES,
    STORE_A,
    STORE_C,
    STOVE,
    TASTES,
    UPGRADES,
    WAITER,
)
from atable.games.kitchen_rush.state import ENHANCED, NEVER, NOBODY, NOTHING, Plate, RushState, Window
from atable.games.kitchen_rush.table import bag as spice_bag
from atable.games.kitchen_rush.table import house
from atable.games.kitchen_rush.table.lid import at_freezer
from atable.games.kitchen_rush.table.small_steps import relaxed
from atable.games.kitchen_rush.table.windows import may_enhance
from atable.kernel.actions import Action

LID_CLOSE: Final = LidClose()


def next_step(at: Look, forgetful: bool) -> Action | None:
    """The first useful step in one of the seat's open windows. A forgetful cook leaves the lid open."""
    windows = [window for window in at.state.windows if window.seat == at.seat]
    if at.state.lid_open and at_freezer(at.state, at.seat):
        step = _first(at, [window for window in windows if window.area == FREEZER or window.scoops])
        if step is None and not forgetful and _last_at_the_lid(at):
            step = LID_CLOSE
        if step is not None:
            return step
    return _first(at, windows)


def _first(at: Look, windows: list[Window]) -> Action | None:
    for window in windows:
        step = _step(at, window)
        if step is not None:
            return step
    return None


def _last_at_the_lid(at: Look) -> bool:
    """Whoever reached in after this cook still needs the open lid, and will close it."""
    steps = at.state.freezer_steps
    return not any(
        steps[seat] > steps[at.seat] and at_freezer(at.state, seat) for seat in range(at.state.seats) if seat != at.seat
    )


def freezer_visit(at: Look) -> int:
    """The first window through which this cook is at the Freezer, or NOTHING."""
    for window in at.state.windows:
        if window.seat == at.seat and (window.area == FREEZER or window.scoops):
            return window.number
    return NOTHING


def waiting_for_draw(at: Look) -> int:
    """Hands in the bag: the reading at which the cube is out, or NEVER."""
    bag = at.state.bag
    return bag.draw_ends if bag.holder == at.seat else NEVER


def _step(at: Look, window: Window) -> Action | None:
    area = window.area
    if STORE_A <= area <= STORE_C:
        return _fetch(at, window)
    if area == SPICES:
        return _season(at, window)
    if area == STOVE:
        plate = choices.to_cook(at)
        return StoveCook(window.number, PLATES[plate.number], may_enhance(at.state, window)) if plate else None
    if area == FRIDGE:
        plate = choices.to_chill(at)
        return FridgeChill(window.number, PLATES[plate.number], may_enhance(at.state, window)) if plate else None
    if area == FREEZER:
        return _scoop(at, window)
    if area == WAITER:
        return _wait_on_guests(at, window)
    if area == HOST:
        return _host(at, window)
    if area == MARKET:
        return _shop(at, window)
    if area == SINK:
        return _wash(at, window)
    return _manage(at, window) if area == OFFICE else None


# Dishes


def _fetch(at: Look, window: Window) -> Action | None:
    own = window.area - STORE_A
    enhanced = may_enhance(at.state, window) and (window.begun == ENHANCED or not _covers(at, own))
    rooms = active_rooms(at.state) if enhanced else [own]
    for plate in at.state.mats[at.seat]:
        missing = lacking(at.state, at.seat, plate)
        for kind in range(KINDS):
            if not missing[kind]:
                continue
            for room in rooms:
                if at.state.rooms[room][kind]:
                    named = AREAS[STORE_A + room] if enhanced else None
                    return TakeIngredient(window.number, INGREDIENTS[kind], PLATES[plate.number], named, enhanced)
    return None


def _covers(at: Look, room: int) -> bool:
    """Does this storeroom have all that is missing?"""
    return all(at.own[kind] <= at.state.rooms[room][kind] for kind in range(KINDS))


def _season(at: Look, window: Window) -> Action | None:
    bag = at.state.bag
    if bag.holder == NOBODY:
        return _reach_in(at, window)
    if bag.holder != at.seat or bag.window != window.number or bag.draw_ends != NEVER:
        return None
    for colour in range(COLOURS):
        if bag.hand[colour] or (bag.open and bag.cubes[colour]):
            plate = _lacks_cube(at, colour)
            if plate is not None:
                return SpicePlace(window.number, CUBES[colour], PLATES[plate.number])
            if bag.hand[colour]:
                return SpiceAside(window.number, CUBES[colour])
    if bag.open:
        return BagRelease(window.number)
    return _reach_in(at, window) or BagRelease(window.number)


def _lacks_cube(at: Look, colour: int) -> Plate | None:
    for plate in at.state.mats[at.seat]:
        if lacking(at.state, at.seat, plate)[FIRST_CUBE + colour]:
            return plate
    return None


def _reach_in(at: Look, window: Window) -> Action | None:
    """With the grip that may find a missing cube; the Spice Master looks where several are missing."""
    cubes = at.state.bag.cubes
    found = [colour for colour in range(COLOURS) if at.own[FIRST_CUBE + colour] and cubes[colour]]
    if not found:
        return None
    if may_enhance(at.state, window):
        return SpiceDraw(window.number, None, True)
    if relaxed(at.state) and window.draws >= house.RELAXED_DRAWS:
        return None
    large = found[-1] >= ORDINARY
    return SpiceDraw(window.number, LARGE if large else SMALL) if spice_bag.graspable(at.state, large) else None


def _scoop(at: Look, window: Window) -> Action | None:
    state = at.state
    if may_enhance(state, window):
        found = choices.to_scoop(at, state.supply, FIRST_SCOOP)
        if found is not None:
            return TakeScoop(window.number, FLAVOURS[found[1]], PLATES[found[0].number], True)
    if window.begun == ENHANCED:
        return None
    found = choices.to_scoop(at, state.freezer, 0)
    if found is None:
        return None
    if not state.lid_open:
        return LidOpen(window.number)
    return TakeScoop(window.number, FLAVOURS[found[1]], PLATES[found[0].number])


# Guests


def _wait_on_guests(at: Look, window: Window) -> Action | None:
    enhanced = may_enhance(at.state, window)
    held = choices.to_serve(at) if window.effect != "take" else None
    worth, space = choices.taking(at) if window.effect != "serve" else (choices.NO, NOTHING)
    if held is not None and (space == NOTHING or choices.serving(at) >= worth):
        return WaiterServe(window.number, ORDERS[held.order], enhanced)
    return take(at.state, window, space, enhanced) if space != NOTHING else None


def take(state: RushState, window: Window, space: int, enhanced: bool) -> WaiterTake:
    """With the right plates."""
    order, tile = state.board[space], state.board_tiles[space]
    sizes = list(DISH_SIZE[order])
    if tile != NOTHING:
        sizes.append(CUP if has_clean_cup(state) else 0)
    plates: list[int] = []
    for size in sizes:
        plates.append(next(it for it in state.cupboard if PLATE_SIZE[it] == size and it not in plates))
    return WaiterTake(window.number, ORDERS[order], tuple([PLATES[plate] for plate in plates]), enhanced)


def _host(at: Look, window: Window) -> Action | None:
    if window.tiles:
        return None  # they lie well
    if choices.proposing(at) > choices.welcome(at):
        spaces = choices.free_for_ice(at.state)[:2]
        return HostPropose(window.number, tuple([ORDERS[at.state.board[space]] for space in spaces]))
    return HostWelcome(window.number) if choices.welcome(at) > choices.NO else None


# Supplies


def _shop(at: Look, window: Window) -> Action | None:
    if window.scoops:
        return _stock(at, window)
    good = choices.to_buy(at)[1]
    if good == NOTHING:
        return None
    enhanced = may_enhance(at.state, window)
    if good < KINDS:
        return _buy_ingredients(at, window, good, enhanced)
    if good < FIRST_SCOOP:
        special = choices.special(good)
        first = FIRST_CUBE + ORDINARY if special else FIRST_CUBE
        end = FIRST_SCOOP if special else FIRST_CUBE + ORDINARY
        cubes = _bundle(at, first, end, house.BOUGHT_SPECIAL if special else house.BOUGHT_ORDINARY)
        return BuySpices(window.number, tuple([CUBES[it - FIRST_CUBE] for it in cubes]), enhanced)
    scoops = _bundle(at, FIRST_SCOOP, FIRST_SCOOP + TASTES, house.BOUGHT_SCOOPS)
    return BuyScoops(window.number, tuple([FLAVOURS[it - FIRST_SCOOP] for it in scoops]), enhanced)


def _buy_ingredients(at: Look, window: Window, kind: int, enhanced: bool) -> Action:
    """Spread over the storerooms, most to where there is least of it."""
    state = at.state
    assert kind < kinds_in_game(state)
    pieces = min(house.bought_ingredients(state), state.supply[kind])
    rooms = active_rooms(state)
    split = [0, 0, 0]
    for _ in range(pieces):
        least = rooms[0]
        for room in rooms:
            if state.rooms[room][kind] + split[room] < state.rooms[least][kind] + split[least]:
                least = room
        split[least] += 1
    return BuyIngredients(window.number, INGREDIENTS[kind], (split[0], split[1], split[2]), enhanced)


def _bundle(at: Look, first: int, end: int, most: int) -> list[int]:
    """The goods of this sort that are missed most, as many as a purchase gives."""
    state = at.state
    bought: list[int] = []
    for _ in range(most):
        best, best_good = -99.0, NOTHING
        for good in range(first, end):
            if state.supply[good] <= bought.count(good):
                continue
            have = choices.stock_of(at, good) + bought.count(good)
            missed = 2.0 * (at.team[good] - have) + 0.7 * at.board[good] - 0.1 * have
            if missed > best:
                best, best_good = missed, good
        if best_good != NOTHING:
            bought.append(best_good)
    return bought


def _stock(at: Look, window: Window) -> Action | None:
    for flavour in range(TASTES):
        if window.scoops[flavour]:
            if not at.state.lid_open:
                return LidOpen(window.number)
            return StockScoop(window.number, FLAVOURS[flavour])
    return None


def _wash(at: Look, window: Window) -> Action | None:
    state = at.state
    if not state.sink:
        return None
    if may_enhance(state, window):
        return SinkWash(window.number, tuple([PLATES[plate] for plate in state.sink]), True)
    clean = [0] * (CUP + 1)
    for plate in state.cupboard:
        clean[PLATE_SIZE[plate]] += 1
    dirty = state.sink.copy()
    chosen: list[int] = []
    while dirty and len(chosen) < house.wash_max(state):
        scarce = dirty[0]
        for plate in dirty:
            if clean[PLATE_SIZE[plate]] < clean[PLATE_SIZE[scarce]]:
                scarce = plate
        chosen.append(scarce)
        dirty.remove(scarce)
        clean[PLATE_SIZE[scarce]] += 1
    return SinkWash(window.number, tuple([PLATES[plate] for plate in sorted(chosen)]))


def _manage(at: Look, window: Window) -> Action | None:
    state = at.state
    unpaid = management.to_rehire(state)
    if unpaid != NOTHING:
        return OfficeRehire(window.number, HOURGLASSES[unpaid])
    worth, upgrade = management.to_upgrade(at)
    broken = management.to_repair(state)
    if broken != NOTHING and state.coins and worth < 3.0:
        return OfficeRepair(window.number, SPACES[broken])
    return OfficeUpgrade(window.number, UPGRADES[upgrade]) if upgrade != NOTHING else None
