"""KC-009, KC-132 to KC-134: winning with the expansion."""

from typing import Any

import pytest

from atable.games.kitchen_rush.content.cards import ORDER_INDEX, ORDERS, TILE_INDEX
from atable.games.kitchen_rush.events import GameEnded, WagePaid, WageUnpaid
from atable.games.kitchen_rush.game import GAME
from atable.kernel.outcome import Outcome
from tests.rules.kitchen_rush.scenario import RED, Table

SIMPLE = ORDERS[:30]


def last_round(*served: str, ice: int, coins: int, prestige: int, seats: int = 1, **options: Any) -> Table:
    """Round 4, with these Orders and so many Ice Order tiles served; the Specialist takes one of the coins."""
    table = Table(seats, piece_of_cake=True, **options).coins(coins + 1).prestige(prestige)
    state = table.state
    state.round = 4
    state.thresholds = 5  # no more bonuses
    for order in served:
        state.order_deck.remove(ORDER_INDEX[order])
        state.served.append(ORDER_INDEX[order])
    for number in range(ice):
        tile = TILE_INDEX[f"ice_{number + 1:02}"]
        state.ice_stack.remove(tile)
        state.ice_served.append(tile)
    return table


def end(table: Table) -> Outcome:
    table.start().finish_action()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert table.last(GameEnded).won is (outcome.result == "won")
    return outcome


# The Ice Objective


def test_kc_132_the_ice_objective_must_be_reached_too() -> None:
    """Opening Week, alone: 7 served, 3 coins, 3 prestige, and 1 tile."""
    assert end(last_round(*SIMPLE[:7], ice=1, coins=3, prestige=3)).result == "won"
    lost = end(last_round(*SIMPLE[:7], ice=0, coins=3, prestige=3))
    assert (lost.result, lost.reason.key) == ("lost", "rush-lost-ice")
    assert lost.reason.params == {"have": 0, "need": 1}


@pytest.mark.parametrize(("served", "coins", "prestige"), [(6, 3, 3), (7, 2, 3), (7, 3, 2)])
def test_kc_132_kc_009_in_addition_to_the_objective(served: int, coins: int, prestige: int) -> None:
    assert end(last_round(*SIMPLE[:served], ice=5, coins=coins, prestige=prestige)).result == "lost"


@pytest.mark.parametrize(
    ("objective", "seats", "served", "coins", "prestige", "ice"),
    [("opening_week", 2, 12, 6, 6, 2), ("good_address", 2, 16, 9, 9, 3), ("first_star", 1, 10, 7, 7, 3)],
)
def test_kc_010_kc_132_its_number_depends_on_players_and_level(
    objective: str, seats: int, served: int, coins: int, prestige: int, ice: int
) -> None:
    for tiles, result in [(ice - 1, "lost"), (ice, "won")]:
        table = last_round(
            *SIMPLE[:served], ice=tiles, coins=coins, prestige=prestige, seats=seats, objective=objective
        )
        assert end(table).result == result


def test_kc_049_a_frozen_dessert_is_no_ice_order() -> None:
    lost = end(last_round(*SIMPLE[:6], "banana_split", ice=0, coins=3, prestige=3))
    assert (lost.reason.key, lost.reason.params) == ("rush-lost-ice", {"have": 0, "need": 1})


def test_kc_132_not_without_the_expansion() -> None:
    for mini in (False, True):
        table = Table(1, specialist_mini=mini).coins(4).prestige(3)
        table.state.round, table.state.thresholds = 4, 5
        for order in SIMPLE[:7]:
            table.state.order_deck.remove(ORDER_INDEX[order])
            table.state.served.append(ORDER_INDEX[order])
        assert end(table).result == "won"


def test_kc_133_an_unpaid_specialist_loses_the_game() -> None:
    table = last_round(*SIMPLE[:7], ice=1, coins=4, prestige=3).unpaid("hg_specialist", 2)
    outcome = end(table)
    assert (outcome.result, outcome.reason.key) == ("lost", "rush-lost-unpaid")
    assert not table.all(WagePaid)


