"""A game between bots on a session, in virtual time, from wherever it stands; and what a table does beside it."""

from typing import Any, Final

from atable.bots.make import make_bot
from atable.bots.schedule import Candidates
from atable.games.heuristics import HEURISTICS
from atable.kernel.actions import Action, Away, Back, Pause, Resume, Tick, Undo
from atable.kernel.clocks import earliest
from atable.kernel.events import Event
from atable.kernel.journal import Journal
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session
from atable.lab.match import Match, StuckMatch

FIRST_BREAK: Final = 10  # entries before something happens beside the game
MORE: Final = 5  # and so many more every time
LONGEST_UNDO: Final = 5


class Evening(Match):
    def __init__(self, session: Session[Any], level: str, seed: str, eventful: bool = False) -> None:
        game, head = session.game, session.journal.head
        bots = [make_bot(level, HEURISTICS[game.spec.id]) for _ in range(head.seats)]
        super().__init__(game, session.journal.options, bots, seed)
        self.session = session
        self.state = session.state
        self._seed = seed
        self._told: list[list[Event]] = []  # by entry
        self._due = FIRST_BREAK if eventful else None  # how many entries there are when the next thing happens
        self._happened = 0

    def play_on(self) -> Journal:
        """To the end."""
        result = self.play()
        journal = self.session.journal
        journal.outcome = result.outcome
        return journal

    def _step(self) -> None:
        if self._due is not None and self.session.entries >= self._due:
            self._happens()
            self._due = self.session.entries + FIRST_BREAK + MORE * self._happened
        super()._step()

    def _act(self, seat: Seat, action: Action) -> None:
        self._enter(self.state.now, seat, action)

    def _let_time_pass(self, sleeping: Candidates) -> None:
        due = earliest([self.game.next_deadline(self.state), *self.schedule.wakes(sleeping)])
        if due is None:
            raise StuckMatch(f"{self.game.spec.id}: nobody may act, no timer runs and the game goes on")
        self._enter(due, CLOCK, Tick(due))

    def _enter(self, ms: int, seat: Seat, action: Action) -> None:
        events = self.session.act(ms, seat, action)
        self.state = self.session.state
        self._told.append(events)
        self._note(events)

    # Beside the game

    def _happens(self) -> None:
        kinds = (self._somebody_leaves, self._a_pause, self._taken_back, self._somebody_is_back)
        kinds[self._happened % len(kinds)]()
        self._happened += 1

    def _table(self, action: Action) -> None:
        self._enter(self.state.now, TABLE, action)

    def _somebody_leaves(self) -> None:
        self._table(Away((self._happened // 4) % self.session.journal.head.seats))

    def _somebody_is_back(self) -> None:
        for seat in sorted(self.session.away):
            self._table(Back(seat))

    def _a_pause(self) -> None:
        self._table(Pause())
        self._table(Resume())

    def _taken_back(self) -> None:
        """As far as nothing was revealed; else all agree, and the luck is a new one. The bots forget it too."""
        to = max(self.session.fence(), self.session.entries - LONGEST_UNDO)
        agreed = to == self.session.entries
        to -= LONGEST_UNDO if agreed else 0
        self._table(Undo(to, f"agreed {self._happened}" if agreed else None))
        in_force = [self._told[done.number - 1] for done in self.session.in_force]
        again = Evening(self.session, self.players[0].bot.name, f"{self._seed} {self._happened}")
        for events in in_force:
            again._note(events)
        self.players = again.players
        self.schedule.taken_back()
