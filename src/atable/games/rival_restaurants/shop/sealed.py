"""Sealed bidding wars: everybody names a maximum in secret, all are revealed together (RR-155 to RR-159)."""

from typing import Final

from atable.games.rival_restaurants.actions import SealBid
from atable.games.rival_restaurants.content.cards import GOING_GOING_MINE, LOCATIONS
from atable.games.rival_restaurants.events import BidSealed, BidsRevealed
from atable.games.rival_restaurants.events.details import SealedBid
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.shop.contests import in_war, leave, own_war
from atable.games.rival_restaurants.shop.hammer import buy_in_war, closed_today, free_for_all, those_in
from atable.games.rival_restaurants.shop.purse import available, lower_offers
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import figures_of, holds, owner
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat

RAISE: Final = 100  # RR-129
MOST_GARBAGE: Final = 20  # RR-155


# Bids


def bids(state: RivalState, frame: Market, seat: Seat) -> list[Action]:
    """Some of the bids that this player may seal, for each figure that has none yet."""
    actions: list[Action] = []
    for figure in figures_of(state, seat):
        war = in_war(frame, figure)
        if war is None or war.money[war.figures.index(figure)] != NOTHING:
            continue
        actions.append(SealBid(figure, 0))
        least = war.least[war.figures.index(figure)]
        most = available(state, frame, figure)
        if most < least:
            continue
        for money in sorted({least, least + RAISE, least + 2 * RAISE, most}):
            if money <= most:
                actions.append(SealBid(figure, money))
        actions.append(SealBid(figure, most, 1))
        if _has_the_card(state, seat) and not _named_the_card(state, frame, seat):
            actions.append(SealBid(figure, most, 0, True))
    return actions


def check_bid(state: RivalState, frame: Market, seat: Seat, action: SealBid) -> None:
    war = own_war(state, frame, seat, action.figure)
    index = war.figures.index(action.figure)
    if war.money[index] != NOTHING:
        raise IllegalAction("RR-155", "bid-sealed-already")
    if action.money % RAISE:
        raise IllegalAction("RR-129", "offer-in-hundreds")
    if action.money and action.money < war.least[index]:
        raise IllegalAction("RR-155", "bid-below-minimum", {"least": war.least[index]})
    most = max(0, available(state, frame, action.figure))
    if action.money > most:
        raise IllegalAction("RR-454", "bid-above-money", {"most": most})
    if not 0 <= action.garbage <= MOST_GARBAGE:
        raise IllegalAction("RR-155", "bid-garbage-range", {"most": MOST_GARBAGE})
    if action.going_going_mine:
        _check_card(state, frame, seat, action)


def _check_card(state: RivalState, frame: Market, seat: Seat, action: SealBid) -> None:
    if not holds(state.restaurants[seat], GOING_GOING_MINE):
        raise IllegalAction("RR-155", "bid-without-card")
    if state.restaurants[seat].card_used:
        raise IllegalAction("RR-181", "card-used-today")
    if not action.money:
        raise IllegalAction("RR-155", "card-needs-bid")
    if _named_the_card(state, frame, seat):
        raise IllegalAction("RR-181", "card-in-other-bid")


def _has_the_card(state: RivalState, seat: Seat) -> bool:
    restaurant = state.restaurants[seat]
    return not restaurant.card_used and holds(restaurant, GOING_GOING_MINE)


def _named_the_card(state: RivalState, frame: Market, seat: Seat) -> bool:
    """With the bid of the other figure."""
    for figure in figures_of(state, seat):
        war = in_war(frame, figure)
        if war is not None and war.with_card[war.figures.index(figure)]:
            return True
    return False


def bid(state: RivalState, frame: Market, seat: Seat, action: SealBid, events: list[Event]) -> None:
    war = own_war(state, frame, seat, action.figure)
    index = war.figures.index(action.figure)
    war.money[index] = action.money
    war.garbage[index] = action.garbage
    war.with_card[index] = action.going_going_mine
    _tell(state, war, index, events)


def _tell(state: RivalState, war: War, index: int, events: list[Event]) -> None:
    figure = war.figures[index]
    seat = owner(state, figure)
    sealed = BidSealed(seat, figure, war.money[index], war.garbage[index], war.with_card[index])
    events.append(Secret((seat,), sealed, None))


def take_back(state: RivalState, frame: Market, seat: Seat) -> None:
    """RR-064: all bids of this player, as long as they are secret."""
    for figure in figures_of(state, seat):
        war = in_war(frame, figure)
        if war is not None:
            index = war.figures.index(figure)
            war.money[index] = NOTHING
            war.garbage[index] = 0
            war.with_card[index] = False