def test_kc_133_unpaid_in_the_last_round() -> None:
    table = last_round(*SIMPLE[:7], ice=1, coins=0, prestige=3).coins(0)
    assert end(table).result == "lost"
    assert table.all(WageUnpaid) == [WageUnpaid("hg_specialist", 1)]


def test_kc_132_the_score_counts_two_points_a_tile() -> None:
    outcome = end(last_round(*SIMPLE[:7], ice=4, coins=5, prestige=3))
    assert outcome.sides[0].points == 2 * 7 + 5 + 3 * 3 + 2 * 4


# Special Objectives


@pytest.mark.parametrize(
    ("objective", "with_cake", "without"),
    [
        ("grill_house", (2, 3, 4, 6), (2, 4, 6, 8)),
        ("little_trattoria", (2, 3, 4, 6), (2, 4, 6, 8)),
        ("spice_route", (2, 3, 4, 6), (2, 4, 6, 8)),
        ("slow_food", (1, 2, 2, 3), (1, 2, 3, 4)),
        ("banquet_hall", (2, 4, 5, 6), (3, 5, 7, 9)),
        ("red_carpet", (1, 2, 3, 4), (1, 3, 4, 6)),
        ("green_table", (3, 5, 7, 9), (3, 5, 7, 9)),
        ("tip_jar", (3, 5, 8, 11), (3, 5, 8, 11)),
        ("dream_kitchen", (2, 2, 3, 4), (2, 2, 3, 4)),
        ("spotless", (1, 1, 2, 2), (1, 1, 2, 2)),
    ],
)
def test_kc_134_two_thirds_of_x_rounded_up(
    objective: str, with_cake: tuple[int, ...], without: tuple[int, ...]
) -> None:
    players = (1, 2, 3, 4)
    shown = tuple(Table(seats, piece_of_cake=True, objective=objective).view().objective.x for seats in players)
    assert shown == with_cake
    assert tuple(Table(seats, objective=objective).view().objective.x for seats in players) == without
    mini = tuple(Table(seats, specialist_mini=True, objective=objective).view().objective.x for seats in players)
    assert mini == without  # 60 Orders


def test_kc_134_the_smaller_number_decides() -> None:
    """Banquet Hall, alone: 12 served, 8 coins, 8 prestige, 3 tiles, and two dishes on plates III or IV instead of 3."""
    small = ("tomato_soup", "garden_salad", "cheese_toast", "bruschetta", "spaghetti_pomodoro", "mac_and_cheese")
    more = ("crudites", "onion_soup", "greek_salad")
    for last, result in [("bolognese", "lost"), ("lasagne_quattro_formaggi", "won")]:
        served = (*small, *more, "minute_steak", "house_burger", last)
        assert end(last_round(*served, ice=3, coins=8, prestige=8, objective="banquet_hall")).result == result


@pytest.mark.parametrize(
    ("objective", "desserts", "count"),
    [
        ("banquet_hall", ("brioche_pudding", "tiramisu"), 1),  # III and II
        ("slow_food", ("brioche_pudding", "apple_tart"), 1),  # cooked three times, twice
        ("green_table", ("tiramisu", "vacherin"), 2),
        ("spice_route", ("exotic_volcano", "tiramisu"), 1),  # a red cube
        ("red_carpet", ("vacherin", "exotic_volcano"), 0),  # no VIPs
    ],
)
def test_kc_042_kc_134_desserts_count_where_they_fit(objective: str, desserts: tuple[str, ...], count: int) -> None:
    table = last_round(*desserts, ice=0, coins=6, prestige=6, objective=objective)
    assert table.view(RED).objective.have == count


def test_kc_134_spotless_counts_melted_cups_too() -> None:
    table = Table(2, piece_of_cake=True, objective="spotless").hold(RED, "carbonara", "ice_05").prestige(2)
    table.dish(RED, "carbonara", "plate_ii_1", "meat", "meat").dish(RED, "carbonara", "cup_1", "scoop_white", part=2)
    table.start().finish_action()
    assert table.view().objective.have == 2  # a ruined dish and a melted Cup
