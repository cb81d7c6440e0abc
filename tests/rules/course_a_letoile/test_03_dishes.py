"""CE-51 to CE-67: the Dishes."""

import pytest

from atable.games.course_a_letoile.actions import (
    Draw,
    LoseDecoration,
    PlayAttack,
    PlayDevelopment,
    PlayDish,
    React,
    SellCard,
)
from atable.games.course_a_letoile.events import DishPlayed
from atable.games.course_a_letoile.frames import Drawing, Ending
from tests.rules.course_a_letoile.scenario import do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    SEEDS,
    at_random,
    finish_service,
    fresh,
    front,
    incomes,
    offered,
    refused,
    view,
    watchers,
)

STREET = ["sf_hot_dog", "sf_taco", "sf_bao", "sf_crepe", "sf_fries"]
TRADITION = ["tr_blanquette", "tr_bourguignon", "tr_cassoulet", "tr_ratatouille"]
GASTRONOMY = ["ga_lobster", "ga_truffle_egg", "ga_smoke", "ga_souffle"]
COOKS = ["cu_chef", "cu_cheffe", "cu_star_tv", "cu_star_legend"]
NO_COOKS = ["cu_dishwasher", "cu_commis", "se_sommelier", "de_chandelier"]


def test_ce_51_dishes_lie_face_up_before_their_player() -> None:
    state = scenario(seats=3, active=1, hands={1: ["sf_taco", "sf_bao"]}, coins={1: 4})
    assert do(state, PlayDish("sf_taco")) == [DishPlayed(1, "sf_taco", 2)]
    do(state, PlayDish("sf_bao"))
    for seat in watchers(state):
        assert [here.menu for here in view(state, seat).seats] == [(), ("sf_taco", "sf_bao"), ()]
    assert hand(state, 1) == []


@pytest.mark.parametrize("card", ["cu_chef", "de_zinc_bar", "tip", "rats"])
def test_ce_51_nothing_else_is_a_dish(card: str) -> None:
    state = scenario(hands={0: [card]}, coins={0: 20})
    assert offered(state, PlayDish) == []
    with refused(state, "CE-51", "not-a-dish"):
        do(state, PlayDish(card))


@pytest.mark.parametrize("card", [*STREET, *TRADITION, *GASTRONOMY])
def test_ce_52_no_dish_twice(card: str) -> None:
    state = scenario(hands={0: [card]}, menus={0: [card]}, teams={0: ["cu_chef"]}, coins={0: 20}, discard=["tip"])
    assert offered(state, PlayDish) == []
    with refused(state, "CE-52", "on-your-menu-already"):
        do(state, PlayDish(card))


def test_ce_52_nor_in_one_turn() -> None:
    state = scenario(hands={0: ["sf_taco", "sf_taco"]}, coins={0: 20})
    do(state, PlayDish("sf_taco"))
    with refused(state, "CE-52", "on-your-menu-already"):
        do(state, PlayDish("sf_taco"))


@pytest.mark.parametrize("card", ["sf_taco", "tr_cassoulet", "ga_souffle"])
def test_ce_53_two_players_may_offer_the_same(card: str) -> None:
    state = scenario(hands={0: [card]}, menus={1: [card]}, teams={0: ["cu_chef"]}, coins={0: 6})
    assert offered(state, PlayDish) == [PlayDish(card)]
    do(state, PlayDish(card))
    assert [here.menu for here in view(state).seats] == [(card,), (card,)]


@pytest.mark.parametrize("card", STREET)
def test_ce_54_street_food_needs_nothing(card: str) -> None:
    state = scenario(hands={0: [card]}, frame=Drawing())
    do(state, Draw("deck"))
    assert PlayDish(card) in offered(state, PlayDish)
    do(state, PlayDish(card))
    assert front(state, 0).menu == (card,)
    assert not front(state, 0).has_cook


def needs_a_cook(card: str, team: list[str]) -> None:
    state = scenario(hands={0: [card]}, teams={0: team, 1: ["cu_chef"]}, coins={0: 20})
    assert offered(state, PlayDish) == []
    with refused(state, "CE-55" if card in TRADITION else "CE-56", "needs-a-cook"):
        do(state, PlayDish(card))


