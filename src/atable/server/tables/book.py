"""A table as it follows from its log: one record after the other, live or at load, in every process alike."""

from typing import Any, Final

import msgspec

from atable.kernel import trace
from atable.kernel.actions import Action, TableAction, Tick, Undo
from atable.kernel.codec import decode, encode
from atable.kernel.errors import AtableError
from atable.kernel.game import Game
from atable.kernel.journal import Head, new_head
from atable.kernel.luck import Luck, commitment
from atable.kernel.outcome import Outcome
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import SavedSession, Session, resume
from atable.server.tables import records
from atable.server.tables.facts import Chair, Facts, KeptMind, Proposal, Spent, Thought, open_facts
from atable.server.tables.records import AnyRecord, Played
from atable.server.tables.streams import SavedStream, Streams

ANSWERS_KEPT: Final = 64  # for each person: repeats of older messages are stale anyway


class RulesDiffer(AtableError):
    """Under the rules of this program the log gives another game than the one that was played."""


class Snapshot(msgspec.Struct, kw_only=True):
    """A book without its past: what a load starts from."""

    facts: Facts
    session: SavedSession | None
    streams: list[SavedStream]


class Book:
    def __init__(self, game: Game[Any], facts: Facts) -> None:
        self.game = game
        self.facts = facts
        self.session: Session[Any] | None = None
        self.streams = Streams(len(facts.chairs))
        self.played_by: list[records.By] = []  # of each entry since the load
        self.minds_at: list[dict[Seat, KeptMind]] = []  # after each entry: an undo takes knowledge back too
        self.with_game = True  # False: these rules can make nothing of it, and only the table is shown
        self.same_rules = False  # the log was written under the version of this program's rules
        self.looks = 0  # grows with every change of what everybody may know about the table

    # What follows from the facts

    @property
    def public_mark(self) -> tuple[int, int]:
        """Changes with whatever everybody may learn, and with nothing else."""
        return self.looks, self.streams.of(None).last

    @property
    def outcome(self) -> Outcome | None:
        return None if self.session is None else self.session.outcome()

    @property
    def playing(self) -> Session[Any]:
        assert self.session is not None, "asked for the game of a table that has not started"
        return self.session

    def pending(self) -> list[Seat]:
        if self.session is None or self.facts.status != "playing":
            return []
        return self.game.pending(self.session.state)

    def may_act(self) -> list[Seat]:
        if self.session is None or self.facts.status != "playing":
            return []
        return self.game.may_act(self.session.state)

    def luck(self) -> Luck:
        bits = self.facts.opened.bits
        return Luck(bits, commitment(bits), tuple(self.facts.contributions()))

    def head(self) -> Head:
        facts = self.facts
        options = decode(encode(facts.options), self.game.spec.options)
        head = new_head(self.game.spec, options, len(facts.chairs), facts.seed, commitment(facts.seed), self.luck())
        return msgspec.structs.replace(head, rules_version=facts.rules_version)

    # One record after the other

    def apply(self, record: AnyRecord, at: int, prompt: str | None = None) -> None:
        """Raises IllegalAction for an entry that the rules refuse, and has changed nothing then."""
        if isinstance(record, Played):
            if self.with_game:
                self._play(record, at, prompt)
        else:
            _APPLY[type(record)](self, record, at)
            self.looks += 1
        self.facts.last_at = at

    def _play(self, played: Played, at: int, prompt: str | None) -> None:
        session = self.playing
        told, owed = self.streams.of(None).last, played.seat in self.pending()
        action = self.read_action(played.seat, played.action)
        events = session.act(played.ms, played.seat, action, prompt)
        if isinstance(action, Undo):
            self._go_back(action, at)
        else:
            self.streams.tell(events)
        self.facts.trace = trace.next(self.facts.trace, events)
        if played.trace and played.trace != self.facts.trace:
            raise RulesDiffer(f"entry {session.entries} gives other events than it gave then")
        self._note_player(played, owed, self.streams.of(None).last > told)
        self._note_thinking(played.seat if isinstance(action, self.game.spec.second_thoughts) else None)
        self.played_by.append(played.by)
        self.minds_at.append(dict(self.facts.minds))

    def read_action(self, seat: Seat, action: msgspec.Raw) -> Action:
        kinds: Any = {CLOCK: Tick, TABLE: TableAction}.get(seat, self.game.spec.actions)
        read: Action = decode(bytes(action), kinds)
        return read

    def _go_back(self, undo: Undo, at: int) -> None:
        self.streams.take_back(undo.to)
        self.facts.minds = dict(self.minds_at[undo.to - 1]) if undo.to else {}
        self.facts.thoughts = {}
        self.facts.spent = {}
        self.facts.anchor_ms, self.facts.anchor_at = self.playing.state.now, at

    def _note_player(self, played: Played, owed: bool, publicly: bool) -> None:
        if played.seat < 0:
            return
        facts, chair = self.facts, self.facts.chairs[played.seat]
        self._note_time_out(chair, facts.thoughts.get(played.seat), played.by == "default")
        if played.mind is not None and played.level is not None:
            facts.minds[played.seat] = KeptMind(played.mind, played.seen, played.level)
        if publicly and facts.proposal("undo") is not None:  # the position it spoke of is gone, as all could see
            facts.proposals = [it for it in facts.proposals if it.subject != "undo"]
            self.looks += 1

    def _note_time_out(self, chair: Chair, thought: Thought | None, late: bool) -> None:
        """All that is played for a seat when its time is over counts once."""
        if not late:
            chair.timeouts = 0
        elif thought is None or not thought.over:
            chair.timeouts += 1
            self.looks += 1  # everybody saw the clock run out
        if thought is not None:
            thought.over = late

    def _note_thinking(self, again: Seat | None = None) -> None:
        """Decisions of one group that follow each other share their time; so does one that was taken back."""
        facts, state = self.facts, self.playing.state
        thoughts: dict[int, Thought] = {}
        for seat in self.pending():
            limit = self.game.limit(state, seat)
            if limit is None:
                continue
            before = facts.thoughts.get(seat)
            if before is None or before.group != limit.group:
                used = facts.spent.get(seat) if seat == again else None
                spent = 0 if used is None or used.group != limit.group else used.ms
                before = Thought(limit.group, state.now - spent, limit.ms)
            thoughts[seat] = Thought(limit.group, before.since, limit.ms, before.over)
        chosen = {seat: it for seat, it in facts.thoughts.items() if seat not in thoughts}
        facts.spent = facts.spent | {seat: Spent(it.group, state.now - it.since) for seat, it in chosen.items()}
        facts.thoughts = thoughts

    # Snapshots

    def snapshot(self) -> Snapshot:
        return Snapshot(
            facts=self.facts,
            session=None if self.session is None else self.session.save(),
            streams=self.streams.save(),
        )


