"""The small questions that a pick or an ability raises; everything below them waits.

Ming exchanges, a wild rumor is placed, the Magpie eavesdrops, the Kingfisher keeps one of two tokens.
"""

from atable.games.critter_kitchen.abilities.zous_chefs import (
    keep_one,
    ming_finds,
    rumors_left,
    take_rumor,
)
from atable.games.critter_kitchen.actions import (
    KEEP_TOKEN,
    PASS,
    PLACE_WILD,
    TAKE,
    ExchangeIngredient,
    KeepToken,
    Pass,
    PlaceWild,
    Take,
)
from atable.games.critter_kitchen.content.items import ICONS, ITEM_IDS, ITEM_INDEX, LOCATION_IDS, SPICE
from atable.games.critter_kitchen.events import AbilityPassed, Exchanged
from atable.games.critter_kitchen.frames import Eavesdropping, Exchanging, Fishing, PlacingWild, Shopping
from atable.games.critter_kitchen.state import CritterState
from atable.games.critter_kitchen.table.market import empty_icons
from atable.games.critter_kitchen.table.receiving import place_wild
from atable.games.critter_kitchen.table.storage import remember_least
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick
from atable.kernel.seats import Seat

Question = Exchanging | PlacingWild | Eavesdropping | Fishing


def pending(state: CritterState) -> list[Seat]:
    return [_question(state).kitchen]


may_act = pending


def legal(state: CritterState, seat: Seat) -> list[Action]:
    match _question(state):
        case Exchanging():
            return [*_exchanges(state, seat), PASS]
        case PlacingWild():
            return [PLACE_WILD[icon] for icon in empty_icons(state, seat)]
        case Eavesdropping():
            return [*[TAKE[kind] for kind in rumors_left(state, seat, _location(state))], PASS]
        case Fishing(drawn=drawn):
            return [KEEP_TOKEN[kind] for kind in sorted(set(drawn))]


def _exchanges(state: CritterState, seat: Seat) -> list[Action]:
    storage = state.kitchens[seat].storage
    own = [ITEM_IDS[kind] for kind in range(SPICE) if storage[kind]]
    here = [ITEM_IDS[kind] for kind in ming_finds(state, _location(state))]
    return [ExchangeIngredient(give, take) for give in own for take in here]


def check(state: CritterState, seat: Seat, action: Action) -> None:
    match _question(state):
        case Exchanging():
            if action not in legal(state, seat):
                raise IllegalAction("CK-200", "exchange-or-pass")
        case PlacingWild():
            if not isinstance(action, PlaceWild) or action not in legal(state, seat):
                raise IllegalAction("CK-162", "place-wild-first")
        case Eavesdropping():
            if action not in legal(state, seat):
                raise IllegalAction("CK-201", "rumor-or-pass")
        case Fishing():
            if not isinstance(action, KeepToken) or action not in legal(state, seat):
                raise IllegalAction("CK-201", "keep-one-token")


def play(state: CritterState, seat: Seat, action: Action, events: list[Event]) -> None:
    question = _question(state)
    location = _location(state)
    state.stack.pop()
    if isinstance(action, Pass):
        events.append(AbilityPassed(seat, "ming" if isinstance(question, Exchanging) else "magpie"))
    elif isinstance(action, ExchangeIngredient):
        _exchange(state, seat, location, action, events)
    elif isinstance(action, PlaceWild):
        place_wild(state, seat, ICONS.index(action.icon), events)
    elif isinstance(action, Take):
        take_rumor(state, seat, location, ITEM_INDEX[action.item], events)
    elif isinstance(action, KeepToken) and isinstance(question, Fishing):
        keep_one(state, seat, question.drawn, ITEM_INDEX[action.item], events)


step = no_step
tick = no_tick
next_deadline = no_deadline


def _exchange(state: CritterState, seat: Seat, location: int, action: ExchangeIngredient, events: list[Event]) -> None:
    given, taken = ITEM_INDEX[action.give], ITEM_INDEX[action.take]
    kitchen = state.kitchens[seat]
    kitchen.storage[given] -= 1
    remember_least(kitchen)
    kitchen.storage[taken] += 1
    state.stalls[location].remove(taken)
    state.stalls[location].append(given)
    events.append(Exchanged(seat, action.give, action.take, LOCATION_IDS[location]))


def _location(state: CritterState) -> int:
    """Questions are asked at the location that is being resolved."""
    frame = state.stack[0]
    assert isinstance(frame, Shopping)
    return frame.location


def _question(state: CritterState) -> Question:
    frame = state.stack[-1]
    assert isinstance(frame, Exchanging | PlacingWild | Eavesdropping | Fishing)
    return frame
