"""Banquet Royal under random hands: play, wait, blunder, pause, leave, undo; then the journal must replay."""

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

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
from atable.kernel.actions import Action
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.session import Session
from tests.machines.table import NUMBERS, TableMachine, bounded, pick_from, running

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

OPTIONS = st.builds(
    BanquetOptions,
    pace=st.sampled_from(["live", "relaxed", "simulation"]),
    folie=st.booleans(),
    hells_kitchen=st.booleans(),
    gourmet=st.booleans(),
    farandole=st.booleans(),
    memorise_seconds=st.sampled_from([10, 30]),
)


class BanquetMachine(TableMachine):
    game = GAME

    @initialize(options=OPTIONS, seats=st.integers(2, 4), seed=NUMBERS)
    def lay_the_table(self, options: BanquetOptions, seats: int, seed: int) -> None:
        self.session: Session[BanquetState] = Session(GAME, options, seats, str(seed))

    @property
    def state(self) -> BanquetState:
        return self.session.state

    @precondition(running)
    @rule(wait=MILLISECONDS, pick=NUMBERS)
    def act(self, wait: int, pick: int) -> None:
        """A seat does something legal after a while, unless time took the question away."""
        seat = pick_from(GAME.may_act(self.state), pick)
        action = pick_from(GAME.legal(self.state, seat), pick)
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
        seat = pick_from(GAME.pending(self.state), pick)
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
        seat = pick_from(GAME.pending(self.state), pick)
        (asked, *_) = [
            prompt.id for prompt in self.session.prompts(seat) if prompt.asks and not prompt.id.startswith("look")
        ]
        action = next(choice for choice in GAME.legal(self.state, seat) if not isinstance(choice, Look))
        self.session.act(self.state.now, seat, action, asked)
        refusal = self.attempt(self.state.now, seat, action, asked)
        assert refusal is not None, "the same click was accepted twice"
        assert refusal.key in ("stale-answer", "not-your-turn", "game-over")

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


TestBanquetMachine = BanquetMachine.TestCase
TestBanquetMachine.settings = bounded(120)
