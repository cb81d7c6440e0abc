"""RR-414, RR-415, RR-426, RR-427, RR-431: the clock of live play, its pauses, and being done."""

from collections.abc import Callable

import pytest

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyCounter,
    DeclareCook,
    DeclineOffer,
    Discard,
    Done,
    KeepRecipe,
    MakeOffer,
    NotDone,
    OfferInWar,
    Pass,
    PlayCard,
    Respond,
    SetWheel,
    Smile,
    StopPower,
    UseStroganov,
)
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.events import DoneSet, MarketClosed, OfferClosed, RecipesShown, Traded
from atable.games.rival_restaurants.game import GAME
from tests.rules.rival_restaurants.kitchens import plan
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table

ISLAND = "the_island"
CLAM = "clam_voyance"
NONE = Bundle()


def market(seats: int = 3, at: str = ISLAND) -> Table:
    """Everybody with $400 at the same place."""
    table = Table(seats, pace="live").counter("chop_shop", "beef", "fish", "pork")
    for seat in range(seats):
        table.money(seat, 400)
    return table.send(*[at] * seats).to_market()


def ends(table: Table) -> int | None:
    shown = table.view(None).market
    assert shown is not None
    return shown.ends


def done(table: Table) -> list[bool]:
    return [seat.ready for seat in table.view(None).seats]


# Live


def test_rr_414_everybody_at_once_with_a_clock_open_wars_and_free_offers() -> None:
    table = market(at="chop_shop")
    assert table.pending() == []  # nobody is waited for
    assert GAME.may_act(table.state) == [RED, BLUE, GREEN]
    assert (ends(table), table.view(None).options.war_mode) == (60_000, "open")
    table.act(GREEN, MakeOffer(RED, Bundle(money=100), NONE)).act(BLUE, BuyCounter(BLUE, 1)).act(RED, AcceptOffer(1))
    table.wait(200)
    assert table.purses() == [500, 200, 300]


def test_rr_427_the_time_of_arrival_decides() -> None:
    """What was played at 59,999 counts, however late the others hear of it."""
    table = market(at="chop_shop").wait(59_999).act(BLUE, BuyCounter(BLUE, 1)).wait(5_000)
    assert table.owns(BLUE, "beef") == 1


# The clock stands still


def paused_by_reaction() -> Table:
    table = market().hand(RED, "say_cheese").wait(10_000).act(RED, PlayCard("say_cheese")).let_happen()
    assert table.view(None).step == "reacting"
    return table


def paused_by_food_fight() -> Table:
    table = market().recipes(BLUE, "bruschetta", "tiramisu").give(BLUE, "egg", "rice").hand(RED, "food_fight")
    return table.wait(10_000).act(RED, PlayCard("food_fight", figure=RED)).let_happen()


def paused_by_recipes() -> Table:
    table = market().hand(RED, "cook_the_books").recipes(RED, "onigiri", "bibimbap")
    return table.wait(10_000).act(RED, PlayCard("cook_the_books", recipe="onigiri"))


def paused_by_stroganov() -> Table:
    table = market().chef(RED, "general_stroganov").recipes(BLUE, "onigiri", "tiramisu").give(BLUE, "onion")
    return table.wait(10_000).act(RED, UseStroganov(BLUE, "onion"))


def paused_by_clam_voyance() -> Table:
    table = market().chef(BLUE, "antoine_baguette").hand(RED, CLAM)
    return table.wait(10_000).act(RED, StopPower(BLUE))


def paused_by_card() -> Table:
    return market().hand(RED, "armed_robbery").wait(10_000).act(RED, PlayCard("armed_robbery", target=BLUE))


def go_on(table: Table) -> Table:
    """Whatever is asked is answered."""
    while table.view(None).step != "market":
        seat = table.pending()[0]
        step = table.view(None).step
        if step == "reacting":
            choices = table.legal(seat)
            assert all(isinstance(choice, Smile | Discard) for choice in choices)
            table.act(seat, choices[0])
        elif step == "recipe":
            table.act(seat, KeepRecipe(table.last(RecipesShown).recipes[0]))
        else:
            table.by_default()
    return table


