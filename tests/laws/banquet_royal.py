"""Banquet Royal before the laws. What a seat knows is worked out here from views and events alone."""

from collections import Counter
from itertools import product

from atable.games.banquet_royal.actions import CARD_IDS, DISHES, Dish, ValidateMenu
from atable.games.banquet_royal.content.board import INDEX
from atable.games.banquet_royal.events import DeckReshuffled, MenuDiscarded, MenuDrawn, MenuLost, MenuValidated
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import NO_CLOCHE, BanquetState
from atable.kernel.events import Event
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat
from tests.laws.subject import PACES, Case, Observer, Subject

FOLIES = ("", "six", "eight")


def _cases() -> tuple[Case, ...]:
    """Every set of variants (BR-03) once; 2 to 4 seats and the three paces in turn, each pair of them twice or more."""
    cases: list[Case] = []
    for number, (gourmet, folie, farandole, hells) in enumerate(product((0, 1), FOLIES, (0, 1), (0, 1))):
        seats, pace = 2 + number % 3, PACES[number // 3 % 3]
        options = BanquetOptions(
            pace=pace,
            gourmet=bool(gourmet),
            folie=bool(folie),
            folie_eight=folie == "eight",
            farandole=bool(farandole),
            hells_kitchen=bool(hells),
        )
        names = ["gourmet" * gourmet, f"folie_{folie}" if folie else "", "farandole" * farandole, "hells" * hells]
        cases.append(Case("-".join([f"{seats}", pace, *filter(None, names)]), seats, options))
    return tuple(cases)


def value_of(card: str) -> int:
    """`m2_07` is a Menu of 2 crowns: its back tells (BR-18)."""
    return int(card[1])


def scramble(state: BanquetState, seat: Observer, rng: Rng) -> BanquetState:
    """Hidden cards change places within their value; so do Royal Orders, unless this seat sees them now."""
    other = state.copy()
    other.rng = seeded(f"scramble {rng.next32()}")
    hidden = [*other.decks, *(hand for owner, hand in enumerate(other.hands) if owner != seat)]
    for value in (1, 2, 3):
        places = [(pile, at) for pile in hidden for at, card in enumerate(pile) if value_of(CARD_IDS[card]) == value]
        cards = [pile[at] for pile, at in places]
        rng.shuffle(cards)
        for (pile, at), card in zip(places, cards, strict=True):
            pile[at] = card
    if not any(space.shown for space in GAME.view(state, seat).spaces.values()):
        _scramble_orders(other, rng)
    return other


def _scramble_orders(state: BanquetState, rng: Rng) -> None:
    covered = [space for space, dish in enumerate(state.cloches) if dish != NO_CLOCHE]
    tokens = [*(state.cloches[space] for space in covered), *state.supply]
    rng.shuffle(tokens)
    for space in covered:
        state.cloches[space] = tokens.pop()
    state.supply = tokens


class BanquetWitness:
    """What one seat can know by heart.

    - The Dish under each Cloche, once it was shown (BR-27).
    - From which shuffle each hidden card comes: a pile that becomes a deck was lying face up (BR-81, BR-85), so
      such a deck holds exactly those cards, and so do the hands that drew from it since.
    """

    def __init__(self, seat: Observer) -> None:
        self.seat = seat
        self.orders: dict[str, Dish] = {}
        self.shuffles: Counter[int] = Counter()  # by value: how often its pile became a deck
        self.shuffle_of: Counter[str] = Counter()  # by card: the last shuffle that it was part of
        self.piles: dict[int, list[str]] = {1: [], 2: [], 3: []}
        self.hands: dict[Seat, Counter[tuple[int, int]]] = {}  # how many cards of a value and a shuffle

    def see(self, state: BanquetState, events: list[Event]) -> None:
        view = GAME.view(state, self.seat)
        if not self.hands:
            self.hands = {owner: Counter((value, 0) for value in it.hand_values) for owner, it in enumerate(view.seats)}
        for event in events:
            self._hear(event)
        self.orders |= {label: space.shown for label, space in view.spaces.items() if space.shown is not None}

    def _hear(self, event: Event) -> None:
        match event:
            case MenuDrawn(seat=seat, value=value):
                self.hands[seat][value, self.shuffles[value]] += 1
            case MenuValidated(seat=seat, card=card):
                self.hands[seat][value_of(card), self.shuffle_of[card]] -= 1
            case MenuDiscarded(seat=seat, card=card):
                self.hands[seat][value_of(card), self.shuffle_of[card]] -= 1
                self.piles[value_of(card)].append(card)
            case MenuLost(card=card):
                self.piles[value_of(card)].append(card)
            case DeckReshuffled(value=value):
                self.shuffles[value] += 1
                for card in self.piles[value]:
                    self.shuffle_of[card] = self.shuffles[value]
                self.piles[value] = []

    def broken(self, state: BanquetState) -> list[str]:
        wrong = [
            f"{label} hid a {dish}"
            for label, dish in self.orders.items()
            if state.cloches[INDEX[label]] not in (NO_CLOCHE, DISHES.index(dish))
        ]
        for value in (1, 2, 3):
            deck = [CARD_IDS[card] for card in state.decks[value - 1]]
            wrong += [f"{card} is not in that deck" for card in deck if self.shuffle_of[card] != self.shuffles[value]]
        for owner, hand in enumerate(state.hands):
            cards = [CARD_IDS[card] for card in hand]
            if Counter((value_of(card), self.shuffle_of[card]) for card in cards) != self.hands[owner]:
                wrong.append(f"seat {owner} can't have drawn {cards}")
        return wrong


SUBJECT = Subject(GAME, _cases(), scramble, BanquetWitness, games=2, keen=(ValidateMenu,))
