"""The markets are refilled (RR-267 to RR-278)."""

from atable.games.rival_restaurants.content.cards import INGREDIENTS, LOCATIONS, MARKETS
from atable.games.rival_restaurants.events import MarketRefilled
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import discard, rebuild_shelf
from atable.kernel.events import Event


def refill(state: RivalState, events: list[Event]) -> None:
    for market in range(MARKETS):
        _refill_market(state, market, events)
    for market in range(MARKETS):
        rebuild_shelf(state, market, events)  # RR-274


def _refill_market(state: RivalState, market: int, events: list[Event]) -> None:
    counter = state.counters[market]
    expired = counter[-1]  # RR-268, RR-269
    if expired != NOTHING:
        discard(state, expired)
        counter[-1] = NOTHING
    stay = [kind for kind in counter if kind != NOTHING]
    gaps = len(counter) - len(stay)
    counter = [NOTHING] * gaps + stay  # RR-270
    for slot in range(gaps - 1, -1, -1):  # RR-271
        rebuild_shelf(state, market, events)
        if state.shelves[market]:
            counter[slot] = state.shelves[market].pop()
    state.counters[market] = counter
    shown = tuple([None if kind == NOTHING else INGREDIENTS[kind] for kind in counter])
    out_of_date = None if expired == NOTHING else INGREDIENTS[expired]
    events.append(MarketRefilled(LOCATIONS[market], out_of_date, shown))
