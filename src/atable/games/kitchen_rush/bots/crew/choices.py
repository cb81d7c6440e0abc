"""What a cook would do at each area, and how much it matters now. Worth is in rough placements saved or won."""

from typing import Final

import msgspec

from atable.games.kitchen_rush.areas.host import PROPOSED
from atable.games.kitchen_rush.bots.crew.wants import (
    believed_done,
    board_wants,
    chills_left,
    food_complete,
    has_clean_cup,
    in_bag,
    in_rooms,
    lacking,
    placements_left,
    ready_for_scoops,
    seat_lacks,
    steps_left,
    team_lacks,
    work_left,
    work_of,
)
from atable.games.kitchen_rush.content.cards import (
    COLOURS,
    CUP,
    DESSERT,
    DISH_NEEDS,
    DISH_SIZE,
    FIRST_CUBE,
    FIRST_SCOOP,
    GOODS,
    ICE_OBJECTIVE,
    KINDS,
    OBJECTIVE_INDEX,
    OBJECTIVE_LEVEL,
    ORDER_COINS,
    ORDER_PRESTIGE,
    ORDER_TIER,
    ORDINARY,
    PARTS,
    PLATE_SIZE,
    TASTES,
    TILE_COINS,
    TILE_PRESTIGE,
)
from atable.games.kitchen_rush.state import NOTHING, Held, Plate, RushState
from atable.games.kitchen_rush.table.house import market_cost, round_ms, tip
from atable.games.kitchen_rush.table.judging import is_correct
from atable.games.kitchen_rush.table.small_steps import room_on_mat
from atable.kernel.seats import Seat

NO: Final = -9.0
PRESTIGE: Final = 1.5  # of a point, in coins
MORE_ICE: Final = 2.4  # what proposing ice is worth that nobody has to serve
URGENCY: Final = 0.4  # of ice that has to be served, round after round
LAST_CALL: Final = 30_000  # ms: what is begun later is hardly finished


class Look(msgspec.Struct):
    """What one cook takes in at a glance, once for each thought."""

    state: RushState
    seat: Seat
    now: int  # reading of the clock
    left: int  # ms to the end of the phase
    rooms: list[int]
    bag: list[int]
    own: list[int]
    team: list[int]
    board: list[int]
    on_duty: bool  # nobody has less work of their own: the chores are this seat's
    doubts: list[int]  # Orders that the guests sent back: looked at twice


def look(state: RushState, seat: Seat, now: int, doubts: list[int]) -> Look:
    return Look(
        state,
        seat,
        now,
        round_ms(state) - now,
        in_rooms(state),
        in_bag(state),
        seat_lacks(state, seat),
        team_lacks(state),
        board_wants(state),
        _on_duty(state, seat),
        doubts,
    )


def _on_duty(state: RushState, seat: Seat) -> bool:
    """All see who has the least to do: that one hosts, washes and shops."""
    own = work_left(state, seat)
    for other in range(state.seats):
        work = work_left(state, other)
        if work < own - 0.01 or (work < own + 0.01 and other < seat):
            return False
    return True


def chore(at: Look, worth: float) -> float:
    """Somebody else is free for it."""
    return worth if at.on_duty else worth - 1.2


# One's own dishes


def storage(at: Look, room: int) -> float:
    tokens = 0
    stock = at.state.rooms[room]
    for kind in range(KINDS):
        tokens += min(at.own[kind], stock[kind])
    return 2.2 + 0.8 * min(tokens, 6) if tokens else NO


def spices(at: Look) -> float:
    cubes = 0
    for colour in range(COLOURS):
        cubes += min(at.own[FIRST_CUBE + colour], at.bag[colour])
    return 2.4 + 0.9 * min(cubes, 5) if cubes else NO


def to_cook(at: Look) -> Plate | None:
    """The dish that comes nearest to being done by one more step."""
    best: Plate | None = None
    best_rank = -1
    for plate in at.state.mats[at.seat]:
        left = steps_left(plate)
        if not left or not any(plate.load[:KINDS]):
            continue
        rank = 10 * food_complete(at.state, at.seat, plate) + 4 - left
        if rank > best_rank:
            best, best_rank = plate, rank
    return best


