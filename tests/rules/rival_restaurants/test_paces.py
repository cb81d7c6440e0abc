"""RR-420, RR-423, RR-424, RR-428 to RR-430: shopping lists, barter between bots, answers left in advance, no clock."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyCounter,
    BuyShelf,
    DecideClaim,
    DeclineOffer,
    Done,
    MakeOffer,
    Pass,
    PlayCard,
    Respond,
    SealBid,
    SetOrders,
    UseFuego,
)
from atable.games.rival_restaurants.actions.bundles import Bundle, Wanted
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    Answered,
    CounterBought,
    MarketClosed,
    OfferMade,
    ShelfBought,
    UpgradeBought,
    WarEnded,
    WarWon,
)
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.game import advance
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"
CLAM = "clam_voyance"
NONE = Bundle()
MEATS = ("beef", "fish", "pork", "poultry")


def listing(*entries: Wanted, at: str = "chop_shop", money: int = 900, shelf: tuple[str, ...] = ()) -> Table:
    """Red leaves this list and goes shopping; Blue is at the same place, after Red, and Green elsewhere."""
    table = Table(3, pace="relaxed").money(RED, money).money(BLUE, 900).counter("chop_shop", *MEATS)
    table.shelf("chop_shop", *shelf).act(RED, SetOrders(shopping=entries)).send(at, at, "dairy_king")
    return table.to_step("queues")


def bought(table: Table) -> list[str]:
    """By Red."""
    return [it.ingredient for it in table.told if isinstance(it, CounterBought | ShelfBought) and it.seat == RED]


def queue(table: Table, location: str) -> tuple[int, ...]:
    market = table.view(None).market
    assert market is not None
    return market.queues[location]


# Shopping lists


def test_rr_420_the_first_possible_entry_on_each_turn() -> None:
    """There is no Seafood on the counter; Fish on the first turn, Beef on the next, then Red is asked."""
    wanted = [Wanted("chop_shop", name) for name in ("seafood", "fish", "beef")]
    table = listing(*wanted)
    assert bought(table) == ["fish"]
    assert queue(table, "chop_shop")[0] == BLUE
    table.act(BLUE, Pass(BLUE))
    assert bought(table) == ["fish", "beef"]
    assert queue(table, "chop_shop")[0] == RED  # nothing else on the list is possible
    own = table.view(RED).own
    assert own is not None
    assert own.orders.shopping == (Wanted("chop_shop", "seafood"),)


def test_rr_420_only_where_the_chef_is() -> None:
    table = listing(Wanted("dairy_king", "egg"), Wanted(ISLAND, action_card=True))
    assert bought(table) == []
    assert RED in table.pending()


def test_rr_420_only_with_the_money() -> None:
    assert bought(listing(Wanted("chop_shop", "beef"), money=100)) == []


def test_rr_420_a_shelf_until_one_of_these_comes() -> None:
    entry = Wanted("chop_shop", until=("pork", "poultry"), most=4)
    table = listing(entry, shelf=("seafood", "beef", "poultry", "fish")).act(BLUE, Pass(BLUE))
    assert bought(table) == ["seafood", "beef", "poultry"]
    assert RED in table.pending()


def test_rr_420_a_shelf_at_most_so_often() -> None:
    entry = Wanted("chop_shop", until=("pork",), most=2)
    table = listing(entry, shelf=("seafood", "beef", "poultry", "pork")).act(BLUE, Pass(BLUE))
    assert bought(table) == ["seafood", "beef"]


def test_rr_420_action_cards_and_upgrades() -> None:
    table = listing(Wanted(ISLAND, upgrade="double_stove"), Wanted(ISLAND, action_card=True, most=2), at=ISLAND)
    table.act(BLUE, Pass(BLUE))
    assert table.last(UpgradeBought).upgrade == "double_stove"
    assert (len(table.all(ActionCardBought)), table.purses()[RED]) == (2, 0)


def test_rr_420_the_same_ingredient_in_another_slot() -> None:
    """Blue and Green have tied for the first Beef, which is closed today; the second one is for sale."""
    table = Table(4, pace="relaxed").money(RED, 900).money(BLUE, 400).money(GREEN, 400)
    table.counter("chop_shop", "beef", "fish", "beef").act(RED, SetOrders(shopping=(Wanted("chop_shop", "beef"),)))
    table.send(*["chop_shop"] * 3, ISLAND, spots={BLUE: 1, GREEN: 1}).to_step("claims")
    table.act(BLUE, SealBid(BLUE, 300)).act(GREEN, SealBid(GREEN, 300))
    assert table.last(WarEnded) == WarEnded("chop_shop", 1, True)
    assert bought(table) == ["beef"]


def test_rr_420_a_list_is_nobody_elses_business() -> None:
    table = Table(3, pace="relaxed").act(RED, SetOrders(shopping=(Wanted("chop_shop", "beef"),)))
    assert table.seen(BLUE) == table.seen(None) == []
    own = table.view(BLUE).own
    assert own is not None
    assert own.orders == SetOrders()


@pytest.mark.parametrize(
    "entry",
    [Wanted("moon"), Wanted("chop_shop", "unicorn"), Wanted(ISLAND, upgrade="sofa"), Wanted("chop_shop", most=0)],
)
def test_rr_420_a_list_that_makes_no_sense(entry: Wanted) -> None:
    assert Table(3, pace="relaxed").refusal(RED, SetOrders(shopping=(entry,))) == "RR-420"


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_rr_420_only_in_relaxed_play(pace: str) -> None:
    assert Table(3, pace=pace).refusal(RED, SetOrders()) == "RR-420"


# Barter in simulation


def simulation() -> Table:
    table = Table(3)
    for seat in range(3):
        table.money(seat, 900)
    return table.counter("chop_shop", *MEATS).send("chop_shop", "chop_shop", ISLAND, spots={RED: 1})


def test_rr_423_two_rounds_around_the_shopping() -> None:
    table = simulation().to_market()
    found: list[str] = []
    while (market := table.view(None).market) is not None:
        if not found or found[-1] != market.step:
            found.append(market.step)
        table.by_default()
    assert found == ["open", "claims", "first_barter", "queues", "second_barter", "close"]


@pytest.mark.parametrize("step", ["first_barter", "second_barter"])
def test_rr_423_everybody_in_priority_order_up_to_three_offers(step: str) -> None:
    table = simulation().to_step(step)
    assert table.pending() == [RED]
    assert table.refusal(BLUE, MakeOffer(RED, Bundle(money=100), NONE)) == "RR-044"
    for number in range(3):
        table.act(RED, MakeOffer(BLUE, Bundle(money=100), NONE))
        assert table.pending() == [BLUE]  # answered at once
        assert table.refusal(BLUE, Pass()) == "RR-418"
        table.act(BLUE, DeclineOffer(number + 1))
    assert table.pending() == [BLUE]
    table.act(BLUE, Pass())
    assert table.pending() == [GREEN]


def test_rr_423_yes_no_or_one_counter_offer() -> None:
    table = simulation().to_step("first_barter").act(RED, MakeOffer(BLUE, Bundle(money=100), NONE))
    assert table.refusal(BLUE, MakeOffer(GREEN, Bundle(money=100), NONE)) == "RR-423"
    table.act(BLUE, MakeOffer(RED, NONE, Bundle(money=300), counters=1))
    assert table.refusal(RED, MakeOffer(BLUE, Bundle(money=200), NONE, counters=2)) == "RR-423"
    table.act(RED, AcceptOffer(2))
    assert table.purses() == [600, 1200, 900]
    assert [made.counters for made in table.all(OfferMade)] == [None, 1]
    assert table.pending() == [RED]  # a counter-offer is none of Red's three


def test_rr_423_nothing_is_bought_after_the_queues() -> None:
    table = simulation().to_step("second_barter")
    assert table.refusal(RED, BuyCounter(RED, 2)) == "RR-416"


def test_rr_423_no_offers_in_other_steps() -> None:
    table = simulation().to_market()
    assert table.refusal(RED, MakeOffer(BLUE, Bundle(money=100), NONE)) == "RR-423"
    assert table.to_step("queues").refusal(RED, MakeOffer(BLUE, Bundle(money=100), NONE)) == "RR-423"


# The same rules, and the same game again


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
def test_rr_424_a_card_costs_the_same_in_every_pace(pace: str) -> None:
    table = Table(3, pace=pace).chef(GREEN, "antoine_baguette").money(RED, 900).counter("chop_shop", *MEATS)
    table.send("chop_shop", ISLAND, "chop_shop").to_market()
    if pace != "live":
        table.to_step("queues")
    table.act(RED, BuyCounter(RED, 1))
    if pace == "live":
        table.wait(200)
    assert (table.purses()[RED], table.owns(RED, "beef")) == (600, 1)


@pytest.mark.parametrize("pace", ["live", "relaxed", "simulation"])
def test_rr_424_the_same_seed_and_decisions_give_the_same_game(pace: str) -> None:
    options = GAME.resolve(RivalOptions(pace=pace), 3)  # type: ignore[arg-type]
    state, rng = GAME.setup(options, 3, "again"), seeded("decisions")
    decisions: list[tuple[int, Seat, Action]] = []
    while state.stack and len(decisions) < 400:
        if not GAME.pending(state):
            advance(GAME, state, state.now + 1 + rng.below(4_000))
        able = [seat for seat in GAME.may_act(state) if GAME.legal(state, seat)]
        if able:
            seat = rng.choice(able)
            action = GAME.sample(state, seat, rng)
            decisions.append((state.now, seat, action))
            GAME.play(state, seat, action)
    again = GAME.setup(options, 3, "again")
    for now, seat, action in decisions:
        advance(GAME, again, now)
        GAME.check(again, seat, action)
        GAME.play(again, seat, action)
    assert again.day > 1
    assert encode(again) == encode(state)


# Answers


def robbed(answer: str, *hand: str) -> Table:
    """Relaxed: Blue's standing order, and what Blue holds when Red robs Blue ($700)."""
    table = Table(3, pace="relaxed").hand(RED, "armed_robbery").hand(BLUE, *hand).money(BLUE, 700)
    return table.act(BLUE, SetOrders(answer=answer)).act(RED, PlayCard("armed_robbery", target=BLUE))


