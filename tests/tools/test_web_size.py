"""The client's budget: what counts, and what is counted once."""

import gzip
import json
from pathlib import Path

import pytest

from tools import web_size
from tools.web_size import MANIFEST, NotBuilt, sizes

WORDS = "../src/atable/games/soup/words/fr.ftl?raw"
BOARD_WORDS = "src/games/soup/messages/fr.ftl?raw"
BUILD: dict[str, dict[str, object]] = {
    "index.html": {"file": "entry.js", "imports": ["_shared.js"], "dynamicImports": ["src/pages/Rules.svelte"]},
    "_shared.js": {"file": "shared.js", "imports": ["index.html"]},
    "src/i18n/fr.ts": {"file": "fr.js"},
    "src/pages/Home.svelte": {"file": "home.js", "imports": ["_shared.js"], "css": ["home.css"]},
    "src/pages/Rules.svelte": {"file": "rules.js"},
    "src/table/TablePage.svelte": {"file": "table.js", "imports": ["_cards.js", "_shared.js"]},
    "_cards.js": {"file": "cards.js"},
    WORDS: {"file": "soup-fr.js"},
    BOARD_WORDS: {"file": "soup-board-fr.js"},
    "src/games/soup/index.ts": {"file": "soup.js", "imports": ["_cards.js"]},
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / MANIFEST).parent.mkdir()
    (tmp_path / MANIFEST).write_text(json.dumps(BUILD), encoding="utf-8")
    for entry in BUILD.values():
        (tmp_path / str(entry["file"])).write_text(f"console.log('{entry['file']}');" * 9, encoding="utf-8")
    return tmp_path


def wire(built: Path, *names: str) -> int:
    return sum(len(gzip.compress((built / name).read_bytes(), 9)) for name in names)


def test_each_file_counts_once_where_it_is_met_first(built: Path) -> None:
    assert sizes(built, "fr", "soup") == {
        "entry": wire(built, "entry.js", "shared.js"),
        "words": wire(built, "fr.js"),
        "home page": wire(built, "home.js"),
        "table page": wire(built, "table.js", "cards.js"),
        "words of the game": wire(built, "soup-fr.js", "soup-board-fr.js"),
        "board": wire(built, "soup.js"),
    }


def test_a_part_that_is_no_file_of_its_own_is_told(built: Path) -> None:
    with pytest.raises(NotBuilt, match=r"en\.ts"):
        sizes(built, "en", "soup")


def test_a_missing_build_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotBuilt, match="make web"):
        sizes(tmp_path, "fr", "soup")


@pytest.mark.parametrize(("limit", "status"), [(130, 0), (129, 1)])
def test_what_the_larger_language_needs_before_the_board_is_held_to_the_limit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], limit: int, status: int
) -> None:
    measured = {"en": {"entry": 50}, "fr": {"entry": 60, "words": 70, "board": 900}}
    monkeypatch.setattr(web_size, "sizes", lambda _, language: measured[language])
    monkeypatch.setattr(web_size, "LIMIT", limit)
    assert web_size.main() == status
    assert "before the board (fr)" in capsys.readouterr().out
