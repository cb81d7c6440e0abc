"""A text table of a game in real time: nobody owes a decision, people act or wait, and time passes by waiting."""

from pathlib import Path
from typing import Any

import pytest

from atable.bots.player import BotPlayer
from atable.bots.random import RandomBot
from atable.cli.client import Client, Commands, Words
from atable.cli.saves import Save
from atable.cli.table import PAUSE, Table
from atable.cli.terminal import Terminal
from atable.games.texts import GameTexts
from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Bot, Wake
from atable.kernel.game import Game
from atable.kernel.journal import load
from atable.kernel.messages import Message
from atable.kernel.seats import CLOCK, Seat
from atable.kernel.session import Session, replay
from atable.texts.rulebook import Rule, Rulebook
from atable.texts.speaker import load as load_texts
from tests.cli.people import Seen, habitual, scripted
from tests.toys.kitchen import GAME as KITCHEN
from tests.toys.market import GAME as MARKET

WORDS = """
said = { $words }
ask-place = Place your hourglass.
ask-market = Trade.
ask-bell = The bell rings for you.
goal-won = Well done!
goal-lost = Too slow.
ended-market = The market is over.
score-soup = Soups
score-stew = Stews
score-roast = Roasts
score-coins = Coins
score-bread = Bread
score-lots = Lots
"""


def said(thing: object) -> Message:
    return Message("said", {"words": str(thing)})


def texts(folder: Path) -> GameTexts:
    """A game that calls everything by its name in the program."""
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(WORDS, encoding="utf-8")
    return GameTexts(
        words=folder / "words",
        rules=folder / "rules",
        describe=said,
        opens=lambda event: False,
        describe_action=said,
        group=lambda action: (),
        draw=lambda view, legal, say: [f"ends at {view.ends} ms"],
        details=lambda view, say: [],
        fleeting=lambda view: False,
    )


def sit(folder: Path, terminal: Terminal, bot: Bot | None, game: Game[Any] = KITCHEN) -> Client:
    """Ada on seat 0; a bot, or Ben, on seat 1."""
    session = Session(game, game.spec.options(pace="simulation"), 2, "sand")
    bots = {} if bot is None else {1: BotPlayer(bot, 1, "sand")}
    rules = Rulebook("", (Rule("TZ-03", "Sand", "A cook places the own hourglass."),))
    known = texts(folder)
    words = Words(load_texts("en", [known.words]), ("Ada", "Ben"), rules, known)
    return Client(Table(session, bots, Save(folder / "game.jsonl")), words, terminal, Commands("go", "check"))


class Waiter:
    """Lets everything go by, for so long each time; notes when it was asked."""

    name = "waiter"
    forgets = False

    def __init__(self, patience: int) -> None:
        self.patience = patience
        self.asked_at: list[int] = []

    def choose(self, asked: Asked) -> Action | Wake:
        self.asked_at.append(asked.now)
        return Wake(asked.now + self.patience)


def played(client: Client) -> list[tuple[int, Seat]]:
    """Who acted when."""
    return [(entry.ms, entry.seat) for entry in client.table.session.journal.entries]


def test_who_owes_nothing_may_wait_for_the_next_timer(tmp_path: Path) -> None:
    """The only timer is the end of the round, after 30 s: waiting ends the game (TZ-02)."""
    seen = Seen()
    client = sit(tmp_path, scripted(["3"], seen), Waiter(100_000))
    assert client.play() == 0
    assert "  3  Wait until something happens (at most 30 s)" in seen.text()
    assert played(client) == [(30_000, CLOCK)]
    assert "Too slow." in seen.text()


def test_time_passes_by_itself_while_nobody_may_act(tmp_path: Path) -> None:
    """The sand at the pass runs 2 s, and Ada's hourglass stays there meanwhile (TZ-04, TZ-07)."""
    seen = Seen()
    client = sit(tmp_path, scripted(["1"], seen), Waiter(100_000))
    client.play()
    assert played(client) == [(0, 0), (2_000, CLOCK)]
    assert seen.text().count("Place your hourglass.") == 2
    assert "Wait until something happens (at most 28 s)" in seen.text()


def test_a_bot_that_waits_is_asked_again_when_it_said(tmp_path: Path) -> None:
    seen = Seen()
    bot = Waiter(700)
    client = sit(tmp_path, scripted(["3", "3"], seen), bot)
    client.play()
    assert "Wait until something happens (at most 1 s)" in seen.text()
    assert bot.asked_at == [0, 700, 1_400]
    assert played(client) == [(700, CLOCK), (1_400, CLOCK)]


def test_time_passes_when_all_people_wait(tmp_path: Path) -> None:
    """Ada waits; then Ben is asked at the same moment, and what he does asks Ada once more."""
    seen = Seen()
    ada_waits, ben_places = ["", "3"], ["", "", "2"]
    client = sit(tmp_path, scripted([*ada_waits, *ben_places, "", "", "3"], seen), None)
    client.play()
    assert played(client) == [(0, 1), (1_000, CLOCK)]  # TZ-07: a second on the floor
    assert seen.text().count("Ada, it is up to you.") == 2


def test_a_wait_is_no_move_to_take_back(tmp_path: Path) -> None:
    seen = Seen()
    client = sit(tmp_path, scripted(["3", "u"], seen), Waiter(700))
    client.play()
    assert "There is no move of yours to take back." in seen.text()


def test_a_move_is_taken_back_with_the_time_since(tmp_path: Path) -> None:
    """Nothing hidden was seen on the floor, so the second goes back too; the bot is asked as before."""
    bot = Waiter(700)
    client = sit(tmp_path, scripted(["2", "u"], Seen()), bot)
    client.play()
    assert client.table.session.state.now == 0
    assert bot.asked_at[0] == bot.asked_at[-1] == 0


class Bidder:
    """Always does the first thing there is: at the market, a bid."""

    name = "bidder"
    forgets = False

    def choose(self, asked: Asked) -> Action:
        return asked.legal[0]


def test_a_bot_rests_after_an_action_that_nobody_waited_for(tmp_path: Path) -> None:
    client = sit(tmp_path, scripted(["wait", ""], Seen()), Bidder(), MARKET)
    client.play()
    assert played(client) == [(0, 1), (PAUSE, CLOCK), (PAUSE, 1)]


@pytest.mark.parametrize("game", [KITCHEN, MARKET], ids=lambda game: game.spec.id)
def test_a_whole_game_against_a_bot_that_always_acts(game: Game[Any], tmp_path: Path) -> None:
    """It comes to its end, and the saved game replays to the same outcome."""
    client = sit(tmp_path, habitual(Seen()), RandomBot(), game)
    assert client.play() == 0
    outcome = client.table.session.outcome()
    assert outcome is not None
    assert {seat for _, seat in played(client)} == {0, 1, CLOCK}
    saved = load((tmp_path / "game.jsonl").read_bytes(), game.spec)
    assert saved.outcome == outcome
    assert replay(game, saved).outcome() == outcome


def test_a_resumed_table_goes_on_from_the_same_time(tmp_path: Path) -> None:
    client = sit(tmp_path, scripted(["1", "1"], Seen()), Waiter(100_000))
    client.play()
    (tmp_path / "again").mkdir()
    again = sit(tmp_path / "again", scripted([], Seen()), Waiter(100_000))
    again.table.resume(client.table.session.journal.entries)
    assert again.table.session.state == client.table.session.state