@pytest.mark.parametrize(
    ("answer", "hand", "stolen"),
    [("always", (CLAM,), 0), ("always", (), 300), ("never", (CLAM,), 300), ("never", (), 300)],
)
def test_rr_428_a_standing_order_answers_at_once(answer: str, hand: tuple[str, ...], stolen: int) -> None:
    table = robbed(answer, *hand)
    if stolen == 0:
        assert table.all(Answered) == [Answered(BLUE, CLAM, RED)]
        table.act(RED, Respond(BLUE, None))
    assert table.purses() == [stolen, 700 - stolen, 0]


@pytest.mark.parametrize("hand", [(), (CLAM,)])
def test_rr_428_ask_opens_the_window_whatever_the_hand_holds(hand: tuple[str, ...]) -> None:
    assert robbed("ask", *hand).pending() == [BLUE]


def test_rr_428_always_against_powers_and_again_and_again() -> None:
    """Blue's order answers Fuego, and answers Red's Clam-Voyance too."""
    table = Table(3, pace="relaxed").chef(RED, "senor_fuego").hand(RED, CLAM).hand(BLUE, CLAM, CLAM).money(BLUE, 300)
    table.act(BLUE, SetOrders(answer="always")).send("chop_shop", "chop_shop", ISLAND).to_powers()
    table.act(RED, UseFuego((BLUE,))).answer(RED, CLAM, target=BLUE).act(RED, Respond(BLUE, None))
    assert [answered.seat for answered in table.all(Answered)] == [BLUE, RED, BLUE]
    assert table.purses() == [0, 300, 0]


