"""A game being played: the position and the journal that leads to it, kept in step.

The session judges every entry, lets time pass before it, and undoes. Who drives it (a server's
clock, a terminal, a virtual queue) is not its business, and it stores nothing.
"""

from typing import Generic

import msgspec

from atable.kernel.actions import Action, Away, Back, Pause, Resume, Tick, Undo
from atable.kernel.errors import CorruptJournal, IllegalAction
from atable.kernel.events import Event, revealing
from atable.kernel.game import Game, S, advance
from atable.kernel.journal import Entry, Journal, new_head
from atable.kernel.luck import commitment
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


class Session(Generic[S]):
    def __init__(self, game: Game[S], options: Options, seats: int, seed: str) -> None:
        game.spec.check_seats(seats)
        resolved = game.resolve(options, seats)
        head = new_head(game.spec, resolved, seats, seed, commitment(seed))
        self.game = game
        self.journal = Journal(head, resolved, [])
        self._restart()

    def _restart(self) -> None:
        head = self.journal.head
        self.state: S = self.game.setup(self.journal.options, head.seats, head.seed)
        self.in_force: list[Done] = []
        self.paused = False
        self.away: set[Seat] = set()

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def prompts(self, seat: Seat | None) -> list[Prompt]:
        """What is being asked now. After an undo the same question has another id: old answers stay old."""
        return self._prompts(self.state, seat)

    def _prompts(self, state: S, seat: Seat | None) -> list[Prompt]:
        undone = sum(isinstance(entry.action, Undo) for entry in self.journal.entries)
        asked = self.game.prompts(state, seat)
        return [msgspec.structs.replace(it, id=f"{it.id}@{undone}") for it in asked] if undone else asked

    def act(self, ms: int, seat: Seat, action: Action, prompt: str | None = None) -> list[Event]:
        """Judge and play one action at table time `ms`. A refusal changes nothing, not even the time."""
        after = self.state.copy()
        self._check_time(ms, action)
        entry = Entry(ms, seat, action)
        if isinstance(action, Undo):
            return self._undo(entry)
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
        self.in_force.append(Done(len(self.journal.entries), entry, revealed, frozenset(self.away)))

    def fence(self) -> int:
        """The number of the last entry in force that revealed something: undo beyond it needs consent."""
        return max((done.number for done in self.in_force if done.revealed), default=0)

    def _undo(self, entry: Entry) -> list[Event]:
        undo = entry.action
        assert isinstance(undo, Undo)
        if entry.seat != TABLE:
            raise IllegalAction(self._rule(), "unknown-action")
        if undo.to < 0 or undo.to > len(self.journal.entries):
            raise IllegalAction(self._rule(), "undo-to-nowhere")
        crosses = undo.to < self.fence()
        if crosses and undo.entropy is None:
            raise IllegalAction(self._rule(), "undo-past-reveal")
        away = self.away
        self._rebuild([done for done in self.in_force if done.number <= undo.to])
        self._settle(undo, away)
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


def replay(game: Game[S], journal: Journal) -> Session[S]:
    """Play a journal again from its head, judging every entry; raise CorruptJournal where it fails."""
    head = journal.head
    if head.rules_version != game.spec.rules_version:
        version = f"rules version {head.rules_version}, this program plays {game.spec.rules_version}"
        raise CorruptJournal(1, version)
    if commitment(head.seed) != head.commitment:
        raise CorruptJournal(1, "the seed does not match the commitment published before the game")
    session = Session(game, journal.options, head.seats, head.seed)
    for number, entry in enumerate(journal.entries, start=1):
        try:
            session.act(entry.ms, entry.seat, entry.action)
        except IllegalAction as error:
            raise CorruptJournal(number + 1, f"entry {number} is refused by {error}") from error
    if journal.outcome is not None and journal.outcome != session.outcome():
        raise CorruptJournal(len(journal.entries) + 2, "the outcome differs from the one that was recorded")
    session.journal.outcome = session.outcome()
    return session
