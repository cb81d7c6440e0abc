"""RR-353 to RR-387: Kitchen Squad, day by day. NPC stands for «non-plating chef»."""

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyActionCard,
    BuyCounter,
    BuyShelf,
    ChooseActive,
    ChooseSpot,
    DeclareCook,
    Exempt,
    MakeOffer,
    PlayCard,
    Relocate,
    SetWheel,
    TakeBack,
    UseKim,
    UseMortimer,
    UseStroganov,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import LOCATIONS
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    ChefsMoved,
    CounterBought,
    DayBegan,
    GameEnded,
    MarketRefilled,
    MoneyPaid,
    PlayStopped,
    PowerUsed,
    ShelfBought,
)
from atable.games.rival_restaurants.game import GAME
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, RED
from tests.rules.rival_restaurants.squads import Squads

NPCS = ["angus_khan", "antoine_baguette", "lovehandles_mcfatterson", "senor_fuego"]
KIM = ("kim_chi", "the_island", "carbtastic")
MORTIMER = ("mortimer_sleazburger", "the_island", "carbtastic")
BIFF = ("biff_brobeque", "the_island", "carbtastic")
GOHAN = ("gohan_sushido", "the_island", "fruit_stand")
PHYLLIS = ("phyllis_grubman", "the_island", "fruit_stand")


# Money & Move


def test_rr_353_two_wheels() -> None:
    table = Squads()
    for seat in (RED, BLUE):
        wheels = [action for action in table.legal(seat) if isinstance(action, SetWheel)]
        assert {wheel.figure for wheel in wheels} == {seat, table.second(seat)}
    table.set_wheels(RED, KIM)
    assert table.pending() == [BLUE]
    assert table.refusal(BLUE, SetWheel(RED, "chop_shop")) == "RR-059"


def test_rr_064_rr_353_a_wheel_may_be_changed_before_the_other_is_set() -> None:
    """Blue has locked: with Red's last choice all is revealed."""
    table = Squads().set_wheels(BLUE, GOHAN).act(RED, SetWheel(RED, "chop_shop")).act(RED, ChooseActive("kim_chi"))
    table.act(RED, TakeBack()).set_wheels(RED, BIFF)
    assert (table.at(RED), table.view(None).figures[RED].chef) == ("the_island", "biff_brobeque")


def test_rr_355_income_for_each_player_none_for_an_npc() -> None:
    table = Squads().to_next_day()
    assert table.last(DayBegan).income == (300, 300)
    assert table.purses() == [300, 300]


def test_rr_356_rr_357_an_active_chef_of_the_squad_every_day() -> None:
    table = Squads()
    chefs = [action.chef for action in table.legal(RED) if isinstance(action, ChooseActive)]
    assert chefs == ["kim_chi", "mortimer_sleazburger", "biff_brobeque"]
    assert table.refusal(RED, ChooseActive("gohan_sushido")) == "RR-356"
    assert table.refusal(RED, ChooseActive("angus_khan")) == "RR-356"
    table.out(KIM, GOHAN).to_market()
    assert table.refusal(RED, ChooseActive("biff_brobeque"))  # for the whole day
    table.to_next_day().out(KIM, PHYLLIS)  # Kim again
    assert [figure.chef for figure in table.view(None).figures[:2]] == ["kim_chi", "phyllis_grubman"]


def test_rr_356_without_an_active_chef_a_player_is_not_ready() -> None:
    table = Squads().set_wheels(BLUE, GOHAN)
    table.act(RED, SetWheel(RED, "chop_shop")).act(RED, SetWheel(table.red_npc, "carbtastic"))
    assert table.pending() == [RED]
    table.act(RED, ChooseActive("kim_chi"))
    assert table.view(None).step == "placing"


def test_rr_358_of_the_squad_only_the_active_chef_has_a_power() -> None:
    table = Squads().money(BLUE, 300).recipes(RED, "quesadilla", "tiramisu").give(RED, "onion")
    table.out(KIM, GOHAN).to_market().by_default()
    assert table.refusal(BLUE, UseStroganov(RED, "onion")) == "RR-291"
    table.to_next_day().out(KIM, ("general_stroganov", "the_island", "fruit_stand")).to_market()
    table.act(BLUE, UseStroganov(RED, "onion")).let_happen()
    assert table.owns(BLUE, "onion") == 1


def test_rr_359_no_npc_on_the_island() -> None:
    table = Squads()
    assert table.refusal(RED, SetWheel(table.red_npc, "the_island")) == "RR-359"
    own = [it.location for it in table.legal(RED) if isinstance(it, SetWheel) and it.figure == table.red_npc]
    assert own == list(LOCATIONS[:6])