@pytest.mark.parametrize("pace", ["live", "relaxed"])
@pytest.mark.parametrize("hand", [(), (CLAM,)])
def test_rr_428_strict_waits_in_any_case(pace: str, hand: tuple[str, ...]) -> None:
    table = Table(3, pace=pace).hand(RED, "armed_robbery").hand(BLUE, *hand).money(BLUE, 700)
    table.act(RED, PlayCard("armed_robbery", target=BLUE))
    assert table.view(None).options.response_privacy == "strict"
    assert table.pending() == [BLUE]
    table.wait(7_999)
    assert table.pending() == [BLUE]


@pytest.mark.parametrize(
    ("hand", "asked"), [((), False), ((CLAM,), True), (("return_to_sender",), True), (("tip_jar",), False)]
)
def test_rr_428_fast_asks_only_who_could_answer(hand: tuple[str, ...], asked: bool) -> None:
    table = Table(3, pace="live", response_privacy="fast").hand(RED, "armed_robbery").hand(BLUE, *hand).money(BLUE, 700)
    table.act(RED, PlayCard("armed_robbery", target=BLUE))
    assert (table.view(None).step == "play") == asked
    assert table.purses() == ([0, 700, 0] if asked else [300, 400, 0])


def test_rr_428_simulation_is_fast() -> None:
    assert Table(3).view(None).options.response_privacy == "fast"


# Live without a clock


@pytest.mark.parametrize("options", [{"variant_amateur": True}, {"bb_seconds": 0}])
def test_rr_429_rr_430_the_relaxed_way_with_sealed_wars(options: dict[str, Any]) -> None:
    table = Table(3, pace="live", **options).counter("chop_shop", *MEATS)
    for seat in range(3):
        table.money(seat, 900)
    table.send(*["chop_shop"] * 3, spots={RED: 1, BLUE: 1, GREEN: 2}).to_market()
    assert table.view(None).options.war_mode == "sealed"
    table.wait(600_000)
    assert table.all(MarketClosed) == []
    table.to_step("claims").act(RED, SealBid(RED, 300)).act(BLUE, SealBid(BLUE, 200)).act(
        GREEN, DecideClaim(GREEN, True)
    )
    assert table.last(WarWon) == WarWon(RED, RED, "chop_shop", 1, "beef", 300, 0)
    table.act(RED, BuyShelf(RED, "chop_shop")).to_step("ready")
    for seat in range(3):
        assert table.all(MarketClosed) == []
        table.act(seat, Done())
    assert table.all(MarketClosed) == [MarketClosed()]


def test_rr_432_a_tie_in_a_simulation_comes_from_bids_only() -> None:
    """Nothing ends by time: without a decision nothing happens."""
    table = Table(3).counter("chop_shop", *MEATS).money(RED, 400).money(BLUE, 400)
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1}).to_step("claims").wait(10_000_000)
    assert table.pending() == [RED, BLUE]
    table.act(RED, SealBid(RED, 300)).act(BLUE, SealBid(BLUE, 300))
    assert table.last(WarEnded) == WarEnded("chop_shop", 1, True)
