"""Banquet Royal under random hands: play, wait, blunder, pause, leave, undo; then the journal must replay."""

from collections.abc import Sequence
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from atable.games.banquet_royal.actions import (
    ANNOUNCE,
    CHOOSE_VALUE,
    DISCARD,
    KEEP,
    LOOK,
    LOSE,
    PLACE_DISH,
    PLACE_ORDER,
    PLACE_TOQUE,
    READY,
    VALIDATE,
    Look,
    MemoriseReady,
)
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.actions import Action, Away, Back, Pause, Resume, Tick, Undo
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.journal import dump, load
from atable.kernel.rng import seeded
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session, replay

T = TypeVar("T")

# Each kind of action is tried equally often.
ANYTHING: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from(PLACE_ORDER),
    st.sampled_from(PLACE_TOQUE),
    st.sampled_from([action for places in PLACE_DISH[-1] for action in places]),
    st.sampled_from([action for announcements in ANNOUNCE for action in announcements]),
    st.sampled_from([action for lines in VALIDATE for action in lines]),
    st.sampled_from(LOSE),
    st.sampled_from(DISCARD),
    st.sampled_from(CHOOSE_VALUE),
    st.sampled_from([LOOK, READY, KEEP]),
)
MILLISECONDS = st.sampled_from([0, 1, 500, 9_999, 30_000, 100_000])
NUMBERS = st.integers(0, 10**6)

OPTIONS = st.builds(
    BanquetOptions,
    pace=st.sampled_from(["live", "relaxed", "simulation"]),
    folie=st.booleans(),
    hells_kitchen=st.booleans(),
    gourmet=st.booleans(),
    farandole=st.booleans(),
    memorise_seconds=st.sampled_from([10, 30]),
)


def running(machine: "BanquetMachine") -> bool:
    return not machine.session.paused and machine.session.outcome() is None


