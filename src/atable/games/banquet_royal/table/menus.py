"""Menu cards: their values and patterns, and which of them a new element fulfils."""

from typing import Final

from atable.games.banquet_royal.actions import DISHES
from atable.games.banquet_royal.content.board import LINES, LINES_THROUGH
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.content.loader import TOQUE as TOQUE_SYMBOL
from atable.games.banquet_royal.state import EMPTY, TOQUE

CARDS: Final = len(CONTENT.menus)
VALUE: Final[list[int]] = [menu.crowns for menu in CONTENT.menus]  # BR-16
NO_CARD: Final = -1
_SYMBOLS: Final = TOQUE + 1  # four Dishes and the Toque


def _symbol(name: str) -> int:
    return TOQUE if name == TOQUE_SYMBOL else [str(dish) for dish in DISHES].index(name)


PATTERN: Final[list[tuple[int, int, int]]] = [
    (_symbol(menu.pattern[0]), _symbol(menu.pattern[1]), _symbol(menu.pattern[2])) for menu in CONTENT.menus
]


def _code(a: int, b: int, c: int) -> int:
    return (a * _SYMBOLS + b) * _SYMBOLS + c


def _cards_by_code() -> list[int]:
    """Three symbols in a row -> the card that asks for them, read from either end (BR-68)."""
    cards = [NO_CARD] * _SYMBOLS**3
    for card, (a, b, c) in enumerate(PATTERN):
        cards[_code(a, b, c)] = card
        cards[_code(c, b, a)] = card
    return cards


_CARD_BY_CODE: Final[list[int]] = _cards_by_code()


def card_on_line(board: list[int], line: int) -> int:
    """BR-66: the card whose three symbols stand on this line in order, NO_CARD if none does."""
    a, b, c = LINES[line]
    first, second, third = board[a], board[b], board[c]
    if first == EMPTY or second == EMPTY or third == EMPTY:
        return NO_CARD
    # BR-49: a Toque of any colour; BR-48: and nothing but a Toque
    return _CARD_BY_CODE[_code(min(first, TOQUE), min(second, TOQUE), min(third, TOQUE))]


def fulfilled(board: list[int], new: int, hand: list[int]) -> list[tuple[int, int]]:
    """BR-69: the cards of this hand fulfilled by a line through the new element, each with its line."""
    if new == EMPTY:  # BR-76: no element came onto the board
        return []
    found: list[tuple[int, int]] = []
    for line in LINES_THROUGH[new]:
        card = card_on_line(board, line)
        if card in hand:
            found.append((card, line))
    found.sort()
    return found


def completing(board: list[int], hand: list[int], open_spaces: int, symbols: list[int]) -> list[tuple[int, int, int]]:
    """The card, symbol and space wherever one of these symbols on an open space would fulfil a card of this hand."""
    found: set[tuple[int, int, int]] = set()
    for spaces in LINES:
        missing = [space for space in spaces if board[space] == EMPTY]
        if len(missing) != 1 or not open_spaces >> missing[0] & 1:
            continue
        for symbol in symbols:
            first, second, third = (symbol if board[space] == EMPTY else min(board[space], TOQUE) for space in spaces)
            card = _CARD_BY_CODE[_code(first, second, third)]
            if card in hand:
                found.add((card, symbol, missing[0]))
    return sorted(found)
