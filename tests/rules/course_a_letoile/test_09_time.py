"""Time and standing orders: the live window, relaxed answers, thinking time and what is played for someone absent."""

import pytest

from atable.games.course_a_letoile.actions import (
    DiscardCard,
    Draw,
    EndPlay,
    EndTurn,
    LoseDecoration,
    Order,
    PlayAttack,
    React,
    SetStandingOrders,
)
from atable.games.course_a_letoile.events import AttackAnnounced, AttackSucceeded, DecorationLost
from atable.games.course_a_letoile.frames import CourseFrame, Drawing, Ending, Playing
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.errors import BadOptions, IllegalAction
from atable.kernel.game import advance
from atable.kernel.session import Session
from atable.kernel.spec import Pace
from atable.kernel.views import Limit
from tests.rules.course_a_letoile.attacks import ATTACK_CARDS, VULNERABLE, aim, answer, fame, strike
from tests.rules.course_a_letoile.scenario import do, hand, scenario
from tests.rules.course_a_letoile.tables import front, offered, only, refused, view, watchers

SECOND = 1000
HOUR = 60 * 60 * SECOND
BACK = "back_to_kitchen"


def before_attack(card: str, held: list[str], pace: Pace = "live", **options: object) -> CourseState:
    """Seat 0 holds an attack, seat 1 these cards and something to lose."""
    return scenario(hands={0: [card], 1: held}, teams={1: VULNERABLE}, pace=pace, **options)  # type: ignore[arg-type]


def orders_for(card: str, answer: Order) -> SetStandingOrders:
    match card:
        case "rats":
            return SetStandingOrders(rats=answer)
        case "bad_review":
            return SetStandingOrders(bad_review=answer)
        case "billing_trouble":
            return SetStandingOrders(billing_trouble=answer)
        case "outdated":
            return SetStandingOrders(outdated=answer)
        case _:
            return SetStandingOrders(headhunting=answer)


# Live: the window


@pytest.mark.parametrize("card", ATTACK_CARDS)
@pytest.mark.parametrize("held", [[], ["tip"], [BACK], [BACK, BACK]])
def test_live_every_attack_opens_a_window_of_eight_seconds(card: str, held: list[str]) -> None:
    state = before_attack(card, held)
    advance(GAME, state, 5 * SECOND)
    do(state, aim(card, 1), 0)
    assert GAME.next_deadline(state) == 13 * SECOND
    for watcher in watchers(state):
        attack = view(state, watcher).attack
        assert attack is not None
        assert attack.until == 13 * SECOND
    assert GAME.limit(state, 1) is None, "the window is the only clock"
    assert advance(GAME, state, 13 * SECOND - 1) == []
    assert GAME.pending(state) == [1]
    assert answer(advance(GAME, state, 13 * SECOND)) == "let"
    assert GAME.next_deadline(state) is None
    assert GAME.pending(state) == [0]
    assert hand(state, 1) == sorted(held)


@pytest.mark.parametrize("cancel", [True, False])
def test_live_an_answer_by_hand_ends_the_window(cancel: bool) -> None:
    state = before_attack("bad_review", [BACK])
    do(state, PlayAttack("bad_review", 1), 0)
    advance(GAME, state, 2 * SECOND)
    do(state, React(cancel), 1)
    assert GAME.next_deadline(state) is None
    assert GAME.pending(state) == [0]
    assert advance(GAME, state, 20 * SECOND) == []
    assert fame(state, 1) == (0 if cancel else -1)


def test_live_an_answer_at_the_last_moment_counts_and_a_later_one_does_not() -> None:
    session = Session(GAME, CourseOptions(), 2, "window")
    session.state = before_attack("bad_review", [BACK])
    session.act(1000, 0, PlayAttack("bad_review", 1))
    with pytest.raises(IllegalAction) as error:
        session.act(9000, 1, React(True))
    assert (error.value.rule, error.value.key) == ("CE-18", "not-your-turn")
    session.act(8999, 1, React(True))
    assert fame(session.state, 1) == 0


def test_live_each_attack_has_a_window_of_its_own() -> None:
    state = scenario(hands={0: ["bad_review", "bad_review"]})
    do(state, PlayAttack("bad_review", 1), 0)
    events = advance(GAME, state, 10 * SECOND)
    assert events == [AttackSucceeded(0, "bad_review", 1, None)]
    do(state, PlayAttack("bad_review", 1), 0)
    assert GAME.next_deadline(state) == 18 * SECOND


