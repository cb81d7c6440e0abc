"""KR-201 to KR-206: prestige bonuses, when they come and what each of them does."""

import pytest

from atable.games.kitchen_rush.actions import (
    BonusChoice,
    BuyIngredients,
    BuySpices,
    DeliveryChoice,
    ForgiveChoice,
    OfficeUpgrade,
    Place,
    SinkWash,
    WaiterServe,
)
from atable.games.kitchen_rush.events import (
    BonusKept,
    BonusOffered,
    CoinsGained,
    Delivered,
    Forgiven,
    GameEnded,
    IngredientsBought,
    OrderFailed,
    OrderServed,
    SpicesBought,
    WagePaid,
)
from atable.games.kitchen_rush.game import GAME
from atable.kernel.game import advance
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table

KINDS = ("meat", "veg", "bread", "salad", "pasta", "cheese")
SOUP = ("veg", "veg", "cube_white")


def round_over(table: Table) -> Table:
    table.start().finish_action()
    return table


def offered(table: Table) -> tuple[str, ...]:
    """The cards of the question that is open."""
    choosing = table.view().choosing
    return choosing.among if choosing is not None and choosing.what == "bonus" else ()


def bonuses_gained(table: Table) -> int:
    told = table.all(BonusOffered)
    return len(told + [event for event in table.settle() if isinstance(event, BonusOffered)])


# When


@pytest.mark.parametrize(
    ("prestige", "number"),
    [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 2), (10, 3), (14, 3), (15, 4), (19, 4), (20, 5), (99, 5)],
)
def test_kr_201_one_bonus_for_each_threshold_reached(prestige: int, number: int) -> None:
    assert bonuses_gained(round_over(Table(2).prestige(prestige))) == number


def test_kr_201_kr_205_a_threshold_gives_once() -> None:
    """Prestige 7: thresholds 3 and 6. Then 5, then 8: nothing new. Then 10."""
    table = Table(2).sink().prestige(2).hold(RED, "royal_couscous").hold(RED, "moussaka").hold(BLUE, "lamb_tagine")
    special = ["cube_white", "cube_red", "cube_yellow"]
    couscous, tagine = ["meat", "veg", "pasta"] * 2 + special, ["meat", "veg"] * 2 + ["veg"] + special
    table.dish(RED, "royal_couscous", "plate_iv_1", *couscous, cook=3)
    table.dish(BLUE, "lamb_tagine", "plate_iv_2", *tagine, cook=3)
    moussaka = ("meat", "meat", "veg", "cheese", "cube_white", "cube_green")
    table.dish(RED, "moussaka", "plate_iii_1", *moussaka, cook=3)
    assert bonuses_gained(round_over(table)) == 2  # 2 + 2 + 2 + 1
    assert (table.view().prestige, table.view().thresholds_reached) == (7, (3, 6))
    for prestige, number in ((5, 0), (8, 0), (10, 1)):
        table.board().prestige(prestige)
        assert bonuses_gained(round_over(table)) == number


def test_kr_202_of_two_cards_one_is_kept_the_other_goes_under_the_deck() -> None:
    table = Table(2).prestige(3).next_bonuses("generous_guests", "herb_garden")
    round_over(table)
    assert offered(table) == ("generous_guests", "herb_garden")
    assert table.refusal(BLUE, BonusChoice("herb_garden")) == "KR-010"
    assert table.refusal(RED, BonusChoice("rave_review")) == "KR-202"
    table.act(RED, BonusChoice("herb_garden"))
    assert table.view().bonuses == ("herb_garden",)
    assert (table.view().decks.bonuses, table.view().decks.bonuses_under) == (7, ("generous_guests",))


def test_kr_202_the_default_is_the_first_and_the_next_two_are_other_cards() -> None:
    table = Table(2).prestige(6)
    table.next_bonuses("generous_guests", "herb_garden", "roaring_dishwasher", "suppliers_friend")
    round_over(table)
    assert GAME.default(table.state, RED) == BonusChoice("generous_guests")
    table.act(RED, BonusChoice("generous_guests"))
    assert offered(table) == ("roaring_dishwasher", "suppliers_friend")
    table.act(RED, BonusChoice("suppliers_friend"))
    assert table.view().bonuses == ("generous_guests", "suppliers_friend")
    assert table.view().decks.bonuses == 6


