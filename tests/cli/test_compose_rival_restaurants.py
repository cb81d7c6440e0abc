"""Rival Restaurants at the text table: offers, counter-offers and bids that a person composes."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from atable.cli.client import Client
from atable.cli.terminal import Terminal
from atable.games.rival_restaurants.actions import MakeOffer, SealBid
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.game import GAME as RIVALS
from tests.cli import people
from tests.cli.people import Seen

GAME = "rival_restaurants"
TWO = "--seed whole --seats 2 --bots none --option mode=base"
HABITS = {"en": ("Go to The Island", "Pass", "Buy nothing"), "fr": ("Aller à L'Îlot Central", "Passer", "Ne plus rien")}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(arguments: str, habits: Sequence[str], once: Sequence[tuple[str, Sequence[str]]]) -> tuple[Client, str]:
    """By habit, but the first time that a choice is listed it is taken, and these lines are typed; then leave."""
    seen = Seen(width=100)
    waiting, lines = list(once), list[str]()

    def read() -> str:
        seen.lines_read += 1
        line = lines.pop(0) if lines else chosen()
        seen.file.write(line + "\n")
        return line

    def chosen() -> str:
        if not waiting or seen.lines_read > 400:
            raise EOFError
        listed: list[tuple[str, str]] = re.findall(
            r"^ *(\d+)  (.*?) *$", seen.text().rpartition("\n\n")[2], re.MULTILINE
        )
        for number, text in listed:
            if waiting[0][0] in text:
                lines.extend(waiting.pop(0)[1])
                return number
        if heading := [number for number, text in listed if text.startswith("Compos")]:
            return heading[0]
        if "Enter" in seen.last_line() or "Entrée" in seen.last_line():
            return ""
        return next((number for habit in habits for number, text in listed if habit in text), "1")

    table = people.client(arguments, Terminal(seen.console, read), GAME)
    table.play()
    assert not waiting, seen.text()[-3000:]
    return table, " ".join(seen.text().split()).replace("\u00a0", " ")


def offers(table: Client) -> list[MakeOffer]:
    entries = table.table.session.journal.entries
    return [it.action for it in entries if it.seat == 0 and isinstance(it.action, MakeOffer)]


@pytest.mark.parametrize(
    ("language", "form", "told"),
    [
        ("en", "Offer Player 2 a trade", "Offer 1: you offer Player 2 $200, Flour for 1 action card."),
        (
            "fr",
            "Proposer un échange à Joueur 2",
            "Offre 1 : vous proposez à Joueur 2 200 $, farine contre 1 carte action.",
        ),
    ],
)
def test_rr_160_a_person_composes_an_offer(language: str, form: str, told: str) -> None:
    typed = ("200, flour", "1 action") if language == "en" else ("200, FARINE", "1 action")
    table, text = play(f"--lang {language} {TWO}", HABITS[language], [(form, typed), (form, ())])
    [offer] = offers(table)
    assert offer == MakeOffer(1, Bundle(money=200, ingredients=("flour",)), Bundle(any_cards=1), None)
    assert told in text


def test_rr_160_a_bot_takes_a_gift_at_once() -> None:
    table, _ = play("--lang en --seed whole --bots greedy", HABITS["en"], [("Offer Basil a trade", ("200", ""))])
    view = RIVALS.view(table.table.session.state, 0)
    assert [seat.money for seat in view.seats] == [100, 500]
    assert view.market is not None
    assert [it for it in view.market.offers if it.maker == 0] == []


def test_rr_160_what_is_not_understood_is_asked_again_and_what_is_refused_explained() -> None:
    """$150 is no multiple of $100; nothing at all is no offer."""
    steps = [("Offer Basil a trade", ("truffle", "150", "")), ("Offer Basil a trade", ("", "")), ("Offer Basil", ())]
    table, text = play("--lang en --seed whole --bots greedy", HABITS["en"], steps)
    assert "“truffle” is none of these things." in text
    assert "Trade multiples of $100." in text
    assert offers(table) == []


def test_rr_423_a_person_answers_with_another_offer() -> None:
    """Hot seat: the second player answers the offer of the first."""
    steps = [("Offer Player 2 a trade", ("100", "")), ("Answer offer 1 (Player 1)", ("", "200"))]
    table, _ = play(f"--lang en {TWO}", HABITS["en"], steps)
    made = [it.action for it in table.table.session.journal.entries if isinstance(it.action, MakeOffer)]
    assert made == [
        MakeOffer(1, Bundle(money=100), Bundle(), None),
        MakeOffer(0, Bundle(), Bundle(money=200), 1),
    ]


@pytest.mark.parametrize(
    ("language", "habits", "form"),
    [
        ("en", ("slot 2", "Carbtastic", "Pass"), "Bid another sum"),
        ("fr", ("emplacement 2", "Carbtastic", "Passer"), "Miser une autre somme"),
    ],
)
def test_rr_155_a_person_names_any_bid(language: str, habits: Sequence[str], form: str) -> None:
    word = "garbage" if language == "en" else "déchets"
    table, _ = play(f"--lang {language} {TWO}", habits, [(form, (f"300, 7 {word}",)), (form, ())])
    [bid] = [it.action for it in table.table.session.journal.entries if isinstance(it.action, SealBid)]
    assert (bid.money, bid.garbage) == (300, 7)
