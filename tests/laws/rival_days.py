"""Rival Restaurants in full swing: the last days of a game in which everybody has cards, ingredients and money."""

from typing import Any, Final

from atable.games.rival_restaurants.actions import (
    BuyActionCard,
    BuyCounter,
    BuyPair,
    ChooseSpot,
    Commit,
    DecideClaim,
    DeclareCook,
    DisposeGarbage,
    DropOut,
    Exempt,
    OfferInWar,
    PlayCard,
    ReleaseClaim,
    Respond,
    SealBid,
    SellChocolate,
    SetWheel,
    StopPower,
    UseGardena,
    UseKim,
    UseStroganov,
)
from atable.games.rival_restaurants.actions.bundles import CookPlan
from atable.games.rival_restaurants.content.cards import (
    ACTION_INDEX,
    CARD_KIND,
    CHEF_INDEX,
    CHEFS,
    CHOCOLATE,
    INGREDIENTS,
    MARKET_OF,
    RECIPE_NEEDS,
    RECIPES,
    RESTAURANT_INDEX,
)
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.phases.orders import some_orders
from atable.games.rival_restaurants.state import FROM_RECIPES, NOTHING, RivalState
from atable.games.rival_restaurants.table.commitment import recommit
from atable.games.rival_restaurants.table.small_steps import draw_action_card
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from atable.kernel.spec import Options
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, PINK, RED, WHITE, YELLOW, Table

DAYS_LEFT: Final = 2
MONEY: Final = 400
EAGERNESS: Final = 0.8
MEETINGS: Final = ("chop_shop", "the_island", "carbtastic")  # by day
LEVELS: Final = (3, 7, 12)

# By seat: popularity just below a level with a bonus that is taken at once; and the hand.
POPULARITY: Final = (11, 2, 6, 6)
PLACES: Final = (
    "dim_sum_and_then_some",
    "the_rising_sun",
    "pasta_la_vista",
    "luchador_picante",
)
HANDS: Final = (
    ("health_inspection", "say_cheese", "express_dillivery"),
    ("return_to_sender", "food_fight", "recipe_switcheroo", "one_world"),
    ("armed_robbery", "tip_jar", "going_going_mine", "clam_voyance"),
    ("dumpster_dive", "cook_the_books", "critic_at_the_door", "clam_voyance"),
)

# By number of seats, where chefs are not chosen.
CASTS: Final = {
    3: ("kim_chi", "phyllis_grubman", "general_stroganov"),
    4: ("antoine_baguette", "senor_fuego", "angus_khan", "mortimer_sleazburger"),
}

EAGER: Final = (
    PlayCard,
    StopPower,
    Exempt,
    UseKim,
    UseGardena,
    UseStroganov,
    OfferInWar,
    SealBid,
    DropOut,
    ReleaseClaim,
    BuyPair,
    BuyActionCard,
    SellChocolate,
    DisposeGarbage,
)


