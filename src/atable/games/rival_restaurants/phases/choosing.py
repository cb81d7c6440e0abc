"""Before the first day: restaurants, chefs, NPCs and squads that players choose (RR-025, RR-036, RR-350 to RR-352)."""

from itertools import combinations
from typing import Final

from atable.games.rival_restaurants.actions import Keep, TakeBack
from atable.games.rival_restaurants.content.cards import BEGINNER_CHEFS, CHEFS, CNC_CHEFS, RESTAURANTS
from atable.games.rival_restaurants.events import CardsKept, ChoicesRevealed, TakenBack
from atable.games.rival_restaurants.frames import Choice, Choosing, Drafting
from atable.games.rival_restaurants.options import SQUAD_MODES
from atable.games.rival_restaurants.phases.wheels import start_day
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

SQUAD: Final = 3  # RR-351
SQUAD_DEALT: Final = 4
NPCS_DEALT: Final = 2  # RR-350
RULES: Final[dict[Choice, str]] = {"restaurant": "RR-025", "chef": "RR-036", "npc": "RR-350", "squad": "RR-351"}
TAKE_BACK: Final = TakeBack()


def prepare(state: RivalState, events: list[Event]) -> None:
    """The next choice that is still missing, then the first day."""
    if state.restaurants[0].card == NOTHING:
        _deal(state, "restaurant", list(range(len(RESTAURANTS))), state.options.restaurant_choices)
    elif state.options.mode not in SQUAD_MODES:
        if state.figures[0].chef == NOTHING:
            chefs = BEGINNER_CHEFS.copy() if state.options.beginner_chefs else list(range(len(CHEFS)))
            _deal(state, "chef", chefs, state.options.chef_choices)
        else:
            _begin(state, events)
    elif state.figures[state.seats].chef == NOTHING:
        _deal(state, "npc", CNC_CHEFS.copy(), NPCS_DEALT)
    elif not state.restaurants[0].squad:
        others = [chef for chef in range(len(CHEFS)) if chef not in CNC_CHEFS]
        if state.options.mode == "kitchen_squad_draft":
            state.stack = [Drafting(state.rng.below(state.seats), 0, False, others)]  # RR-388, RR-396
        else:
            _deal(state, "squad", others, SQUAD_DEALT)
    else:
        _begin(state, events)


def _begin(state: RivalState, events: list[Event]) -> None:
    for seat in range(state.seats):
        commitment.recommit(state, seat)
    start_day(state, events)


def _deal(state: RivalState, what: Choice, cards: list[int], each: int) -> None:
    state.rng.shuffle(cards)
    dealt = [sorted(cards[seat * each : (seat + 1) * each]) for seat in range(state.seats)]
    state.stack = [Choosing(what, dealt, [()] * state.seats)]


def pending(state: RivalState) -> list[Seat]:
    return [seat for seat, kept in enumerate(top(state, Choosing).kept) if not kept]


def may_act(state: RivalState) -> list[Seat]:
    return list(range(state.seats))


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, Choosing)
    if frame.kept[seat]:
        return [TAKE_BACK]
    names = ids(frame.what)
    kept = SQUAD if frame.what == "squad" else 1
    return [Keep(tuple([names[card] for card in some])) for some in combinations(frame.dealt[seat], kept)]


def ids(what: Choice) -> tuple[str, ...]:
    return RESTAURANTS if what == "restaurant" else CHEFS


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if action not in legal(state, seat):
        raise IllegalAction(RULES[top(state, Choosing).what], "keep-from-dealt")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Choosing)
    if isinstance(action, TakeBack):
        frame.kept[seat] = ()
        events.append(TakenBack(seat, frame.what))
        return
    assert isinstance(action, Keep)
    names = ids(frame.what)
    frame.kept[seat] = tuple([names.index(card) for card in action.cards])
    events.append(Secret((seat,), CardsKept(seat, frame.what, action.cards), CardsKept(seat, frame.what, None)))


def step(state: RivalState, events: list[Event]) -> bool:
    frame = top(state, Choosing)
    if not all(frame.kept):
        return False
    names = ids(frame.what)
    cards = tuple([tuple([names[card] for card in kept]) for kept in frame.kept])
    events.append(ChoicesRevealed(frame.what, cards))  # RR-037, RR-352
    for seat, kept in enumerate(frame.kept):
        _hand_over(state, frame.what, seat, kept)
    _put_away(state, frame)
    state.stack = []
    prepare(state, events)
    return True


tick = no_tick
next_deadline = no_deadline


def _hand_over(state: RivalState, what: Choice, seat: Seat, kept: tuple[int, ...]) -> None:
    if what == "restaurant":
        state.restaurants[seat].card = kept[0]
    elif what == "chef":
        state.figures[seat].chef = kept[0]
    elif what == "npc":
        state.figures[state.seats + seat].chef = kept[0]
    else:
        state.restaurants[seat].squad = list(kept)


def _put_away(state: RivalState, frame: Choosing) -> None:
    """RR-042: who was not chosen is out of the game."""
    if frame.what == "restaurant":
        return
    kept = [card for cards in frame.kept for card in cards]
    if frame.what == "chef":
        state.chefs_out += [chef for chef in range(len(CHEFS)) if chef not in kept]
    else:
        state.chefs_out += [chef for cards in frame.dealt for chef in cards if chef not in kept]
