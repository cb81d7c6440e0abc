"""RR-416 to RR-422: Buy & Barter without a clock: claims and bids together, then shopping by turns."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    DecideClaim,
    DisposeGarbage,
    Done,
    Exempt,
    MakeOffer,
    Pass,
    PlayCard,
    Respond,
    SealBid,
    SellChocolate,
    StopPower,
    TakeBack,
    UseStroganov,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import (
    BidsRevealed,
    ClaimEnded,
    CounterBought,
    Locked,
    MarketClosed,
    MarketOpened,
    WarChanged,
    WarWon,
)
from atable.games.rival_restaurants.game import GAME
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, YELLOW, Table

ISLAND = "the_island"
NONE = Bundle()
MEATS = ("beef", "fish", "pork", "poultry")


def relaxed(*locations: str, spots: dict[int, int] | None = None, **options: Any) -> Table:
    """Everybody with $900; the market is open, and Red is asked first."""
    table = Table(len(locations), pace="relaxed", **options).counter("chop_shop", *MEATS)
    for seat in range(len(locations)):
        table.money(seat, 900)
    return table.send(*locations, spots=spots).to_market()


def step(table: Table) -> str:
    market = table.view(None).market
    assert market is not None
    return market.step


def queues(table: Table) -> dict[str, tuple[int, ...]]:
    market = table.view(None).market
    assert market is not None
    return market.queues


# The steps


def steps_of(table: Table) -> list[str]:
    """With nobody doing anything."""
    found = [step(table)]
    while table.view(None).market is not None:
        if step(table) != found[-1]:
            found.append(step(table))
        table.by_default()
    return found


def test_rr_416_claims_then_shopping_then_a_ready_check() -> None:
    table = relaxed("chop_shop", "chop_shop", ISLAND, spots={RED: 1})
    assert steps_of(table) == ["open", "claims", "queues", "close", "ready"]
    assert table.all(MarketClosed) == [MarketClosed()]


def test_rr_416_offers_are_open_all_the_time() -> None:
    table = relaxed("chop_shop", "chop_shop", ISLAND, spots={RED: 1})
    for number, name in enumerate(["open", "claims", "queues", "close", "ready"], start=1):
        table.to_step(name).act(GREEN, MakeOffer(BLUE, Bundle(money=100), NONE)).act(BLUE, AcceptOffer(number))
    assert table.purses() == [900, 1400, 400]


def test_rr_417_first_everybody_is_asked_once_in_priority_order() -> None:
    table = Table(3, pace="relaxed")
    table.state.priority = GREEN
    table.send(ISLAND, ISLAND, ISLAND).to_market()
    asked = []
    while step(table) == "open":
        asked += table.pending()
        table.act(table.pending()[0], Pass())
    assert asked == [GREEN, RED, BLUE]


def test_rr_337_rr_417_exemptions_clam_voyance_and_cards_in_bb_open() -> None:
    """Red's Lovehandles has the claim on the Beef; he spares Blue, Green stops him, and all three fight for it."""
    table = Table(3, pace="relaxed").chef(RED, "lovehandles_mcfatterson").hand(GREEN, "clam_voyance")
    table.hand(BLUE, "tip_jar").counter("chop_shop", *MEATS)
    for seat in range(3):
        table.money(seat, 900)
    table.send(*["chop_shop"] * 3, spots={RED: 1, BLUE: 1, GREEN: 1}).to_market()
    assert [claim.figures for claim in table.last(MarketOpened).claims] == [(RED,)]
    table.act(RED, Exempt(RED, (BLUE,))).act(RED, Pass()).act(BLUE, PlayCard("tip_jar")).let_happen().act(BLUE, Pass())
    table.act(GREEN, StopPower(RED)).act(RED, Respond(GREEN, None)).act(GREEN, Pass())
    assert (step(table), table.pending()) == ("claims", [RED, BLUE, GREEN])
    assert [changed.contest.figures for changed in table.all(WarChanged)] == [(RED, BLUE), (RED, BLUE, GREEN)]


def test_rr_077_claims_and_wars_hold_from_the_opening_on() -> None:
    """Green's Express Dill-ivery in BB-open gets neither the card that Red claims nor one that is fought for."""
    table = Table(4, pace="relaxed").hand(GREEN, "express_dillivery").counter("chop_shop", *MEATS)
    for seat in range(4):
        table.money(seat, 900)
    table.send("chop_shop", "chop_shop", ISLAND, "chop_shop", spots={RED: 1, BLUE: 2, YELLOW: 2}).to_market()
    table.act(RED, Pass()).act(BLUE, Pass())
    for slot in (1, 2):
        assert table.refusal(GREEN, PlayCard("express_dillivery", location="chop_shop", spot=slot)) == "RR-186"
    table.act(GREEN, PlayCard("express_dillivery", location="chop_shop", spot=3))
    assert table.owns(GREEN, "pork") == 1


