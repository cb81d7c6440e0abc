"""`atable rules`: the numbered rules and which of them have tests."""

import json
from pathlib import Path

import pytest

from atable.cli import rules
from atable.cli.common import BadArgument
from atable.cli.main import main
from atable.cli.rules import CHECKOUT, coverage
from atable.games.banquet_royal.game import GAME
from atable.texts.rulebook import Rule, Rulebook

BOOK = Rulebook("", tuple(Rule(f"BR-{number:02}", "General", "Text.") for number in (1, 2, 3, 100)))


def test_a_rule_is_printed_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "banquet_royal", "BR-38", "--lang", "fr"]) == 0
    assert capsys.readouterr().out == (
        "BR-38 (Poser un Plat)\nLe Plat se pose sur une case vide qui touche le bouquet, un Plat ou une Toque.\n"
    )
    assert main(["rules", "banquet_royal", "38", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("BR-38 (Placing a Dish)\n")


def test_the_whole_book_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "banquet_royal", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("# Banquet Royal")
    assert text.count("- **BR-") == 126


def test_json_is_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "banquet_royal", "38", "--lang", "en", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "BR-38"
    assert main(["rules", "banquet_royal", "--lang", "en", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 126


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("banquet_royal BR-999", "there is no rule 'BR-999'"),
        ("banquet_royal soup", "there is no rule 'soup'"),
        ("soup", "there is no game 'soup'"),
        ("banquet_royal --lang tlh", "there is no language 'tlh'"),
    ],
)
def test_bad_input_is_one_line(arguments: str, problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert problem in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "tests" / "rules" / "banquet_royal"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(
        "def test_br_01_two_players() -> None: ...\n"
        "def helper_br_03() -> None: ...\n"
        "class TestMore:\n"
        "    def test_br_02_br_100_both(self) -> None: ...\n"
    )
    return tmp_path


def test_coverage_reads_the_names_of_tests(checkout: Path) -> None:
    found = coverage(GAME, BOOK, checkout)
    assert (found.rules, found.tested) == (4, 3)
    assert found.missing == ("BR-03",)
    assert not found.complete()


def test_coverage_writes_ids_as_the_rules_do(checkout: Path) -> None:
    book = Rulebook("", tuple(Rule(f"BR-{number:03}", "General", "Text.") for number in (1, 2, 3, 100)))
    assert coverage(GAME, book, checkout).missing == ("BR-003",)


def test_coverage_counts_rules_of_two_prefixes(checkout: Path) -> None:
    test = "def test_br_03_kc_01_mixed() -> None: ...\ndef test_kc_02_alone() -> None: ...\n"
    (checkout / "tests" / "rules" / "banquet_royal" / "test_more.py").write_text(test)
    book = Rulebook("", tuple(Rule(name, "General", "Text.") for name in ("BR-03", "KC-01", "KC-02", "KC-03")))
    assert coverage(GAME, book, checkout).missing == ("KC-03",)


def excuse(checkout: Path, text: str) -> None:
    (checkout / "tests" / "rules" / "banquet_royal" / "untestable.toml").write_text(text)


def test_an_excuse_with_a_reason_counts(checkout: Path) -> None:
    excuse(checkout, '[[rule]]\nid = "BR-03"\nreason = "a paper rule"\n')
    found = coverage(GAME, BOOK, checkout)
    assert found.excused == ("BR-03",)
    assert found.complete()


def test_an_excuse_without_a_reason_is_refused(checkout: Path) -> None:
    excuse(checkout, '[[rule]]\nid = "BR-03"\n')
    with pytest.raises(BadArgument, match="a reason"):
        coverage(GAME, BOOK, checkout)


def test_an_id_that_no_rule_has_is_told(checkout: Path) -> None:
    path = checkout / "tests" / "rules" / "banquet_royal" / "test_typo.py"
    path.write_text("def test_br_33_typo() -> None: ...\ndef test_br_03_right() -> None: ...\n")
    found = coverage(GAME, BOOK, checkout)
    assert found.unknown == ("BR-33",)
    assert not found.complete()


def test_missing_rules_are_listed_and_fail(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "CHECKOUT", checkout)
    assert main(["rules", "banquet_royal", "--coverage"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "126 rules: 3 tested, 0 excused, 123 without a test"
    assert lines[1].startswith("without a test: BR-03, BR-04, ")
    assert main(["rules", "banquet_royal", "--coverage", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["tested"] == 3


def test_coverage_needs_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "CHECKOUT", tmp_path)
    assert main(["rules", "banquet_royal", "--coverage"]) == 2
    assert "works in a checkout" in capsys.readouterr().err


def test_this_is_a_checkout() -> None:
    assert (CHECKOUT / "pyproject.toml").is_file()