@pytest.mark.parametrize("card", ATTACK_CARDS)
@pytest.mark.parametrize("order", ["cancel", "let"])
def test_live_a_standing_order_set_by_its_owner_answers_at_the_time_out(card: str, order: Order) -> None:
    state = before_attack(card, [BACK])
    do(state, orders_for(card, order), 1)
    do(state, aim(card, 1), 0)
    assert advance(GAME, state, 8 * SECOND - 1) == [], "not before the time is over"
    assert GAME.default(state, 1) == React(order == "cancel")
    assert answer(advance(GAME, state, 8 * SECOND)) == order


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_live_without_an_order_for_this_attack_it_happens(card: str) -> None:
    state = before_attack(card, [BACK])
    (other, *_) = [name for name in ATTACK_CARDS if name != card]
    do(state, orders_for(other, "cancel"), 1)
    do(state, aim(card, 1), 0)
    assert GAME.default(state, 1) == React(False)
    assert answer(advance(GAME, state, 8 * SECOND)) == "let"


def test_live_an_order_to_cancel_is_void_without_the_card() -> None:
    state = before_attack("bad_review", ["tip"])
    do(state, SetStandingOrders(bad_review="cancel"), 1)
    do(state, PlayAttack("bad_review", 1), 0)
    assert GAME.default(state, 1) == React(False)
    assert answer(advance(GAME, state, 8 * SECOND)) == "let"


@pytest.mark.parametrize("card", ATTACK_CARDS)
@pytest.mark.parametrize("copies", [1, 2])
def test_the_last_one_is_kept_for_to_the_competition(card: str, copies: int) -> None:
    orders = SetStandingOrders("cancel", "cancel", "cancel", "cancel", "cancel", keep_last_for_headhunting=True)
    cancels = card == "headhunting" or copies == 2
    for pace in ("live", "relaxed"):
        state = scenario(hands={0: [card], 1: [BACK] * copies}, teams={1: VULNERABLE}, pace=pace)
        do(state, orders, 1)
        events = do(state, aim(card, 1), 0) + advance(GAME, state, 8 * SECOND)
        assert answer(events) == ("cancel" if cancels else "let")
        assert len(hand(state, 1)) == copies - cancels


def test_orders_can_be_changed_and_taken_back() -> None:
    state = scenario(hands={0: ["bad_review", "bad_review", "bad_review"], 1: [BACK, BACK, BACK]})
    answers = []
    for orders in (SetStandingOrders(bad_review="cancel"), SetStandingOrders(bad_review="let"), SetStandingOrders()):
        do(state, orders, 1)
        answers.append(answer(do(state, PlayAttack("bad_review", 1), 0) + advance(GAME, state, state.now + 8 * SECOND)))
    assert answers == ["cancel", "let", "let"]


# Relaxed: standing orders answer at once


@pytest.mark.parametrize(
    ("card", "default"),
    [
        ("rats", "let"),
        ("bad_review", "cancel"),
        ("billing_trouble", "let"),
        ("outdated", "cancel"),
        ("headhunting", "cancel"),
    ],
)
def test_relaxed_the_defaults_answer_at_once(card: str, default: str) -> None:
    state = before_attack(card, [BACK], "relaxed")
    events = do(state, aim(card, 1), 0)
    assert events[0] == AttackAnnounced(0, card, 1, aim(card, 1).target)
    assert answer(events) == default
    assert GAME.pending(state) == [0]
    assert GAME.next_deadline(state) is None
    assert len(hand(state, 1)) == (default == "let")


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_relaxed_without_the_card_every_attack_happens_at_once(card: str) -> None:
    state = before_attack(card, ["tip"], "relaxed")
    assert answer(do(state, aim(card, 1), 0)) == "let"
    assert GAME.pending(state) == [0]


@pytest.mark.parametrize("card", ATTACK_CARDS)
@pytest.mark.parametrize("order", ["cancel", "let"])
def test_relaxed_an_order_of_ones_own_comes_before_the_default(card: str, order: Order) -> None:
    state = before_attack(card, [BACK], "relaxed")
    do(state, orders_for(card, order), 1)
    assert answer(do(state, aim(card, 1), 0)) == order