@pytest.mark.parametrize("card", TRADITION)
def test_ce_55_no_tradition_without_a_cook(card: str) -> None:
    needs_a_cook(card, [])
    needs_a_cook(card, NO_COOKS)


@pytest.mark.parametrize("cook", COOKS)
@pytest.mark.parametrize("card", TRADITION)
def test_ce_55_tradition_with_a_cook(card: str, cook: str) -> None:
    state = scenario(hands={0: [card]}, teams={0: [cook]}, coins={0: 4})
    assert offered(state, PlayDish) == [PlayDish(card)]
    do(state, PlayDish(card))
    assert front(state, 0).menu == (card,)


@pytest.mark.parametrize("card", GASTRONOMY)
def test_ce_56_no_gastronomy_without_a_cook(card: str) -> None:
    needs_a_cook(card, [])
    needs_a_cook(card, NO_COOKS)


@pytest.mark.parametrize("cook", COOKS)
@pytest.mark.parametrize("card", GASTRONOMY)
def test_ce_56_gastronomy_with_a_cook(card: str, cook: str) -> None:
    state = scenario(hands={0: [card]}, teams={0: [cook]}, coins={0: 6})
    assert offered(state, PlayDish) == [PlayDish(card)]
    do(state, PlayDish(card))
    assert front(state, 0).menu == (card,)


@pytest.mark.parametrize("cook", COOKS)
def test_ce_57_one_cook_is_enough(cook: str) -> None:
    hands = {0: ["tr_ratatouille", "ga_souffle"]}
    menus = {0: [*TRADITION[:3], *GASTRONOMY[:3]]}
    state = scenario(hands=hands, menus=menus, teams={0: [cook]}, coins={0: 10})
    assert offered(state, PlayDish) == [PlayDish("tr_ratatouille"), PlayDish("ga_souffle")]
    do(state, PlayDish("tr_ratatouille"))
    do(state, PlayDish("ga_souffle"))
    assert front(state, 0).bills == 4 * 2 + 4 * 3
    assert incomes(state) == (21, 1)


@pytest.mark.parametrize("cook", ["cu_chef", "cu_cheffe", "cu_star_tv"])
def test_ce_58_a_cook_of_the_same_turn_counts(cook: str) -> None:
    state = scenario(hands={0: [cook, "tr_cassoulet", "ga_souffle"]}, coins={0: 20})
    with refused(state, "CE-55", "needs-a-cook"):
        do(state, PlayDish("tr_cassoulet"))
    do(state, PlayDevelopment(cook))
    assert offered(state, PlayDish) == [PlayDish("tr_cassoulet"), PlayDish("ga_souffle")]
    do(state, PlayDish("tr_cassoulet"))
    do(state, PlayDish("ga_souffle"))
    assert front(state, 0).menu == ("tr_cassoulet", "ga_souffle")


def paid_for(menu: list[str], team: list[str]) -> list[int]:
    """What the bills of this menu bring in each of two Services, beside the coin of the P'tit Resto."""
    state = scenario(menus={0: menu}, teams={0: team}, frame=Drawing())
    bills = [front(state, 0).bills]
    paid = [incomes(state)[0] - 1 for _ in range(2)]
    assert paid == bills * 2
    return paid


@pytest.mark.parametrize("dish", STREET)
def test_ce_59_one_coin_for_street_food(dish: str) -> None:
    assert paid_for([dish], []) == [1, 1]


@pytest.mark.parametrize("dish", TRADITION)
def test_ce_60_two_coins_for_tradition(dish: str) -> None:
    assert paid_for([dish], ["cu_chef"]) == [2, 2]


@pytest.mark.parametrize("dish", GASTRONOMY)
def test_ce_61_three_coins_for_gastronomy(dish: str) -> None:
    assert paid_for([dish], ["cu_star_tv"]) == [3, 3]


