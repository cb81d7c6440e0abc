"""Conservation: every Dish, Toque, token and card of the box is somewhere, once."""

from atable.games.banquet_royal.actions import DISHES
from atable.games.banquet_royal.content.board import AROUND_BOUQUET, TOUCHING, mask_of
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.frames import Placing
from atable.games.banquet_royal.phases.announcing import accessible
from atable.games.banquet_royal.phases.placing import open_spaces
from atable.games.banquet_royal.state import EMPTY, HAND, NO_CLOCHE, TOQUE, BanquetState
from atable.games.banquet_royal.table.menus import CARDS, VALUE
from atable.kernel.errors import BrokenInvariant


def invariants(state: BanquetState) -> None:
    _dishes_and_toques(state)
    _royal_orders(state)
    _menus(state)
    _masks(state)
    _always_an_action(state)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _dishes_and_toques(state: BanquetState) -> None:
    for dish, kind in enumerate(CONTENT.pieces.dishes):
        total = state.kitchen[dish] + state.board.count(dish)
        _require(state.kitchen[dish] >= 0 and total == kind.count, f"{total} of {kind.id}")
    for seat in range(state.seats):
        total = state.toques[seat] + state.board.count(TOQUE + seat)
        _require(state.toques[seat] >= 0 and total == CONTENT.pieces.toques_per_color, f"Toques of seat {seat}")
    _require(max(state.board) < TOQUE + state.seats, "a Toque of an unchosen colour (BR-22)")


def _royal_orders(state: BanquetState) -> None:
    covered = [dish for dish in state.cloches if dish != NO_CLOCHE]
    tokens = covered + state.supply + state.lost + [dish for won in state.won for dish in won]
    for dish in range(len(DISHES)):
        expected = len(CONTENT.pieces.dishes[dish].orders)
        _require(tokens.count(dish) == expected, f"Royal Orders of {DISHES[dish]}")


def _menus(state: BanquetState) -> None:
    piles = [*state.decks, *state.discards]
    everywhere = [card for cards in (*piles, *state.hands, *state.validated) for card in cards]
    _require(sorted(everywhere) == list(range(CARDS)), "Menu cards")
    for number, pile in enumerate(piles):
        _require(all(VALUE[card] == number % 3 + 1 for card in pile), "a card in the deck of another value")
    _require(all(len(hand) <= HAND for hand in state.hands), "a hand of more than three")
    for deck, pile in zip(state.decks, state.discards, strict=True):
        _require(bool(deck) or not pile, "an empty deck beside a discard pile (BR-85)")


def _masks(state: BanquetState) -> None:
    """The masks say the same as the board; a space holds at most one thing (BR-13)."""
    filled = [space for space, element in enumerate(state.board) if element != EMPTY]
    covered = [space for space, dish in enumerate(state.cloches) if dish != NO_CLOCHE]
    touched = 0
    for space in filled:
        touched |= TOUCHING[space]
    _require(state.occupied == mask_of(filled), "occupied spaces")
    _require(state.covered == mask_of(covered), "covered spaces")
    _require(state.touched == touched, "touched spaces")
    _require(state.occupied & state.covered == 0, "an element on a Cloche (BR-13)")
    _require(state.covered & AROUND_BOUQUET == 0, "a Cloche around the bouquet (BR-114)")


def _always_an_action(state: BanquetState) -> None:
    """BR-35: a legal step-1 action exists while a space is unoccupied."""
    if state.stack and isinstance(state.stack[-1], Placing):
        stocked = any(state.kitchen) or state.toques[state.active] > 0
        _require(
            (bool(open_spaces(state)) and stocked) or bool(accessible(state)), "nothing to place or announce (BR-35)"
        )
