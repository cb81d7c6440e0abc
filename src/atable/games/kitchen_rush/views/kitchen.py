"""What a view shows of the kitchen: Orders and plates, stocks, spaces and hourglasses."""

from typing import Final

from atable.games.kitchen_rush.actions import LARGE, SMALL
from atable.games.kitchen_rush.areas.market import active_rooms
from atable.games.kitchen_rush.content.cards import (
    AREAS,
    COLORS,
    COLOURS,
    CUBES,
    FIRST_CUBE,
    FLAVOURS,
    GOOD_NAMES,
    GOODS,
    HOURGLASSES,
    INGREDIENTS,
    KINDS,
    ORDERS,
    OWNER,
    PLATE_SIZE,
    PLATES,
    SIZES,
    SPACES,
    STORE_A,
    TASTES,
    TEAM,
    TILES,
)
from atable.games.kitchen_rush.frames import Action, Countdown, Planning
from atable.games.kitchen_rush.setup import ADDED_GOODS
from atable.games.kitchen_rush.state import NEVER, NOBODY, NOTHING, STANDING, Plate, RushState, Window
from atable.games.kitchen_rush.table import bag as spice_bag
from atable.games.kitchen_rush.table import house, judging, lid
from atable.games.kitchen_rush.table.small_steps import guided
from atable.games.kitchen_rush.views.parts import (
    BagView,
    Begun,
    FreezerView,
    HeldView,
    HourglassView,
    OrderSpaceView,
    PlateView,
    SeatView,
    SpaceView,
    StoreroomView,
    TileName,
    Where,
    WindowView,
)
from atable.kernel.seats import Seat

WHERE: Final[tuple[Where, ...]] = ("idle", "standing", "office", "box")
TILE_NAMES: Final[tuple[TileName | None, ...]] = (None, "locked", "unavailable", "malfunction")
BEGUN: Final[tuple[Begun, ...]] = ("fresh", "normal", "enhanced")
STOREROOMS: Final = AREAS[STORE_A : STORE_A + 3]


