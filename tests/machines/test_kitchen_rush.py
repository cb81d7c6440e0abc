"""Kitchen Rush under random hands: at any moment, too late, twice, absent; the end depends on the journal alone."""

import re
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from atable.games.kitchen_rush.actions import PauseVote, Place, Ready, ResumeVote
from atable.games.kitchen_rush.content.cards import OWNER
from atable.games.kitchen_rush.frames import Action as ActionFrame
from atable.games.kitchen_rush.frames import Paused
from atable.games.kitchen_rush.game import GAME as TRUE_GAME
from atable.games.kitchen_rush.state import STANDING, RushState
from atable.kernel.actions import Action, Away, Back, Tick, Undo
from atable.kernel.codec import encode
from atable.kernel.game import advance
from atable.kernel.journal import Entry
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import CLOCK, TABLE, Seat
from atable.kernel.session import Session
from tests.laws.kitchen_evening import BusyKitchen
from tests.laws.kitchen_rush import CASES
from tests.laws.subject import Case
from tests.laws.variants import Crossing
from tests.machines.table import NUMBERS, TableMachine, bounded, pick_from, running

RULE = re.compile(r"K[RC]-\d{3}")
# Just before and at the ends of draws, of the hold of the bag, of attention to the lid, and of the sand.
MILLISECONDS = st.one_of(
    st.integers(0, 40_000), st.sampled_from([0, 0, 999, 1_000, 4_999, 5_000, 8_000, 8_001, 29_999, 30_000])
)
REMEMBERED = 300  # actions that were possible once


class Kitchen(BusyKitchen):
    """The same evenings with no more deadlines than the game has."""

    def next_deadline(self, state: RushState) -> int | None:
        return TRUE_GAME.next_deadline(state)


GAME = Kitchen()


def with_ticks(session: Session[Any], every: int) -> Session[Any]:
    """Played again from its journal, with a tick every so many ms in between."""
    head = session.journal.head
    other: Session[Any] = Session(session.game, session.journal.options, head.seats, head.seed)
    numbers = [0]  # by number of an entry: which one it is now
    for entry in session.journal.entries:
        if not other.paused:
            tick_up_to(other, entry.ms, every)
        action = entry.action
        if isinstance(action, Undo):
            action = Undo(numbers[action.to], action.entropy)
        other.act(entry.ms, entry.seat, action)
        numbers.append(len(other.journal.entries))
    return other


def tick_up_to(session: Session[Any], ms: int, every: int) -> None:
    for now in range(session.state.now + every, ms, every):
        session.act(now, CLOCK, Tick(now))


