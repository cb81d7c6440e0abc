"""Hell's Kitchen: a wrong name costs a validated Menu, before step 2 (BR-121 to BR-125)."""

from atable.games.banquet_royal.actions import CARD_INDEX, LOSE, LoseValidatedMenu
from atable.games.banquet_royal.events import MenuLost
from atable.games.banquet_royal.frames import Losing, Serving
from atable.games.banquet_royal.phases.turn import goto
from atable.games.banquet_royal.state import BanquetState
from atable.games.banquet_royal.table.decks import put_on_discard
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick, top
from atable.kernel.seats import Seat


def pending(state: BanquetState) -> list[Seat]:
    return [state.active]


may_act = pending


def legal(state: BanquetState, seat: Seat) -> list[Action]:
    """BR-122: the player chooses."""
    return [LOSE[card] for card in sorted(state.validated[seat])]


def check(state: BanquetState, seat: Seat, action: Action) -> None:
    if not isinstance(action, LoseValidatedMenu):
        raise IllegalAction("BR-121", "lose-a-menu-first")
    if CARD_INDEX.get(action.card, -1) not in state.validated[seat]:
        raise IllegalAction("BR-122", "not-your-validated-menu")


def play(state: BanquetState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, LoseValidatedMenu)
    card = CARD_INDEX[action.card]
    state.validated[seat].remove(card)
    goto(state, Serving(top(state, Losing).new))  # BR-124: only now may a Menu be validated
    events.append(MenuLost(seat, action.card))
    put_on_discard(state, card, events)  # BR-125


step = no_step
tick = no_tick
next_deadline = no_deadline