def test_rr_360_not_where_the_own_active_chef_goes() -> None:
    table = Squads().act(RED, SetWheel(RED, "chop_shop")).act(BLUE, SetWheel(Squads().blue_npc, "chop_shop"))
    assert table.refusal(RED, SetWheel(2, "chop_shop")) == "RR-360"
    assert table.refusal(BLUE, SetWheel(BLUE, "chop_shop")) == "RR-360"
    table.act(RED, SetWheel(2, "dairy_king")).act(BLUE, SetWheel(BLUE, "dairy_king"))


def test_rr_361_all_four_figures_move_together() -> None:
    table = Squads().set_wheels(RED, KIM)
    assert table.all(ChefsMoved) == []
    table.set_wheels(BLUE, GOHAN)
    [moved] = table.all(ChefsMoved)
    assert [(move.chef, move.location) for move in moved.moves] == [
        ("kim_chi", "the_island"),
        ("gohan_sushido", "the_island"),
        ("angus_khan", "carbtastic"),
        ("senor_fuego", "fruit_stand"),
    ]


def test_rr_362_both_figures_choose_spots() -> None:
    table = Squads().set_wheels(RED, ("kim_chi", "chop_shop", "carbtastic")).set_wheels(BLUE, GOHAN)
    assert table.pending() == [RED, BLUE]
    table.act(RED, ChooseSpot(RED, 1))
    assert table.pending() == [RED, BLUE]
    table.act(RED, ChooseSpot(table.red_npc, 2)).act(BLUE, ChooseSpot(table.blue_npc, 3))
    assert [figure.spot for figure in table.view(None).figures] == [1, None, 2, 3]


def test_rr_363_out_of_time_on_day_1() -> None:
    table = Squads("live")
    while table.view(None).step == "wheels":
        table.by_default()
    figures = [(figure.chef, figure.location) for figure in table.view(None).figures]
    assert figures == [
        ("kim_chi", "the_island"),
        ("gohan_sushido", "the_island"),
        ("angus_khan", "carbtastic"),
        ("senor_fuego", "carbtastic"),
    ]


def test_rr_363_only_what_is_missing() -> None:
    table = Squads().out(BIFF, PHYLLIS).to_next_day()
    table.act(RED, SetWheel(RED, "carbtastic")).act(BLUE, ChooseActive("gohan_sushido"))
    while table.view(None).step == "wheels":
        table.by_default()
    figures = [(figure.chef, figure.location) for figure in table.view(None).figures]
    assert figures == [
        ("biff_brobeque", "carbtastic"),  # as on the day before
        ("gohan_sushido", "the_island"),
        ("angus_khan", "fruit_stand"),
        ("senor_fuego", "carbtastic"),
    ]


# The powers of NPCs


def test_rr_364_they_affect_active_chefs_only() -> None:
    """Red's NPC Angus and Blue's NPC stand together."""
    table = Squads().out(KIM, ("gohan_sushido", "the_island", "carbtastic")).to_powers()
    assert table.all(PowerUsed) == []
    assert table.at(table.blue_npc) == "carbtastic"


def test_rr_365_rr_366_rr_368_rr_371_the_own_npc() -> None:
    """Case T-26."""
    table = Squads().money(BLUE, 300)
    table.out(("kim_chi", "the_island", "dairy_king"), ("gohan_sushido", "dairy_king", "chop_shop")).to_powers()
    assert table.last(PowerUsed) == PowerUsed(RED, "angus_khan", (BLUE,), None, None)  # nobody was asked
    assert table.pending() == [BLUE]
    assert table.refusal(BLUE, Relocate("dairy_king", 0)) == "RR-300"
    table.go("chop_shop", 0)
    assert table.last(MoneyPaid) == MoneyPaid(BLUE, 200, "senor_fuego")
    assert table.purses() == [0, 100]


def test_rr_368_every_active_chef_at_his_market() -> None:
    """A Taxi brings Red's Active Chef to the own NPC Angus, where Blue's is too."""
    table = Squads().hand(RED, "taxi").out(KIM, ("gohan_sushido", "carbtastic", "fruit_stand"))
    table.act(RED, PlayCard("taxi", figure=RED, location="carbtastic", spot=0)).to_powers()
    assert {tuple(sorted(event.targets)) for event in table.all(PowerUsed)} == {(RED, BLUE)}
    while table.view(None).step == "relocating":
        table.go("chop_shop", 0)
    assert [table.at(figure) for figure in range(4)] == ["chop_shop", "chop_shop", "carbtastic", "fruit_stand"]


def test_rr_366_they_can_not_be_limited() -> None:
    table = Squads("live").npcs("lovehandles_mcfatterson", "antoine_baguette").money(BLUE, 200)
    table.out(("kim_chi", "the_island", "chop_shop"), ("gohan_sushido", "chop_shop", "dairy_king")).to_market()
    assert table.refusal(RED, Exempt(table.red_npc, (BLUE,))) == "RR-366"
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-333"


