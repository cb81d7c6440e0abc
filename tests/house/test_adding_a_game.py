"""What CONTRIBUTING says of adding a game holds, word for word: here somebody follows it with a small game.

The game lies in `soup/`, as it would lie in a checkout. It is laid over a copy of this one; then all that is promised
is asked of that copy. What is missing there is noticed by the test that should notice it.
"""

import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.house import test_rooms as rooms
from tests.house.adding import FOLDER, GAME, NAMES, ROOT, Checkout, Done, overlay
from tools.mutants import gaps, read_mutants, read_rules, read_untestable

ELSEWHERE = ("src/", "tests/", "web/")  # where a path of the list begins that is not in the game's folder
CODE = [str(path) for path in overlay() if path.suffix == ".py"]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    made = Checkout(tmp_path_factory.mktemp("checkout"))
    well(made.python("-m", "tools.typescript"))  # make web-types
    return made


def well(done: Done) -> str:
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# What follows from the folder and the one line


def test_its_rules_laws_stories_and_counts_are_tried(checkout: Checkout) -> None:
    tests = ("house/test_rooms.py", f"rules/{GAME}", "laws", "golden", "counts")
    told = well(checkout.pytest("-rA", "-k", GAME, *(f"tests/{name}" for name in tests)))
    for name in tests:
        assert f"PASSED tests/{name}" in told


def test_the_house_knows_it(checkout: Checkout) -> None:
    well(checkout.pytest("tests/house/test_rooms.py::test_every_folder_is_a_game_that_is_named"))


def test_its_words_are_complete_here_and_in_the_client(checkout: Checkout) -> None:
    tests = ("texts/test_keys.py", "texts/test_rulebook.py", "web/test_keys.py", "web/test_types.py")
    told = well(checkout.pytest("-rA", *(f"tests/{name}" for name in tests)))
    assert f"test_each_game_explains_its_own_options[{GAME}]" in told


def test_it_is_on_the_menu(checkout: Checkout) -> None:
    menu = (checkout.root / "web" / "src" / "games" / "menu.ts").read_text(encoding="utf-8")
    assert f'{{ id: "{GAME}", players: [2, 4], minutes: 5 }},' in menu


def test_every_rule_has_a_test(checkout: Checkout) -> None:
    assert "10 rules: 10 tested, 0 excused, 0 without a test" in well(atable(checkout, "rules", GAME, "--coverage"))


def test_bots_play_it_and_figures_are_made(checkout: Checkout) -> None:
    told = well(atable(checkout, "simulate", GAME, "--games", "20", "--seats", "3", "--bots", "greedy,random"))
    assert "wins of greedy" in told
    assert "washing_up_by_bowl" in told


def atable(checkout: Checkout, *arguments: str) -> Done:
    return checkout.python(
        "-c", "import sys; from atable.cli.main import main; sys.exit(main(sys.argv[1:]))", *arguments
    )


def test_a_broken_rule_is_noticed(checkout: Checkout) -> None:
    assert "1 killed, 0 survived" in well(checkout.python("tools/mutants.py", "--id", "SO-09"))
    assert faults_of_mutants(checkout) == []


def faults_of_mutants(checkout: Checkout) -> list[str]:
    root = checkout.root
    return gaps(read_rules(root), read_mutants(root), read_untestable(root))


def test_it_passes_the_checks_of_the_sources(checkout: Checkout) -> None:
    well(checkout.run("ruff", "check", "--no-cache", *CODE))
    well(checkout.run("ruff", "format", "--no-cache", "--check", *CODE))
    well(checkout.run("lint-imports", "--no-cache"))
    well(checkout.python("tools/sizes.py"))


def test_its_types_are_sound(checkout: Checkout) -> None:
    well(checkout.run("mypy", "--cache-dir", str(checkout.root / "types"), *CODE))


def test_it_is_compiled(checkout: Checkout) -> None:
    told = well(checkout.python("-c", "from tools import build_fast; print(*build_fast.modules())")).split()
    ours = {name.removeprefix(f"atable/games/{GAME}/") for name in told if f"/{GAME}/" in name}
    assert ours >= {"game.py", "scoring.py", "redeal.py", "timing.py", "table/pot.py", "bots/heuristics.py"}
    assert ours >= {f"phases/{name}.py" for name in ("choosing", "ladling", "flow")}