def all_bid(war: War) -> bool:
    return NOTHING not in war.money


def is_undecided(state: RivalState, frame: Market, seat: Seat) -> bool:
    """Has this player a claim without a decision, or a war without a bid?"""
    for figure in figures_of(state, seat):
        if frame.claims[figure] != NOTHING and frame.decisions[figure] == NOTHING:
            return True
        war = in_war(frame, figure)
        if war is not None and not revealed(war) and war.money[war.figures.index(figure)] == NOTHING:
            return True
    return False


def _has_named(state: RivalState, frame: Market, war: War, index: int) -> bool:
    """As far as all may know: without a clock nobody sees one bid before its player has decided everything."""
    if frame.step == "live":
        return war.money[index] != NOTHING
    return not is_undecided(state, frame, owner(state, war.figures[index]))


def settle_bids(state: RivalState, frame: Market, events: list[Event]) -> None:
    """RR-132, RR-152: who can't pay the own minimum is out. Nothing public may follow from a bid that is secret."""
    changed = True
    while frame.wars and changed:
        for seat in range(state.seats):
            for figure in lower_offers(state, frame, seat):
                _lowered(state, own_war(state, frame, seat, figure), figure, events)
        changed = _leave_poor(state, frame, events)


def _lowered(state: RivalState, war: War, figure: int, events: list[Event]) -> None:
    index = war.figures.index(figure)
    if war.money[index] < war.least[index]:
        war.money[index] = 0
        war.with_card[index] = False
    _tell(state, war, index, events)


def _leave_poor(state: RivalState, frame: Market, events: list[Event]) -> bool:
    """Has a war ended by it?"""
    for war in frame.wars:
        if revealed(war):
            continue
        for index in those_in(war):
            if state.restaurants[owner(state, war.figures[index])].money < war.least[index]:
                leave(state, war, index, "poor", events)
                war.money[index] = 0
        left = those_in(war)
        if not left:
            free_for_all(frame, war, events)
            return True
        if len(left) == 1 and not _has_named(state, frame, war, left[0]):  # RR-136, RR-138
            buy_in_war(state, frame, war, left[0], war.least[left[0]], 0, events)
            return True
    return False


# The end


def revealed(war: War) -> bool:
    return len(war.all_in) > 0


def reveal_bids(state: RivalState, frame: Market, war: War, events: list[Event]) -> None:
    """RR-155. Wars that are revealed together are all revealed before the first of them is settled (RR-454)."""
    shown: list[SealedBid] = []
    for index, figure in enumerate(war.figures):
        money = max(0, war.money[index])  # who has named nothing is out
        war.money[index] = money
        war.inside[index] = money > 0
        war.all_in.append(money > 0 and money == available(state, frame, figure))
        shown.append(SealedBid(figure, owner(state, figure), money, war.garbage[index]))
    events.append(BidsRevealed(LOCATIONS[war.market], war.slot, tuple(shown)))


def card_player(state: RivalState, war: War) -> int:
    """The place in `figures` of whoever plays Going, Going, Mine! against the others in this war, or NOTHING."""
    left = those_in(war)
    for index in left:
        if war.with_card[index] and len(left) > 1 and _has_the_card(state, owner(state, war.figures[index])):
            return index
    return NOTHING


def settle_sealed(state: RivalState, frame: Market, war: War, events: list[Event]) -> None:
    """RR-156 to RR-159, among those still in."""
    left = those_in(war)
    if not left:
        free_for_all(frame, war, events)
        return
    if len(left) == 1:
        buy_in_war(state, frame, war, left[0], war.least[left[0]], 0, events)
        return
    top = max([war.money[index] for index in left])
    sharers = [index for index in left if war.money[index] == top]
    if len(sharers) == 1:
        second = max([war.money[index] for index in left if index != sharers[0]])
        price = max(war.least[sharers[0]], second + RAISE)  # in hundreds, so it is never above the own maximum
        buy_in_war(state, frame, war, sharers[0], price, 0, events)
        return
    _settle_by_garbage(state, frame, war, sharers, events)


def _settle_by_garbage(state: RivalState, frame: Market, war: War, sharers: list[int], events: list[Event]) -> None:
    """RR-158, RR-159."""
    garbage = sorted([war.garbage[index] for index in sharers])
    most, second = garbage[-1], garbage[-2]
    if most == second or [index for index in sharers if not war.all_in[index]]:
        closed_today(frame, war, events)
        return
    for index in sharers:
        if war.garbage[index] == most:
            buy_in_war(state, frame, war, index, war.money[index], second + 1, events)
            return