PAUSES = [
    paused_by_card,
    paused_by_stroganov,
    paused_by_clam_voyance,
    paused_by_reaction,
    paused_by_food_fight,
    paused_by_recipes,
]


@pytest.mark.parametrize("paused", PAUSES)
def test_rr_296_rr_415_the_clock_stands_still_until_it_is_resolved(paused: Callable[[], Table]) -> None:
    table = paused()
    assert ends(table) is None
    assert GAME.next_deadline(table.state) is None
    table.wait(300_000)
    assert table.all(MarketClosed) == []
    go_on(table)
    assert ends(table) == 10_000 + 300_000 + 50_000
    table.wait(49_999)
    assert table.all(MarketClosed) == []
    assert table.wait(1).all(MarketClosed) == [MarketClosed()]


@pytest.mark.parametrize("paused", PAUSES)
def test_rr_178_rr_426_nothing_is_bought_bid_or_traded_meanwhile(paused: Callable[[], Table]) -> None:
    table = paused()
    for seat in range(3):
        for action in (
            BuyCounter(seat, 1),
            OfferInWar(seat, 300),
            MakeOffer((seat + 1) % 3, Bundle(money=100), NONE),
            AcceptOffer(1),
            Done(),
        ):
            assert table.refusal(seat, action) in ("RR-044", "RR-189", "RR-254", "RR-449")
    assert GAME.may_act(table.state) == table.pending()


def test_rr_426_rejected_and_not_queued() -> None:
    table = market(at="chop_shop").hand(RED, "armed_robbery").act(RED, PlayCard("armed_robbery", target=GREEN))
    assert table.refusal(BLUE, BuyCounter(BLUE, 1)) == "RR-044"
    table.let_happen().wait(5_000)
    assert table.owns(BLUE, "beef") == 0


def test_rr_177_rr_426_an_offer_stands_through_the_pause() -> None:
    table = market().hand(RED, "armed_robbery").act(BLUE, MakeOffer(GREEN, Bundle(money=100), NONE))
    table.act(RED, PlayCard("armed_robbery", target=BLUE))
    assert table.refusal(GREEN, AcceptOffer(1)) == "RR-044"
    table.let_happen().act(GREEN, AcceptOffer(1))
    assert table.purses() == [600, 100, 500]
    assert table.last(Traded).offer == 1


def test_rr_173_rr_426_an_offer_that_the_card_has_made_impossible() -> None:
    table = market().hand(RED, "armed_robbery").act(BLUE, MakeOffer(GREEN, Bundle(money=300), NONE))
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).let_happen()
    assert table.last(OfferClosed).how == "failed"


def test_rr_415_several_pauses_add_up() -> None:
    table = market().hand(RED, "armed_robbery").hand(BLUE, "armed_robbery").wait(20_000)
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).wait(3_000).let_happen().wait(20_000)
    table.act(BLUE, PlayCard("armed_robbery", target=RED)).wait(4_000).let_happen()
    assert ends(table) == 67_000
    assert table.wait(20_000).all(MarketClosed) == [MarketClosed()]


def test_rr_415_a_card_that_nobody_answers_takes_no_time() -> None:
    table = market().hand(RED, "happy_hour").wait(20_000).act(RED, PlayCard("happy_hour"))
    assert ends(table) == 60_000


def test_rr_415_answers_take_as_long_as_they_take() -> None:
    table = market().hand(RED, "armed_robbery", CLAM).hand(BLUE, CLAM).wait(1_000)
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).wait(8_000).answer(BLUE, CLAM)
    assert ends(table) is None
    table.wait(8_000).answer(RED, CLAM, target=BLUE).wait(8_000).act(BLUE, Respond(BLUE, None))
    assert ends(table) == 84_000


def test_rr_103_a_card_in_the_last_moment_is_resolved() -> None:
    table = market().hand(RED, "armed_robbery").wait(59_999).act(RED, PlayCard("armed_robbery", target=BLUE))
    table.wait(8_000).let_happen()
    assert table.purses()[:2] == [600, 200]
    assert table.wait(1).all(MarketClosed) == [MarketClosed()]


