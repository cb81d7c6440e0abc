"""Course à l'Étoile at the text table: whole games in both languages, attacks passed from hand to hand."""

import re
from pathlib import Path

import pytest

from atable.cli.client import Client
from atable.cli.main import main
from atable.cli.terminal import FORGET, Terminal
from atable.games.course_a_letoile.actions import END_PLAY, PlayAttack, React
from atable.games.course_a_letoile.options import CourseOptions
from atable.kernel.codec import encode
from tests.cli import people
from tests.cli.people import Seen, habitual, scripted, wanting

GAME = "course_a_letoile"
ENGLISH = {"the", "you", "your", "draw", "draws", "turn", "wins", "deck", "card", "coins", "hand", "with", "of", "bill"}
FRENCH = {"vous", "votre", "une", "tour", "gagne", "carte", "pièces", "main", "avec", "de", "pioche", "défausse"}
FIERCE = ("annuler", "contre", "Attaquer", "Finir votre tour")  # and no card is sold
WISHES = {"fr": FIERCE, "en": ("cancel", "against", "Attack", "End your turn")}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def client(arguments: str, terminal: Terminal) -> Client:
    return people.client(arguments, terminal, GAME)


def sit(arguments: str, lines: list[str], seen: Seen | None = None) -> tuple[Client, Seen]:
    return people.sit(arguments, lines, seen, GAME)


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


@pytest.mark.parametrize(("language", "foreign"), [("fr", ENGLISH), ("en", FRENCH)])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_game_is_told_in_one_language(language: str, foreign: set[str], seats: int) -> None:
    """A person who attacks and buys among random bots, from the first card to the star."""
    seen = Seen()
    bots = ",".join(["random"] * (seats - 1))
    table = client(f"--lang {language} --seed whole --bots {bots} --save game.jsonl", wanting(seen, WISHES[language]))
    assert table.play() == 0
    assert table.table.session.outcome() is not None
    assert words(seen.text()) & foreign == set()
    assert not re.search(r"\?\?\?|[{}$_]", seen.text().replace("course_a_letoile", ""))
    assert main(["verify", "game.jsonl"]) == 0


def test_the_end_shows_the_sheet_and_who_reached_the_star() -> None:
    seen = Seen()
    table = client("--lang fr --seed whole --bots random --save game.jsonl", habitual(seen))
    table.play()
    outcome = table.table.session.outcome()
    assert outcome is not None
    end = seen.text()[seen.text().index("Les quatre objectifs d'une carte Étoile sont atteints.") :]
    rows = [line.split()[0] for line in end.splitlines()[2:9]]
    assert rows == ["Vous", "Cuisine", "Service", "Décoration", "Renommée", "Total", "Place"]
    winner = next(side for side in outcome.sides if side.place == 1)
    assert winner.points == 20  # CE-02: all four targets
    assert ("Vous gagnez" if winner.seats == (0,) else "Basile gagne") in end


def test_a_move_that_shows_no_card_is_taken_back() -> None:
    before, _ = sit("--lang fr --seed demo --bots none --save a.jsonl", ["", "1"])
    table, seen = sit("--lang fr --seed demo --bots none --save b.jsonl", ["", "1", "ne plus", "", "u"])
    entries = table.table.session.journal.entries
    assert entries[1].action == END_PLAY
    assert "Le coup est repris." in seen.text()
    assert encode(table.table.session.state) == encode(before.table.session.state)
    assert main(["verify", "b.jsonl"]) == 0


def test_drawn_cards_are_not_put_back() -> None:
    _, seen = sit("--lang fr --seed demo --bots none", ["", "1", "u"])
    assert "Trop tard pour reprendre ce coup" in seen.text()


@pytest.mark.parametrize("stop", [1, 30])
def test_a_resumed_game_goes_on_as_if_never_left(stop: int, folder: Path) -> None:
    bots = "--bots random,random"
    client(f"--seed again {bots} --save whole.jsonl", habitual(Seen())).play()
    client(f"--seed again {bots} --save parts.jsonl", habitual(Seen(), until=stop)).play()
    assert (folder / "parts.jsonl").read_bytes() != (folder / "whole.jsonl").read_bytes()
    client(f"--resume parts.jsonl {bots}", habitual(Seen())).play()
    assert (folder / "parts.jsonl").read_bytes() == (folder / "whole.jsonl").read_bytes()


def passed_around() -> tuple[Client, list[str]]:
    """Two fierce people at one device, screen by screen."""
    seen = Seen(clears=True)
    table = client("--lang fr --bots none --names Agathe,Hugo --seed hot", wanting(seen, FIERCE, until=150))
    table.play()
    return table, seen.text().split(FORGET)


