"""A question to the team, settled by the lead (KR-010): Events, deliveries, forgiveness, wages and bonuses."""

from itertools import combinations

from atable.games.kitchen_rush.abilities import happenings, perks
from atable.games.kitchen_rush.actions import BonusChoice, DeliveryChoice, EventChoice, ForgiveChoice, PayChoice
from atable.games.kitchen_rush.content.cards import (
    AREA_INDEX,
    BONUS_INDEX,
    BONUSES,
    FLAVOUR_INDEX,
    HOURGLASS_INDEX,
    HOURGLASSES,
    ICE_CREAM_VAN,
    MORNING_DELIVERY,
    ORDER_INDEX,
    ORDERS,
    STORE_A,
)
from atable.games.kitchen_rush.frames import Choosing
from atable.games.kitchen_rush.phases import checking, preparation, rewards, wages
from atable.games.kitchen_rush.state import NOTHING, RushState
from atable.games.kitchen_rush.table.house import wage
from atable.games.kitchen_rush.table.small_steps import lead
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.messages import Player
from atable.kernel.phases import no_deadline, no_step, no_tick, top
from atable.kernel.seats import Seat


def pending(state: RushState) -> list[Seat]:
    return [lead(state)]


may_act = pending


def legal(state: RushState, seat: Seat) -> list[Action]:
    """Of the orders of payment one for each choice of those that are paid."""
    if seat != lead(state):
        return []
    frame = top(state, Choosing)
    if frame.what == "event":
        return [*happenings.answers(state)]
    if frame.what == "delivery":
        return [*perks.room_answers(state)]
    if frame.what == "van":
        return [*perks.flavour_answers(state)]
    if frame.what == "forgive":
        return [*[ForgiveChoice(ORDERS[order]) for order in frame.among], ForgiveChoice()]
    if frame.what == "wages":
        return _payments(state)
    return [BonusChoice(BONUSES[card]) for card in frame.among]


def _payments(state: RushState) -> list[Action]:
    """KR-198: the default first."""
    due = wages.due_to_players(state)
    choices: list[Action] = []
    for paid in combinations(due, state.coins // wage(state, due[0])):
        numbers = [*paid, *[number for number in due if number not in paid]]
        choices.append(PayChoice(tuple([HOURGLASSES[number] for number in numbers])))
    return choices


def check(state: RushState, seat: Seat, action: Action) -> None:
    if seat != lead(state):
        raise IllegalAction("KR-010", "lead-decides", {"player": Player(lead(state))})
    frame = top(state, Choosing)
    if frame.what == "event" and isinstance(action, EventChoice):
        happenings.check_answer(state, action)
    elif frame.what == "delivery" and isinstance(action, DeliveryChoice):
        perks.check_room(state, action)
    elif frame.what == "van" and isinstance(action, DeliveryChoice):
        perks.check_flavours(state, action)
    elif frame.what == "forgive" and isinstance(action, ForgiveChoice):
        if action.order is not None and ORDER_INDEX.get(action.order, NOTHING) not in frame.among:
            raise IllegalAction("KR-185", "order-is-not-unserved")
    elif frame.what == "wages" and isinstance(action, PayChoice):
        due = [HOURGLASSES[number] for number in wages.due_to_players(state)]
        if sorted(action.hourglasses) != sorted(due):
            raise IllegalAction("KR-198", "name-all-due-hourglasses")
    elif frame.what == "bonus" and isinstance(action, BonusChoice):
        if BONUS_INDEX.get(action.card, NOTHING) not in frame.among:
            raise IllegalAction("KR-202", "bonus-not-offered")
    else:
        raise IllegalAction("KR-010", "team-choice-first")


def play(state: RushState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Choosing)
    state.stack.pop()
    if isinstance(action, EventChoice):
        happenings.break_down(state, action, events)
        state.upcoming = "deliveries"
    elif isinstance(action, DeliveryChoice):
        _deliver(state, action, events)
    elif isinstance(action, ForgiveChoice):
        checking.settle(state, NOTHING if action.order is None else ORDER_INDEX[action.order], events)
    elif isinstance(action, PayChoice):
        wages.pay_players(state, [HOURGLASS_INDEX[name] for name in action.hourglasses], events)
    elif isinstance(action, BonusChoice):
        rewards.keep_bonus(state, BONUS_INDEX[action.card], frame.among, events)


def _deliver(state: RushState, answer: DeliveryChoice, events: list[Event]) -> None:
    if answer.room is not None:
        perks.bring_ingredients(state, AREA_INDEX[answer.room] - STORE_A, events)
        preparation.deliver_after(state, MORNING_DELIVERY, events)
    else:
        perks.bring_scoops(state, [FLAVOUR_INDEX[name] for name in answer.flavours], events)
        preparation.deliver_after(state, ICE_CREAM_VAN, events)


step = no_step
tick = no_tick
next_deadline = no_deadline


def default(state: RushState) -> Action:
    """What is answered for an absent lead."""
    what = top(state, Choosing).what
    if what == "delivery":
        return perks.default_room(state)
    if what == "van":
        return perks.default_flavours(state)
    return legal(state, lead(state))[0]
