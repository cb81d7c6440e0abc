"""CE-01 to CE-16: the aim, and what everybody gets. Turns and Services follow in test_01_turns_services."""

from collections import Counter

import pytest

from atable.games.course_a_letoile.actions import (
    DiscardCard,
    Draw,
    EndPlay,
    PlayAttack,
    PlayBoost,
    PlayDevelopment,
    PlayDish,
    SellCard,
)
from atable.games.course_a_letoile.content.cards import CARD_IDS, RESTO_IDS, STAR_IDS
from atable.games.course_a_letoile.events import CardDrawn
from atable.games.course_a_letoile.frames import Drawing, Ending
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.errors import BadOptions
from atable.kernel.session import Session
from tests.rules.course_a_letoile.scenario import do, hand, scenario
from tests.rules.course_a_letoile.tables import (
    SEEDS,
    all_seen,
    at_random,
    finish_service,
    fresh,
    front,
    incomes,
    only,
    outcome,
    refused,
    view,
    watchers,
)

FAMILIES = {"dish": 26, "cu": 18, "se": 18, "de": 18, "action": 36}  # CE-08
DISHES = ("sf", "tr", "ga")
# Five points of each kind but Fame: C5 F3, S5 F1, D5 F0.
NEARLY_FIVE = [
    "cu_chef",
    "cu_star_tv",
    "se_floor_manager",
    *["se_trainee"] * 3,
    *["de_checked_cloth"] * 3,
    *["de_plastic_ficus"] * 2,
]


def family(card: str) -> str:
    prefix = card.partition("_")[0]
    return "dish" if prefix in DISHES else prefix if prefix in FAMILIES else "action"


def dealt(state: CourseState) -> list[str]:
    """All cards of the deck, the discard pile and the hands."""
    kinds = state.deck + state.discard + [kind for cards in state.hands for kind in cards]
    return [CARD_IDS[kind] for kind in kinds]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ce_01_two_to_six_players(seats: int) -> None:
    session = Session(GAME, CourseOptions(), seats, "table")
    assert len(view(session.state).seats) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_ce_01_not_fewer_and_not_more(seats: int) -> None:
    with pytest.raises(BadOptions) as error:
        Session(GAME, CourseOptions(), seats, "table")
    assert error.value.field == "seats"


def test_ce_02_the_first_to_reach_all_four_targets_wins() -> None:
    state = scenario(
        seats=3,
        active=1,
        stars={1: "star_harmony"},
        teams={1: NEARLY_FIVE},
        hands={1: ["tr_cassoulet"]},
        coins={1: 4},
    )
    assert front(state, 1).points == (5, 5, 5, 4)
    do(state, PlayDish("tr_cassoulet"))
    assert front(state, 1).points == front(state, 1).targets == (5, 5, 5, 5)
    assert outcome(state).winners() == (1,)
    assert GAME.pending(state) == []


def test_ce_02_exceeding_them_wins_too() -> None:
    state = scenario(
        stars={0: "star_harmony"},
        teams={0: [*NEARLY_FIVE, "de_zinc_bar"]},
        reviews={0: 1},
        hands={0: ["ga_smoke"]},
        coins={0: 6},
    )
    assert front(state, 0).points == (5, 5, 7, 4)
    do(state, PlayDish("ga_smoke"))
    assert front(state, 0).points == (5, 5, 7, 6)
    assert outcome(state).winners() == (0,)


@pytest.mark.parametrize(
    ("missing", "bought"), [("se_floor_manager", "se_bartender"), ("cu_star_tv", "cu_star_legend")]
)
def test_ce_02_three_targets_are_not_enough(missing: str, bought: str) -> None:
    team = [card for card in NEARLY_FIVE if card != missing]
    state = scenario(
        stars={0: "star_harmony"},
        teams={0: [*team, "de_winter_garden"]},
        hands={0: ["ga_smoke", bought]},
        coins={0: 20},
    )
    do(state, PlayDish("ga_smoke"))
    assert GAME.outcome(state) is None
    do(state, PlayDevelopment(bought))
    assert outcome(state).winners() == (0,)


def test_ce_03_surplus_does_not_help_another_category() -> None:
    state = scenario(
        stars={0: "star_front_page"},  # 4, 4, 4, 8
        teams={0: [*NEARLY_FIVE, "cu_star_legend"]},
        hands={0: ["se_bartender"]},
        coins={0: 6},
    )
    do(state, PlayDevelopment("se_bartender"))
    assert front(state, 0).points == (8, 7, 5, 7)  # 27 points, but one Fame is missing
    assert GAME.outcome(state) is None


