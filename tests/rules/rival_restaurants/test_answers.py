"""RR-193 to RR-203: Clam-Voyance, and who may answer what."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    BuyCounter,
    BuyShelf,
    DeclareCook,
    Done,
    Exempt,
    MakeOffer,
    OfferInWar,
    Pass,
    PlayCard,
    Respond,
    StopPower,
    UseAngus,
    UseFuego,
    UseGardena,
    UseKim,
    UseMortimer,
    UseStroganov,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import Answered, MoneyGiven, PlayStopped, PowerStopped
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table

ISLAND = "the_island"
CLAM = "clam_voyance"
ROBBERY = PlayCard("armed_robbery", target=BLUE)


def robbed(*clams: int, seats: int = 3) -> Table:
    """Red has announced an Armed Robbery on Blue, who has $700; these hold a Clam-Voyance, each time they are named."""
    table = Table(seats, pace="live").hand(RED, "armed_robbery").money(BLUE, 700)
    for seat in clams:
        table.hand(seat, CLAM)
    return table.act(RED, ROBBERY)


def cards_used(table: Table) -> list[bool]:
    return [seat.card_used for seat in table.view(None).seats]


# Stopping a card


def test_rr_193_clam_voyance_stops_a_card() -> None:
    table = robbed(BLUE).answer(BLUE, CLAM)
    assert Answered(BLUE, CLAM, RED) in table.seen(GREEN)
    table.act(RED, Respond(BLUE, None))
    assert table.last(PlayStopped) == PlayStopped(BLUE, "armed_robbery")
    assert table.purses() == [0, 700, 0]
    assert table.view(None).action_pile == ("armed_robbery", CLAM)


def test_rr_193_not_without_the_card() -> None:
    assert robbed().refusal(BLUE, Respond(BLUE, CLAM)) == "RR-183"


def test_rr_196_example_x_03() -> None:
    """Two Clam-Voyances: the robbery takes effect, Red gains $300 and Blue keeps $400."""
    table = robbed(BLUE, RED).answer(BLUE, CLAM)
    assert table.pending() == [RED]
    table.answer(RED, CLAM, target=BLUE)
    assert table.pending() == [BLUE]
    table.act(BLUE, Respond(BLUE, None))
    assert table.purses() == [300, 400, 0]
    assert cards_used(table) == [True, False, False]  # neither Clam-Voyance counts (RR-195)


@pytest.mark.parametrize(("answers", "stolen"), [(0, 300), (1, 0), (2, 300), (3, 0), (4, 300)])
def test_rr_197_an_even_number_lets_it_happen(answers: int, stolen: int) -> None:
    table = robbed(BLUE, RED, BLUE, RED)
    for number in range(answers):
        table.answer((BLUE, RED)[number % 2], CLAM, target=BLUE)
    last = (BLUE, RED)[answers % 2]
    assert table.pending() == [last]
    table.act(last, Respond(BLUE, None))
    assert table.purses() == [stolen, 700 - stolen, 0]
    assert len(table.all(Answered)) == answers


def test_rr_194_only_against_what_is_aimed_at_its_player() -> None:
    """Green is not robbed, and nobody is by One World."""
    table = robbed(GREEN)
    assert table.refusal(GREEN, Respond(BLUE, CLAM)) == "RR-044"
    table.let_happen()
    table = Table(3, pace="live").hand(RED, "one_world").hand(BLUE, CLAM).garbage(RED, 1)
    table.act(RED, PlayCard("one_world", amount=1))
    assert table.view(None).step == "wheels"  # nobody was asked


def test_rr_195_after_the_card_of_the_day() -> None:
    table = Table(3, pace="live").hand(RED, "armed_robbery").hand(BLUE, "tip_jar", CLAM).money(BLUE, 700)
    table.act(BLUE, PlayCard("tip_jar")).let_happen().act(RED, ROBBERY).answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    assert table.purses()[BLUE] == 700


def test_rr_195_and_before_it() -> None:
    table = robbed(BLUE).hand(BLUE, "tip_jar").money(GREEN, 100).answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    table.act(BLUE, PlayCard("tip_jar")).let_happen()
    assert table.purses() == [0, 800, 0]


def test_rr_195_two_on_one_day() -> None:
    table = robbed(BLUE, BLUE).hand(GREEN, "armed_robbery").answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    table.act(GREEN, ROBBERY).answer(BLUE, CLAM).act(GREEN, Respond(BLUE, None))
    assert table.purses() == [0, 700, 0]


def test_rr_198_case_t_13_several_targets() -> None:
    """Red plays Tip Jar; Blue, Green and Yellow have $300, $0 and $500, and Yellow plays Clam-Voyance."""
    table = Table(4, pace="live").hand(RED, "tip_jar").hand(YELLOW, CLAM).money(BLUE, 300).money(YELLOW, 500)
    table.act(RED, PlayCard("tip_jar")).answer(YELLOW, CLAM)
    assert table.pending() == [RED, BLUE, GREEN]
    table.act(RED, Respond(YELLOW, None)).act(BLUE, Respond(BLUE, None)).act(GREEN, Respond(GREEN, None))
    assert table.purses() == [100, 200, 0, 500]
    assert table.all(PlayStopped) == [PlayStopped(YELLOW, "tip_jar")]


def test_rr_198_rr_449_each_target_has_its_own_chain() -> None:
    """Red answers Blue's Clam-Voyance and lets Green's stand."""
    table = Table(3, pace="live").hand(RED, "tip_jar", CLAM).hand(BLUE, CLAM).hand(GREEN, CLAM)
    table.money(BLUE, 300).money(GREEN, 300).act(RED, PlayCard("tip_jar")).answer(BLUE, CLAM).answer(GREEN, CLAM)
    assert table.pending() == [RED]
    table.answer(RED, CLAM, target=BLUE).act(RED, Respond(GREEN, None)).act(BLUE, Respond(BLUE, None))
    assert table.purses() == [100, 200, 300]


# Powers


def test_rr_193_it_stops_powers_too() -> None:
    table = Table(3, pace="live").chef(RED, "senor_fuego").hand(BLUE, CLAM).money(BLUE, 300).money(GREEN, 300)
    table.send(*["chop_shop"] * 3).to_powers().act(RED, UseFuego((BLUE, GREEN)))
    table.answer(BLUE, CLAM).act(RED, Respond(BLUE, None)).act(GREEN, Respond(GREEN, None))
    assert table.purses() == [200, 300, 100]
    assert table.last(PlayStopped) == PlayStopped(BLUE, "senor_fuego")


def test_rr_199_against_gardena_in_cook_and_counter() -> None:
    table = Table(3, pace="live").chef(RED, "gardena_eden").recipes(RED, "onigiri", "tiramisu").hand(BLUE, CLAM)
    table.give(RED, "rice", "onion", "onion", "scallion").recipes(BLUE, "lucky_dumplings", "bibimbap").give(
        BLUE, "seafood"
    )
    table.to_cooking().act(RED, DeclareCook((plan("onigiri", {"fish": "onion onion"}),))).act(RED, UseGardena(BLUE))
    assert (table.view(None).phase, table.pending()) == ("cook_counter", [BLUE])
    table.answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    assert table.owns(BLUE, "seafood") == 1


def forced_by_kim(**options: Any) -> Table:
    table = Table(3, pace="live", **options).chef(RED, "kim_chi").hand(BLUE, CLAM).money(RED, 100).give(RED, "egg")
    return table.send("chop_shop", "dairy_king", ISLAND).to_powers()


@pytest.mark.parametrize("ingredient", [None, "egg"])
def test_rr_201_kims_cost_stays_paid(ingredient: str | None) -> None:
    table = forced_by_kim().act(RED, UseKim(BLUE, ingredient)).answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    assert table.at(BLUE) == "dairy_king"
    assert (table.purses()[RED], table.owns(RED, "egg")) == ((0, 1) if ingredient is None else (100, 0))
    assert table.view(None).step == "market"  # the power counts as used


def test_rr_201_the_target_counts_as_targeted() -> None:
    """RR-329: not the same chef on the next day."""
    table = forced_by_kim().act(RED, UseKim(BLUE)).answer(BLUE, CLAM).act(RED, Respond(BLUE, None)).to_next_day()
    table.send("chop_shop", "dairy_king", ISLAND).to_powers()
    assert table.refusal(RED, UseKim(BLUE)) == "RR-329"
    table.act(RED, UseKim(GREEN))


def test_rr_201_stroganov_keeps_his_money() -> None:
    table = Table(3, pace="live").chef(RED, "general_stroganov").money(RED, 100).hand(BLUE, CLAM)
    table.recipes(BLUE, "onigiri", "tiramisu").give(BLUE, "onion").send(ISLAND, ISLAND, ISLAND).to_market()
    table.act(RED, UseStroganov(BLUE, "onion")).answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    assert (table.purses(), table.owns(BLUE, "onion")) == ([100, 0, 0], 1)
    assert table.refusal(RED, UseStroganov(BLUE, "onion")) == "RR-321"


@pytest.mark.parametrize("chef", ["mortimer_sleazburger", "angus_khan"])
def test_rr_201_a_stopped_power_is_used_up(chef: str) -> None:
    table = Table(3, pace="live").chef(RED, chef).hand(BLUE, CLAM).garbage(RED, 2).send(*["chop_shop"] * 3).to_powers()
    table.act(RED, UseMortimer(BLUE) if chef == "mortimer_sleazburger" else UseAngus(BLUE)).answer(BLUE, CLAM)
    table.act(RED, Respond(BLUE, None))
    assert (table.view(None).step, table.at(BLUE), table.of(BLUE).garbage) == ("market", "chop_shop", 0)


# Antoine and Lovehandles


def antoine(*clams: int) -> Table:
    """Red's Antoine, Blue ($400) and Green ($400) at the Chop Shop; these hold a Clam-Voyance."""
    table = Table(3, pace="live").chef(RED, "antoine_baguette").money(BLUE, 400).money(GREEN, 400).hand(BLUE, CLAM)
    for seat in clams:
        table.hand(seat, CLAM)
    return table.send(*["chop_shop"] * 3)