def stove(at: Look) -> float:
    plate = to_cook(at)
    if plate is None:
        return NO
    return 4.2 if food_complete(at.state, at.seat, plate) else 3.2


def to_chill(at: Look) -> Plate | None:
    for plate in at.state.mats[at.seat]:
        if chills_left(plate) and not steps_left(plate) and food_complete(at.state, at.seat, plate):
            return plate
    return None


def fridge(at: Look) -> float:
    return 4.2 if to_chill(at) is not None else NO


def to_scoop(at: Look, stock: list[int], first: int) -> tuple[Plate, int] | None:
    """A plate or Cup and the flavour that it gets next, of this stock of scoops."""
    for plate in at.state.mats[at.seat]:
        if ready_for_scoops(at.state, at.seat, plate):
            missing = lacking(at.state, at.seat, plate)
            for flavour in range(TASTES):
                if missing[FIRST_SCOOP + flavour] and stock[first + flavour]:
                    return plate, flavour
    return None


def freezer(at: Look) -> float:
    """Ice melts on a dish that is not served (KC-047, KC-064): late in the preparation, and all at once."""
    if to_scoop(at, at.state.freezer, 0) is None:
        return NO
    return 3.6


# Guests


def to_serve(at: Look) -> Held | None:
    for held in at.state.held[at.seat]:
        if held.order in at.doubts:
            if is_correct(at.state, at.seat, held):
                return held
        elif believed_done(at.state, at.seat, held):
            return held
    return None


def serving(at: Look) -> float:
    if to_serve(at) is None:
        return NO
    room = room_on_mat(at.state, at.seat)
    worth = 2.0 + 0.7 * tip(at.state)
    if at.left > LAST_CALL:
        worth += 1.6 if room <= 0 else 0.8 if room == 1 else 0.2
        worth += 0.6 if len(at.state.cupboard) < 2 * at.state.seats else 0.0
    return worth


def has_plates(state: RushState, order: int, tile: int) -> bool:
    """Are the right ones clean?"""
    clean = [0] * (CUP + 1)
    for plate in state.cupboard:
        clean[PLATE_SIZE[plate]] += 1
    for size in DISH_SIZE[order]:
        clean[size] -= 1
        if clean[size] < 0:
            return False
    return tile == NOTHING or has_clean_cup(state) or clean[0] > 0


def reward(state: RushState, order: int, tile: int) -> float:
    worth = ORDER_COINS[order] + PRESTIGE * ORDER_PRESTIGE[order]
    if tile != NOTHING:
        worth += TILE_COINS[tile] + PRESTIGE * TILE_PRESTIGE[tile] + (3.0 if ice_wanted(state) > 0 else 0.0)
    return worth


def ice_wanted(state: RushState) -> int:
    """KC-132: how many successful Ice Orders are still missing."""
    if not state.options.piece_of_cake:
        return 0
    level = OBJECTIVE_LEVEL[OBJECTIVE_INDEX[state.options.objective]]
    return ICE_OBJECTIVE[level][state.seats - 1] - len(state.ice_served)


def taking(at: Look) -> tuple[float, int]:
    """The best Order for this seat and the order space it lies on."""
    state = at.state
    room = room_on_mat(state, at.seat)
    if room <= 0:
        return NO, NOTHING
    spare = placements_left(state, at.seat, at.now) - work_left(state, at.seat)
    best, best_space = NO, NOTHING
    for space in range(len(state.board)):
        order, tile = state.board[space], state.board_tiles[space]
        if order == NOTHING or PARTS[order] + (tile != NOTHING) > room or not has_plates(state, order, tile):
            continue
        work = work_of(order, tile)
        if spare < work + 0.5 and not (state.waiting[space] and at.left < LAST_CALL):
            continue
        worth = (reward(state, order, tile) - _shortage(at, order) + state.waiting[space]) / work
        if worth > best:
            best, best_space = worth, space
    if best_space == NOTHING:
        return NO, NOTHING
    mat = len(state.mats[at.seat])
    return 2.4 + 0.8 * best + (2.0 if mat == 0 else 1.0 if mat == 1 else 0.3), best_space


