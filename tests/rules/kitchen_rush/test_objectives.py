"""KR-011, KR-212 to KR-215: the fourteen Objectives, each of their numbers and conditions."""

import pytest

from atable.games.kitchen_rush.actions import OfficeUpgrade, WaiterServe
from atable.games.kitchen_rush.content.cards import BASE_ORDERS, ORDER_INDEX, ORDERS
from atable.games.kitchen_rush.game import GAME
from atable.kernel.outcome import Outcome
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

# Served Orders, coins and prestige for 1, 2, 3 and 4 players.
NORMAL = ((8, 4, 4), (14, 8, 8), (20, 11, 11), (24, 14, 14))
HARD = ((9, 6, 6), (16, 10, 10), (23, 14, 14), (28, 18, 18))
BASIC = {
    "opening_week": ("easy", ((7, 3, 3), (12, 6, 6), (18, 9, 9), (22, 12, 12))),
    "good_address": ("normal", ((9, 5, 5), (16, 9, 9), (23, 13, 13), (28, 16, 16))),
    "first_star": ("hard", ((10, 7, 7), (18, 12, 12), (27, 17, 17), (33, 20, 20))),
    "talk_of_the_world": ("very_hard", ((14, 11, 11), (22, 16, 16), (31, 21, 21), (38, 25, 25))),
}
SPECIAL = {
    "grill_house": ("normal", (2, 4, 6, 8)),
    "green_table": ("normal", (3, 5, 7, 9)),
    "little_trattoria": ("normal", (2, 4, 6, 8)),
    "tip_jar": ("normal", (3, 5, 8, 11)),
    "dream_kitchen": ("normal", (2, 2, 3, 4)),
    "spice_route": ("hard", (2, 4, 6, 8)),
    "slow_food": ("hard", (1, 2, 3, 4)),
    "banquet_hall": ("hard", (3, 5, 7, 9)),
    "red_carpet": ("hard", (1, 3, 4, 6)),
    "spotless": ("hard", (1, 1, 2, 2)),
}
# The Orders that count, looked up on their cards by hand.
COUNTS = {
    "grill_house": """grown_up_nuggets meatballs steak_frites spicy_grilled_chicken duck_rolls chili_con_everything
        moussaka mustard_rabbit house_paella beef_stew grandparents_table lamb_tagine ribeye_hollandaise royal_couscous
        mayors_table after_the_opera football_captain the_in_laws old_baroness""",
    "green_table": """tomato_soup garden_salad cheese_toast bruschetta spaghetti_pomodoro mac_and_cheese crudites
        lasagne_quattro_formaggi greek_salad warm_goat_cheese onion_soup pasta_salad veggie_wrap ratatouille
        gnocchi_sorrentina pizza_margherita potato_gratin minestrone falafel_salad curry_noodles arrabbiata
        alpine_fondue two_romantics film_star two_influencers""",
    "little_trattoria": """spaghetti_pomodoro mac_and_cheese lasagne_quattro_formaggi carbonara bolognese pasta_salad
        gnocchi_sorrentina meatballs minestrone curry_noodles arrabbiata house_paella two_romantics first_date
        truffle_cannelloni royal_couscous football_captain secret_critic""",
    "spice_route": """spicy_grilled_chicken pizza_mexicana duck_rolls curry_noodles arrabbiata chili_con_everything
        mustard_rabbit house_paella volcano_calzone lamb_tagine truffle_cannelloni royal_couscous mayors_table film_star
        after_the_opera football_captain two_influencers old_baroness secret_critic""",
    "slow_food": """chili_con_everything moussaka mustard_rabbit beef_stew lamb_tagine truffle_cannelloni royal_couscous
        after_the_opera old_baroness""",
    "banquet_hall": """lasagne_quattro_formaggi house_burger stuffed_peppers ratatouille meatballs minestrone
        steak_frites falafel_salad pizza_mexicana duck_rolls chili_con_everything moussaka house_paella alpine_fondue
        volcano_calzone beef_stew lamb_tagine ribeye_hollandaise truffle_cannelloni royal_couscous mayors_table
        film_star football_captain two_influencers old_baroness secret_critic""",
    "red_carpet": """lamb_tagine ribeye_hollandaise truffle_cannelloni royal_couscous mayors_table film_star
        after_the_opera football_captain the_in_laws two_influencers old_baroness secret_critic""",
}
BASE = ORDERS[:BASE_ORDERS]
UPGRADES = ("new_crockery", "second_helper", "bigger_stove", "third_storeroom")


def table_with(objective: str, seats: int, served: list[str], coins: int, prestige: int) -> Table:
    """Round 4, nothing more to do."""
    table = Table(seats, objective=objective).coins(coins).prestige(prestige)
    for order in served:
        table.state.order_deck.remove(ORDER_INDEX[order])
        table.state.served.append(ORDER_INDEX[order])
    table.state.round, table.state.thresholds = 4, 5
    return table


def end(table: Table) -> Outcome:
    table.start().finish_action()
    found = GAME.outcome(table.state)
    assert found is not None
    return found