@pytest.mark.parametrize(("cards", "kept"), [(1, 1), (0, 0)])
def test_kr_203_a_single_card_is_taken_and_none_gives_nothing(cards: int, kept: int) -> None:
    """A whole game never comes to this, with eight cards for five thresholds: the others are left out of the box."""
    table = Table(2).prestige(6).next_bonuses("generous_guests").start()
    table.state.bonus_deck = table.state.bonus_deck[len(table.state.bonus_deck) - cards :]
    told = advance(GAME, table.state, table.state.now + 240_000)
    assert [event for event in told if isinstance(event, BonusKept)] == [BonusKept("generous_guests")] * kept
    assert (table.view().choosing, table.view().round, table.view().decks.bonuses) == (None, 2, 0)
    assert table.view().bonuses == ("generous_guests",) * kept


def test_kr_204_also_in_the_last_round_before_victory_is_checked() -> None:
    table = Table(2).prestige(6).coins(1).next_bonuses("rave_review", "herb_garden")
    table.state.round = 4
    table.state.thresholds = 1
    round_over(table)
    assert offered(table) == ("rave_review", "herb_garden")
    assert table.all(GameEnded) == []
    table.act(BLUE, BonusChoice("rave_review"))
    assert table.view().coins == 6  # enough for Opening Week
    assert len(table.all(GameEnded)) == 1


# The cards


def test_kr_206_rave_review_five_coins_now() -> None:
    table = round_over(Table(2).prestige(3).coins(2).next_bonuses("rave_review", "herb_garden"))
    table.act(RED, BonusChoice("rave_review"))
    assert table.all(CoinsGained) == [CoinsGained(5, "rave_review")]
    assert (table.view().coins, table.view().bonuses, table.view().decks.bonuses) == (7, (), 7)


def test_kr_206_the_others_stay_to_the_end() -> None:
    table = round_over(Table(2).prestige(3).next_bonuses("generous_guests", "herb_garden"))
    table.act(RED, BonusChoice("generous_guests"))
    for number in (2, 3, 4):
        assert (table.view().round, table.view().bonuses) == (number, ("generous_guests",))
        table.board().prestige(0).start().finish_action()
    assert table.view().bonuses == ("generous_guests",)


def test_kr_206_generous_guests_tip_two() -> None:
    table = Table(2).bonus("generous_guests").coins(0).hold(RED, "tomato_soup").hold(BLUE, "garden_salad")
    table.dish(RED, "tomato_soup", "plate_i_1", *SOUP, cook=1)
    table.dish(BLUE, "garden_salad", "plate_i_2", "salad", "salad", "cube_green").start()
    table.act(RED, WaiterServe(table.place(RED, "hg_red_1", "waiter_1"), "tomato_soup"))
    assert table.all(OrderServed) == [OrderServed(RED, "tomato_soup", None, True, 3 + 2, 0)]
    assert table.view().coins == 5
    table.finish_action()
    assert table.last(OrderServed).coins == 2  # no tip at the check


def test_kr_206_suppliers_friend_the_first_purchase_of_each_round_is_free() -> None:
    table = Table(2).bonus("suppliers_friend").coins(0).start()
    table.act(RED, BuyIngredients(table.place(RED, "hg_red_1", "market_1"), "meat", (5, 0, 0)))
    assert (table.last(IngredientsBought).cost, table.view().coins) == (0, 0)
    second = table.place(BLUE, "hg_blue_1", "market_1")
    assert table.refusal(BLUE, BuySpices(second, ("red", "red"))) == "KR-157"
    table.coins(7).act(BLUE, BuySpices(second, ("red", "red")))
    assert (table.last(SpicesBought).cost, table.view().coins) == (1, 6)
    table.finish_action()
    table.start().act(RED, BuySpices(table.place(RED, "hg_red_1", "market_1"), ("red", "red")))
    assert table.last(SpicesBought).cost == 0


def test_kr_206_suppliers_friend_guided_lets_a_poor_team_go_to_the_market() -> None:
    table = Table(2, assist="guided").bonus("suppliers_friend").coins(0).start()
    table.act(RED, BuyIngredients(table.place(RED, "hg_red_1", "market_1"), "meat", (5, 0, 0)))
    assert table.refusal(BLUE, Place("hg_blue_1", "market_1")) == "KR-235"


def test_kr_206_apprentice_contract_a_helper_costs_one_coin() -> None:
    table = Table(2).bonus("apprentice_contract").coins(9).start()
    table.place(RED, "hg_red_1", "stove_1")
    table.place(RED, "hg_helper_1", "stove_2")
    table.finish_action()
    assert table.all(WagePaid) == [WagePaid("hg_helper_1", 1), WagePaid("hg_red_1", 3)]
    table.start().finish_action()
    assert table.all(WagePaid) == []  # unused it still costs nothing