def test_the_makefile_knows_it(checkout: Checkout) -> None:
    plan = well(checkout.run("make", "-n", "-o", ".stamp-dev", "test-plain"))
    [games] = re.findall(r"for game in (.*?);", plan)
    assert GAME in games.split()


# What is left out is noticed


THE_ROOT = rooms.test_the_root_holds_what_the_contract_asks_for_and_rooms
PARTS = rooms.test_words_bots_content_and_rules_have_the_same_parts


@pytest.mark.parametrize(
    ("name", "notices"),
    [
        ("README.md", THE_ROOT),
        ("scoring.py", THE_ROOT),
        ("redeal.py", THE_ROOT),
        ("rules/en.md", PARTS),
        ("rules/fr.md", PARTS),
        ("words/fr.ftl", PARTS),
        ("words/text.py", PARTS),
        ("bots/heuristics.py", PARTS),
        ("bots/statistics.py", PARTS),
        ("content/bowls.toml", PARTS),
    ],
)
def test_a_missing_part_of_the_folder_is_noticed(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, name: str, notices: Callable[[str], None]
) -> None:
    monkeypatch.setattr(rooms, "GAMES", checkout.root / "src" / "atable" / "games")
    notices(GAME)
    with checkout.without(FOLDER / name), pytest.raises(AssertionError):
        notices(GAME)


# By file: the test that notices, and what it says. They are left out at once, to be noticed one by one in one process.
BESIDE = {
    f"tests/laws/{GAME}.py": ("tests/laws/test_contract.py", f"No module named 'tests.laws.{GAME}'"),
    f"tests/golden/{GAME}/stories.py": (
        "tests/golden/test_golden.py",
        f"No module named 'tests.golden.{GAME}.stories'",
    ),
    f"tests/counts/{GAME}.toml": ("tests/counts/test_counts.py", f"counts/{GAME}.toml'"),
    f"tests/texts/families/{GAME}.py": ("tests/texts/test_keys.py", f"'tests.texts.families.{GAME}'"),
    "web/src/messages/fr/home.ftl": ("tests/web/test_keys.py", f"GameCard.svelte: home-line-{GAME}"),
}


def test_a_missing_file_beside_the_folder_is_noticed(checkout: Checkout) -> None:
    with checkout.without(*(Path(name) for name in BESIDE)):
        told = checkout.pytest("--continue-on-collection-errors", *(test for test, _ in BESIDE.values())).stdout
    for name, (test, problem) in BESIDE.items():
        assert re.search(rf"^(FAILED|ERROR) {test}", told, re.MULTILINE), name
        assert problem in told, name


def test_a_rule_without_a_test_or_a_mutant_is_noticed(checkout: Checkout) -> None:
    with checkout.without(Path(f"tests/rules/{GAME}/test_01_bowls.py")):
        done = atable(checkout, "rules", GAME, "--coverage")
    assert done.returncode != 0
    assert "without a test: SO-01, SO-02, SO-03, SO-04" in done.stdout
    with checkout.without(Path(f"tests/mutants/{GAME}.toml")):
        assert faults_of_mutants(checkout)[0] == "SO-01 has neither a mutant nor an entry in untestable.toml"


# The text


def steps() -> list[str]:
    """The numbered list of «Add a game»."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    [section] = re.findall(r"^## Add a game$(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    found = re.findall(r"^\d+\. .*\n(?:   .*\n)*", section, re.MULTILINE)
    assert [int(step.partition(".")[0]) for step in found] == list(range(1, len(found) + 1))
    return found


def patterns() -> list[str]:
    """Every path that the list names, from the root of the checkout."""
    named = [name for step in steps() for name in re.findall(r"`([^` ]+)`", step)]
    paths = [name.replace("<game>", GAME) for name in named if "/" in name or re.search(r"\.(py|md|toml|ftl)$", name)]
    return [path if path.startswith(ELSEWHERE) else f"{FOLDER}/{path}" for path in paths]


def test_the_list_names_nothing_that_the_game_does_not_bring() -> None:
    brought = [*map(str, overlay()), str(NAMES)]
    idle = [pattern for pattern in patterns() if not any(fnmatchcase(name, pattern) for name in brought)]
    assert patterns()
    assert idle == []


def test_the_game_brings_nothing_that_the_list_does_not_name() -> None:
    unsaid = [path for path in overlay() if not any(fnmatchcase(str(path), pattern) for pattern in patterns())]
    assert unsaid == []
