"""Preparation up to the planning: the round marker, new Orders, the Event, deliveries (KR-043 to KR-048)."""

from typing import Final

from atable.games.kitchen_rush.abilities import happenings, perks
from atable.games.kitchen_rush.content.cards import EVENTS, HERB_GARDEN, ICE_CREAM_VAN, MORNING_DELIVERY
from atable.games.kitchen_rush.events import EventRevealed, RoundBegan
from atable.games.kitchen_rush.frames import Choosing
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.table.small_steps import lead, reveal_orders
from atable.kernel.events import Event

NEW_ORDERS: Final = 2  # KR-044


def begin_round(state: RushState, events: list[Event]) -> None:
    """KR-043, KR-044; the first Orders lie there since the set-up (KR-019)."""
    state.round += 1
    events.append(RoundBegan(state.round, lead(state)))
    if state.round > 1:
        reveal_orders(state, NEW_ORDERS, events)
    state.upcoming = "event"


def reveal_event(state: RushState, events: list[Event]) -> None:
    """KR-045; where only one answer is possible nobody is asked."""
    if state.event_deck:
        state.event = state.event_deck.pop()
        events.append(EventRevealed(EVENTS[state.event]))
        answers = happenings.answers(state)
        if len(answers) > 1:
            state.stack.append(Choosing("event", []))
            return
        if answers:
            happenings.break_down(state, answers[0], events)
        happenings.strike(state, events)
    state.upcoming = "deliveries"


def deliver(state: RushState, events: list[Event]) -> None:
    """KR-048."""
    _deliver_from(state, 0, events)


def deliver_after(state: RushState, bonus: int, events: list[Event]) -> None:
    """The bonuses that were kept later than this one."""
    _deliver_from(state, state.bonuses.index(bonus) + 1, events)


def _deliver_from(state: RushState, first: int, events: list[Event]) -> None:
    for bonus in state.bonuses[first:]:
        if bonus == HERB_GARDEN:
            perks.bring_herbs(state, events)
        elif bonus == MORNING_DELIVERY:
            if perks.ingredients_left(state):
                state.stack.append(Choosing("delivery", []))
                return
        elif bonus == ICE_CREAM_VAN:
            flavours = perks.flavours_left(state)
            if len(flavours) > perks.VAN_SCOOPS:
                state.stack.append(Choosing("van", []))
                return
            perks.bring_scoops(state, flavours, events)
    state.upcoming = "planning"
