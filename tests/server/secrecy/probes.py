"""What a curious viewer may try at any moment: the answers must not depend on what it can't know."""

import httpx
import msgspec

from atable.client import Visitor
from atable.kernel.actions import Action
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.protocol.socket import TakeBack
from tests.laws.subject import Subject
from tests.laws.test_legality import refusal
from tests.server.secrecy.twins import People, Twin, Twins

ATTEMPTS = 2  # actions that are not allowed


async def try_things(subject: Subject, both: Twins, rng: Rng) -> None:
    """Actions that are refused, and an answer to a question that was never asked."""
    observer = both.one.observer
    if observer is not None:
        for action in forbidden_actions(subject, both, rng):
            for twin in both.both:
                await twin.act(observer, action)
            assert await both.compare(f"trying {action}")
        await _answer_nothing(subject, both, observer)


async def fetch_all(both: Twins) -> None:
    """Pages, lists and downloads."""
    for role in both.one.eyes:
        one, other = [await pages(both.people, role, twin) for twin in both.both]
        for path, answer in one.items():
            assert answer == other[path], f"the {role} can tell by {path}:\n{answer!r}\n{other[path]!r}"


def forbidden_actions(subject: Subject, both: Twins, rng: Rng) -> list[Action]:
    """What other seats could do now, where the viewer may not."""
    game, state, observer = subject.game, both.one.state, both.one.observer
    assert observer is not None
    others = [action for seat in game.may_act(state) if seat != observer for action in game.legal(state, seat)]
    rng.shuffle(others)
    refused = [action for action in others if refusal(game, state, observer, action) is not None]
    return refused[:ATTEMPTS]


async def _answer_nothing(subject: Subject, both: Twins, observer: Seat) -> None:
    if legal := subject.game.legal(both.one.state, observer):
        for twin in both.both:
            await twin.act(observer, legal[0], prompt="no-such-question")
        assert await both.compare("answering nothing")


async def take_back(both: Twins) -> None:
    """The viewer asks for its last move back: at once, by consent, or not at all, and at both tables alike."""
    if both.one.observer is None:
        return
    for twin in both.both:
        ear = twin.ears["viewer"]
        await ear.ask(TakeBack(client=ear.next_id(), seat=both.one.observer))
    assert await both.compare("taking back")


class Answer(msgspec.Struct, frozen=True):
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


async def pages(people: People, role: str, twin: Twin) -> dict[str, Answer]:
    """Everything that can be fetched about a table, by path."""
    visitor, table = people.visitors[role], f"/api/tables/{twin.table.id}"
    paths = [table, f"{table}/journal", f"{table}/replay", f"{table}/replay?seat=0"]
    paths += ["/api/tables", "/api/my-tables", f"/api/invitations/{twin.table.row.invitation}"]
    answers = {path: await fetch(visitor, path) for path in paths}
    return {twin.nameless(path.encode()).decode(): nameless(twin, it) for path, it in answers.items()}


async def fetch(visitor: Visitor, path: str) -> Answer:
    return answer(await visitor._http.get(path))


def answer(response: httpx.Response) -> Answer:
    headers = tuple(sorted((name, value) for name, value in response.headers.items() if name != "date"))
    return Answer(response.status_code, headers, response.content)


def nameless(twin: Twin, answer: Answer) -> Answer:
    """Of a list, the row of this table alone: the other twin is in it too."""
    if b'"tables":' not in answer.body:
        return msgspec.structs.replace(answer, body=twin.nameless(answer.body))
    rows = msgspec.json.decode(answer.body, type=dict[str, list[msgspec.Raw]])["tables"]
    mine = [bytes(row) for row in rows if twin.table.id.encode() in bytes(row)]
    return Answer(answer.status, (), twin.nameless(b"".join(mine)))
