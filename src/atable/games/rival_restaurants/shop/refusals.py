"""Why something can't be bought: every refusal cites its rule."""

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    DisposeGarbage,
)
from atable.games.rival_restaurants.content.cards import (
    CHOP_SHOP,
    GOHAN,
    ISLAND,
    LOCATION_INDEX,
    MARKETS,
    MYSTERY_MART,
    PHYLLIS,
    PORK_KNUCKLES,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop import prices
from atable.games.rival_restaurants.shop.buying import DISPOSAL, Purchase, purchases
from atable.games.rival_restaurants.shop.contests import claimed_by, in_war, on_sale, war_for
from atable.games.rival_restaurants.shop.purse import bound
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import active_figure, figures_at, figures_of, owner, owns
from atable.kernel.errors import IllegalAction
from atable.kernel.seats import Seat


def check_purchase(state: RivalState, frame: Market, seat: Seat, action: Purchase) -> None:
    if action.figure not in figures_of(state, seat):
        raise IllegalAction("RR-088", "not-your-figure")
    if action in purchases(state, frame, action.figure):
        return
    if in_war(frame, action.figure) is not None:
        raise IllegalAction("RR-149", "war-first")
    if isinstance(action, BuyCounter):
        _refuse_counter(state, frame, action.figure, action.slot)
    elif isinstance(action, BuyShelf):
        _refuse_shelf(state, action.figure, LOCATION_INDEX.get(action.market, ISLAND))
    elif isinstance(action, BuyPair):
        _refuse_pair(state, frame, action)
    elif isinstance(action, BuyActionCard):
        _refuse_action_card(state, action.figure)
    else:
        _refuse_on_the_island(state, action)
    raise IllegalAction("RR-009", "not-enough-money-free", {"money": _budget(state, frame, seat)})


def _budget(state: RivalState, frame: Market, seat: Seat) -> int:
    return state.restaurants[seat].money - bound(state, frame, seat)


def _refuse_counter(state: RivalState, frame: Market, figure: int, slot: int) -> None:
    market = state.figures[figure].at
    if market >= MARKETS:
        raise IllegalAction("RR-106", "island-has-no-counter")
    if not 1 <= slot <= len(state.counters[market]) or state.counters[market][slot - 1] == NOTHING:
        raise IllegalAction("RR-097", "slot-is-empty")
    if not on_sale(state, frame, market, slot):
        raise IllegalAction("RR-141", "card-closed-today")
    if prices.blocked(state, figure, market):
        raise IllegalAction("RR-333", "counters-blocked")
    if war_for(frame, market, slot) is not None:
        raise IllegalAction("RR-095", "card-in-war")
    if claimed_by(state, frame, market, slot) not in (NOTHING, figure):
        raise IllegalAction("RR-077", "card-claimed")


def _refuse_shelf(state: RivalState, figure: int, market: int) -> None:
    if market >= MARKETS:
        raise IllegalAction("RR-106", "no-such-market")
    if not state.shelves[market]:
        raise IllegalAction("RR-101", "shelf-is-empty")
    if state.figures[figure].at == market:
        return
    if active_figure(state, owner(state, figure), GOHAN) != figure:
        raise IllegalAction("RR-088", "only-where-you-are")
    if market == MYSTERY_MART:
        raise IllegalAction("RR-324", "gohan-not-mystery")
    if state.figures[figure].used:
        raise IllegalAction("RR-325", "power-used-today")
    if figures_at(state, market):
        raise IllegalAction("RR-326", "market-occupied")


def _refuse_pair(state: RivalState, frame: Market, action: BuyPair) -> None:
    if active_figure(state, owner(state, action.figure), PHYLLIS) != action.figure:
        raise IllegalAction("RR-291", "not-your-power")
    if state.figures[action.figure].at != CHOP_SHOP or state.figures[action.figure].used:
        raise IllegalAction("RR-341", "pair-at-chop-shop-once")
    for slot in (action.first, action.second):
        if slot:
            _refuse_counter(state, frame, action.figure, slot)
    if action.first > action.second or (action.first == action.second and action.first):
        raise IllegalAction("RR-342", "pair-of-two")
    if len(state.shelves[CHOP_SHOP]) < (action.first, action.second).count(0):
        raise IllegalAction("RR-101", "shelf-is-empty")


def _refuse_action_card(state: RivalState, figure: int) -> None:
    if not state.action_deck and not state.action_pile:
        raise IllegalAction("RR-113", "no-action-cards-left")
    if state.figures[figure].at == ISLAND:
        return
    if active_figure(state, owner(state, figure), PORK_KNUCKLES) != figure:
        raise IllegalAction("RR-109", "only-on-the-island")
    if state.figures[figure].used:
        raise IllegalAction("RR-344", "power-used-today")


def _refuse_on_the_island(state: RivalState, action: Purchase) -> None:
    if state.figures[action.figure].at != ISLAND:
        raise IllegalAction("RR-107", "only-on-the-island")
    if isinstance(action, BuyUpgrade):
        upgrade = UPGRADE_INDEX.get(action.upgrade)
        if upgrade is None or not 0 <= action.to < state.seats:
            raise IllegalAction("RR-114", "no-such-upgrade")
        if owns(state.restaurants[action.to], upgrade):
            raise IllegalAction("RR-115", "one-upgrade-of-a-kind")
    elif isinstance(action, DisposeGarbage):
        garbage = state.restaurants[owner(state, action.figure)].garbage
        if not 1 <= action.tokens <= garbage:
            raise IllegalAction("RR-124", "so-much-garbage", {"garbage": garbage, "price": DISPOSAL})
    else:
        raise IllegalAction("RR-125", "so-much-chocolate")