@pytest.mark.parametrize(("dishes", "fame"), [(STREET, 0), (TRADITION, 1), (GASTRONOMY, 2)])
def test_ce_62_fame_of_the_dishes(dishes: list[str], fame: int) -> None:
    for dish in dishes:
        state = scenario(hands={0: [dish]}, teams={0: ["cu_chef"]}, coins={0: 6})
        assert [here.points for here in view(state).seats] == [(2, 0, 0, 1), (0, 0, 0, 0)]
        do(state, PlayDish(dish))
        assert [here.points for here in view(state).seats] == [(2, 0, 0, 1 + fame), (0, 0, 0, 0)]


@pytest.mark.parametrize("team", [[], ["cu_commis", "cu_dishwasher", "se_maitre_d"]])
def test_ce_63_no_bills_without_a_cook(team: list[str]) -> None:
    assert paid_for([*TRADITION, *GASTRONOMY], team) == [0, 0]


def test_ce_63_when_the_cook_is_poached() -> None:
    state = scenario(hands={0: ["headhunting"]}, menus={1: ["tr_cassoulet", "ga_souffle"]}, teams={1: ["cu_chef"]})
    assert front(state, 1).bills == 5
    do(state, PlayAttack("headhunting", 1, "cu_chef"))
    do(state, React(False))
    assert front(state, 1).bills == 0
    assert incomes(state) == (1, 1)


def test_ce_64_the_dishes_stay_and_keep_their_fame() -> None:
    menu = ("tr_cassoulet", "ga_souffle", "ga_smoke")
    state = scenario(hands={0: ["headhunting"]}, menus={1: menu}, teams={1: ["cu_chef"]})
    assert front(state, 1).points == (2, 0, 0, 6)
    do(state, PlayAttack("headhunting", 1, "cu_chef"))
    do(state, React(False))
    finish_service(state)
    assert front(state, 1).menu == menu
    assert front(state, 1).points == (0, 0, 0, 5)


@pytest.mark.parametrize("cook", COOKS)
def test_ce_65_a_new_cook_restores_the_bills(cook: str) -> None:
    state = scenario(
        hands={0: [cook]}, menus={0: ["tr_cassoulet", "ga_souffle"]}, teams={0: ["cu_commis"]}, coins={0: 10}
    )
    assert front(state, 0).bills == 0
    do(state, PlayDevelopment(cook))
    assert front(state, 0).bills == 5
    assert incomes(state) == (6, 1)


@pytest.mark.parametrize("team", [[], ["cu_commis"], ["cu_chef"]])
def test_ce_66_street_food_never_needs_a_cook(team: list[str]) -> None:
    assert paid_for(STREET, team) == [5, 5]


def test_ce_66_also_beside_dishes_that_do() -> None:
    assert paid_for(["sf_taco", "tr_cassoulet", "sf_bao"], []) == [2, 2]


def test_ce_67_menus_only_grow() -> None:
    for seed in SEEDS[:4]:
        menus: list[tuple[str, ...]] = [()] * 3
        for state in at_random(fresh(3, seed, pace="simulation"), seed):
            now = [here.menu for here in view(state).seats]
            assert all(menu[: len(old)] == old for menu, old in zip(now, menus, strict=True))
            menus = now
        assert any(menus)


def test_ce_67_nobody_can_take_a_dish_away() -> None:
    menus = {0: ["sf_taco"], 1: ["sf_bao"]}
    state = scenario(hands={0: ["headhunting", "outdated"]}, menus=menus, teams={1: ["cu_chef", "de_zinc_bar"]})
    with refused(state, "CE-105", "not-to-be-poached"):
        do(state, PlayAttack("headhunting", 1, "sf_bao"))
    with refused(state, "CE-40", "not-in-your-hand"):
        do(state, PlayDish("sf_taco"))
    ending = scenario(frame=Ending(), hands={0: ["tip"]}, menus=menus)
    with refused(ending, "CE-36", "not-in-your-hand"):
        do(ending, SellCard("sf_taco"))
    dated = scenario(hands={0: ["outdated"]}, menus=menus, teams={1: ["de_zinc_bar", "de_chandelier"]})
    do(dated, PlayAttack("outdated", 1))
    do(dated, React(False))
    with refused(dated, "CE-98", "not-your-decoration"):
        do(dated, LoseDecoration("sf_bao"))
