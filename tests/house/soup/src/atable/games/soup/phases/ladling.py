"""SO-05 to SO-08: in turn, everybody eats from the pot, until it is empty."""

from atable.games.soup.actions import Ladle
from atable.games.soup.content.loader import BOWLS
from atable.games.soup.events import Ladled, PotEmptied
from atable.games.soup.frames import Ladling
from atable.games.soup.state import SoupState
from atable.games.soup.table.pot import fill, servings
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick, top
from atable.kernel.seats import Seat


def pending(state: SoupState) -> list[Seat]:
    return [top(state, Ladling).seat]


may_act = pending


def legal(state: SoupState, seat: Seat) -> list[Action]:
    return [Ladle(spoonfuls) for spoonfuls in servings(state, seat)]


def check(state: SoupState, seat: Seat, action: Action) -> None:
    if not isinstance(action, Ladle):
        raise IllegalAction("SO-06", "eat-now")
    if action.spoonfuls > state.pot:
        raise IllegalAction("SO-07", "not-so-much-left", {"left": state.pot})
    if action.spoonfuls not in servings(state, seat):
        bowl = BOWLS[state.bowls[seat]]
        raise IllegalAction("SO-06", "not-from-this-bowl", {"least": bowl.least, "most": bowl.most})


def play(state: SoupState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, Ladle)
    fill(state, seat, action.spoonfuls)
    events.append(Ladled(seat, action.spoonfuls, state.pot))
    if state.pot:
        state.stack[-1] = Ladling((seat + 1) % state.seats)  # SO-05
    else:
        state.washes_up = seat  # SO-08
        state.stack.pop()
        events.append(PotEmptied(seat))


step = no_step
tick = no_tick
next_deadline = no_deadline
