"""The stories are told as they were written down; `make golden` writes them again, on purpose."""

import difflib

import pytest

from tests.golden.write import FOLDER, STORIES, cases, main, path, tell

LONGEST = 60  # lines: short enough to be checked by hand


@pytest.mark.parametrize(("game", "case"), cases())
def test_story_is_told_as_written(game: str, case: str) -> None:
    told, written = tell(game, case), path(game, case).read_text(encoding="utf-8")
    diff = difflib.unified_diff(written.splitlines(), told.splitlines(), "written", "told", lineterm="")
    assert told == written, "\n".join(diff)


@pytest.mark.parametrize(("game", "case"), cases())
def test_story_is_short(game: str, case: str) -> None:
    assert len(path(game, case).read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_every_file_is_a_story() -> None:
    files = {(file.parent.name, file.stem) for file in FOLDER.glob("*/*.txt")}
    assert files == set(cases())
    assert all(STORIES.values()), "every game has its stories"


def test_unknown_story_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["banquet_royal", "no-such-case"]) == 2
    assert "banquet_royal/first-turn" in capsys.readouterr().err