def price_of(table: Table, seat: int) -> int:
    own = table.view(seat).own
    assert own is not None
    return own.prices[0].ingredients["chop_shop"]


@pytest.mark.parametrize("window", ["mm2", "market", "late"])
def test_rr_200_at_any_moment_from_the_reveal_on(window: str) -> None:
    table = antoine()
    if window != "mm2":
        table.to_market()
    if window == "late":
        table.wait(59_000)
    assert price_of(table, BLUE) == price_of(table, GREEN) == 300
    table.act(BLUE, StopPower(RED)).act(RED, Respond(BLUE, None))
    assert (price_of(table, BLUE), price_of(table, GREEN)) == (200, 300)  # RR-198
    assert table.last(PowerStopped) == PowerStopped(RED, "antoine_baguette", (BLUE,))


def test_rr_200_for_the_rest_of_the_day_only() -> None:
    table = antoine().act(BLUE, StopPower(RED)).act(RED, Respond(BLUE, None)).to_next_day().send(*["chop_shop"] * 3)
    assert price_of(table, BLUE) == 300


def test_rr_196_rr_200_its_owner_answers_with_another_one() -> None:
    table = antoine(RED).act(BLUE, StopPower(RED))
    assert table.pending() == [RED]
    table.answer(RED, CLAM, target=BLUE).act(BLUE, Respond(BLUE, None))
    assert price_of(table, BLUE) == 300
    assert table.view(None).action_pile == (CLAM, CLAM)


