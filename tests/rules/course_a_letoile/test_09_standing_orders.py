"""Standing orders: who may set them and when, what they may say, and that they are secret."""

import pytest

from atable.games.course_a_letoile.actions import (
    Draw,
    LoseDecoration,
    PlayAttack,
    PlayBoost,
    PlayDish,
    React,
    SetStandingOrders,
)
from atable.games.course_a_letoile.events import OrdersSet, TurnBegan
from atable.games.course_a_letoile.frames import CourseFrame, Drawing, Ending, Playing
from atable.games.course_a_letoile.game import GAME
from atable.kernel.actions import Action
from atable.kernel.events import Secret, seen_by
from atable.kernel.seats import Seat
from atable.kernel.spec import Pace
from tests.rules.course_a_letoile.attacks import answer
from tests.rules.course_a_letoile.scenario import do, scenario
from tests.rules.course_a_letoile.tables import all_seen, finish_turn, offered, only, refused, view, watchers

BACK = "back_to_kitchen"


@pytest.mark.parametrize("pace", ["live", "relaxed"])
@pytest.mark.parametrize("frame", [Drawing(), Playing(2), Ending()])
def test_orders_may_be_set_by_anybody_at_any_moment_of_a_turn(pace: Pace, frame: CourseFrame) -> None:
    state = scenario(seats=3, frame=frame, pace=pace)
    assert GAME.may_act(state) == [0, 1, 2]
    assert GAME.pending(state) == [0], "they are never owed"
    for seat in (2, 0, 1):
        assert offered(state, SetStandingOrders, seat) == [SetStandingOrders()]
        orders = SetStandingOrders(rats="cancel", lost_decoration=("de_zinc_bar",))
        do(state, orders, seat)
        assert view(state, seat).orders == orders
    assert view(state).step == {Drawing: "drawing", Playing: "playing", Ending: "ending"}[type(frame)]


@pytest.mark.parametrize("reactions", ["live", "pause"])
def test_orders_are_refused_while_an_attack_waits(reactions: str) -> None:
    options: dict[str, object] = {} if reactions == "live" else {"pace": "relaxed", "reactions": "pause"}
    teams = {1: ["de_chandelier", "de_zinc_bar"]}
    state = scenario(3, {0: ["outdated"], 1: [BACK]}, teams=teams, **options)  # type: ignore[arg-type]
    do(state, PlayAttack("outdated", 1), 0)
    for _ in ("window", "lost decoration"):
        assert GAME.may_act(state) == [1]
        for seat in range(3):
            assert offered(state, SetStandingOrders, seat) == []
            with refused(state, "CE-109", "no-orders-now"):
                do(state, SetStandingOrders(outdated="cancel"), seat)
        do(state, React(False) if view(state).step == "attack" else LoseDecoration("de_zinc_bar"), 1)
    do(state, SetStandingOrders(outdated="cancel"), 1)


@pytest.mark.parametrize(
    "wishes",
    [("de_zinc_bar", "de_zinc_bar"), ("cu_chef",), ("sf_taco",), ("rats",), ("no_such_card",)],
)
def test_orders_name_decoration_cards_once_each(wishes: tuple[str, ...]) -> None:
    state = scenario()
    with refused(state, "CE-98", "decorations-once-each"):
        do(state, SetStandingOrders(lost_decoration=wishes), 0)


def test_orders_come_from_a_seat() -> None:
    state = scenario()
    for nobody in (-3, 2):
        with refused(state, "CE-18", "not-your-turn"):
            do(state, SetStandingOrders(), nobody)


@pytest.mark.parametrize("pace", ["live", "relaxed"])
@pytest.mark.parametrize("owner", [0, 1])
def test_orders_are_known_to_their_owner_alone(pace: Pace, owner: Seat) -> None:
    state = scenario(seats=3, hands={1: [BACK]}, pace=pace)
    orders = SetStandingOrders(bad_review="let", lost_decoration=("de_zinc_bar",))
    others = [watcher for watcher in watchers(state) if watcher != owner]
    known = {watcher: all_seen(state, watcher) for watcher in others}
    deadline, limits = GAME.next_deadline(state), [GAME.limit(state, seat) for seat in range(3)]
    events = do(state, orders, owner)
    assert events == [Secret((owner,), OrdersSet(owner), None)]
    assert seen_by(events, owner) == [OrdersSet(owner)]
    for watcher in others:
        assert seen_by(events, watcher) == []
        assert all_seen(state, watcher) == known[watcher]
    assert view(state, owner).orders == orders
    assert view(state, None).orders is None
    assert (GAME.next_deadline(state), [GAME.limit(state, seat) for seat in range(3)]) == (deadline, limits)


def test_orders_last_from_turn_to_turn() -> None:
    state = scenario(hands={0: ["bad_review"], 1: [BACK]}, pace="relaxed")
    do(state, SetStandingOrders(bad_review="let"), 1)
    assert only(finish_turn(state), TurnBegan)
    finish_turn(state)
    do(state, Draw("deck"), 0)
    assert answer(do(state, PlayAttack("bad_review", 1), 0)) == "let"


def test_orders_do_not_stand_in_for_a_turn() -> None:
    state = scenario(hands={0: ["tip", "sf_taco"]}, frame=Drawing())
    do(state, SetStandingOrders(), 0)
    actions: list[Action] = [PlayBoost("tip"), PlayDish("sf_taco")]
    for action in actions:
        with refused(state, "CE-22", "draw-first"):
            do(state, action, 0)


def test_an_order_is_to_cancel_or_to_let_it_happen() -> None:
    state = scenario(pace="live")
    with refused(state, "CE-118", "cancel-or-let"):
        do(state, SetStandingOrders(rats="pizza"), 1)  # type: ignore[arg-type]
