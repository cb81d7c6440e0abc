"""The one-time bonuses of the levels (RR-260 to RR-262, RR-434, RR-435, RR-439, RR-441), one function each."""

from collections.abc import Callable
from typing import Final

from atable.games.rival_restaurants.actions import UseBonus
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    INGREDIENTS,
    LOCATION_INDEX,
    LOCATIONS,
    MYSTERY_MART,
    UPGRADE_INDEX,
    UPGRADE_PRICES,
    UPGRADES,
)
from atable.games.rival_restaurants.content.loader import Level
from atable.games.rival_restaurants.cooking.gains import feast
from atable.games.rival_restaurants.events import (
    BonusTaken,
    CardDrawn,
    IngredientFound,
    IngredientsDrawn,
    UpgradeGained,
)
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.commitment import gain
from atable.games.rival_restaurants.table.small_steps import (
    LEVEL_BONUSES,
    bin_garbage,
    draw_action_card,
    gain_money,
    names,
    owns,
    rebuild_shelf,
)
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat

NO_CHOICE: Final = UseBonus()

Bonus = Callable[[RivalState, Seat, Level, UseBonus, list[Event]], None]


def bonus_of(state: RivalState, seat: Seat, level: int) -> Level:
    return LEVEL_BONUSES[state.restaurants[seat].card][level - 1]


def choices(state: RivalState, seat: Seat, bonus: Level) -> list[UseBonus]:
    """RR-441; where there is nothing to choose from, the rest of the bonus is left."""
    found: list[UseBonus] = []
    if bonus.id == "cart_service":
        for market in range(MYSTERY_MART):
            found += _counter_cards(state, market)
    elif bonus.id == "cellar_key":
        found = _counter_cards(state, MYSTERY_MART)
    elif bonus.id == "family_loan":
        restaurant = state.restaurants[seat]
        for upgrade, price in enumerate(UPGRADE_PRICES):
            if price <= bonus.max_price and state.upgrades_left[upgrade] and not owns(restaurant, upgrade):
                found.append(UseBonus(upgrade=UPGRADES[upgrade]))
    return found or [NO_CHOICE]


def _counter_cards(state: RivalState, market: int) -> list[UseBonus]:
    counter = state.counters[market]
    return [UseBonus(LOCATIONS[market], slot + 1) for slot, kind in enumerate(counter) if kind != NOTHING]


def use(state: RivalState, seat: Seat, level: int, choice: UseBonus, events: list[Event]) -> None:
    bonus = bonus_of(state, seat, level)
    events.append(BonusTaken(seat, bonus.id))
    BONUSES[bonus.id](state, seat, bonus, choice, events)


# The Rising Sun


def fresh_catch(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    _draw_from_shelves(state, seat, bonus, events)


# Seoul Food


def banchan_bar(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    _draw_from_shelves(state, seat, bonus, events)


# Dim Sum & Then Some


def cart_service(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    gain_money(state, seat, bonus.money, bonus.id, events)
    _take_from_counter(state, seat, bonus, choice, events)


def dragon_feast(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    feast(state, seat, bonus.popularity, bonus.id, events)
    gain_money(state, seat, bonus.money, bonus.id, events)


# Naan of Your Business


def spring_cleaning(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    bin_garbage(state, seat, state.restaurants[seat].garbage, bonus.id, events)


# Luchador Picante


def ringside_tips(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    gain_money(state, seat, bonus.money, bonus.id, events)


def masked_favour(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    _draw_action_cards(state, seat, bonus, events)


# Pasta la Vista


def family_loan(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    gain_money(state, seat, bonus.money, bonus.id, events)
    if choice.upgrade is None:
        gain_money(state, seat, bonus.fallback_money, bonus.id, events)
        return
    upgrade = UPGRADE_INDEX[choice.upgrade]
    state.upgrades_left[upgrade] -= 1
    state.restaurants[seat].upgrades |= 1 << upgrade
    events.append(UpgradeGained(seat, choice.upgrade, bonus.id))


# Bistrot Mon Dieu


def cellar_key(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    gain_money(state, seat, bonus.money, bonus.id, events)
    _take_from_counter(state, seat, bonus, choice, events)


# The Greasy Spoonful


def free_refills(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    gain_money(state, seat, bonus.money, bonus.id, events)
    _draw_action_cards(state, seat, bonus, events)


# What several of them do


def _draw_from_shelves(state: RivalState, seat: Seat, bonus: Level, events: list[Event]) -> None:
    """RR-434: a shelf that is empty is rebuilt at once; a card that does not exist is lost."""
    drawn: list[int] = []
    for name in bonus.draws:
        market = LOCATION_INDEX[name]
        rebuild_shelf(state, market, events)
        if state.shelves[market]:
            kind = state.shelves[market].pop()
            gain(state, seat, kind)
            drawn.append(kind)
    if drawn:
        events.append(IngredientsDrawn(seat, names(drawn), bonus.id))


def _take_from_counter(state: RivalState, seat: Seat, bonus: Level, choice: UseBonus, events: list[Event]) -> None:
    """RR-435: the gap stays until the market is refilled."""
    if choice.location is None or choice.slot is None:
        return
    counter = state.counters[LOCATION_INDEX[choice.location]]
    kind = counter[choice.slot - 1]
    counter[choice.slot - 1] = NOTHING
    gain(state, seat, kind)
    events.append(IngredientFound(seat, INGREDIENTS[kind], bonus.id))


def _draw_action_cards(state: RivalState, seat: Seat, bonus: Level, events: list[Event]) -> None:
    for _ in range(bonus.action_cards):
        card = draw_action_card(state, seat, events)
        if card is not None:
            drawn = CardDrawn(seat, ACTION_CARDS[card], bonus.id)
            events.append(Secret((seat,), drawn, CardDrawn(seat, None, bonus.id)))


BONUSES: Final[dict[str, Bonus]] = {
    "fresh_catch": fresh_catch,
    "banchan_bar": banchan_bar,
    "cart_service": cart_service,
    "dragon_feast": dragon_feast,
    "spring_cleaning": spring_cleaning,
    "ringside_tips": ringside_tips,
    "masked_favour": masked_favour,
    "family_loan": family_loan,
    "cellar_key": cellar_key,
    "free_refills": free_refills,
}
