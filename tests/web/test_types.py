"""The client's types are those of the server and of the games."""

from pathlib import Path

import pytest

from atable.games import GAMES
from tools.typescript import HEAD, WEB, files

FILES = {str(path.relative_to(WEB)): (path, text) for path, text in files().items()}


@pytest.mark.parametrize("name", FILES)
def test_the_types_of_the_client_are_current(name: str) -> None:
    path, text = FILES[name]
    lies_there = path.read_text(encoding="utf-8") if path.exists() else ""
    assert lies_there == text, f"web/src/{name} is not what the Python types say: run `make web-types`"


def test_no_file_is_left_of_something_that_is_no_more() -> None:
    """Whatever says that it was written by the tool still is."""
    written = [path for path in WEB.rglob("*.ts") if path.read_text(encoding="utf-8").startswith(HEAD)]
    assert set(written) == {path for path, _ in FILES.values()}


def test_a_game_with_a_board_brings_its_types_and_its_content() -> None:
    assert {"net/protocol.ts", "games/banquet_royal/types.ts", "games/banquet_royal/content.ts"} <= set(FILES)
    assert all(Path(name).suffix == ".ts" for name in FILES)


def test_every_board_is_one_of_a_game() -> None:
    folders = [path for path in (WEB / "games").iterdir() if path.is_dir()]
    assert {path.name for path in folders} <= {game.spec.id for game in GAMES}
    assert all((path / "index.ts").is_file() for path in folders)
