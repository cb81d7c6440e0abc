"""One table in this process: the session, its bots and what they know, and the file it is saved in."""

import copy
from typing import Any, Final, NamedTuple

from atable.bots.player import BotPlayer
from atable.bots.schedule import Manners, Schedule
from atable.cli.saves import Save
from atable.kernel.actions import Action, Tick, Undo
from atable.kernel.bots import Memory, Paced, Wake
from atable.kernel.clocks import earliest
from atable.kernel.events import Event, seen_by
from atable.kernel.journal import Entry
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session

PAUSE: Final = 1000  # ms: after an action that nobody waited for, a bot rests as a person's hands would


class Mind(NamedTuple):
    """What a bot remembers at one moment."""

    memory: Memory
    rng: Rng
    untold: list[Event]


class Moment(NamedTuple):
    """An action in force, what came of it, and what the bots knew before it."""

    number: int
    seat: Seat
    events: list[Event]
    minds: dict[Seat, Mind]


class Table:
    def __init__(self, session: Session[Any], bots: dict[Seat, BotPlayer], save: Save) -> None:
        self.session = session
        self.game = session.game
        self.bots = bots
        self.save = save
        self.moments: list[Moment] = []
        self.people = [seat for seat in range(session.journal.head.seats) if seat not in bots]
        self.schedule = Schedule(self.game, Manners(nap=1, pause=lambda seat: PAUSE, unasked="never"))

    def open(self) -> None:
        """Begin the file of a new game."""
        if not self.save.begun:
            self.save.start(self.session.journal.head)

    def act(self, seat: Seat, action: Action, prompt: str | None = None) -> None:
        """Play one action and save it. A refusal changes nothing."""
        self._play(Entry(self.session.state.now, seat, action), prompt)

    def _play(self, entry: Entry, prompt: str | None = None) -> None:
        self._enter(entry, prompt)
        self.save.add(self.session.journal.entries[-1])
        if (outcome := self.session.outcome()) is not None:
            self.save.end(outcome)

    def bot_to_ask(self) -> Seat | None:
        """The bot that comes next; None where people do, or time passes."""
        state = self.session.state
        return self.schedule.next(self.schedule.look(state, self.bots, self.people), state.now)

    def bot_acts(self, seat: Seat) -> bool:
        """Ask this bot; False if it owes nothing and lets the position go by."""
        state, minds = self.session.state, self._minds()
        owed = seat in self.game.pending(state)
        answer = self.bots[seat].choose(self.game, state)
        if owed and isinstance(answer, Wake):  # there is no clock at this table to wake it
            default = self.game.default(state, seat)
            assert default is not None, "a pending seat has a default"
            answer = default
        action = self.schedule.answered(seat, answer, owed, state.now)
        if action is None:
            return False
        self.act(seat, action)
        self.moments[-1] = self.moments[-1]._replace(minds=minds)
        return True

    def bots_answer(self) -> None:
        """Each bot that may act, though nobody waits for it, is asked once about what a person has proposed."""
        for seat in self.bots:
            state = self.session.state
            if seat in self.game.may_act(state) and seat not in self.game.pending(state):
                minds = self._minds()
                answer = self.bots[seat].choose(self.game, state)
                if not isinstance(answer, Wake):
                    self.act(seat, answer.action if isinstance(answer, Paced) else answer)
                    self.moments[-1] = self.moments[-1]._replace(minds=minds)

    def next_moment(self) -> int | None:
        """The table time at which a timer runs out or a sleeping bot wakes up, whichever comes first."""
        state = self.session.state
        wakes = self.schedule.wakes(self.schedule.look(state, self.bots, self.people))
        return earliest([self.game.next_deadline(state), *[due for due in wakes if due > state.now]])

    def wait(self) -> None:
        """Let time pass up to the next moment."""
        due = self.next_moment()
        assert due is not None, "where nobody may act a timer runs"
        self._play(Entry(due, CLOCK, Tick(due)))

    def resume(self, entries: list[Entry]) -> None:
        """Play saved entries again. Bots are asked as they were and their answers dropped: so they remember."""
        for entry in entries:
            minds = self._minds()
            if entry.seat in self.bots:
                self.bots[entry.seat].choose(self.game, self.session.state)
            self._enter(entry)
            if not isinstance(entry.action, Undo):
                self.moments[-1] = self.moments[-1]._replace(minds=minds)

    def last_move(self, seat: Seat, people: list[Seat]) -> Moment | None:
        """The move that this person may take back: the last one, unless another person has moved since."""
        moved = [moment for moment in self.moments if moment.seat in people]
        return moved[-1] if moved and moved[-1].seat == seat else None

    def undo(self, moment: Moment) -> None:
        """Go back to before this moment; raise IllegalAction if something was revealed since."""
        self.act(TABLE, Undo(moment.number - 1))

    def events_since(self, position: int, seat: Seat | None) -> list[Event]:
        """What this seat saw from this position in `moments` on."""
        return seen_by([event for moment in self.moments[position:] for event in moment.events], seat)

    def _enter(self, entry: Entry, prompt: str | None = None) -> None:
        minds = self._minds()
        events = self.session.act(entry.ms, entry.seat, entry.action, prompt)
        if isinstance(entry.action, Undo):
            self._forget(entry.action.to)
            return
        for player in self.bots.values():
            player.note(events)
        self.moments.append(Moment(len(self.session.journal.entries), entry.seat, events, minds))

    def _forget(self, to: int) -> None:
        self.schedule.taken_back()
        undone = [moment for moment in self.moments if moment.number > to]
        self.moments = [moment for moment in self.moments if moment.number <= to]
        if undone:
            for seat, mind in undone[0].minds.items():
                player = self.bots[seat]
                player.memory, player.rng, player.untold = mind

    def _minds(self) -> dict[Seat, Mind]:
        return {
            seat: Mind(copy.deepcopy(player.memory), player.rng.copy(), player.untold[:])
            for seat, player in self.bots.items()
        }
