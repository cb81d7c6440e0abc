"""Kitchen Rush at the text table: whole games in both languages, alone and with others, with and without a clock."""

import re
from pathlib import Path

import pytest

from atable.cli.main import main
from atable.games.kitchen_rush.options import RushOptions
from tests.cli import people
from tests.cli.people import Seen, wanting

GAME = "kitchen_rush"
# Some dishes have the same name in both languages; these words are in none of them.
ENGLISH = {"you", "your", "places", "hourglass", "round", "plate", "coins", "storeroom", "guests", "wanted", "until"}
FRENCH = {"vous", "votre", "pose", "sablier", "manche", "assiette", "sous", "réserve", "clients", "demandé", "jusqu"}
# Hands that take, cook and wash what they can, one thing in each window.
WISHES = {
    "en": (
        *("Take “", "Serve", "Welcome", "Wash", "Cook", "Keep", "Close window", "In window"),
        *("Place an hourglass", "Place", "Wait until", "Say that you are ready"),
    ),
    "fr": (
        *("Prendre «", "Servir", "Accueillir", "Laver", "Cuire", "Garder", "Fermer la fenêtre", "Dans la fenêtre"),
        *("Poser un sablier", "Poser", "Attendre", "Donner le feu vert"),
    ),
}
RELAXED = "--option pace=relaxed"


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
        f"--seats 1 --bots none {RELAXED} --option specialist_mini=true --option objective=red_carpet",
        f"--bots random,random {RELAXED} --option piece_of_cake=true --option events=true",
        "--seats 1 --bots none --option assist=strict --option handmade=true --option events=true",
    ],
)
def test_a_whole_game_is_told_in_one_language(language: str, foreign: set[str], table_of: str) -> None:
    """From the first plan to the verdict."""
    seen = Seen()
    arguments = f"--lang {language} --seed whole {table_of} --save game.jsonl"
    table = people.client(arguments, wanting(seen, WISHES[language]), GAME)
    assert table.play() == 0
    assert table.table.session.outcome() is not None
    assert words(seen.text()) & foreign == set()
    assert not re.search(r"\?\?\?|[{}$_]", seen.text().replace(GAME, ""))
    assert main(["verify", "game.jsonl"]) == 0


def test_relaxed_play_goes_from_stop_to_stop() -> None:
    """KR-238, KR-239: the clock stands still until the person is ready, then jumps to where the sand has run out."""
    lines = ["", "place helper host", "", "welcome", "", "say ready", ""]
    _, seen = people.sit(f"--lang en --seats 1 --bots none --seed stop {RELAXED}", lines, None, GAME)
    text = " ".join(seen.text().split())
    assert "The clock stands at 0 of 240 seconds." in text
    assert "You place the Helper on Host space 1 (window 1)." in text
    assert "New guests come in: 1 coin for the team." in text
    assert "The clock jumps to 30 seconds. Run out and off the board: the Helper." in text
    assert "clock 0:30 of 4:00" in text


def test_the_end_shows_the_verdict_and_the_score_of_the_team() -> None:
    seen = Seen()
    arguments = f"--lang fr --seed whole --bots random {RELAXED} --option piece_of_cake=true --names Ada,Ben"
    table = people.client(arguments, wanting(seen, WISHES["fr"]), GAME)
    table.play()
    outcome = table.table.session.outcome()
    assert outcome is not None
    assert outcome.result == "lost"  # random hands serve nobody
    end = seen.text()[seen.text().rindex("C'est perdu") :].replace("\u00a0", " ")
    assert re.search(r"Trop peu de Commandes servies : \d+ sur \d+", " ".join(end.split()))
    rows = [line.split("  ")[0].strip() for line in end[end.index("Décompte") :].splitlines()[2:6]]
    assert rows == ["Commandes servies", "Sous", "Prestige", "Commandes Glace"]
    assert "Ada et Ben" in end
    assert "Personne ne gagne." in end


def test_options_are_listed_with_their_explanation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, "--options", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines] == list(RushOptions.__struct_fields__)
    assert lines[2].startswith("piece_of_cake (false)\u00a0: Piece of Cake. L'extension")


def test_what_is_chosen_is_told_at_the_start() -> None:
    chosen = "--option assist=strict --option objective=grill_house --option family=true"
    _, seen = people.sit(f"--lang fr --seats 2 --bots none {chosen}", [], None, GAME)
    text = " ".join(seen.text().replace("\u00a0", " ").split())
    assert "Dans cette partie : Le Grill (moyen), une cuisine réelle et Mode famille." in text


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--seats 5", "1 to 4 seats, not 5"),
        ("--seats 3 --option double_shift=true", "a double shift is for 2 seats, not 3"),
        ("--option objective=world_peace", "'world_peace' is not one of opening_week"),
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