def numbers(objective: str, seats: int) -> tuple[int, int, int]:
    if objective in BASIC:
        return BASIC[objective][1][seats - 1]
    return (NORMAL if SPECIAL[objective][0] == "normal" else HARD)[seats - 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("objective", [*BASIC, *SPECIAL])
def test_kr_011_kr_212_kr_213_kr_214_the_numbers_of_this_many_players(objective: str, seats: int) -> None:
    shown = Table(seats, objective=objective).view().objective
    assert (shown.served, shown.coins, shown.prestige) == numbers(objective, seats)
    assert shown.level == (BASIC.get(objective) or SPECIAL[objective])[0]
    assert shown.x == (SPECIAL[objective][1][seats - 1] if objective in SPECIAL else 0)
    assert (shown.condition is None) == (objective in BASIC)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("objective", BASIC)
def test_kr_212_kr_213_kr_214_basic_objectives_to_the_point(objective: str, seats: int) -> None:
    served, coins, prestige = numbers(objective, seats)
    orders = list(BASE)
    assert end(table_with(objective, seats, orders[:served], coins, prestige)).result == "won"
    assert end(table_with(objective, seats, orders[: served - 1], coins, prestige)).reason.key == "rush-lost-served"
    assert end(table_with(objective, seats, orders[:served], coins - 1, prestige)).reason.key == "rush-lost-coins"
    assert end(table_with(objective, seats, orders[:served], coins, prestige - 1)).reason.key == "rush-lost-prestige"


@pytest.mark.parametrize("objective", COUNTS)
def test_kr_215_the_orders_that_count(objective: str) -> None:
    counting = set()
    for order in BASE:
        have = table_with(objective, 2, [order], 0, 0).view().objective.have
        assert have in (0, 1)
        if have:
            counting.add(order)
    assert counting == set(COUNTS[objective].split())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("objective", COUNTS)
def test_kr_215_so_many_of_them(objective: str, seats: int) -> None:
    served, coins, prestige = numbers(objective, seats)
    x = SPECIAL[objective][1][seats - 1]
    counting = COUNTS[objective].split()
    others = [order for order in BASE if order not in counting]
    enough = counting[:x] + others[: served - x]
    assert end(table_with(objective, seats, enough, coins, prestige)).result == "won"
    short = counting[: x - 1] + others[: served - x + 1]
    assert end(table_with(objective, seats, short, coins, prestige)).reason.key == "rush-lost-condition"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("missing", [0, 1])
@pytest.mark.parametrize("objective", ["tip_jar", "dream_kitchen", "spotless"])
def test_kr_215_tips_upgrades_and_clean_work(objective: str, missing: int, seats: int) -> None:
    served, coins, prestige = numbers(objective, seats)
    x = SPECIAL[objective][1][seats - 1]
    table = table_with(objective, seats, list(BASE[:served]), coins, prestige)
    if objective == "tip_jar":
        table.state.early = x - missing
    elif objective == "dream_kitchen":
        buy(table, UPGRADES[: x - missing])
    else:
        table.state.ruined = x + missing  # at most so many
    found = end(table)
    assert found.result == ("lost" if missing else "won")
    assert found.reason.key == ("rush-lost-condition" if missing else "rush-won")


def buy(table: Table, upgrades: tuple[str, ...]) -> None:
    """One after the other in round 3; then all is as it was, but for the Upgrades."""
    coins = table.state.coins
    table.state.round = 3
    table.coins(99).start()
    for step, name in enumerate(upgrades):
        table.upgrades(name).at(30_000 * step)
        table.act(RED, OfficeUpgrade(table.place(RED, "hg_red_1", "office_1"), name))
    table.finish_action()
    table.board().coins(coins)


def test_kr_215_the_tip_jar_counts_only_what_was_served_early() -> None:
    table = Table(2, objective="tip_jar").hold(RED, "tomato_soup").hold(BLUE, "garden_salad")
    table.dish(RED, "tomato_soup", "plate_i_1", "veg", "veg", "cube_white", cook=1)
    table.dish(BLUE, "garden_salad", "plate_i_2", "salad", "salad", "cube_green").start()
    table.act(RED, WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), "tomato_soup"))
    assert table.view().objective.have == 1
    table.finish_action()
    assert (table.view().objective.have, len(table.view().tally.served)) == (1, 2)


def test_kr_215_spotless_counts_ruined_dishes_not_unfinished_ones() -> None:
    table = Table(2, objective="spotless").hold(RED, "business_lunch").hold(BLUE, "garden_salad")
    table.dish(RED, "business_lunch", "plate_i_1", "meat").dish(RED, "business_lunch", "plate_i_2", "cheese", part=2)
    table.dish(BLUE, "garden_salad", "plate_ii_1").hold(BLUE, "carbonara").dish(BLUE, "carbonara", "plate_ii_2")
    table.start().finish_action()
    assert table.view().objective.have == 3  # both dishes of the lunch, and the salad on a wrong plate
