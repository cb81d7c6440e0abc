"""Bartering at random: nothing is made or lost, and random offers are of all sorts."""

from hypothesis import given, settings
from hypothesis import strategies as st

from atable.games.rival_restaurants.actions import AcceptOffer, DeclineOffer, MakeOffer, WithdrawOffer
from atable.games.rival_restaurants.content.cards import RECIPE_GOURMET
from atable.games.rival_restaurants.events import OfferClosed
from atable.games.rival_restaurants.shop import trades
from atable.games.rival_restaurants.table.commitment import pantry
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.rng import Rng, seeded
from tests.rules.rival_restaurants.barter import NONE, A, B, Stall, money


def wealth(stall: Stall) -> tuple[object, ...]:
    """All goods of all players together."""
    owned = stall.state.restaurants
    return (
        sum(restaurant.money for restaurant in owned),
        sum(restaurant.garbage for restaurant in owned),
        [sum(restaurant.stock[kind] for restaurant in owned) for kind in range(29)],
        [sum(restaurant.upgrades >> kind & 1 for restaurant in owned) for kind in range(5)],
        sorted(recipe for restaurant in owned for recipe in restaurant.recipes),
        sorted(card for restaurant in owned for card in restaurant.hand),
        stall.state.paid_out,
    )


def assert_whole(stall: Stall) -> None:
    for seat, restaurant in enumerate(stall.state.restaurants):
        assert restaurant.money >= 0
        assert restaurant.garbage >= 0
        assert [RECIPE_GOURMET[recipe] for recipe in restaurant.recipes] == [False, True]  # RR-166
        assert min(pantry(restaurant)) >= 0
        assert restaurant.hand == sorted(restaurant.hand)
        assert all(stall.state.known[card] >> seat & 1 for card in restaurant.hand)


def laden(pace: str) -> Stall:
    """A table of four with a bit of everything."""
    stall = Stall(4, pace=pace)
    stall.has(0, "rice", "egg", "pasta", "wine", money=500, garbage=2).holds(0, "taxi", "clam_voyance", "clam_voyance")
    stall.has(1, "fish", "egg", "beef", money=300).holds(1, "tip_jar", "clam_voyance").built(1, "double_stove")
    stall.has(2, "flour", "cheese", "rice", "tofu", garbage=1, money=200).built(2, "double_stove", "social_media_ads")
    stall.has(3, "milk", "butter", "chocolate").holds(3, "armed_robbery").built(3, "basic_recipe_book")
    return stall


def step(stall: Stall, rng: Rng) -> Action | None:
    """Somebody makes, counters or answers an offer."""
    seat = rng.below(4)
    replies = stall.replies(seat)
    if replies and rng.below(2):
        return answer(stall, seat, rng.choice(replies))
    sampler = trades.sample_counter if rng.below(3) == 0 else trades.sample_offer
    made = sampler(stall.state, stall.frame, seat, rng)
    if made is not None:
        stall.offer(seat, made.to, made.gives, made.wants, made.counters)
    return made


def answer(stall: Stall, seat: int, action: Action) -> Action:
    if isinstance(action, AcceptOffer):
        stall.accept(seat, action.offer, *action.action_cards)
    elif isinstance(action, DeclineOffer):
        stall.decline(seat, action.offer)
    else:
        assert isinstance(action, WithdrawOffer)
        stall.withdraw(seat, action.offer)
    return action


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), pace=st.sampled_from(["live", "relaxed", "simulation"]))
def test_rr_163_whatever_is_traded_nothing_is_made_or_lost(seed: int, pace: str) -> None:
    stall, rng = laden(pace), seeded(str(seed))
    whole = wealth(stall)
    for _ in range(60):
        step(stall, rng)
        stall.prune()
        assert wealth(stall) == whole
        assert_whole(stall)


def test_random_offers_are_of_all_sorts_and_many_are_accepted() -> None:
    made: list[MakeOffer] = []
    traded = 0
    for seed in range(25):
        stall, rng = laden("live"), seeded(str(seed))
        for _ in range(60):
            action = step(stall, rng)
            made += [action] if isinstance(action, MakeOffer) else []
            traded += isinstance(action, AcceptOffer) and not isinstance(stall.events[0], OfferClosed)
            stall.prune()
    assert traded > 100
    for field in ("money", "ingredients", "garbage", "recipes", "upgrades"):
        assert sum(bool(getattr(offer.gives, field)) for offer in made) > 10, field
        assert sum(bool(getattr(offer.wants, field)) for offer in made) > 10, field
    assert sum(bool(offer.gives.action_cards) for offer in made) > 10
    assert sum(offer.wants.any_cards for offer in made) > 10
    assert sum(offer.counters is not None for offer in made) > 10


def test_a_random_offer_is_the_same_for_the_same_generator() -> None:
    one, other = laden("live"), laden("live")
    first, second = seeded("x"), seeded("x")
    for _ in range(50):
        assert trades.sample_offer(one.state, one.frame, A, first) == trades.sample_offer(
            other.state, other.frame, A, second
        )
    assert encode(one.state) == encode(other.state)


def test_nothing_is_countered_without_an_offer() -> None:
    stall = laden("live")
    stall.offer(A, B, money(100), NONE)
    assert trades.sample_counter(stall.state, stall.frame, A, seeded("x")) is None
