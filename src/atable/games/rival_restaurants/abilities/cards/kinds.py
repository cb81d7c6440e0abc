"""The action cards that can be announced, by their number.

Not among them are the answers (`phases.plays`) and Critic at the Door, which is named when cooking is declared.
"""

from typing import Final

from atable.games.rival_restaurants.abilities.cards.buying import ExpressDillivery, GoingGoingMine
from atable.games.rival_restaurants.abilities.cards.card import Card
from atable.games.rival_restaurants.abilities.cards.garbage import OneWorld, TrashTalk
from atable.games.rival_restaurants.abilities.cards.ingredients import DumpsterDive, FoodFight, RaidersOfTheLostPork
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
from atable.games.rival_restaurants.actions import PlayCard
from atable.games.rival_restaurants.content.cards import (
    ACTION_INDEX,
    ARMED_ROBBERY,
    COOK_THE_BOOKS,
    DUMPSTER_DIVE,
    EXPRESS_DILLIVERY,
    FAKE_SALE,
    FOOD_FIGHT,
    GOING_GOING_MINE,
    HAPPY_HOUR,
    HEALTH_INSPECTION,
    ONE_WORLD,
    POWER_CUT,
    RAIDERS_OF_THE_LOST_PORK,
    RECIPE_SWITCHEROO,
    ROAD_WORK,
    SAY_CHEESE,
    TAXI,
    TIP_JAR,
    TRASH_TALK,
)

CARDS: Final[dict[int, type[Card]]] = {
    RAIDERS_OF_THE_LOST_PORK: RaidersOfTheLostPork,
    ARMED_ROBBERY: ArmedRobbery,
    FAKE_SALE: FakeSale,
    ONE_WORLD: OneWorld,
    SAY_CHEESE: SayCheese,
    EXPRESS_DILLIVERY: ExpressDillivery,
    HEALTH_INSPECTION: HealthInspection,
    FOOD_FIGHT: FoodFight,
    TRASH_TALK: TrashTalk,
    RECIPE_SWITCHEROO: RecipeSwitcheroo,
    COOK_THE_BOOKS: CookTheBooks,
    TAXI: Taxi,
    ROAD_WORK: RoadWork,
    HAPPY_HOUR: HappyHour,
    TIP_JAR: TipJar,
    DUMPSTER_DIVE: DumpsterDive,
    GOING_GOING_MINE: GoingGoingMine,
    POWER_CUT: PowerCut,
}


def read(play: PlayCard) -> Card:
    """An announcement that has passed the judge."""
    return CARDS[ACTION_INDEX[play.card]].read(play)
