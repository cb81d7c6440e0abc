"""Course à l'Étoile under random hands: play, wait, blunder, pause, leave, undo; then the journal must replay."""

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from atable.games.course_a_letoile.actions import (
    CANCEL,
    DISCARD,
    DRAW_DECK,
    DRAW_MIXED,
    END_PLAY,
    END_TURN,
    HEADHUNT,
    LET_IT,
    LOSE_DECORATION,
    PLAY_ATTACK,
    PLAY_BOOST,
    PLAY_DEVELOPMENT,
    PLAY_DISH,
    RENEW,
    SELL,
    PlayAttack,
    SetStandingOrders,
)
from atable.games.course_a_letoile.content.cards import CARD_IDS
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import CourseState
from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.kernel.session import Session
from tests.machines.table import NUMBERS, TableMachine, bounded, pick_from, running

# Each kind of action is tried equally often.
ANYTHING: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from(PLAY_DISH),
    st.sampled_from(PLAY_DEVELOPMENT),
    st.sampled_from(PLAY_BOOST),
    st.sampled_from([action for victims in PLAY_ATTACK for action in victims]),
    st.sampled_from([action for cards in HEADHUNT for action in cards]),
    st.sampled_from(LOSE_DECORATION),
    st.sampled_from(DISCARD),
    st.sampled_from(SELL),
    st.sampled_from([DRAW_DECK, DRAW_MIXED, END_PLAY, END_TURN, RENEW, LET_IT, CANCEL]),
)
ANSWERS = st.sampled_from([None, "cancel", "let"])
ORDERS: st.SearchStrategy[SetStandingOrders] = st.builds(
    SetStandingOrders,
    bad_review=ANSWERS,
    outdated=ANSWERS,
    keep_last_for_headhunting=st.booleans(),
    lost_decoration=st.lists(st.sampled_from(CARD_IDS[24:32]), max_size=2).map(tuple),
)
MILLISECONDS = st.sampled_from([0, 1, 500, 7_999, 8_000, 100_000])


def _options(how: tuple[str, str], resto_income: str) -> CourseOptions:
    pace, reactions = how
    return CourseOptions(pace=pace, reactions=reactions, resto_income=resto_income)  # type: ignore[arg-type]


OPTIONS = st.builds(
    _options,
    st.sampled_from([("live", "orders"), ("relaxed", "orders"), ("relaxed", "pause"), ("simulation", "orders")]),
    st.sampled_from(["added", "floor"]),
)


