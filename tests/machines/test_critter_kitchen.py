"""Critter Kitchen under random hands: play, wait, blunder, pause, leave, undo; then the journal must replay."""

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule
from msgspec.structs import replace

from atable.games.critter_kitchen.actions import (
    CONFIRM,
    COOK_OPENLY,
    KEEP,
    KEEP_TOKEN,
    LEAVE,
    MOVE,
    PASS,
    PLACE_WILD,
    POUR,
    PRESENT,
    PUT_AWAY,
    RECALL,
    SEND,
    SWAPS,
    TAKE,
    TAKE_BACK,
    WISHES,
    AddCookbook,
    AddIngredient,
    AddSoup,
    AddSpice,
    ClearPlate,
    ExchangeIngredient,
    PairWine,
    PourCoffee,
    PutAway,
    RecallChef,
    SendChef,
    SetStandingOrders,
)
from atable.games.critter_kitchen.content.cards import CHALLENGE_IDS
from atable.games.critter_kitchen.content.items import ITEM_IDS, TYPES
from atable.games.critter_kitchen.events import Ready
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import CritterState
from atable.kernel.actions import Action, Away, Back
from atable.kernel.codec import encode
from atable.kernel.events import seen_by
from atable.kernel.rng import seeded
from atable.kernel.seats import TABLE, Seat
from atable.kernel.session import Session
from tests.machines.table import NUMBERS, TableMachine, bounded, pick_from, running

PLATES = st.sampled_from([*CHALLENGE_IDS, *TYPES])
ITEMS = st.sampled_from(ITEM_IDS)

# Each kind of action is tried equally often.
ANYTHING: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from(KEEP),
    st.sampled_from([action for places in SEND for action in places]),
    st.sampled_from([*RECALL, *POUR]),
    st.sampled_from([CONFIRM, TAKE_BACK, PASS, LEAVE, PRESENT, *COOK_OPENLY]),
    st.sampled_from([*MOVE, *SWAPS]),
    st.sampled_from(TAKE),
    st.sampled_from(PLACE_WILD),
    st.sampled_from(KEEP_TOKEN),
    st.sampled_from(PUT_AWAY),
    st.builds(ExchangeIngredient, ITEMS, ITEMS),
    st.builds(AddIngredient, PLATES, ITEMS, st.sampled_from([None, *TYPES])),
    st.builds(AddSpice, PLATES, ITEMS, ITEMS),
    st.builds(AddSoup, PLATES, ITEMS),
    st.builds(AddCookbook, PLATES),
    st.builds(PairWine, PLATES, ITEMS),
    st.builds(ClearPlate, PLATES),
)
WISHING = st.lists(st.sampled_from([*WISHES, "pizza"]), max_size=3).map(tuple)
MILLISECONDS = st.sampled_from([0, 1, 500, 30_000, 100_000])

# What nobody else may notice before all are ready (CK-098, CK-218, CK-253, CK-258).
PLANNING = (SendChef, RecallChef, PourCoffee)
IN_SECRET = (*PLANNING, AddIngredient, AddSpice, AddSoup, AddCookbook, PairWine, ClearPlate, PutAway)

OPTIONS = st.builds(
    CritterOptions,
    pace=st.sampled_from(["live", "relaxed", "simulation"]),
    critic=st.sampled_from(["random", "mouse", "cow", "fruit_bat", "jerboa"]),
    rumor_set=st.sampled_from(["base", "all"]),
    restaurateurs=st.booleans(),
    restaurateur_draft=st.booleans(),
    a_la_cart=st.booleans(),
    truck_leftovers=st.sampled_from(["move", "stay"]),
)