class KitchenMachine(TableMachine):
    game = GAME

    @initialize(case=st.sampled_from(CASES), seed=NUMBERS, every=st.sampled_from([211, 1_000, 4_999]))
    def lay_the_table(self, case: Case, seed: int, every: int) -> None:
        self.session: Session[RushState] = Session(GAME, case.options, case.seats, str(seed))
        self.every = every
        self.known: dict[bytes, Action] = {}

    @property
    def state(self) -> RushState:
        return self.session.state

    def _someone(self, pick: int) -> Seat:
        able = GAME.may_act(self.state)
        return pick_from(able, pick) if able else pick % self.state.seats

    def _later(self, wait: int) -> RushState:
        later = self.state.copy()
        advance(GAME, later, self.state.now + wait)
        return later

    @precondition(running)
    @rule(wait=MILLISECONDS, pick=NUMBERS)
    def act(self, wait: int, pick: int) -> None:
        """What is legal now may be too late after a while; then it is refused, as it would be at that time."""
        seat = self._someone(pick)
        listed = GAME.legal(self.state, seat)
        self._remember(listed)
        if listed:
            self._send(wait, seat, pick_from(listed, pick))

    @precondition(running)
    @rule(wait=MILLISECONDS, pick=NUMBERS, seed=NUMBERS)
    def act_in_time(self, wait: int, pick: int, seed: int) -> None:
        """What a player chooses at that moment is accepted at that moment."""
        later = self._later(wait)
        able = GAME.may_act(later)
        if able:
            seat = pick_from(able, pick)
            self.session.act(later.now, seat, GAME.sample(later, seat, seeded(str(seed))))

    def _remember(self, actions: list[Action]) -> None:
        for action in {type(action): action for action in actions}.values():
            self.known[encode(action)] = action
        for old in list(self.known)[:-REMEMBERED]:
            del self.known[old]

    def _send(self, wait: int, seat: Seat, action: Action) -> None:
        """Accepted if it is listed at its time, or of a type that is not listed in full; else refused by a rule."""
        later = self._later(wait)
        refusal = self.attempt(self.state.now + wait, seat, action)
        if refusal is None:
            assert action in GAME.legal(later, seat) or isinstance(action, GAME.spec.open_ended)
        else:
            assert action not in GAME.legal(later, seat)
            assert RULE.fullmatch(refusal.rule) or TRUE_GAME.outcome(later) is not None

    @precondition(running)
    @rule(wait=MILLISECONDS, seat=st.integers(0, 4), seed=NUMBERS)
    def blunder(self, wait: int, seat: Seat, seed: int) -> None:
        """Commands that come too late, from another seat, or with a field of another command."""
        rng = seeded(str(seed))
        known = [Ready(), *self.known.values()]
        crossing = Crossing(known, self.state.seats)
        for _ in range(8):
            if running(self):
                action = rng.choice(known[-20:] if rng.chance(0.5) else known)
                self._send(wait, seat, action if rng.chance(0.4) else crossing.variant(action, rng))

    @precondition(running)
    @rule(turns=st.integers(10, 80), seed=NUMBERS)
    def play_on(self, turns: int, seed: int) -> None:
        """Several decisions in a row, at any millisecond, so that games come to their end."""
        rng = seeded(str(seed))
        for _ in range(turns):
            if self.session.outcome() is None:
                play_a_moment(self.session, rng)
                self._remember([self.session.journal.entries[-1].action])

    @precondition(running)
    @rule(turns=st.integers(1, 6))
    def let_it_happen(self, turns: int) -> None:
        """Deadline after deadline, and defaults where somebody is asked."""
        for _ in range(turns):
            if asked := GAME.pending(self.state):
                action = GAME.default(self.state, asked[0])
                assert action is not None
                self.session.act(self.state.now, asked[0], action)
            elif (due := GAME.next_deadline(self.state)) is not None:
                assert due >= self.state.now
                self.session.act(due, CLOCK, Tick(due))

    @precondition(running)
    @rule(seats=st.lists(st.integers(0, 3), min_size=1, max_size=8), wait=MILLISECONDS)
    def ask_for_a_pause(self, seats: list[Seat], wait: int) -> None:
        """The clock of the kitchen stands still from the last vote on, until all wish to go on or the pause is over."""
        for seat in seats:
            paused = self.state.stack and isinstance(self.state.stack[-1], Paused)
            self._send(0, seat % self.state.seats, ResumeVote() if paused else PauseVote())
        if self.state.stack and isinstance(self.state.stack[-1], Paused):
            before = self._reading()
            due = GAME.next_deadline(self.state)
            ms = self.state.now + wait if due is None else min(due - 1, self.state.now + wait)
            self.session.act(ms, CLOCK, Tick(ms))
            assert self._reading() == before

    def _reading(self) -> int:
        frame = self.state.stack[0]
        assert isinstance(frame, ActionFrame)
        return frame.clock.read(self.state.now)

    @precondition(lambda machine: not machine.session.paused)
    @rule(cuts=st.lists(MILLISECONDS, min_size=1, max_size=4))
    def wait_in_pieces(self, cuts: list[int]) -> None:
        """However time is cut, the same happens."""
        in_pieces, ms = self.state.copy(), self.state.now
        for cut in cuts:
            ms += cut
            advance(GAME, in_pieces, ms)
        self.session.act(ms, CLOCK, Tick(ms))
        assert encode(self.state) == encode(in_pieces)

    @rule(seat=st.integers(0, 3), wait=MILLISECONDS)
    def leave_or_come_back(self, seat: Seat, wait: int) -> None:
        seat %= self.state.seats
        action = Back(seat) if seat in self.session.away else Away(seat)
        self.session.act(self.state.now + (0 if self.session.paused else wait), TABLE, action)

    @precondition(running)
    @rule(pick=NUMBERS, waits=st.lists(st.sampled_from([1, 29_999, 30_000, 30_001]), min_size=1, max_size=4))
    def walk_out(self, pick: int, waits: list[int]) -> None:
        """Somebody places an hourglass and leaves; the others wait for half a minute, or have waited already."""
        seat = self._someone(pick)
        places = [action for action in GAME.legal(self.state, seat) if isinstance(action, Place)]
        if not places or seat in self.session.away:
            return
        self.session.act(self.state.now, seat, pick_from(places, pick))
        self.session.act(self.state.now, TABLE, Away(seat))
        for wait in waits:
            ms = self.state.now + wait
            self.session.act(ms, CLOCK, Tick(ms))
            self.absent_seats_block_nobody()

    @invariant()
    def somebody_is_asked_until_the_end(self) -> None:
        """Or a clock runs (KR-006)."""
        due = GAME.next_deadline(self.state)
        waiting = GAME.pending(self.state) or due is not None
        assert (self.session.outcome() is not None) == (not waiting)
        assert due is None or due >= self.state.now, "a timer ran out and nothing happened"
        for seat in range(self.state.seats):
            assert bool(GAME.legal(self.state, seat)) == (seat in GAME.may_act(self.state))

    @invariant()
    def absent_seats_block_nobody(self) -> None:
        """Their hourglasses leave the board when the sand has run out, as long as hourglasses may be lifted."""
        frame = self.state.stack[-1] if self.state.stack else None
        if isinstance(frame, ActionFrame) and not frame.grace:
            for number, hourglass in enumerate(self.state.hourglasses):
                if OWNER[number] in self.session.away and hourglass.where == STANDING:
                    assert hourglass.runs_out > frame.clock.read(self.state.now)

    @invariant()
    def decks_are_hidden(self) -> None:
        other = GAME.redeal(self.state, None, seeded("another deal"))
        GAME.invariants(other)
        assert GAME.view(other, None) == GAME.view(self.state, None)
        assert GAME.prompts(other, None) == GAME.prompts(self.state, None)

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "session"):
            ticked = with_ticks(self.session, self.every)
            assert encode(ticked.state) == encode(self.state), f"another end with a tick every {self.every} ms"
            assert ticked.outcome() == self.session.outcome()


