"""What is played for somebody whose time is over, decision by decision."""

import pytest

from atable.games.critter_kitchen.actions import (
    AddIngredient,
    ClearPlate,
    ConfirmPlan,
    KeepRestaurateur,
    KeepToken,
    Pass,
    PlaceWild,
    Present,
    PutAway,
    SendChef,
    Take,
)
from atable.games.critter_kitchen.game import GAME, SPEC
from atable.games.critter_kitchen.options import CritterOptions
from tests.rules.critter_kitchen.kitchen import (
    DINE,
    MELT,
    TAPAS,
    cook,
    cooking,
    default,
    fill,
    fridge,
    front,
    goods,
    own,
    presented,
    serve,
    serving,
    stored,
    tidy,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

CITY_OF_TWO = {"soup_truck", "garden_top_shop", "desert_vendor", "midnight_merchant", "chef_academy"}


def away(table: Table, seat: int = A) -> Table:
    """All that this seat owes now is played for it."""
    while seat in table.pending():
        table.act(seat, default(table, seat))
    return table


def test_nothing_is_played_for_those_who_owe_nothing() -> None:
    table = Table(3).stock("water_market", "fish5").shop("water_market", {A: "mouse"}, waiting=C)
    assert [GAME.default(table.state, seat) for seat in (B, C)] == [None, None]
    planning = Table(3).plan(B)
    assert GAME.default(planning.state, B) is None


def test_choose_restaurateur_the_first_card_dealt() -> None:
    table = Table(3, restaurateurs=True, restaurateur_draft=True)
    for seat in (A, B, C):
        first, _ = own(table, seat).dealt
        assert default(table, seat) == KeepRestaurateur(first)


# Plans


def test_plan_a_whole_one_at_random() -> None:
    sent: dict[str, set[str]] = {"mouse": set(), "lizard": set(), "boar": set()}
    for seed in range(60):
        table = Table(2, str(seed))
        away(table)
        plan = own(table, A).plan
        assert len(set(plan.values())) == 3
        for chef, location in plan.items():
            sent[chef].add(location)
    assert sent == dict.fromkeys(sent, CITY_OF_TWO)  # each of them somewhere, some time


def test_plan_chefs_that_were_sent_stay_there() -> None:
    for seed in range(20):
        table = Table(3, str(seed)).send(A, boar="water_market", mouse="chef_academy")
        away(table)
        plan = own(table, A).plan
        assert (plan["boar"], plan["mouse"]) == ("water_market", "chef_academy")
        assert plan["lizard"] not in ("water_market", "chef_academy")


def test_plan_a_complete_one_is_confirmed() -> None:
    table = Table(3).send(A, boar="water_market", mouse="chef_academy", lizard="soup_truck")
    assert default(table, A) == ConfirmPlan()


def test_plan_the_zous_chef_goes_too() -> None:
    table = Table(3).hire(A, "shark").send(A, boar="water_market", mouse="chef_academy", lizard="soup_truck")
    action = default(table, A)
    assert isinstance(action, SendChef)
    assert (action.chef, action.location in ("garden_top_shop", "desert_vendor", "midnight_merchant")) == ("zous", True)


def test_plan_no_coffee_is_poured() -> None:
    table = goods(tidy(Table(3, a_la_cart=True)), {A: ["coffee"]})
    away(table)
    assert own(table, A).coffee == ()


def test_plan_asking_twice_gives_one_answer_and_changes_nothing() -> None:
    table = Table(3)
    before = table.state.copy()
    assert default(table, A) == default(table, A)
    assert table.state == before


# Picks


@pytest.mark.parametrize(
    ("items", "taken"),
    [
        (["fish5", "bread6", "allspice"], "bread6"),  # the highest number
        (["wine2", "spice_wine", "rumor_question"], "wine2"),  # even a 2
        (["wine6", "meat6", "fish6"], "fish6"),  # equals: bread, carrot, cheese, fish, meat, mushroom, wine
        (["rumor_question", "spice_wine", "zous_chef"], "spice_wine"),
        (["allspice", "spice_wine", "spice_meat"], "spice_meat"),
        (["zous_chef", "rumor_wild"], "rumor_wild"),
        (["rumor_wild", "rumor_whisper", "rumor_exclaim"], "rumor_exclaim"),
        (["coffee", "zous_chef"], "zous_chef"),
        (["zous_chef", "tofu"], "zous_chef"),
        (["wine2", "tofu"], "wine2"),  # a good, although it has a number
        (["trophy", "rumor_whisper"], "rumor_whisper"),
    ],
)
def test_pick_the_order(items: list[str], taken: str) -> None:
    table = Table(3, a_la_cart=True).stock("water_market", *items).shop("water_market", {A: "mouse"}, waiting=C)
    assert default(table, A) == Take(taken)


@pytest.mark.parametrize(
    ("items", "taken"),
    [(["bisque", "carrot2"], "carrot2"), (["bisque"], "bisque"), ([], "soup")],
)
def test_pick_at_the_soup_truck(items: list[str], taken: str) -> None:
    table = Table(3).stock("soup_truck", *items).shop("soup_truck", {A: "mouse"}, waiting=C)
    assert default(table, A) == Take(taken)


def test_pick_what_does_not_exist_for_the_absent_is_not_taken() -> None:
    table = Table(3).know(A, "question").stock("water_market", "rumor_question", "rumor_whisper")
    table.shop("water_market", {A: "mouse"}, waiting=C)
    assert default(table, A) == Take("rumor_whisper")


# Small questions


@pytest.mark.parametrize("zous_chef", ["chameleon", "mole"])
def test_after_reveal_the_zous_chef_stays(zous_chef: str) -> None:
    table = tidy(Table(3)).hire(A, zous_chef)
    table.plan(A, mouse="soup_truck", lizard="garden_top_shop", boar="desert_vendor", zous="water_market").plans()
    assert default(table, A) == Pass()
    if zous_chef == "mole":
        assert len(table.stall("midnight_merchant")) == 3  # that is no choice


def test_after_reveal_the_fox_does_not_swap() -> None:
    table = Table(3).employ(A, "fox").plans()
    assert (view(table).phase, default(table, A)) == ("revealing", Pass())


def test_before_first_pick_ming_does_not_exchange() -> None:
    table = Table(3).hire(A, "ming").give(A, "fish2").stock("water_market", "fish7")
    table.shop("water_market", {A: "zous"}, waiting=C)
    assert default(table, A) == Pass()


def test_magpie_take_nothing() -> None:
    table = Table(3).hire(A, "magpie").stock("water_market", "fish5", "rumor_question")
    table.shop("water_market", {A: "zous"}, waiting=C).take(A, "fish5")
    assert default(table, A) == Pass()


@pytest.mark.parametrize(("known", "icon"), [([], "question"), (["question"], "exclaim"), (["exclaim"], "question")])
def test_place_wild_the_leftmost_empty_space(known: list[str], icon: str) -> None:
    table = Table(3).know(A, *known).stock("water_market", "rumor_wild", "fish2")
    table.shop("water_market", {A: "mouse"}, waiting=C).take(A, "rumor_wild")
    assert default(table, A) == PlaceWild(icon)


@pytest.mark.parametrize(
    ("drawn", "kept"),
    [
        (["fish2", "allspice"], "fish2"),
        (["fish2", "wine3"], "wine3"),
        (["rumor_question", "spice_wine"], "spice_wine"),
        (["wine5", "meat5"], "meat5"),
        (["rumor_wild", "rumor_exclaim"], "rumor_exclaim"),
    ],
)
def test_keep_drawn_the_order_of_picks(drawn: list[str], kept: str) -> None:
    table = Table(3).hire(A, "kingfisher").stock("water_market").stock("chef_academy", "zous_chef").drawing(*drawn)
    table.shop("water_market", {A: "zous"}, waiting=C)
    assert default(table, A) == KeepToken(kept)


# Plates


def test_challenge_plates_as_last_saved() -> None:
    table = cooking()
    cook(table, A, MELT, "fish6 bread3 cheese3")
    cook(table, A, TAPAS, "carrot3 mushroom3")
    assert default(table, A) == Present()
    away(table).present()
    assert [shown.challenge for shown in presented(table, A).dishes] == [MELT, TAPAS]


def test_challenge_plates_only_the_legal_ones() -> None:
    table = cooking()
    cook(table, A, MELT, "fish2 bread2 soup")  # 5
    cook(table, A, DINE, "meat6 bread3 wine3")
    cook(table, A, TAPAS, "carrot7")  # no mushroom
    assert default(table, A) == ClearPlate(MELT)
    away(table).present()
    assert [shown.challenge for shown in presented(table, A).dishes] == [DINE]
    assert stored(table, A) == (["bread2", "carrot7", "fish2"], 1, 0)  # nothing is lost


def test_challenge_plates_without_any() -> None:
    table = cooking().give(A, "fish7", "bread7", "cheese7")
    assert default(table, A) == Present()
    away(table).present()
    assert (presented(table, A).dishes, len(table.storage(A))) == ((), 3)


# The fridge


def test_refrigerate_the_lowest_numbers_first() -> None:
    table = fridge("bread7", "carrot2", "fish2", "meat4", "wine3", "cheese5", "cheese6", "mushroom6")
    put_away = []
    while view(table).phase == "refrigerating":
        action = default(table, A)
        assert isinstance(action, PutAway)
        put_away.append(action.item)
        table.act(A, action)
    assert put_away == ["carrot2", "fish2", "wine3"]


def test_refrigerate_spices_last() -> None:
    table = fridge("bread7", "allspice", "spice_bread", "spice_fish", "spice_meat", "spice_wine", "wine6")
    away(table)
    assert table.storage(A) == ["spice_bread", "spice_fish", "spice_meat", "spice_wine", "allspice"]


def test_refrigerate_tofu_is_a_three() -> None:
    table = goods(cooking(a_la_cart=True), {A: ["tofu"]})
    table.give(A, "bread2", "carrot4", "cheese4", "fish4", "meat4", "wine4").present()
    away(table)
    assert "tofu" not in table.storage(A)
    assert "bread2" not in table.storage(A)


def test_refrigerate_what_was_put_away_stays_away() -> None:
    table = fridge("bread7", "carrot2", "fish2", "meat4", "wine3", "cheese5", "cheese6")
    table.act(A, PutAway("bread7"))
    away(table)
    assert table.storage(A) == ["cheese5", "cheese6", "fish2", "meat4", "wine3"]


# The meal


def test_critic_meal_the_highest_of_each_course() -> None:
    table = serving("bread2", "bread5", "fish4", "fish3", "wine6", "allspice", "soup")
    away(table).present()
    (bread, fish, wine) = front(table, A).meal or ()
    assert [item.item for course in (bread, fish, wine) for item in course.items] == ["bread5", "fish4", "wine6"]
    assert front(table, A).track == 15  # no spice


def test_critic_meal_what_was_saved_is_kept() -> None:
    table = serving("bread2", "bread5", "fish4", "fish3", "spice_fish")
    serve(table, A, "bread2 fish3+spice_fish")
    assert default(table, A) == Present()
    away(table).present()
    assert front(table, A).track == 2 + 6


def test_critic_meal_is_completed_course_by_course() -> None:
    table = serving("bread2", "bread5", "fish4", "meat3")
    serve(table, A, "bread2")
    assert default(table, A) == AddIngredient("fish", "fish4")
    table.act(A, AddIngredient("fish", "fish4"))
    assert default(table, A) == AddIngredient("meat", "meat3")
    table.act(A, AddIngredient("meat", "meat3"))
    assert default(table, A) == Present()


def test_critic_meal_with_an_empty_storage() -> None:
    assert default(serving(), A) == Present()


# Whole games


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("draft", [False, True])
def test_a_table_of_absent_players_comes_to_an_end(seats: int, draft: bool) -> None:
    options = CritterOptions(
        pace="simulation", restaurateurs=True, restaurateur_draft=draft, a_la_cart=seats > 1, truck_leftovers="stay"
    )
    state = GAME.setup(options, seats, "absent")
    for _ in range(SPEC.longest):
        owing = GAME.pending(state)
        if not owing:
            break
        action = GAME.default(state, owing[0])
        assert action is not None
        GAME.check(state, owing[0], action)
        GAME.play(state, owing[0], action)
        GAME.invariants(state)
    assert GAME.outcome(state) is not None


def test_nobody_is_there_who_would_fill_plates_for_others() -> None:
    """The plates of one seat are no business of another."""
    table = cooking(seats=3).give(B, "fish7", "bread7", "cheese7")
    fill(table, B, MELT, "fish7 bread7")
    away(table, A)
    assert table.pending() == [B, C]
    assert [plate.plate for plate in own(table, B).plates if plate.items] == [MELT]
