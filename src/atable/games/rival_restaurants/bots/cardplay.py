"""When bots play action cards, use powers and answer them."""

from typing import Final

from atable.games.rival_restaurants.abilities.cards.buying import ExpressDillivery, GoingGoingMine
from atable.games.rival_restaurants.abilities.cards.card import AgainstOne, Card
from atable.games.rival_restaurants.abilities.cards.garbage import OneWorld, TrashTalk
from atable.games.rival_restaurants.abilities.cards.ingredients import DumpsterDive, FoodFight, RaidersOfTheLostPork
from atable.games.rival_restaurants.abilities.cards.kinds import read
from atable.games.rival_restaurants.abilities.cards.money import (
    ArmedRobbery,
    FakeSale,
    HappyHour,
    HealthInspection,
    SayCheese,
    TipJar,
)
from atable.games.rival_restaurants.abilities.cards.places import RoadWork, Taxi
from atable.games.rival_restaurants.abilities.cards.recipes import CookTheBooks, PowerCut, RecipeSwitcheroo
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
    return _effect(outlook, read(action)) - _KEEP


def _effect(outlook: Outlook, card: Card) -> float:
    if isinstance(card, AgainstOne):
        return _against(outlook, card, outlook.larders[card.target])
    own, rivals = outlook.own, outlook.rivals
    match card:
        case OneWorld(tokens=tokens):
            return tokens * (own.token() + 100 * DOLLAR)
        case SayCheese():
            return 100 * DOLLAR * len(rivals)
        case TipJar():
            return 100 * DOLLAR * len([rival for rival in rivals if rival.money >= 100])
        case ExpressDillivery():
            return _express(outlook, card)
        case FoodFight():
            return 0.5
        case CookTheBooks(recipe=recipe):
            return _cook_the_books(outlook, recipe)
        case Taxi():
            return _taxi(outlook, card)
        case HappyHour():
            return 100 * DOLLAR * min(own.money // 200, 3)
        case DumpsterDive(kind=kind):
            return outlook.worth(kind) - own.token()
        case GoingGoingMine():
            return 1.2
    return 0.0


def _against(outlook: Outlook, card: AgainstOne, victim: Larder) -> float:
    """What I gain, and what the victim loses as far as it helps me."""
    own, threat = outlook.own, outlook.threat(victim.seat)
    match card:
        case RaidersOfTheLostPork(kind=kind):
            return own.worth[kind] + threat * victim.loss(kind)
        case ArmedRobbery():
            return victim.money // 200 * 100 * DOLLAR * (1 + threat)
        case HealthInspection():
            return min(victim.money, victim.garbage * 100) * DOLLAR * threat * 2
        case TrashTalk(tokens=tokens):
            return tokens * (own.token() + threat * victim.token())
        case RecipeSwitcheroo(own=mine, other=theirs):
            harm = victim.potential(theirs) - victim.potential(mine)
            return own.potential(theirs) - own.potential(mine) + threat * harm
        case PowerCut():
            return threat * _gourmet_ready(victim)
        case RoadWork():
            return threat * 2.0
        case FakeSale():
            return threat * min(victim.money, 600) * DOLLAR
    return 0.0


def _gourmet_ready(victim: Larder) -> float:
    """What a Gourmet recipe that lies complete would give today."""
    ready = [0.0]
    for recipe, empty in zip(victim.recipes, victim.missing, strict=True):
        if RECIPE_GOURMET[recipe] and not empty:
            ready.append(victim.gain(recipe))
    return max(ready)


def _express(outlook: Outlook, card: ExpressDillivery) -> float:
    name = outlook.view.locations[card.market].counter[card.slot - 1]
    assert name is not None
    return outlook.worth(INGREDIENT_INDEX[name]) - PRICES[card.market] * DOLLAR


def _cook_the_books(outlook: Outlook, recipe: int) -> float:
    """Three others to choose from, where the recipe promises little."""
    usual = 3.5 if RECIPE_GOURMET[recipe] else 1.8
    return usual - outlook.own.potential(recipe)


def _taxi(outlook: Outlook, card: Taxi) -> float:
    worth = scouting.destinations(outlook, outlook.own.money, 0)
    here = outlook.view.figures[card.figure].location
    at = ISLAND if here is None else LOCATION_INDEX[here]
    return 0.7 * (worth[card.location] - worth[at])


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
