"""Positions as a player would describe them, completed to a whole box and checked.

A test names what matters (`board={"B2": "B"}`, `hands={0: ["m1_06"]}`); the builder puts every other
Dish, token and card somewhere harmless and calls `invariants`.
Shorthand: G green salad, F fruit salad, C charlotte, B burger, T0 to T3 the Toque of that seat.
"""

from collections.abc import Mapping, Sequence

from atable.games.banquet_royal.actions import CARD_IDS, CARD_INDEX, DISHES, Dish
from atable.games.banquet_royal.content.board import INDEX, LABELS, NEIGHBOURS, TOUCHING, mask_of
from atable.games.banquet_royal.frames import BanquetFrame, Placing
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import EMPTY, NO_CLOCHE, TOQUE, BanquetState
from atable.games.banquet_royal.table.menus import CARDS, VALUE
from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.game import apply
from atable.kernel.seats import Seat

LETTERS = "GFCB"
DISH: dict[str, Dish] = dict(zip(LETTERS, DISHES, strict=True))


def scenario(
    seats: int = 2,
    board: Mapping[str, str] | None = None,
    cloches: Mapping[str, str] | None = None,
    kitchen: Mapping[str, int] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    exact_hands: bool = False,
    validated: Mapping[Seat, Sequence[str]] | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    sink: Seat | None = None,
    won: Mapping[Seat, str] | None = None,
    active: Seat = 0,
    frame: BanquetFrame | None = None,
    keep_empty: Sequence[str] = (),
    **options: object,
) -> BanquetState:
    """A position in step 1 of the active seat's turn, unless another frame is given.

    - `kitchen`: pieces left of a Dish; the pieces missing from box and board are laid far away.
    - `hands`: filled up to three cards of missing values unless `exact_hands`.
    - `decks`: from top to bottom; cards that then have no place lie validated before seat `sink`
      (default: the last seat).
    - `won`: the Royal Orders that a seat has collected, as letters; the others were named wrongly or are unused.
    """
    chosen = GAME.resolve(BanquetOptions(**options), seats)  # type: ignore[arg-type]
    state = GAME.setup(chosen, seats, "scenario")
    state.stack = [frame or Placing()]
    state.active, state.start, state.turn = active, active, 1
    _lay_board(state, board or {}, cloches or {}, kitchen or {}, keep_empty)
    _deal_orders(state, cloches or {}, won or {})
    _deal_cards(
        state, hands or {}, exact_hands, validated or {}, decks, discards or {}, seats - 1 if sink is None else sink
    )
    GAME.invariants(state)
    return state


def do(state: BanquetState, action: Action, seat: Seat | None = None) -> list[Event]:
    """Check and play for the seat (default: the active one), then check that nothing was lost."""
    after, events = apply(GAME, state, state.active if seat is None else seat, action)
    GAME.invariants(after)
    for field in state.__struct_fields__:
        setattr(state, field, getattr(after, field))
    return events


def element(state: BanquetState, label: str) -> str:
    """What lies on a space: a Dish letter, T and its seat, `*` for a Cloche, or `.`."""
    space = INDEX[label]
    if state.cloches[space] != NO_CLOCHE:
        return "*"
    here = state.board[space]
    return "." if here == EMPTY else LETTERS[here] if here < TOQUE else f"T{here - TOQUE}"


def _lay_board(
    state: BanquetState,
    board: Mapping[str, str],
    cloches: Mapping[str, str],
    kitchen: Mapping[str, int],
    keep_empty: Sequence[str],
) -> None:
    state.board = [EMPTY] * len(LABELS)
    for label, what in board.items():
        state.board[INDEX[label]] = TOQUE + int(what[1]) if what[0] == "T" else LETTERS.index(what)
    taken = [INDEX[label] for label in (*board, *cloches, *keep_empty)]
    for dish, letter in enumerate(LETTERS):
        if letter in kitchen:
            _lay_far_away(state, dish, 10 - kitchen[letter] - state.board.count(dish), taken)
        state.kitchen[dish] = 10 - state.board.count(dish)
    state.toques = [2 - state.board.count(TOQUE + seat) for seat in range(state.seats)]
    filled = [space for space, here in enumerate(state.board) if here != EMPTY]
    state.occupied, state.touched = mask_of(filled), 0
    for space in filled:
        state.touched |= TOUCHING[space]


