"""What a view shows of the frames: questions that are open, and what they interrupt. The market: `market`."""

from atable.games.rival_restaurants.abilities.bonuses import bonus_of
from atable.games.rival_restaurants.actions import DeclareCook
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    CHEFS,
    FOOD_FIGHT,
    INGREDIENTS,
    LOCATIONS,
    RECIPES,
    RESTAURANTS,
)
from atable.games.rival_restaurants.cooking.pans import dish_of
from atable.games.rival_restaurants.events.details import Dish
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
from atable.games.rival_restaurants.frames.records import Chain
from atable.games.rival_restaurants.phases import wheels as wheels_phase
from atable.games.rival_restaurants.state import NO_SPOT, NOTHING, RivalState
from atable.games.rival_restaurants.table.recipes import DECKS
from atable.games.rival_restaurants.table.small_steps import figures_of, owner
from atable.games.rival_restaurants.views import market as market_views
from atable.games.rival_restaurants.views.parts import (
    ChainView,
    ChoosingView,
    DraftView,
    DrawnView,
    KitchenView,
    PlacingView,
    PlayView,
    ReactionView,
    RelocationView,
    ReturnView,
    SacrificeView,
    VoteView,
    WheelsView,
    WheelView,
    WindowView,
)
from atable.kernel.seats import Seat


def location_id(location: int) -> str | None:
    return None if location < 0 else LOCATIONS[location]


def spot_number(spot: int) -> int | None:
    return None if spot == NO_SPOT else spot


def figure_number(figure: int) -> int | None:
    return None if figure == NOTHING else figure


# Before the first day


def choosing(state: RivalState, seat: Seat | None) -> ChoosingView | None:
    """RR-037: everybody sees the own cards."""
    for frame in state.stack:
        if isinstance(frame, Choosing):
            names = RESTAURANTS if frame.what == "restaurant" else CHEFS
            dealt = [] if seat is None else frame.dealt[seat]
            kept = () if seat is None else frame.kept[seat]
            return ChoosingView(
                frame.what, tuple([names[card] for card in dealt]), tuple([names[card] for card in kept])
            )
    return None


def draft(state: RivalState) -> DraftView | None:
    for frame in state.stack:
        if isinstance(frame, Drafting):
            return DraftView(frame.first, frame.step, frame.picked, tuple([CHEFS[chef] for chef in frame.pool]))
    return None


# Money & Move


def wheels(state: RivalState, seat: Seat | None) -> WheelsView | None:
    for frame in state.stack:
        if isinstance(frame, SettingWheels):
            figures = [] if seat is None else figures_of(state, seat)
            active = NOTHING if seat is None else frame.actives[seat]
            return WheelsView(
                wheels=tuple(
                    [WheelView(it, location_id(frame.wheels[it]), spot_number(frame.spots[it])) for it in figures]
                ),
                active=None if active == NOTHING else CHEFS[active],
            )
    return None


def placing(state: RivalState, seat: Seat | None) -> PlacingView | None:
    for frame in state.stack:
        if isinstance(frame, Placing):
            own = [] if seat is None else figures_of(state, seat)
            spots = {figure: frame.spots[figure] for figure in own if frame.spots[figure] != NOTHING}
            return PlacingView(tuple(frame.asked), spots)
    return None


def window(state: RivalState) -> WindowView | None:
    for frame in state.stack:
        if isinstance(frame, CardWindow):
            return WindowView(frame.window, tuple(frame.queue), frame.together)
    return None


def powers(state: RivalState) -> tuple[int, ...]:
    for frame in state.stack:
        if isinstance(frame, Powers):
            return tuple(frame.queue)
    return ()


def relocation(state: RivalState) -> RelocationView | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Relocating):
            return RelocationView(frame.figure, location_id(frame.to), frame.why)
    return None


# Plays and their answers


def open_play(state: RivalState) -> PlayView | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Play):
            return _play(frame)
    return None


