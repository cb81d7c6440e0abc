"""Whether a victim holds Back to the Kitchen!, or what it has ordered, shows in nothing but the answer itself."""

from collections.abc import Callable, Sequence

import pytest

from atable.games.course_a_letoile.actions import PlayAttack, PlayBoost, React, SetStandingOrders
from atable.games.course_a_letoile.content.cards import BACK_TO_KITCHEN
from atable.games.course_a_letoile.events import AttackAnnounced, AttackCancelled, AttackSucceeded
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.events import Event, seen_by
from atable.kernel.game import advance
from atable.kernel.seats import Seat
from atable.kernel.session import Session
from atable.kernel.spec import Pace
from tests.rules.course_a_letoile.attacks import ATTACK_CARDS, VULNERABLE, aim
from tests.rules.course_a_letoile.scenario import do, hand, scenario
from tests.rules.course_a_letoile.tables import all_seen, finish_turn, front, view

BACK = "back_to_kitchen"
VICTIM = 1
Twins = tuple[CourseState, CourseState]


def twins(card: str, **options: object) -> Twins:
    """The same table twice: the victim holds Back to the Kitchen!, or the card from the bottom of the deck."""
    hands = {0: [card, "tip"], VICTIM: ["sf_bao", BACK], 2: ["tip"]}
    holds = scenario(3, hands, menus={VICTIM: ["sf_taco"]}, teams={VICTIM: VULNERABLE}, **options)  # type: ignore[arg-type]
    lacks = holds.copy()
    assert lacks.deck[0] != BACK_TO_KITCHEN
    lacks.hands[VICTIM][1], lacks.deck[0] = lacks.deck[0], BACK_TO_KITCHEN
    GAME.invariants(lacks)
    assert (BACK in hand(holds, VICTIM), BACK in hand(lacks, VICTIM)) == (True, False)
    return holds, lacks


def ordering(card: str, **options: object) -> Twins:
    """The same table twice, but for the victim's standing orders."""
    cancels, _ = twins(card, **options)
    lets = cancels.copy()
    do(cancels, SetStandingOrders("cancel", "cancel", "cancel", "cancel", "cancel"), VICTIM)
    do(lets, SetStandingOrders("let", "let", "let", "let", "let", keep_last_for_headhunting=True), VICTIM)
    return cancels, lets


def shown(state: CourseState, watcher: Seat | None) -> tuple[str, object, object, object]:
    """All that reaches a watcher: view and prompts, who is waited for, the clocks, and the own choices."""
    clocks = (GAME.next_deadline(state), [GAME.limit(state, seat) for seat in range(state.seats)])
    waiting = (GAME.pending(state), GAME.may_act(state))
    return all_seen(state, watcher), waiting, clocks, [] if watcher is None else GAME.legal(state, watcher)


def assert_alike(tables: Twins, happened: Sequence[Sequence[Event]] = ((), ())) -> None:
    """Nobody but the victim can tell these two tables apart."""
    one, other = tables
    for watcher in (None, 0, 2):
        assert shown(one, watcher) == shown(other, watcher)
        assert seen_by(happened[0], watcher) == seen_by(happened[1], watcher)


def both(tables: Twins, action: Action, seat: Seat) -> list[list[Event]]:
    return [do(state, action, seat) for state in tables]


def pass_time(tables: Twins, ms: int) -> list[list[Event]]:
    return [advance(GAME, state, ms) for state in tables]


