"""The numbers of the house, and what Events and bonuses make of them this round."""

from typing import Final

from atable.games.kitchen_rush.content.cards import (
    APPRENTICE_CONTRACT,
    BLOGGER_IN_THE_ROOM,
    BROWN_OUT,
    GENEROUS_GUESTS,
    HEATWAVE,
    HELPER_1,
    HELPER_2,
    PRICE_HIKE,
    ROARING_DISHWASHER,
    SPACE_AREA,
    SPECIALIST,
    STINGY_EVENING,
    SUPPLIER_SHORTAGE,
    SUPPLIERS_FRIEND,
    WAGE_CLAIM,
    WAITER,
    WOBBLY_TRAY,
)
from atable.games.kitchen_rush.state import RushState

ROUNDS: Final = 4  # KR-003
ROUND_MS: Final = 240_000  # KR-006
FAMILY_ROUND_MS: Final = 300_000  # KR-230
BROWN_OUT_MS: Final = 30_000
HOURGLASS_MS: Final = 30_000  # KR-068
SPECIALIST_MS: Final = 60_000  # KC-115
HANDMADE_LEAST: Final = 26_000  # KR-233
HANDMADE_MOST: Final = 32_000
HEATWAVE_MS: Final = 5_000
WOBBLY_MS: Final = 15_000
SPICE_DRAW_MS: Final = 1_000  # KR-140
SPICE_MASTER_MS: Final = 3_000
BAG_IDLE_MS: Final = 5_000  # KR-145
LID_IDLE_MS: Final = 8_000  # KC-081
GRACE_MS: Final = 10_000  # KR-093
COUNTDOWN_MS: Final = 3_000
PAUSE_MS: Final = 60_000
MISSING_MS: Final = 30_000
HOLIDAY_MS: Final = 120_000  # Market Holiday
RELAXED_DRAWS: Final = 10  # KR-240

START_COINS: Final = 2  # KR-031
CAKE_COINS: Final = 2  # KC-005
WAGE: Final = 3  # KR-193
HIGH_WAGE: Final = 4
APPRENTICE_WAGE: Final = 1
WELCOME_COINS: Final = 1  # KR-103
PROPOSE_COINS: Final = 1  # KC-027
WELCOME_ORDERS: Final = 2  # KR-104
TIP: Final = 1  # KR-120
MARKET_COST: Final = 1  # KR-156
HIGH_MARKET_COST: Final = 2
BOUGHT_INGREDIENTS: Final = 5  # KR-156
SHORT_INGREDIENTS: Final = 3
BOUGHT_ORDINARY: Final = 3
BOUGHT_SPECIAL: Final = 2
BOUGHT_SCOOPS: Final = 3  # KC-109
WASH_MAX: Final = 3  # KR-164
LOUD_WASH_MAX: Final = 5
REPAIR_COST: Final = 1  # KR-172
MAT_PLATES: Final = 4  # KR-057
COOK_MAX: Final = 3  # KR-152
CHILL_MAX: Final = 2  # KC-100
BONUS_THRESHOLDS: Final[list[int]] = [3, 6, 10, 15, 20]  # KR-201


def round_ms(state: RushState) -> int:
    """KR-006, KR-230."""
    full = FAMILY_ROUND_MS if state.options.family else ROUND_MS
    return full - BROWN_OUT_MS if state.event == BROWN_OUT else full


def sand(state: RushState, hourglass: int, space: int) -> int:
    """KR-068: how long this hourglass runs when it is placed here."""
    duration = state.hourglasses[hourglass].duration
    if state.event == HEATWAVE and hourglass != SPECIALIST:
        duration += HEATWAVE_MS
    if state.event == WOBBLY_TRAY and SPACE_AREA[space] == WAITER:
        duration += WOBBLY_MS
    return duration


def wage(state: RushState, hourglass: int) -> int:
    """KR-193, KC-123."""
    if hourglass == SPECIALIST:
        return max(1, len(state.specialists_used))
    if hourglass in (HELPER_1, HELPER_2) and APPRENTICE_CONTRACT in state.bonuses:
        return APPRENTICE_WAGE
    return HIGH_WAGE if state.event == WAGE_CLAIM else WAGE


def tip(state: RushState) -> int:
    """KR-120."""
    if state.event == STINGY_EVENING:
        return 0
    return TIP + 1 if GENEROUS_GUESTS in state.bonuses else TIP


def market_cost(state: RushState) -> int:
    """KR-156."""
    if SUPPLIERS_FRIEND in state.bonuses and not state.purchases:
        return 0
    return HIGH_MARKET_COST if state.event == PRICE_HIKE else MARKET_COST


def bought_ingredients(state: RushState) -> int:
    return SHORT_INGREDIENTS if state.event == SUPPLIER_SHORTAGE else BOUGHT_INGREDIENTS


def wash_max(state: RushState) -> int:
    return LOUD_WASH_MAX if ROARING_DISHWASHER in state.bonuses else WASH_MAX


def unserved_cost(state: RushState) -> int:
    """KR-185."""
    return 2 if state.event == BLOGGER_IN_THE_ROOM else 1
