"""Open bidding wars: standing offers that can only be raised (RR-127 to RR-154)."""

from typing import Final

from atable.games.rival_restaurants.actions import DropOut, OfferInWar
from atable.games.rival_restaurants.content.cards import LOCATIONS
from atable.games.rival_restaurants.events import OfferFell, WarOffered
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.shop.contests import in_war, leave, own_war, sealed_wars
from atable.games.rival_restaurants.shop.hammer import buy_in_war, closed_today, free_for_all, those_in
from atable.games.rival_restaurants.shop.purse import available, lower_offers
from atable.games.rival_restaurants.shop.sealed import settle_bids
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import figures_of, owner
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.seats import Seat

RAISE: Final = 100  # RR-129
MOST_GARBAGE: Final = 20  # RR-145


def highest(war: War) -> list[int]:
    """RR-146: places in `figures` of those whose offer is the highest; all of them while nobody has offered."""
    best: list[int] = []
    top = (0, 0)
    for index in those_in(war):
        offer = (war.money[index], war.garbage[index])
        if offer >= top:
            best = [*best, index] if offer == top else [index]
            top = offer
    return best


def garbage_counts(state: RivalState, frame: Market, war: War) -> bool:
    """RR-143: all who are left have offered all their money (RR-454), and it is the same."""
    left = those_in(war)
    money = war.money[left[0]]
    for index in left:
        if war.money[index] != money or available(state, frame, war.figures[index]) != money:
            return False
    return True


# Offers


def offers(state: RivalState, frame: Market, seat: Seat) -> list[Action]:
    """Some raises of those who are not on top alone, and their way out."""
    actions: list[Action] = []
    for figure in figures_of(state, seat):
        war = in_war(frame, figure)
        if war is None:
            continue
        index = war.figures.index(figure)
        best = highest(war)
        if best == [index]:
            continue  # RR-135
        most = available(state, frame, figure)
        top = war.money[best[0]]
        for money in sorted({war.least[index], top + RAISE, most}):
            if max(war.least[index], war.money[index] + RAISE) <= money <= most:
                actions.append(OfferInWar(figure, money))
        if max(war.garbage) < MOST_GARBAGE and garbage_counts(state, frame, war):
            actions.append(OfferInWar(figure, war.money[index], max(war.garbage) + 1))
        actions.append(DropOut(figure))
    return actions


def check_offer(state: RivalState, frame: Market, seat: Seat, action: OfferInWar) -> None:
    war = own_war(state, frame, seat, action.figure)
    index = war.figures.index(action.figure)
    if action.money % RAISE:
        raise IllegalAction("RR-129", "offer-in-hundreds")
    if action.money < war.least[index]:
        raise IllegalAction("RR-128", "offer-below-minimum", {"least": war.least[index]})
    if action.money < war.money[index]:
        raise IllegalAction("RR-131", "offer-only-rises", {"offer": war.money[index]})
    most = available(state, frame, action.figure)
    if action.money > most:
        raise IllegalAction("RR-130", "offer-above-money", {"most": most})
    if action.money > war.money[index]:
        if action.garbage:
            raise IllegalAction("RR-144", "garbage-locked")
    elif action.garbage == war.garbage[index]:
        raise IllegalAction("RR-131", "offer-must-rise")
    else:
        _check_garbage(state, frame, war, action.garbage)


def _check_garbage(state: RivalState, frame: Market, war: War, garbage: int) -> None:
    if not garbage_counts(state, frame, war):
        raise IllegalAction("RR-144", "garbage-locked")
    if not max(war.garbage) < garbage <= MOST_GARBAGE:
        raise IllegalAction("RR-145", "garbage-must-rise", {"highest": max(war.garbage), "most": MOST_GARBAGE})


def offer(state: RivalState, frame: Market, seat: Seat, action: OfferInWar, events: list[Event]) -> None:
    war = own_war(state, frame, seat, action.figure)
    index = war.figures.index(action.figure)
    war.money[index] = action.money
    war.garbage[index] = action.garbage
    market = LOCATIONS[war.market]
    events.append(WarOffered(seat, action.figure, market, war.slot, action.money, action.garbage))
    settle(state, frame, events)


def check_drop(state: RivalState, frame: Market, seat: Seat, action: DropOut) -> None:
    war = own_war(state, frame, seat, action.figure)
    if highest(war) == [war.figures.index(action.figure)]:
        raise IllegalAction("RR-135", "highest-bidder-stays")


def drop(state: RivalState, frame: Market, seat: Seat, action: DropOut, events: list[Event]) -> None:
    war = own_war(state, frame, seat, action.figure)
    leave(state, war, war.figures.index(action.figure), "dropped", events)
    settle(state, frame, events)


# What follows by itself


def settle(state: RivalState, frame: Market, events: list[Event]) -> None:
    """After every change of money, members or offers: who is out, and who must buy. Sealed wars, too."""
    if sealed_wars(state):
        settle_bids(state, frame, events)
        return
    changed = True
    while frame.wars and changed:
        _lower_offers(state, frame, events)
        _leave_without_minimum(state, frame, events)
        _leave_outbid(state, frame, events)
        changed = _end_wars(state, frame, events)


def _lower_offers(state: RivalState, frame: Market, events: list[Event]) -> None:
    for seat in range(state.seats):
        for figure in lower_offers(state, frame, seat):
            war = own_war(state, frame, seat, figure)
            money = war.money[war.figures.index(figure)]
            events.append(OfferFell(seat, figure, LOCATIONS[war.market], war.slot, money))


def _leave_without_minimum(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-132, RR-152: first those who could not pay it at all, then those whose other offer takes too much of it."""
    for war in frame.wars:
        for index in those_in(war):
            if state.restaurants[owner(state, war.figures[index])].money < war.least[index]:
                leave(state, war, index, "poor", events)
    for war in frame.wars:
        for index in those_in(war):
            if available(state, frame, war.figures[index]) < war.least[index]:
                leave(state, war, index, "poor", events)


def _leave_outbid(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-133."""
    for war in frame.wars:
        top = max([war.money[index] for index in those_in(war)], default=0)
        for index in those_in(war):
            if state.restaurants[owner(state, war.figures[index])].money < top:
                leave(state, war, index, "poor", events)


def _end_wars(state: RivalState, frame: Market, events: list[Event]) -> bool:
    """The first war with nobody or one left. Has anything changed by it?"""
    for war in frame.wars:
        left = those_in(war)
        if not left:
            free_for_all(frame, war, events)
            return True
        if len(left) == 1:  # RR-136, RR-138
            price = max(war.money[left[0]], war.least[left[0]])
            buy_in_war(state, frame, war, left[0], price, war.garbage[left[0]], events)
            return True
    return False


def out_of_time(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-139 to RR-142: the open wars when the time is over."""
    for war in frame.wars.copy():
        best = highest(war)
        if len(best) == 1:
            buy_in_war(state, frame, war, best[0], war.money[best[0]], war.garbage[best[0]], events)
        else:
            closed_today(frame, war, events)