class LastDays:
    """Some tables are found at a moment that random play seldom comes to."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def setup(self, options: Options, seats: int, seed: str) -> RivalState:
        assert isinstance(options, RivalOptions)
        if seats == 5 and options.pace == "relaxed":
            return _evening(options, seed)
        if seats > 3 and options.war_mode == "open":
            return _garbage_war(options, seed) if seats == 4 else _war(options, seed)
        if seats == 6:
            return _bids(options, seed)
        state = GAME.setup(options, seats, seed)
        state.day = options.max_days - DAYS_LEFT
        _cast(state)
        _fill_hands(state)
        for seat in range(seats):
            _set_up(state, seat)
            _fill_pantry(state, seat)
        if seats == 3 and options.pace == "live":
            GAME.play(state, 0, PlayCard("health_inspection", target=1))  # who has Return to Sender
        if seats == 4:
            for seat in range(seats):
                GAME.play(state, seat, SetWheel(seat, "chop_shop", seat % 2))
        return state

    def sample(self, state: RivalState, seat: Seat, rng: Rng) -> Action:
        """Often what random play seldom does; chefs like to meet."""
        listed = GAME.legal(state, seat)
        eager = [action for action in listed if _is_eager(state, action)] + _unlisted(state, seat)
        if state.options.pace == "relaxed" and rng.chance(0.3):
            return some_orders(rng)
        return rng.choice(eager) if eager and rng.chance(EAGERNESS) else GAME.sample(state, seat, rng)


def _is_eager(state: RivalState, action: Action) -> bool:
    match action:
        case SetWheel(figure=figure, location=location, spot=spot):
            return location == MEETINGS[state.day % 3] and spot in (None, figure % 2)
        case ChooseSpot(figure=figure, spot=spot):
            return spot == (figure % 2 if state.seats != 3 or state.options.pace != "live" else 0)
        case Respond(card=card):
            return card is not None
        case DeclareCook(plans=plans):
            return bool(plans)
        case BuyCounter(slot=slot):
            return slot == 2
    return isinstance(action, EAGER)


def _unlisted(state: RivalState, seat: Seat) -> list[Action]:
    """RR-048: an ingredient for the other recipe. RR-293: sparing nobody any more."""
    recipes = state.restaurants[seat].recipes
    actions: list[Action] = [Commit(INGREDIENTS[kind], RECIPES[it]) for it in recipes for kind in RECIPE_NEEDS[it]]
    actions += [Exempt(number, ()) for number, figure in enumerate(state.figures) if figure.spares]
    return [action for action in actions if _passes(state, seat, action)]


def _passes(state: RivalState, seat: Seat, action: Action) -> bool:
    try:
        GAME.check(state, seat, action)
    except IllegalAction:
        return False
    return True


def _cast(state: RivalState) -> None:
    """Where neither restaurants nor chefs are to be chosen."""
    if state.restaurants[0].card != NOTHING:
        for seat, restaurant in enumerate(state.restaurants):
            restaurant.card = RESTAURANT_INDEX[PLACES[seat]]
    if state.options.mode == "base" and state.figures[0].chef != NOTHING:
        cast = CASTS[state.seats]
        for seat, figure in enumerate(state.figures):
            figure.chef = CHEF_INDEX[cast[seat]]
        state.chefs_out = [chef for chef, name in enumerate(CHEFS) if name not in cast]


def _fill_hands(state: RivalState) -> None:
    """Few cards are left in the deck, so that it is soon rebuilt (RR-113)."""
    for restaurant in state.restaurants:
        for card in restaurant.hand:
            state.known[card] = state.glimpsed[card] = 0
        state.action_deck[:0] = restaurant.hand
        restaurant.hand = []
    for seat, names in enumerate(HANDS[: state.seats]):
        for name in names:
            card = next(card for card in state.action_deck if CARD_KIND[card] == ACTION_INDEX[name])
            state.action_deck.remove(card)
            state.action_deck.append(card)
            draw_action_card(state, seat, [])
    state.action_pile = state.action_deck[1:]
    del state.action_deck[1:]
    for card in state.action_pile:
        state.known[card] = (1 << state.seats) - 1


def _set_up(state: RivalState, seat: Seat) -> None:
    restaurant = state.restaurants[seat]
    state.paid_out += MONEY - restaurant.money
    restaurant.money = MONEY
    restaurant.garbage = seat % 2
    restaurant.popularity = restaurant.gained[FROM_RECIPES] = POPULARITY[seat]
    restaurant.level = sum(POPULARITY[seat] >= level for level in LEVELS)


def _fill_pantry(state: RivalState, seat: Seat) -> None:
    """All that the first recipe needs, as far as there is some; and something to sell (RR-125)."""
    for kind in RECIPE_NEEDS[state.restaurants[seat].recipes[0]]:
        _take(state, seat, kind)
    if seat == 1:
        _take(state, seat, CHOCOLATE)
    recommit(state, seat)


def _take(state: RivalState, seat: Seat, kind: int) -> None:
    shelf = state.shelves[MARKET_OF[kind]]
    if kind in shelf:
        shelf.remove(kind)
        state.restaurants[seat].stock[kind] += 1


def _table(options: RivalOptions, seats: int, seed: str) -> Table:
    """The last day."""
    table = Table(seats, pace=options.pace)
    table.state.options = options
    table.state.day = options.max_days
    table.state.rng = seeded(seed)
    for pile in [*table.state.shelves, table.state.action_deck]:
        table.state.rng.shuffle(pile)
    return table


def _war(options: RivalOptions, seed: str) -> RivalState:
    """Blue and Green bid, Yellow is blocked, Red and Pink both want another card; and Red robs Blue, who leads."""
    table = _table(options, 5, seed).chef(RED, "lovehandles_mcfatterson").chef(PINK, "phyllis_grubman")
    table.hand(RED, "armed_robbery").hand(BLUE, "food_fight").hand(GREEN, "going_going_mine", "tip_jar").hand(
        YELLOW, "clam_voyance"
    )
    for seat in range(5):
        table.money(seat, MONEY)
    table.send(*["chop_shop"] * 5, spots={BLUE: 1, GREEN: 1, YELLOW: 1}).to_market()
    table.act(RED, Exempt(RED, (BLUE, GREEN, PINK))).act(BLUE, OfferInWar(BLUE, MONEY))
    table.act(PINK, BuyCounter(PINK, 2)).act(RED, BuyCounter(RED, 2))
    return table.act(RED, PlayCard("armed_robbery", target=BLUE)).state


def _garbage_war(options: RivalOptions, seed: str) -> RivalState:
    """Three have offered all they have, which is the same: now they may offer to take garbage, too (RR-143)."""
    table = _table(options, 4, seed)
    for seat in (BLUE, GREEN, YELLOW):
        table.money(seat, MONEY).hand(seat, "clam_voyance")
    table.send(*["dairy_king"] * 4, spots={RED: 1, BLUE: 2, GREEN: 2, YELLOW: 2}).to_market()
    for seat in (BLUE, GREEN, YELLOW):
        table.act(seat, OfferInWar(seat, MONEY))
    return table.state


def _bids(options: RivalOptions, seed: str) -> RivalState:
    """Blue has sealed a bid, Yellow has decided about a claim, the others are still to do so (RR-417)."""
    table = _table(options, 6, seed).hand(GREEN, "going_going_mine").hand(PINK, "clam_voyance").hand(RED, "taxi")
    for seat in range(6):
        table.money(seat, MONEY)
    where = ("chop_shop", "chop_shop", "chop_shop", "dairy_king", "dairy_king", "the_island")
    table.garbage(WHITE, 2).send(*where, spots={RED: 1, BLUE: 1, GREEN: 1, YELLOW: 1, PINK: 2}).to_step("claims")
    return table.act(BLUE, SealBid(BLUE, 300, 2)).act(YELLOW, DecideClaim(YELLOW, True)).state


def _evening(options: RivalOptions, seed: str) -> RivalState:
    """Gardena cooks without meat (RR-313); two who don't cook any more are tied for the victory."""
    table = _table(options, 5, seed).chef(RED, "gardena_eden").recipes(RED, "diner_cheeseburger")
    table.give(RED, "bread", "cheese", "onion", "onion").hand(YELLOW, "clam_voyance")
    table.recipes(BLUE, "carbonara", "lucha_fajitas").give(BLUE, "pork", "beef")
    table.recipes(GREEN, "onigiri", "chirashi_bowl").give(GREEN, "fish", "seafood")
    table.restaurant(RED, "luchador_picante").popularity(RED, 5)
    table.popularity(BLUE, 15).popularity(GREEN, 15).to_cooking()
    plan = CookPlan("diner_cheeseburger", (("bread",), ("onion", "onion"), ("cheese",)))
    return table.act(RED, DeclareCook((plan,))).state