def open_book(game: Game[Any], opened: records.Opened, at: int) -> Book:
    return Book(game, open_facts(opened, at))


def restore(game: Game[Any], snapshot: Snapshot) -> Book:
    book = Book(game, snapshot.facts)
    book.streams.restore(snapshot.streams)
    if snapshot.session is not None:
        head = book.head()
        options = decode(encode(head.options), game.spec.options)
        book.session = resume(game, head, options, snapshot.session)
    return book


# How each kind of record changes the facts


def _opened(book: Book, record: records.Opened, at: int) -> None:
    raise AssertionError("a table is opened once, by its first record")


def _admitted(book: Book, record: records.Admitted, at: int) -> None:
    if record.person not in book.facts.guests:
        book.facts.guests.append(record.person)


def _sat_down(book: Book, record: records.SatDown, at: int) -> None:
    book.facts.chairs[record.seat] = Chair(record.person)
    book.facts.minds.pop(record.seat, None)
    if record.person not in book.facts.guests:
        book.facts.guests.append(record.person)


def _stood_up(book: Book, record: records.StoodUp, at: int) -> None:
    book.facts.chairs[record.seat] = Chair()


def _bot_sat(book: Book, record: records.BotSat, at: int) -> None:
    chair = book.facts.chairs[record.seat]
    if chair.person is None:
        book.facts.chairs[record.seat] = Chair(level=record.level)
    else:
        chair.level = record.level


def _handed_over(book: Book, record: records.HandedOver, at: int) -> None:
    book.facts.host = record.person


def _muted(book: Book, record: records.Muted, at: int) -> None:
    others = [person for person in book.facts.muted if person != record.person]
    book.facts.muted = [*others, record.person] if record.muted else others


def _removed(book: Book, record: records.Removed, at: int) -> None:
    facts = book.facts
    facts.removed = [*facts.removed, record.person]
    facts.guests = [person for person in facts.guests if person != record.person]
    facts.luck = [added for added in facts.luck if facts.status != "lobby" or added.person != record.person]
    if facts.status == "lobby":
        facts.chairs = [Chair() if chair.person == record.person else chair for chair in facts.chairs]


def _luck_added(book: Book, record: records.LuckAdded, at: int) -> None:
    others = [added for added in book.facts.luck if added.person != record.person]
    book.facts.luck = [*others, record]