class BanquetMachine(RuleBasedStateMachine):
    @initialize(options=OPTIONS, seats=st.integers(2, 4), seed=NUMBERS)
    def lay_the_table(self, options: BanquetOptions, seats: int, seed: int) -> None:
        self.session: Session[BanquetState] = Session(GAME, options, seats, str(seed))

    @property
    def state(self) -> BanquetState:
        return self.session.state

    def attempt(self, ms: int, seat: Seat, action: Action, prompt: str | None = None) -> IllegalAction | None:
        """Act, or hand back the refusal; a refusal changes nothing, not even the time."""
        before, entries = encode(self.state), len(self.session.journal.entries)
        try:
            self.session.act(ms, seat, action, prompt)
        except IllegalAction as refusal:
            assert encode(self.state) == before
            assert len(self.session.journal.entries) == entries
            return refusal
        return None

    @precondition(running)
    @rule(wait=MILLISECONDS, pick=NUMBERS)
    def act(self, wait: int, pick: int) -> None:
        """A seat does something legal after a while, unless time took the question away."""
        seat = _pick(GAME.may_act(self.state), pick)
        action = _pick(GAME.legal(self.state, seat), pick)
        asked = [prompt.id for prompt in self.session.prompts(seat) if prompt.asks]
        refusal = self.attempt(self.state.now + wait, seat, action, asked[-1])
        if wait == 0:
            assert refusal is None, "what is legal now is accepted now"
        elif refusal is not None:
            assert refusal.key in ("stale-answer", "not-your-turn"), "the showing ended meanwhile"

    @precondition(running)
    @rule(turns=st.integers(5, 60), seed=NUMBERS)
    def play_on(self, turns: int, seed: int) -> None:
        """Several decisions in a row, so that games come to their end."""
        rng = seeded(str(seed))
        for _ in range(turns):
            owing = GAME.pending(self.state)
            if owing:
                self.session.act(self.state.now, owing[0], GAME.sample(self.state, owing[0], rng))

    @precondition(running)
    @rule(pick=NUMBERS)
    def run_out_of_time(self, pick: int) -> None:
        seat = _pick(GAME.pending(self.state), pick)
        action = GAME.default(self.state, seat)
        assert action is not None
        assert action in GAME.legal(self.state, seat)
        self.session.act(self.state.now, seat, action)

    @precondition(running)
    @rule(seat=st.integers(-2, 4), action=ANYTHING)
    def try_anything(self, seat: Seat, action: Action) -> None:
        """Legal is what the list says; everything else is refused with its rule and changes nothing."""
        listed = action in GAME.legal(self.state, seat)
        refusal = self.attempt(self.state.now, seat, action)
        assert listed == (refusal is None)
        if refusal is not None:
            assert refusal.rule.startswith("BR-")

    @precondition(running)
    @rule(pick=NUMBERS)
    def click_twice(self, pick: int) -> None:
        """The second click answers a question that is no longer asked."""
        seat = _pick(GAME.pending(self.state), pick)
        (asked, *_) = [
            prompt.id for prompt in self.session.prompts(seat) if prompt.asks and not prompt.id.startswith("look")
        ]
        action = next(choice for choice in GAME.legal(self.state, seat) if not isinstance(choice, Look))
        self.session.act(self.state.now, seat, action, asked)
        refusal = self.attempt(self.state.now, seat, action, asked)
        assert refusal is not None, "the same click was accepted twice"
        assert refusal.key in ("stale-answer", "not-your-turn", "game-over")

    @precondition(lambda machine: not machine.session.paused)
    @rule(wait=MILLISECONDS)
    def tick(self, wait: int) -> None:
        ms = self.state.now + wait
        self.session.act(ms, CLOCK, Tick(ms))
        assert self.state.now == ms

    @rule(wait=st.sampled_from([0, 500]))
    def pause_or_resume(self, wait: int) -> None:
        action: Action = Resume() if self.session.paused else Pause()
        self.session.act(self.state.now + (0 if self.session.paused else wait), TABLE, action)

    @rule(seat=st.integers(0, 1))
    def leave_or_come_back(self, seat: Seat) -> None:
        away = seat in self.session.away
        self.session.act(self.state.now, TABLE, Back(seat) if away else Away(seat))

    @precondition(lambda machine: not machine.session.paused)
    @rule(back=st.integers(0, 4), entropy=st.one_of(st.none(), st.just("fresh")))
    def undo(self, back: int, entropy: str | None) -> None:
        to = max(0, len(self.session.journal.entries) - back)
        fenced = to < self.session.fence()
        refusal = self.attempt(self.state.now, TABLE, Undo(to, entropy))
        if fenced and entropy is None:
            assert refusal is not None
            assert refusal.key == "undo-past-reveal"
        else:
            assert refusal is None

    @invariant()
    def nothing_is_lost(self) -> None:
        GAME.invariants(self.state)

    @invariant()
    def somebody_is_asked_until_the_end(self) -> None:
        over = self.session.outcome() is not None
        assert over == (not GAME.pending(self.state))
        for seat in range(self.state.seats):
            assert bool(GAME.legal(self.state, seat)) == (seat in GAME.may_act(self.state))

    @invariant()
    def cloches_hide_what_they_should(self) -> None:
        for seat in (None, *range(self.state.seats)):
            spaces = GAME.view(self.state, seat).spaces.values()
            seen = [space.shown is not None for space in spaces if space.cloche]
            assert seen == [self.may_see(seat)] * len(seen)

    def may_see(self, seat: Seat | None) -> bool:
        """By the journal alone: the common showing, or in relaxed play the seat's own."""
        if self.state.options.pace != "relaxed":
            return GAME.view(self.state, seat).step == "memorising"
        looking = False
        for done in self.session.in_force:
            if done.entry.seat == seat and isinstance(done.entry.action, Look):
                looking = self.state.now < done.entry.ms + 1000 * self.state.options.memorise_seconds
            elif done.entry.seat == seat and isinstance(done.entry.action, MemoriseReady):
                looking = False
        return looking

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return  # the machine stopped before the table was laid
        self.session.journal.outcome = self.session.outcome()
        again = replay(GAME, load(dump(self.session.journal), GAME.spec))
        assert encode(again.state) == encode(self.state)
        assert again.outcome() == self.session.outcome()


def _pick(items: Sequence[T], number: int) -> T:
    return items[number % len(items)]


TestBanquetMachine = BanquetMachine.TestCase
TestBanquetMachine.settings = settings(
    max_examples=120,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
