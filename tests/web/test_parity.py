"""The two runtimes give equal strings: what Python said of whole games, the client says as well."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tests.web.node import vitest
from tests.web.parity import SAMPLE, Heard, heard, sample, tellings

PARITY = "src/testing/parity.test.ts"


@pytest.fixture(scope="module")
def games() -> list[Heard]:
    return heard()


def test_games_bring_every_event_and_every_action_that_a_board_describes(games: list[Heard]) -> None:
    assert "banquet_royal" in {game.subject.name for game in games if game.described}
    for game in games:
        spec = game.subject.game.spec
        wanted = {*get_args(spec.events), *get_args(spec.actions)} if game.described else set()
        assert wanted - game.kinds() == set()


def test_the_client_says_what_python_says(games: list[Heard], tmp_path: Path) -> None:
    told = list(tellings(games))
    assert sum(len(telling.said) for telling in told) > 20_000
    file = tmp_path / "parity.json"
    file.write_bytes(msgspec.json.encode(told))
    run = vitest(PARITY, ATABLE_PARITY=str(file))
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_difference_is_found_and_told(games: list[Heard], tmp_path: Path) -> None:
    told = next(tellings(games))
    told.said[7].text = "Zut !"
    file = tmp_path / "wrong.json"
    file.write_bytes(msgspec.json.encode([told]))
    run = vitest(PARITY, ATABLE_PARITY=str(file))
    assert run.returncode != 0
    assert "1 differences" in run.stdout + run.stderr
    assert "Python: Zut !" in run.stdout + run.stderr


def test_the_sample_is_current() -> None:
    assert SAMPLE.read_text(encoding="utf-8") == sample(), "run `.venv/bin/python -m tests.web.parity`"
