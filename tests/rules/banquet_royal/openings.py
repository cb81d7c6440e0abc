"""Fresh tables: the printed map, the first position, the first turn, and whole games played at random."""

import re
from collections.abc import Iterator

from atable.games.banquet_royal.actions import Line, MemoriseReady, PlaceDish
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.codec import encode
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from tests.rules.banquet_royal.scenario import do
from tests.rules.banquet_royal.tables import offered, view

# Each row is shifted by half a cell: neighbours in a row are 8 columns apart, in the next row 4.
MAP = """
            A1      A2      A3      A4
        B1      B2      B3      B4      B5
    C1      C2      C3      C4      C5      C6
D1      D2      D3      (@)     D5      D6      D7
    E1      E2      E3      E4      E5      E6
        F1      F2      F3      F4      F5
            G1      G2      G3      G4
"""
SIDES = ((8, 0), (-8, 0), (4, 1), (-4, 1), (4, -1), (-4, -1))  # columns and rows from a cell to its six neighbours
ROUND_THE_BOUQUET = {"C3", "C4", "D3", "D5", "E3", "E4"}
CORNERS = {"A1", "A4", "D1", "D7", "G1", "G4"}
EDGE = {"A1", "A2", "A3", "A4", "B1", "B5", "C1", "C6", "D1", "D7", "E1", "E6", "F1", "F5", "G1", "G2", "G3", "G4"}


def on_the_map() -> dict[str, tuple[int, int]]:
    """Where each space is printed: its column and its row. The bouquet is not a space."""
    rows = enumerate(MAP.strip("\n").splitlines())
    return {cell.group(): (cell.start(), row) for row, text in rows for cell in re.finditer(r"[A-G]\d", text)}


def neighbours_on_the_map(label: str) -> set[str]:
    cells = on_the_map()
    at = {where: other for other, where in cells.items()}
    column, row = cells[label]
    return {at[column + x, row + y] for x, y in SIDES if (column + x, row + y) in at}


def lines_on_the_map() -> set[Line]:
    """Every three spaces one after the other in one direction of the map, each in label order."""
    at = {where: label for label, where in on_the_map().items()}
    lines: set[Line] = set()
    for column, row in at:
        for x, y in SIDES:
            places = [(column + step * x, row + step * y) for step in range(3)]
            if all(place in at for place in places):
                first, second, third = sorted(at[place] for place in places)
                lines.add((first, second, third))
    return lines


def fresh(seats: int = 2, seed: str = "banquet", **options: object) -> BanquetState:
    return GAME.setup(BanquetOptions(**options), seats, seed)  # type: ignore[arg-type]


def first_turn(seats: int = 2, seed: str = "banquet", **options: object) -> BanquetState:
    """Everybody has memorised the Royal Orders and the start player begins."""
    state = fresh(seats, seed, **options)
    for seat in range(seats):
        do(state, MemoriseReady(), seat)
    return state


def at_random(state: BanquetState, seed: str = "dice") -> Iterator[BanquetState]:
    """Play to the end at random; the position before each decision, and the last one."""
    rng = seeded(seed)
    for _ in range(GAME.spec.longest):
        yield state
        pending = GAME.pending(state)
        if not pending:
            return
        GAME.play(state, pending[0], GAME.sample(state, pending[0], rng))
    raise AssertionError("the game does not end")


def played_out(state: BanquetState, seed: str = "dice") -> BanquetState:
    for _ in at_random(state, seed):
        pass
    return state


def dish_spaces(state: BanquetState) -> set[str]:
    """Where the active seat may put a Dish."""
    return {action.space for action in offered(state, PlaceDish)}


def shown(state: BanquetState, seat: Seat | None) -> dict[str, str]:
    """The Dishes that this seat, or a spectator, sees under the Cloches now."""
    return {label: space.shown for label, space in view(state, seat).spaces.items() if space.shown is not None}


def covered(state: BanquetState) -> set[str]:
    return {label for label, space in view(state).spaces.items() if space.cloche}


def all_seen(state: BanquetState, seat: Seat | None) -> str:
    """Everything that is sent to this seat, or to a spectator, as text."""
    return (encode(GAME.view(state, seat)) + encode(GAME.prompts(state, seat))).decode()


def watchers(state: BanquetState) -> list[Seat | None]:
    """All seats, and a spectator."""
    return [*range(state.seats), None]