def id_of(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def ids_of(names: tuple[str, ...], numbers: list[int]) -> tuple[str, ...]:
    return tuple([names[number] for number in numbers])


def action_phase(state: RushState) -> Action | None:
    """It lies under a pause, too."""
    frame = state.stack[0] if state.stack else None
    return frame if isinstance(frame, Action) else None


def due(state: RushState, reading: int) -> int | None:
    """The table time of a reading of the phase's clock."""
    frame = action_phase(state)
    return None if frame is None or reading == NEVER else frame.clock.due(reading)


# Orders and plates


def order_space(state: RushState, space: int) -> OrderSpaceView:
    return OrderSpaceView(
        id=f"order_{space + 1}",
        order=id_of(ORDERS, state.board[space]),
        tile=id_of(TILES, state.board_tiles[space]),
        waiting=state.waiting[space],
    )


def seat_view(state: RushState, seat: Seat) -> SeatView:
    return SeatView(
        seat=seat,
        color=COLORS[seat],
        hourglasses=tuple([name for number, name in enumerate(HOURGLASSES) if OWNER[number] == seat]),
        held=tuple([HeldView(ORDERS[held.order], id_of(TILES, held.tile)) for held in state.held[seat]]),
        plates=tuple([_plate(state, seat, plate) for plate in state.mats[seat]]),
        ready=_is_ready(state, seat),
        away=state.away >> seat & 1 == 1,
    )


def _is_ready(state: RushState, seat: Seat) -> bool:
    frame = state.stack[0] if state.stack else None
    return isinstance(frame, Countdown) or (isinstance(frame, Planning | Action) and frame.ready >> seat & 1 == 1)


def _plate(state: RushState, seat: Seat, plate: Plate) -> PlateView:
    tile = judging.tile_of(state, seat, plate.order)
    told = guided(state)
    return PlateView(
        id=PLATES[plate.number],
        size=SIZES[PLATE_SIZE[plate.number]],
        order=ORDERS[plate.order],
        part=plate.part + 1,
        ice=judging.is_ice(plate),
        line=plate.cook,
        column=plate.chill,
        goods={GOOD_NAMES[good]: count for good, count in enumerate(plate.load) if count},
        missing=_missing(plate, tile) if told else None,
        cook_left=judging.cook_needed(plate) - plate.cook if told else None,
        chill_left=judging.chill_needed(plate) - plate.chill if told else None,
        correct=judging.judge(plate, tile) == judging.OK if told else None,
    )


def _missing(plate: Plate, tile: int) -> dict[str, int]:
    lacks = {GOOD_NAMES[good]: judging.missing(plate, tile, good) for good in range(GOODS)}
    return {name: count for name, count in lacks.items() if count > 0}


# Stocks


def supply(state: RushState) -> dict[str, int]:
    return {GOOD_NAMES[good]: state.supply[good] for good in range(GOODS) if _in_game(state, good)}


def _in_game(state: RushState, good: int) -> bool:
    return state.options.piece_of_cake or good not in ADDED_GOODS


def storeroom(state: RushState, room: int) -> StoreroomView:
    return StoreroomView(
        id=STOREROOMS[room],
        active=room in active_rooms(state),
        goods={INGREDIENTS[kind]: state.rooms[room][kind] for kind in range(KINDS) if _in_game(state, kind)},
    )


def bag_view(state: RushState) -> BagView:
    bag = state.bag
    drawing = bag.draw_ends != NEVER
    is_open = bag.open and not drawing  # it takes the Spice Master a moment to look
    grip = LARGE if bag.large else SMALL
    return BagView(
        cubes=_cubes(state, bag.cubes) if guided(state) or is_open else None,
        holder=None if bag.holder == NOBODY else bag.holder,
        window=None if bag.window == NOTHING else bag.window,
        hand=_some(CUBES, bag.hand),
        aside=_some(CUBES, bag.aside),
        drawing=drawing,
        grip=grip if drawing and not bag.open else None,
        draw_ends=due(state, bag.draw_ends),
        released=due(state, spice_bag.idle_at(state)),
        open=is_open,
    )


def _cubes(state: RushState, cubes: list[int]) -> dict[str, int]:
    return {CUBES[colour]: cubes[colour] for colour in range(COLOURS) if _in_game(state, FIRST_CUBE + colour)}


def _some(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {names[at]: count for at, count in enumerate(counts) if count}


def freezer(state: RushState) -> FreezerView:
    return FreezerView(
        scoops={FLAVOURS[flavour]: state.freezer[flavour] for flavour in range(TASTES)},
        lid_open=state.lid_open,
        melts=due(state, lid.melts_at(state)),
    )


# Spaces and hourglasses


def space_view(state: RushState, space: int) -> SpaceView:
    """KR-075: the Market holds several hourglasses."""
    there = [
        HOURGLASSES[number] for number, it in enumerate(state.hourglasses) if it.where == STANDING and it.space == space
    ]
    return SpaceView(SPACES[space], TILE_NAMES[state.tiles[space]], tuple(there))


def hourglass_view(state: RushState, number: int) -> HourglassView:
    hourglass = state.hourglasses[number]
    stands = hourglass.where == STANDING
    return HourglassView(
        id=HOURGLASSES[number],
        owner=None if OWNER[number] == TEAM else OWNER[number],
        where=WHERE[hourglass.where],
        space=SPACES[hourglass.space] if stands else None,
        sand_ms=house.sand(state, number, hourglass.space if stands else 0),
        runs_out=due(state, hourglass.runs_out) if stands else None,
        reading=hourglass.runs_out if stands else None,
        used=hourglass.used,
        wage=house.wage(state, number),
        debt=hourglass.debt,
    )


def window_view(window: Window) -> WindowView:
    return WindowView(
        number=window.number,
        seat=window.seat,
        hourglass=HOURGLASSES[window.hourglass],
        space=SPACES[window.space],
        begun=BEGUN[window.begun],
        parts=window.parts,
        draws=window.draws,
        tiles=ids_of(TILES, window.tiles),
        scoops=_some(FLAVOURS, window.scoops),
    )
