"""BR-15 to BR-31: from options and seed to the first position."""

from atable.games.banquet_royal.actions import DISHES
from atable.games.banquet_royal.content.board import LABELS, MARKED, mask_of
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.frames import PlacingOrders
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.phases.memorising import begin_memorising
from atable.games.banquet_royal.state import EMPTY, NO_CLOCHE, NOT_YET, BanquetState
from atable.games.banquet_royal.table.menus import CARDS, VALUE
from atable.kernel.rng import Rng, seeded


def setup(options: BanquetOptions, seats: int, seed: str) -> BanquetState:
    rng = seeded(seed)
    start = rng.below(seats)  # BR-30
    decks = _shuffled_decks(rng)
    hands = [[decks[value].pop() for value in (2, 1, 0)] for _ in range(seats)]  # BR-19: 3, 2 and 1 crown
    orders = [dish for dish, kind in enumerate(CONTENT.pieces.dishes) for _ in kind.orders]
    rng.shuffle(orders)  # BR-23
    state = BanquetState(
        options=options,
        seats=seats,
        start=start,
        active=start,
        turn=0,
        now=0,
        rng=rng,
        stack=[],
        board=[EMPTY] * len(LABELS),
        occupied=0,
        touched=0,
        covered=0,
        cloches=[NO_CLOCHE] * len(LABELS),
        supply=orders,
        kitchen=[CONTENT.pieces.dishes[dish].count for dish in range(len(DISHES))],  # BR-15
        toques=[CONTENT.pieces.toques_per_color] * seats,  # BR-21
        hands=hands,
        validated=[[] for _ in range(seats)],
        decks=decks,
        discards=[[], [], []],
        shuffled=[0] * CARDS,
        won=[[] for _ in range(seats)],
        lost=[],
        looked=[NOT_YET] * seats,
    )
    if options.folie:
        state.stack.append(PlacingOrders())  # BR-111
    else:
        _cover_marked_spaces(state)
        begin_memorising(state)
    return state


def _shuffled_decks(rng: Rng) -> list[list[int]]:
    """BR-16, BR-17: one face-down deck for each crown value."""
    decks = [[card for card in range(CARDS) if VALUE[card] == value] for value in (1, 2, 3)]
    for deck in decks:
        rng.shuffle(deck)
    return decks


def _cover_marked_spaces(state: BanquetState) -> None:
    """BR-23 to BR-25: six Royal Orders under Cloches, the other two stay out of the game."""
    for space in MARKED:
        state.cloches[space] = state.supply.pop()
    state.covered = mask_of(MARKED)
