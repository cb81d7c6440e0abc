"""The geometry of the banquet table: which spaces touch, and which three lie in a line.

Spaces are numbered 0 to 35 in label order (A1, A2, ... G4); sets of spaces are bit masks.
"""

from typing import Final

from atable.games.banquet_royal.content.loader import CONTENT

_AXES: Final = ((1, 0), (0, 1), (-1, 1))  # row, falling to the right, falling to the left
_DIRECTIONS: Final = (*_AXES, *((-q, -r) for q, r in _AXES))


def _axial() -> dict[str, tuple[int, int]]:
    """Label -> axial coordinates, the bouquet at (0, 0)."""
    rows = CONTENT.board.rows
    middle = len(rows) // 2
    cells: dict[str, tuple[int, int]] = {}
    for row, shape in enumerate(rows):
        for cell in range(1, shape.cells + 1):
            cells[f"{shape.name}{cell}"] = (cell - min(middle + 1, row + 1), row - middle)
    return cells


_CELLS: Final = _axial()
BOUQUET: Final = CONTENT.board.bouquet
LABELS: Final[tuple[str, ...]] = tuple(label for label in _CELLS if label != BOUQUET)  # BR-08: never a space
INDEX: Final[dict[str, int]] = {label: space for space, label in enumerate(LABELS)}
_AT: Final[dict[tuple[int, int], int]] = {_CELLS[label]: space for label, space in INDEX.items()}


def _neighbours(cell: tuple[int, int]) -> list[int]:
    """BR-06: the spaces that share a side of the hexagon."""
    around = [(cell[0] + q, cell[1] + r) for q, r in _DIRECTIONS]
    return sorted(_AT[other] for other in around if other in _AT)


def _lines() -> list[tuple[int, int, int]]:
    """BR-11: three consecutive spaces along one axis; BR-12: no line jumps over the bouquet."""
    lines: list[tuple[int, int, int]] = []
    for q, r in _AXES:
        for label in LABELS:
            at = _CELLS[label]
            second, third = (at[0] + q, at[1] + r), (at[0] + 2 * q, at[1] + 2 * r)
            if second in _AT and third in _AT:
                lines.append((_AT[at], _AT[second], _AT[third]))
    return lines


def mask_of(spaces: list[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


# For each byte of a mask, the spaces of each of its 256 values.
_BYTES: Final[list[list[list[int]]]] = [
    [[first + bit for bit in range(8) if value >> bit & 1] for value in range(256)] for first in range(0, 40, 8)
]


def spaces_in(mask: int) -> list[int]:
    """The spaces of a set, in label order."""
    spaces: list[int] = []
    for values in _BYTES:
        spaces += values[mask & 255]
        mask >>= 8
    return spaces


NEIGHBOURS: Final[list[list[int]]] = [_neighbours(_CELLS[label]) for label in LABELS]
TOUCHING: Final[list[int]] = [mask_of(spaces) for spaces in NEIGHBOURS]
AROUND_BOUQUET: Final[int] = mask_of(_neighbours(_CELLS[BOUQUET]))  # BR-07
ALL_SPACES: Final[int] = (1 << len(LABELS)) - 1
MARKED: Final[list[int]] = [INDEX[label] for label in CONTENT.board.marked]  # BR-24
LINES: Final[list[tuple[int, int, int]]] = _lines()
LINES_THROUGH: Final[list[list[int]]] = [
    [number for number, line in enumerate(LINES) if space in line] for space in range(len(LABELS))
]
