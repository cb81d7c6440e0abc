"""What a bot process makes of a question."""

import pytest

from atable.kernel.bots import Asked, Wake
from atable.kernel.codec import decode, encode
from atable.kernel.rng import Rng
from atable.server.botpool import worker
from atable.server.botpool.questions import Answer, Mind, mind_of
from atable.server.botpool.worker import reply_to
from tests.server.botpool.fragile import GAME
from tests.server.botpool.pools import fragile


class Sleeper:
    """Remembers that it was asked, draws a number and sleeps."""

    name = "sleeper"
    forgets = False

    def choose(self, asked: Asked) -> Wake:
        asked.memory["asked"] = asked.memory.get("asked", 0) + 1
        asked.rng.next32()
        return Wake(asked.now + 70)


def test_a_bot_may_answer_with_a_time_to_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "make_bot", lambda name, heuristics: Sleeper())
    question = fragile(now=5)
    reply = reply_to({"fragile": GAME}, encode(question))
    assert isinstance(reply, Answer)
    assert (reply.action, reply.wake) == (None, 75)
    drawn = Rng(*question.mind.rng)
    drawn.next32()
    assert reply.mind == mind_of({"asked": 1}, drawn)
    assert decode(encode(reply), Answer) == reply


def test_a_mind_survives_the_way() -> None:
    mind = Mind({"counters": {"1": 2}, "chances": [0.1, None]}, (1, 2, 3, 2**32 - 1))
    assert decode(encode(mind), Mind) == mind