def _shortage(at: Look, order: int) -> float:
    """What would have to be bought for it."""
    short = 0
    for part in range(PARTS[order]):
        wanted = DISH_NEEDS[order][part]
        for good in range(FIRST_SCOOP):
            stock = at.rooms[good] if good < KINDS else at.bag[good - FIRST_CUBE]
            short += max(0, wanted[good] - max(0, stock - at.team[good]))
    return 0.4 * short


def on_board(state: RushState) -> int:
    return len(state.board) - state.board.count(NOTHING)


def welcome(at: Look) -> float:
    state = at.state
    if NOTHING not in state.board or not state.order_deck:
        return NO
    room = sum([max(0, room_on_mat(state, seat)) for seat in range(state.seats)])
    guests = on_board(state)
    if at.left < LAST_CALL:
        return 0.9
    worth = 4.4 if guests == 0 else 3.0 if guests == 1 else 1.9 if guests == 2 else 1.0
    if ice_laid(state) < ice_wanted(state) and len(free_for_ice(state)) < PROPOSED:
        return chore(at, max(worth, MORE_ICE + URGENCY * state.round))  # guests who might like ice
    return chore(at, worth if room > 2 * guests else 0.8)


def proposing(at: Look) -> float:
    """First what the Objective asks for; more of it pays too."""
    state = at.state
    if at.left <= LAST_CALL or len(state.ice_stack) < 2 or len(free_for_ice(state)) < PROPOSED:
        return NO
    laid = ice_laid(state)
    if laid < ice_wanted(state):
        return chore(at, 3.2 + URGENCY * state.round)
    return chore(at, MORE_ICE) if laid == 0 else NO


def ice_laid(state: RushState) -> int:
    """Tiles on the board and on mats."""
    laid = len(state.board_tiles) - state.board_tiles.count(NOTHING)
    for orders in state.held:
        laid += sum([held.tile != NOTHING for held in orders])
    return laid


def free_for_ice(state: RushState) -> list[int]:
    """KC-029: order spaces, the easiest Orders first."""
    spaces: list[int] = []
    for space in range(len(state.board)):
        order = state.board[space]
        if (
            order != NOTHING
            and state.board_tiles[space] == NOTHING
            and PARTS[order] == 1
            and ORDER_TIER[order] != DESSERT
        ):
            spaces.append(space)
    return sorted(spaces, key=lambda space: work_of(state.board[space], NOTHING))


def hosting(at: Look) -> float:
    return max(welcome(at), proposing(at))


# Supplies


def to_buy(at: Look) -> tuple[float, int]:
    """The good that is missed most, and how much; cubes and scoops stand for their sort."""
    state = at.state
    if state.coins < market_cost(state):
        return NO, NOTHING
    best, best_good = 0.0, NOTHING
    for good in range(GOODS):
        if not state.supply[good]:
            continue
        stock = stock_of(at, good)
        missed = 1.0 * max(0, at.team[good] - stock) + 0.3 * max(0, at.team[good] + at.board[good] - stock)
        missed += 1.0 * max(0, at.own[good] - stock)
        if good < KINDS and stock == 0:
            missed += 0.3
        if missed > best:
            best, best_good = missed, good
    return best, best_good


def stock_of(at: Look, good: int) -> int:
    if good < KINDS:
        return at.rooms[good]
    if good < FIRST_SCOOP:
        return at.bag[good - FIRST_CUBE]
    return at.state.freezer[good - FIRST_SCOOP]


def shopping(at: Look) -> float:
    missed, good = to_buy(at)
    if good == NOTHING or missed < 0.3:
        return NO
    own_dish_waits = at.own[good] > stock_of(at, good)
    return 3.4 + min(missed, 3.0) * 0.5 if own_dish_waits else chore(at, 1.2 + min(missed, 4.0) * 0.6)


def washing(at: Look) -> float:
    state = at.state
    if not state.sink:
        return NO
    for space in range(len(state.board)):
        order = state.board[space]
        if order != NOTHING and not has_plates(state, order, state.board_tiles[space]):
            return chore(at, 3.5)
    return chore(at, 0.9 + 0.25 * min(len(state.sink), 6))


def special(good: int) -> bool:
    return good >= FIRST_CUBE + ORDINARY
