"""An open play: the answers of its targets and its author, then what it does (RR-188 to RR-203)."""

from atable.games.rival_restaurants.abilities import chefs, permanent
from atable.games.rival_restaurants.abilities.cards import playing
from atable.games.rival_restaurants.abilities.cards.kinds import read
from atable.games.rival_restaurants.actions import Respond
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    ACTION_INDEX,
    ANTOINE,
    CLAM_VOYANCE,
    GARDENA,
    LOVEHANDLES,
    RETURN_TO_SENDER,
)
from atable.games.rival_restaurants.events import Answered, LetHappen, OrdersFollowed, PlayReturned, PlayStopped
from atable.games.rival_restaurants.frames import Play, Returned
from atable.games.rival_restaurants.frames.records import Chain
from atable.games.rival_restaurants.phases.sacrificing import hit_by_gardena
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import holds, show_an_answer, show_no_answer
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def responder(play: Play, chain: Chain) -> Seat:
    return play.author if chain.authors else chain.target


def pending(state: RivalState) -> list[Seat]:
    """RR-203: targets, or the author against an answer."""
    play = top(state, Play)
    return sorted({responder(play, chain) for chain in play.chains if chain.open})


may_act = pending


def legal(state: RivalState, seat: Seat) -> list[Action]:
    play = top(state, Play)
    actions: list[Action] = []
    for chain in play.chains:
        if chain.open and responder(play, chain) == seat:
            actions += [Respond(chain.target, ACTION_CARDS[card]) for card in _usable(state, play, chain)]
            actions.append(Respond(chain.target, None))
    return actions


def _usable(state: RivalState, play: Play, chain: Chain) -> list[int]:
    """The cards with which the next answer of this chain can be given."""
    seat = responder(play, chain)
    restaurant = state.restaurants[seat]
    usable = [CLAM_VOYANCE] if holds(restaurant, CLAM_VOYANCE) else []
    first = not chain.authors and not chain.clams and not chain.returned
    returnable = play.card != NOTHING and len(play.chains) == 1
    if first and returnable and not restaurant.card_used and holds(restaurant, RETURN_TO_SENDER):
        usable.append(RETURN_TO_SENDER)
    return usable


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if action in legal(state, seat):
        return
    if not isinstance(action, Respond):
        raise IllegalAction("RR-189", "a-play-is-open")
    if action.card is None:
        raise IllegalAction("RR-203", "not-yours-to-answer")
    card = ACTION_INDEX.get(action.card)
    if card not in (CLAM_VOYANCE, RETURN_TO_SENDER):
        raise IllegalAction("RR-185", "no-answer-card")
    if not holds(state.restaurants[seat], card):
        raise IllegalAction("RR-183", "card-not-in-hand")
    if card == RETURN_TO_SENDER and state.restaurants[seat].card_used:
        raise IllegalAction("RR-181", "one-card-a-day")
    raise IllegalAction("RR-203", "not-yours-to-answer")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Play)
    assert isinstance(action, Respond)
    for chain in frame.chains:
        if chain.target == action.target:
            _respond(state, frame, chain, None if action.card is None else ACTION_INDEX[action.card], events)
            return


def _respond(state: RivalState, frame: Play, chain: Chain, card: int | None, events: list[Event]) -> None:
    """RR-197: answers alternate until one of the two passes."""
    if card is None:
        chain.open = False
        return
    seat = responder(frame, chain)
    playing.use_up(state, seat, card)
    if card == RETURN_TO_SENDER:
        chain.returned = True
    else:
        chain.clams += 1
    events.append(Answered(seat, ACTION_CARDS[card], chain.target if chain.authors else frame.author))
    chain.authors = not chain.authors


def step(state: RivalState, events: list[Event]) -> bool:
    frame = top(state, Play)
    for chain in frame.chains:
        if chain.open and _answers_itself(state, frame, chain, events):
            return True
    if any(chain.open for chain in frame.chains):
        return False
    state.stack.pop()
    _resolve(state, frame, events)
    return True


tick = no_tick
next_deadline = no_deadline


def _answers_itself(state: RivalState, frame: Play, chain: Chain, events: list[Event]) -> bool:
    """RR-428: standing orders, and where the table chose it, nobody without a usable card is asked."""
    seat = responder(frame, chain)
    answer = state.orders[seat].answer
    usable = _usable(state, frame, chain)
    if answer != "ask":
        events.append(OrdersFollowed(seat, "answer"))
        uses = answer == "always" and CLAM_VOYANCE in usable
        _respond(state, frame, chain, CLAM_VOYANCE if uses else None, events)
        return True
    if state.options.response_privacy != "fast":
        return False
    if usable:
        show_an_answer(state, seat, usable[0])
        return False
    events.append(LetHappen(seat))
    show_no_answer(state, seat)
    chain.open = False
    return True


def _resolve(state: RivalState, play: Play, events: list[Event]) -> None:
    if play.card == NOTHING and state.figures[play.figure].chef in (ANTOINE, LOVEHANDLES):
        [chain] = play.chains
        if chain.clams % 2:
            permanent.stopped(state, play.figure, chain.target, events)
        return
    hits: list[Seat] = []
    for chain in play.chains:
        if chain.returned:
            _return(state, play, chain, events)
        elif chain.clams % 2:
            events.append(PlayStopped(chain.target, _name(state, play)))  # RR-193
        else:
            hits.append(chain.target)
    if play.card == NOTHING:
        for target in hits:
            _hit_by_power(state, play, target, events)
    elif play.choice is not None and (hits or not play.chains):
        read(play.choice).take_effect(state, play.author, hits, events)


def _hit_by_power(state: RivalState, play: Play, target: Seat, events: list[Event]) -> None:
    if state.figures[play.figure].chef == GARDENA:
        hit_by_gardena(state, target, events)
    else:
        chefs.hit(state, play.author, play.figure, target, play.victim, play.ingredient, events)


def _name(state: RivalState, play: Play) -> str:
    return chefs.name_of(state, play.figure) if play.card == NOTHING else ACTION_CARDS[play.card]


# Return to Sender


def _return(state: RivalState, play: Play, chain: Chain, events: list[Event]) -> None:
    """Stopped by the first author, it hits nobody."""
    if chain.clams % 2:
        events.append(PlayStopped(play.author, "return_to_sender"))
        return
    events.append(PlayReturned(chain.target, play.author, ACTION_CARDS[play.card]))
    state.stack.append(Returned(chain.target, play.author, play.card))