def test_ce_03_a_full_star_card_counts_twenty() -> None:
    state = scenario(
        stars={0: "star_harmony"},
        teams={0: [*NEARLY_FIVE, "cu_star_legend", "se_sommelier"]},
        reviews={0: 4},
        hands={0: ["de_fairy_terrace"]},
        coins={0: 6},
    )
    do(state, PlayDevelopment("de_fairy_terrace"))
    assert front(state, 0).points == (8, 8, 7, 5)
    assert outcome(state).sides[0].points == 20


def test_ce_04_every_player_has_a_star_card_that_all_see() -> None:
    for seed in SEEDS[:20]:
        state = fresh(4, seed)
        stars = [here.star for here in view(state).seats]
        assert len(set(stars)) == 4
        assert set(stars) <= set(STAR_IDS)
        for seat in watchers(state):
            assert [here.star for here in view(state, seat).seats] == stars


def test_ce_04_the_star_card_says_what_to_reach() -> None:
    printed = {
        "star_brigade": (6, 4, 4, 6),
        "star_dining_room": (4, 6, 4, 6),
        "star_design": (4, 4, 6, 6),
        "star_harmony": (5, 5, 5, 5),
        "star_front_page": (4, 4, 4, 8),
        "star_cosy": (5, 4, 5, 6),
    }
    assert {here.star: here.targets for here in view(fresh(6)).seats} == printed


@pytest.mark.parametrize("seat", [0, 1])
def test_ce_04_at_random(seat: int) -> None:
    counts = Counter(front(fresh(2, seed), seat).star for seed in SEEDS)
    assert all(35 <= counts[star] <= 100 for star in STAR_IDS)  # 67 expected


def test_ce_05_every_player_has_a_ptit_resto_card_that_all_see() -> None:
    for seed in SEEDS[:20]:
        state = fresh(5, seed)
        restos = [here.resto for here in view(state).seats]
        assert len(set(restos)) == 5
        assert set(restos) <= set(RESTO_IDS)
        for seat in watchers(state):
            assert [here.resto for here in view(state, seat).seats] == restos


@pytest.mark.parametrize("seat", [0, 1])
def test_ce_05_at_random_whatever_the_star(seat: int) -> None:
    seen = [front(fresh(2, seed), seat) for seed in SEEDS]
    counts = Counter(here.resto for here in seen)
    assert all(35 <= counts[resto] <= 100 for resto in RESTO_IDS)  # 67 expected
    assert len({(here.star, here.resto) for here in seen}) == 36


def test_ce_06_the_other_cards_stay_out_of_the_game() -> None:
    state = fresh(3, pace="simulation")
    here = view(state).seats
    out = {*STAR_IDS, *RESTO_IDS} - {seat.star for seat in here} - {seat.resto for seat in here}
    assert len(out) == 6
    for position in at_random(state):
        text = all_seen(position, position.active)
        assert not [card for card in out if card in text]


def test_ce_07_kept_through_the_whole_game() -> None:
    for seed in SEEDS[:3]:
        state = fresh(3, seed, pace="simulation")
        owned = [(here.star, here.resto) for here in view(state).seats]
        for position in at_random(state, seed):
            assert [(here.star, here.resto) for here in view(position).seats] == owned


@pytest.mark.parametrize("what", ["star", "resto"])
def test_ce_07_not_sold_not_discarded_not_stolen(what: str) -> None:
    state = scenario(frame=Ending(), hands={0: ["tip"]})
    with refused(state, "CE-36", "not-in-your-hand"):
        do(state, SellCard(getattr(front(state, 0), what)))
    full = scenario(frame=Ending(), hands={0: ["tip"] * 6 + ["rats"] * 2})
    with refused(full, "CE-36", "not-in-your-hand"):
        do(full, DiscardCard(getattr(front(full, 0), what)))
    thief = scenario(hands={0: ["headhunting"]}, teams={1: ["cu_chef"]})
    with refused(thief, "CE-102", "name-a-card"):
        do(thief, PlayAttack("headhunting", 1, getattr(front(thief, 1), what)))


@pytest.mark.parametrize("seats", [2, 6])
def test_ce_08_the_116_cards(seats: int) -> None:
    cards = dealt(fresh(seats))
    assert len(cards) == 116
    assert Counter(family(card) for card in cards) == FAMILIES


def test_ce_08_shuffled_together() -> None:
    hands = [hand(fresh(2, seed), seat) for seed in SEEDS for seat in (0, 1)]
    counts = Counter(family(card) for cards in hands for card in cards)
    for name, copies in FAMILIES.items():
        assert abs(counts[name] - 4000 * copies / 116) < 150
    assert len({tuple(cards) for cards in hands}) > 780  # of 800: hardly two alike


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ce_09_five_cards_each(seats: int) -> None:
    state = fresh(seats)
    assert [here.cards for here in view(state).seats] == [5] * seats
    assert [len(view(state, seat).hand) for seat in range(seats)] == [5] * seats


