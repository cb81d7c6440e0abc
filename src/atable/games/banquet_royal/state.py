"""The position, as plain data.

Numbers stand for things: spaces 0 to 35 (`board.LABELS`), Dishes 0 to 3 (`actions.DISHES`), cards 0 to 35
(`actions.CARD_IDS`). An element on the board is a Dish, or `TOQUE + seat`. Sets of spaces are bit masks.
"""

from typing import Final

import msgspec

from atable.games.banquet_royal.frames import BanquetFrame
from atable.games.banquet_royal.options import BanquetOptions
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

EMPTY: Final = -1
TOQUE: Final = 4  # elements from here on are Toques; as a symbol on a Menu: any Toque (BR-49)
NO_CLOCHE: Final = -1
NOT_YET: Final = -1
HAND: Final = 3  # BR-83


class BanquetState(msgspec.Struct):
    options: BanquetOptions
    seats: int
    start: Seat  # BR-30
    active: Seat
    turn: int  # turns begun
    now: int
    rng: Rng
    stack: list[BanquetFrame]  # empty: the game is over
    board: list[int]  # element or EMPTY, by space
    occupied: int  # spaces with an element
    touched: int  # spaces that touch an element
    covered: int  # spaces with a Cloche
    cloches: list[int]  # hidden Dish or NO_CLOCHE, by space
    supply: list[int]  # hidden tokens not on the board: to be placed (Folie), then unused (BR-25)
    kitchen: list[int]  # pieces left, by Dish
    toques: list[int]  # Toques not yet placed, by seat
    hands: list[list[int]]
    validated: list[list[int]]
    decks: list[list[int]]  # by value - 1; the last card is the top
    discards: list[list[int]]
    shuffled: list[int]  # by card: in which shuffle of its value it last took part
    won: list[list[int]]  # Royal Orders collected, by seat (BR-60)
    lost: list[int]  # Royal Orders named wrongly (BR-61)
    looked: list[int]  # by seat: when the personal showing of relaxed play ends, or NOT_YET

    def copy(self) -> "BanquetState":
        return BanquetState(
            self.options,
            self.seats,
            self.start,
            self.active,
            self.turn,
            self.now,
            self.rng.copy(),
            self.stack.copy(),
            self.board.copy(),
            self.occupied,
            self.touched,
            self.covered,
            self.cloches.copy(),
            self.supply.copy(),
            self.kitchen.copy(),
            self.toques.copy(),
            [hand.copy() for hand in self.hands],
            [menus.copy() for menus in self.validated],
            [deck.copy() for deck in self.decks],
            [pile.copy() for pile in self.discards],
            self.shuffled.copy(),
            [orders.copy() for orders in self.won],
            self.lost.copy(),
            self.looked.copy(),
        )
