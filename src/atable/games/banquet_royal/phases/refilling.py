"""Step 4: back to three cards in hand (BR-83 to BR-90)."""

from atable.games.banquet_royal.actions import CHOOSE_VALUE, ChooseDrawValue
from atable.games.banquet_royal.frames import Refilling
from atable.games.banquet_royal.phases.turn import goto, next_turn
from atable.games.banquet_royal.state import HAND, BanquetState
from atable.games.banquet_royal.table.decks import draw, values_left
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick
from atable.kernel.seats import Seat


def start_refilling(state: BanquetState, used: int, events: list[Event]) -> None:
    """The first card is of the value used this turn (0: none)."""
    if used in values_left(state):  # BR-84
        draw(state, state.active, used, events)
    goto(state, Refilling())


def pending(state: BanquetState) -> list[Seat]:
    return [state.active]


may_act = pending


def legal(state: BanquetState, seat: Seat) -> list[Action]:
    return [CHOOSE_VALUE[value - 1] for value in values_left(state)]


def check(state: BanquetState, seat: Seat, action: Action) -> None:
    if not isinstance(action, ChooseDrawValue):
        raise IllegalAction("BR-87", "choose-a-deck-first")
    if action.value not in values_left(state):
        raise IllegalAction("BR-86", "deck-is-empty", {"value": action.value})


def play(state: BanquetState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, ChooseDrawValue)
    draw(state, seat, action.value, events)


def step(state: BanquetState, events: list[Event]) -> bool:
    """Draw up to three while there is no choice; then the turn is over."""
    values = values_left(state) if len(state.hands[state.active]) < HAND else []
    if not values:  # BR-88: or every deck is empty
        next_turn(state, events)
    elif len(values) == 1:  # BR-87: it must be taken
        draw(state, state.active, values[0], events)
    else:  # BR-86, BR-89
        return False
    return True


tick = no_tick
next_deadline = no_deadline
