"""Where to send a chef, where to stand, what to pay: plans of the bots."""

from typing import Final

from atable.games.rival_restaurants.bots.outlook import DOLLAR, Larder, Outlook
from atable.games.rival_restaurants.content.cards import (
    BASIC_BOOK,
    CELEBRITY,
    CHOCOLATE,
    DOUBLE_STOVE,
    GOURMET_BOOK,
    INGREDIENT_INDEX,
    ISLAND,
    LOCATIONS,
    MARKETS,
    PRICES,
    SOCIAL_MEDIA,
    UPGRADE_PRICES,
)

_WANTED: Final = 0.6  # a rival who values a card like this comes for it
_CROWD: Final = 0.45  # of what a card is worth, lost for every rival who probably comes for it
_STAY: Final = 0.5  # what else a day at a market brings: cards for trade
_DISPOSAL: Final = 100
_CHOCOLATE: Final = 500
_CARD: Final = 300
CARD_WORTH: Final = 1.0  # an action card
_BONUS_INCOME: Final = 100


def upgrade_worth(larder: Larder, upgrade: int) -> float:
    """What owning it would still bring."""
    if larder.upgrades[upgrade]:
        return 0.0
    if upgrade in (SOCIAL_MEDIA, CELEBRITY):
        more = larder.celebrity_bonus if upgrade == CELEBRITY else _BONUS_INCOME
        return (larder.days - 1) * more * DOLLAR * 0.9
    if upgrade == DOUBLE_STOVE:
        return 0.35 * larder.to_come
    if upgrade == BASIC_BOOK:
        return 0.55 * (larder.to_come - 1)
    assert upgrade == GOURMET_BOOK
    return 0.75 * (larder.to_come - 1)


def destinations(outlook: Outlook, money: int, more: int) -> list[float]:
    """By location: what a visit brings to a chef with so much money, who pays so much more for each thing."""
    likely = [_favourite(outlook, larder) for larder in outlook.rivals]
    worth = [_visit_market(outlook, market, money, more, likely) for market in range(MARKETS)]
    return [*worth, _visit_island(outlook.own, money)]


def _favourite(outlook: Outlook, larder: Larder) -> int:
    """The market that a rival would like best, crowds aside."""
    best, at = 0.0, ISLAND
    for market in range(MARKETS):
        worth = [larder.worth[kind] - PRICES[market] * DOLLAR for kind in _counter(outlook, market)]
        gain = sum([points for points in worth if points > 0])
        if gain > best:
            best, at = gain, market
    return at


def _counter(outlook: Outlook, market: int) -> list[int]:
    return [INGREDIENT_INDEX[name] for name in outlook.view.locations[market].counter if name is not None]


def _visit_market(outlook: Outlook, market: int, money: int, more: int, likely: list[int]) -> float:
    price = PRICES[market] + more
    crowd = likely.count(market)
    gains: list[float] = []
    for kind in _counter(outlook, market):
        wanted = 0
        for larder, at in zip(outlook.rivals, likely, strict=True):
            if at == market and larder.worth[kind] > _WANTED:
                wanted += 1
        gains.append(outlook.worth(kind) * (1 - _CROWD) ** wanted - price * DOLLAR)
    unseen = outlook.shelf(market) - price * DOLLAR
    gains += [unseen, unseen * 0.8]
    gains.sort(reverse=True)
    affordable = money // price
    return sum([gain for gain in gains[:affordable] if gain > 0]) + (_STAY if affordable else 0.0) - 0.1 * crowd


def _visit_island(larder: Larder, money: int) -> float:
    """Chocolate first, then what pays best for the money."""
    worth = 0.0
    chocolate = larder.stock[CHOCOLATE]
    if chocolate:
        worth += chocolate * (_CHOCOLATE * DOLLAR - larder.loss(CHOCOLATE) * 0.8)
        money += chocolate * _CHOCOLATE
    wishes = [(larder.token() - _DISPOSAL * DOLLAR, _DISPOSAL)] * larder.garbage
    for upgrade, price in enumerate(UPGRADE_PRICES):
        wishes.append((upgrade_worth(larder, upgrade) - price * DOLLAR, price))
    wishes.append((CARD_WORTH - _CARD * DOLLAR, _CARD))
    for gain, price in sorted(wishes, reverse=True):
        if gain > 0 and price <= money:
            worth += gain
            money -= price
    return worth


def spot_worth(outlook: Outlook, market: int, spot: int, more: int) -> float:
    """What standing there brings: the first claim, or a war if others come."""
    price = (PRICES[market] + more) * DOLLAR
    if spot == 0:
        return outlook.shelf(market) - price + 0.05
    name = outlook.view.locations[market].counter[spot - 1]
    if name is None:
        return -1.0
    kind = INGREDIENT_INDEX[name]
    rivals_here = [
        outlook.larders[figure.seat].worth[kind]
        for figure in outlook.view.figures
        if figure.seat != outlook.seat and figure.location == LOCATIONS[market]
    ]
    contested = len([worth for worth in rivals_here if worth > 0.8])
    return outlook.worth(kind) * (1 - 0.25 * min(contested, 3)) - price


def most_for(outlook: Outlook, kind: int) -> int:
    """The most money that this card is worth, in hundreds."""
    return int(outlook.worth(kind) / DOLLAR / 100) * 100
