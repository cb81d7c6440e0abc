"""There are as many sequences of decisions as were counted, listed in the same order; `make counts` counts again."""

from typing import get_args

import msgspec
import pytest

from atable.games import GAMES
from atable.kernel.actions import Action, Tick
from atable.kernel.seats import Seat
from atable.kernel.spec import Options, Pace
from tests.counts.cases import FOLDER, GAME_OF, Case, Root, load, root_of, text
from tests.counts.count import count, deepest, divide, moves
from tests.counts.divide import divided, told
from tests.counts.divide import main as divide_main
from tests.counts.write import main as write_main
from tests.laws.tiny import GAME as TINY
from tests.laws.tiny import Tiny, TinyState
from tests.toys.auction import GAME as AUCTION

CASES = [pytest.param(game, case, id=f"{game}-{case.name}") for game in GAME_OF for case in load(game)]
GAME_IDS = pytest.mark.parametrize("game", list(GAME_OF))


@pytest.mark.parametrize(("game", "case"), CASES)
def test_there_are_as_many_positions_as_counted(game: str, case: Case) -> None:
    root = root_of(GAME_OF[game], case)
    assert (root.at_move, root.stack) == (case.at_move, case.stack), "the random game that leads there is another one"
    counted = root.counted(len(case.counts))
    assert counted == case.counted(), told(root, counted, case.counted())


@GAME_IDS
def test_every_frame_occurs(game: str) -> None:
    """A phase is where some count begins; a frame below the top is one that waits."""
    fields = msgspec.inspect.type_info(GAME_OF[game].spec.state).fields  # type: ignore[attr-defined]
    [stack] = [field.type.item_type for field in fields if field.name == "stack"]
    assert {frame for case in load(game) for frame in case.stack} == {frame.cls.__name__ for frame in stack.types}


@GAME_IDS
def test_every_pace_and_the_fewest_and_the_most_seats_occur(game: str) -> None:
    spec = GAME_OF[game].spec
    assert {case.options.get("pace", "live") for case in load(game)} == set(get_args(Pace))
    assert {spec.seats_min, spec.seats_max} <= {case.seats for case in load(game)}


def test_time_passes_in_some_counts() -> None:
    roots = [root_of(GAME_OF["kitchen_rush"], case) for case in load("kitchen_rush") if case.frame == "Countdown"]
    assert roots
    assert all(isinstance(moves(root.game, root.state)[-1].action, Tick) for root in roots)


@GAME_IDS
def test_the_file_is_as_we_write_it(game: str) -> None:
    names = [case.name for case in load(game)]
    assert len(set(names)) == len(names), "two cases of one name"
    assert (FOLDER / f"{game}.toml").read_text(encoding="utf-8") == text(load(game))


def test_every_game_is_counted() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == {game.spec.id for game in GAMES}


def tiny_root(game: Tiny = TINY) -> Root:
    return Root(game, game.setup(Options(), 2, "count"), 0)


def test_plat_du_jour_can_be_counted_by_hand() -> None:
    """The special is hidden; then each of two players in turn has two dishes to choose from. Tips aren't listed."""
    assert [it.positions for it in tiny_root().counted(4)] == [1, 2, 4, 8]


def test_simultaneous_bids_can_be_counted_by_hand() -> None:
    """Eleven bids each; then the other one's eleven, or the first takes the bid back."""
    state = AUCTION.setup(Options(), 2, "count")
    assert [it.positions for it in count(AUCTION, state, 2)] == [22, 22 * 12]


def test_a_finished_game_has_no_sequel() -> None:
    root = tiny_root()
    for _ in range(40):
        listed = moves(root.game, root.state)
        if not listed:
            break
        root.game.play(root.state, listed[0].seat, listed[0].action)
    assert root.game.outcome(root.state) is not None
    assert [it.positions for it in root.counted(2)] == [0, 0]


class ListsBackwards(Tiny):
    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        return super().legal(state, seat)[::-1]


class ListsTheBestOnly(Tiny):
    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        return super().legal(state, seat)[-1:]


def test_another_order_is_another_digest_of_as_many_positions() -> None:
    ours, backwards = tiny_root().counted(3), tiny_root(ListsBackwards()).counted(3)
    assert [it.positions for it in ours] == [it.positions for it in backwards]
    assert ours[0].order == backwards[0].order  # time passes: there is but one way
    assert ours[1].order != backwards[1].order
    assert "after 2 moves the order differs" in told(tiny_root(ListsBackwards()), backwards, ours)


def test_the_way_to_a_root_does_not_hang_on_the_order() -> None:
    [case] = [case for case in load("course_a_letoile") if case.name == "playing-six"]
    game = GAME_OF["course_a_letoile"]

    class Backwards:
        def __getattr__(self, name: str) -> object:
            return getattr(game, name)

        def legal(self, state: object, seat: Seat) -> list[Action]:
            return game.legal(state, seat)[::-1]

    assert root_of(Backwards(), case).state == root_of(game, case).state  # type: ignore[arg-type]


def test_what_differs_is_divided() -> None:
    ours, fewer = tiny_root().counted(3), tiny_root(ListsTheBestOnly()).counted(3)
    said = told(tiny_root(ListsTheBestOnly()), fewer, ours)
    assert "after 2 moves there are 1, not 2; below each first move" in said
    assert "clock" in said


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_parts_are_the_whole(depth: int) -> None:
    root = tiny_root()
    parts = divide(root.game, root.state, depth)
    assert sum(below.positions for _, below in parts) == root.counted(depth)[-1].positions
    assert divided(root, depth)[-1].split() == [str(root.counted(depth)[-1].positions), "after", str(depth), "moves"]


def test_counting_goes_no_deeper_than_wanted() -> None:
    root = tiny_root()
    assert len(deepest(root.game, root.state, 6, 9)) == 3  # 1 + 2 played, 4 listed
    assert len(deepest(root.game, root.state, 99, 2)) == 2


def test_a_frame_that_does_not_come_is_an_error() -> None:
    case = Case(name="odd", seats=2, seed="count", frame="Dessert")
    with pytest.raises(LookupError, match="odd: no Dessert from move 0 on"):
        root_of(GAME_OF["banquet_royal"], case)


def test_an_unknown_case_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert write_main(["banquet_royal", "no-such-case"]) == 2
    assert "banquet_royal/refilling" in capsys.readouterr().err


def test_a_move_is_followed_further_down(capsys: pytest.CaptureFixture[str]) -> None:
    [case] = [case for case in load("banquet_royal") if case.name == "refilling"]
    assert divide_main(["banquet_royal", "refilling", "1"]) == 0
    chosen, *lines = capsys.readouterr().out.splitlines()
    [all_of_it] = [lines[-1].split()[0]]
    first = divide(*root_of(GAME_OF["banquet_royal"], case)[:2], len(case.counts))[1]
    assert chosen == first[0].text()
    assert all_of_it == str(first[1].positions)