def test_rr_417_only_whoever_is_asked_plays() -> None:
    table = relaxed(ISLAND, ISLAND, ISLAND).hand(BLUE, "tip_jar")
    assert table.refusal(BLUE, PlayCard("tip_jar")) == "RR-421"
    table.act(RED, Pass()).act(BLUE, PlayCard("tip_jar"))


def contested() -> Table:
    """Red and Blue fight for the Beef, Green claims the Fish; in the claim step."""
    return relaxed(*["chop_shop"] * 3, spots={RED: 1, BLUE: 1, GREEN: 2}).to_step("claims")


def test_rr_417_all_at_the_same_time_and_in_secret() -> None:
    table = contested()
    assert table.pending() == [RED, BLUE, GREEN]
    table.act(GREEN, DecideClaim(GREEN, True)).act(BLUE, SealBid(BLUE, 400))
    assert table.seen(RED) == [Locked(BLUE, "bid")]
    assert (table.all(CounterBought), table.all(BidsRevealed)) == ([], [])
    table.act(RED, SealBid(RED, 600))
    assert table.last(WarWon) == WarWon(RED, RED, "chop_shop", 1, "beef", 500, 0)
    assert table.all(CounterBought) == [CounterBought(GREEN, GREEN, "chop_shop", 2, "fish", 200)]


def test_rr_064_rr_417_taken_back_until_the_last_one_is_in() -> None:
    table = contested().act(BLUE, SealBid(BLUE, 400))
    assert table.refusal(BLUE, SealBid(BLUE, 500)) == "RR-155"
    table.act(BLUE, TakeBack()).act(BLUE, SealBid(BLUE, 700)).act(GREEN, DecideClaim(GREEN, False))
    table.act(RED, SealBid(RED, 600))
    assert (table.last(WarWon).seat, table.last(WarWon).price) == (BLUE, 700)
    assert table.all(ClaimEnded) == [ClaimEnded(GREEN, "chop_shop", 2)]


def test_rr_417_a_claim_that_one_can_not_pay_is_released() -> None:
    table = contested().money(GREEN, 100)
    assert table.refusal(GREEN, DecideClaim(GREEN, True)) == "RR-417"
    table.act(GREEN, DecideClaim(GREEN, False))


def test_rr_417_nothing_is_bought_in_the_claim_step() -> None:
    table = contested()
    assert table.refusal(GREEN, BuyCounter(GREEN, 3)) == "RR-416"
    assert table.refusal(GREEN, DecideClaim(RED, True)) == "RR-417"


def test_rr_417_wars_in_the_order_of_markets_and_slots() -> None:
    """Fights for slot 3 of the Chop Shop, for slot 1 of it, and for slot 2 of Carbtastic."""
    table = relaxed(
        "chop_shop",
        "chop_shop",
        "chop_shop",
        "chop_shop",
        "carbtastic",
        "carbtastic",
        spots={0: 3, 1: 3, 2: 1, 3: 1, 4: 2, 5: 2},
    ).to_step("claims")
    for seat in (0, 2, 4):
        table.act(seat, SealBid(seat, 400)).act(seat + 1, SealBid(seat + 1, 300))
    assert [(won.market, won.slot) for won in table.all(WarWon)] == [
        ("carbtastic", 2),
        ("chop_shop", 1),
        ("chop_shop", 3),
    ]


# Shopping by turns


def shopping(*locations: str, **options: Any) -> Table:
    return relaxed(*locations, **options).to_step("queues")


def test_rr_418_each_location_has_its_queue_in_priority_order() -> None:
    table = Table(4, pace="relaxed")
    table.state.priority = GREEN
    table.send("chop_shop", ISLAND, "chop_shop", ISLAND).to_step("queues")
    assert queues(table) == {"chop_shop": (GREEN, RED), ISLAND: (YELLOW, BLUE)}
    assert table.pending() == [GREEN, YELLOW]


