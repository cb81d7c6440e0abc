"""Conservation: every token, plate, card and coin is somewhere, at every step; and nobody stands in two places."""

from typing import Final

from atable.games.kitchen_rush.areas.market import active_rooms
from atable.games.kitchen_rush.content.cards import (
    BASE_BONUSES,
    BASE_ORDERS,
    BASE_UPGRADES,
    BONUSES,
    CUP,
    CUPBOARD_START,
    DESSERT,
    EVENTS,
    FIRST_CUBE,
    FIRST_SCOOP,
    FREE,
    GOOD_NAMES,
    GOODS,
    HELPER_1,
    HOURGLASSES,
    LOCKED,
    MALFUNCTION,
    MARKET,
    NEW_CROCKERY,
    OFFICE,
    OPEN_ORDER_SPACES,
    ORDER_TIER,
    ORDERS,
    OWNER,
    PARTS,
    PLATE_SIZE,
    RESERVE_START,
    SECOND_HELPER,
    SINK_START,
    SIZES,
    SPACE_AREA,
    SPACE_EXPANSION,
    SPACE_TILES,
    SPACES,
    SPECIALIST,
    SPECIALIST_BASE,
    SPECIALISTS,
    SPICES,
    TASTES,
    TEAM,
    TILES,
    TOTALS,
    UNAVAILABLE,
    UPGRADES,
)
from atable.games.kitchen_rush.frames import Action, Choosing, Countdown, Paused, Planning
from atable.games.kitchen_rush.setup import ADDED_GOODS
from atable.games.kitchen_rush.state import BOX, NEVER, NOBODY, NOTHING, STANDING, Plate, RushState, Window
from atable.games.kitchen_rush.state import OFFICE as UNPAID
from atable.games.kitchen_rush.table import lid
from atable.games.kitchen_rush.table.house import BONUS_THRESHOLDS, CHILL_MAX, COOK_MAX, MAT_PLATES, ROUNDS
from atable.games.kitchen_rush.table.judging import has_scoops, is_cup, is_ice, parts_of
from atable.games.kitchen_rush.table.small_steps import held_order, with_specialist
from atable.kernel.errors import BrokenInvariant
from atable.kernel.seats import Seat

MALFUNCTION_TILES: Final = 5  # KR-037
STAND_IN: Final = 0  # KC-051: a plate of size I


def invariants(state: RushState) -> None:
    _purse(state)
    _goods(state)
    _plates(state)
    _cards(state)
    _ice_tiles(state)
    _board(state)
    for seat in range(state.seats):
        _mat(state, seat)
    _hourglasses(state)
    _spaces(state)
    _windows(state)
    _bag(state)
    _freezer(state)
    _stack(state)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


# What the box holds


def _purse(state: RushState) -> None:
    _require(state.coins == state.paid_in, f"{state.coins} coins in the Office, {state.paid_in} from the bank (KR-032)")
    _require(state.coins >= 0, "less than no coin")
    _require(state.prestige >= 0, "less than no prestige (KR-189)")


def _goods(state: RushState) -> None:
    counts = state.supply.copy()
    _add(counts, 0, [sum(kinds) for kinds in zip(*state.rooms, strict=True)])
    for cubes in (state.bag.cubes, state.bag.hand, state.bag.aside):
        _add(counts, FIRST_CUBE, cubes)
    for scoops in (state.freezer, *[window.scoops for window in state.windows]):
        _add(counts, FIRST_SCOOP, scoops)
    for mat in state.mats:
        for plate in mat:
            _add(counts, 0, plate.load)
    for good in range(GOODS):
        known = state.options.piece_of_cake or good not in ADDED_GOODS  # KC-008
        wanted = TOTALS[good] if known else 0
        _require(counts[good] == wanted, f"{counts[good]} of {GOOD_NAMES[good]}, not {wanted}")
    for room, kinds in enumerate(state.rooms):
        _require(room in active_rooms(state) or not any(kinds), "goods in a closed storeroom (KR-133)")


def _add(counts: list[int], first: int, goods: list[int]) -> None:
    for at, count in enumerate(goods):
        _require(count >= 0, f"less than nothing of {GOOD_NAMES[first + at]}")
        counts[first + at] += count


def _plates(state: RushState) -> None:
    """KR-026 to KR-030, KC-017 to KC-019: those that are not in the box never go back."""
    for pile in (state.cupboard, state.sink, state.reserve):
        _require(pile == sorted(pile), "plates out of order")
    on_mats = [plate.number for mat in state.mats for plate in mat]
    plates = [*state.cupboard, *state.sink, *state.reserve, *on_mats]
    _require(len(set(plates)) == len(plates), "a plate in two places")
    for size in range(len(SIZES)):
        known = size != CUP or state.options.piece_of_cake
        wanted = CUPBOARD_START[state.seats - 1][size] + SINK_START[size] + RESERVE_START[size] if known else 0
        found = [PLATE_SIZE[plate] for plate in plates].count(size)
        _require(found == wanted, f"{found} plates of size {SIZES[size]}, not {wanted}")
    waits = NEW_CROCKERY not in state.upgrades_bought
    _require(bool(state.reserve) == waits, "the reserve plates (KR-029)")


