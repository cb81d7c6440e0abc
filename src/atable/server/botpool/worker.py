"""A bot process: reads a question, thinks, answers, and ends when nobody can ask any more.

Run as `python -m atable.server.botpool.worker SECONDS`; no question may take longer than that.
"""

import os
import signal
import sys
import traceback
from pathlib import Path
from typing import Any, BinaryIO

from atable.bots.make import UnknownBot, make_bot
from atable.bots.player import BotPlayer
from atable.games.heuristics import HEURISTICS
from atable.kernel.bots import Paced, Wake
from atable.kernel.codec import decode, encode
from atable.kernel.errors import AtableError
from atable.kernel.game import Game, State, advance
from atable.kernel.rng import Rng
from atable.server.botpool.questions import HEAD, Answer, Failed, Question, Ready, Reply, framed, mind_of
from atable.server.catalogue import all_games


def think(game: Game[Any], question: Question) -> Answer:
    """Ask the bot as if it had been sitting here all the time."""
    player = BotPlayer(make_bot(question.bot, HEURISTICS.get(question.game)), question.seat, seed="")
    player.memory, player.rng = question.mind.memory, Rng(*question.mind.rng)
    player.untold = decode(question.events, list[game.spec.events])  # type: ignore[name-defined]
    state = decode(question.state, game.spec.state)
    _catch_up(game, state, question.now)
    chosen = player.choose(game, state)
    mind = mind_of(player.memory, player.rng)
    if isinstance(chosen, Wake):
        return Answer(None, chosen.ms, mind)
    if isinstance(chosen, Paced):
        return Answer(encode(chosen.action), chosen.ms, mind)
    return Answer(encode(chosen), None, mind)


def _catch_up(game: Game[Any], state: State, now: int) -> None:
    """In live play time has passed since the last entry. What falls due is for the server to say."""
    due = game.next_deadline(state)
    ms = now if due is None else min(now, due - 1)
    if ms > state.now:
        advance(game, state, ms)


def reply_to(games: dict[str, Game[Any]], body: bytes) -> Reply:
    """A reason names the kind of error and its place only: the text of an error may name a card in a hand."""
    try:
        question = decode(body, Question)
        if question.game not in games:
            return Failed(f"there is no game {question.game!r}")
        return think(games[question.game], question)
    except UnknownBot as error:
        return Failed(str(error))
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Failed(f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno}")


def read_frame(questions: BinaryIO) -> bytes | None:
    head = questions.read(HEAD.size)
    if len(head) < HEAD.size:
        return None  # the server closed the pipe or is gone
    return questions.read(HEAD.unpack(head)[0])


def send(answers: BinaryIO, reply: Reply) -> None:
    answers.write(framed(encode(reply)))
    answers.flush()


def serve(questions: BinaryIO, answers: BinaryIO, games: dict[str, Game[Any]], seconds: float) -> None:
    send(answers, Ready())
    while (body := read_frame(questions)) is not None:
        # The server ends a process that thinks too long. Should the server be gone, this signal does it.
        signal.setitimer(signal.ITIMER_REAL, seconds)
        reply = reply_to(games, body)
        signal.setitimer(signal.ITIMER_REAL, 0)
        send(answers, reply)


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a server that stops in good order ends its bots itself
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints goes to the log, not between the answers
    try:
        games = all_games()
    except AtableError as error:
        print(error, file=sys.stderr)
        return 2
    serve(questions, answers, games, float(sys.argv[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
