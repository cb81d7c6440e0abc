"""Course à l'Étoile before the laws. What a seat knows is worked out here from views and events alone."""

from collections import Counter

from atable.games.course_a_letoile.actions import EndPlay, PlayAttack, PlayBoost, SetStandingOrders
from atable.games.course_a_letoile.content.cards import BACK_TO_KITCHEN, CARD_IDS, COPIES
from atable.games.course_a_letoile.events import (
    AttackAnnounced,
    AttackCancelled,
    BoostPlayed,
    CardBuried,
    CardDiscarded,
    CardDrawn,
    CardSold,
    DeckRebuilt,
    DecorationLost,
    DevelopmentPlayed,
    DiscardTaken,
    DishPlayed,
    HandRenewed,
)
from atable.games.course_a_letoile.frames import Attack
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.options import CourseOptions
from atable.games.course_a_letoile.state import FACE_UP, FIXED, CourseState
from atable.kernel.events import Event
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from tests.laws.course_memory import Hands, Pile
from tests.laws.subject import Case, Observer, Subject

FRUGAL = (PlayAttack, PlayBoost, EndPlay)  # who buys nothing reaches no star in fifty Services (CE-141)
FIERCE = (PlayAttack,)

CASES = (
    Case("2-live", 2, CourseOptions()),
    Case("2-relaxed-floor", 2, CourseOptions(pace="relaxed", resto_income="floor")),
    Case("2-simulation-frugal", 2, CourseOptions(pace="simulation"), keen=FRUGAL),
    Case("3-live-floor-fierce", 3, CourseOptions(resto_income="floor"), keen=FIERCE),
    Case("3-relaxed-pause-fierce", 3, CourseOptions(pace="relaxed", reactions="pause"), keen=FIERCE),
    Case("4-relaxed", 4, CourseOptions(pace="relaxed")),
    Case("5-live", 5, CourseOptions()),
    Case("6-simulation", 6, CourseOptions(pace="simulation")),
)


def scramble(state: CourseState, seat: Observer, rng: Rng) -> CourseState:
    """The other hands and the deck, what floats in the discard pile and the orders of others change.

    Two hidden cards change places if both were drawn from the same shuffle; two cards of the pile if each still
    lies below its ceiling then.
    """
    other = state.copy()
    other.rng = seeded(f"scramble {rng.next32()}")
    places = _hidden_places(other, seat)
    for _ in range(3 * len(places)):
        (pile, at, shuffle), (other_pile, other_at, other_shuffle) = rng.choice(places), rng.choice(places)
        if shuffle == other_shuffle:
            pile[at], other_pile[other_at] = other_pile[other_at], pile[at]
    _arm_or_disarm(state, other, places)
    _scramble_pile(other, rng)
    for owner in range(state.seats):
        if owner != seat:
            other.orders[owner] = SetStandingOrders(rats=rng.choice(["cancel", "let"]), outdated="let")
    return other


def _hidden_places(state: CourseState, seat: Observer) -> list[tuple[list[int], int, int]]:
    places = [(state.deck, at, state.shuffles) for at in range(len(state.deck))]
    for owner, (hand, origins) in enumerate(zip(state.hands, state.origins, strict=True)):
        if owner != seat:
            places += [(hand, at, origin) for at, origin in enumerate(origins) if origin != FACE_UP]
    return places