# Cards


def _cards(state: RushState) -> None:
    cake = state.options.piece_of_cake
    held = [held.order for orders in state.held for held in orders]
    board = [order for order in state.board if order != NOTHING]
    orders = [*state.order_deck, *board, *held, *state.served, *state.gone_orders]
    _each_once("Order", orders, list(range(len(ORDERS) if cake else BASE_ORDERS)))
    events = [*state.event_deck, *state.gone_events, *[event for event in (state.event,) if event != NOTHING]]
    _each_once("Event", events, list(range(len(EVENTS) if state.options.events else 0)))
    bonuses = [*state.bonus_deck, *state.bonuses, *state.gone_bonuses, *_offered(state)]
    _each_once("bonus", bonuses, list(range(len(BONUSES) if cake else BASE_BONUSES)))
    upgrades = [*state.upgrades_shown, *state.upgrades_hidden, *state.upgrades_bought]
    _each_once("Upgrade", upgrades, list(range(len(UPGRADES) if cake else BASE_UPGRADES)))
    specialists = [card for card in range(len(SPECIALISTS)) if cake or SPECIALIST_BASE[card]]  # KC-130
    dealt = [*state.specialist_deck, *state.specialists]
    _each_once("Specialist", dealt, specialists if with_specialist(state) else [])
    _require(all(card in state.specialists for card in state.specialists_used), "a Specialist used unseen (KC-117)")
    _require(0 <= state.bonus_seen <= len(state.bonus_deck), "bonus cards seen (KR-202)")
    _require(0 <= state.early <= len(state.served), "Orders served early")
    _require(len(state.bonuses) + len(state.gone_bonuses) <= state.thresholds <= len(BONUS_THRESHOLDS), "thresholds")


def _each_once(sort: str, cards: list[int], wanted: list[int]) -> None:
    if sorted(cards) != wanted:
        wrong = [card for card in sorted({*cards, *wanted}) if cards.count(card) != wanted.count(card)]
        raise BrokenInvariant(f"{sort} cards lost, doubled or made: {wrong}")


def _offered(state: RushState) -> list[int]:
    frame = state.stack[-1] if state.stack else None
    return frame.among if isinstance(frame, Choosing) and frame.what == "bonus" else []


def _ice_tiles(state: RushState) -> None:
    held = [held.tile for orders in state.held for held in orders]
    laid = [tile for tile in [*state.board_tiles, *held] if tile != NOTHING]
    tiles = [*state.ice_stack, *laid, *state.ice_served, *state.gone_tiles]
    _each_once("Ice Order", tiles, list(range(len(TILES) if state.options.piece_of_cake else 0)))


def _board(state: RushState) -> None:
    spaces = OPEN_ORDER_SPACES[state.seats - 1]
    _require(len(state.board) == len(state.board_tiles) == len(state.waiting) == spaces, "order spaces (KR-018)")
    for order, tile, waiting in zip(state.board, state.board_tiles, state.waiting, strict=True):
        if order == NOTHING:
            _require(tile == NOTHING and not waiting, "a tile or a guest without an Order")
        elif tile != NOTHING:
            _require(PARTS[order] == 1 and ORDER_TIER[order] != DESSERT, "ice for this Order (KC-029, KC-030)")


# Mats


def _mat(state: RushState, seat: Seat) -> None:
    mat = state.mats[seat]
    _require(len(mat) <= MAT_PLATES, f"{len(mat)} plates on a mat (KR-057)")
    parts = [(plate.order, plate.part) for plate in mat]
    _require(len(set(parts)) == len(parts), "two plates for one part of an Order (KR-063)")
    for plate in mat:
        held = held_order(state, seat, plate.order)
        _require(held is not None and 0 <= plate.part < parts_of(held), "a plate for no Order of this seat (KR-064)")
        _plate(plate)


def _plate(plate: Plate) -> None:
    _require(0 <= plate.cook <= COOK_MAX, f"a plate on line {plate.cook} (KR-152)")
    _require(0 <= plate.chill <= CHILL_MAX, f"a plate in column {plate.chill} (KC-100)")
    if is_ice(plate):
        _require(PLATE_SIZE[plate.number] in (CUP, STAND_IN), "ice on a large plate (KC-138)")
        _require(not any(plate.load[:FIRST_SCOOP]), "food in a Cup (KC-059)")
        _require(plate.cook == plate.chill == 0, "a Cup cooked or chilled (KC-057, KC-058)")
        return
    _require(not is_cup(plate.number), "a dish in a Cup (KC-138)")
    _require(ORDER_TIER[plate.order] == DESSERT or not has_scoops(plate), "scoops on a dish (KC-090)")


# The board