# Done


def test_rr_105_case_t_35_done_is_revoked_by_an_offer() -> None:
    table = market().act(RED, Done()).act(BLUE, Done()).act(GREEN, MakeOffer(RED, Bundle(money=100), NONE))
    assert done(table) == [False, True, False]
    assert DoneSet(RED, False) in table.events
    table.act(GREEN, Done())
    assert table.all(MarketClosed) == []  # the phase goes on
    table.act(RED, DeclineOffer(1)).act(RED, Done())
    assert MarketClosed() in table.events


def test_rr_105_done_is_revoked_by_a_counter_offer() -> None:
    table = market().act(GREEN, MakeOffer(RED, Bundle(money=100), NONE)).act(GREEN, Done()).act(BLUE, Done())
    table.act(RED, MakeOffer(GREEN, NONE, Bundle(money=200), counters=1))
    assert done(table) == [False, True, False]


def test_rr_105_done_is_revoked_by_a_card() -> None:
    table = market().hand(RED, "armed_robbery").act(BLUE, Done()).act(GREEN, Done())
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).let_happen()
    assert done(table) == [False, False, True]


def test_rr_105_done_is_revoked_by_a_card_for_all() -> None:
    table = (
        market().hand(RED, "tip_jar").act(BLUE, Done()).act(GREEN, Done()).act(RED, PlayCard("tip_jar")).let_happen()
    )
    assert done(table) == [False, False, False]


def test_rr_105_done_is_revoked_even_if_the_card_is_stopped() -> None:
    table = market().hand(RED, "armed_robbery").hand(BLUE, CLAM).act(BLUE, Done())
    table.act(RED, PlayCard("armed_robbery", target=BLUE)).answer(BLUE, CLAM).act(RED, Respond(BLUE, None))
    assert done(table) == [False, False, False]


def test_rr_105_done_is_revoked_by_a_power() -> None:
    table = market().chef(RED, "general_stroganov").recipes(BLUE, "onigiri", "tiramisu").give(BLUE, "onion")
    table.act(BLUE, Done()).act(GREEN, Done()).act(RED, UseStroganov(BLUE, "onion")).let_happen()
    assert done(table) == [False, False, True]


def test_rr_105_everybody_is_told_that_a_card_has_revoked_it() -> None:
    """As with an offer."""
    table = market().hand(RED, "armed_robbery").act(BLUE, Done()).act(RED, PlayCard("armed_robbery", target=BLUE))
    assert DoneSet(BLUE, False) in table.seen(GREEN)


def test_rr_105_done_can_still_answer_offers() -> None:
    table = market().act(GREEN, MakeOffer(RED, Bundle(money=100), NONE)).act(RED, Done()).act(RED, AcceptOffer(1))
    assert table.purses()[RED] == 500
    assert done(table)[RED]


def test_rr_105_done_plays_no_card() -> None:
    table = market().hand(RED, "tip_jar").act(RED, Done())
    assert table.refusal(RED, PlayCard("tip_jar")) == "RR-105"
    table.act(RED, NotDone()).act(RED, PlayCard("tip_jar"))


# Early ends


def test_rr_431_the_wheels_end_when_all_are_set() -> None:
    table = Table(3, pace="live").wait(1_000).act(RED, SetWheel(RED, ISLAND)).act(BLUE, SetWheel(BLUE, ISLAND))
    assert table.view(None).step == "wheels"
    table.act(GREEN, SetWheel(GREEN, ISLAND))
    assert (table.view(None).step, table.state.now) == ("window", 1_000)
    for seat in range(3):
        table.act(seat, Pass())
    assert (table.view(None).step, table.state.now) == ("market", 1_000)


def test_rr_431_cooking_ends_when_all_have_declared() -> None:
    table = Table(3, pace="live").recipes(RED, "egg_fried_rice", "bibimbap").give(RED, "rice", "egg", "carrot")
    table.to_cooking()
    now = table.state.now
    table.act(RED, DeclareCook((plan("egg_fried_rice"),)))
    assert table.view(None).step != "declaring"
    assert table.state.now == now
