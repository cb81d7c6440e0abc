"""What a chef can buy where it stands, and from afar (RR-088 to RR-126)."""

from typing import Final

from atable.games.rival_restaurants.actions import (
    SHELF,
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    DisposeGarbage,
    SellChocolate,
)
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    CARBTASTIC,
    CHOCOLATE,
    CHOP_SHOP,
    GOHAN,
    INGREDIENTS,
    ISLAND,
    LOCATION_INDEX,
    LOCATIONS,
    MARKETS,
    MYSTERY_MART,
    PHYLLIS,
    PORK_KNUCKLES,
    UPGRADE_INDEX,
    UPGRADES,
)
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    ChocolateSold,
    CounterBought,
    GarbageBinned,
    ShelfBought,
    UpgradeBought,
)
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop.contests import end_claim_by_purchase, in_war, may_take
from atable.games.rival_restaurants.shop.prices import action_card_price, ingredient_price, pair_price, upgrade_price
from atable.games.rival_restaurants.shop.purse import bound
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.small_steps import (
    active_figure,
    discard,
    draw_action_card,
    figures_at,
    has_bonus,
    owner,
    owns,
    spend,
)
from atable.kernel.actions import Action
from atable.kernel.events import Event, Secret
from atable.kernel.seats import Seat

DISPOSAL: Final = 100  # RR-124
CHOCOLATE_PRICE: Final = 500  # RR-125

Purchase = BuyCounter | BuyShelf | BuyPair | BuyUpgrade | BuyActionCard | DisposeGarbage | SellChocolate


def purchases(state: RivalState, frame: Market, figure: int) -> list[Action]:
    """Everything that this figure could buy, throw away or sell now."""
    if in_war(frame, figure) is not None:  # RR-149
        return []
    seat = owner(state, figure)
    budget = state.restaurants[seat].money - bound(state, frame, seat)
    actions: list[Action] = []
    if state.figures[figure].at == ISLAND:
        _on_the_island(state, figure, budget, actions)
    else:
        _at_the_market(state, frame, figure, budget, actions)
    _from_afar(state, figure, budget, actions)
    return actions


def _at_the_market(state: RivalState, frame: Market, figure: int, budget: int, actions: list[Action]) -> None:
    market = state.figures[figure].at
    if ingredient_price(state, figure, market) <= budget:
        for slot in range(1, len(state.counters[market]) + 1):
            if may_take(state, frame, figure, slot):
                actions.append(BuyCounter(figure, slot))
        if state.shelves[market]:
            actions.append(BuyShelf(figure, LOCATIONS[market]))
    if market == CHOP_SHOP and _may_buy_pair(state, figure) and pair_price(state, figure) <= budget:
        spots = [slot for slot in range(1, len(state.counters[market]) + 1) if may_take(state, frame, figure, slot)]
        _pairs(figure, spots, len(state.shelves[market]), actions)


def _may_buy_pair(state: RivalState, figure: int) -> bool:
    """RR-341: Phyllis, once per day."""
    return active_figure(state, owner(state, figure), PHYLLIS) == figure and not state.figures[figure].used


def _pairs(figure: int, slots: list[int], shelf: int, actions: list[Action]) -> None:
    """RR-342."""
    if shelf > 1:
        actions.append(BuyPair(figure, SHELF, SHELF))
    for at, first in enumerate(slots):
        if shelf:
            actions.append(BuyPair(figure, SHELF, first))
        for second in slots[at + 1 :]:
            actions.append(BuyPair(figure, first, second))


