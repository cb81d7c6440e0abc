"""How each action card may be announced: one small function per card, named after it (RR-186, RR-187)."""

from collections.abc import Callable
from typing import Final

from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    ACTION_INDEX,
    INGREDIENTS,
    LOCATIONS,
    MARKETS,
    PRICES,
    RECIPES,
)
from atable.games.rival_restaurants.content.loader import CONTENT
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.shop import contests
from atable.games.rival_restaurants.shop.purse import bound
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.recipes import type_of
from atable.games.rival_restaurants.table.small_steps import figures_of, owner, spots_at
from atable.kernel.actions import Action
from atable.kernel.seats import Seat

MOST_RECYCLED: Final = 3  # One World
MOST_TRASH: Final = 2  # Trash Talk
LEAST_ROBBED: Final = 200  # Armed Robbery


def others(state: RivalState, seat: Seat) -> list[Seat]:
    """RR-187."""
    return [other for other in range(state.seats) if other != seat]


def _raiders_of_the_lost_pork(state: RivalState, seat: Seat) -> list[Action]:
    """RR-192: committed or not."""
    return [
        PlayCard("raiders_of_the_lost_pork", target=target, ingredient=INGREDIENTS[kind])
        for target in others(state, seat)
        for kind, count in enumerate(state.restaurants[target].stock)
        if count
    ]


def _armed_robbery(state: RivalState, seat: Seat) -> list[Action]:
    return [
        PlayCard("armed_robbery", target=target)
        for target in others(state, seat)
        if state.restaurants[target].money >= LEAST_ROBBED
    ]


def _fake_sale(state: RivalState, seat: Seat) -> list[Action]:
    return [PlayCard("fake_sale", target=target) for target in others(state, seat)]


def _one_world(state: RivalState, seat: Seat) -> list[Action]:
    most = min(MOST_RECYCLED, state.restaurants[seat].garbage)
    return [PlayCard("one_world", amount=amount) for amount in range(1, most + 1)]


def _say_cheese(state: RivalState, seat: Seat) -> list[Action]:
    return [PlayCard("say_cheese")]


def _express_dillivery(state: RivalState, seat: Seat) -> list[Action]:
    """A counter card where none of one's chefs is, neither claimed, fought for nor closed for the day."""
    frame = state.stack[0]
    if not isinstance(frame, Market) or buyer_from_afar(state, frame, seat) == NOTHING:
        return []
    budget = state.restaurants[seat].money - bound(state, frame, seat)  # RR-454
    actions: list[Action] = []
    for market in range(MARKETS):
        if budget < PRICES[market] or _is_at(state, seat, market):
            continue
        for slot, kind in enumerate(state.counters[market]):
            if kind != NOTHING and _is_free(state, frame, market, slot + 1):
                actions.append(PlayCard("express_dillivery", location=LOCATIONS[market], spot=slot + 1))
    return actions


def buyer_from_afar(state: RivalState, frame: Market, seat: Seat) -> int:
    """RR-149: a chef that is in no open war, or NOTHING. With two, one that has no claim to lose (RR-078)."""
    chefs = [figure for figure in figures_of(state, seat) if not state.figures[figure].npc]
    free = [figure for figure in chefs if contests.in_war(frame, figure) is None]
    without = [figure for figure in free if frame.claims[figure] == NOTHING]
    return [*without, *free, NOTHING][0]


def _is_free(state: RivalState, frame: Market, market: int, slot: int) -> bool:
    return (
        contests.on_sale(state, frame, market, slot)
        and contests.war_for(frame, market, slot) is None
        and contests.claimed_by(state, frame, market, slot) == NOTHING
    )


def _is_at(state: RivalState, seat: Seat, location: int) -> bool:
    """RR-453: any own chef; an NPC is none."""
    return any(state.figures[it].at == location and not state.figures[it].npc for it in figures_of(state, seat))


def _health_inspection(state: RivalState, seat: Seat) -> list[Action]:
    return [
        PlayCard("health_inspection", target=target)
        for target in others(state, seat)
        if state.restaurants[target].garbage
    ]


def _food_fight(state: RivalState, seat: Seat) -> list[Action]:
    """RR-453: at the location of the chef named."""
    return [
        PlayCard("food_fight", figure=figure)
        for figure in figures_of(state, seat)
        if not state.figures[figure].npc and _here(state, seat, figure)
    ]


def _here(state: RivalState, seat: Seat, figure: int) -> list[Seat]:
    """The other players with a chef where this figure is."""
    at = state.figures[figure].at
    return [other for other in others(state, seat) if _is_at(state, other, at)]


def _trash_talk(state: RivalState, seat: Seat) -> list[Action]:
    most = min(MOST_TRASH, state.restaurants[seat].garbage)
    return [
        PlayCard("trash_talk", target=target, amount=amount)
        for target in others(state, seat)
        for amount in range(1, most + 1)
    ]


