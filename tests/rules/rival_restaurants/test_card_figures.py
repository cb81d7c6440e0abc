"""RR-453: which chef a card means where a player has two figures."""

from atable.games.rival_restaurants.actions import PlayCard
from tests.rules.rival_restaurants.scenario import BLUE, RED, Table

ISLAND = "the_island"


def taxi(location: str, spot: int | None = None, figure: int = RED) -> PlayCard:
    return PlayCard("taxi", figure=figure, location=location, spot=spot)


def road_work(figure: int, target: int) -> PlayCard:
    return PlayCard("road_work", target=target, figure=figure)


def squad() -> Table:
    """The Active Chefs at Dairy King and the Chop Shop; Red's NPC at the Chop Shop, Blue's at Carbtastic."""
    table = Table(2, mode="kitchen_squad", pace="live").hand(
        RED, "road_work", "taxi", "food_fight", "express_dillivery"
    )
    table.chef(table.second(RED), "antoine_baguette").chef(table.second(BLUE), "lovehandles_mcfatterson").money(
        RED, 400
    )
    table.counter("chop_shop", "beef").counter("carbtastic", "rice")
    return table.send("dairy_king", "chop_shop", second=("chop_shop", "carbtastic"))


def test_rr_453_no_npc_is_a_target() -> None:
    table = squad()
    targets = [
        action.figure for action in table.legal(RED) if isinstance(action, PlayCard) and action.card == "road_work"
    ]
    assert targets == [BLUE]
    assert table.refusal(RED, road_work(table.second(BLUE), BLUE)) == "RR-186"


def test_rr_453_the_own_location_is_the_active_chefs() -> None:
    """Red's NPC is where Blue is, Red's Active Chef is not."""
    table = squad()
    assert table.refusal(RED, PlayCard("food_fight", figure=RED)) == "RR-186"
    assert table.refusal(RED, PlayCard("food_fight", figure=table.second(RED))) == "RR-186"


def test_rr_453_taxi_drives_the_active_chef_even_to_the_own_npc() -> None:
    table = squad()
    assert table.refusal(RED, taxi(ISLAND, figure=table.second(RED))) == "RR-186"
    assert table.act(RED, taxi("chop_shop", 0)).at(RED) == "chop_shop"


def test_rr_453_express_dillivery_where_the_own_npc_is() -> None:
    table = squad().to_market().act(RED, PlayCard("express_dillivery", location="chop_shop", spot=1))
    assert (table.owns(RED, "beef"), table.purses()[RED]) == (1, 200)


def cooks() -> Table:
    """Red's figures at Dairy King and the Chop Shop, Blue's at the Chop Shop and Carbtastic."""
    table = Table(2, mode="two_many_cooks", pace="live").hand(
        RED, "road_work", "taxi", "food_fight", "express_dillivery"
    )
    table.money(RED, 400).give(BLUE, "wine").recipes(BLUE, "bruschetta", "bibimbap")
    return table.send("dairy_king", "chop_shop", second=("chop_shop", "carbtastic"))


def test_rr_453_two_many_cooks_one_figure_is_named() -> None:
    table = cooks()
    second = table.second(BLUE)
    table.act(RED, road_work(second, BLUE)).let_happen()
    assert (table.at(BLUE), table.at(second)) == ("chop_shop", ISLAND)


def test_rr_453_two_many_cooks_one_own_figure_throws() -> None:
    table = cooks()
    assert table.refusal(RED, PlayCard("food_fight", figure=RED)) == "RR-186"  # nobody is at Dairy King
    table.act(RED, PlayCard("food_fight", figure=table.second(RED))).let_happen()
    assert table.owns(BLUE, "wine") == 0


def test_rr_409_rr_453_two_many_cooks_taxi_not_to_the_other_own_figure() -> None:
    table = cooks()
    assert table.refusal(RED, taxi("chop_shop", 0)) == "RR-186"
    assert table.refusal(RED, taxi("dairy_king", 0, figure=table.second(RED))) == "RR-186"
    assert table.act(RED, taxi("mystery_mart", 0)).at(RED) == "mystery_mart"


def test_rr_453_two_many_cooks_express_needs_a_market_without_any_own_figure() -> None:
    table = cooks().to_market()
    for market in ("dairy_king", "chop_shop"):
        assert table.refusal(RED, PlayCard("express_dillivery", location=market, spot=1)) == "RR-186"
    table.act(RED, PlayCard("express_dillivery", location="fruit_stand", spot=1))
    assert table.purses()[RED] == 300
