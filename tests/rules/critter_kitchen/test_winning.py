"""CK-291 to CK-298: the winner, the ranking and the score sheet."""

from collections.abc import Sequence

import pytest

from atable.games.critter_kitchen.events import RestaurantWeekEnded
from atable.games.critter_kitchen.scoring import outcome, ranking
from atable.games.critter_kitchen.state import AUTOMA, CritterState
from atable.kernel.messages import Message
from tests.rules.critter_kitchen.meals import Table, final, revealed, verdict


def ended(stars: Sequence[int], totals: Sequence[int], priority: Sequence[int] | None = None) -> CritterState:
    """A game that is over with these stars and these totals on the score track, by seat."""
    state = revealed(*[Table(stars=each) for each in stars], priority=priority)
    for kitchen, total in zip(state.kitchens, totals, strict=True):
        kitchen.track = total
    state.stack = []
    return state


def places(state: CritterState) -> list[int]:
    return [side.place for side in final(state).sides]


def test_ck_291_no_outcome_before_the_verdict() -> None:
    state = revealed("bread2", "fish2")
    assert outcome(state) is None
    verdict(state)
    assert outcome(state) is not None


def test_ck_291_most_stars_win() -> None:
    state = ended([20, 23, 22], [60, 30, 70])
    assert ranking(state) == [1, 2, 0]
    assert final(state).winners() == (1,)
    assert final(state).result == "ranked"
    assert final(state).reason == Message("ended-restaurant-week")
    assert final(state).tie_break is None


def test_t_26_ck_292_the_track_breaks_a_tie_whatever_the_priority() -> None:
    for priority in ([0, 1], [1, 0]):
        state = ended([22, 22], [41, 43], priority)
        assert final(state).winners() == (1,)
        assert final(state).tie_break == Message("tie-break-track")


def test_ck_292_loops_are_counted() -> None:
    state = ended([22, 22], [69, 71], [0, 1])  # 71 is space 1 again
    assert final(state).winners() == (1,)


@pytest.mark.parametrize("front", [0, 1])
def test_t_26_ck_293_ck_295_then_the_priority_track(front: int) -> None:
    state = ended([22, 22], [41, 41], [front, 1 - front])
    assert final(state).winners() == (front,)
    assert final(state).tie_break == Message("tie-break-priority")


def test_ck_294_ck_295_ck_296_all_places_differ() -> None:
    state = ended([22, 18, 22, 22, 18], [40, 55, 41, 41, 55], [4, 3, 0, 1, 2])
    assert ranking(state) == [3, 2, 0, 4, 1]
    assert places(state) == [3, 5, 2, 1, 4]
    assert final(state).tie_break == Message("tie-break-priority")


def test_ck_296_a_tie_for_other_places_is_no_tie_break_of_the_winner() -> None:
    state = ended([22, 18, 18], [40, 30, 30], [2, 1, 0])
    assert places(state) == [1, 3, 2]
    assert final(state).tie_break is None


def test_ck_293_equal_meals_are_decided_by_the_priority_track() -> None:
    state = revealed("bread4 fish5", "bread4 fish5", priority=[1, 0])
    assert verdict(state)[-1] == RestaurantWeekEnded((0, 1), (4, 4), 1)  # two friendly ties and 9 on the track
    assert final(state).winners() == (1,)


def test_ck_032_ck_291_the_score_sheet_has_a_line_for_each_source_that_paid() -> None:
    state = revealed(
        Table("bread4 fish7+allspice", soup=1, stars=5), "bread5", rumors=("spice_lover", "picky", "tender")
    )
    verdict(state)
    sheets = [[(line.key, line.points) for line in side.lines] for side in final(state).sides]
    assert sheets == [
        [("score-dishes", 5), ("score-soup", 1), ("score-best", 1), ("score-rumor-question", 2), ("score-track", 3)],
        [("score-best", 1), ("score-track", 1)],
    ]
    assert [side.points for side in final(state).sides] == [12, 2]
    assert [(side.side, side.seats) for side in final(state).sides] == [("seat", (0,)), ("seat", (1,))]


def alone(you: int, mcdogalds: int) -> CritterState:
    """Solo, with these stars at the end: no meals, and rumors without dots."""
    tables = Table(stars=you), Table(stars=mcdogalds)
    return revealed(*tables, solo=True, priority=[0, 1], rumors=("spice_lover", "tender", "hibernator"))


@pytest.mark.parametrize(
    ("you", "mcdogalds", "result", "order"),
    [(21, 20, "won", [1, 2]), (20, 20, "lost", [2, 1]), (19, 20, "lost", [2, 1])],
)
def test_ck_298_alone_you_need_more_stars(you: int, mcdogalds: int, result: str, order: list[int]) -> None:
    state = alone(you, mcdogalds)
    winner = 0 if result == "won" else AUTOMA
    assert verdict(state)[-1] == RestaurantWeekEnded((0, AUTOMA), (you, mcdogalds), winner)
    assert final(state).result == result
    assert places(state) == order
    assert final(state).winners() == ((0,) if result == "won" else ())
    assert final(state).tie_break is None


def test_ck_298_the_track_does_not_break_a_tie_with_mcdogalds() -> None:
    state = alone(20, 20)
    verdict(state)
    state.kitchens[0].track = 50
    assert final(state).result == "lost"


def test_ck_298_ck_306_the_sheet_of_mcdogalds_shows_the_difficulty() -> None:
    state = revealed(
        Table(stars=3), Table(stars=6), solo=True, difficulty="intern", rumors=("tender", "spice_lover", "hibernator")
    )
    verdict(state)
    you, automa = final(state).sides
    assert (automa.side, automa.seats, automa.points) == ("automa", (), 2)
    assert [(line.key, line.points) for line in automa.lines] == [("score-dishes", 6), ("score-difficulty", -4)]
    assert (you.side, you.seats, you.points) == ("seat", (0,), 3)
    assert final(state).result == "won"
