"""Step 4: back to three cards in hand (BR-83 to BR-90)."""

from atable.games.banquet_royal.actions import CHOOSE_VALUE, ChooseDrawValue
from atable.games.banquet_royal.frames import Refilling
from atable.games.banquet_royal.phases.decks import draw, values_left
from atable.games.banquet_royal.phases.turn import goto, next_turn
from atable.games.banquet_royal.state import HAND, BanquetState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def refill(state: BanquetState, wanted: int) -> list[Event]:
    """Draw up to three, first of the value used this turn (0: none); ask where there is a choice."""
    seat = state.active
    events: list[Event] = []
    while len(state.hands[seat]) < HAND:
        values = values_left(state)
        if not values:  # BR-88
            break
        if wanted in values:  # BR-84
            events += draw(state, seat, wanted)
        elif len(values) == 1:  # BR-87: it must be taken
            events += draw(state, seat, values[0])
        else:  # BR-86, BR-89
            goto(state, Refilling())
            return events
        wanted = 0
    return events + next_turn(state)


def pending(state: BanquetState) -> list[Seat]:
    return [state.active]


def legal(state: BanquetState, seat: Seat) -> list[Action]:
    return [CHOOSE_VALUE[value - 1] for value in values_left(state)]


def check(state: BanquetState, seat: Seat, action: Action) -> None:
    if not isinstance(action, ChooseDrawValue):
        raise IllegalAction("BR-87", "choose-a-deck-first")
    if action.value not in values_left(state):
        raise IllegalAction("BR-86", "deck-is-empty", {"value": action.value})


def play(state: BanquetState, seat: Seat, action: Action) -> list[Event]:
    assert isinstance(action, ChooseDrawValue)
    return draw(state, seat, action.value) + refill(state, 0)
