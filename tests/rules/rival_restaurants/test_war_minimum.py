"""RR-128, RR-200, RR-293: a bidder's own minimum, when Antoine's surcharge goes or comes back during the war."""

from atable.games.rival_restaurants.actions import Exempt, OfferInWar, Pass, Respond, SealBid, StopPower
from atable.games.rival_restaurants.events import WarWon
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table


def beside_antoine(pace: str) -> Table:
    """Red ($300) and Blue ($900) fight for the Butter ($200); Green is Antoine, on the shelf of Dairy King."""
    table = Table(3, pace=pace).chef(GREEN, "antoine_baguette").counter("dairy_king", "butter", "egg")
    table.hand(RED, "clam_voyance").money(RED, 300).money(BLUE, 900)
    return table.send(*["dairy_king"] * 3, spots={RED: 1, BLUE: 1}).to_market()


def stopped(table: Table) -> Table:
    return table.act(RED, StopPower(GREEN)).act(GREEN, Respond(RED, None))


def test_rr_128_rr_200_a_stopped_antoine_no_longer_raises_the_minimum() -> None:
    table = beside_antoine("live")
    assert table.refusal(RED, OfferInWar(RED, 200)) == "RR-128"
    stopped(table).act(RED, OfferInWar(RED, 200))
    assert table.refusal(BLUE, OfferInWar(BLUE, 200)) == "RR-128"  # RR-198: Blue still pays


def test_rr_200_in_the_window_before_the_bids() -> None:
    table = beside_antoine("relaxed")
    stopped(table).to_step("claims").act(RED, SealBid(RED, 200)).act(BLUE, SealBid(BLUE, 0))
    assert [(won.seat, won.price) for won in table.all(WarWon)] == [(RED, 200)]


def test_rr_128_rr_293_who_is_spared_bids_from_the_market_price_on() -> None:
    table = beside_antoine("live").act(GREEN, Exempt(GREEN, (BLUE,)))
    assert table.refusal(RED, OfferInWar(RED, 200)) == "RR-128"
    table.act(BLUE, OfferInWar(BLUE, 200))


def test_rr_293_spared_no_longer_bids_are_named_anew() -> None:
    """Relaxed: whatever they were, so that nobody learns of them."""
    for bid in (0, 200, 300):
        table = beside_antoine("relaxed").act(RED, Pass()).act(BLUE, Pass()).act(GREEN, Exempt(GREEN, (RED,)))
        table.act(GREEN, Pass()).act(RED, SealBid(RED, bid)).act(GREEN, Exempt(GREEN, ()))
        assert table.pending() == [RED, BLUE]
        assert table.refusal(RED, SealBid(RED, 200)) == "RR-155"
        table.act(RED, SealBid(RED, 300)).act(BLUE, SealBid(BLUE, 0))
        assert table.purses()[RED] == 0
