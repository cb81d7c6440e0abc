"""One game between bots, in virtual time.

Nobody waits for real: seats that owe a decision are asked in order; a seat that may act without owing
anything is asked when its wake-up time comes; when everybody sleeps, table time moves to the next
wake-up or deadline.
"""

from typing import Any, Final

import msgspec

from atable.bots.player import BotPlayer
from atable.bots.schedule import Candidates, Manners, Schedule
from atable.games.statistics import Collector
from atable.kernel.actions import Action, Tick
from atable.kernel.bots import Bot
from atable.kernel.clocks import earliest
from atable.kernel.errors import AtableError
from atable.kernel.events import Event
from atable.kernel.game import Game, advance
from atable.kernel.journal import Entry, Journal, new_head
from atable.kernel.luck import commitment
from atable.kernel.outcome import Outcome
from atable.kernel.seats import CLOCK, Seat
from atable.kernel.spec import Options

# After an action that nobody waited for, a bot pauses as a person's hands would, in ms.
PAUSE_LEAST: Final = 200
PAUSE_MOST: Final = 2000
QUESTIONS: Final = 100  # a bot may answer with a wake-up time this often for each decision of the longest game


class StuckMatch(AtableError):
    """A game that doesn't end: it has more decisions than its longest, or everybody sleeps for good."""


class MatchResult(msgspec.Struct):
    outcome: Outcome
    decisions: int  # ticks don't count
    choices: int  # legal actions, summed over the decisions
    journal: Journal | None


class Match:
    def __init__(
        self,
        game: Game[Any],
        options: Options,
        bots: list[Bot],
        seed: str,
        collector: Collector | None = None,
        record: bool = False,
    ) -> None:
        game.spec.check_seats(len(bots))
        resolved = game.resolve(options, len(bots))
        self.game = game
        self.state = game.setup(resolved, len(bots), seed)
        self.players = [BotPlayer(bot, seat, seed) for seat, bot in enumerate(bots)]
        self.seats = range(len(bots))
        self.schedule = Schedule(game, Manners(nap=1, pause=self._pause, unasked="before", owing_sleep=True))
        self.collector = collector
        self.actions = 0
        self.small_step: tuple[Seat, type[Action]] | None = None  # the last one, of a decision that is cut up
        self.decisions = 0
        self.choices = 0
        self.questions = 0
        self.journal: Journal | None = None
        if record:
            self.journal = Journal(new_head(game.spec, resolved, len(bots), seed, commitment(seed)), resolved, [])

    def play(self) -> MatchResult:
        while (outcome := self.game.outcome(self.state)) is None:
            self._step()
        if self.journal is not None:
            self.journal.outcome = outcome
        return MatchResult(outcome, self.decisions, self.choices, self.journal)

    def _step(self) -> None:
        found = self.schedule.look(self.state, self.seats)
        seat = self.schedule.next(found, self.state.now)
        if seat is None:
            self._let_time_pass(found)
        else:
            self._ask(seat, seat in found.owing)

    def _ask(self, seat: Seat, owes: bool) -> None:
        self.questions += 1
        if self.questions > QUESTIONS * self.game.spec.longest:
            raise StuckMatch(f"{self.game.spec.id}: bots were asked {self.questions} times and the game goes on")
        player = self.players[seat]
        action = self.schedule.answered(seat, player.choose(self.game, self.state), owes, self.state.now)
        if action is not None:
            self._count(seat, action, player.choices)
            self._act(seat, action)

    def _pause(self, seat: Seat) -> int:
        return PAUSE_LEAST + self.players[seat].rng.below(PAUSE_MOST - PAUSE_LEAST + 1)

    def _count(self, seat: Seat, action: Action, choices: int) -> None:
        """The small steps of a decision that the game cuts up count once."""
        self.actions += 1
        if self.actions > self.game.spec.longest:
            raise StuckMatch(f"{self.game.spec.id}: more than {self.game.spec.longest} decisions and no end")
        step = (seat, type(action)) if isinstance(action, self.game.spec.cut_up) else None
        if step is None or step != self.small_step:
            self.decisions += 1
            self.choices += choices
        self.small_step = step

    def _act(self, seat: Seat, action: Action) -> None:
        self.game.check(self.state, seat, action)
        if self.journal is not None:
            self.journal.entries.append(Entry(self.state.now, seat, action))
        self._note(self.game.play(self.state, seat, action))

    def _let_time_pass(self, sleeping: Candidates) -> None:
        timer = self.game.next_deadline(self.state)
        due = earliest([timer, *self.schedule.wakes(sleeping)])
        if due is None:
            raise StuckMatch(f"{self.game.spec.id}: nobody may act, no timer runs and the game goes on")
        self._note(advance(self.game, self.state, due))
        if self.journal is not None and timer == due:  # what nobody did is in no other entry
            self.journal.entries.append(Entry(due, CLOCK, Tick(due)))

    def _note(self, events: list[Event]) -> None:
        for player in self.players:
            player.note(events)
        if self.collector is not None:
            self.collector.note(events)
