"""What is cooked today (RR-211): declared in secret, revealed together."""

from typing import Final

from atable.games.rival_restaurants.actions import DeclareCook, TakeBack
from atable.games.rival_restaurants.content.cards import CRITIC_AT_THE_DOOR
from atable.games.rival_restaurants.cooking.fillings import NOTHING_COOKED, check_declaration
from atable.games.rival_restaurants.cooking.menus import declarations
from atable.games.rival_restaurants.cooking.pans import dish_of
from atable.games.rival_restaurants.events import CookingDeclared, CookingRevealed, Locked, TakenBack
from atable.games.rival_restaurants.events.details import Dish
from atable.games.rival_restaurants.frames import Declaring, Kitchen
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import order_of, spend_card
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

TAKE_BACK: Final = TakeBack()
WHAT: Final = "cooking"


def start_cooking(state: RivalState, events: list[Event]) -> None:
    """Cook & Counter begins. Ingredients, recipes and powers are public, so all know who can cook nothing."""
    state.phase = "cook_counter"
    asked = [seat for seat in range(state.seats) if len(declarations(state, seat)) > 1]
    plans = [None if seat in asked else NOTHING_COOKED for seat in range(state.seats)]
    state.stack.append(Declaring(asked, plans))


def pending(state: RivalState) -> list[Seat]:
    return [seat for seat, plan in enumerate(top(state, Declaring).plans) if plan is None]


def may_act(state: RivalState) -> list[Seat]:
    return top(state, Declaring).asked.copy()


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, Declaring)
    if seat not in frame.asked:
        return []
    if frame.plans[seat] is not None:
        return [TAKE_BACK]
    return list(declarations(state, seat))


def check(state: RivalState, seat: Seat, action: Action) -> None:
    frame = top(state, Declaring)
    if seat not in frame.asked:
        raise IllegalAction("RR-204", "nothing-to-cook")
    declared = frame.plans[seat] is not None
    if isinstance(action, TakeBack):
        if not declared:
            raise IllegalAction("RR-205", "nothing-to-reconsider")
    elif declared:
        raise IllegalAction("RR-205", "take-back-first")
    elif isinstance(action, DeclareCook):
        check_declaration(state, seat, action)
    else:
        raise IllegalAction("RR-211", "declare-cooking-first")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Declaring)
    if isinstance(action, TakeBack):
        frame.plans[seat] = None
        events.append(TakenBack(seat, WHAT))
        return
    assert isinstance(action, DeclareCook)
    frame.plans[seat] = action
    events.append(Secret((seat,), CookingDeclared(seat, _dishes(action)), Locked(seat, WHAT)))


def _dishes(declared: DeclareCook) -> tuple[Dish, ...]:
    return tuple([dish_of(plan) for plan in declared.plans])


def step(state: RivalState, events: list[Event]) -> bool:
    frame = top(state, Declaring)
    plans = [plan for plan in frame.plans if plan is not None]
    if len(plans) < state.seats:
        return False
    if frame.asked:
        events.append(CookingRevealed(tuple([_dishes(plan) for plan in plans])))
    for seat, declared in enumerate(plans):
        if any(plan.critic for plan in declared.plans):
            spend_card(state, seat, CRITIC_AT_THE_DOOR)
            state.restaurants[seat].card_used = True  # RR-181
    queue = [seat for seat in order_of(state) if plans[seat].plans]  # RR-212
    state.stack[-1] = Kitchen(plans, queue, "ask", 0, 0, [], [], [])
    return True


tick = no_tick
next_deadline = no_deadline
