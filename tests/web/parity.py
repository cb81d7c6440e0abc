"""What Python says, for the client to say again: played games told to every kind of reader, and every message.

`python -m tests.web.parity` writes the sample that the client's own tests use.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from atable.cli.scores import winner_message
from atable.games.banquet_royal.actions import VALUES, ChooseDrawValue
from atable.games.texts import TEXTS
from atable.kernel.errors import IllegalAction
from atable.kernel.events import seen_by
from atable.kernel.game import State
from atable.kernel.messages import Message, Player, Several, Term
from atable.kernel.outcome import Outcome
from atable.kernel.seats import Seat
from atable.server.texts import MESSAGES
from atable.texts.speaker import LANGUAGES, Speaker, load
from tests.laws.driver import generator, record
from tests.laws.subject import Case, Subject
from tests.laws.subjects import SUBJECTS
from tests.laws.variants import Crossing, garbled
from tests.texts.sources import Entry, all_variables, entries
from tools.typescript import WEB

NAMES: Final = ("Éloïse", "Hugo", "Ümit 'Le Chef' d'Artagnan", "李", "Zoé & Cie", "Yann")
READERS: Final[tuple[Seat | None, ...]] = (0, 1, None)
NUMBERS: Final = (0, 1, 2, 21, 999, 1000, 1234567, -1000)
REFUSED: Final = 6  # strange actions tried in a position
RARE: Final[dict[str, tuple[Any, ...]]] = {"banquet_royal": tuple(map(ChooseDrawValue, VALUES))}  # in random games
SAMPLE: Final = WEB / "testing" / "parity.json"

Kind = Literal["message", "event", "action"]
Thing = tuple[Kind, Any, Message]  # what the client describes, and what Python makes of it


class Said(msgspec.Struct):
    kind: Kind
    value: Any  # a message, or what the client's own `describe` makes one of
    text: str


class Telling(msgspec.Struct):
    """What one reader is told."""

    game: str  # "": nobody's own words
    language: str
    names: tuple[str, ...]
    reader: Seat | None
    said: list[Said]


class Heard:
    """Everything of some games that needs words, each once."""

    def __init__(self, subject: Subject, described: bool) -> None:
        self.subject = subject
        self.texts = TEXTS[subject.name]
        self.described = described  # the client has a describe of its own
        self.things: dict[bytes, Thing] = {}

    def play_all(self) -> None:
        for action in RARE.get(self.subject.name, ()):
            self._note("action", action, self.texts.describe_action(action))
        for case in self.subject.cases if self.described else self.subject.cases[::3]:
            self._play(case)

    def kinds(self) -> set[type]:
        return {type(value) for kind, value, _ in self.things.values() if kind != "message"}

    def _play(self, case: Case, seed: int = 0) -> None:
        recording = record(self.subject, case, seed)
        rng = generator("parity", self.subject, case, seed)
        crossing = Crossing([step.action for step in recording.steps], case.seats)
        for step in recording.steps:
            for reader in case.observers():
                for event in seen_by(step.events, reader):
                    self._note("event", event, self.texts.describe(event))
            for seat in range(case.seats):
                legal = self.subject.game.legal(step.before, seat)
                for action in legal:
                    self._note("action", action, self.texts.describe_action(action))
                strange = [crossing.variant(step.action, rng) for _ in range(REFUSED)]
                self._refused(step.before, seat, [*strange, *garbled(step.action)])
            self._prompts(step.before, case)
        outcome = self.subject.game.outcome(recording.last)
        assert outcome is not None
        self._ended(outcome)

    def _note(self, kind: Kind, value: Any, message: Message) -> None:
        if self.described and kind != "message":
            self.things.setdefault(msgspec.json.encode(value), (kind, value, message))
        self.things.setdefault(msgspec.json.encode(message), ("message", message, message))

    def _tell(self, message: Message) -> None:
        self._note("message", message, message)

    def _refused(self, state: State, seat: Seat, actions: list[Any]) -> None:
        for action in actions:
            try:
                self.subject.game.check(state, seat, action)
            except IllegalAction as refusal:
                self._tell(Message(refusal.key, refusal.params))

    def _prompts(self, state: State, case: Case) -> None:
        for reader in case.observers():
            for prompt in self.subject.game.prompts(state, reader):
                self._tell(prompt.message)

    def _ended(self, outcome: Outcome) -> None:
        messages = [outcome.reason, outcome.tie_break, winner_message(outcome)]
        messages += [Message(line.key) for side in outcome.sides for line in side.lines]
        messages += [Message("side-names", {"players": _players(side.seats)}) for side in outcome.sides]
        for message in filter(None, messages):
            self._tell(message)


def _players(seats: tuple[Seat, ...]) -> Several:
    return Several(tuple(Player(seat) for seat in seats))


def heard() -> list[Heard]:
    """Of every game that has texts."""
    all_heard = [
        Heard(subject, (WEB / "games" / subject.name / "describe.ts").exists())
        for subject in SUBJECTS
        if subject.name in TEXTS
    ]
    for it in all_heard:
        it.play_all()
    return all_heard


def tellings(games: list[Heard]) -> Iterator[Telling]:
    """Played games, then every message of the files, whoever may say it."""
    for game in games:
        folder = game.texts.words
        yield from _told(game.subject.name, folder, [*game.things.values(), *_plain(every_message(folder))])
    yield from _told("", MESSAGES, _plain([*every_message(MESSAGES), *LISTS]))


LISTS: Final = [
    Message("side-names", {"players": Several(items)})
    for items in ((), ("Ada",), (Player(0), Player(3)), ("Ada", Player(1), Player(2)), tuple(map(Player, range(6))))
]


def _plain(messages: list[Message]) -> list[Thing]:
    return [("message", message, message) for message in messages]


def _told(game: str, folder: Path, things: list[Thing]) -> Iterator[Telling]:
    for language in LANGUAGES:
        bundle = load(language, [folder])
        for reader in READERS:
            speaker = Speaker(bundle, NAMES, reader)
            said = [Said(kind, value, speaker(message)) for kind, value, message in things]
            yield Telling(game, language, NAMES, reader, said)


def every_message(folder: Path) -> list[Message]:
    """With numbers large and small, with words, and with each name of the file that brings all the forms it needs."""
    found = entries(folder, "en")
    french = entries(folder, "fr")
    named = [all_variables(folder / f"{language}.ftl") for language in LANGUAGES]
    messages: list[Message] = []
    for key in found:
        variables = named[0][key] | named[1][key]
        messages += [Message(key, {name: _filling(name, number) for name in variables}) for number in NUMBERS]
        messages += [Message(key, dict.fromkeys(variables, "l'été"))] if variables else []
        messages += [Message(key, {base: Term(term)}) for base, term in _terms(variables, found, french)]
    return messages


def _filling(variable: str, number: int) -> int | str:
    forms = {"you": ("no", "yes"), "gender": ("m", "f")}
    form = variable.rpartition("-")[2]
    return forms[form][number % 2] if form in forms and "-" in variable else number


def _terms(variables: frozenset[str], english: dict[str, Entry], french: dict[str, Entry]) -> list[tuple[str, str]]:
    """A message about one thing only is said about every thing that has its forms."""
    bases = {variable.partition("-")[0] for variable in variables}
    forms = {variable.partition("-")[2] for variable in variables} - {""}
    if len(bases) != 1 or not forms:
        return []
    able = [term for term in english if all(forms <= set(file[term].attributes) for file in (english, french))]
    return [(base, term) for base in bases for term in able]


def sample() -> str:
    """Of Banquet Royal every sentence once: a line for each, so that a change can be read."""
    game = next(game for game in heard() if game.subject.name == "banquet_royal")
    first: dict[str, Thing] = {}
    for kind, value, message in game.things.values():
        first.setdefault(message.key, (kind, value, message))
    told = _told(game.subject.name, game.texts.words, list(first.values()))
    return "[\n" + ",\n".join(_lines(telling) for telling in told) + "\n]\n"


def _lines(telling: Telling) -> str:
    head = msgspec.json.encode(msgspec.structs.replace(telling, said=[])).decode()
    return head.removesuffix("]}") + "\n" + ",\n".join(msgspec.json.encode(it).decode() for it in telling.said) + "]}"


if __name__ == "__main__":
    SAMPLE.write_text(sample(), encoding="utf-8")
    print(SAMPLE.name)
