"""Critter Kitchen at the text table: whole games in both languages, alone and with others."""

import re
from pathlib import Path

import pytest

from atable.cli.main import main
from tests.cli import people
from tests.cli.people import Seen, wanting

GAME = "critter_kitchen"
ENGLISH = {"the", "you", "your", "takes", "wins", "round", "soup", "rumor", "with", "of", "home", "plate", "week"}
FRENCH = {"vous", "votre", "une", "manche", "gagne", "soupe", "rumeur", "avec", "de", "assiette", "semaine"}
# Plans and dishes are finished as soon as they can be; nothing is taken back.
WISHES = {
    "en": ("Confirm your plan", "It is ready", "Clear the plate", "Send your", "Take", "Discard", "Pass"),
    "fr": ("Confirmer votre plan", "C'est prêt", "Débarrasser", "Envoyer", "Prendre", "Défausser", "Passer"),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


@pytest.mark.parametrize(("language", "foreign"), [("fr", ENGLISH), ("en", FRENCH)])
@pytest.mark.parametrize("bots", ["random,greedy,random,random", "none"])
def test_a_whole_game_is_told_in_one_language(language: str, foreign: set[str], bots: str) -> None:
    """From the first plan to the critic's verdict; without bots, against McDogald's."""
    seen = Seen()
    company = f"--bots {bots} " if bots != "none" else "--seats 1 "
    table = people.client(
        f"--lang {language} --seed whole {company}--save game.jsonl", wanting(seen, WISHES[language]), GAME
    )
    assert table.play() == 0
    assert table.table.session.outcome() is not None
    assert words(seen.text()) & foreign == set()
    assert not re.search(r"\?\?\?|[{}$_]", seen.text().replace(GAME, ""))
    assert ("McDogald's" in seen.text()) == (bots == "none")
    assert main(["verify", "game.jsonl"]) == 0
