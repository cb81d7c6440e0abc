"""For each decision a position in which Red owes it, by pace."""

from atable.games.rival_restaurants.actions import PickChef, PlayCard, SetWheel, UseAngus
from atable.games.rival_restaurants.frames import Voting
from atable.games.rival_restaurants.state import NOTHING
from tests.rules.rival_restaurants.kitchens import Stove, plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table


def choosing(pace: str) -> Table:
    return Table(pace=pace, choosing=True, chef_choices=2)


def drafting(pace: str) -> Table:
    table = Table(2, "kitchen_squad_draft", pace, choosing=True)
    while not any(isinstance(action, PickChef) for action in table.legal(RED)):
        table.by_default()
    return table


def wheel(pace: str) -> Table:
    return Table(pace=pace)


def spot(pace: str) -> Table:
    table = Table(pace=pace, placement_mode="two_step")
    for seat in (RED, BLUE, GREEN):
        table.act(seat, SetWheel(seat, "chop_shop"))
    return table


def window(pace: str) -> Table:
    return Table(pace=pace).send("the_island", "the_island", "the_island")


def power(pace: str) -> Table:
    table = Table(pace=pace).chef(RED, "kim_chi").money(RED, 100)
    return table.send("the_island", "chop_shop", "chop_shop").to_powers()


def relocation(pace: str) -> Table:
    table = Table(pace=pace).chef(BLUE, "angus_khan").send("chop_shop", "chop_shop", "the_island").to_powers()
    return table.act(BLUE, UseAngus(RED)).let_happen()


def answer(pace: str) -> Table:
    table = Table(pace=pace, response_privacy="strict").money(RED, 300).hand(BLUE, "armed_robbery")
    return table.act(BLUE, PlayCard("armed_robbery", target=RED))


def smile(pace: str) -> Table:
    table = Table(pace=pace).money(RED, 300).money(GREEN, 300).hand(BLUE, "say_cheese")
    table.send("the_island", "the_island", "the_island")
    while BLUE not in table.pending():
        table.by_default()
    return table.act(BLUE, PlayCard("say_cheese")).let_happen()


def declaring(pace: str) -> Stove:
    return Stove(pace=pace).recipes(RED, "bruschetta", "tiramisu").completes(RED, "bruschetta").start()


def cook_on(pace: str) -> Stove:
    stove = Stove(pace=pace).recipes(RED, "bruschetta", "tiramisu").completes(RED, "bruschetta")
    return stove.runs(RED, "seoul_food", garbage=1).start().cooks(RED, plan("bruschetta"))


def gardena(pace: str) -> Stove:
    """Red replaces the Beef by two Onions; Blue has two meats beside a recipe."""
    stove = Stove(pace=pace).chef(RED, "gardena_eden").recipes(RED, "bruschetta", "bibimbap")
    stove.completes(RED, "bibimbap", without="beef").has(RED, "onion", "onion")
    stove.recipes(BLUE, "lucky_dumplings", "lucha_fajitas").has(BLUE, "beef", "seafood")
    return stove.only(RED, plan("bibimbap", {"beef": "onion onion"}))


def recipe(pace: str) -> Stove:
    stove = Stove(pace=pace).recipes(RED, "bruschetta", "tiramisu").completes(RED, "bruschetta")
    return stove.owns(RED, "basic_recipe_book").only(RED, plan("bruschetta"))


def bonus(pace: str) -> Stove:
    """Cart Service."""
    stove = Stove(pace=pace).runs(RED, "dim_sum_and_then_some", popularity=2)
    return stove.recipes(RED, "bruschetta", "tiramisu").completes(RED, "bruschetta").only(RED, plan("bruschetta"))


def vote(pace: str) -> Table:
    table = Table(pace=pace)
    table.state.stack = [Voting([BLUE, GREEN], [NOTHING] * 3)]
    return table
