"""When bots play action cards, use powers and answer them."""

from typing import Final

from atable.games.rival_restaurants.actions import (
    PlayCard,
    Respond,
    UseAngus,
    UseFuego,
    UseGardena,
    UseKim,
    UseMortimer,
    UseStroganov,
)
from atable.games.rival_restaurants.bots import scouting
from atable.games.rival_restaurants.bots.outlook import DOLLAR, Larder, Outlook
from atable.games.rival_restaurants.content.cards import (
    CHEF_INDEX,
    FUEGO,
    INGREDIENT_INDEX,
    ISLAND,
    KIM,
    LOCATION_INDEX,
    MARKETS,
    MORTIMER,
    PRICES,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    STROGANOV,
)
from atable.games.rival_restaurants.views.parts import PlayView
from atable.kernel.actions import Action

_KEEP: Final = 0.75  # a card is kept for a better moment if it brings less
_TAX: Final = 200
_CLAM: Final = 0.9  # what a Clam-Voyance in the hand is worth


def play_worth(outlook: Outlook, action: PlayCard) -> float:
    return _effect(outlook, action) - _KEEP


def _effect(outlook: Outlook, action: PlayCard) -> float:
    own = outlook.own
    if action.target is not None:
        return _against(outlook, action, outlook.larders[action.target])
    rivals = outlook.rivals
    match action.card:
        case "one_world":
            return action.amount * (own.token() + 100 * DOLLAR)
        case "say_cheese":
            return 100 * DOLLAR * len(rivals)
        case "tip_jar":
            return 100 * DOLLAR * len([rival for rival in rivals if rival.money >= 100])
        case "express_dillivery":
            return _express(outlook, action)
        case "food_fight":
            return 0.5
        case "cook_the_books":
            return _cook_the_books(outlook, action)
        case "taxi":
            return _taxi(outlook, action)
        case "happy_hour":
            return 100 * DOLLAR * min(own.money // 200, 3)
        case "dumpster_dive":
            assert action.ingredient is not None
            return outlook.worth(INGREDIENT_INDEX[action.ingredient]) - own.token()
        case "going_going_mine":
            return 1.2
    return 0.0


def _against(outlook: Outlook, action: PlayCard, victim: Larder) -> float:
    """What I gain, and what the victim loses as far as it helps me."""
    own, threat = outlook.own, outlook.threat(victim.seat)
    match action.card:
        case "raiders_of_the_lost_pork":
            assert action.ingredient is not None
            kind = INGREDIENT_INDEX[action.ingredient]
            return own.worth[kind] + threat * victim.loss(kind)
        case "armed_robbery":
            return victim.money // 200 * 100 * DOLLAR * (1 + threat)
        case "health_inspection":
            return min(victim.money, victim.garbage * 100) * DOLLAR * threat * 2
        case "trash_talk":
            return action.amount * (own.token() + threat * victim.token())
        case "recipe_switcheroo":
            assert action.recipe is not None
            assert action.other_recipe is not None
            mine, theirs = RECIPE_INDEX[action.recipe], RECIPE_INDEX[action.other_recipe]
            harm = victim.potential(theirs) - victim.potential(mine)
            return own.potential(theirs) - own.potential(mine) + threat * harm
        case "power_cut":
            return threat * _gourmet_ready(victim)
        case "road_work":
            return threat * 2.0
        case "fake_sale":
            return threat * min(victim.money, 600) * DOLLAR
    return 0.0


def _gourmet_ready(victim: Larder) -> float:
    """What a Gourmet recipe that lies complete would give today."""
    ready = [0.0]
    for recipe, empty in zip(victim.recipes, victim.missing, strict=True):
        if RECIPE_GOURMET[recipe] and not empty:
            ready.append(victim.gain(recipe))
    return max(ready)


def _express(outlook: Outlook, action: PlayCard) -> float:
    assert action.location is not None
    assert action.spot is not None
    market = LOCATION_INDEX[action.location]
    name = outlook.view.locations[market].counter[action.spot - 1]
    assert name is not None
    return outlook.worth(INGREDIENT_INDEX[name]) - PRICES[market] * DOLLAR


def _cook_the_books(outlook: Outlook, action: PlayCard) -> float:
    """Three others to choose from, where the recipe promises little."""
    assert action.recipe is not None
    recipe = RECIPE_INDEX[action.recipe]
    usual = 3.5 if RECIPE_GOURMET[recipe] else 1.8
    return usual - outlook.own.potential(recipe)


def _taxi(outlook: Outlook, action: PlayCard) -> float:
    assert action.location is not None
    assert action.figure is not None
    worth = scouting.destinations(outlook, outlook.own.money, 0)
    here = outlook.view.figures[action.figure].location
    at = ISLAND if here is None else LOCATION_INDEX[here]
    return 0.7 * (worth[LOCATION_INDEX[action.location]] - worth[at])


# Powers


def power_worth(outlook: Outlook, action: Action) -> float:
    if isinstance(action, UseMortimer):
        return outlook.own.token() + outlook.threat(action.target)
    if isinstance(action, UseFuego):
        return sum([min(_TAX, outlook.larders[seat].money) * DOLLAR for seat in action.targets])
    if isinstance(action, UseAngus):
        return _displacement(outlook, action.figure)
    if isinstance(action, UseKim):
        cost = 100 * DOLLAR
        if action.ingredient is not None:
            cost = outlook.own.loss(INGREDIENT_INDEX[action.ingredient])
        return _displacement(outlook, action.figure) - cost - 1.0
    if isinstance(action, UseStroganov):
        kind = INGREDIENT_INDEX[action.ingredient]
        return outlook.worth(kind) - 100 * DOLLAR - 0.1
    assert isinstance(action, UseGardena)
    return outlook.threat(action.target)


def _displacement(outlook: Outlook, figure: int) -> float:
    """What it costs a rival to be sent away from where it wants to shop, as far as it helps me."""
    seen = outlook.view.figures[figure]
    victim = outlook.larders[seen.seat]
    at = ISLAND if seen.location is None else LOCATION_INDEX[seen.location]
    if at >= MARKETS:
        return 0.2 * outlook.threat(seen.seat)
    counter = [INGREDIENT_INDEX[name] for name in outlook.view.locations[at].counter if name is not None]
    hoped = max([victim.worth[kind] for kind in counter], default=0.0)
    return hoped * outlook.threat(seen.seat) + 0.05


# Answers


def answer_worth(outlook: Outlook, action: Respond) -> float:
    """Stop what hurts more than the card is worth; to let it happen is 0."""
    play = outlook.view.play
    if action.card is None or play is None:
        return 0.0
    mine = play.author == outlook.seat
    harm = _gain_of_author(outlook, play) if mine else _harm(outlook, play)
    return harm - _CLAM


def _gain_of_author(outlook: Outlook, play: PlayView) -> float:
    """An own play that was stopped."""
    if play.card == "armed_robbery":
        return max([rival.money // 200 * 100 * DOLLAR for rival in outlook.rivals])
    return 0.8


def _harm(outlook: Outlook, play: PlayView) -> float:
    own = outlook.own
    if play.card is None:
        return _harm_of_power(outlook, play)
    match play.card:
        case "armed_robbery":
            return own.money // 200 * 100 * DOLLAR * 1.2
        case "raiders_of_the_lost_pork":
            return 0.0 if play.ingredient is None else own.loss(INGREDIENT_INDEX[play.ingredient]) * 1.1
        case "trash_talk":
            return play.amount * own.token()
        case "health_inspection":
            return min(own.money, own.garbage * 100) * DOLLAR
        case "power_cut":
            return 0.5 * _gourmet_ready(own)
        case "recipe_switcheroo":
            if play.recipe is None or play.other_recipe is None:
                return 0.0
            return own.potential(RECIPE_INDEX[play.other_recipe]) - own.potential(RECIPE_INDEX[play.recipe])
        case "fake_sale" | "road_work" | "going_going_mine":
            return 1.0
    return 0.55


def _harm_of_power(outlook: Outlook, play: PlayView) -> float:
    own = outlook.own
    assert play.figure is not None
    name = outlook.view.figures[play.figure].chef
    chef = CHEF_INDEX[name] if name is not None else KIM
    if chef == MORTIMER:
        return own.token()
    if chef == FUEGO:
        return min(_TAX, own.money) * DOLLAR
    if chef == STROGANOV and play.ingredient is not None:
        return own.loss(INGREDIENT_INDEX[play.ingredient]) - 100 * DOLLAR
    return 0.8