class CourseMachine(TableMachine):
    game = GAME

    @initialize(options=OPTIONS, seats=st.integers(2, 6), seed=NUMBERS)
    def lay_the_table(self, options: CourseOptions, seats: int, seed: int) -> None:
        self.session: Session[CourseState] = Session(GAME, options, seats, str(seed))

    @property
    def state(self) -> CourseState:
        return self.session.state

    @precondition(running)
    @rule(wait=MILLISECONDS, pick=NUMBERS)
    def act(self, wait: int, pick: int) -> None:
        """A seat that is asked does something legal after a while, unless time took the question away."""
        (seat,) = GAME.pending(self.state)
        action = pick_from(GAME.legal(self.state, seat), pick)
        (asked,) = [prompt.id for prompt in self.session.prompts(seat) if prompt.asks]
        ms, deadline = self.state.now + wait, GAME.next_deadline(self.state)
        refusal = self.attempt(ms, seat, action, asked)
        if deadline is None or ms < deadline:
            assert refusal is None, "what is legal is accepted while no window closes"
        else:
            assert refusal is not None, "the window is closed"
            assert refusal.key == "stale-answer"

    @precondition(running)
    @rule(turns=st.integers(10, 250), seed=NUMBERS)
    def play_on(self, turns: int, seed: int) -> None:
        """Several decisions in a row, so that games come to their end."""
        rng = seeded(str(seed))
        for _ in range(turns):
            owing = GAME.pending(self.state)
            if owing:
                self.session.act(self.state.now, owing[0], GAME.sample(self.state, owing[0], rng))

    @precondition(running)
    @rule(pick=NUMBERS)
    def attack(self, pick: int) -> None:
        """The active seat attacks if it can, so that windows are open often."""
        seat = self.state.active
        attacks = [action for action in GAME.legal(self.state, seat) if isinstance(action, PlayAttack)]
        if attacks:
            self.session.act(self.state.now, seat, pick_from(attacks, pick))

    @precondition(running)
    @rule()
    def run_out_of_time(self) -> None:
        (seat,) = GAME.pending(self.state)
        action = GAME.default(self.state, seat)
        assert action is not None
        assert action in GAME.legal(self.state, seat)
        self.session.act(self.state.now, seat, action)

    @precondition(running)
    @rule(seat=st.integers(-2, 6), action=ANYTHING)
    def try_anything(self, seat: Seat, action: Action) -> None:
        """Legal is what the list says; everything else is refused with its rule and changes nothing."""
        listed = action in GAME.legal(self.state, seat)
        refusal = self.attempt(self.state.now, seat, action)
        assert listed == (refusal is None)
        if refusal is not None:
            assert refusal.rule.startswith("CE-")

    @precondition(running)
    @rule(seat=st.integers(-2, 6), orders=ORDERS)
    def give_orders(self, seat: Seat, orders: SetStandingOrders) -> None:
        """Standing orders are accepted from every seat outside a window, and seen by their owner alone."""
        wishes = orders.lost_decoration
        sensible = len(set(wishes)) == len(wishes) and all(card.startswith("de_") for card in wishes)
        asked = 0 <= seat < self.state.seats and seat in GAME.may_act(self.state)
        allowed = sensible and asked and GAME.view(self.state, None).step not in ("attack", "losing")
        allowed = allowed and self.state.options.pace != "simulation"
        others = [other for other in (None, *range(self.state.seats)) if other != seat]
        known = [encode(GAME.view(self.state, other)) for other in others]
        refusal = self.attempt(self.state.now, seat, orders)
        assert allowed == (refusal is None)
        assert [encode(GAME.view(self.state, other)) for other in others] == known

    @precondition(running)
    @rule(pick=NUMBERS)
    def click_twice(self, pick: int) -> None:
        """The second click answers a question that is no longer asked."""
        (seat,) = GAME.pending(self.state)
        (asked,) = [prompt.id for prompt in self.session.prompts(seat) if prompt.asks]
        legal = [action for action in GAME.legal(self.state, seat) if not isinstance(action, SetStandingOrders)]
        action = pick_from(legal, pick)
        self.session.act(self.state.now, seat, action, asked)
        refusal = self.attempt(self.state.now, seat, action, asked)
        assert refusal is not None, "the same click was accepted twice"
        assert refusal.key in ("stale-answer", "not-your-turn", "game-over")

    @invariant()
    def a_window_lasts_eight_seconds(self) -> None:
        """By the journal alone: live, from the attack on, whoever holds what; else there is no clock."""
        attack = GAME.view(self.state, None).attack
        live = self.state.options.pace == "live"
        if attack is None or not live:
            assert GAME.next_deadline(self.state) is None
            return
        played = [done.entry.ms for done in self.session.in_force if isinstance(done.entry.action, PlayAttack)]
        assert attack.until == GAME.next_deadline(self.state) == played[-1] + 8000
        assert attack.until > self.state.now

    @invariant()
    def hands_are_hidden(self) -> None:
        """Deal everything hidden again: the seat and the spectators see and are asked the same."""
        for seat in (None, self.state.active):
            other = GAME.redeal(self.state, seat, seeded("another deal"))
            assert GAME.view(other, seat) == GAME.view(self.state, seat)
            assert GAME.prompts(other, seat) == GAME.prompts(self.state, seat)
            assert GAME.next_deadline(other) == GAME.next_deadline(self.state)


TestCourseMachine = CourseMachine.TestCase
TestCourseMachine.settings = bounded(80)