def test_rr_418_one_thing_and_the_next_one_is_asked() -> None:
    table = shopping("chop_shop", "chop_shop", ISLAND)
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-418"
    table.act(RED, BuyCounter(RED, 1))
    assert table.refusal(RED, BuyCounter(RED, 2)) == "RR-418"
    table.act(BLUE, BuyCounter(BLUE, 2)).act(RED, BuyShelf(RED, "chop_shop")).act(BLUE, BuyShelf(BLUE, "chop_shop"))
    assert queues(table)["chop_shop"] == (RED, BLUE)


def test_rr_418_the_queues_run_independently() -> None:
    table = shopping("chop_shop", "chop_shop", ISLAND)
    for _ in range(3):
        table.act(GREEN, BuyActionCard(GREEN))
    assert queues(table) == {"chop_shop": (RED, BLUE), ISLAND: (GREEN,)}
    assert table.purses() == [900, 900, 0]


@pytest.mark.parametrize(
    "thing",
    [
        BuyActionCard(RED),
        BuyUpgrade(RED, "double_stove", RED),
        DisposeGarbage(RED, 3),
        SellChocolate(RED, 2),
        BuyShelf(RED, "carbtastic"),
        Pass(RED),
    ],
)
def test_rr_418_what_a_turn_is(thing: Any) -> None:
    """One thing, but any number of garbage or Chocolates; Gohan's purchase from afar is one too."""
    table = (
        Table(3, pace="relaxed")
        .chef(RED, "gohan_sushido")
        .money(RED, 900)
        .garbage(RED, 4)
        .give(RED, "chocolate", "chocolate")
    )
    table.send(ISLAND, ISLAND, "chop_shop").to_step("queues").act(RED, thing)
    assert queues(table)[ISLAND][0] == BLUE


def test_rr_418_phyllis_pair_is_one_turn() -> None:
    table = Table(3, pace="relaxed").chef(RED, "phyllis_grubman").money(RED, 900).counter("chop_shop", *MEATS)
    table.send("chop_shop", "chop_shop", ISLAND).to_step("queues").act(RED, BuyPair(RED, 1, 2))
    assert (queues(table)["chop_shop"], table.purses()[RED]) == ((BLUE, RED), 600)


def test_rr_419_a_queue_closes_when_all_have_passed() -> None:
    table = shopping("chop_shop", "chop_shop", ISLAND).act(RED, Pass(RED)).act(BLUE, BuyCounter(BLUE, 1))
    assert queues(table)["chop_shop"] == (BLUE, RED)  # Red has passed and is not asked again
    table.act(BLUE, Pass(BLUE))
    assert queues(table) == {ISLAND: (GREEN,)}
    table.act(GREEN, Pass(GREEN))
    assert step(table) == "close"


def test_rr_419_a_pass_is_lifted_by_a_trade() -> None:
    table = shopping("chop_shop", "chop_shop", ISLAND).act(RED, Pass(RED))
    table.act(GREEN, MakeOffer(RED, Bundle(money=100), NONE)).act(RED, AcceptOffer(1)).act(BLUE, Pass(BLUE))
    assert table.pending() == [RED, GREEN]
    assert queues(table)["chop_shop"][0] == RED


def test_rr_419_a_pass_is_lifted_by_an_effect() -> None:
    """Blue has passed; Stroganov pays Blue $100 for an Onion, so Blue is asked again."""
    table = Table(3, pace="relaxed").chef(GREEN, "general_stroganov").money(RED, 900).money(GREEN, 300)
    table.recipes(BLUE, "onigiri", "tiramisu").give(BLUE, "onion").send("carbtastic", "carbtastic", ISLAND)
    table.to_step("queues").act(RED, BuyShelf(RED, "carbtastic")).act(BLUE, Pass(BLUE))
    table.act(GREEN, UseStroganov(BLUE, "onion")).let_happen()
    assert table.purses()[BLUE] == 100
    table.act(RED, Pass(RED)).act(BLUE, BuyShelf(BLUE, "carbtastic"))
    assert table.purses()[BLUE] == 0


@pytest.mark.parametrize("card", ["recipe_switcheroo", "trash_talk"])
def test_rr_419_a_pass_is_lifted_by_a_recipe_or_garbage(card: str) -> None:
    """As by a trade: Blue may need something else now, or The Island's bin."""
    table = Table(3, pace="relaxed").hand(GREEN, card).garbage(GREEN, 1).money(BLUE, 300)
    table.send(ISLAND, ISLAND, ISLAND).to_step("queues").act(RED, Pass(RED)).act(BLUE, Pass(BLUE))
    plays = [it for it in table.legal(GREEN) if isinstance(it, PlayCard) and it.target == BLUE]
    table.act(GREEN, plays[0]).let_happen().act(GREEN, Pass(GREEN))
    assert table.pending() == [BLUE]


