"""What a view counts out for its reader: where a card could be completed, and the points so far."""

import random

from atable.games.banquet_royal.actions import PlaceDish, PlaceToque, ValidateMenu
from atable.games.banquet_royal.frames import Placing
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.views import Completion
from tests.rules.banquet_royal.scenario import do, scenario
from tests.rules.banquet_royal.tables import view


def test_where_a_card_could_be_completed() -> None:
    state = scenario(board={"B3": "F", "B4": "C"}, hands={0: ["m1_06"]}, exact_hands=True)  # B-F-C
    assert Completion("m1_06", "burger", "B2") in view(state, 0).completions
    assert {(it.card, it.symbol) for it in view(state, 0).completions} == {("m1_06", "burger")}


def test_a_toque_completes_too_while_one_is_left() -> None:
    board = {"C4": "B", "C6": "B"}
    state = scenario(board=board, hands={0: ["m3_08"]}, exact_hands=True)  # B-T-B
    assert view(state, 0).completions == (Completion("m3_08", "toque", "C5"),)
    state = scenario(board=board | {"F2": "T0", "F3": "T0"}, hands={0: ["m3_08"]}, exact_hands=True)
    assert view(state, 0).completions == ()


def test_nobody_else_and_no_other_step_is_helped() -> None:
    state = scenario(board={"B3": "F", "B4": "C"}, hands={0: ["m1_06"]})
    assert view(state, 1).completions == ()
    assert view(state, None).completions == ()
    do(state, PlaceDish("green_salad", "C4"))
    assert view(state, 0).completions == ()


def test_every_completion_holds_and_none_is_missing() -> None:
    """Whoever tries all placements finds the same."""
    rng = random.Random(3)
    state = GAME.setup(GAME.resolve(BanquetOptions(pace="simulation", farandole=True), 3), 3, "help")
    seen = 0
    while GAME.outcome(state) is None:
        seat = GAME.pending(state)[0]
        if isinstance(state.stack[-1], Placing):
            tried = set()
            for action in GAME.legal(state, seat):
                if isinstance(action, PlaceDish | PlaceToque):
                    after = state.copy()
                    GAME.play(after, seat, action)
                    symbol = action.dish if isinstance(action, PlaceDish) else "toque"
                    validated = [it for it in GAME.legal(after, seat) if isinstance(it, ValidateMenu)]
                    tried |= {(it.card, symbol, action.space) for it in validated}
            told = {(it.card, it.symbol, it.space) for it in GAME.view(state, seat).completions}
            assert told == tried
            seen += len(told)
        GAME.play(state, seat, rng.choice(GAME.legal(state, seat)))
    assert seen > 10


def test_points_so_far_are_those_of_a_score_sheet() -> None:
    state = scenario(
        seats=2,
        board={"C4": "B", "C3": "B", "C5": "T0"},
        validated={0: ["m3_01", "m1_01"], 1: ["m2_01"]},
        won={0: "BB", 1: "C"},
        decks={},
        sink=1,
        gourmet=True,
        farandole=True,
    )
    points = [it.points for it in view(state, 0).seats]
    ended = state.copy()
    ended.stack = []
    outcome = GAME.outcome(ended)
    assert outcome is not None
    assert points == [side.points for side in outcome.sides]
