"""CK-072: two restaurateurs are dealt to each player in secret; each keeps one, and all are revealed together."""

from atable.games.critter_kitchen.abilities.restaurateurs import deal, join
from atable.games.critter_kitchen.actions import KEEP, KeepRestaurateur
from atable.games.critter_kitchen.content.cards import NO_CARD, RESTAURATEUR_IDS, RESTAURATEUR_INDEX
from atable.games.critter_kitchen.events import RestaurateurKept, RestaurateursRevealed
from atable.games.critter_kitchen.frames import Choosing
from atable.games.critter_kitchen.phases.preparing import begin_round
from atable.games.critter_kitchen.state import CritterState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def pending(state: CritterState) -> list[Seat]:
    return [seat for seat, card in enumerate(top(state, Choosing).kept) if card == NO_CARD]


may_act = pending


def legal(state: CritterState, seat: Seat) -> list[Action]:
    return [KEEP[card] for card in top(state, Choosing).dealt[seat]]


def check(state: CritterState, seat: Seat, action: Action) -> None:
    if not isinstance(action, KeepRestaurateur):
        raise IllegalAction("CK-072", "choose-restaurateur-first")
    if RESTAURATEUR_INDEX.get(action.card, NO_CARD) not in top(state, Choosing).dealt[seat]:
        raise IllegalAction("CK-072", "not-dealt-to-you")


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, KeepRestaurateur)
    top(state, Choosing).kept[seat] = RESTAURATEUR_INDEX[action.card]
    kept = RestaurateurKept(seat, action.card)
    events.append(Secret((seat,), kept, RestaurateurKept(seat, None)))


def step(state: CritterState, events: list[Event]) -> bool:
    frame = top(state, Choosing)
    if NO_CARD in frame.kept:
        return False
    deal(state, frame.kept)
    events.append(RestaurateursRevealed(tuple([RESTAURATEUR_IDS[card] for card in frame.kept])))
    for seat in range(state.seats):
        join(state, seat, events)
    begin_round(state, events)
    return True


tick = no_tick
next_deadline = no_deadline