TestKitchenMachine = KitchenMachine.TestCase
TestKitchenMachine.settings = bounded(60)


# Whole games


def play_a_moment(session: Session[Any], rng: Rng) -> None:
    """Somebody does something now or in a while; or only time passes."""
    later = session.state.copy()
    advance(session.game, later, later.now + (rng.below(4_000) if rng.chance(0.4) else 0))
    able = session.game.may_act(later)
    if session.game.outcome(later) is None and able and rng.chance(0.95):
        seat = rng.choice(session.game.pending(later) or able)
        session.act(later.now, seat, session.game.sample(later, seat, rng))
    else:
        ms = max(later.now, session.game.next_deadline(later) or 0)
        session.act(ms, CLOCK, Tick(ms))


def whole_game(case: Case, seed: str) -> Session[Any]:
    """With somebody leaving and coming back now and then."""
    session: Session[Any] = Session(GAME, case.options, case.seats, seed)
    rng = seeded(f"whole game {seed}")
    while session.outcome() is None:
        play_a_moment(session, rng)
        if rng.chance(0.01):
            seat = rng.below(case.seats)
            session.act(session.state.now, TABLE, Back(seat) if seat in session.away else Away(seat))
    return session


def only_decisions(session: Session[Any]) -> Session[Any]:
    """The same journal without any tick but the last entry: every deadline is found on the way."""
    head, entries = session.journal.head, session.journal.entries
    other: Session[Any] = Session(session.game, session.journal.options, head.seats, head.seed)
    for entry in [entry for entry in entries if entry.seat != CLOCK] + [last_tick(session)]:
        other.act(entry.ms, entry.seat, entry.action)
    return other


def last_tick(session: Session[Any]) -> Entry:
    return Entry(session.state.now, CLOCK, Tick(session.state.now))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_end_depends_on_the_journal_alone(case: Case) -> None:
    session = whole_game(case, "evening 7")
    assert session.outcome() is not None
    decisions = only_decisions(session)
    assert encode(decisions.state) == encode(session.state)
    assert encode(with_ticks(decisions, 10).state) == encode(session.state)
