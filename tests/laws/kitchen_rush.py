"""Kitchen Rush before the laws: nobody has secrets, decks have."""

from typing import Any

from atable.games.kitchen_rush.content.cards import BONUSES, EVENTS, ORDERS, SPECIALISTS, TILES, UPGRADES
from atable.games.kitchen_rush.events import (
    BonusKept,
    BonusOffered,
    EventRevealed,
    IceProposed,
    OrdersRevealed,
    SpecialistRevealed,
    UpgradeTurned,
)
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import Objective, RushOptions
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.views import RushView
from atable.kernel.events import Event
from atable.kernel.rng import Rng, seeded
from tests.laws.kitchen_evening import BusyKitchen
from tests.laws.subject import Case, Observer, Subject


def case(name: str, seats: int, objective: Objective, **options: Any) -> Case:
    return Case(name, seats, RushOptions(objective=objective, **options))


CASES = (
    case("2-live-guided", 2, "opening_week"),
    case("1-live-strict-cake", 1, "first_star", assist="strict", piece_of_cake=True, events=True),
    case("1-relaxed-strict", 1, "spotless", pace="relaxed", assist="strict", family=True),
    case("2-relaxed-guided-cake", 2, "slow_food", pace="relaxed", piece_of_cake=True, events=True),
    case("2-live-double-shift", 2, "tip_jar", assist="strict", double_shift=True, handmade=True),
    case("3-live-strict-mini", 3, "red_carpet", assist="strict", specialist_mini=True, events=True, handmade=True),
    case("4-live-strict-cake", 4, "banquet_hall", assist="strict", piece_of_cake=True, events=True),
    case("4-simulation-guided-cake", 4, "grill_house", pace="simulation", piece_of_cake=True, events=True),
)


def scramble(state: RushState, seat: Observer, rng: Rng) -> RushState:
    """Every deck in another order, and other luck to come; what was put under the bonus deck is known."""
    other = state.copy()
    other.rng = seeded(f"scramble {rng.next32()}")
    unseen = other.bonus_deck[other.bonus_seen :]
    decks = [other.order_deck, other.event_deck, other.specialist_deck, other.upgrades_hidden, other.ice_stack, unseen]
    for deck in decks:
        rng.shuffle(deck)
    other.bonus_deck[other.bonus_seen :] = unseen
    return other


class RushWitness:
    """Remembers every card that was shown, and where it went if it went back (KR-202)."""

    def __init__(self, seat: Observer) -> None:
        self.seat = seat
        self.shown: set[str] = set()  # and never put into a deck again
        self.offered: tuple[str, ...] = ()
        self.under: list[str] = []  # the bonus deck, from the bottom

    def see(self, state: RushState, events: list[Event]) -> None:
        if not self.shown:
            self.shown = _lying_open(GAME.view(state, self.seat))
        for event in events:
            match event:
                case OrdersRevealed(orders=cards) | IceProposed(tiles=cards):
                    self.shown |= set(cards)
                case EventRevealed(event=card) | UpgradeTurned(upgrade=card) | SpecialistRevealed(specialist=card):
                    self.shown.add(card)
                case BonusOffered(cards=cards):
                    self.offered = cards
                    self.under = [card for card in self.under if card not in cards]
                case BonusKept(card=card):
                    self.shown.add(card)
                    self.under[:0] = [other for other in self.offered if other != card]
                    self.offered = ()

    def broken(self, state: RushState) -> list[str]:
        bonuses = [BONUSES[card] for card in state.bonus_deck]
        decks = [
            *bonuses,
            *[ORDERS[card] for card in state.order_deck],
            *[EVENTS[card] for card in state.event_deck],
            *[UPGRADES[card] for card in state.upgrades_hidden],
            *[SPECIALISTS[card] for card in state.specialist_deck],
            *[TILES[card] for card in state.ice_stack],
        ]
        wrong = [f"{card} was shown and is in a deck" for card in decks if card in self.shown]
        if bonuses[: len(self.under)] != self.under:
            wrong.append(f"{self.under} lie under the bonus deck, not {bonuses}")
        return wrong


def _lying_open(view: RushView) -> set[str]:
    cards: list[str | None] = [view.event, *view.bonuses, *view.upgrades_shown, *view.tally.served]
    cards += [card.id for card in view.specialists]
    cards += [card for space in view.board for card in (space.order, space.tile)]
    cards += [card for seat in view.seats for held in seat.held for card in (held.order, held.tile)]
    return {card for card in cards if card is not None}


SUBJECT = Subject(BusyKitchen(), CASES, scramble, RushWitness, games=3)