@pytest.mark.parametrize(
    ("team", "wishes", "lost"),
    [
        (["de_chandelier", "de_zinc_bar", "de_plastic_ficus"], (), "de_plastic_ficus"),  # fewest points
        (["de_zinc_bar", "de_fairy_terrace"], (), "de_fairy_terrace"),  # equal points and Fame: lowest id
        (["de_winter_garden", "de_chandelier"], (), "de_chandelier"),
        (["de_chandelier", "de_zinc_bar"], ("de_chandelier",), "de_chandelier"),
        (["de_chandelier", "de_zinc_bar"], ("de_winter_garden", "de_chandelier", "de_zinc_bar"), "de_chandelier"),
        (["de_chandelier", "de_zinc_bar"], ("de_winter_garden",), "de_zinc_bar"),
    ],
)
def test_relaxed_the_lost_decoration_is_chosen_at_once(team: list[str], wishes: tuple[str, ...], lost: str) -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: team}, pace="relaxed")
    do(state, SetStandingOrders(lost_decoration=wishes), 1)
    assert only(do(state, PlayAttack("outdated", 1), 0), DecorationLost) == [DecorationLost(1, lost)]
    assert GAME.pending(state) == [0]


def test_live_the_wishes_are_what_is_played_for_an_absent_victim() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_chandelier", "de_zinc_bar", "de_winter_garden"]})
    assert GAME.pending(state) == [0]
    do(state, SetStandingOrders(lost_decoration=("de_winter_garden", "de_chandelier")), 1)
    strike(state, PlayAttack("outdated", 1))
    assert GAME.pending(state) == [1], "a victim who is here is asked"
    assert GAME.default(state, 1) == LoseDecoration("de_winter_garden")


def test_live_an_absent_victim_without_wishes_loses_the_least_valuable_decoration() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_chandelier", "de_zinc_bar", "de_fairy_terrace"]})
    strike(state, PlayAttack("outdated", 1))
    assert GAME.default(state, 1) == LoseDecoration("de_fairy_terrace")


# Relaxed with pause


@pytest.mark.parametrize("card", ATTACK_CARDS)
@pytest.mark.parametrize("held", [[BACK], ["tip"]])
def test_pause_every_attack_waits_twelve_hours_for_its_victim(card: str, held: list[str]) -> None:
    state = before_attack(card, held, "relaxed", reactions="pause")
    do(state, orders_for(card, "cancel"), 1)
    do(state, aim(card, 1), 0)
    assert GAME.pending(state) == [1]
    assert GAME.limit(state, 1) == Limit("reaction", 12 * HOUR)
    assert GAME.limit(state, 0) is None
    assert GAME.next_deadline(state) is None
    assert advance(GAME, state, 30 * HOUR) == [], "the limit is kept by the table"
    assert GAME.default(state, 1) == React(held == [BACK])
    assert answer(do(state, React(False), 1)) == "let"


def test_pause_the_victim_chooses_the_lost_decoration_within_twelve_hours() -> None:
    state = scenario(
        hands={0: ["outdated"]}, teams={1: ["de_chandelier", "de_zinc_bar"]}, pace="relaxed", reactions="pause"
    )
    strike(state, PlayAttack("outdated", 1))
    assert GAME.pending(state) == [1]
    assert GAME.limit(state, 1) == Limit("decoration", 12 * HOUR)
    do(state, LoseDecoration("de_chandelier"), 1)
    assert front(state, 1).team == ("de_zinc_bar",)


@pytest.mark.parametrize("pace", ["live", "simulation"])
def test_pause_is_an_option_of_relaxed_play(pace: Pace) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.resolve(CourseOptions(pace=pace, reactions="pause"), 2)
    assert error.value.field == "reactions"
    resolved = GAME.resolve(CourseOptions(pace="relaxed", reactions="pause"), 2)
    assert resolved.reactions == "pause"


# Thinking time


