"""Rival Restaurants under random hands: play, haggle, bid, wait, blunder, leave, undo; then the journal must replay."""

from collections.abc import Callable

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from atable.games.rival_restaurants.actions import (
    AcceptOffer,
    BuyActionCard,
    BuyCounter,
    BuyPair,
    BuyShelf,
    BuyUpgrade,
    ChooseActive,
    ChooseSpot,
    Commit,
    DecideClaim,
    DeclineBonus,
    DeclineOffer,
    Discard,
    DisposeGarbage,
    Done,
    DropOut,
    Exempt,
    FinishStep,
    KeepRecipe,
    MakeOffer,
    NotDone,
    OfferInWar,
    Pass,
    PlayCard,
    ReleaseClaim,
    Relocate,
    Respond,
    SealBid,
    SellChocolate,
    SetOrders,
    SetWheel,
    Smile,
    StopPower,
    TakeBack,
    UseAngus,
    UseFuego,
    UseGardena,
    UseKim,
    UseMortimer,
    UseStroganov,
    VoteFor,
    WithdrawOffer,
)
from atable.games.rival_restaurants.actions.bundles import Bundle, Wanted
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    CARD_KIND,
    CHEFS,
    INGREDIENTS,
    LOCATIONS,
    RECIPE_NEEDS,
    RECIPES,
    UPGRADES,
)
from atable.games.rival_restaurants.frames import Market
from atable.games.rival_restaurants.frames.records import War
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.actions import Action, Tick
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.game import advance
from atable.kernel.offers import Offer
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import CLOCK, Seat
from atable.kernel.session import Session
from tests.laws.rival_days import LastDays
from tests.laws.rival_restaurants import CASES
from tests.laws.subject import Case
from tests.machines.table import NUMBERS, TableMachine, bounded, pick_from, running

GAME = LastDays()

SEATS = st.integers(-1, 6)
FIGURES = st.integers(-1, 6)
SPOTS = st.one_of(st.none(), st.integers(0, 4))
INGREDIENT = st.sampled_from(INGREDIENTS)
LOCATION = st.sampled_from(LOCATIONS)
RECIPE = st.sampled_from(RECIPES)
CARD = st.sampled_from(ACTION_CARDS)
MAYBE_CARD = st.one_of(st.none(), CARD)
FEW = st.integers(-1, 3)

# Each kind of action is tried equally often.
ANYTHING: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([Pass(), Done(), NotDone(), TakeBack(), DeclineBonus(), Smile(True), Smile(False), SetOrders()]),
    st.builds(SetWheel, FIGURES, LOCATION, SPOTS),
    st.builds(ChooseSpot, FIGURES, st.integers(0, 4)),
    st.builds(ChooseActive, st.sampled_from(CHEFS)),
    st.builds(Relocate, LOCATION, SPOTS),
    st.builds(PlayCard, CARD, st.one_of(st.none(), SEATS), ingredient=st.one_of(st.none(), INGREDIENT), amount=FEW),
    st.builds(Respond, SEATS, MAYBE_CARD),
    st.builds(Discard, INGREDIENT),
    st.builds(KeepRecipe, RECIPE),
    st.builds(UseMortimer, SEATS),
    st.builds(UseKim, FIGURES, st.one_of(st.none(), INGREDIENT)),
    st.builds(UseAngus, FIGURES),
    st.builds(UseFuego, st.lists(SEATS, max_size=3).map(tuple)),
    st.builds(UseStroganov, SEATS, INGREDIENT),
    st.builds(UseGardena, SEATS),
    st.builds(StopPower, FIGURES),
    st.builds(Pass, FIGURES),
    st.builds(DecideClaim, FIGURES, st.booleans()),
    st.builds(ReleaseClaim, FIGURES),
    st.builds(DropOut, FIGURES),
    st.builds(BuyCounter, FIGURES, st.integers(0, 5)),
    st.builds(BuyShelf, FIGURES, LOCATION),
    st.builds(BuyPair, FIGURES, FEW, FEW),
    st.builds(BuyUpgrade, FIGURES, st.sampled_from(UPGRADES), SEATS),
    st.builds(BuyActionCard, FIGURES),
    st.builds(DisposeGarbage, FIGURES, FEW),
    st.builds(SellChocolate, FIGURES, FEW),
    st.builds(FinishStep, st.sampled_from(["garbage", "turn", "draw", "bonus"])),
    st.builds(VoteFor, SEATS),
)
ORDERS = st.builds(
    SetOrders,
    shopping=st.lists(st.builds(Wanted, LOCATION, st.one_of(st.none(), INGREDIENT)), max_size=2).map(tuple),
    answer=st.sampled_from(["ask", "always", "never", "never", "maybe"]),
    relocation=st.lists(st.sampled_from([*LOCATIONS, "pizza"]), max_size=1).map(tuple),
    powers=st.sampled_from(["ask", "default"]),
    cook_on=st.sampled_from(["ask", "always"]),
    recipe=st.sampled_from(["ask", "fewest_missing"]),
)
MILLISECONDS = st.sampled_from([0, 1, 199, 200, 9_999, 10_000, 60_000])


