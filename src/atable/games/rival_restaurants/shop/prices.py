"""What a thing costs this buyer (RR-091 to RR-093), and whose counters are blocked (RR-333)."""

from typing import Final

from atable.games.rival_restaurants.content.cards import (
    ANTOINE,
    LOCATION_INDEX,
    LOVEHANDLES,
    MARKETS,
    MYSTERY_MART,
    PRICES,
    UPGRADE_PRICES,
)
from atable.games.rival_restaurants.state import HOME, Restaurant, RivalState
from atable.games.rival_restaurants.table.small_steps import LEVEL_BONUSES, owner, power_works, safe_zone

ACTION_CARD_PRICE: Final = 300  # RR-108
PAIR_PRICE: Final = 300  # RR-341
SURCHARGE: Final = 100
HAPPY_HOUR_DISCOUNT: Final = 100
CHEAPEST: Final = 100  # RR-093


def _market_price(card: int, level: int, market: int) -> int:
    """Happy Cows."""
    for bonus in LEVEL_BONUSES[card][:level]:
        if bonus.market_price and bonus.market is not None and LOCATION_INDEX[bonus.market] == market:
            return bonus.market_price
    return PRICES[market]


# By restaurant, level and market.
_MARKET_PRICES: Final[list[list[list[int]]]] = [
    [[_market_price(card, level, market) for market in range(MARKETS)] for level in range(len(bonuses) + 1)]
    for card, bonuses in enumerate(LEVEL_BONUSES)
]


def ingredient_price(state: RivalState, figure: int, market: int, in_war: bool = False) -> int:
    """For this figure now, wherever it stands (RR-308); in a war it is the own minimum (RR-128)."""
    restaurant = state.restaurants[owner(state, figure)]
    price = _MARKET_PRICES[restaurant.card][restaurant.level][market]
    if not in_war:
        price = _discounted(restaurant, price)
    return _doubled(restaurant, price) + surcharge(state, figure)


def upgrade_price(state: RivalState, figure: int, upgrade: int) -> int:
    return _own_price(state, figure, UPGRADE_PRICES[upgrade])


def action_card_price(state: RivalState, figure: int) -> int:
    """At The Island, or from the Black Market (RR-345)."""
    return _own_price(state, figure, ACTION_CARD_PRICE)


def pair_price(state: RivalState, figure: int) -> int:
    """RR-343: no discount, and the surcharge for each of the two."""
    return _doubled(state.restaurants[owner(state, figure)], PAIR_PRICE) + 2 * surcharge(state, figure)


def surcharge(state: RivalState, figure: int) -> int:
    """RR-093: Antoine's and an NPC's (RR-378), for each thing bought."""
    more = SURCHARGE if state.figures[figure].npc else 0
    at = state.figures[figure].at
    if at == HOME or safe_zone(state, at):
        return more
    for number, other in enumerate(state.figures):
        if other.chef == ANTOINE and other.at == at and power_hits(state, number, figure):
            more += SURCHARGE
    return more


def blocked(state: RivalState, figure: int, market: int) -> bool:
    """RR-333 to RR-335: Lovehandles is at this market and keeps its counters from this figure."""
    if market == MYSTERY_MART:
        return False
    for number, other in enumerate(state.figures):
        if other.chef == LOVEHANDLES and other.at == market:
            return power_hits(state, number, figure)
    return False


def power_hits(state: RivalState, source: int, figure: int) -> bool:
    """Does the permanent power of `source` work against this figure at the same location?"""
    chef = state.figures[source]
    seat = owner(state, figure)
    if chef.spares >> seat & 1 or not power_works(state, source):
        return False
    if chef.npc:
        return not state.figures[figure].npc  # RR-364, RR-365, RR-382: any Active Chef, the own one too
    return owner(state, source) != seat  # RR-411


def _own_price(state: RivalState, figure: int, price: int) -> int:
    restaurant = state.restaurants[owner(state, figure)]
    return _doubled(restaurant, _discounted(restaurant, price)) + surcharge(state, figure)


def _discounted(restaurant: Restaurant, price: int) -> int:
    """Happy Hour."""
    return max(CHEAPEST, price - HAPPY_HOUR_DISCOUNT) if restaurant.cheaper else price


def _doubled(restaurant: Restaurant, price: int) -> int:
    """Fake Sale."""
    return 2 * price if restaurant.double_price else price
