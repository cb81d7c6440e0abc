"""What a seat, or a spectator, may know: built from nothing, field by field."""

from typing import Final, Literal

from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    CARD_KIND,
    CHEFS,
    INGREDIENTS,
    LOCATIONS,
    MARKETS,
    PRICES,
    RECIPE_NEEDS,
    RECIPES,
    RESTAURANTS,
    UPGRADES,
)
from atable.games.rival_restaurants.frames import (
    CardWindow,
    Choosing,
    ChoosingRecipe,
    Declaring,
    Drafting,
    Kitchen,
    Market,
    Placing,
    Play,
    Powers,
    Reacting,
    Relocating,
    Returned,
    Sacrificing,
    SettingWheels,
    Voting,
)
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.shop import prices
from atable.games.rival_restaurants.state import BASIC, GOURMET, NOTHING, SOURCES, Restaurant, RivalState
from atable.games.rival_restaurants.table.commitment import pantry
from atable.games.rival_restaurants.table.recipes import deck_size
from atable.games.rival_restaurants.table.small_steps import (
    LEVEL_BONUSES,
    figures_of,
    income_of,
    order_of,
    owner,
    power_works,
)
from atable.games.rival_restaurants.views import frames as frame_views
from atable.games.rival_restaurants.views import market as market_views
from atable.games.rival_restaurants.views.frames import location_id, spot_number
from atable.games.rival_restaurants.views.parts import (
    ChoosingView,
    DeckView,
    DraftView,
    DrawnView,
    FigureView,
    KitchenView,
    LocationView,
    MarketView,
    OwnView,
    PlacingView,
    PlayView,
    PricesView,
    ReactionView,
    RecipeView,
    RelocationView,
    ReturnView,
    SacrificeView,
    SeatView,
    Stack,
    VoteView,
    WheelsView,
    WindowView,
)
from atable.kernel.seats import Seat
from atable.kernel.views import View, check_viewer

Phase = Literal["setup", "money_move", "buy_barter", "cook_counter", "over"]
Step = Literal[
    "choosing",
    "drafting",
    "wheels",
    "placing",
    "window",
    "powers",
    "relocating",
    "play",
    "returned",
    "reacting",
    "recipe",
    "market",
    "declaring",
    "kitchen",
    "sacrifice",
    "voting",
    "over",
]
STEPS: Final[dict[type, Step]] = {
    Choosing: "choosing",
    Drafting: "drafting",
    SettingWheels: "wheels",
    Placing: "placing",
    CardWindow: "window",
    Powers: "powers",
    Relocating: "relocating",
    Play: "play",
    Returned: "returned",
    Reacting: "reacting",
    ChoosingRecipe: "recipe",
    Market: "market",
    Declaring: "declaring",
    Kitchen: "kitchen",
    Sacrificing: "sacrifice",
    Voting: "voting",
}


class RivalView(View, frozen=True):
    seat: Seat | None
    options: RivalOptions
    day: int
    phase: Phase
    step: Step  # what is decided now; whatever it interrupts is shown too
    priority: Seat  # RR-011
    order: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    figures: tuple[FigureView, ...]
    locations: tuple[LocationView, ...]  # the markets
    basic_deck: DeckView
    gourmet_deck: DeckView
    action_deck: int
    action_pile: tuple[str, ...]  # the last one on top
    upgrades: dict[str, int]  # left to buy
    chefs_out: tuple[str, ...]  # RR-042
    winners: tuple[Seat, ...]  # by vote, or sharing (RR-285)
    choosing: ChoosingView | None
    draft: DraftView | None
    wheels: WheelsView | None
    placing: PlacingView | None
    window: WindowView | None
    powers: tuple[int, ...]  # figures, the next one first (RR-082)
    relocation: RelocationView | None
    play: PlayView | None
    returned: ReturnView | None
    reaction: ReactionView | None
    drawn: DrawnView | None
    market: MarketView | None
    kitchen: KitchenView | None
    sacrifice: SacrificeView | None
    vote: VoteView | None
    own: OwnView | None


def view(state: RivalState, seat: Seat | None) -> RivalView:
    check_viewer(seat, state.seats)
    return RivalView(
        seat=seat,
        options=state.options,
        day=state.day,
        phase=state.phase if state.stack else "over",
        step=STEPS[type(state.stack[-1])] if state.stack else "over",
        priority=state.priority,
        order=tuple(order_of(state)),
        seats=tuple([_seat(state, owner, seat) for owner in range(state.seats)]),
        figures=tuple([_figure(state, number) for number in range(len(state.figures))]),
        locations=tuple([_location(state, market) for market in range(MARKETS)]),
        basic_deck=_deck(state, BASIC),
        gourmet_deck=_deck(state, GOURMET),
        action_deck=len(state.action_deck),
        action_pile=tuple([ACTION_CARDS[CARD_KIND[card]] for card in state.action_pile]),
        upgrades={UPGRADES[kind]: left for kind, left in enumerate(state.upgrades_left)},
        chefs_out=tuple([CHEFS[chef] for chef in state.chefs_out]),
        winners=tuple(state.shares),
        choosing=frame_views.choosing(state, seat),
        draft=frame_views.draft(state),
        wheels=frame_views.wheels(state, seat),
        placing=frame_views.placing(state, seat),
        window=frame_views.window(state),
        powers=frame_views.powers(state),
        relocation=frame_views.relocation(state),
        play=frame_views.open_play(state),
        returned=frame_views.returned(state),
        reaction=frame_views.reaction(state, seat),
        drawn=frame_views.drawn(state),
        market=market_views.market(state, seat),
        kitchen=frame_views.kitchen(state),
        sacrifice=frame_views.sacrifice(state),
        vote=frame_views.vote(state, seat),
        own=None if seat is None else _own(state, seat),
    )


