"""What bots know of Rival Restaurants: how good an action looks, in popularity, and which trades to propose."""

from typing import Final

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BanChef,
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    ChooseActive,
    ChooseSpot,
    CookOn,
    DecideClaim,
    DeclareCook,
    DeclineOffer,
    Discard,
    DisposeGarbage,
    Done,
    DropOut,
    FinishStep,
    Keep,
    KeepRecipe,
    MakeOffer,
    NotDone,
    OfferInWar,
    Pass,
    PickChef,
    PlayCard,
    ReleaseClaim,
    Relocate,
    Respond,
    SealBid,
    SellChocolate,
    SetOrders,
    SetWheel,
    Smile,
    TakeBack,
    UseAngus,
    UseBonus,
    UseFuego,
    UseGardena,
    UseKim,
    UseMortimer,
    UseStroganov,
    VoteFor,
    WithdrawOffer,
)
from atable.games.rival_restaurants.bots import bargaining, cardplay, scouting
from atable.games.rival_restaurants.bots.cookery import declaration_worth
from atable.games.rival_restaurants.bots.outlook import DOLLAR, Outlook
from atable.games.rival_restaurants.content.cards import (
    INGREDIENT_INDEX,
    ISLAND,
    LOCATION_INDEX,
    LOCATIONS,
    RECIPE_INDEX,
    UPGRADE_INDEX,
)
from atable.games.rival_restaurants.views import RivalView
from atable.games.rival_restaurants.views.parts import PricesView, WarView
from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Wake

# How each chef and restaurant seems to do in the hands of these bots, where one may choose.
_CHEFS: Final[dict[str, float]] = {
    "gohan_sushido": 1.0,
    "general_stroganov": 0.9,
    "senor_fuego": 0.9,
    "phyllis_grubman": 0.9,
    "biff_brobeque": 0.8,
    "lovehandles_mcfatterson": 0.7,
    "mortimer_sleazburger": 0.7,
    "gardena_eden": 0.6,
    "antoine_baguette": 0.5,
    "pork_knuckles": 0.5,
    "angus_khan": 0.5,
    "kim_chi": 0.4,
}
_CARELESS: Final = 3.0  # popularity of noise for a bot that forgets everything
_QUICKEST: Final = 800  # ms
_SLOWEST: Final = 3000
_RICH: Final = 800  # dollars that will hardly all be spent on ingredients
_IDLE_MONEY: Final = 0.4
_OFFERS_A_DAY: Final = 6  # where nobody counts them


class RivalHeuristics:
    def __init__(self, trades: bool = True) -> None:
        self.trades = trades

    def remember(self, asked: Asked, forgetting: float) -> None:
        """Everything that matters lies on the table; who forgets looks at it carelessly."""
        asked.memory["careless"] = forgetting

    def worth(self, asked: Asked) -> list[float]:
        if len(asked.legal) == 1:
            return [0.0]
        view = asked.view()
        assert isinstance(view, RivalView)
        outlook = Outlook(view)
        worth = [_worth(outlook, action) for action in asked.legal]
        if not self.trades:
            for at, action in enumerate(asked.legal):
                if isinstance(action, AcceptOffer):
                    worth[at] = -9.0
        noise = float(asked.memory.get("careless", 0.0)) * _CARELESS
        return [it + noise * asked.rng.below(1000) / 1000 for it in worth] if noise else worth

    def propose(self, asked: Asked) -> Action | Wake | None:
        """An offer, or a counter-offer, where one may be made now."""
        if not any(isinstance(action, _BARTER) for action in asked.legal):
            return None
        view = asked.view()
        assert isinstance(view, RivalView)
        if view.market is None or view.step != "market":
            return None
        if view.market.step == "live" and (wake := _hesitate(asked, view)) is not None:
            return wake
        return _propose(asked, view) if self.trades else None


_BARTER: Final = (Pass, Done, DeclineOffer)
_SECOND_THOUGHTS: Final = (TakeBack, NotDone, WithdrawOffer, SetOrders)


def _hesitate(asked: Asked, view: RivalView) -> Wake | None:
    """RR-433: against the clock a bot takes 0.8 to 3 seconds for each request, so that people have a chance."""
    ready = asked.memory.get("ready")
    if asked.memory.get("market day") != view.day or not isinstance(ready, int):
        asked.memory["market day"] = view.day
        ready = asked.now + _QUICKEST + asked.rng.below(_SLOWEST - _QUICKEST + 1)
        asked.memory["ready"] = ready
    if asked.now < ready:
        return Wake(ready)
    asked.memory["ready"] = asked.now + _QUICKEST + asked.rng.below(_SLOWEST - _QUICKEST + 1)
    return None


# Trades


