"""CK-208 to CK-215, CK-241, CK-242 and CK-254 to CK-257: rounds and days end, and the last round is different."""

from typing import Any

import pytest

from atable.games.critter_kitchen.actions import AddIngredient, Present, PutAway, SendChef
from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS
from atable.games.critter_kitchen.events import (
    DishesPresented,
    FridgeClosed,
    MealsRevealed,
    RestaurantWeekEnded,
    RoundBegan,
    RoundEnded,
)
from atable.kernel.events import Event
from tests.rules.critter_kitchen.kitchen import (
    DINE,
    MELT,
    TAPAS,
    chefs_at,
    cooking,
    dish,
    fill,
    fridge,
    front,
    offered,
    only,
    own,
    tidy,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

CITY_OF_THREE = [
    "soup_truck",
    "garden_top_shop",
    "desert_vendor",
    "water_market",
    "midnight_merchant",
    "chef_academy",
]


def whole_game(seats: int = 3, **options: Any) -> list[Event]:
    """All that happens in a game in which nobody is there."""
    return Table(seats, **options).auto(lambda state: False).log


def order_of(events: list[Event]) -> list[str]:
    """The ends of rounds, the dishes, fridges and meals, in their order; several seats' count once."""
    names: list[str] = []
    for event in events:
        name = f"round {event.round}" if isinstance(event, RoundEnded) else type(event).__name__
        wanted = RoundEnded | DishesPresented | FridgeClosed | MealsRevealed
        if isinstance(event, wanted) and name not in names[-1:]:
            names.append(name)
    return names


# End of round


def test_ck_208_all_location_cards_come_back() -> None:
    table = Table(3)
    table.plan(A, mouse="garden_top_shop", lizard="desert_vendor", boar="water_market")
    assert offered(table, A, SendChef) == []
    table.plans().to_round(2)
    for seat in (A, B, C):
        assert own(table, seat).plan == {}
        for chef in ("mouse", "lizard", "boar"):
            cards = [action.location for action in offered(table, seat, SendChef) if action.chef == chef]
            assert cards == CITY_OF_THREE


@pytest.mark.parametrize("after", [1, 3, 7])
def test_ck_209_no_chef_stays_at_a_location(after: int) -> None:
    table = Table(3)
    if after == 1:
        table.to_round(2)
    elif after == 3:
        table.to_cooking()
    else:
        table.to_meal()
    assert [chefs_at(table, location) for location in CITY_OF_THREE] == [[]] * 6


def test_ck_209_also_chefs_that_found_nothing_are_home() -> None:
    table = Table(3).stock("chef_academy").shop("chef_academy", {A: "boar", B: "mouse"})
    assert view(table).round == 2  # two forced soups, and the round is over
    assert chefs_at(table, "chef_academy") == []


def test_ck_210_a_zous_chef_that_has_worked_is_gone() -> None:
    table = Table(3).to_round(2).hire(A, "shark")
    assert front(table, A).zous_chef == "shark"
    table.act(A, SendChef("zous", "water_market"))
    table.auto(lambda state: state.round == 3)
    assert front(table, A).zous_chef is None
    assert "zous" not in [action.chef for action in offered(table, A, SendChef)]
    assert table.refusal(A, SendChef("zous", "water_market")) == "CK-102"


def test_ck_210_ck_211_it_is_gone_before_the_challenges() -> None:
    table = Table(3).to_round(3).hire(A, "carol").to_cooking()
    assert (view(table).round, view(table).phase) == (3, "cooking")
    assert front(table, A).zous_chef is None


@pytest.mark.parametrize(("after", "excess"), [(3, 7), (6, 2)])
def test_ck_211_ck_212_challenges_and_fridge_before_the_tracker_moves(after: int, excess: int) -> None:
    table = cooking(after=after).give(A, *["bread2", "bread3", "carrot2", "carrot3", "fish2", "fish3"] * 2)
    assert (view(table).phase, view(table).round) == ("cooking", after)
    table.present()
    assert (view(table).phase, view(table).round) == ("refrigerating", after)
    for _ in range(excess):
        table.act(A, PutAway(table.storage(A)[0]))
    assert (view(table).phase, view(table).round) == ("planning", after + 1)


@pytest.mark.parametrize("ended", [1, 2, 4, 5])
def test_ck_212_the_tracker_advances_by_one(ended: int) -> None:
    table = Table(3).to_round(ended).auto(lambda state: state.round > ended)
    assert (view(table).phase, view(table).round) == ("planning", ended + 1)


def test_ck_212_round_7_is_the_last() -> None:
    table = Table(3).to_meal()
    assert view(table).round == 7
    table.present()
    assert (view(table).phase, view(table).round) == ("over", 7)
    assert [event.round for event in only(table.log, RoundBegan)] == [2, 3, 4, 5, 6, 7]  # the first in the setup


# Which challenges, and when


def test_ck_213_ck_243_ck_254_ck_257_the_order_of_a_game() -> None:
    """Fridges are closed after dishes and after nothing else; the meal comes right after round 7."""
    assert order_of(whole_game(2)) == [
        "round 1",
        "round 2",
        "round 3",
        "DishesPresented",
        "FridgeClosed",
        "round 4",
        "round 5",
        "round 6",
        "DishesPresented",
        "FridgeClosed",
        "round 7",
        "MealsRevealed",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ck_213_dishes_are_presented_twice_by_everybody(seats: int) -> None:
    shown = only(whole_game(seats), DishesPresented)
    assert [event.seat for event in shown] == [*range(seats), *range(seats)]


@pytest.mark.parametrize(("after", "first"), [(3, 0), (6, 3)])
def test_ck_214_three_challenges_of_the_day(after: int, first: int) -> None:
    table = Table(3).to_cooking(after)
    row = [CHALLENGE_IDS[card] for card in table.state.challenges]
    day = row[first : first + 3]
    assert [card.id for card in view(table).challenges] == day
    assert [plate.plate for plate in own(table, B).plates] == day
    tidy(table).give(A, *[f"{kind}5" for kind in ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine")])
    for other in row:
        if other not in day:
            kinds = ("bread5", "carrot5", "cheese5", "fish5", "meat5", "mushroom5", "wine5")
            assert {table.refusal(A, AddIngredient(other, kind)) for kind in kinds} == {"CK-214"}


def test_ck_215_scored_challenges_leave_the_game() -> None:
    table = cooking(MELT, DINE, TAPAS)
    fill(table.give(A, "fish6", "bread2", "cheese2"), A, MELT, "fish6 bread2 cheese2")
    table.present()
    assert view(table).round == 4
    fourth = CHALLENGE_IDS[table.state.challenges[3]]
    assert [card.id for card in view(table).challenges] == [fourth]
    table.to_cooking(6)
    assert not {MELT, DINE, TAPAS} & {card.id for card in view(table).challenges}
    tidy(table).give(A, "meat5")
    assert table.refusal(A, AddIngredient(DINE, "meat5")) == "CK-214"


def test_ck_241_the_hold_token_moves_on_to_round_6() -> None:
    table = Table(2)
    held: list[tuple[int, list[bool]]] = []
    for number in range(1, 8):
        table.to_round(number)
        held.append((number, [card.held is not None for card in view(table).challenges]))
    assert held == [
        (1, [False]),
        (2, [False, False]),
        (3, [False, False, True]),
        (4, [False]),
        (5, [False, False]),
        (6, [False, False, True]),
        (7, []),
    ]


def test_ck_241_it_covers_the_rightmost_ingredient_of_the_sixth() -> None:
    table = cooking("savory_stack", "bouilla_bay", "fondue_fest", after=6)
    (*_, last) = view(table).challenges
    assert (last.id, last.types, last.held) == ("fondue_fest", ("wine", "cheese"), "mushroom")
    table.give(A, "mushroom5")
    assert table.refusal(A, AddIngredient("fondue_fest", "mushroom5")) == "CK-224"


def test_ck_242_plates_come_back_empty() -> None:
    table = cooking(MELT, DINE, TAPAS)
    assert dish(table, MELT, "fish6 bread2 cheese2").stars == 1
    stars = table.stars(A)
    table.to_cooking(6)
    assert [plate.items for plate in own(table, A).plates] == [(), (), ()]
    assert all(plate.value == 0 for plate in own(table, A).plates)
    table.present()
    assert table.stars(A) == stars  # the dish of day 1 is not paid twice


# Round 7


def test_ck_254_no_fridge_after_round_7() -> None:
    table = Table(2).to_round(7)
    tidy(table).give(A, *[f"{kind}{number}" for kind in ("bread", "carrot", "fish") for number in (2, 3, 4, 5, 6)])
    table.stock("chef_academy", "allspice_r7").to_meal()
    assert view(table).phase == "serving"
    assert len(table.storage(A)) >= 15
    assert only(table.present().log[_start_of_round_7(table) :], FridgeClosed) == []


def _start_of_round_7(table: Table) -> int:
    (at,) = [at for at, event in enumerate(table.log) if isinstance(event, RoundBegan) and event.round == 7]
    return at


def test_ck_255_round_7_has_no_challenge() -> None:
    table = Table(3).to_round(7)
    (began,) = [event for event in only(table.log, RoundBegan) if event.round == 7]
    assert (began.challenge, began.held) == (None, None)
    assert view(table).challenges == ()
    table.auto(lambda state: False)
    assert only(table.log[_start_of_round_7(table) :], DishesPresented) == []


def test_ck_256_no_zous_chef_is_offered_in_round_7() -> None:
    table = Table(3).to_round(7)
    (began,) = [event for event in only(table.log, RoundBegan) if event.round == 7]
    assert (began.zous_chef, view(table).zous_chef) == (None, None)
    assert table.stall("chef_academy") == ["allspice_r7"]
    assert view(Table(3).to_round(6)).zous_chef is not None


def test_ck_257_the_critic_meal_follows_directly() -> None:
    table = Table(2).to_round(7)
    table.auto(lambda state: view(table).phase == "serving")
    assert table.pending() == [A, B]
    assert table.events[-1:] == [RoundEnded(7)]
    table.act(A, Present())
    table.act(B, Present())
    assert isinstance(table.events[-1], RestaurantWeekEnded)
    assert (view(table).phase, table.pending()) == ("over", [])


def test_ck_211_a_day_without_a_full_storage_goes_straight_on() -> None:
    """Nobody is above the limit: nobody is asked, and round 4 begins."""
    table = fridge("bread2", "bread3")
    assert (view(table).phase, view(table).round) == ("planning", 4)
    assert only(table.events, FridgeClosed) == []
    assert table.storage(A) == ["bread2", "bread3"]