# Cards


def test_rr_421_in_bb_open_on_the_own_turn_and_in_bb_close() -> None:
    table = Table(3, pace="relaxed").hand(RED, "tip_jar").hand(BLUE, "armed_robbery").hand(GREEN, "power_cut")
    for seat in range(3):
        table.money(seat, 900)
    table.send("chop_shop", "chop_shop", ISLAND).to_market().act(RED, PlayCard("tip_jar")).let_happen()
    table.to_step("queues")
    assert table.refusal(BLUE, PlayCard("armed_robbery", target=GREEN)) == "RR-421"  # Red's turn
    table.act(RED, Pass(RED)).act(BLUE, PlayCard("armed_robbery", target=GREEN)).let_happen()
    assert queues(table)["chop_shop"][0] == BLUE  # the turn goes on
    table.act(BLUE, BuyCounter(BLUE, 1)).to_step("close")
    assert table.refusal(GREEN, PlayCard("power_cut", target=RED)) == "RR-421"  # Red is asked first
    table.act(RED, Pass()).act(BLUE, Pass()).act(GREEN, PlayCard("power_cut", target=RED)).let_happen()
    assert table.view(None).seats[RED].power_cut


def test_rr_421_bb_close_asks_everybody_once() -> None:
    table = relaxed(ISLAND, ISLAND, ISLAND).to_step("close")
    asked = []
    while step(table) == "close":
        asked += table.pending()
        table.act(table.pending()[0], Pass())
    assert asked == [RED, BLUE, GREEN]
    assert step(table) == "ready"


@pytest.mark.parametrize("where", ["open", "queues", "close"])
def test_rr_421_stroganov_in_the_same_windows(where: str) -> None:
    table = Table(3, pace="relaxed").chef(RED, "general_stroganov").money(RED, 100).recipes(BLUE, "onigiri", "tiramisu")
    table.give(BLUE, "onion").send(ISLAND, ISLAND, ISLAND).to_step(where)
    table.act(RED, UseStroganov(BLUE, "onion")).let_happen()
    assert (table.owns(RED, "onion"), table.purses()) == (1, [0, 100, 0])


def test_rr_421_not_while_claims_are_decided_nor_at_the_ready_check() -> None:
    table = relaxed("chop_shop", ISLAND, ISLAND, spots={RED: 1}).hand(RED, "tip_jar").to_step("claims")
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-421"
    assert table.to_step("ready").refusal(RED, PlayCard("tip_jar")) == "RR-421"


# The end


def test_rr_422_it_ends_when_all_are_ready() -> None:
    table = relaxed(ISLAND, ISLAND, ISLAND).to_step("ready")
    assert table.pending() == [RED, BLUE, GREEN]
    table.act(GREEN, Done()).act(RED, Done())
    assert table.all(MarketClosed) == []
    table.act(BLUE, Done())
    assert table.all(MarketClosed) == [MarketClosed()]


def test_rr_422_who_said_so_before_is_not_asked() -> None:
    table = relaxed(ISLAND, ISLAND, ISLAND).act(BLUE, Done()).to_step("ready")
    assert table.pending() == [RED, GREEN]


def test_rr_105_rr_422_an_offer_revokes_it() -> None:
    table = relaxed(ISLAND, ISLAND, ISLAND).to_step("ready").act(RED, Done()).act(BLUE, Done())
    table.act(GREEN, MakeOffer(RED, Bundle(money=100), NONE)).act(GREEN, Done())
    assert (table.pending(), table.all(MarketClosed)) == ([RED], [])


def test_rr_422_nothing_more_is_bought() -> None:
    table = relaxed("chop_shop", ISLAND, ISLAND).to_step("ready")
    assert table.refusal(RED, BuyCounter(RED, 1)) == "RR-416"


def test_rr_422_at_the_deadline_whoever_is_late_is_ready() -> None:
    table = relaxed(ISLAND, ISLAND, ISLAND).to_step("ready")
    limit = GAME.limit(table.state, RED)
    assert limit is not None
    assert limit.ms == 24 * 60 * 60 * 1000
    for seat in (RED, BLUE, GREEN):
        assert GAME.default(table.state, seat) == Done()
        table.act(seat, Done())
    assert table.all(MarketClosed) == [MarketClosed()]
