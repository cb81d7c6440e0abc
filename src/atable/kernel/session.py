"""A game being played: the position and the journal that leads to it, kept in step.

The session judges every entry, lets time pass before it, and undoes. Who drives it (a server's
clock, a terminal, a virtual queue) is not its business, and it stores nothing.
"""

from typing import Generic

import msgspec

from atable.kernel.actions import Action, Away, Back, Pause, Resume, Tick, Undo
from atable.kernel.codec import decode, encode
from atable.kernel.errors import CorruptJournal, IllegalAction, NeedsWholeJournal
from atable.kernel.events import Event, revealing
from atable.kernel.game import Game, S, advance
from atable.kernel.journal import Entry, Head, Journal, new_head
from atable.kernel.luck import Luck, combine, commitment
from atable.kernel.outcome import Outcome
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.spec import Options
from atable.kernel.views import Prompt


class Done(msgspec.Struct):
    """An entry that is in force, and whether it revealed something: then undoing it needs consent."""

    number: int
    entry: Entry
    revealed: bool
    away: frozenset[Seat] = frozenset()  # of an undo: who was away when it was played


class SavedSession(msgspec.Struct, frozen=True):
    """All that a session needs to go on without the entries that led to it; only an undo needs them."""

    entries: int
    undone: int
    fence: int
    paused: bool
    away: tuple[Seat, ...]
    state: msgspec.Raw


class Session(Generic[S]):
    def __init__(
        self,
        game: Game[S],
        options: Options,
        seats: int,
        seed: str,
        luck: Luck | msgspec.UnsetType = msgspec.UNSET,
    ) -> None:
        game.spec.check_seats(seats)
        resolved = game.resolve(options, seats)
        head = new_head(game.spec, resolved, seats, seed, commitment(seed), luck)
        self.game = game
        self.journal = Journal(head, resolved, [])  # of a resumed session: its entries since the save
        self.saved: SavedSession | None = None  # what a resumed session began with
        self.undone = 0  # how many undos there were in the whole journal
        self._restart()

    def _restart(self) -> None:
        head = self.journal.head
        self.state: S = self.game.setup(self.journal.options, head.seats, head.seed)
        self.in_force: list[Done] = []
        self.paused = False
        self.away: set[Seat] = set()

    @property
    def entries(self) -> int:
        """How many entries the whole journal has, those before a save included."""
        return len(self.journal.entries) + (self.saved.entries if self.saved else 0)

    @property
    def whole(self) -> bool:
        """False for a resumed session: its old entries are elsewhere."""
        return self.saved is None

    def save(self) -> SavedSession:
        state = msgspec.Raw(encode(self.state))
        return SavedSession(self.entries, self.undone, self.fence(), self.paused, tuple(sorted(self.away)), state)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def prompts(self, seat: Seat | None) -> list[Prompt]:
        """What is being asked now. After an undo the same question has another id: old answers stay old."""
        return self._prompts(self.state, seat)

    def _prompts(self, state: S, seat: Seat | None) -> list[Prompt]:
        asked = self.game.prompts(state, seat)
        if not self.undone:
            return asked
        return [msgspec.structs.replace(prompt, id=f"{prompt.id}@{self.undone}") for prompt in asked]

    def act(self, ms: int, seat: Seat, action: Action, prompt: str | None = None) -> list[Event]:
        """Judge and play one action at table time `ms`. A refusal changes nothing, not even the time."""
        self._check_time(ms, action)
        entry = Entry(ms, seat, action)
        if isinstance(action, Undo):
            return self._undo(entry)
        after = self.state.copy()
        events = advance(self.game, after, ms)
        if prompt is not None and prompt not in [asked.id for asked in self._prompts(after, seat) if asked.asks]:
            raise IllegalAction(self._rule(), "stale-answer")
        events += self._play(after, seat, action)
        self.state = after
        self._record(entry, revealing(events))
        return events

    def _rule(self) -> str:
        """The id cited for refusals that come from the table and not from a rule of the game."""
        return f"{self.game.spec.prefix}-TABLE"

    def _check_time(self, ms: int, action: Action) -> None:
        if ms < self.state.now:
            raise IllegalAction(self._rule(), "time-runs-forward")
        if self.paused and not isinstance(action, Resume | Away | Back):
            raise IllegalAction(self._rule(), "table-paused")
        if self.paused and ms != self.state.now:
            raise IllegalAction(self._rule(), "table-paused")

    def _play(self, state: S, seat: Seat, action: Action) -> list[Event]:
        if seat == CLOCK and isinstance(action, Tick):
            if action.ms != state.now:
                raise IllegalAction(self._rule(), "tick-at-its-time")
            return []  # the entry's own time has let it pass
        if seat == TABLE:
            return self._play_table(state, action)
        if self.game.outcome(state) is not None:
            raise IllegalAction(self._rule(), "game-over")
        self.game.check(state, seat, action)
        return self.game.play(state, seat, action)

    def _play_table(self, state: S, action: Action) -> list[Event]:
        match action:
            case Pause():
                self.paused = True
            case Resume() if self.paused:
                self.paused = False
            case Away(seat=seat) if 0 <= seat < self.journal.head.seats and seat not in self.away:
                self.away.add(seat)
                return self.game.play(state, TABLE, action)
            case Back(seat=seat) if seat in self.away:
                self.away.discard(seat)
                return self.game.play(state, TABLE, action)
            case _:
                raise IllegalAction(self._rule(), "unknown-action")
        return []

    def _record(self, entry: Entry, revealed: bool) -> None:
        self.journal.entries.append(entry)
        self.in_force.append(Done(self.entries, entry, revealed, frozenset(self.away)))

    def fence(self) -> int:
        """The number of the last entry in force that revealed something: undo beyond it needs consent."""
        before = self.saved.fence if self.saved else 0
        return next((done.number for done in reversed(self.in_force) if done.revealed), before)

    def _undo(self, entry: Entry) -> list[Event]:
        undo = entry.action
        assert isinstance(undo, Undo)
        if entry.seat != TABLE:
            raise IllegalAction(self._rule(), "unknown-action")
        if undo.to < 0 or undo.to > self.entries:
            raise IllegalAction(self._rule(), "undo-to-nowhere")
        crosses = undo.to < self.fence()
        if crosses and undo.entropy is None:
            raise IllegalAction(self._rule(), "undo-past-reveal")
        if not self.whole:
            raise NeedsWholeJournal("an undo needs the entries from before the save")
        away = self.away
        self._rebuild([done for done in self.in_force if done.number <= undo.to])
        self._settle(undo, away)
        self.undone += 1
        self._record(entry, crosses)  # what was seen stays seen: the old luck comes back by consent alone
        return []

    def _rebuild(self, kept: list[Done]) -> None:
        """Replay the entries that stay in force: table time goes back too, so clocks are as they were."""
        self._restart()
        for done in kept:
            action = done.entry.action
            if isinstance(action, Undo):
                self._settle(action, set(done.away))
            else:
                advance(self.game, self.state, done.entry.ms)
                self._play(self.state, done.entry.seat, action)
            self.in_force.append(done)

    def _settle(self, undo: Undo, away: set[Seat]) -> None:
        """What an undo does beside going back: nobody comes or goes by it, time runs, and luck is fresh."""
        self._keep_absent(away)
        self.paused = False
        if undo.entropy is not None:
            self.state.rng.mix(undo.entropy)

    def _keep_absent(self, away: set[Seat]) -> None:
        for seat in sorted(away - self.away):
            self._play_table(self.state, Away(seat))
        for seat in sorted(self.away - away):
            self._play_table(self.state, Back(seat))


