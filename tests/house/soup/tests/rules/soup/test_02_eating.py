"""SO-05 to SO-10: turn by turn, the last spoonful, and the points."""

from atable.games.soup.actions import ChooseBowl, Ladle
from atable.games.soup.events import EatingBegan, PotEmptied
from atable.games.soup.game import GAME
from tests.rules.soup.scenario import SEEDS, A, B, C, Table, starting_with


def test_so_05_lots_decide_who_begins() -> None:
    tables = [Table(3, seed).choose("cup", "cup", "plate") for seed in SEEDS]
    assert {table.turn for table in tables} == {A, B, C}
    assert all(table.told(EatingBegan) == [EatingBegan(table.turn)] for table in tables)


def test_so_05_the_turn_passes_from_seat_to_seat() -> None:
    table = starting_with(B, "cup", "cup", "cup")
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.ladle(1)
    assert turns == [B, C, A, B]
    assert table.refused(A, Ladle(1)) == "SO-05: not-your-turn"


def test_so_06_as_many_as_the_bowl_takes() -> None:
    table = starting_with(A, "cup", "plate")
    assert table.may_take() == [1, 2]
    assert table.refused(A, Ladle(3)) == "SO-06: not-from-this-bowl"
    table.ladle(2)
    assert table.may_take() == [2, 3]
    assert table.refused(B, Ladle(1)) == "SO-06: not-from-this-bowl"
    assert table.refused(B, ChooseBowl("cup")) == "SO-06: eat-now"
    table.ladle(3)
    assert (table.state.pot, table.state.eaten) == (7, [2, 3])


def test_so_07_nobody_takes_more_than_there_is() -> None:
    table = starting_with(A, "plate", "plate").ladle(3, 3, 2, 2)
    assert table.state.pot == 2
    assert table.may_take() == [2]
    assert table.refused(A, Ladle(3)) == "SO-07: not-so-much-left"


def test_so_07_less_than_the_bowl_must_take_is_taken_whole() -> None:
    table = starting_with(A, "plate", "plate").ladle(3, 3, 3, 2)
    assert table.state.pot == 1
    assert table.may_take() == [1]


def test_so_08_whoever_takes_the_last_spoonful_washes_up() -> None:
    table = starting_with(A, "plate", "plate").ladle(3, 3, 3)
    assert GAME.outcome(table.state) is None
    table.ladle(3)
    assert table.told(PotEmptied) == [PotEmptied(B)]
    assert GAME.view(table.state, None).washes_up == B
    assert table.refused(A, Ladle(1)) == "SO-08: game-over"


def test_so_09_who_washes_up_has_no_points() -> None:
    """Both have eaten six."""
    outcome = starting_with(A, "plate", "plate").ladle(2, 3, 3, 3, 1).outcome()
    assert [(side.points, side.lines[0].count) for side in outcome.sides] == [(0, 6), (6, 6)]
    assert outcome.winners() == (B,)


def test_so_10_equal_points_share_a_place() -> None:
    outcome = starting_with(A, "plate", "plate", "plate").ladle(2, 2, 2, 2, 2, 2).outcome()
    assert [side.points for side in outcome.sides] == [4, 4, 0]
    assert [side.place for side in outcome.sides] == [1, 1, 3]
