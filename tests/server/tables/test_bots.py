"""Bots at a table: what they are told, what they keep, and when they are left in peace."""

import asyncio

import msgspec
import pytest

from atable.games.course_a_letoile.game import GAME as COURSE
from atable.kernel.codec import decode, encode
from atable.server.botpool.questions import Answer, Mind, Question
from tests.server.fake_clock import FakeClock
from tests.server.running import Running, running
from tests.server.tables.company import DUEL, RELAXED, Guest, party

NAP = 20  # ms: a bot that nobody waits for looks up again after this
LET = {"type": "play_card", "card": None}


class Listener:
    """A bot of the duel: it lets everything happen, and its memory is a list of all that it was told."""

    def __init__(self) -> None:
        self.knows: list[list[str]] = []  # at each question that it had to answer
        self.heard: list[str] = []  # at the last one
        self._asked = asyncio.Event()

    async def until_it_heard(self, most: int) -> None:
        """Until it knows of more events than these, though nobody waits for it."""
        while len(self.heard) <= most:
            self._asked.clear()
            await self._asked.wait()

    async def ask(self, question: Question, table_id: str) -> Answer:
        told = [event["type"] for event in msgspec.json.decode(question.events)]
        known = [*question.mind.memory.get("told", []), *told]
        mind = Mind({"told": known}, question.mind.rng)
        self.heard = known
        self._asked.set()
        state = msgspec.json.decode(question.state)
        if state["stack"][-1]["seat"] != question.seat:
            return Answer(None, state["now"] + NAP, mind)
        self.knows.append(known)
        return Answer(encode(LET), None, mind)


def true_story(site: Running, table_id: str, seat: int) -> list[str]:
    """The events of a seat's stream that are in force, by their types."""
    kept: list[tuple[int, str]] = []
    for told in site.server.registry.seated[table_id].table.book.streams.of(seat).held:
        if told.undone_to is None:
            kept.append((told.number, msgspec.json.decode(told.event)["type"]))
        else:
            kept = [it for it in kept if it[0] <= told.undone_to]
    return [event for _, event in kept]


async def pass_and_wait(ada: Guest) -> None:
    """Ada's turn passes, the bot's follows, and she is asked again."""
    left = ada.at.stream(0).view["cards"][2]
    await ada.at.act(0, LET)
    await ada.at.until(
        lambda picture: picture.stream(0).question() is not None and picture.stream(0).view["cards"][2] < left - 1
    )


async def test_a_bot_is_told_everything_once_its_own_moves_included(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Listener()
    async with running(database_url) as site:
        monkeypatch.setattr(site.server.pool, "ask", bot.ask)
        async with party(site, DUEL, ["Ada"], bots=["random"], options=RELAXED) as met:
            ada = met.guests[0]
            await ada.at.until(lambda picture: picture.stream(0).question() is not None)
            for _ in range(2):
                await pass_and_wait(ada)
                story = true_story(site, met.created.id, 1)
                assert bot.knows[-1] == story[: len(bot.knows[-1])]
                assert len(story) - len(bot.knows[-1]) == 1  # all but the card that Ada has drawn since
            site.server.registry.let_go(met.created.id)  # what it knows is stored
            async with ada.visitor.table(met.created.id) as hers:
                await hers.until(lambda picture: picture.stream(0).question() is not None)
                before = bot.knows[-1]
                await pass_and_wait(Guest(ada.visitor, hers))
                assert bot.knows[-1][: len(before)] == before
                assert bot.knows[-1] == true_story(site, met.created.id, 1)[: len(bot.knows[-1])]


async def test_what_was_taken_back_is_forgotten(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Listener()
    async with running(database_url) as site:
        monkeypatch.setattr(site.server.pool, "ask", bot.ask)
        async with party(site, DUEL, ["Ada"], bots=["random"], options=RELAXED) as met:
            ada = met.guests[0]
            await ada.at.until(lambda picture: picture.stream(0).question() is not None)
            await pass_and_wait(ada)
            knew = bot.knows[-1]
            await bot.until_it_heard(len(knew))
            await ada.at.take_back(0)  # the only person agrees with herself; the bot's turn goes back too
            await ada.at.until(lambda picture: picture.stream(0).events[-1]["type"] == "undone")
            await pass_and_wait(ada)
            assert bot.knows[-1] == knew  # as if the first time had never been
            assert bot.knows[-1] == true_story(site, met.created.id, 1)[: len(knew)]


class Orderly:
    """A bot that always does the first thing it may."""

    def __init__(self) -> None:
        self.orders = 0

    async def ask(self, question: Question, table_id: str) -> Answer:
        state = decode(bytes(question.state), COURSE.spec.state)
        action = COURSE.legal(state, question.seat)[0]
        self.orders += question.seat not in COURSE.pending(state)
        return Answer(encode(action), None, question.mind)


async def test_orders_in_advance_are_not_given_for_ever(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders may be given at any time; while the table waits for a person a bot gives them once."""
    bot, clock = Orderly(), FakeClock()
    async with running(file_url, clock) as site:
        monkeypatch.setattr(site.server.pool, "ask", bot.ask)
        async with party(site, "course_a_letoile", ["Ada", "Ben"], bots=["random"], options=RELAXED) as met:
            await clock.advance(10_000)
            given, version = bot.orders, await site.server.store.versions([met.created.id])
            assert given == 1
            await clock.advance(60_000)
            assert bot.orders == given
            assert await site.server.store.versions([met.created.id]) == version