class CritterMachine(TableMachine):
    game = GAME

    @initialize(options=OPTIONS, seats=st.integers(1, 5), seed=NUMBERS)
    def lay_the_table(self, options: CritterOptions, seats: int, seed: int) -> None:
        """CK-358, CK-362: no draft without restaurateurs, no carts alone."""
        draft, cart = options.restaurateur_draft and options.restaurateurs, options.a_la_cart and seats > 1
        options = replace(options, restaurateur_draft=draft, a_la_cart=cart)
        self.session: Session[CritterState] = Session(GAME, options, seats, str(seed))

    @property
    def state(self) -> CritterState:
        return self.session.state

    @rule(seat=st.integers(0, 4))
    def leave_or_come_back(self, seat: Seat) -> None:
        """Also where nobody else sits at the table."""
        seat %= self.state.seats
        self.session.act(self.state.now, TABLE, Back(seat) if seat in self.session.away else Away(seat))

    @precondition(running)
    @rule(wait=MILLISECONDS, pick=NUMBERS)
    def act(self, wait: int, pick: int) -> None:
        """A seat does something legal after a while: no rule hangs on a timer."""
        seat = pick_from(GAME.may_act(self.state), pick)
        action = pick_from(GAME.legal(self.state, seat), pick)
        asked = [prompt.id for prompt in self.session.prompts(seat) if prompt.asks]
        assert self.attempt(self.state.now + wait, seat, action, asked[0] if asked else None) is None

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
    @rule(turns=st.integers(1, 30), pick=NUMBERS)
    def run_out_of_time(self, turns: int, pick: int) -> None:
        """A chain of defaults: each is legal, and together they lead somewhere."""
        for _ in range(turns):
            if GAME.pending(self.state):
                seat = pick_from(GAME.pending(self.state), pick)
                action = GAME.default(self.state, seat)
                assert action is not None
                assert action in GAME.legal(self.state, seat)
                self.session.act(self.state.now, seat, action)

    @precondition(running)
    @rule(seat=st.integers(-2, 5), action=ANYTHING)
    def try_anything(self, seat: Seat, action: Action) -> None:
        """Legal is what the list says; everything else is refused with its rule and changes nothing."""
        listed = action in GAME.legal(self.state, seat)
        refusal = self.attempt(self.state.now, seat, action)
        assert listed == (refusal is None)
        if refusal is not None:
            assert refusal.rule.startswith("CK-")

    @precondition(running)
    @rule(pick=NUMBERS)
    def work_in_secret(self, pick: int) -> None:
        """Who changes a plan, plates or discards in secret changes nothing for anybody else."""
        seat = pick_from(GAME.may_act(self.state), pick)
        steps = [action for action in GAME.legal(self.state, seat) if isinstance(action, IN_SECRET)]
        own = GAME.view(self.state, seat).own
        if not steps or own is None or own.openly or (self.state.seats == 1 and isinstance(steps[0], PLANNING)):
            return  # CK-218; CK-307: alone one plans openly
        others = [other for other in (None, *range(self.state.seats)) if other != seat]
        before = [self._seen(other) for other in others]
        events = self.session.act(self.state.now, seat, pick_from(steps, pick))
        if Ready(seat) in events:
            return  # the last token was put away, and everybody sees that the fridge is closed
        assert all(not seen_by(events, other) for other in others)
        assert [self._seen(other) for other in others] == before

    def _seen(self, seat: Seat | None) -> bytes:
        return encode([GAME.view(self.state, seat), GAME.prompts(self.state, seat)])

    @precondition(running)
    @rule(seat=st.integers(-2, 5), wishes=WISHING)
    def give_orders(self, seat: Seat, wishes: tuple[str, ...]) -> None:
        """Accepted from every seat of a relaxed table, seen by their owner alone; they answer for one who is asked."""
        sensible = len(set(wishes)) == len(wishes) and "pizza" not in wishes
        allowed = sensible and 0 <= seat < self.state.seats and self.state.options.pace == "relaxed"
        others = [other for other in (None, *range(self.state.seats)) if other != seat]
        before, asked = [self._seen(other) for other in others], seat in GAME.pending(self.state)
        refusal = self.attempt(self.state.now, seat, SetStandingOrders(wishes))
        assert allowed == (refusal is None)
        assert asked or [self._seen(other) for other in others] == before

    @precondition(running)
    @rule(pick=NUMBERS)
    def click_twice(self, pick: int) -> None:
        """The second click answers a question that is no longer asked, even if it could be answered so again."""
        seat = pick_from(GAME.pending(self.state), pick)
        (asked,) = [prompt.id for prompt in self.session.prompts(seat) if prompt.asks]
        legal = [action for action in GAME.legal(self.state, seat) if not isinstance(action, SetStandingOrders)]
        action = pick_from(legal, pick)
        self.session.act(self.state.now, seat, action, asked)
        refusal = self.attempt(self.state.now, seat, action, asked)
        assert refusal is not None, "the same click was accepted twice"
        assert refusal.key in ("stale-answer", "game-over")

    @invariant()
    def storages_are_hidden(self) -> None:
        """Deal everything hidden again: the seat and the spectators see and are asked the same."""
        for seat in (None, self.state.seats - 1):
            other = GAME.redeal(self.state, seat, seeded("another deal"))
            GAME.invariants(other)
            assert GAME.view(other, seat) == GAME.view(self.state, seat)
            assert GAME.prompts(other, seat) == GAME.prompts(self.state, seat)


TestCritterMachine = CritterMachine.TestCase
TestCritterMachine.settings = bounded(80)