@pytest.mark.parametrize("card", ATTACK_CARDS)
@pytest.mark.parametrize("make", [twins, ordering])
def test_live_the_window_looks_the_same_until_it_runs_out(card: str, make: Callable[[str], Twins]) -> None:
    tables = make(card)
    assert_alike(tables)
    assert_alike(tables, both(tables, aim(card, VICTIM), 0))
    for ms in (1, 4_000, 7_999):
        assert_alike(tables, pass_time(tables, ms))


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_live_nothing_tells_a_time_out_from_an_empty_hand(card: str) -> None:
    tables = twins(card)
    both(tables, aim(card, VICTIM), 0)
    ended = pass_time(tables, 8_000)
    assert AttackSucceeded(0, card, VICTIM, aim(card, VICTIM).target) in ended[0]
    assert_alike(tables, ended)
    # Luck is the same afterwards, so it did not depend on the hand.
    assert tables[0].rng == tables[1].rng
    assert_alike(tables, both(tables, PlayBoost("tip"), 0))
    assert_alike(tables, [finish_turn(state) for state in tables])


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_live_letting_it_happen_tells_nothing(card: str) -> None:
    tables = twins(card)
    both(tables, aim(card, VICTIM), 0)
    pass_time(tables, 3_000)
    assert_alike(tables, both(tables, React(False), VICTIM))
    assert tables[0].rng == tables[1].rng


@pytest.mark.parametrize("card", ATTACK_CARDS)
def test_pause_the_wait_looks_the_same_until_it_is_answered(card: str) -> None:
    for tables in (twins(card, pace="relaxed", reactions="pause"), ordering(card, pace="relaxed", reactions="pause")):
        assert_alike(tables)
        assert_alike(tables, both(tables, aim(card, VICTIM), 0))
        assert_alike(tables, pass_time(tables, 3_600_000))
        assert_alike(tables, both(tables, React(False), VICTIM))


@pytest.mark.parametrize("card", ["rats", "billing_trouble"])
def test_relaxed_an_attack_that_is_let_happen_tells_nothing(card: str) -> None:
    tables = twins(card, pace="relaxed")
    assert_alike(tables, both(tables, PlayAttack(card, VICTIM), 0))
    assert tables[0].rng == tables[1].rng


@pytest.mark.parametrize("card", ["bad_review", "outdated", "headhunting"])
def test_relaxed_nothing_but_the_result_differs(card: str) -> None:
    holds, lacks = tables = twins(card, pace="relaxed")
    announced = AttackAnnounced(0, card, VICTIM, aim(card, VICTIM).target)
    cancelled, happened = both(tables, aim(card, VICTIM), 0)
    assert cancelled[:2] == [announced, AttackCancelled(0, card, VICTIM)]
    assert happened[:2] == [announced, AttackSucceeded(0, card, VICTIM, aim(card, VICTIM).target)]
    for watcher in (None, 0, 2):
        assert shown(holds, watcher)[1:] == shown(lacks, watcher)[1:]
        assert GAME.prompts(holds, watcher) == GAME.prompts(lacks, watcher)
    # Neither the time nor the deck nor what the others have tells the two tables apart.
    assert (view(holds).deck, view(holds).plays_left) == (view(lacks).deck, 2)
    assert front(holds, 2) == front(lacks, 2)
    assert front(holds, 0).cards == front(lacks, 0).cards


def test_a_victim_without_the_card_sees_only_let_it_happen() -> None:
    holds, lacks = tables = twins("bad_review")
    both(tables, PlayAttack("bad_review", VICTIM), 0)
    assert GAME.legal(holds, VICTIM) == [React(False), React(True)]
    assert GAME.legal(lacks, VICTIM) == [React(False)]
    assert GAME.prompts(holds, VICTIM) == GAME.prompts(lacks, VICTIM)


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_nobody_else_notices_that_orders_were_given(pace: Pace) -> None:
    """Not even by the time: the order comes eight seconds after the last public thing."""
    session = Session(GAME, CourseOptions(pace=pace), 3, "orders")
    others = (0, 2, None)
    before = [(encode(GAME.view(session.state, seat)), GAME.prompts(session.state, seat)) for seat in others]
    events = session.act(8_000, 1, SetStandingOrders(rats="cancel"))
    assert [seen_by(events, seat) for seat in others] == [[], [], []]
    assert [(encode(GAME.view(session.state, seat)), GAME.prompts(session.state, seat)) for seat in others] == before
