"""The numbered rules, read from their Markdown."""

import re
from pathlib import Path

import pytest

from atable.games import GAMES
from atable.games.texts import TEXTS
from atable.texts.rulebook import Rulebook, UnknownRule, read

BOOK = """# A game: the rules

Some words.

## Setup

- **TS-01** Three dishes are sold.

A map.

- **TS-02** Each player has **10** coins.

## Play

- **TS-110** Bid.
"""


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / "en.md").write_text(BOOK, encoding="utf-8")
    return read(tmp_path, "en")


def test_rules_keep_their_section_and_text(book: Rulebook) -> None:
    assert [(rule.id, rule.section) for rule in book.rules] == [
        ("TS-01", "Setup"),
        ("TS-02", "Setup"),
        ("TS-110", "Play"),
    ]
    assert book.rules[1].text == "Each player has **10** coins."


@pytest.mark.parametrize("name", ["TS-02", "ts-02", "TS-2", "2", "02"])
def test_a_rule_is_found_by_any_way_to_write_its_id(book: Rulebook, name: str) -> None:
    assert book.find(name, "TS").id == "TS-02"


@pytest.mark.parametrize("name", ["CK-007", "ck-7", "7", "007"])
def test_ids_may_have_three_digits(tmp_path: Path, name: str) -> None:
    (tmp_path / "en.md").write_text("## Terms\n\n- **CK-007** Speed.\n- **CK-070** For ever.\n", encoding="utf-8")
    assert read(tmp_path, "en").find(name, "CK").id == "CK-007"


def test_a_book_may_have_two_prefixes(tmp_path: Path) -> None:
    text = "## Base\n\n- **KR-001** A team.\n\n## Expansion\n\n- **KC-001** Ice.\n- **KC-002** Cream.\n"
    (tmp_path / "en.md").write_text(text, encoding="utf-8")
    book = read(tmp_path, "en")
    assert [book.find(name, "KR").id for name in ("1", "KR-1", "kc-1", "KC-002")] == [
        "KR-001",
        "KR-001",
        "KC-001",
        "KC-002",
    ]
    with pytest.raises(UnknownRule):
        book.find("2", "KR")


@pytest.mark.parametrize("name", ["TS-03", "3", "BR-02", "", "two", "-2", "TS-"])
def test_any_other_id_is_unknown(book: Rulebook, name: str) -> None:
    with pytest.raises(UnknownRule, match="there is no rule"):
        book.find(name, "TS")


@pytest.mark.parametrize("game", TEXTS)
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    english, french = (read(TEXTS[game].rules, language) for language in ("en", "fr"))
    ids = [rule.id for rule in english.rules]
    assert ids == [rule.id for rule in french.rules]
    assert len(set(ids)) == len(ids)
    bullets = [line for line in english.text.splitlines() if line.startswith("- **")]
    assert len(ids) == len(bullets) > 0


def test_every_game_has_texts() -> None:
    assert set(TEXTS) == {game.spec.id for game in GAMES}


@pytest.mark.parametrize("game", TEXTS)
def test_french_punctuation_never_breaks_away_from_its_word(game: str) -> None:
    """No-break spaces before : ; ! ? » and after «, everywhere but in the drawn map and the rows that rule tables."""
    text = (TEXTS[game].rules / "fr.md").read_text(encoding="utf-8")
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    lines = [line for line in prose.splitlines() if not re.fullmatch(r"[|:\- ]+", line)]
    assert [line for line in lines if re.search(r"[^\u00a0!?][:;!?»]|«[^\u00a0]", line)] == []