class RivalMachine(TableMachine):
    game = GAME

    @initialize(case=st.sampled_from(CASES), seed=NUMBERS)
    def lay_the_table(self, case: Case, seed: int) -> None:
        self.session: Session[RivalState] = Session(GAME, case.options, case.seats, str(seed))

    @property
    def state(self) -> RivalState:
        return self.session.state

    def market(self) -> Market | None:
        frame = self.state.stack[0] if self.state.stack else None
        return frame if isinstance(frame, Market) else None

    @precondition(running)
    @rule(wait=MILLISECONDS, pick=NUMBERS)
    def act(self, wait: int, pick: int) -> None:
        """What is legal now may be too late after a while; then it is refused, as it would be at that time."""
        seat = pick_from(GAME.may_act(self.state), pick) if GAME.may_act(self.state) else 0
        action = pick_from([*GAME.legal(self.state, seat), Pass()], pick)
        later = self.state.copy()
        advance(GAME, later, self.state.now + wait)
        in_time = self._passes(later, seat, action)
        assert (self.attempt(self.state.now + wait, seat, action) is None) == in_time

    def _passes(self, state: RivalState, seat: Seat, action: Action) -> bool:
        try:
            GAME.check(state, seat, action)
        except IllegalAction:
            return False
        return True

    @precondition(running)
    @rule(turns=st.integers(10, 120), seed=NUMBERS)
    def play_on(self, turns: int, seed: int) -> None:
        """Several decisions in a row, so that games come to their end."""
        rng = seeded(str(seed))
        for _ in range(turns):
            able = GAME.pending(self.state) or GAME.may_act(self.state)
            due = GAME.next_deadline(self.state)
            if due is not None and (not able or rng.chance(0.1)):
                self.session.act(due, CLOCK, Tick(due))
            elif able:
                seat = rng.choice(able)
                self.session.act(self.state.now, seat, GAME.sample(self.state, seat, rng))

    @precondition(running)
    @rule(turns=st.integers(1, 30), pick=NUMBERS)
    def run_out_of_time(self, turns: int, pick: int) -> None:
        """A chain of defaults: each is legal, and together they lead somewhere."""
        for _ in range(turns):
            if GAME.pending(self.state):
                seat = pick_from(GAME.pending(self.state), pick)
                action = GAME.default(self.state, seat)
                assert action is not None
                self.session.act(self.state.now, seat, action)

    @precondition(running)
    @rule(seat=SEATS, action=ANYTHING)
    def try_anything(self, seat: Seat, action: Action) -> None:
        """Legal is what the list says; everything else is refused with its rule and changes nothing."""
        listed = action in GAME.legal(self.state, seat)
        refusal = self.attempt(self.state.now, seat, action)
        assert listed == (refusal is None)
        assert refusal is None or refusal.rule.startswith("RR-")

    @precondition(running)
    @rule(seed=NUMBERS, rounds=st.integers(5, 40))
    def haggle(self, seed: int, rounds: int) -> None:
        """Offers, counter-offers and answers, some by the wrong seat: refused by a rule, or nothing is lost."""
        rng = seeded(str(seed))
        for _ in range(rounds):
            frame = self._to_market(self._may_barter)
            if frame is None:
                return
            seat = rng.choice(GAME.may_act(self.state))
            if frame.book.standing and rng.chance(0.4):
                self._answer(seat, rng.choice(frame.book.standing), rng)
            else:
                self._offer(seat, frame, rng)

    def _may_barter(self, market: Market) -> bool:
        """RR-423."""
        return market.step.endswith("barter") if self.state.options.pace == "simulation" else market.step != "claims"

    def _to_market(self, wanted: Callable[[Market], bool]) -> Market | None:
        """Such a market, if there is one. Until then chefs are sent where others are, and nothing else is decided."""
        for _ in range(300):
            frame = self.state.stack[-1] if self.state.stack else None
            if frame is None or (isinstance(frame, Market) and wanted(frame)):
                return frame
            due, asked = GAME.next_deadline(self.state), GAME.pending(self.state)
            if asked:
                self.session.act(self.state.now, asked[0], self._meeting(asked[0]))
            elif due is not None:
                self.session.act(due, CLOCK, Tick(due))
        return None

    def _meeting(self, seat: Seat) -> Action:
        legal: list[Action] = GAME.legal(self.state, seat)
        for action in legal:
            match action:
                case SetWheel(location="dairy_king", spot=None | 1) | ChooseSpot(spot=1):
                    return action
        default: Action | None = GAME.default(self.state, seat)
        assert default is not None
        return default

    def _offer(self, seat: Seat, frame: Market, rng: Rng) -> None:
        """Only its maker, and to whom it was shown, read the names of action cards."""
        to = rng.below(self.state.seats)
        gives, wants = self._goods(seat, True, rng), self._goods(to, False, rng)
        counters = rng.choice([None, None, *[offer.id for offer in frame.book.standing if offer.to == seat]])
        if not self._is_accepted(seat, MakeOffer(to, gives, wants, counters)):
            return
        for viewer in (None, *range(self.state.seats)):
            view = GAME.view(self.state, viewer).market
            read = [offer.gives.action_cards for offer in view.offers if offer.maker == seat] if view else []
            secret = viewer != seat and not (gives.shown and viewer == to)
            assert not read or read[-1] == (() if secret else gives.action_cards)

    def _goods(self, seat: Seat, named: bool, rng: Rng) -> Bundle:
        """Something that they have, or perhaps have not."""
        restaurant = self.state.restaurants[seat]
        stock = [INGREDIENTS[kind] for kind, count in enumerate(restaurant.stock) if count]
        hand = [ACTION_CARDS[CARD_KIND[card]] for card in restaurant.hand]
        cards = rng.below(len(hand) + 1) if rng.chance(0.3) else 0
        return Bundle(
            money=100 * rng.below(3) if rng.chance(0.9) else 50 * rng.below(90),
            ingredients=(rng.choice([*stock, "wine"]),) if rng.chance(0.6) else (),
            action_cards=tuple(hand[:cards]) if named else (),
            any_cards=0 if named else cards,
            garbage=rng.below(3) if rng.chance(0.2) else 0,
            favour="tomorrow" if rng.chance(0.1) else "",
            shown=named and rng.chance(0.3),
        )

    def _answer(self, seat: Seat, offer: Offer[Bundle], rng: Rng) -> None:
        """A trade moves what it says; what is in all purses may grow less by a war that follows, but not more."""
        seat = offer.to if offer.to is not None and rng.chance(0.8) else seat
        listed = [it for it in GAME.legal(self.state, seat) if isinstance(it, AcceptOffer) and it.offer == offer.id]
        answers = (*listed, AcceptOffer(offer.id), DeclineOffer(offer.id), WithdrawOffer(offer.id))
        before = sum(restaurant.money for restaurant in self.state.restaurants)
        if self._is_accepted(seat, rng.choice(answers)) and isinstance(self.state.stack[-1], Market):
            assert sum(restaurant.money for restaurant in self.state.restaurants) <= before

    @precondition(running)
    @rule(seed=NUMBERS, rounds=st.integers(5, 30))
    def bid_wildly(self, seed: int, rounds: int) -> None:
        """More than one has, less than before, in wars of others; a sealed bid is read by its bidder alone."""
        rng = seeded(str(seed))
        for _ in range(rounds):
            frame = self._to_market(lambda market: bool(market.wars))
            if frame is None:
                return
            self._is_accepted(*self._wild_bid(rng.choice(frame.wars), rng))
            self._check_secret_bids()

    def _wild_bid(self, war: War, rng: Rng) -> tuple[Seat, Action]:
        at = rng.below(len(war.figures))
        figure = war.figures[at]
        owner = figure % self.state.seats
        purse = self.state.restaurants[owner].money
        money = rng.choice([war.least[at], war.least[at] + 100, war.money[at], purse, purse + 100, 150])
        garbage = rng.choice([0, 0, 1, max(war.garbage) + 1])
        listed = [it for it in GAME.legal(self.state, owner) if isinstance(it, OfferInWar | SealBid)]
        bids: list[Action] = [OfferInWar(figure, money, garbage), DropOut(figure), *listed]
        if self.state.options.war_mode == "sealed":
            bids = [SealBid(figure, money, garbage, rng.chance(0.2)), SealBid(figure, 0), *bids]
        return owner if rng.chance(0.9) else rng.below(self.state.seats), rng.choice(bids)

    def _check_secret_bids(self) -> None:
        if self.state.options.war_mode == "open":
            return
        wars = frame.wars if (frame := self.market()) else []
        for viewer in (None, *range(self.state.seats)):
            view = GAME.view(self.state, viewer).market
            for war, shown in zip(wars, view.wars if view else (), strict=True):
                assert war.all_in or all(it.money is None for it in shown.bidders if it.seat != viewer)

    @precondition(running)
    @rule(seed=NUMBERS)
    def try_what_is_not_listed(self, seed: int) -> None:
        rng = seeded(str(seed))
        for _ in range(6):
            seat, number = rng.below(self.state.seats), rng.below(len(self.state.figures))
            recipe = rng.choice(self.state.restaurants[seat].recipes or [0])
            kind = rng.choice(RECIPE_NEEDS[recipe])
            spared = tuple(other for other in range(self.state.seats) if rng.chance(0.4))
            commit = Commit(INGREDIENTS[kind], RECIPES[recipe])
            self._is_accepted(seat, rng.choice([commit, Exempt(number, spared)]))

    def _is_accepted(self, seat: Seat, action: Action) -> bool:
        refusal = self.attempt(self.state.now, seat, action)
        assert refusal is None or refusal.rule.startswith("RR-")
        return refusal is None

    @precondition(lambda machine: not machine.session.paused)
    @rule(cuts=st.lists(st.sampled_from([1, 199, 200, 201, 5_000, 9_999, 10_000, 60_000]), min_size=1, max_size=4))
    def wait_in_pieces(self, cuts: list[int]) -> None:
        """However time is cut, the same happens."""
        at_once, in_pieces, ms = self.state.copy(), self.state.copy(), self.state.now
        for cut in cuts:
            ms += cut
            advance(GAME, in_pieces, ms)
        advance(GAME, at_once, ms)
        assert encode(at_once) == encode(in_pieces)
        self.session.act(ms, CLOCK, Tick(ms))
        assert encode(self.state) == encode(at_once)

    @precondition(lambda machine: running(machine) and machine.state.options.pace == "relaxed")
    @rule(seat=st.integers(0, 5), orders=ORDERS)
    def give_orders(self, seat: Seat, orders: SetOrders) -> None:
        """Accepted from every seat of a relaxed table, seen by their owner alone."""
        sensible = orders.answer != "maybe" and "pizza" not in orders.relocation
        allowed = sensible and seat < self.state.seats
        others = [other for other in (None, *range(self.state.seats)) if other != seat]
        before, asked = [self._seen(other) for other in others], seat in GAME.pending(self.state)
        refusal = self.attempt(self.state.now, seat, orders)
        assert allowed == (refusal is None)
        assert asked or [self._seen(other) for other in others] == before

    def _seen(self, seat: Seat | None) -> bytes:
        return encode([GAME.view(self.state, seat), GAME.prompts(self.state, seat)])

    @precondition(running)
    @rule(pick=NUMBERS)
    def click_twice(self, pick: int) -> None:
        """The second click answers a question that is no longer asked, even if it could be answered so again."""
        able = GAME.pending(self.state) or GAME.may_act(self.state)
        seat = pick_from(able, pick) if able else 0
        asked = [prompt.id for prompt in self.session.prompts(seat) if prompt.asks]
        legal = [action for action in GAME.legal(self.state, seat) if not isinstance(action, SetOrders)]
        if not asked or not legal:
            return
        action = pick_from(legal, pick)
        self.session.act(self.state.now, seat, action, asked[0])
        refusal = self.attempt(self.state.now, seat, action, asked[0])
        assert refusal is not None, "the same click was accepted twice"
        assert refusal.key in ("stale-answer", "game-over")

    @invariant()
    def somebody_is_asked_until_the_end(self) -> None:
        """Or a clock runs (RR-087)."""
        waiting = GAME.pending(self.state) or GAME.next_deadline(self.state) is not None
        assert (self.session.outcome() is not None) == (not waiting)
        for seat in range(self.state.seats):
            assert bool(GAME.legal(self.state, seat)) == (seat in GAME.may_act(self.state))

    @invariant()
    def secrets_are_hidden(self) -> None:
        """Deal everything hidden again: the seat and the spectators see and are asked the same."""
        for seat in (None, self.state.seats - 1):
            other = GAME.redeal(self.state, seat, seeded("another deal"))
            GAME.invariants(other)
            assert GAME.view(other, seat) == GAME.view(self.state, seat)
            assert GAME.prompts(other, seat) == GAME.prompts(self.state, seat)


TestRivalMachine = RivalMachine.TestCase
TestRivalMachine.settings = bounded(100)
