"""Return to Sender: the card works with the roles exchanged, and its new author chooses anew."""

from atable.games.rival_restaurants.abilities.card_effects import take_effect
from atable.games.rival_restaurants.abilities.card_options import OPTIONS, targets_of
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import ACTION_CARDS
from atable.games.rival_restaurants.events import PlayFailed
from atable.games.rival_restaurants.frames import Returned
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def _frame(state: RivalState) -> Returned:
    frame = state.stack[-1]
    assert isinstance(frame, Returned)
    return frame


def pending(state: RivalState) -> list[Seat]:
    return [_frame(state).author]


def may_act(state: RivalState) -> list[Seat]:
    return pending(state)


def legal(state: RivalState, seat: Seat) -> list[Action]:
    """The first author is the only target."""
    frame = _frame(state)
    choices: list[Action] = []
    for action in OPTIONS[frame.card](state, frame.author):
        assert isinstance(action, PlayCard)
        if frame.target in targets_of(state, frame.author, frame.card, action):
            choices.append(action)
    return choices


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if action not in legal(state, seat):
        raise IllegalAction("RR-185", "choose-for-returned-card")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = _frame(state)
    assert isinstance(action, PlayCard)
    state.stack.pop()
    take_effect(state, frame.author, frame.card, action, [frame.target], events)


def advance(state: RivalState, events: list[Event]) -> bool:
    """If it is impossible it has no effect; a single choice needs no question."""
    frame = _frame(state)
    choices = legal(state, frame.author)
    if len(choices) > 1:
        return False
    if choices:
        play(state, frame.author, choices[0], events)
    else:
        state.stack.pop()
        events.append(PlayFailed(frame.author, ACTION_CARDS[frame.card]))
    return True
