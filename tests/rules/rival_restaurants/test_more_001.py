"""More about RR-079, RR-103, RR-149, RR-175 and RR-227: what need not be, may not be, and is no more."""

from typing import Any

import pytest

from atable.games.rival_restaurants.actions import BuyShelf, DecideClaim, MakeOffer, ReleaseClaim
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.cards import INGREDIENTS
from atable.games.rival_restaurants.events import ClaimEnded, MarketClosed, OfferClosed
from atable.games.rival_restaurants.table.small_steps import is_meat
from tests.rules.rival_restaurants.scenario import BLUE, RED, Table

ISLAND = "the_island"


def claiming(**options: Any) -> Table:
    """Red alone on the Beef, and rich enough."""
    table = Table(3, **options).money(RED, 900).counter("chop_shop", "beef", "fish")
    return table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1}).to_market()


def assert_not_bought(table: Table) -> None:
    assert ClaimEnded(RED, "chop_shop", 1) in table.told
    assert (table.purses()[RED], table.owns(RED, "beef")) == (900, 0)
    assert table.view(None).locations[3].counter[0] == "beef"


def test_rr_079_a_claim_that_is_let_go() -> None:
    assert_not_bought(claiming(pace="live").wait(10_000))
    assert_not_bought(claiming(pace="live").act(RED, ReleaseClaim(RED)))


@pytest.mark.parametrize("pace", ["relaxed", "simulation"])
def test_rr_079_a_claim_that_is_declined_without_a_clock(pace: str) -> None:
    assert_not_bought(claiming(pace=pace).to_step("claims").act(RED, DecideClaim(RED, False)))


def test_rr_103_home_before_anybody_cooks() -> None:
    table = Table(3, pace="live").recipes(RED, "holy_guacamole").give(RED, "avocado", "tomato", "onion")
    table.send("chop_shop", "dairy_king", ISLAND, spots={RED: 1}).to_market().wait(60_000)
    assert MarketClosed() in table.events
    assert table.view(None).phase == "cook_counter"
    assert [(figure.location, figure.spot) for figure in table.view(None).figures] == [(None, None)] * 3


def test_rr_149_not_even_from_the_shelf() -> None:
    table = Table(3, pace="live").money(RED, 900).money(BLUE, 900).counter("chop_shop", "beef", "fish")
    table.send("chop_shop", "chop_shop", ISLAND, spots={RED: 1, BLUE: 1}).to_market()
    assert table.refusal(RED, BuyShelf(RED, "chop_shop")) == "RR-149"


def test_rr_175_open_offers_expire_with_the_market() -> None:
    table = Table(3, pace="live").money(RED, 100).send(ISLAND, ISLAND, ISLAND).to_market()
    table.act(RED, MakeOffer(BLUE, Bundle(money=100), Bundle())).wait(60_000)
    assert table.all(OfferClosed) == [OfferClosed(1, RED, BLUE, "expired")]
    assert table.purses() == [400, 300, 300]  # with the income of the next day


def test_rr_227_no_other_ingredient_counts_as_meat() -> None:
    meats = [name for kind, name in enumerate(INGREDIENTS) if is_meat(kind)]
    assert meats == ["beef", "fish", "pork", "poultry", "seafood"]
