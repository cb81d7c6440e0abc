"""tools/mutants.py, on a tiny package with two rules."""

from pathlib import Path

import pytest

from tools.mutants import Mutant, Untestable, gaps, main, read_mutants, read_rules, read_untestable, spread

RULES = """# Toy
- **TY-10** Two and two are four.
- **TY-101** The sun shines.
Prose that mentions **TY-7** is no rule.
"""
TESTS = """
from atable.toy import double, sun

def test_ty_10_doubles() -> None:
    assert double(2) == 4

def test_ty_101_shines() -> None:
    assert sun() == "shines"
"""
TOY = """
def double(number: int) -> int:
    return 2 * number


def sun() -> str:
    return "shines"
"""
KILLED = ("TY-10", "return 2 * number", "return 3 * number")
SHINES = ("TY-101", '"shines"', '"sets"')


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout: package, rules text and tests; no mutant yet."""
    files = {
        "src/atable/__init__.py": "",
        "src/atable/toy.py": TOY,
        "src/atable/games/toy/rules/en.md": RULES,
        "tests/rules/toy/test_toy.py": TESTS,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def write(root: Path, *mutants: tuple[str, str, str], file: str = "src/atable/toy.py") -> None:
    folder = root / "tests" / "mutants"
    folder.mkdir(exist_ok=True)
    entry = "[[mutant]]\nid = '{}'\nfile = '{}'\nold = '{}'\nnew = '{}'\n"
    (folder / "toy.toml").write_text("".join(entry.format(rule, file, old, new) for rule, old, new in mutants))


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


def test_every_mutant_is_killed(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root, KILLED, SHINES)
    assert main([], root) == 0
    assert last_line(capsys) == "2 killed, 0 survived"
    assert (root / "src/atable/toy.py").read_text() == TOY  # only copies were broken


def test_only_the_tests_of_the_rule_itself_count(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A test of TY-101 does not kill a mutant of TY-10."""
    write(root, ("TY-10", '"shines"', '"sets"'), SHINES)
    assert main([], root) == 1
    output = capsys.readouterr().out
    assert "survived: TY-10 in src/atable/toy.py" in output
    assert output.splitlines()[-1] == "1 killed, 1 survived"


def test_a_mutant_that_cannot_be_imported_is_broken(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root, ("TY-10", "return 2 * number", "return ("))
    assert main(["--id", "TY-10"], root) == 1
    assert last_line(capsys) == "0 killed, 0 survived, 1 broken"


@pytest.mark.parametrize(
    ("old", "file", "problem"),
    [
        ("return", "src/atable/toy.py", "the old text occurs 2 times"),
        ("yield", "src/atable/toy.py", "the old text occurs 0 times"),
        ("import", "src/atable/nowhere.py", "no such file in the package"),
        ("atable", "tests/rules/toy/test_toy.py", "no such file in the package"),
    ],
)
def test_the_place_must_be_clear(
    root: Path, old: str, file: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write(root, ("TY-10", old, "pass"), file=file)
    assert main(["--id", "TY-10"], root) == 1
    assert problem in capsys.readouterr().out


def test_a_rule_without_a_mutant_is_reported(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root, KILLED)
    assert main([], root) == 1
    output = capsys.readouterr().out
    assert "TY-101 has neither a mutant nor an entry in untestable.toml" in output
    assert output.splitlines()[-1] == "1 killed, 0 survived"


def test_unless_it_is_untestable_for_a_reason(root: Path) -> None:
    write(root, KILLED)
    excuse = root / "tests/rules/toy/untestable.toml"
    excuse.write_text("[[rule]]\nid = 'TY-101'\nreason = 'no program sees the sun'\n")
    rules, mutants = read_rules(root), read_mutants(root)
    assert gaps(rules, mutants, read_untestable(root)) == []
    assert gaps(rules, mutants, [Untestable("TY-101", " ")]) == ["TY-101 is untestable without a reason"]


def test_entries_for_unknown_rules_are_reported() -> None:
    mutants = [Mutant("TY-10", "file", "old", "new"), Mutant("TY-7", "file", "old", "new")]
    assert gaps(["TY-10"], mutants, [Untestable("TY-8", "why")]) == [
        "TY-7 is not a rule of any game",
        "TY-8 is not a rule of any game",
    ]


def test_a_rule_without_a_test_is_broken(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = root / "tests/rules/toy/test_toy.py"
    tests.write_text(TESTS.replace("test_ty_10_", "test_nothing_"))
    write(root, KILLED, SHINES)
    assert main([], root) == 1
    assert "there is no test named …_ty_10_" in capsys.readouterr().out


def test_the_tests_must_pass_first(root: Path) -> None:
    (root / "tests/rules/toy/test_toy.py").write_text(TESTS.replace("== 4", "== 5"))
    write(root, KILLED, SHINES)
    with pytest.raises(SystemExit, match="the tests must pass before anything is broken"):
        main([], root)


def test_another_copy_of_the_package_is_noticed(root: Path) -> None:
    """A checkout that puts its own `atable` first would make every mutant survive."""
    write(root, KILLED, SHINES)
    (root / "atable").mkdir()
    (root / "atable/__init__.py").write_text("")
    with pytest.raises(SystemExit, match="imported atable from elsewhere"):
        main([], root)


def test_rules_are_read_from_the_rules_text(root: Path) -> None:
    assert read_rules(root) == ["TY-10", "TY-101"]


def test_a_sample_is_spread_and_repeats() -> None:
    mutants = [Mutant(f"TY-{number}", "file", "old", "new") for number in range(100)]
    numbers = [int(mutant.id[3:]) for mutant in spread(mutants, 4, 0)]
    assert numbers == [0, 25, 50, 75]
    assert [int(mutant.id[3:]) for mutant in spread(mutants, 4, 80)] == [80, 5, 30, 55]
    assert spread(mutants, 200, 3) == mutants


def test_names_of_tests_are_exact() -> None:
    mark = Mutant("TY-10", "file", "old", "new").test_mark()
    assert mark in "test_ty_10_doubles"
    assert mark in "test_ty_09_ty_10_both"
    assert mark not in "test_ty_101_shines"