@pytest.mark.parametrize(
    ("pace", "frame", "limit"),
    [
        ("live", Drawing(), Limit("turn", 90 * SECOND)),
        ("live", Playing(3), Limit("turn", 90 * SECOND)),
        ("live", Playing(1), Limit("turn", 90 * SECOND)),
        ("live", Ending(), Limit("end", 30 * SECOND)),
        ("relaxed", Drawing(), Limit("turn", 24 * HOUR)),
        ("relaxed", Playing(2), Limit("turn", 24 * HOUR)),
        ("relaxed", Ending(), Limit("turn", 24 * HOUR)),
        ("simulation", Drawing(), None),
        ("simulation", Playing(2), None),
        ("simulation", Ending(), None),
    ],
)
def test_thinking_time_of_a_turn(pace: Pace, frame: CourseFrame, limit: Limit | None) -> None:
    state = scenario(frame=frame, pace=pace)
    assert GAME.limit(state, 0) == limit
    assert GAME.limit(state, 1) is None, "nobody waits for this seat"
    assert GAME.next_deadline(state) is None


def test_live_a_victim_has_twenty_seconds_for_the_lost_decoration() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_chandelier", "de_zinc_bar"]})
    strike(state, PlayAttack("outdated", 1))
    assert GAME.limit(state, 1) == Limit("decoration", 20 * SECOND)
    assert GAME.limit(state, 0) is None


# What is played for someone absent


def test_an_absent_player_draws_from_the_deck_and_plays_nothing() -> None:
    state = scenario(hands={0: ["sf_taco", "tip"]}, deck=["sf_bao", "rats"], frame=Drawing())
    assert GAME.default(state, 0) == Draw("deck")
    assert GAME.default(state, 1) is None
    do(state, Draw("deck"), 0)
    assert GAME.default(state, 0) == EndPlay()
    do(state, EndPlay(), 0)
    assert GAME.default(state, 0) == EndTurn(), "nothing is sold or renewed"


def test_an_absent_player_discards_the_cards_drawn_last() -> None:
    held = ["sf_taco", "sf_bao", "cu_chef", "se_trainee", "tip", "rats", "de_zinc_bar"]
    state = scenario(hands={0: held}, deck=["sf_crepe", "cu_commis"], frame=Drawing())
    do(state, Draw("deck"), 0)
    do(state, EndPlay(), 0)
    for card in ("cu_commis", "sf_crepe"):
        assert GAME.default(state, 0) == DiscardCard(card)
        do(state, DiscardCard(card), 0)
    assert GAME.default(state, 0) == EndTurn()


# Simulation


@pytest.mark.parametrize("card", ATTACK_CARDS)
@pytest.mark.parametrize("held", [[BACK], ["tip"]])
def test_simulation_has_no_clock_and_asks_the_victim(card: str, held: list[str]) -> None:
    state = before_attack(card, held, "simulation")
    do(state, aim(card, 1), 0)
    assert GAME.pending(state) == GAME.may_act(state) == [1]
    assert GAME.next_deadline(state) is None
    assert GAME.limit(state, 1) is None
    attack = view(state).attack
    assert attack is not None
    assert attack.until is None
    assert advance(GAME, state, 100 * HOUR) == []
    assert GAME.legal(state, 1) == ([React(False), React(True)] if held == [BACK] else [React(False)])


def test_simulation_asks_for_the_lost_decoration() -> None:
    state = scenario(hands={0: ["outdated"]}, teams={1: ["de_chandelier", "de_zinc_bar"]}, pace="simulation")
    strike(state, PlayAttack("outdated", 1))
    assert GAME.pending(state) == [1]
    assert GAME.limit(state, 1) is None


def test_simulation_knows_no_standing_orders() -> None:
    state = scenario(frame=Drawing(), pace="simulation")
    assert GAME.may_act(state) == [0]
    assert [offered(state, SetStandingOrders, seat) for seat in (0, 1)] == [[], []]
    for seat in (0, 1):
        with refused(state, "CE-109", "no-orders-now"):
            do(state, SetStandingOrders(rats="cancel"), seat)


def test_the_newest_cards_are_discarded_for_an_absent_player() -> None:
    """Of two copies the newer one goes, so that the next one to go is the card before it."""
    cards = ["tip", "sf_taco", "sf_bao", "sf_crepe", "sf_fries", "cu_commis", "cu_chef", "se_sommelier", "tip"]
    state = scenario(hands={0: cards}, frame=Ending())
    for _ in range(2):
        default = GAME.default(state, 0)
        assert default is not None
        do(state, default, 0)
    assert hand(state, 0) == sorted(cards[:7])
