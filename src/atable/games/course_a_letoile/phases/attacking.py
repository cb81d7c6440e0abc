"""Attacks and the one reaction of the game (CE-74 to CE-105, CE-109 to CE-120).

The window opens for every attack, whoever holds what, and looks the same to all others until it is
answered. In relaxed play the victim's standing orders answer at once instead.
"""

from typing import Final

from atable.games.course_a_letoile.actions import CANCEL, HEADHUNT, LET_IT, PLAY_ATTACK, PlayAttack, React
from atable.games.course_a_letoile.content.cards import (
    ATTACKS,
    BACK_TO_KITCHEN,
    BAD_REVIEW,
    BILLING_TROUBLE,
    CARD_IDS,
    CARD_INDEX,
    CATEGORY,
    DECORATION,
    HEADHUNTING,
    OUTDATED,
    RATS,
    is_development,
)
from atable.games.course_a_letoile.events import AttackAnnounced, AttackCancelled, AttackSucceeded
from atable.games.course_a_letoile.frames import Attack
from atable.games.course_a_letoile.phases import losing
from atable.games.course_a_letoile.phases.orders import answer_of
from atable.games.course_a_letoile.state import NO_TARGET, CourseState
from atable.games.course_a_letoile.table.piles import bury, take_from_hand
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import Player, Term
from atable.kernel.phases import no_step, top
from atable.kernel.seats import Seat

WINDOW_MS: Final = 8_000


def aims(state: CourseState, seat: Seat, kind: int) -> list[Action]:
    """What an attack in hand may be aimed at; nothing for Back to the Kitchen! (CE-76)."""
    if kind not in ATTACKS:
        return []
    victims = [victim for victim in range(state.seats) if victim != seat and may_suffer(state, victim, kind)]
    if kind != HEADHUNTING:
        return [PLAY_ATTACK[kind][victim] for victim in victims]
    return [HEADHUNT[victim][card] for victim in victims for card in sorted(set(poachable(state, victim)))]


def may_suffer(state: CourseState, victim: Seat, kind: int) -> bool:
    """CE-79: who fails the card's condition can't be attacked with it; CE-85: else any opponent can."""
    if kind == RATS:
        return not state.rats[victim]  # CE-84
    if kind == OUTDATED:
        return bool(decorations(state, victim))  # CE-96
    if kind == HEADHUNTING:
        return bool(poachable(state, victim))  # CE-100
    return True


def decorations(state: CourseState, seat: Seat) -> list[int]:
    return [card for card in state.teams[seat] if CATEGORY[card] == DECORATION]


def poachable(state: CourseState, seat: Seat) -> list[int]:
    """CE-105: Cuisine and Service cards, no Decoration and no Dish."""
    return [card for card in state.teams[seat] if CATEGORY[card] != DECORATION]


def check_aim(state: CourseState, seat: Seat, action: PlayAttack) -> None:
    kind = CARD_INDEX[action.card]
    card = Term(f"card-{action.card}")
    if kind not in ATTACKS:
        raise IllegalAction("CE-74", "not-an-attack", {"card": card})
    if action.victim == seat or not 0 <= action.victim < state.seats:
        raise IllegalAction("CE-78", "attack-an-opponent")
    if not may_suffer(state, action.victim, kind):
        rule = {RATS: "CE-84", OUTDATED: "CE-96", HEADHUNTING: "CE-100"}[kind]
        raise IllegalAction(rule, "no-use-against", {"card": card, "player": Player(action.victim)})
    if kind != HEADHUNTING and action.target is not None:
        raise IllegalAction("CE-77", "no-target-card", {"card": card})
    if kind == HEADHUNTING:
        _check_target(state, action)


def _check_target(state: CourseState, action: PlayAttack) -> None:
    """CE-102: the card wanted is named with the attack."""
    target = CARD_INDEX.get(action.target or "", NO_TARGET)
    if target == NO_TARGET:
        raise IllegalAction("CE-102", "name-a-card", {"player": Player(action.victim)})
    if not is_development(target) or CATEGORY[target] == DECORATION:
        raise IllegalAction("CE-105", "not-to-be-poached", {"card": Term(f"card-{action.target}")})
    if target not in state.teams[action.victim]:
        raise IllegalAction("CE-101", "not-before-them", {"player": Player(action.victim)})


def announce(state: CourseState, seat: Seat, action: PlayAttack, events: list[Event]) -> None:
    """CE-111: the window opens when all is named and before anything happens."""
    pace = state.options.pace
    until = state.now + WINDOW_MS if pace == "live" else None
    target = NO_TARGET if action.target is None else CARD_INDEX[action.target]
    attack = Attack(CARD_INDEX[action.card], seat, action.victim, target, until)
    state.stack.append(attack)
    events.append(AttackAnnounced(seat, action.card, action.victim, action.target))
    if pace == "relaxed" and state.options.reactions == "orders":
        _resolve(state, answer_of(state, attack, explicit=False), events)


def pending(state: CourseState) -> list[Seat]:
    """CE-110: only the victim, and whatever the hand holds."""
    return [top(state, Attack).victim]


may_act = pending


def legal(state: CourseState, seat: Seat) -> list[Action]:
    return [LET_IT, CANCEL] if BACK_TO_KITCHEN in state.hands[seat] else [LET_IT]  # CE-118: optional


def check(state: CourseState, seat: Seat, action: Action) -> None:
    if not isinstance(action, React):
        raise IllegalAction("CE-120", "answer-the-attack")
    if action.cancel and BACK_TO_KITCHEN not in state.hands[seat]:
        raise IllegalAction("CE-109", "nothing-to-cancel-with")


def play(state: CourseState, seat: Seat, action: Action, events: list[Event]) -> None:
    assert isinstance(action, React)
    _resolve(state, action.cancel, events)


step = no_step


def tick(state: CourseState, events: list[Event]) -> None:
    """Live, the window closes."""
    attack = top(state, Attack)
    if attack.until == state.now:
        _resolve(state, answer_of(state, attack, explicit=True), events)


def next_deadline(state: CourseState) -> int | None:
    return top(state, Attack).until


def _resolve(state: CourseState, cancel: bool, events: list[Event]) -> None:
    """CE-115: answered now or never. CE-114: then the attacker's turn goes on."""
    attack = top(state, Attack)
    state.stack.pop()
    card = CARD_IDS[attack.card]
    if cancel:  # CE-112; CE-116: nobody may answer the answer
        take_from_hand(state, attack.victim, BACK_TO_KITCHEN)  # CE-119: free, and not replaced
        events.append(AttackCancelled(attack.attacker, card, attack.victim))
        bury(state, attack.card, events)  # CE-113
        bury(state, BACK_TO_KITCHEN, events)
        return
    target = None if attack.target == NO_TARGET else CARD_IDS[attack.target]
    events.append(AttackSucceeded(attack.attacker, card, attack.victim, target))
    _take_effect(state, attack, events)


def _take_effect(state: CourseState, attack: Attack, events: list[Event]) -> None:
    victim = attack.victim
    if attack.card == RATS:
        state.rats[victim] += 1  # CE-81, CE-83: until the income of this Service
    elif attack.card == BAD_REVIEW:
        state.reviews[victim] += 1  # CE-87, CE-88: for ever
    elif attack.card == BILLING_TROUBLE:
        state.troubles[victim] += 1  # CE-92
    elif attack.card == OUTDATED:
        losing.start_losing(state, victim, events)
    else:
        state.teams[victim].remove(attack.target)  # CE-71
        state.teams[attack.attacker].append(attack.target)  # CE-101; CE-103, CE-94: nothing is paid
        bury(state, HEADHUNTING, events)
