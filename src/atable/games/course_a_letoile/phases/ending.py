"""End of turn: down to seven cards, then sell, renew or pass on (CE-121 to CE-130)."""

from atable.games.course_a_letoile.actions import (
    DISCARD,
    END_TURN,
    RENEW,
    SELL,
    DiscardCard,
    EndTurn,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    RenewHand,
    SellCard,
)
from atable.games.course_a_letoile.content.cards import CARD_IDS, CARD_INDEX
from atable.games.course_a_letoile.events import CardDiscarded, CardSold, HandRenewed
from atable.games.course_a_letoile.phases.turn import next_turn
from atable.games.course_a_letoile.state import HAND, HAND_LIMIT, CourseState
from atable.games.course_a_letoile.table.piles import draw, lay_on_top, take_from_hand
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_step, no_tick
from atable.kernel.seats import Seat


def pending(state: CourseState) -> list[Seat]:
    return [state.active]


may_act = pending


def over_limit(state: CourseState, seat: Seat) -> bool:
    return len(state.hands[seat]) > HAND_LIMIT


def legal(state: CourseState, seat: Seat) -> list[Action]:
    kinds = sorted(set(state.hands[seat]))
    if over_limit(state, seat):
        return [DISCARD[kind] for kind in kinds]
    actions: list[Action] = [SELL[kind] for kind in kinds]  # CE-125: any kind of card
    if not state.renewed[seat]:
        actions.append(RENEW)  # CE-128: with an empty hand too
    actions.append(END_TURN)
    return actions


def check(state: CourseState, seat: Seat, action: Action) -> None:
    if isinstance(action, DiscardCard):
        if not over_limit(state, seat):
            raise IllegalAction("CE-121", "within-the-limit", {"limit": HAND_LIMIT})
        _check_held(state, seat, action.card)
    elif isinstance(action, PlayDish | PlayDevelopment | PlayBoost | PlayAttack):
        raise IllegalAction("CE-40", "end-your-turn")
    elif not isinstance(action, SellCard | RenewHand | EndTurn):
        raise IllegalAction("CE-123", "end-your-turn")
    elif over_limit(state, seat):
        raise IllegalAction("CE-121", "discard-first", {"limit": HAND_LIMIT})
    elif isinstance(action, SellCard):
        _check_held(state, seat, action.card)
    elif isinstance(action, RenewHand) and state.renewed[seat]:
        raise IllegalAction("CE-130", "renewed-already")


def _check_held(state: CourseState, seat: Seat, card: str) -> None:
    if CARD_INDEX.get(card, -1) not in state.hands[seat]:
        raise IllegalAction("CE-36", "not-in-your-hand")


def play(state: CourseState, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, DiscardCard):
        _put_away(state, seat, CARD_INDEX[action.card])  # CE-122: it earns nothing
        events.append(CardDiscarded(seat, action.card))
    elif isinstance(action, SellCard):
        _put_away(state, seat, CARD_INDEX[action.card])
        state.coins[seat] += 1  # CE-123
        events.append(CardSold(seat, action.card))
    else:
        if isinstance(action, RenewHand):
            _renew(state, seat, events)
        next_turn(state, events)  # CE-129: the turn is over


step = no_step
tick = no_tick
next_deadline = no_deadline


def _put_away(state: CourseState, seat: Seat, kind: int) -> None:
    take_from_hand(state, seat, kind)
    lay_on_top(state, kind)  # CE-36


def _renew(state: CourseState, seat: Seat, events: list[Event]) -> None:
    """CE-126: all cards for a coin each, then five new ones from the deck."""
    cards = state.hands[seat].copy()
    state.rng.shuffle(cards)  # the order in which they were drawn is nobody's business; to choose it, sell first
    for kind in cards:
        _put_away(state, seat, kind)
    state.coins[seat] += len(cards)
    state.renewed[seat] = True
    events.append(HandRenewed(seat, tuple([CARD_IDS[kind] for kind in cards])))
    for _ in range(HAND):
        draw(state, seat, events)