def _on_the_island(state: RivalState, figure: int, budget: int, actions: list[Action]) -> None:
    """RR-107."""
    restaurant = state.restaurants[owner(state, figure)]
    for upgrade in range(len(UPGRADES)):
        if state.upgrades_left[upgrade] and upgrade_price(state, figure, upgrade) <= budget:
            for to, receiver in enumerate(state.restaurants):
                if not owns(receiver, upgrade):  # RR-115, RR-116
                    actions.append(BuyUpgrade(figure, UPGRADES[upgrade], to))
    if _cards_left(state) and action_card_price(state, figure) <= budget:
        actions.append(BuyActionCard(figure))
    for tokens in range(1, min(restaurant.garbage, budget // DISPOSAL) + 1):
        actions.append(DisposeGarbage(figure, tokens))
    for cards in range(1, restaurant.stock[CHOCOLATE] + 1):
        actions.append(SellChocolate(figure, cards))


def _cards_left(state: RivalState) -> bool:
    return bool(state.action_deck) or bool(state.action_pile)


def _from_afar(state: RivalState, figure: int, budget: int, actions: list[Action]) -> None:
    """RR-323, RR-344, RR-442."""
    seat = owner(state, figure)
    at = state.figures[figure].at
    black_market = active_figure(state, seat, PORK_KNUCKLES) == figure and not state.figures[figure].used
    if black_market and at != ISLAND and _cards_left(state) and action_card_price(state, figure) <= budget:
        actions.append(BuyActionCard(figure))
    for market in range(MARKETS):
        phone = at != market and by_phone(state, figure, market) is not None
        if phone and ingredient_price(state, figure, market) <= budget:
            actions.append(BuyShelf(figure, LOCATIONS[market]))


def by_phone(state: RivalState, figure: int, market: int) -> str | None:
    """What lets this figure buy from the shelf of a market where it is not: the pipeline before Gohan's power."""
    if not state.shelves[market] or state.figures[figure].npc:
        return None
    restaurant = state.restaurants[owner(state, figure)]
    if market == CARBTASTIC and not restaurant.pipeline_used and has_bonus(restaurant, "pasta_pipeline"):
        return "pipeline"
    gohan = active_figure(state, owner(state, figure), GOHAN) == figure and not state.figures[figure].used
    if gohan and market != MYSTERY_MART and not figures_at(state, market):  # RR-324, RR-326
        return "gohan"
    return None


# Buying


def buy(state: RivalState, frame: Market, action: Purchase, events: list[Event]) -> None:
    """RR-094: paid at once."""
    figure = action.figure
    seat = owner(state, figure)
    at = state.figures[figure].at
    if isinstance(action, BuyCounter):
        end_claim_by_purchase(state, frame, figure, at, action.slot, events)
        take_counter(state, figure, action.slot, ingredient_price(state, figure, at), events)
        return
    if isinstance(action, BuyPair):
        _buy_pair(state, frame, action, events)
        return
    end_claim_by_purchase(state, frame, figure, at, NOTHING, events)
    if isinstance(action, BuyShelf):
        _buy_shelf(state, figure, LOCATION_INDEX[action.market], events)
    elif isinstance(action, BuyUpgrade):
        _buy_upgrade(state, figure, action, events)
    elif isinstance(action, BuyActionCard):
        _buy_action_card(state, figure, events)
    elif isinstance(action, DisposeGarbage):
        spend(state, seat, action.tokens * DISPOSAL)
        state.restaurants[seat].garbage -= action.tokens
        events.append(GarbageBinned(seat, action.tokens, "the_island"))
    else:
        _sell_chocolate(state, seat, action.cards, events)


def take_counter(state: RivalState, figure: int, slot: int, price: int, events: list[Event]) -> None:
    """RR-097: the slot stays empty."""
    market = state.figures[figure].at
    seat = owner(state, figure)
    kind = state.counters[market][slot - 1]
    state.counters[market][slot - 1] = NOTHING
    spend(state, seat, price)
    commitment.gain(state, seat, kind)
    events.append(CounterBought(seat, figure, LOCATIONS[market], slot, INGREDIENTS[kind], price))


def _buy_shelf(state: RivalState, figure: int, market: int, events: list[Event]) -> None:
    if state.figures[figure].at != market:
        if by_phone(state, figure, market) == "pipeline":
            state.restaurants[owner(state, figure)].pipeline_used = True
        else:
            state.figures[figure].used = True
    take_from_shelf(state, figure, market, ingredient_price(state, figure, market), events)


def take_from_shelf(state: RivalState, figure: int, market: int, price: int, events: list[Event]) -> None:
    """RR-098, RR-099: unseen until it is paid."""
    seat = owner(state, figure)
    spend(state, seat, price)
    kind = state.shelves[market].pop()
    commitment.gain(state, seat, kind)
    events.append(ShelfBought(seat, figure, LOCATIONS[market], INGREDIENTS[kind], price))


def _buy_pair(state: RivalState, frame: Market, action: BuyPair, events: list[Event]) -> None:
    """RR-341: one price for both; the second event tells no other."""
    figure = state.figures[action.figure]
    price = pair_price(state, action.figure)
    figure.used = True
    end_claim_by_purchase(
        state,
        frame,
        action.figure,
        CHOP_SHOP,
        figure.spot if figure.spot in (action.first, action.second) else NOTHING,
        events,
    )
    for spot, cost in ((action.first, price), (action.second, 0)):
        if spot == SHELF:
            take_from_shelf(state, action.figure, CHOP_SHOP, cost, events)
        else:
            take_counter(state, action.figure, spot, cost, events)


def _buy_upgrade(state: RivalState, figure: int, action: BuyUpgrade, events: list[Event]) -> None:
    upgrade = UPGRADE_INDEX[action.upgrade]
    price = upgrade_price(state, figure, upgrade)
    spend(state, owner(state, figure), price)
    state.upgrades_left[upgrade] -= 1
    state.restaurants[action.to].upgrades |= 1 << upgrade
    events.append(UpgradeBought(owner(state, figure), action.upgrade, action.to, price))


def _buy_action_card(state: RivalState, figure: int, events: list[Event]) -> None:
    seat = owner(state, figure)
    price = action_card_price(state, figure)
    if state.figures[figure].at != ISLAND:
        state.figures[figure].used = True  # RR-344
    spend(state, seat, price)
    card = draw_action_card(state, seat, events)
    assert card is not None
    bought = ActionCardBought(seat, ACTION_CARDS[card], price)
    events.append(Secret((seat,), bought, ActionCardBought(seat, None, price)))


def _sell_chocolate(state: RivalState, seat: Seat, cards: int, events: list[Event]) -> None:
    for _ in range(cards):
        commitment.lose(state, seat, CHOCOLATE)
        discard(state, CHOCOLATE)
    state.restaurants[seat].money += cards * CHOCOLATE_PRICE
    state.paid_out += cards * CHOCOLATE_PRICE
    events.append(ChocolateSold(seat, cards, cards * CHOCOLATE_PRICE))