def test_an_attack_passes_the_device_to_its_victim_and_back() -> None:
    table, screens = passed_around()
    actions = [entry.action for entry in table.table.session.journal.entries]
    assert any(isinstance(action, PlayAttack) for action in actions)
    at = next(number for number, screen in enumerate(screens) if "Que répondez-vous" in screen)
    (victim,) = re.findall(r"^[> ](\d) Vous ", screens[at], re.MULTILINE)
    attacker, attacked = ("Agathe", "Hugo") if victim == "2" else ("Hugo", "Agathe")
    assert f"passez l'appareil à {attacked}" in screens[at - 2]
    assert screens[at - 1].strip() == f"{attacked}, c'est à vous. Appuyez sur Entrée quand personne d'autre ne regarde."
    assert f"{attacker} vous attaque avec" in screens[at]
    assert f"passez l'appareil à {attacker}" in screens[at]
    assert screens[at + 1].strip().startswith(f"{attacker}, c'est à vous.")


def test_a_victim_with_the_card_may_send_the_attack_back() -> None:
    table, screens = passed_around()
    assert React(True) in [entry.action for entry in table.table.session.journal.entries]
    assert any("Vous renvoyez «" in screen for screen in screens)
    assert any("vous renvoie «" in screen for screen in screens)


def test_no_screen_shows_two_hands() -> None:
    _, screens = passed_around()
    readers = [set(re.findall(r"^[> ](\d) Vous ", screen, re.MULTILINE)) for screen in screens]
    assert max(len(seats) for seats in readers) == 1
    assert {"1"} in readers
    assert {"2"} in readers


def test_details_and_the_rule_on_demand() -> None:
    _, seen = sit("--lang fr --seed demo --bots none", ["", "s", "r", "r 109"])
    text = " ".join(seen.text().replace("\u00a0", " ").split())
    assert "La main peut encore être renouvelée une fois." in text
    assert "CE-22 : Au début de votre tour" in text
    assert "CE-109 : Victime d'une attaque" in text


def test_long_lists_are_parted_by_what_is_done() -> None:
    """Among six players one attack alone has five victims."""
    seen = Seen()
    table = client("--lang fr --seats 6 --bots none --seed many", wanting(seen, FIERCE, until=150))
    table.play()
    assert re.search(r"^ +\d+  Attaquer \(\d+ choix\)$", seen.text(), re.MULTILINE)
    assert any(isinstance(entry.action, PlayAttack) for entry in table.table.session.journal.entries)


def test_a_choice_that_is_not_the_usual_one_is_told_at_the_start() -> None:
    _, seen = sit("--lang fr --bots none --save a.jsonl", [])
    assert "Règles de base, sans variante." in seen.text()
    _, seen = sit("--lang fr --bots none --option resto_income=floor --save b.jsonl", [])
    assert "Dans cette partie\u00a0: la pièce du P'tit Resto comme revenu minimum." in seen.text()


def test_options_are_listed_with_their_explanation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, "--options", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines] == list(CourseOptions.__struct_fields__)
    assert lines[1].startswith("resto_income (added)\u00a0: Revenu du P'tit Resto. added\u00a0: sa pièce s'ajoute")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--seats 7", "2 to 6 seats, not 7"),
        ("--option resto_income=double", "option resto_income"),
        ("--option reactions=pause", "option of relaxed play"),
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


def test_six_people_and_bots_have_names_of_their_own() -> None:
    table = client("--seats 6 --bots random,random,random,random,random --lang fr", scripted([], Seen()))
    assert table.words.names == ["Joueur 1", "Basile", "Olive", "Prune", "Cerise", "Clémentine"]


def test_french_quotes_are_not_parted_from_their_words() -> None:
    """Every width breaks the sentence elsewhere."""
    sentence = "Vous piochez «\u00a0Star des Fourneaux légendaire\u00a0»\u00a0: à vous\u00a0!"
    for width in range(14, 40):
        seen = Seen(width=width)
        scripted([], seen).say(sentence)
        lines = seen.text().splitlines()
        assert " ".join(lines) == sentence
        assert max(len(line) for line in lines) <= width


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    seen = Seen()
    client("--lang fr --seed whole --bots random --save game.jsonl", habitual(seen)).play()
    assert "pioche une carte. (×2)" in " ".join(seen.text().split())
    assert "pioche une carte. Basile pioche une carte." not in " ".join(seen.text().split())