def resume(game: Game[S], head: Head, options: Options, saved: SavedSession) -> Session[S]:
    """Go on where a session was saved; raise msgspec.DecodeError if its state is none of this game."""
    session = Session(game, options, head.seats, head.seed, head.luck)
    session.journal = Journal(head, options, [])
    session.saved = saved
    session.undone = saved.undone
    session.state = decode(bytes(saved.state), game.spec.state)
    session.paused = saved.paused
    session.away = set(saved.away)
    return session


def replay(game: Game[S], journal: Journal) -> Session[S]:
    """Play a journal again from its head, judging every entry; raise CorruptJournal where it fails."""
    head = journal.head
    if head.rules_version != game.spec.rules_version:
        version = f"rules version {head.rules_version}, this program plays {game.spec.rules_version}"
        raise CorruptJournal(1, version)
    _check_seed(head)
    session = Session(game, journal.options, head.seats, head.seed, head.luck)
    for number, entry in enumerate(journal.entries, start=1):
        try:
            session.act(entry.ms, entry.seat, entry.action)
        except IllegalAction as error:
            raise CorruptJournal(number + 1, f"entry {number} is refused by {error}") from error
    if journal.outcome is not None and journal.outcome != session.outcome():
        raise CorruptJournal(len(journal.entries) + 2, "the outcome differs from the one that was recorded")
    session.journal.outcome = session.outcome()
    return session


def _check_seed(head: Head) -> None:
    """Is the seed the one whose hash was shown, made from the bits whose hash was shown earlier?"""
    if commitment(head.seed) != head.commitment:
        raise CorruptJournal(1, "the seed does not match the commitment published before the game")
    if head.luck is msgspec.UNSET:
        return
    if commitment(head.luck.bits) != head.luck.promise:
        raise CorruptJournal(1, "the table's own bits do not match the promise published when it opened")
    if combine(head.luck.bits, head.luck.contributions) != head.seed:
        raise CorruptJournal(1, "the seed is not made from the table's own bits and the contributions")