def _propose(asked: Asked, view: RivalView) -> Action | None:
    assert view.market is not None
    simulation = view.options.pace == "simulation"
    if simulation and view.market.step not in ("first_barter", "second_barter"):
        return None
    received = [offer for offer in view.market.offers if offer.to == asked.seat]
    may_pay = not _money_bound(view, asked.seat)
    if received:
        return _counter(asked, view, may_pay)
    tried = _tried(asked, view)
    if not simulation and len(tried) >= _OFFERS_A_DAY:
        return None
    if any(offer.maker == asked.seat for offer in view.market.offers):
        return None
    for deal in bargaining.proposals(Outlook(view), may_pay):
        name = f"{deal.to} {deal.give.ingredients} {deal.give.recipes} {deal.want.ingredients} {deal.want.recipes}"
        if name not in tried:
            tried.append(name)
            return MakeOffer(deal.to, deal.give, deal.want)
    return None


def _counter(asked: Asked, view: RivalView, may_pay: bool) -> Action | None:
    """RR-423: one counter-offer, where saying yes is not good enough."""
    assert view.market is not None
    outlook = Outlook(view)
    for offer in view.market.offers:
        if offer.to == asked.seat and offer.counters is None and bargaining.acceptance(outlook, offer) <= 0:
            name = f"counter {offer.id}"
            tried = _tried(asked, view)
            if name not in tried:
                tried.append(name)
                return bargaining.counter_offer(outlook, offer, may_pay)
    return None


def _tried(asked: Asked, view: RivalView) -> list[str]:
    """What was proposed in this round of barter."""
    assert view.market is not None
    now = f"{view.day} {view.market.step}"
    if asked.memory.get("round") != now:
        asked.memory["round"] = now
        asked.memory["tried"] = []
    tried: list[str] = asked.memory["tried"]
    return tried


def _money_bound(view: RivalView, seat: int) -> bool:
    """RR-151, RR-417: what stands in a war, or for a claim that one has decided to buy, can't be traded away."""
    assert view.market is not None
    if any(claim.own for claim in view.market.claims):
        return True
    return any(bidder.seat == seat and bidder.inside for war in view.market.wars for bidder in war.bidders)


# Actions


def _worth(outlook: Outlook, action: Action) -> float:
    if isinstance(action, SetWheel):
        return _wheel(outlook, action)
    if isinstance(action, _BUYING):
        return _buying(outlook, action)
    if isinstance(action, PlayCard):
        return cardplay.play_worth(outlook, action)
    if isinstance(action, _POWERS):
        return cardplay.power_worth(outlook, action)
    if isinstance(action, ChooseSpot):
        at = _figure_at(outlook, action.figure)
        return scouting.spot_worth(outlook, at, action.spot, _more(outlook, action.figure))
    if isinstance(action, DeclareCook):
        return declaration_worth(outlook, action)
    if isinstance(action, Respond):
        return cardplay.answer_worth(outlook, action)
    if isinstance(action, AcceptOffer):
        return _acceptance(outlook, action)
    if isinstance(action, OfferInWar | DropOut | SealBid):
        return _bid(outlook, action)
    if isinstance(action, DecideClaim | ReleaseClaim):
        return _claim(outlook, action)
    return _choice(outlook, action)


_POWERS: Final = (UseMortimer, UseKim, UseAngus, UseFuego, UseStroganov, UseGardena)
_BUYING: Final = (BuyCounter, BuyShelf, BuyPair, BuyUpgrade, BuyActionCard, DisposeGarbage, SellChocolate)


def _figure_at(outlook: Outlook, figure: int) -> int:
    location = outlook.view.figures[figure].location
    return ISLAND if location is None else LOCATION_INDEX[location]


def _more(outlook: Outlook, figure: int) -> int:
    """What an NPC pays more (RR-378)."""
    return 100 if outlook.view.figures[figure].npc else 0


def _wheel(outlook: Outlook, action: SetWheel) -> float:
    more = _more(outlook, action.figure)
    at = LOCATION_INDEX[action.location]
    worth = scouting.destinations(outlook, outlook.own.money, more)[at]
    if action.spot is not None:
        worth += 0.1 * scouting.spot_worth(outlook, at, action.spot, more)
    return worth - 0.4 if more else worth


def _acceptance(outlook: Outlook, action: AcceptOffer) -> float:
    market = outlook.view.market
    assert market is not None
    for offer in market.offers:
        if offer.id == action.offer:
            return bargaining.acceptance(outlook, offer)
    return -1.0


def _choice(outlook: Outlook, action: Action) -> float:
    """Everything that needs little thought."""
    if isinstance(action, KeepRecipe):
        return outlook.own.potential(RECIPE_INDEX[action.recipe])
    if isinstance(action, Relocate):
        return _relocation(outlook, action)
    if isinstance(action, Discard):
        return -outlook.own.loss(INGREDIENT_INDEX[action.ingredient])
    if isinstance(action, Smile):
        return -100 * DOLLAR if action.smile else -outlook.own.token()
    if isinstance(action, UseBonus):
        return 0.5 + _bonus(outlook, action)
    if isinstance(action, FinishStep):
        return 0.2 if action.step == "draw" else 1.5
    if isinstance(action, CookOn):
        return float(action.cook)
    if isinstance(action, Keep):
        return sum([_CHEFS.get(card, 0.0) for card in action.cards])
    if isinstance(action, PickChef | BanChef | ChooseActive):
        return _CHEFS[action.chef]
    if isinstance(action, VoteFor):
        return -float(outlook.larders[action.seat].popularity)
    if isinstance(action, Pass | Done | DeclineOffer):
        return 0.0
    return -9.0 if isinstance(action, _SECOND_THOUGHTS) else -0.5


