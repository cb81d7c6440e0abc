"""SO-01 to SO-04: the table is laid, and everybody chooses a bowl in secret."""

from pathlib import Path

import pytest

from atable.games.soup.actions import ChooseBowl, Ladle
from atable.games.soup.content.loader import CONTENT, FOLDER, load
from atable.games.soup.events import BowlChosen, BowlShown
from atable.games.soup.game import GAME
from atable.kernel.errors import BadContent, BadOptions
from atable.kernel.events import Secret
from atable.kernel.spec import Options, read_options
from tests.rules.soup.scenario import A, B, C, Table


def test_so_01_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        GAME.spec.check_seats(seats)
    for seats in (1, 5):
        with pytest.raises(BadOptions, match="bad-seats"):
            GAME.spec.check_seats(seats)


def test_so_02_the_pot_holds_twenty_spoonfuls_or_as_many_as_agreed() -> None:
    chosen: list[tuple[dict[str, object], int]] = [({}, 20), ({"pot": "12"}, 12), ({"pot": 30}, 30)]
    for texts, pot in chosen:
        assert GAME.setup(read_options(GAME.spec, texts), 2, "soup").pot == pot


@pytest.mark.parametrize("pot", [11, 31])
def test_so_02_no_smaller_and_no_larger_pot(pot: int) -> None:
    with pytest.raises(BadOptions):
        read_options(GAME.spec, {"pot": pot})


def test_so_02_the_options_are_those_of_this_game() -> None:
    with pytest.raises(BadOptions, match="bad-options-type"):
        GAME.resolve(Options(), 2)


def test_so_03_everybody_chooses_at_once_and_in_secret() -> None:
    table = Table(3)
    assert GAME.pending(table.state) == [A, B, C]
    assert table.play(B, ChooseBowl("plate")) == [Secret((B,), BowlChosen(B, "plate"), BowlChosen(B, None))]
    assert GAME.pending(table.state) == [A, C]
    assert [GAME.view(table.state, seat).eaters[B].bowl for seat in (A, B, None)] == [None, "plate", None]
    assert table.refused(A, Ladle(1)) == "SO-03: choose-bowl-first"


def test_so_03_a_cup_takes_less_than_a_soup_plate() -> None:
    assert [(bowl.id, bowl.least, bowl.most) for bowl in CONTENT.bowls] == [("cup", 1, 2), ("plate", 2, 3)]


def test_so_03_a_bowl_that_takes_nothing_is_refused_with_its_name(tmp_path: Path) -> None:
    text = (FOLDER / "bowls.toml").read_text(encoding="utf-8")
    (tmp_path / "bowls.toml").write_text(text.replace("most = 3", "most = 1"), encoding="utf-8")
    with pytest.raises(BadContent, match=r"bowls\.toml: plate: most: expected 2 or more, not 1"):
        load(tmp_path)


def test_so_04_all_bowls_are_shown_when_the_last_one_is_chosen() -> None:
    table = Table(2)
    table.play(B, ChooseBowl("plate"))
    assert table.told(BowlShown) == []
    table.play(A, ChooseBowl("cup"))
    assert table.told(BowlShown) == [BowlShown(A, "cup"), BowlShown(B, "plate")]
    assert [eater.bowl for eater in GAME.view(table.state, None).eaters] == ["cup", "plate"]
