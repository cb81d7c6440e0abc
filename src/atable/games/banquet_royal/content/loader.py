"""Board, pieces and Menu cards, read from TOML into frozen tuples and checked against the rulebook."""

from pathlib import Path
from typing import Final

import msgspec

from atable.kernel.content import read_toml
from atable.kernel.errors import BadContent

FOLDER: Final = Path(__file__).parent

DISH_TYPES: Final = 4
COLORS: Final = 4
SPACES: Final = 36  # BR-04
MENUS_PER_VALUE: Final = 12
TOQUE: Final = "toque"  # the symbol on a Menu that any Toque matches (BR-49)


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cells: int


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[Row, ...]
    bouquet: str
    marked: tuple[str, ...]
    plates: tuple[str, ...]


class DishType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    orders: tuple[str, ...]


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    menus: int
    points: int
    rule: str


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    toques_per_color: int
    colors: tuple[str, ...]
    dishes: tuple[DishType, ...] = msgspec.field(name="dish")
    rewards: tuple[Reward, ...] = msgspec.field(name="reward")


class Menu(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    crowns: int
    pattern: tuple[str, str, str]


class Menus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    menus: tuple[Menu, ...] = msgspec.field(name="menu")


class Content(msgspec.Struct, frozen=True):
    board: Board
    pieces: Pieces
    menus: tuple[Menu, ...]


def load(folder: Path = FOLDER) -> Content:
    """Read the three files; raise BadContent naming the file, the entry and the field that is wrong."""
    board = read_toml(folder / "board.toml", Board)
    pieces = read_toml(folder / "pieces.toml", Pieces)
    menus = read_toml(folder / "menus.toml", Menus).menus
    _check_board(board)
    _check_pieces(pieces)
    _check_menus(menus, [dish.id for dish in pieces.dishes])
    return Content(board, pieces, menus)


def _check_board(board: Board) -> None:
    cells = sum(row.cells for row in board.rows)
    if cells != SPACES + 1:
        raise BadContent("board.toml", "rows", "cells", f"{SPACES} spaces and the bouquet, not {cells} cells")
    labels = {f"{row.name}{cell}" for row in board.rows for cell in range(1, row.cells + 1)}
    for label in (board.bouquet, *board.marked):
        if label not in labels:
            raise BadContent("board.toml", label, "marked" if label in board.marked else "bouquet", "no such cell")
    if len(set(board.marked)) != 6:
        raise BadContent("board.toml", "marked", "marked", f"six spaces are needed, not {len(set(board.marked))}")
    if len(board.plates) != 4:
        raise BadContent("board.toml", "plates", "plates", "the royal family has four plates")


def _check_pieces(pieces: Pieces) -> None:
    if len(pieces.dishes) != DISH_TYPES:
        raise BadContent("pieces.toml", "dish", "id", f"four Dish types are needed, not {len(pieces.dishes)}")
    for dish in pieces.dishes:
        if dish.count != 10:
            raise BadContent("pieces.toml", dish.id, "count", f"there are 10 of each Dish, not {dish.count}")
        if len(set(dish.orders)) != 2:
            raise BadContent("pieces.toml", dish.id, "orders", "two Royal Orders show each Dish")
    if len(set(pieces.colors)) != COLORS:
        raise BadContent("pieces.toml", "colors", "colors", "four different colours are needed")
    if pieces.toques_per_color != 2:
        raise BadContent("pieces.toml", "toques_per_color", "toques_per_color", "each colour has 2 Toques")
    if [(reward.menus, reward.points) for reward in pieces.rewards] != [(1, 3), (2, 2)]:
        raise BadContent("pieces.toml", "reward", "points", "3 points for 1-crown Menus and 2 for 2-crown Menus")


def _check_menus(menus: tuple[Menu, ...], dishes: list[str]) -> None:
    seen: dict[tuple[str, ...], str] = {}
    for menu in menus:
        if unknown := [symbol for symbol in menu.pattern if symbol not in (*dishes, TOQUE)]:
            raise BadContent("menus.toml", menu.id, "pattern", f"{unknown[0]} is neither a Dish nor a Toque")
        for reading in (menu.pattern, menu.pattern[::-1]):
            if seen.setdefault(reading, menu.id) != menu.id:
                raise BadContent("menus.toml", menu.id, "pattern", f"the same pattern as {seen[reading]}")
    for crowns in (1, 2, 3):
        count = sum(menu.crowns == crowns for menu in menus)
        if count != MENUS_PER_VALUE:
            raise BadContent("menus.toml", f"{crowns} crowns", "crowns", f"12 cards are needed, not {count}")
    if len(menus) != 3 * MENUS_PER_VALUE:
        raise BadContent("menus.toml", "menu", "crowns", "a Menu has 1, 2 or 3 crowns")


CONTENT: Final = load()
