"""Steps 2 and 3 as one question: validate a Menu, discard one, or neither (BR-66 to BR-82).

The question is asked in every turn, whatever the hand holds, so that nobody learns from it whether a
fulfilled Menu was kept back.
"""

from atable.games.banquet_royal.actions import (
    CARD_INDEX,
    DISCARD,
    KEEP,
    LINE_INDEX,
    VALIDATE,
    DiscardMenu,
    KeepHand,
    ValidateMenu,
)
from atable.games.banquet_royal.content.board import LINES
from atable.games.banquet_royal.events import MenuDiscarded, MenuValidated
from atable.games.banquet_royal.frames import Serving
from atable.games.banquet_royal.phases.refilling import start_refilling
from atable.games.banquet_royal.phases.turn import end_banquet, is_full
from atable.games.banquet_royal.state import EMPTY, BanquetState
from atable.games.banquet_royal.table.decks import put_on_discard
from atable.games.banquet_royal.table.menus import VALUE, card_on_line, fulfilled
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick, top
from atable.kernel.seats import Seat


def pending(state: BanquetState) -> list[Seat]:
    return [state.active]


may_act = pending


def legal(state: BanquetState, seat: Seat) -> list[Action]:
    """BR-77: any fulfilled card; BR-74, BR-79: or nothing at all, which comes last."""
    hand = state.hands[seat]
    actions: list[Action] = [VALIDATE[card][line] for card, line in fulfilled(state.board, _new(state), hand)]
    if not is_full(state):  # BR-95: no discard in the last turn
        actions += [DISCARD[card] for card in sorted(hand) if may_discard(state, card)]
    actions.append(KEEP)
    return actions


def may_discard(state: BanquetState, card: int) -> bool:
    """BR-82: not if deck and discard pile of its value are both empty."""
    value = VALUE[card]
    return bool(state.decks[value - 1] or state.discards[value - 1])


def check(state: BanquetState, seat: Seat, action: Action) -> None:
    if isinstance(action, ValidateMenu):
        _check_validate(state, seat, action)
    elif isinstance(action, DiscardMenu):
        _check_discard(state, seat, action)
    elif not isinstance(action, KeepHand):
        raise IllegalAction("BR-32", "validate-discard-or-keep")


def _check_validate(state: BanquetState, seat: Seat, action: ValidateMenu) -> None:
    card = CARD_INDEX.get(action.card, -1)
    if card not in state.hands[seat]:
        raise IllegalAction("BR-72", "not-in-your-hand")
    line = LINE_INDEX.get(action.line)
    if line is None:
        raise IllegalAction("BR-11", "not-a-line")
    new = _new(state)
    if new == EMPTY:
        raise IllegalAction("BR-76", "nothing-placed-this-turn")
    if new not in LINES[line]:
        raise IllegalAction("BR-69", "line-without-new-element")
    if card_on_line(state.board, line) != card:
        raise IllegalAction("BR-66", "menu-not-fulfilled")


def _check_discard(state: BanquetState, seat: Seat, action: DiscardMenu) -> None:
    card = CARD_INDEX.get(action.card, -1)
    if card not in state.hands[seat]:
        raise IllegalAction("BR-80", "not-in-your-hand")
    if is_full(state):
        raise IllegalAction("BR-95", "no-discard-in-last-turn")
    if not may_discard(state, card):
        raise IllegalAction("BR-82", "value-exhausted", {"value": VALUE[card]})


def play(state: BanquetState, seat: Seat, action: Action, events: list[Event]) -> None:
    used = 0  # the value of the card validated or discarded this turn
    if isinstance(action, ValidateMenu):  # BR-71: at most one, since the step ends here
        used = _validate(state, seat, action, events)
    elif isinstance(action, DiscardMenu):  # BR-78, BR-80: instead of validating, and only one
        used = _discard(state, seat, action, events)
    if is_full(state):  # BR-94, BR-95: the last turn ends with step 2
        end_banquet(state, events)
    else:
        start_refilling(state, used, events)


step = no_step
tick = no_tick
next_deadline = no_deadline


def _validate(state: BanquetState, seat: Seat, action: ValidateMenu, events: list[Event]) -> int:
    card = CARD_INDEX[action.card]
    state.hands[seat].remove(card)
    state.validated[seat].append(card)  # BR-73
    events.append(MenuValidated(seat, action.card, action.line))
    return VALUE[card]


def _discard(state: BanquetState, seat: Seat, action: DiscardMenu, events: list[Event]) -> int:
    card = CARD_INDEX[action.card]
    state.hands[seat].remove(card)
    events.append(MenuDiscarded(seat, action.card))
    put_on_discard(state, card, events)
    return VALUE[card]


def _new(state: BanquetState) -> int:
    return top(state, Serving).new