def test_ce_10_hands_are_hidden() -> None:
    state = fresh(3)
    other = state.copy()
    other.hands[1], other.deck[:5] = state.deck[:5], state.hands[1]
    assert sorted(other.hands[1]) != sorted(state.hands[1])
    for seat in (0, 2, None):
        assert all_seen(other, seat) == all_seen(state, seat)
    assert list(view(other, 1).hand) != list(view(state, 1).hand)


def test_ce_10_everybody_sees_their_own() -> None:
    state = scenario(seats=3, hands={0: ["tip", "rats"], 2: ["sf_taco"]})
    assert [view(state, seat).hand for seat in watchers(state)] == [("tip", "rats"), (), ("sf_taco",), ()]


def test_ce_10_drawn_cards_are_told_to_their_owner_only() -> None:
    state = scenario(frame=Drawing(), deck=["tip", "rats", "sf_bao"])
    events = do(state, Draw("deck"))
    assert only(events, CardDrawn, 0) == [CardDrawn(0, "tip"), CardDrawn(0, "rats")]
    assert only(events, CardDrawn, 1) == only(events, CardDrawn, None) == [CardDrawn(0, None)] * 2


@pytest.mark.parametrize(("seats", "deck"), [(2, 105), (3, 100), (4, 95), (5, 90), (6, 85)])
def test_ce_11_the_rest_is_the_deck(seats: int, deck: int) -> None:
    assert view(fresh(seats)).deck == deck


def test_ce_11_face_down() -> None:
    state = fresh(3)
    other = state.copy()
    other.deck.reverse()
    assert other.deck != state.deck
    for seat in watchers(state):
        assert all_seen(other, seat) == all_seen(state, seat)


def test_ce_12_one_card_is_turned_up() -> None:
    for seed in SEEDS[:20]:
        state = fresh(3, seed)
        assert view(state).discard == 1
        (card,) = state.discard
        for seat in watchers(state):
            assert view(state, seat).top == CARD_IDS[card]


def test_ce_12_the_card_is_taken_from_the_shuffled_ones() -> None:
    """Copies of a card in the hands, in the deck and face up are all there are: CE-08 counts them."""
    tops = Counter(family(CARD_IDS[fresh(2, seed).discard[0]]) for seed in SEEDS)
    assert all(tops[name] > 30 for name in FAMILIES)
    assert len(dealt(fresh(2))) == 116


def test_ce_13_the_first_card_has_no_effect() -> None:
    tops = set()
    for seed in SEEDS:
        state = fresh(2, seed)
        tops.add(view(state).top)
        assert view(state).step == "drawing"
        for here in view(state).seats:
            assert (here.coins, here.cards, here.points) == (3, 5, (0, 0, 0, 0))
            assert (here.menu, here.team, here.rats, here.reviews, here.troubles) == ((), (), False, 0, 0)
        do(state, Draw("deck"))
        assert view(state).plays_left == 3
    assert tops == set(CARD_IDS)  # every kind of card was turned up once


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_ce_14_three_coins_each(seats: int) -> None:
    assert [here.coins for here in view(fresh(seats)).seats] == [3] * seats


def test_ce_15_what_is_paid_goes_to_the_bank() -> None:
    state = scenario(seats=3, active=1, hands={1: ["sf_taco", "cu_dishwasher"]}, coins={0: 5, 1: 10, 2: 7})
    do(state, PlayDish("sf_taco"))
    do(state, PlayDevelopment("cu_dishwasher"))
    assert [here.coins for here in view(state).seats] == [5, 5, 7]


def test_ce_15_what_is_earned_comes_from_the_bank() -> None:
    state = scenario(seats=3, hands={0: ["tip"]}, menus={0: ["sf_taco"], 2: ["sf_taco", "sf_bao"]})
    do(state, PlayBoost("tip"))
    assert [here.coins for here in view(state).seats] == [6, 3, 3]
    finish_service(state)
    assert [here.coins for here in view(state).seats] == [8, 4, 6]


def test_ce_16_the_bank_never_runs_out() -> None:
    state = scenario(hands={0: ["tip", "sf_taco"]}, menus={1: ["sf_bao"]}, coins={0: 79, 1: 500})
    do(state, PlayBoost("tip"))
    assert front(state, 0).coins == 82
    do(state, EndPlay())
    do(state, SellCard("sf_taco"))
    assert front(state, 0).coins == 83
    assert incomes(state) == (1, 2)
    assert [here.coins for here in view(state).seats] == [84, 502]