def _hourglasses(state: RushState) -> None:
    for number, hourglass in enumerate(state.hourglasses):
        in_play = OWNER[number] < state.seats if OWNER[number] != TEAM else _team_has(state, number)
        name = HOURGLASSES[number]
        _require((hourglass.where == BOX) != in_play, f"{name} in the box, or not (KR-039 to KR-041, KC-002)")
        _require((hourglass.where == UNPAID) == (hourglass.debt > 0), f"{name} owes {hourglass.debt} (KR-200)")
        if hourglass.where != STANDING:
            _require(hourglass.space == NOTHING, f"{name} on a space, not standing")
        else:
            _require(state.tiles[hourglass.space] == FREE, f"{name} on {SPACES[hourglass.space]} (KR-081)")
            _require(hourglass.used, f"{name} was never placed (KR-069)")
            market = SPACE_AREA[hourglass.space] == MARKET
            _require(market or state.occupants[hourglass.space] == number, f"{name} on a space of another (KR-074)")


def _team_has(state: RushState, number: int) -> bool:
    if number == SPECIALIST:
        return with_specialist(state)
    return number == HELPER_1 or SECOND_HELPER in state.upgrades_bought


def _spaces(state: RushState) -> None:
    broken = 0
    for space, tile in enumerate(state.tiles):
        occupant = state.occupants[space]
        if occupant != NOTHING:
            _require(SPACE_AREA[space] != MARKET, "the Market is held (KR-075)")
            _require(state.hourglasses[occupant].space == space, f"nobody stands on {SPACES[space]}")
        absent = SPACE_EXPANSION[space] and not state.options.piece_of_cake
        first = UNAVAILABLE if absent else SPACE_TILES[state.seats - 1][space]
        _require((tile == UNAVAILABLE) == (first == UNAVAILABLE), f"{SPACES[space]}: Unavailable (KR-228)")
        _require(tile != LOCKED or first == LOCKED, f"{SPACES[space]} was locked (KR-226)")
        _require(SPACE_AREA[space] != OFFICE or tile == FREE, "a tile in the Office (KR-173)")
        broken += tile == MALFUNCTION
    _require(broken <= MALFUNCTION_TILES, f"{broken} Malfunction tiles (KR-224)")


def _windows(state: RushState) -> None:
    _require(not state.windows or _in_action(state), "a window outside the Action phase (KR-090)")
    _require(len({window.hourglass for window in state.windows}) == len(state.windows), "two windows of an hourglass")
    numbers = [window.number for window in state.windows]
    _require(numbers == sorted(set(numbers)), "windows out of order")
    for window in state.windows:
        _require(0 < window.number <= state.last_window, "a window of no number")
        _window(state, window)


def _window(state: RushState, window: Window) -> None:
    hourglass = state.hourglasses[window.hourglass]
    _require(hourglass.where == STANDING and hourglass.space == window.space, "a window without its hourglass (KR-090)")
    _require(window.area == SPACE_AREA[window.space], "a window of another area")
    _require(OWNER[window.hourglass] in (window.seat, TEAM), "a window of another seat (KR-070, KR-086)")
    _require(not window.scoops or window.area == MARKET, "bought scoops away from the Market (KC-110)")
    _require(len(window.scoops) in (0, TASTES), "scoops by flavour")


def _in_action(state: RushState) -> bool:
    return bool(state.stack) and isinstance(state.stack[0], Action)


def _bag(state: RushState) -> None:
    """KR-136, KR-144."""
    bag = state.bag
    if bag.holder == NOBODY:
        idle = bag.window == NOTHING and bag.draw_ends == bag.last_step == NEVER and not bag.open
        _require(idle, "nobody's hands in the bag")
        _require(not any(bag.hand) and not any(bag.aside), "cubes in nobody's hands (KR-144)")
        return
    through = [window for window in state.windows if window.number == bag.window]
    _require(len(through) == 1, "the bag is held through no window (KR-145)")
    _require(through[0].seat == bag.holder and through[0].area == SPICES, "the bag is held from elsewhere (KR-137)")


def _freezer(state: RushState) -> None:
    if state.lid_open:
        _require(_in_action(state), "the lid is open outside the Action phase (KC-086)")
        _require(lid.attended_until(state) != NEVER, "the lid is open and nobody attends (KC-082)")


# Where the game is


def _stack(state: RushState) -> None:
    _require(0 < state.round <= ROUNDS, f"round {state.round} (KR-003)")
    if not state.stack:
        _require(not state.upcoming, "nobody goes on")
        return
    below, top = state.stack[0], state.stack[-1]
    _require(len(state.stack) == 1 or (len(state.stack) == 2 and isinstance(top, Paused)), "frames on frames")
    _require(not isinstance(top, Paused) or isinstance(below, Action), "a pause of nothing")
    standing = [it for it in state.hourglasses if it.where == STANDING]
    _require(not isinstance(below, Planning | Countdown) or not standing, "hourglasses before the clock (KR-052)")
