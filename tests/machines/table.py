"""What every machine does at its table: time, pauses, absence and undo; at the end the journal must replay."""

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from atable.kernel.actions import Action, Away, Back, Pause, Resume, Tick, Undo
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.game import Game
from atable.kernel.journal import dump, load
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session, replay

T = TypeVar("T")
NUMBERS = st.integers(0, 10**6)


def pick_from(items: Sequence[T], number: int) -> T:
    return items[number % len(items)]


def running(machine: "TableMachine") -> bool:
    return not machine.session.paused and machine.session.outcome() is None


def bounded(examples: int) -> settings:
    """The same examples every time, so that CI is not a lottery."""
    return settings(
        max_examples=examples,
        stateful_step_count=25,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


class TableMachine(RuleBasedStateMachine):
    game: ClassVar[Game[Any]]
    session: Session[Any]

    def attempt(self, ms: int, seat: Seat, action: Action, prompt: str | None = None) -> IllegalAction | None:
        """Act, or hand back the refusal; a refusal changes nothing, not even the time."""
        before, entries = encode(self.session.state), len(self.session.journal.entries)
        try:
            self.session.act(ms, seat, action, prompt)
        except IllegalAction as refusal:
            assert encode(self.session.state) == before
            assert len(self.session.journal.entries) == entries
            return refusal
        return None

    @precondition(lambda machine: not machine.session.paused)
    @rule(wait=st.sampled_from([0, 1, 500, 7_999, 8_000, 9_999, 30_000, 100_000]))
    def tick(self, wait: int) -> None:
        ms = self.session.state.now + wait
        self.session.act(ms, CLOCK, Tick(ms))
        assert self.session.state.now == ms

    @rule(wait=st.sampled_from([0, 500]))
    def pause_or_resume(self, wait: int) -> None:
        action: Action = Resume() if self.session.paused else Pause()
        self.session.act(self.session.state.now + (0 if self.session.paused else wait), TABLE, action)

    @rule(seat=st.integers(0, 1))
    def leave_or_come_back(self, seat: Seat) -> None:
        away = seat in self.session.away
        self.session.act(self.session.state.now, TABLE, Back(seat) if away else Away(seat))

    @precondition(lambda machine: not machine.session.paused)
    @rule(back=st.integers(0, 4), entropy=st.one_of(st.none(), st.just("fresh")))
    def undo(self, back: int, entropy: str | None) -> None:
        to = max(0, len(self.session.journal.entries) - back)
        fenced = to < self.session.fence()
        refusal = self.attempt(self.session.state.now, TABLE, Undo(to, entropy))
        if fenced and entropy is None:
            assert refusal is not None
            assert refusal.key == "undo-past-reveal"
        else:
            assert refusal is None

    @invariant()
    def nothing_is_lost(self) -> None:
        self.game.invariants(self.session.state)

    @invariant()
    def somebody_is_asked_until_the_end(self) -> None:
        state = self.session.state
        assert (self.session.outcome() is not None) == (not self.game.pending(state))
        for seat in range(self.session.journal.head.seats):
            assert bool(self.game.legal(state, seat)) == (seat in self.game.may_act(state))

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return  # the machine stopped before the table was laid
        self.session.journal.outcome = self.session.outcome()
        again = replay(self.game, load(dump(self.session.journal), self.game.spec))
        assert encode(again.state) == encode(self.session.state)
        assert again.outcome() == self.session.outcome()