def test_kr_048_kr_206_herb_garden_three_cubes_every_preparation() -> None:
    table = round_over(Table(2).bonus("herb_garden").bag(white=2, red=1))
    assert table.all(Delivered) == [Delivered("herb_garden", "bag", ("cube_white", "cube_black", "cube_green"))]
    assert [table.in_bag(it) for it in ("white", "black", "green", "red", "yellow")] == [3, 1, 1, 1, 0]
    table.bag(white=12, black=11)
    round_over(table)
    assert [table.in_bag(it) for it in ("white", "black", "green")] == [12, 12, 1]  # the box holds 12 of each


def test_kr_048_kr_206_morning_delivery_to_the_storeroom_of_the_teams_choice() -> None:
    table = round_over(Table(2).bonus("morning_delivery").room("store_a", pasta=7).room("store_b", pasta=8))
    assert table.refusal(RED, DeliveryChoice("store_b")) == "KR-010"  # Blue leads round 2
    for answer in (DeliveryChoice("store_c"), DeliveryChoice("stove"), DeliveryChoice(flavours=("pink",))):
        assert table.refusal(BLUE, answer) == "KR-048"
    assert GAME.default(table.state, BLUE) == DeliveryChoice("store_a")  # the emptier one
    table.act(BLUE, DeliveryChoice("store_b"))
    assert [table.in_room("store_b", kind) for kind in KINDS] == [4, 4, 3, 3, 8, 3]  # no pasta is left
    assert [table.in_room("store_a", kind) for kind in KINDS] == [3, 3, 2, 2, 7, 2]
    table.start().finish_action()
    assert table.view().choosing is not None  # and again in round 3


def test_kr_048_without_an_answer_the_emptiest_of_all_active_storerooms() -> None:
    table = Table(2).bonus("morning_delivery").coins(3).upgrades("third_storeroom").start()
    table.act(RED, OfficeUpgrade(table.place(RED, "hg_red_1", "office_1"), "third_storeroom"))
    table.finish_action()
    assert GAME.default(table.state, BLUE) == DeliveryChoice("store_c")  # 12 tokens, the others hold 14


@pytest.mark.parametrize("kept", [("morning_delivery", "herb_garden"), ("herb_garden", "morning_delivery")])
def test_kr_048_kr_206_herbs_before_or_after_the_delivery(kept: tuple[str, str]) -> None:
    """The question of the one takes nothing from the other."""
    table = round_over(Table(2).bonus(*kept).bag(white=1)).act(BLUE, DeliveryChoice("store_a"))
    assert [table.in_bag(it) for it in ("white", "black", "green")] == [2, 1, 1]
    assert [table.in_room("store_a", kind) for kind in KINDS] == [4, 4, 3, 3, 3, 3]
    assert table.view().phase == "planning"


def test_kr_206_forgiving_regulars_one_unserved_order_costs_nothing() -> None:
    table = Table(2).bonus("forgiving_regulars").prestige(2).hold(RED, "bolognese").hold(BLUE, "carbonara")
    table.hold(BLUE, "tomato_soup").dish(BLUE, "tomato_soup", "plate_i_1", *SOUP, cook=1)
    table.dish(BLUE, "carbonara", "plate_ii_1", "veg")
    round_over(table)
    choosing = table.view().choosing
    assert choosing is not None
    assert (choosing.what, choosing.among) == ("forgive", ("bolognese", "carbonara"))
    assert table.refusal(RED, ForgiveChoice("tomato_soup")) == "KR-185"  # that one is served
    assert GAME.default(table.state, RED) == ForgiveChoice("bolognese")
    table.act(RED, ForgiveChoice("carbonara"))
    assert table.all(Forgiven) == [Forgiven("carbonara")]
    assert [event.lost for event in table.all(OrderFailed)] == [1, 0]
    assert table.view().prestige == 1
    assert table.view().seats[BLUE].plates == ()  # it was ruined all the same


def test_kr_206_forgiving_regulars_need_not_forgive_and_come_to_every_check() -> None:
    table = Table(2).bonus("forgiving_regulars").prestige(2).hold(RED, "bolognese")
    round_over(table).act(RED, ForgiveChoice())
    assert table.view().prestige == 1
    table.board().start().finish_action()
    table.act(BLUE, ForgiveChoice("bolognese"))
    assert table.view().prestige == 1


def test_kr_206_the_roaring_dishwasher_washes_five() -> None:
    dirty = ("plate_i_1", "plate_i_2", "plate_ii_1", "plate_ii_2", "plate_iii_1", "plate_iv_2")
    table = Table(2).bonus("roaring_dishwasher").sink(*dirty).start()
    window = table.place(RED, "hg_red_1", "sink_1")
    assert table.refusal(RED, SinkWash(window, dirty)) == "KR-164"
    table.act(RED, SinkWash(window, dirty[1:]))
    assert table.view().sink == ("plate_i_1",)
