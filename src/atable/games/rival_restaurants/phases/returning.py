"""Return to Sender: the card works with the roles exchanged, and its new author chooses anew."""

from atable.games.rival_restaurants.abilities.cards.kinds import CARDS, read
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import ACTION_CARDS
from atable.games.rival_restaurants.events import PlayFailed
from atable.games.rival_restaurants.frames import Returned
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def pending(state: RivalState) -> list[Seat]:
    return [top(state, Returned).author]


may_act = pending


def legal(state: RivalState, seat: Seat) -> list[Action]:
    """The first author is the only target."""
    frame = top(state, Returned)
    choices: list[Action] = []
    for action in CARDS[frame.card].options(state, frame.author):
        assert isinstance(action, PlayCard)
        if frame.target in read(action).targets(state, frame.author):
            choices.append(action)
    return choices


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if action not in legal(state, seat):
        raise IllegalAction("RR-185", "choose-for-returned-card")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Returned)
    assert isinstance(action, PlayCard)
    state.stack.pop()
    read(action).take_effect(state, frame.author, [frame.target], events)


def step(state: RivalState, events: list[Event]) -> bool:
    """If it is impossible it has no effect; a single choice needs no question."""
    frame = top(state, Returned)
    choices = legal(state, frame.author)
    if len(choices) > 1:
        return False
    if choices:
        play(state, frame.author, choices[0], events)
    else:
        state.stack.pop()
        events.append(PlayFailed(frame.author, ACTION_CARDS[frame.card]))
    return True


tick = no_tick
next_deadline = no_deadline