def _recipe_switcheroo(state: RivalState, seat: Seat) -> list[Action]:
    return [
        PlayCard("recipe_switcheroo", target=target, recipe=RECIPES[own], other_recipe=RECIPES[other])
        for target in others(state, seat)
        for own in state.restaurants[seat].recipes
        for other in state.restaurants[target].recipes
        if type_of(own) == type_of(other)
    ]


def _cook_the_books(state: RivalState, seat: Seat) -> list[Action]:
    return [PlayCard("cook_the_books", recipe=RECIPES[own]) for own in state.restaurants[seat].recipes]


def _taxi(state: RivalState, seat: Seat) -> list[Action]:
    """RR-453: not where the other own chef is; an NPC keeps nobody away (RR-365)."""
    actions: list[Action] = []
    for number in figures_of(state, seat):
        if state.figures[number].npc:
            continue
        for location in range(len(LOCATIONS)):
            if not _is_at(state, seat, location):
                spots: list[int] = spots_at(state, location) if location < MARKETS else []
                if spots:
                    actions += [
                        PlayCard("taxi", figure=number, location=LOCATIONS[location], spot=spot) for spot in spots
                    ]
                else:
                    actions.append(PlayCard("taxi", figure=number, location=LOCATIONS[location]))
    return actions


def _road_work(state: RivalState, seat: Seat) -> list[Action]:
    return [
        PlayCard("road_work", target=owner(state, number), figure=number)
        for number, figure in enumerate(state.figures)
        if owner(state, number) != seat and not figure.npc and figure.at < MARKETS
    ]


def _happy_hour(state: RivalState, seat: Seat) -> list[Action]:
    return [PlayCard("happy_hour")]


def _tip_jar(state: RivalState, seat: Seat) -> list[Action]:
    return [PlayCard("tip_jar")]


def _dumpster_dive(state: RivalState, seat: Seat) -> list[Action]:
    kinds = sorted({kind for pile in state.piles for kind in pile})
    return [PlayCard("dumpster_dive", ingredient=INGREDIENTS[kind]) for kind in kinds]


def _going_going_mine(state: RivalState, seat: Seat) -> list[Action]:
    """RR-453: of the chef that is in a war."""
    frame = state.stack[0]
    if not isinstance(frame, Market):
        return []
    return [
        PlayCard("going_going_mine", figure=figure)
        for figure in figures_of(state, seat)
        if contests.in_war(frame, figure) is not None
    ]


def _power_cut(state: RivalState, seat: Seat) -> list[Action]:
    return [PlayCard("power_cut", target=target) for target in others(state, seat)]


def _nowhere(state: RivalState, seat: Seat) -> list[Action]:
    """Answers, and what is named when cooking is declared, are never announced like this."""
    return []


Option = Callable[[RivalState, Seat], list[Action]]
_BY_NAME: Final[dict[str, Option]] = {
    "clam_voyance": _nowhere,
    "raiders_of_the_lost_pork": _raiders_of_the_lost_pork,
    "armed_robbery": _armed_robbery,
    "fake_sale": _fake_sale,
    "one_world": _one_world,
    "say_cheese": _say_cheese,
    "express_dillivery": _express_dillivery,
    "health_inspection": _health_inspection,
    "food_fight": _food_fight,
    "trash_talk": _trash_talk,
    "recipe_switcheroo": _recipe_switcheroo,
    "cook_the_books": _cook_the_books,
    "taxi": _taxi,
    "road_work": _road_work,
    "happy_hour": _happy_hour,
    "tip_jar": _tip_jar,
    "dumpster_dive": _dumpster_dive,
    "going_going_mine": _going_going_mine,
    "power_cut": _power_cut,
    "critic_at_the_door": _nowhere,
    "return_to_sender": _nowhere,
}
OPTIONS: Final[list[Option]] = [_BY_NAME[name] for name in ACTION_CARDS]


def targets_of(state: RivalState, seat: Seat, card: int, action: PlayCard) -> list[Seat]:
    """Who may answer (RR-203)."""
    if not CONTENT.action_cards[card].hostile:
        return []
    if action.target is not None:
        return [action.target]
    if action.figure is None:
        return others(state, seat)
    if card == ACTION_INDEX["food_fight"]:
        return _here(state, seat, action.figure)
    return _war_rivals(state, seat, action.figure)


def _war_rivals(state: RivalState, seat: Seat, figure: int) -> list[Seat]:
    frame = state.stack[0]
    assert isinstance(frame, Market)
    war = contests.in_war(frame, figure)
    assert war is not None
    inside = [it for it, still in zip(war.figures, war.inside, strict=True) if still and it != figure]
    return sorted({owner(state, it) for it in inside})
