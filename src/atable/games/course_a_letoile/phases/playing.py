"""CE-40 to CE-73, CE-106 to CE-108: up to three cards from hand."""

from atable.games.course_a_letoile.actions import (
    END_PLAY,
    PLAY_BOOST,
    PLAY_DEVELOPMENT,
    PLAY_DISH,
    EndPlay,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    RenewHand,
    SellCard,
)
from atable.games.course_a_letoile.content.cards import (
    BACK_TO_KITCHEN,
    BOOSTS,
    CARD_IDS,
    CARD_INDEX,
    IS_GASTRONOMY,
    NEEDS_COOK,
    SECOND_ROUND,
    is_development,
    is_dish,
)
from atable.games.course_a_letoile.events import BoostPlayed, DevelopmentPlayed, DishPlayed, StarReached
from atable.games.course_a_letoile.frames import Ending, Playing
from atable.games.course_a_letoile.phases import attacking
from atable.games.course_a_letoile.phases.paying import end_trouble, pay
from atable.games.course_a_letoile.phases.turn import goto
from atable.games.course_a_letoile.state import PLAYS, TIP_COINS, CourseState
from atable.games.course_a_letoile.table.piles import bury, draw, take_from_hand
from atable.games.course_a_letoile.table.points import has_cook, missing, price
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import Term
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat


def pending(state: CourseState) -> list[Seat]:
    return [state.active]


may_act = pending


def legal(state: CourseState, seat: Seat) -> list[Action]:
    """Cards in the order of their kinds, each once; ending the step comes last (CE-41, CE-50)."""
    actions: list[Action] = []
    cook = has_cook(state, seat)
    for kind in sorted(set(state.hands[seat])):
        if is_dish(kind):
            if may_serve(state, seat, kind, cook) and price(state, seat, kind) <= state.coins[seat]:
                actions.append(PLAY_DISH[kind])
        elif is_development(kind):
            if price(state, seat, kind) <= state.coins[seat]:
                actions.append(PLAY_DEVELOPMENT[kind])
        elif kind in BOOSTS:
            actions.append(PLAY_BOOST[kind])
        else:
            actions += attacking.aims(state, seat, kind)
    actions.append(END_PLAY)
    return actions


def may_serve(state: CourseState, seat: Seat, kind: int, cook: bool) -> bool:
    """CE-52: no two identical Dishes; CE-54 to CE-58: Tradition and Gastronomy need a cook."""
    return kind not in state.menus[seat] and (cook or not NEEDS_COOK[kind])


def check(state: CourseState, seat: Seat, action: Action) -> None:
    if isinstance(action, EndPlay):
        return
    if isinstance(action, SellCard | RenewHand):
        raise IllegalAction("CE-124" if isinstance(action, SellCard) else "CE-126", "at-the-end-of-your-turn")
    if not isinstance(action, PlayDish | PlayDevelopment | PlayBoost | PlayAttack):
        raise IllegalAction("CE-40", "play-or-end")
    kind = CARD_INDEX.get(action.card, -1)
    if kind not in state.hands[seat]:
        raise IllegalAction("CE-40", "not-in-your-hand")
    if kind == BACK_TO_KITCHEN:
        raise IllegalAction("CE-76", "defence-only", {"card": Term(f"card-{action.card}")})
    if isinstance(action, PlayAttack):
        attacking.check_aim(state, seat, action)
    elif isinstance(action, PlayBoost):
        _check_boost(kind)
    else:
        _check_purchase(state, seat, action, kind)


def _check_boost(kind: int) -> None:
    if kind not in BOOSTS:
        raise IllegalAction("CE-75", "not-a-boost", {"card": Term(f"card-{CARD_IDS[kind]}")})


def _check_purchase(state: CourseState, seat: Seat, action: PlayDish | PlayDevelopment, kind: int) -> None:
    card = Term(f"card-{action.card}")
    if isinstance(action, PlayDish):
        if not is_dish(kind):
            raise IllegalAction("CE-51", "not-a-dish", {"card": card})
        if kind in state.menus[seat]:
            raise IllegalAction("CE-52", "on-your-menu-already", {"card": card})
        if NEEDS_COOK[kind] and not has_cook(state, seat):
            raise IllegalAction("CE-56" if IS_GASTRONOMY[kind] else "CE-55", "needs-a-cook", {"card": card})
    elif not is_development(kind):
        raise IllegalAction("CE-68", "not-a-development", {"card": card})
    due = price(state, seat, kind)
    if due > state.coins[seat]:
        raise IllegalAction("CE-45", "too-expensive", {"card": card, "price": due, "coins": state.coins[seat]})


def play(state: CourseState, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, EndPlay):
        goto(state, Ending())
        return
    assert isinstance(action, PlayDish | PlayDevelopment | PlayBoost | PlayAttack)
    kind = CARD_INDEX[action.card]
    take_from_hand(state, seat, kind)
    goto(state, Playing(top(state, Playing).left - 1))  # CE-48: it counts even if it is cancelled
    if isinstance(action, PlayAttack):
        attacking.announce(state, seat, action, events)
    elif isinstance(action, PlayBoost):
        _boost(state, seat, kind, events)
    else:
        _buy(state, seat, kind, events)


def step(state: CourseState, events: list[Event]) -> bool:
    """CE-47: a card is resolved. The star, the next card, or after the third one the end of the turn."""
    left = top(state, Playing).left
    if left == PLAYS:  # none was played yet
        return False
    for seat in (state.active, *range(state.seats)):  # CE-136: at once; the others' points can only have fallen
        if not missing(state, seat):
            state.stack = []
            events.append(StarReached(seat))
            return True
    if left > 0:
        return False
    goto(state, Ending())
    return True


tick = no_tick
next_deadline = no_deadline


def _buy(state: CourseState, seat: Seat, kind: int, events: list[Event]) -> None:
    paid = pay(state, seat, kind)
    if is_dish(kind):
        state.menus[seat].append(kind)  # CE-51
        events.append(DishPlayed(seat, CARD_IDS[kind], paid))
    else:
        state.teams[seat].append(kind)  # CE-68, CE-69: twins are welcome
        events.append(DevelopmentPlayed(seat, CARD_IDS[kind], paid))
    end_trouble(state, seat, events)


def _boost(state: CourseState, seat: Seat, kind: int, events: list[Event]) -> None:
    events.append(BoostPlayed(seat, CARD_IDS[kind]))
    if kind == SECOND_ROUND:
        draw(state, seat, events)  # CE-106; CE-34: the card itself is not in a pile yet
        draw(state, seat, events)
    else:
        state.coins[seat] += TIP_COINS  # CE-108
    bury(state, kind, events)