def test_rr_194_not_where_one_is_not_hit() -> None:
    table = Table(3, pace="live").chef(RED, "antoine_baguette").hand(BLUE, CLAM).hand(RED, CLAM)
    table.send("chop_shop", "dairy_king", ISLAND)
    assert table.refusal(BLUE, StopPower(RED)) == "RR-194"
    assert table.refusal(RED, StopPower(RED)) == "RR-194"
    assert table.refusal(BLUE, StopPower(GREEN)) == "RR-194"
    assert table.refusal(GREEN, StopPower(RED)) == "RR-193"  # no card


def test_rr_200_an_owner_who_takes_back_exemptions_does_not_undo_it() -> None:
    """RR-293: exemptions are a gift of the owner; what Clam-Voyance has stopped stays stopped for the day."""
    table = antoine().to_market().act(RED, Exempt(RED, (BLUE, GREEN))).act(RED, Exempt(RED, ()))
    assert (price_of(table, BLUE), price_of(table, GREEN)) == (300, 300)
    table.act(BLUE, StopPower(RED)).act(RED, Respond(BLUE, None))
    table.act(RED, Exempt(RED, (GREEN,)))
    assert (price_of(table, BLUE), price_of(table, GREEN)) == (200, 200)
    table.act(RED, Exempt(RED, ()))
    assert (price_of(table, BLUE), price_of(table, GREEN)) == (200, 300)


def lovehandles() -> Table:
    """T-01: Green's Lovehandles, Red and Blue all stand on the Beef."""
    table = (
        Table(3, pace="live")
        .chef(GREEN, "lovehandles_mcfatterson")
        .hand(RED, CLAM)
        .counter("chop_shop", "beef", "fish")
    )
    for seat in range(3):
        table.money(seat, 600)
    return table.send(*["chop_shop"] * 3, spots={RED: 1, BLUE: 1, GREEN: 1}).to_market()


