"""A bot in a process of its own plays as it would here, over whole games."""

import asyncio
from typing import Any

import msgspec
import pytest

from atable.bots.make import make_bot
from atable.bots.player import BotPlayer
from atable.games.heuristics import HEURISTICS
from atable.kernel.actions import Action
from atable.kernel.bots import Paced, Wake
from atable.kernel.codec import decode, encode
from atable.kernel.events import Event
from atable.kernel.game import Game
from atable.lab.match import Match
from atable.server.botpool.pool import BotPool
from atable.server.botpool.questions import Answer, Question, fresh_mind, mind_of
from atable.server.catalogue import all_games
from tests.server.botpool.pools import add_games, running


class Twins(BotPlayer):
    """Asks a bot here and one of the pool, which knows what it was sent and nothing else.

    The match draws its pauses from the player's generator, so both bots have their own.
    """

    def __init__(self, level: str, game: str, seat: int, pool: BotPool, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(make_bot(level, HEURISTICS.get(game)), seat, "pauses")
        self.here = BotPlayer(self.bot, seat, "twins")
        self.mind = fresh_mind(seat, "twins")
        self.pool, self.loop = pool, loop

    def note(self, events: list[Event]) -> None:
        self.here.note(events)

    def choose(self, game: Game[Any], state: Any) -> Action | Wake | Paced:
        position, events = msgspec.Raw(encode(state)), msgspec.Raw(encode(self.here.untold))
        question = Question(game.spec.id, self.bot.name, self.seat, position, events, self.mind)
        asked = self.pool.ask(question, "table")
        answer: Answer = asyncio.run_coroutine_threadsafe(asked, self.loop).result()
        chosen = self.here.choose(game, state)
        assert answer.action is not None
        assert decode(answer.action, game.spec.actions) == chosen
        assert answer.mind == mind_of(self.here.memory, self.here.rng)
        self.mind = answer.mind
        return chosen


@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("banquet_royal", ("greedy", "greedy-casual", "random")),
        ("course_a_letoile", ("greedy", "greedy-casual", "random")),
        ("toy_auction", ("random", "random", "random")),
        ("toy_kitchen", ("random", "random")),
    ],
)
async def test_equal_answers_over_a_whole_game(
    name: str, levels: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    add_games(monkeypatch, "tests.toys.auction:GAME", "tests.toys.kitchen:GAME")
    game, loop = all_games()[name], asyncio.get_running_loop()
    async with running(size=2) as pool:
        match = Match(game, game.spec.options(), [make_bot("random", None) for _ in levels], "twins")
        match.players = [Twins(level, name, seat, pool, loop) for seat, level in enumerate(levels)]
        result = await asyncio.to_thread(match.play)
        assert result.outcome == game.outcome(match.state)
        assert pool.asked == match.questions
        assert (pool.failed, pool.restarted) == (0, 0)
