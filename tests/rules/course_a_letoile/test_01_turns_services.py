"""CE-17 to CE-21: the start player, turns and Services."""

from collections import Counter

import pytest

from atable.games.course_a_letoile.actions import Draw, EndPlay, EndTurn, PlayBoost, SellCard
from atable.games.course_a_letoile.events import ServiceEnded, TurnBegan
from atable.games.course_a_letoile.frames import Drawing
from atable.games.course_a_letoile.game import GAME
from atable.kernel.actions import Action
from tests.rules.course_a_letoile.scenario import do, scenario
from tests.rules.course_a_letoile.tables import (
    SEEDS,
    finish_service,
    finish_turn,
    fresh,
    offered,
    only,
    refuse_all,
    refused,
    view,
)


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 160, 240), (4, 70, 130), (6, 40, 94)])
def test_ce_17_the_start_player_is_random(seats: int, least: int, most: int) -> None:
    starts = Counter(view(fresh(seats, seed)).start for seed in SEEDS)
    assert all(least <= starts[seat] <= most for seat in range(seats))  # of 400 games


def test_ce_17_the_start_player_begins() -> None:
    for seed in SEEDS[:20]:
        state = fresh(5, seed)
        assert GAME.pending(state) == [view(state).start] == [view(state).active]


def test_ce_18_by_rising_seat_number() -> None:
    state = scenario(seats=4, active=2, start=2, frame=Drawing())
    order = []
    for _ in range(9):
        order += GAME.pending(state)
        finish_turn(state)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.parametrize("action", [Draw("deck"), EndPlay(), EndTurn(), PlayBoost("tip")])
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_ce_18_nobody_else_in_between(seat: int, action: Action) -> None:
    state = scenario(seats=4, active=1, hands={0: ["tip"], 1: ["tip"]})
    assert GAME.pending(state) == [1]
    with refused(state, "CE-18", "not-your-turn"):
        do(state, action, seat)


def test_ce_19_draw_play_end() -> None:
    state = scenario(frame=Drawing())
    assert view(state).step == "drawing"
    do(state, Draw("deck"))
    assert view(state).step == "playing"
    do(state, EndPlay())
    assert view(state).step == "ending"
    events = do(state, EndTurn())
    assert events == [TurnBegan(1, 1)]
    assert (view(state).step, view(state).active) == ("drawing", 1)


def test_ce_19_no_step_out_of_its_place() -> None:
    play, sell = PlayBoost("tip"), SellCard("tip")
    state = scenario(frame=Drawing(), hands={0: ["tip"]})
    refuse_all(state, [play, EndPlay(), EndTurn(), sell], "CE-22", "draw-first")
    do(state, Draw("deck"))
    refuse_all(state, [Draw("deck"), EndTurn()], "CE-40", "play-or-end")
    refuse_all(state, [sell], "CE-124", "at-the-end-of-your-turn")
    do(state, EndPlay())
    refuse_all(state, [Draw("deck"), EndPlay()], "CE-123", "end-your-turn")
    refuse_all(state, [play], "CE-40", "end-your-turn")


@pytest.mark.parametrize("start", [0, 1, 2])
def test_ce_20_when_all_have_played_income_is_paid(start: int) -> None:
    state = scenario(seats=3, start=start, active=start, frame=Drawing(), menus={1: ["sf_taco"]})
    for _ in range(2):
        assert only(finish_turn(state), ServiceEnded) == []
        assert [here.coins for here in view(state).seats] == [3, 3, 3]
    assert only(finish_turn(state), ServiceEnded) == [ServiceEnded(1, (1, 2, 1))]
    assert [here.coins for here in view(state).seats] == [4, 5, 4]
    assert view(state).service == 2


@pytest.mark.parametrize("start", [0, 2])
def test_ce_21_the_same_start_player(start: int) -> None:
    state = scenario(seats=3, start=start, active=start, frame=Drawing())
    for service in (1, 2, 3):
        assert (view(state).service, view(state).start, view(state).active) == (service, start, start)
        assert offered(state, Draw) != []
        finish_service(state)