def _relocation(outlook: Outlook, action: Relocate) -> float:
    at = LOCATION_INDEX[action.location]
    worth = scouting.destinations(outlook, outlook.own.money, 0)[at]
    return worth if action.spot is None else worth + 0.1 * scouting.spot_worth(outlook, at, action.spot, 0)


def _bonus(outlook: Outlook, action: UseBonus) -> float:
    if action.upgrade is not None:
        return 2.0 + scouting.upgrade_worth(outlook.own, UPGRADE_INDEX[action.upgrade])
    if action.location is not None and action.slot is not None:
        name = outlook.view.locations[LOCATION_INDEX[action.location]].counter[action.slot - 1]
        return 0.0 if name is None else outlook.worth(INGREDIENT_INDEX[name])
    return 0.5


# Buying


def _prices(outlook: Outlook, figure: int) -> PricesView:
    assert outlook.view.own is not None
    for prices in outlook.view.own.prices:
        if prices.figure == figure:
            return prices
    raise AssertionError(f"{figure} is not mine")


def _buying(outlook: Outlook, action: Action) -> float:
    own = outlook.own
    if isinstance(action, SellChocolate):
        return action.cards * (500 * DOLLAR - own.loss(INGREDIENT_INDEX["chocolate"]) * 0.8)
    if isinstance(action, DisposeGarbage):
        return action.tokens * (own.token() - 100 * DOLLAR)
    if isinstance(action, BuyUpgrade):
        upgrade = UPGRADE_INDEX[action.upgrade]
        if action.to != outlook.seat:
            return -1.0
        return scouting.upgrade_worth(own, upgrade) - _prices(outlook, action.figure).upgrades[action.upgrade] * DOLLAR
    if isinstance(action, BuyActionCard):
        idle = _IDLE_MONEY if own.money >= _RICH else 0.0
        return scouting.CARD_WORTH + idle - _prices(outlook, action.figure).action_card * DOLLAR
    return _buying_cards(outlook, action)


def _buying_cards(outlook: Outlook, action: Action) -> float:
    if isinstance(action, BuyPair):
        at = LOCATION_INDEX["chop_shop"]
        price = _prices(outlook, action.figure).pair * DOLLAR
        return _spot(outlook, at, action.first) + _spot(outlook, at, action.second) - price
    assert isinstance(action, BuyCounter | BuyShelf)
    at = LOCATION_INDEX[action.market] if isinstance(action, BuyShelf) else _figure_at(outlook, action.figure)
    spot = 0 if isinstance(action, BuyShelf) else action.slot
    price = _prices(outlook, action.figure).ingredients[LOCATIONS[at]] * DOLLAR
    return _spot(outlook, at, spot) - price


def _spot(outlook: Outlook, market: int, spot: int) -> float:
    if spot == 0:
        return outlook.shelf(market)
    name = outlook.view.locations[market].counter[spot - 1]
    return 0.0 if name is None else outlook.worth(INGREDIENT_INDEX[name])


# Claims and wars


def _claim(outlook: Outlook, action: DecideClaim | ReleaseClaim) -> float:
    if isinstance(action, ReleaseClaim) or not action.buy:
        return 0.0 if isinstance(action, DecideClaim) else -0.2
    figure = outlook.view.figures[action.figure]
    at = _figure_at(outlook, action.figure)
    assert figure.spot is not None
    return _spot(outlook, at, figure.spot) - _prices(outlook, action.figure).ingredients[LOCATIONS[at]] * DOLLAR


def _war_of(outlook: Outlook, figure: int) -> WarView:
    market = outlook.view.market
    assert market is not None
    for war in market.wars:
        if any(bidder.figure == figure for bidder in war.bidders):
            return war
    raise AssertionError(f"{figure} is in no war")


def _bid(outlook: Outlook, action: OfferInWar | DropOut | SealBid) -> float:
    war = _war_of(outlook, action.figure)
    worth = _spot(outlook, LOCATION_INDEX[war.location], war.slot)
    if isinstance(action, DropOut):
        return 0.0
    if isinstance(action, OfferInWar):
        return worth - action.money * DOLLAR - action.garbage * outlook.own.token()
    if not action.money:
        return 0.0
    most = int(worth / DOLLAR / 100) * 100
    if action.money > most:
        return -1.0
    cost = action.garbage * outlook.own.token()
    return 0.5 + action.money * DOLLAR - cost + (0.4 if action.going_going_mine else 0.0)


HEURISTICS: Final = RivalHeuristics()
NO_TRADE: Final = RivalHeuristics(trades=False)