def _play(frame: Play) -> PlayView:
    choice = frame.choice
    ingredient = None if frame.ingredient == NOTHING else INGREDIENTS[frame.ingredient]
    return PlayView(
        author=frame.author,
        card=None if frame.card == NOTHING else ACTION_CARDS[frame.card],
        figure=figure_number(frame.figure),
        victim=figure_number(frame.victim),
        location=None if choice is None else choice.location,
        spot=None if choice is None else choice.spot,
        ingredient=ingredient if choice is None else choice.ingredient,
        recipe=None if choice is None else choice.recipe,
        other_recipe=None if choice is None else choice.other_recipe,
        amount=0 if choice is None else choice.amount,
        chains=tuple([_chain(frame.author, chain) for chain in frame.chains]),
    )


def _chain(author: Seat, chain: Chain) -> ChainView:
    asked = (author if chain.authors else chain.target) if chain.open else None
    return ChainView(chain.target, chain.clams, chain.returned, asked)


def returned(state: RivalState) -> ReturnView | None:
    for frame in state.stack:
        if isinstance(frame, Returned):
            return ReturnView(frame.author, frame.target, ACTION_CARDS[frame.card])
    return None


def reaction(state: RivalState, seat: Seat | None) -> ReactionView | None:
    """RR-449: known to oneself until all have chosen."""
    for frame in state.stack:
        if isinstance(frame, Reacting):
            own = NOTHING if seat is None or seat not in frame.asked else frame.chosen[frame.asked.index(seat)]
            return ReactionView(ACTION_CARDS[frame.card], frame.author, tuple(frame.asked), _reaction(frame.card, own))
    return None


def _reaction(card: int, chosen: int) -> str | None:
    if chosen == NOTHING:
        return None
    if card == FOOD_FIGHT:
        return INGREDIENTS[chosen]
    return "smile" if chosen else "straight_face"


def drawn(state: RivalState) -> DrawnView | None:
    for frame in state.stack:
        if isinstance(frame, ChoosingRecipe):
            return DrawnView(frame.seat, tuple([RECIPES[recipe] for recipe in frame.drawn]))
    return None


# Cook & Counter


def declared(state: RivalState, seat: Seat) -> tuple[Dish, ...] | None:
    for frame in state.stack:
        if isinstance(frame, Declaring):
            plan = frame.plans[seat]
            return None if plan is None else dishes(plan)
    return None


def dishes(declaration: DeclareCook) -> tuple[Dish, ...]:
    return tuple([dish_of(plan) for plan in declaration.plans])


def kitchen(state: RivalState) -> KitchenView | None:
    for frame in state.stack:
        if isinstance(frame, Kitchen):
            cook = frame.queue[0]
            return KitchenView(
                plans=tuple([dishes(plan) for plan in frame.plans]),
                queue=tuple(frame.queue),
                stage=frame.stage,
                attacks=frame.attacks,
                garbage=frame.garbage,
                cooked=tuple([RECIPES[recipe] for recipe in frame.cooked]),
                draws=tuple([DECKS[deck] for deck in frame.draws]),
                bonuses=tuple([bonus_of(state, cook, level).id for level in frame.bonuses]),
            )
    return None


def sacrifice(state: RivalState) -> SacrificeView | None:
    for frame in state.stack:
        if isinstance(frame, Sacrificing):
            return SacrificeView(frame.seat, tuple([INGREDIENTS[kind] for kind in frame.eligible]))
    return None


def vote(state: RivalState, seat: Seat | None) -> VoteView | None:
    for frame in state.stack:
        if isinstance(frame, Voting):
            own = NOTHING if seat is None else frame.votes[seat]
            return VoteView(tuple(frame.tied), None if own < 0 else own)
    return None


# Who is ready


def is_ready(state: RivalState, seat: Seat) -> bool:
    """Has the seat made the choice that is asked of several, or is it done? All may know that (RR-063)."""
    for frame in reversed(state.stack):
        if isinstance(frame, Choosing):
            return frame.kept[seat] != ()
        if isinstance(frame, SettingWheels):
            return wheels_phase.has_locked(state, frame, seat)
        if isinstance(frame, Placing):
            return seat not in [owner(state, figure) for figure in frame.asked if frame.spots[figure] == NOTHING]
        if isinstance(frame, Reacting):
            return seat not in frame.asked or frame.chosen[frame.asked.index(seat)] != NOTHING
        if isinstance(frame, Market):
            return market_views.is_ready(state, frame, seat)
        if isinstance(frame, Declaring):
            return seat not in frame.asked or frame.plans[seat] is not None
        if isinstance(frame, Voting):
            return frame.votes[seat] != NOTHING
    return False