def test_rr_366_clam_voyance_stops_them() -> None:
    table = Squads().hand(BLUE, "clam_voyance").out(KIM, ("gohan_sushido", "carbtastic", "fruit_stand")).to_powers()
    table.answer(BLUE, "clam_voyance")
    assert table.last(PlayStopped) == PlayStopped(BLUE, "angus_khan")
    assert table.at(BLUE) == "carbtastic"


def test_rr_367_an_npc_is_no_target() -> None:
    table = Squads().money(RED, 300).hand(BLUE, "road_work").hand(RED, "food_fight")
    table.out(("kim_chi", "chop_shop", "carbtastic"), ("gohan_sushido", "the_island", "chop_shop"))
    assert table.refusal(RED, PlayCard("food_fight", figure=RED)) == "RR-186"  # only an NPC is there
    table.by_default()
    assert table.refusal(BLUE, PlayCard("road_work", target=RED, figure=table.red_npc)) == "RR-186"
    assert table.refusal(BLUE, PlayCard("road_work", target=BLUE, figure=table.blue_npc)) == "RR-187"
    table.to_powers()
    assert table.refusal(RED, UseKim(table.blue_npc)) == "RR-367"
    assert table.refusal(RED, UseKim(table.red_npc)) == "RR-367"
    assert [it for it in table.legal(RED) if isinstance(it, UseKim)] == [UseKim(BLUE)]


def test_rr_371_rr_372_npc_fuego_takes_200_or_all_for_the_bank() -> None:
    table = Squads().money(RED, 100).money(BLUE, 600)
    table.out(("kim_chi", "fruit_stand", "carbtastic"), GOHAN).to_powers()
    while table.view(None).step == "powers":
        table.by_default()
    assert table.last(MoneyPaid) == MoneyPaid(RED, 100, "senor_fuego")
    assert table.purses() == [0, 600]
    rich = Squads().money(RED, 500).out(("biff_brobeque", "fruit_stand", "carbtastic"), GOHAN).to_powers()
    assert rich.purses() == [300, 0]


def test_rr_373_npc_antoine_is_never_at_the_island() -> None:
    table = Squads("live").npcs("antoine_baguette", "senor_fuego").money(BLUE, 300)
    assert table.refusal(RED, SetWheel(table.red_npc, "the_island")) == "RR-359"
    table.out(KIM, GOHAN).to_market().act(BLUE, BuyActionCard(BLUE)).wait(200)
    assert table.last(ActionCardBought).price == 300


@pytest.mark.parametrize("npc", NPCS)
def test_rr_374_no_npc_power_at_the_mystery_mart(npc: str) -> None:
    table = Squads("live").money(BLUE, 300)
    other = "senor_fuego" if npc == "angus_khan" else "angus_khan"
    table.npcs(npc, other).counter("mystery_mart", "wine", "tofu", "chocolate")
    table.out(("biff_brobeque", "the_island", "mystery_mart"), ("gohan_sushido", "mystery_mart", "carbtastic"))
    table.to_market()
    assert table.at(BLUE) == "mystery_mart"
    table.act(BLUE, BuyCounter(BLUE, 1)).wait(200)
    assert table.last(CounterBought).price == 300


def test_rr_375_mortimer_kim_npc_angus_npc_fuego() -> None:
    """Kim forces Mortimer to the NPC Fuego, where the NPC Angus of Red chases neither."""
    table = Squads().squad(BLUE, "kim_chi", "gohan_sushido", "phyllis_grubman").money(RED, 300).money(BLUE, 300)
    table.garbage(RED, 1)
    red = ("mortimer_sleazburger", "chop_shop", "dairy_king")
    table.out(red, ("kim_chi", "dairy_king", "chop_shop")).to_powers()
    assert table.pending() == [RED]
    table.act(RED, UseMortimer(BLUE)).let_happen()
    assert table.pending() == [BLUE]
    table.act(BLUE, UseKim(RED)).let_happen().go("dairy_king", 0)  # where Angus is, who chases both
    while table.view(None).step == "relocating":
        table.go("chop_shop", 0)
    chefs = ["mortimer_sleazburger", "kim_chi", "angus_khan", "senor_fuego"]
    assert [event.chef for event in table.all(PowerUsed)] == chefs
    assert table.last(PowerUsed).targets == (RED, BLUE)
    assert table.purses() == [100, 0]


def test_rr_376_a_chased_chef_does_not_go_to_angus_again() -> None:
    table = Squads().out(KIM, ("gohan_sushido", "carbtastic", "fruit_stand")).to_powers()
    assert table.pending() == [BLUE]
    ways = {action.location for action in table.legal(BLUE) if isinstance(action, Relocate)}
    assert ways == set(LOCATIONS) - {"carbtastic"}


# Buy & Barter, Cook & Counter, the end