def _started(book: Book, record: records.Started, at: int) -> None:
    facts = book.facts
    facts.chairs = [facts.chairs[seat] for seat in record.seats]
    facts.status = "playing"
    facts.options = record.options
    facts.rules_version = record.rules_version
    facts.seed = record.seed
    facts.anchor_ms, facts.anchor_at = 0, at
    facts.proposals = []
    if not book.with_game:
        return
    options = decode(encode(record.options), book.game.spec.options)
    book.session = Session(book.game, options, len(record.seats), record.seed, book.luck())
    book.streams = Streams(len(record.seats))
    facts.trace = trace.first(book.session.state)
    if record.trace and record.trace != facts.trace:
        if not book.same_rules:
            raise RulesDiffer("the game is set up in another way than it was then")
        facts.trace = record.trace  # a position may be written in another form since; the events will tell
    book._note_thinking()


def _remembered(book: Book, record: records.Remembered, at: int) -> None:
    book.facts.minds[record.seat] = KeptMind(record.mind, record.seen, record.level)
    if book.minds_at:
        book.minds_at[-1] = dict(book.facts.minds)
    book.looks -= 1  # nobody sees it


def _answered(book: Book, record: records.Answered, at: int) -> None:
    kept = book.facts.answered.setdefault(record.person, {})
    kept[record.client] = record
    if len(kept) > ANSWERS_KEPT:
        del kept[next(iter(kept))]  # the oldest
    book.looks -= 1  # nobody sees it


def _proposed(book: Book, record: records.Proposed, at: int) -> None:
    others = [it for it in book.facts.proposals if it.subject != record.subject]
    book.facts.proposals = [*others, Proposal(record.subject, record.person, record.to, [record.person])]


def _voted(book: Book, record: records.Voted, at: int) -> None:
    proposal = book.facts.proposal(record.subject)
    if proposal is None:
        return
    if not record.yes:
        book.facts.proposals.remove(proposal)
    elif record.person not in proposal.agreed:
        proposal.agreed.append(record.person)


def _dropped(book: Book, record: records.Dropped, at: int) -> None:
    book.facts.proposals = [it for it in book.facts.proposals if it.subject != record.subject]


def _stopped(book: Book, record: records.Stopped, at: int) -> None:
    book.facts.paused = record.reason


def _continued(book: Book, record: records.Continued, at: int) -> None:
    book.facts.paused = "no"
    if book.session is not None:
        book.facts.anchor_ms, book.facts.anchor_at = book.session.state.now, record.at


def _left_seat(book: Book, record: records.LeftSeat, at: int) -> None:
    chair = book.facts.chairs[record.seat]
    chair.open = chair.stand_in = True


def _stood_in(book: Book, record: records.StoodIn, at: int) -> None:
    book.facts.chairs[record.seat].stand_in = True


def _came_back(book: Book, record: records.CameBack, at: int) -> None:
    chair = book.facts.chairs[record.seat]
    chair.open = chair.stand_in = False
    chair.timeouts = 0
    chair.level = None


def _resigned(book: Book, record: records.Resigned, at: int) -> None:
    chair = book.facts.chairs[record.seat]
    chair.open = chair.stand_in = chair.resigned = True


def _ended(book: Book, record: records.Ended, at: int) -> None:
    book.facts.status = "closed" if book.facts.status == "lobby" else "finished"
    book.facts.ended = record.reason
    book.facts.proposals = []
    book.facts.thoughts = {}


def _next_table(book: Book, record: records.NextTable, at: int) -> None:
    book.facts.rematch = record.table


def _rules_changed(book: Book, record: records.RulesChanged, at: int) -> None:
    book.facts.rules_version = record.version


_APPLY: Final[dict[type, Any]] = {
    records.Opened: _opened,
    records.Admitted: _admitted,
    records.SatDown: _sat_down,
    records.StoodUp: _stood_up,
    records.BotSat: _bot_sat,
    records.HandedOver: _handed_over,
    records.Muted: _muted,
    records.Removed: _removed,
    records.LuckAdded: _luck_added,
    records.Started: _started,
    records.Remembered: _remembered,
    records.Answered: _answered,
    records.Proposed: _proposed,
    records.Voted: _voted,
    records.Dropped: _dropped,
    records.Stopped: _stopped,
    records.Continued: _continued,
    records.LeftSeat: _left_seat,
    records.StoodIn: _stood_in,
    records.CameBack: _came_back,
    records.Resigned: _resigned,
    records.Ended: _ended,
    records.NextTable: _next_table,
    records.RulesChanged: _rules_changed,
}
