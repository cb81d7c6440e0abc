"""The three decks and their discard piles (BR-81 to BR-88)."""

from atable.games.banquet_royal.actions import CARD_IDS, VALUES
from atable.games.banquet_royal.events import DeckReshuffled, MenuDrawn
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.table.menus import VALUE
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat


def put_on_discard(state: BanquetState, card: int, events: list[Event]) -> None:
    """BR-81: face up beside the deck of its value."""
    value = VALUE[card]
    state.discards[value - 1].append(card)
    reshuffle_if_empty(state, value, events)


def draw(state: BanquetState, seat: Seat, value: int, events: list[Event]) -> None:
    card = state.decks[value - 1].pop()
    state.hands[seat].append(card)
    drawn = VALUES[value - 1]
    shown = MenuDrawn(seat, drawn, CARD_IDS[card])
    events.append(Secret((seat,), shown, MenuDrawn(seat, drawn, None)))  # BR-20, BR-18
    reshuffle_if_empty(state, value, events)


def reshuffle_if_empty(state: BanquetState, value: int, events: list[Event]) -> None:
    """BR-85: at once when the deck is empty and its discard pile is not."""
    deck, pile = state.decks[value - 1], state.discards[value - 1]
    if deck or not pile:
        return
    state.decks[value - 1], state.discards[value - 1] = pile, deck
    state.rng.shuffle(pile)
    _note_shuffle(state, pile, value)
    events.append(DeckReshuffled(VALUES[value - 1], len(pile)))


def _note_shuffle(state: BanquetState, cards: list[int], value: int) -> None:
    """Everybody saw which cards went in: whoever remembers, knows what is in this deck."""
    number = 1 + max(state.shuffled[card] for card in range(len(VALUE)) if VALUE[card] == value)
    for card in cards:
        state.shuffled[card] = number


def values_left(state: BanquetState) -> list[int]:
    """The values with a card to draw. Discard piles need no look: they never wait beside an empty deck."""
    return [value for value in (1, 2, 3) if state.decks[value - 1]]
