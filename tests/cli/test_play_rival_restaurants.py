"""Rival Restaurants at the text table: whole games in both languages, in all its modes."""

import re
from pathlib import Path

import pytest

from atable.cli.main import main
from atable.games.rival_restaurants.options import RivalOptions
from tests.cli import people
from tests.cli.people import Seen, wanting

GAME = "rival_restaurants"
# Names of cards and markets are the same in both languages; these words are in none of them.
ENGLISH = {
    "you",
    "your",
    "takes",
    "wins",
    "buys",
    "garbage",
    "shelf",
    "slot",
    "counter",
    "day",
    "popularity",
    "nothing",
}
FRENCH = {
    "vous",
    "votre",
    "une",
    "gagne",
    "achète",
    "déchets",
    "rayon",
    "emplacement",
    "comptoir",
    "jour",
    "popularité",
}
# A day passes quickly: buy what is wanted, cook what can be cooked, play no card.
WISHES = {
    "en": ("Keep", "Buy the card under", "Go to", "Name ", "Stand on", "Cook “", "Cook on", "Draw", "Bid up", "Pass"),
    "fr": (
        "Garder",
        "Acheter la carte sous",
        "Aller",
        "Nommer",
        "Se poser",
        "Cuisiner «",
        "Cuisiner malgré",
        "Piocher",
        "Miser",
        "Passer",
    ),
}
SHORT = "--option max_days=20"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


@pytest.mark.parametrize(("language", "foreign"), [("fr", ENGLISH), ("en", FRENCH)])
@pytest.mark.parametrize(
    "table_of",
    [
        "--bots greedy,random",
        "--bots greedy --option mode=kitchen_squad",
        "--bots random --option mode=two_many_cooks --option variant_startup=true",
    ],
)
def test_a_whole_game_is_told_in_one_language(language: str, foreign: set[str], table_of: str) -> None:
    """From the first wheel to the Top Chef."""
    seen = Seen()
    arguments = f"--lang {language} --seed whole {table_of} {SHORT} --save game.jsonl"
    table = people.client(arguments, wanting(seen, WISHES[language]), GAME)
    assert table.play() == 0
    assert table.table.session.outcome() is not None
    assert words(seen.text()) & foreign == set()
    assert not re.search(r"\?\?\?|[{}_]", seen.text().replace(GAME, ""))
    assert main(["verify", "game.jsonl"]) == 0


def test_the_end_shows_the_sheet_and_the_winner() -> None:
    seen = Seen()
    table = people.client(f"--lang fr --seed whole --bots greedy,greedy {SHORT}", wanting(seen, WISHES["fr"]), GAME)
    table.play()
    outcome = table.table.session.outcome()
    assert outcome is not None
    end = seen.text()[seen.text().rindex("Décompte") :].replace("\u00a0", " ")
    rows = [line.split()[0] for line in end.splitlines()[1:] if line.strip()]
    assert rows[:2] == ["Vous", "Recettes"]
    assert {"Total", "Place"} <= set(rows)
    for side in outcome.sides:
        assert str(side.points) in end


def test_options_are_listed_with_their_explanation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, "--options", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines] == list(RivalOptions.__struct_fields__)
    assert lines[2].startswith("variant_amateur (false)\u00a0: Chef Amateur. Pour une première partie")


def test_what_is_chosen_is_told_at_the_start() -> None:
    _, seen = people.sit("--lang fr --seats 3 --bots none --option variant_startup=true", [], None, GAME)
    text = " ".join(seen.text().split())
    assert "Dans cette partie : le jeu de base, Start up" in text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--seats 7", "2 to 6 seats, not 7"),
        ("--seats 4 --option mode=two_many_cooks", "Two Many Cooks is for 2 or 3 players, not 4"),
        ("--option max_days=3", "a game lasts at least 20 days"),
        ("--option pace=live", "has no clock"),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(
    arguments: str, problem: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", GAME, *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert problem in printed.err
    assert printed.err.count("\n") == 1
    assert list(folder.iterdir()) == []