def test_rr_336_case_t_01_lovehandles_ends_a_war() -> None:
    table = lovehandles()
    market = table.view(None).market
    assert market is not None
    assert ([claim.figure for claim in market.claims], market.wars) == ([GREEN], ())
    for seat in (RED, BLUE):
        assert table.refusal(seat, BuyCounter(seat, 2)) == "RR-333"
        table.act(seat, BuyShelf(seat, "chop_shop"))
    assert table.wait(200).purses() == [400, 400, 600]


def test_rr_337_case_t_02_unless_stopped() -> None:
    """Red stops him: the claim ends, a war Lovehandles against Red opens, and Blue stays blocked."""
    table = lovehandles().wait(3_000).act(RED, StopPower(GREEN)).act(GREEN, Respond(RED, None))
    market = table.view(None).market
    assert market is not None
    (war,) = market.wars
    assert [bidder.figure for bidder in war.bidders] == [RED, GREEN]
    assert market.claims == ()
    table.act(RED, OfferInWar(RED, 300)).wait(57_000)
    assert (table.owns(RED, "beef"), table.purses()[RED] % 300) == (1, 0)
    assert table.owns(GREEN, "beef") == 0


def test_rr_198_case_t_02_blue_stays_blocked() -> None:
    table = lovehandles().act(RED, StopPower(GREEN)).act(GREEN, Respond(RED, None))
    assert table.refusal(BLUE, BuyCounter(BLUE, 2)) == "RR-333"
    assert table.refusal(BLUE, OfferInWar(BLUE, 300)) == "RR-127"
    assert table.refusal(BLUE, StopPower(GREEN)) == "RR-193"


def test_rr_337_too_late_for_a_card_that_is_sold() -> None:
    table = lovehandles().act(GREEN, BuyCounter(GREEN, 1)).act(RED, StopPower(GREEN)).act(GREEN, Respond(RED, None))
    market = table.view(None).market
    assert market is not None
    assert market.wars == ()
    table.act(RED, BuyCounter(RED, 2)).wait(200)
    assert table.owns(RED, "fish") == 1


def test_rr_105_rr_200_clam_voyance_is_addressed_to_the_owner_of_the_power() -> None:
    """A player who is done is asked again when a card is addressed to them."""
    table = lovehandles().act(GREEN, Done()).act(RED, StopPower(GREEN)).act(GREEN, Respond(RED, None))
    assert not table.view(None).seats[GREEN].ready


# Who may not answer


def test_rr_202_purchases_bids_and_trades_can_not_be_stopped() -> None:
    table = Table(3, pace="live").hand(BLUE, CLAM).money(RED, 600).money(BLUE, 600).counter("chop_shop", "beef", "fish")
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1}).to_market()
    table.act(RED, OfferInWar(RED, 300)).act(RED, MakeOffer(BLUE, Bundle(money=100), Bundle()))
    assert table.view(None).step == "market"
    assert table.refusal(BLUE, Respond(BLUE, CLAM)) == "RR-087"
    assert table.refusal(BLUE, PlayCard(CLAM, target=RED)) == "RR-180"


def test_rr_203_only_targets_and_the_author_against_an_answer() -> None:
    table = robbed(RED, GREEN, BLUE)
    assert table.refusal(RED, Respond(BLUE, CLAM)) == "RR-044"  # there is no answer yet
    assert table.refusal(GREEN, Respond(BLUE, CLAM)) == "RR-044"
    table.answer(BLUE, CLAM)
    assert table.refusal(BLUE, Respond(BLUE, None)) == "RR-044"
    assert table.refusal(GREEN, Respond(BLUE, None)) == "RR-044"
    table.act(RED, Respond(BLUE, None))


def test_rr_203_each_target_for_itself() -> None:
    table = Table(3, pace="live").hand(RED, "tip_jar").hand(GREEN, CLAM).money(BLUE, 300).act(RED, PlayCard("tip_jar"))
    assert table.refusal(GREEN, Respond(BLUE, CLAM)) == "RR-203"
    assert table.refusal(GREEN, Respond(BLUE, None))
    table.answer(GREEN, CLAM)


def test_rr_203_one_answer_each_time() -> None:
    table = Table(3, pace="live").hand(RED, "tip_jar").act(RED, PlayCard("tip_jar")).act(BLUE, Respond(BLUE, None))
    assert table.refusal(BLUE, Respond(BLUE, None)) == "RR-044"
    assert table.refusal(BLUE, Pass()) == "RR-044"
    table.act(GREEN, Respond(GREEN, None))
    assert table.all(MoneyGiven) == []
