"""Kitchen Rush at the text table: whole games in both languages, alone and with others, with and without a clock."""

import re
from pathlib import Path

import pytest

from atable.cli.main import main
from atable.games.kitchen_rush.actions import Place
from atable.games.kitchen_rush.options import RushOptions
from tests.bots.stops import first_come, share, stops
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


IDLE_HANDS = ("Say that you are ready", "")  # a person who leaves all to the bots


def test_people_come_before_bots_at_every_stop() -> None:
    """And they find the Helper free, the Specialist at a good share of the stops: bots take turns with both."""
    arguments = f"--lang en --seed stops --bots chef,chef {RELAXED} --option specialist_mini=true"
    table = people.client(arguments, wanting(Seen(), IDLE_HANDS), GAME)
    assert table.play() == 0
    found = stops(table.table.session.journal)
    assert len(found) >= 4 * 8, "four rounds, and in each a stop every 30 seconds at most"
    assert first_come(found) == {0}
    assert share([stop.helper_free for stop in found]) > 0.8
    assert share([stop.specialist_free for stop in found]) > 0.4
    assert {seat for stop in found for seat in stop.seats} == {0, 1, 2}


def test_in_hot_seat_all_people_come_before_the_bots() -> None:
    arguments = f"--lang en --seed stops --seats 3 --bots chef --names Ada,Ben {RELAXED}"
    table = people.client(arguments, wanting(Seen(), IDLE_HANDS, until=200), GAME)
    table.play()
    found = [stop for stop in stops(table.table.session.journal) if stop.seats]
    assert len(found) > 5
    for stop in found[:-1]:
        assert set(stop.seats[:2]) == {0, 1}
        assert set(stop.seats[2:]) == {2}


def test_what_a_person_wants_of_the_helper_comes_first() -> None:
    """It is free at the first stop, and nobody else has done anything yet."""
    lines = ["say ready", "", "place helper host", ""]
    table, _ = people.sit(f"--lang en --bots chef,chef --seed stops {RELAXED}", lines, None, GAME)
    acted = [(entry.seat, entry.action) for entry in table.table.session.journal.entries]
    assert [it for it in acted if isinstance(it[1], Place)] == [(0, Place("hg_helper_1", "host_1"))]


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
