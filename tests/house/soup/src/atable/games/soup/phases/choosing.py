"""SO-03, SO-04: everybody chooses a bowl in secret, and all of them are shown together."""

from atable.games.soup.actions import ChooseBowl
from atable.games.soup.content.loader import BOWLS, CONTENT
from atable.games.soup.events import BowlChosen, BowlShown, EatingBegan
from atable.games.soup.frames import Choosing, Ladling
from atable.games.soup.state import SoupState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def pending(state: SoupState) -> list[Seat]:
    return [seat for seat, bowl in enumerate(top(state, Choosing).bowls) if bowl is None]


may_act = pending


def legal(state: SoupState, seat: Seat) -> list[Action]:
    return [ChooseBowl(bowl.id) for bowl in CONTENT.bowls]


def check(state: SoupState, seat: Seat, action: Action) -> None:
    if not isinstance(action, ChooseBowl) or action.bowl not in BOWLS:
        raise IllegalAction("SO-03", "choose-bowl-first")


def play(state: SoupState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, ChooseBowl)
    top(state, Choosing).bowls[seat] = action.bowl
    events.append(Secret((seat,), BowlChosen(seat, action.bowl), BowlChosen(seat, None)))


def step(state: SoupState, events: list[Event]) -> bool:
    bowls = [bowl for bowl in top(state, Choosing).bowls if bowl is not None]
    if len(bowls) < state.seats:
        return False
    state.bowls = bowls  # SO-04
    events += [BowlShown(seat, bowl) for seat, bowl in enumerate(bowls)]
    first = state.rng.below(state.seats)  # SO-05
    state.stack = [Ladling(first)]
    events.append(EatingBegan(first))
    return True


tick = no_tick
next_deadline = no_deadline