def _lay_far_away(state: BanquetState, dish: int, pieces: int, taken: list[int]) -> None:
    """Put these Dishes on the spaces farthest from everything the test named."""
    assert pieces >= 0, "the board of the test has more of this Dish than the Kitchen allows"
    for _ in range(pieces):
        distance = _distances(taken)
        free = [space for space in range(len(LABELS)) if state.board[space] == EMPTY and space not in taken]
        state.board[max(free, key=lambda space: (distance[space], -space))] = dish


def _distances(sources: list[int]) -> list[int]:
    distance = [0 if space in sources else len(LABELS) for space in range(len(LABELS))]
    for _ in LABELS:
        distance = [
            min([distance[space], *(distance[other] + 1 for other in NEIGHBOURS[space])])
            for space in range(len(LABELS))
        ]
    return distance


def _deal_orders(state: BanquetState, cloches: Mapping[str, str], won: Mapping[Seat, str]) -> None:
    tokens = [dish for dish in range(len(DISHES)) for _ in range(2)]
    state.cloches = [NO_CLOCHE] * len(LABELS)
    for label, letter in cloches.items():
        state.cloches[INDEX[label]] = LETTERS.index(letter)
        tokens.remove(LETTERS.index(letter))
    state.covered = mask_of([INDEX[label] for label in cloches])
    state.won = [[LETTERS.index(letter) for letter in won.get(seat, "")] for seat in range(state.seats)]
    for dish in [dish for tokens_won in state.won for dish in tokens_won]:
        tokens.remove(dish)
    state.supply, state.lost = tokens[:2], tokens[2:]


def _deal_cards(
    state: BanquetState,
    hands: Mapping[Seat, Sequence[str]],
    exact: bool,
    validated: Mapping[Seat, Sequence[str]],
    decks: Mapping[int, Sequence[str]] | None,
    discards: Mapping[int, Sequence[str]],
    sink: Seat,
) -> None:
    named = [*hands.values(), *validated.values(), *(decks or {}).values(), *discards.values()]
    used = [CARD_INDEX[card] for cards in named for card in cards]
    assert len(used) == len(set(used)), "a card is named twice"
    rest = [card for card in range(CARDS) if card not in used]
    state.hands = [[CARD_INDEX[card] for card in hands.get(seat, ())] for seat in range(state.seats)]
    state.validated = [[CARD_INDEX[card] for card in validated.get(seat, ())] for seat in range(state.seats)]
    state.discards = [[CARD_INDEX[card] for card in discards.get(value, ())] for value in (1, 2, 3)]
    state.decks = [[CARD_INDEX[card] for card in reversed((decks or {}).get(value, ()))] for value in (1, 2, 3)]
    if not exact:
        _fill_hands(state, rest)
    for card in rest:
        if decks is not None and VALUE[card] in decks:
            state.validated[sink].append(card)
        else:
            state.decks[VALUE[card] - 1].insert(0, card)


def _fill_hands(state: BanquetState, rest: list[int]) -> None:
    """One card of each value that the hand lacks, highest value first, the last cards of the list."""
    for hand in state.hands:
        for value in (3, 2, 1):
            if len(hand) < 3 and value not in [VALUE[card] for card in hand]:
                card = max(card for card in rest if VALUE[card] == value)
                rest.remove(card)
                hand.append(card)


def hand(state: BanquetState, seat: Seat) -> list[str]:
    return sorted(CARD_IDS[card] for card in state.hands[seat])
