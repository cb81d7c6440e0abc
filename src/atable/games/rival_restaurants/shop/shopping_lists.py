"""Shopping lists left in advance (RR-420)."""

import msgspec

from atable.games.rival_restaurants.actions import BuyActionCard, BuyCounter, BuyShelf, BuyUpgrade
from atable.games.rival_restaurants.actions.bundles import Wanted
from atable.games.rival_restaurants.content.cards import INGREDIENT_INDEX, LOCATIONS, MARKETS
from atable.games.rival_restaurants.events import OrdersFollowed, ShelfBought
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop.buying import Purchase, buy, purchases
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import owner
from atable.kernel.events import Event


def shop_by_list(state: RivalState, frame: Market, figure: int, events: list[Event]) -> bool:
    """Buy the first entry that is possible on this turn; False if there is none: then its player is asked."""
    seat = owner(state, figure)
    entries = state.orders[seat].shopping
    if not entries:
        return False
    possible = purchases(state, frame, figure)
    for at, entry in enumerate(entries):
        for action in _purchases(state, figure, entry):
            if action in possible:
                events.append(OrdersFollowed(seat, "shopping"))
                bought = len(events)
                buy(state, frame, action, events)
                _cross_out(state, figure, at, events[bought:])
                return True
    return False


def _purchases(state: RivalState, figure: int, entry: Wanted) -> list[Purchase]:
    """What the entry may mean where this figure stands."""
    at = state.figures[figure].at
    if LOCATIONS[at] != entry.location:
        return []
    if entry.upgrade is not None:
        return [BuyUpgrade(figure, entry.upgrade, owner(state, figure))]
    if entry.action_card:
        return [BuyActionCard(figure)]
    if entry.ingredient is None:
        return [BuyShelf(figure, entry.location)]
    if at >= MARKETS:
        return []
    wanted = INGREDIENT_INDEX[entry.ingredient]
    return [BuyCounter(figure, slot + 1) for slot, kind in enumerate(state.counters[at]) if kind == wanted]


def _cross_out(state: RivalState, figure: int, at: int, events: list[Event]) -> None:
    """Once bought, or once the shelf gave one of the cards that were hoped for."""
    seat = owner(state, figure)
    entries = list(state.orders[seat].shopping)
    entry = entries[at]
    found = any(isinstance(event, ShelfBought) and event.ingredient in entry.until for event in events)
    if found or entry.most <= 1:
        del entries[at]
    else:
        entries[at] = msgspec.structs.replace(entry, most=entry.most - 1)
    state.orders[seat] = msgspec.structs.replace(state.orders[seat], shopping=tuple(entries))