def _arm_or_disarm(state: CourseState, other: CourseState, places: list[tuple[list[int], int, int]]) -> None:
    """In a window the one thing that must not show: a victim that could cancel now can't, or the other way round."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Attack):
        return
    armed, hand = BACK_TO_KITCHEN in state.hands[frame.victim], other.hands[frame.victim]
    for pile, at, shuffle in places:
        for elsewhere, there, other_shuffle in places:
            if (BACK_TO_KITCHEN in hand) != armed:
                return
            useful = BACK_TO_KITCHEN in (pile[at], elsewhere[there]) and pile[at] != elsewhere[there]
            if pile is hand and elsewhere is not hand and shuffle == other_shuffle and useful:
                pile[at], elsewhere[there] = elsewhere[there], pile[at]


def _scramble_pile(state: CourseState, rng: Rng) -> None:
    """Neighbours change places unless both lie where everybody knows, or one would rise above its ceiling."""
    for _ in range(3 * len(state.discard)):
        at = rng.below(len(state.discard) - 1) if len(state.discard) > 1 else 0
        pair = state.ceilings[at : at + 2]
        rank = state.ceilings[: at + 2].count(FIXED) - 1  # of the upper card, if it is a fixed one
        if pair in ([FIXED, FIXED], [FIXED]) or (pair[1] == FIXED and pair[0] <= rank):
            continue
        for cards in (state.discard, state.ceilings):
            cards[at], cards[at + 1] = cards[at + 1], cards[at]


class CourseWitness:
    """What one seat can know by heart: hands and decks (`Hands`) and the discard pile (`Pile`)."""

    def __init__(self, seat: Observer) -> None:
        self.seat = seat
        self.own: tuple[str, ...] = ()
        self.orders: SetStandingOrders | None = None
        self.sizes: list[int] = []
        self.hands = Hands()
        self.pile = Pile()

    def see(self, state: CourseState, events: list[Event]) -> None:
        view = GAME.view(state, self.seat)
        if not self.sizes:
            self._see_setup(view.top or "", view.hand, [it.cards for it in view.seats])
        for event in events:
            self._hear(event)
        self.pile.show(view.top)
        self.own, self.orders = view.hand, view.orders
        self.sizes = [it.cards for it in view.seats]

    def _see_setup(self, top: str, hand: tuple[str, ...], sizes: list[int]) -> None:
        """CE-08 to CE-12."""
        self.pile.lay(top)
        self.hands.shuffle(Counter(dict(zip(CARD_IDS, COPIES, strict=True))) - Counter([top]))
        for owner, cards in enumerate(sizes):
            for at in range(cards):
                self.hands.draw(owner, hand[at] if owner == self.seat else None)

    def _hear(self, event: Event) -> None:
        match event:
            case CardDrawn(seat=seat, card=card):
                self.hands.draw(seat, card)
            case DiscardTaken(seat=seat, card=card):
                self.pile.take(card)
                if seat != self.seat:
                    self.hands.take_face_up(seat, card)
            case DeckRebuilt(top=top):
                self._rebuild(top)
            case CardBuried(card=card, on_top=True) | DecorationLost(card=card):
                self.pile.lay(card)
            case CardBuried(card=card):
                self.pile.bury(card)
            case CardDiscarded(seat=seat, card=card) | CardSold(seat=seat, card=card):
                self._put_away(seat, card)
            case HandRenewed(seat=seat, cards=cards):
                for card in cards:
                    self._put_away(seat, card)
            case _:
                self._hear_play(event)

    def _hear_play(self, event: Event) -> None:
        match event:
            case (
                DishPlayed(seat=seat, card=card)
                | DevelopmentPlayed(seat=seat, card=card)
                | BoostPlayed(seat=seat, card=card)
                | AttackAnnounced(seat=seat, card=card)
            ):
                self._lose(seat, card)
            case AttackCancelled(victim=victim):
                self._lose(victim, "back_to_kitchen")

    def _rebuild(self, top: str | None) -> None:
        """CE-30, CE-32: everybody saw each card of the pile that became the deck."""
        self.hands.shuffle(self.pile.cards() - Counter([top] if top else []))
        self.pile = Pile()
        if top:
            self.pile.lay(top)

    def _put_away(self, seat: Seat, card: str) -> None:
        self._lose(seat, card)
        self.pile.lay(card)

    def _lose(self, seat: Seat, card: str) -> None:
        if seat != self.seat:
            self.hands.show(seat, card)

    def broken(self, state: CourseState) -> list[str]:
        hands = [[CARD_IDS[kind] for kind in hand] for hand in state.hands]
        wrong = [f"seat {owner} had {size} cards" for owner, size in enumerate(self.sizes) if len(hands[owner]) != size]
        if self.seat is not None and (tuple(hands[self.seat]), state.orders[self.seat]) != (self.own, self.orders):
            wrong.append(f"my hand was {self.own} and my orders {self.orders}")
        others = {owner: hand for owner, hand in enumerate(hands) if owner != self.seat}
        wrong += self.hands.broken(others, [CARD_IDS[kind] for kind in state.deck])
        return wrong + self.pile.broken([CARD_IDS[kind] for kind in state.discard])


SUBJECT = Subject(GAME, CASES, scramble, CourseWitness, aside=(SetStandingOrders,))