def test_rr_378_what_an_npc_buys() -> None:
    """Example X-06."""
    table = Squads("live").money(BLUE, 400).counter("fruit_stand", "avocado", "tomato").shelf("fruit_stand", "beans")
    table.out(KIM, GOHAN).to_market()
    table.act(BLUE, BuyCounter(table.blue_npc, 2)).act(BLUE, BuyShelf(table.blue_npc, "fruit_stand"))
    assert (table.last(CounterBought).price, table.last(ShelfBought).price) == (200, 200)
    assert (table.owns(BLUE, "tomato"), table.owns(BLUE, "beans"), table.of(BLUE).money) == (1, 1, 0)


def test_rr_326_an_npc_occupies_a_market_for_gohan() -> None:
    table = Squads("live").money(BLUE, 300).out(KIM, GOHAN).to_market()
    assert table.refusal(BLUE, BuyShelf(BLUE, "carbtastic")) == "RR-326"
    assert table.refusal(BLUE, BuyShelf(BLUE, "fruit_stand")) == "RR-326"  # the own one too
    table.act(BLUE, BuyShelf(BLUE, "dairy_king"))


def test_rr_383_trading_as_in_the_base_game() -> None:
    table = Squads("live").money(RED, 200).give(BLUE, "onion").out(KIM, GOHAN).to_market()
    table.act(RED, MakeOffer(BLUE, Bundle(money=200), Bundle(ingredients=("onion",)))).act(BLUE, AcceptOffer(1))
    assert table.purses() == [0, 200]
    assert table.owns(RED, "onion") == 1


@pytest.mark.parametrize(("active", "cooks"), [(BIFF, True), (KIM, False)])
def test_rr_384_only_the_power_of_the_active_chef_applies_to_cooking(active: tuple[str, str, str], cooks: bool) -> None:
    table = Squads().recipes(RED, "onigiri", "tiramisu").give(RED, "rice", "fish", "beef")
    table.out(active, GOHAN).to_cooking()
    assert (table.state.phase == "cook_counter") == cooks
    if cooks:
        table.act(RED, DeclareCook((plan("onigiri", {"scallion": "beef"}),)))
        assert table.of(RED).popularity == 3


def test_rr_385_the_refill_as_in_the_base_game() -> None:
    table = Squads().counter("dairy_king", "egg", None, "milk").shelf("dairy_king", "butter", "cheese").to_next_day()
    assert [event.counter for event in table.all(MarketRefilled) if event.market == "dairy_king"] == [
        ("cheese", "butter", "egg")
    ]


def test_rr_386_the_end_as_in_the_base_game() -> None:
    table = Squads().popularity(RED, 19).recipes(RED, "bruschetta").give(RED, "bread", "tomato", "garlic")
    table.out(KIM, GOHAN).to_cooking().act(RED, DeclareCook((plan("bruschetta"),)))
    assert table.last(GameEnded).places == (1, 2)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == (RED,)


# The same chef two days in a row


def test_rr_387_counted_by_chef_card() -> None:
    table = Squads().money(RED, 300).out(KIM, ("gohan_sushido", "dairy_king", "fruit_stand")).to_powers()
    table.act(RED, UseKim(BLUE)).let_happen()
    table.to_next_day().out(KIM, ("phyllis_grubman", "dairy_king", "fruit_stand")).to_powers()
    table.act(RED, UseKim(BLUE)).let_happen()  # another chef of the same player
    assert table.at(BLUE) == "the_island"
    table.to_next_day().out(KIM, ("phyllis_grubman", "dairy_king", "fruit_stand")).to_powers()
    assert table.of(RED).money > 0
    assert table.state.phase == "buy_barter"  # there is no other target


def test_rr_387_mortimer_too() -> None:
    table = Squads().garbage(RED, 3).out(MORTIMER, GOHAN).to_powers().act(RED, UseMortimer(BLUE)).let_happen()
    table.to_next_day().out(MORTIMER, PHYLLIS).to_powers().act(RED, UseMortimer(BLUE)).let_happen()
    assert table.of(BLUE).garbage == 2
    table.to_next_day().out(MORTIMER, PHYLLIS).to_powers()
    assert table.state.phase == "buy_barter"  # there is no other target


def test_rr_297_rr_387_the_target_of_another_power_does_not_count() -> None:
    """Kim forced Gohan on the day before; Mortimer gave nothing to anybody."""
    table = Squads().money(RED, 300).garbage(RED, 1).out(KIM, ("gohan_sushido", "dairy_king", "fruit_stand"))
    table.to_powers().act(RED, UseKim(BLUE)).let_happen()
    table.to_next_day().out(MORTIMER, GOHAN).to_powers()
    assert table.pending() == [RED]
    table.act(RED, UseMortimer(BLUE)).let_happen()
    assert table.of(BLUE).garbage == 1