def _seat(state: RivalState, number: Seat, viewer: Seat | None) -> SeatView:
    restaurant = state.restaurants[number]
    opened = restaurant.card != NOTHING
    return SeatView(
        seat=number,
        restaurant=RESTAURANTS[restaurant.card] if opened else None,
        popularity=restaurant.popularity,
        sheet={SOURCES[at]: points for at, points in enumerate(restaurant.gained) if points},
        level=restaurant.level,
        bonuses=tuple([it.id for it in LEVEL_BONUSES[restaurant.card][: restaurant.level]]) if opened else (),
        money=restaurant.money,
        income=income_of(state, number),
        garbage=restaurant.garbage,
        upgrades=tuple([name for kind, name in enumerate(UPGRADES) if restaurant.upgrades >> kind & 1]),
        recipes=tuple([_recipe(state, restaurant, at) for at in range(len(restaurant.recipes))]),
        pantry=_stacks(pantry(restaurant)),
        cooked=tuple([RECIPES[recipe] for recipe in restaurant.cooked]),
        gourmets=restaurant.gourmets,
        dishes=restaurant.dishes,
        action_cards=len(restaurant.hand),
        known_cards=_known_cards(state, restaurant, viewer),
        squad=tuple([CHEFS[chef] for chef in restaurant.squad]),
        card_used=restaurant.card_used,
        fake_sale=restaurant.double_price,
        happy_hour=restaurant.cheaper,
        power_cut=restaurant.cut_off,
        pipeline_used=restaurant.pipeline_used,
        ready=frame_views.is_ready(state, number),
    )


def _recipe(state: RivalState, restaurant: Restaurant, at: int) -> RecipeView:
    recipe, beside = restaurant.recipes[at], restaurant.beside[at]
    needs = RECIPE_NEEDS[recipe]
    return RecipeView(
        id=RECIPES[recipe],
        beside=tuple([None if kind == NOTHING else INGREDIENTS[kind] for kind in beside]),
        missing=tuple([INGREDIENTS[needs[place]] for place, kind in enumerate(beside) if kind == NOTHING]),
        fresh=recipe in state.fresh,
    )


def _stacks(counts: list[int]) -> tuple[Stack, ...]:
    return tuple([Stack(INGREDIENTS[kind], count) for kind, count in enumerate(counts) if count])


def _known_cards(state: RivalState, restaurant: Restaurant, viewer: Seat | None) -> tuple[str, ...]:
    """RR-029, RR-172: cards that the viewer holds, has been shown or has given away."""
    if viewer is None:
        return ()
    cards = [card for card in restaurant.hand if state.known[card] >> viewer & 1]
    return tuple([ACTION_CARDS[CARD_KIND[card]] for card in cards])


def _figure(state: RivalState, number: int) -> FigureView:
    figure = state.figures[number]
    return FigureView(
        figure=number,
        seat=owner(state, number),
        chef=None if figure.chef == NOTHING else CHEFS[figure.chef],
        npc=figure.npc,
        location=location_id(figure.at),
        spot=spot_number(figure.spot),
        power_works=power_works(state, number),
        power_used=figure.used,
        spares=tuple([seat for seat in range(state.seats) if figure.spares >> seat & 1]),
        banned=location_id(figure.banned),
    )


def _location(state: RivalState, market: int) -> LocationView:
    pile = [0] * len(INGREDIENTS)
    for kind in state.piles[market]:
        pile[kind] += 1
    return LocationView(
        id=LOCATIONS[market],
        price=PRICES[market],
        counter=tuple([None if kind == NOTHING else INGREDIENTS[kind] for kind in state.counters[market]]),
        closed=market_views.closed_slots(state, market),
        shelf=len(state.shelves[market]),
        pile=_stacks(pile),
    )


def _deck(state: RivalState, deck: int) -> DeckView:
    under = [tuple([RECIPES[recipe] for recipe in sorted(layer)]) for layer in state.decks[deck][1:]]
    return DeckView(deck_size(state, deck), tuple(under))


def _prices(state: RivalState, seat: Seat) -> tuple[PricesView, ...]:
    if state.restaurants[seat].card == NOTHING:
        return ()
    return tuple([_prices_of(state, figure) for figure in figures_of(state, seat)])


def _prices_of(state: RivalState, figure: int) -> PricesView:
    return PricesView(
        figure=figure,
        ingredients={LOCATIONS[at]: prices.ingredient_price(state, figure, at) for at in range(MARKETS)},
        upgrades={name: prices.upgrade_price(state, figure, kind) for kind, name in enumerate(UPGRADES)},
        action_card=prices.action_card_price(state, figure),
        pair=prices.pair_price(state, figure),
    )


def _own(state: RivalState, seat: Seat) -> OwnView:
    hand = state.restaurants[seat].hand
    return OwnView(
        hand=tuple([ACTION_CARDS[CARD_KIND[card]] for card in hand]),
        declared=frame_views.declared(state, seat),
        prices=_prices(state, seat),
        orders=state.orders[seat],
    )
