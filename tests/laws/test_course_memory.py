"""What can be remembered of alike cards, by hand; and a re-dealt pile tells no more than that."""

from collections import Counter
from itertools import permutations

import pytest

from atable.games.course_a_letoile.content.cards import CARD_IDS, CARD_INDEX
from atable.games.course_a_letoile.events import CardBuried
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.state import FIXED, CourseState
from atable.games.course_a_letoile.table.piles import bury, lay_on_top, take_top
from atable.kernel.events import Event
from atable.kernel.rng import seeded
from tests.laws.course_memory import Hands, Pile
from tests.rules.course_a_letoile.scenario import scenario


def pile_of(*cards: str) -> Pile:
    pile = Pile()
    for card in cards:
        pile.lay(card)
    return pile


def test_cards_laid_on_top_lie_in_that_order() -> None:
    pile = pile_of("tip", "rats")
    assert pile.broken(["tip", "rats"]) == []
    assert pile.broken(["rats", "tip"])
    assert pile.broken(["tip"])


def test_a_buried_card_lies_below_the_top_of_then() -> None:
    pile = pile_of("sf_taco", "sf_bao")
    pile.bury("tip")
    pile.lay("rats")
    for place in (0, 1):
        cards = ["sf_taco", "sf_bao", "rats"]
        cards.insert(place, "tip")
        assert pile.broken(cards) == []
    assert pile.broken(["sf_taco", "sf_bao", "tip", "rats"])
    assert pile.broken(["sf_taco", "sf_bao", "rats"])


def test_a_buried_card_that_comes_up_is_the_top_and_the_others_lie_below_it() -> None:
    pile = pile_of("sf_taco", "sf_bao")
    pile.bury("tip")
    pile.bury("rats")
    pile.take("sf_bao")
    pile.show("tip")
    assert pile.broken(["rats", "sf_taco", "tip"]) == pile.broken(["sf_taco", "rats", "tip"]) == []
    assert pile.broken(["sf_taco", "tip", "rats"])


def test_a_buried_card_that_does_not_come_up_lies_below_the_one_that_does() -> None:
    pile = pile_of("sf_fries", "sf_taco", "sf_bao")
    pile.bury("tip")
    pile.take("sf_bao")
    pile.show("sf_taco")
    pile.lay("rats")
    assert pile.broken(["tip", "sf_fries", "sf_taco", "rats"]) == []
    assert pile.broken(["sf_fries", "sf_taco", "tip", "rats"])


def test_a_deck_and_the_hands_drawn_from_it_are_what_was_shuffled() -> None:
    hands = Hands()
    hands.shuffle(Counter(["tip", "tip", "rats", "outdated"]))
    hands.draw(1, None)
    hands.draw(1, None)
    assert hands.broken({1: ["tip", "rats"]}, ["tip", "outdated"]) == []
    assert hands.broken({1: ["rats", "rats"]}, ["tip", "outdated"])
    assert hands.broken({1: ["tip", "rats"]}, ["tip", "headhunting"])


def test_a_card_taken_face_up_stays_known_until_one_like_it_is_shown() -> None:
    hands = Hands()
    hands.shuffle(Counter(["tip", "rats"]))
    hands.draw(1, None)
    hands.take_face_up(1, "tip")
    assert hands.broken({1: ["rats", "tip"]}, ["tip"]) == hands.broken({1: ["tip", "tip"]}, ["rats"]) == []
    assert hands.broken({1: ["rats", "outdated"]}, ["tip"])
    hands.show(1, "tip")
    assert hands.broken({1: ["rats"]}, ["tip"]) == hands.broken({1: ["tip"]}, ["rats"]) == []


def test_a_copy_from_one_of_two_shuffles_may_be_from_either() -> None:
    """Seat 1 drew one card of {tip, rats} and one of {tip, outdated}, and shows a tip."""
    hands = Hands()
    hands.shuffle(Counter(["tip", "rats"]))
    hands.draw(1, None)
    hands.draw(2, None)
    hands.shuffle(Counter(["tip", "outdated"]))
    hands.draw(1, None)
    hands.show(1, "tip")
    assert hands.broken({1: ["outdated"], 2: ["rats"]}, ["tip"]) == []  # the tip was of the first shuffle
    assert hands.broken({1: ["rats"], 2: ["tip"]}, ["outdated"]) == []  # of the second
    assert hands.broken({1: ["tip"], 2: ["rats"]}, ["outdated"]) == []  # of either
    assert hands.broken({1: ["rats"], 2: ["outdated"]}, ["tip"])  # seat 2 drew from the first shuffle
    assert hands.broken({1: ["tip"], 2: ["outdated"]}, ["rats"])  # and the deck is the second
    hands.show(2, "rats")
    assert hands.broken({1: ["rats"], 2: []}, ["outdated"])
    assert hands.broken({1: ["tip"], 2: []}, ["outdated"]) == []


def taken(*pile: tuple[str, int]) -> CourseState:
    """A pile with its ceilings, bottom first, after its top was taken."""
    state = scenario(discard=[card for card, _ in reversed(pile)])
    state.ceilings = [ceiling for _, ceiling in pile]
    GAME.invariants(state)
    take_top(state, 0, [])
    GAME.invariants(state)
    return state


def orders_dealt(state: CourseState) -> set[tuple[str, ...]]:
    rng = seeded("orders of the pile")
    return {tuple(CARD_IDS[kind] for kind in GAME.redeal(state, 1, rng).discard) for _ in range(100)}


def test_nobody_knows_which_of_two_alike_cards_came_up() -> None:
    """A rats was laid on a tip, and a bao on it; another rats is somewhere below the bao, which is taken (CE-35)."""
    tip, rats, bao, loose = ("tip", FIXED), ("rats", FIXED), ("sf_bao", FIXED), ("rats", 2)
    possible = {("tip", "rats", "rats"), ("rats", "tip", "rats")}
    assert orders_dealt(taken(tip, rats, loose, bao)) == possible
    assert orders_dealt(taken(tip, loose, rats, bao)) == possible
    assert orders_dealt(taken(loose, tip, rats, bao)) == possible


class AllOrders:
    """The true pile, its witness, and every order of the pile that nobody can rule out, one by one."""

    def __init__(self) -> None:
        self.state = scenario(discard=["rats"])
        self.pile = pile_of("rats")
        self.orders: set[tuple[str, ...]] = {("rats",)}

    def lay(self, card: str) -> None:
        lay_on_top(self.state, CARD_INDEX[card])
        self.pile.lay(card)
        self.orders = {(*order, card) for order in self.orders}

    def bury(self, card: str) -> None:
        places = len(self.state.discard)
        events: list[Event] = []
        bury(self.state, CARD_INDEX[card], events)
        [event] = events
        assert isinstance(event, CardBuried)
        if event.on_top:
            self.pile.lay(card)
            self.orders = {(*order, card) for order in self.orders}
        else:
            self.pile.bury(card)
            self.orders = {(*order[:at], card, *order[at:]) for order in self.orders for at in range(places)}

    def take(self) -> None:
        self.pile.take(CARD_IDS[self.state.discard[-1]])
        take_top(self.state, 0, [])
        top = CARD_IDS[self.state.discard[-1]]
        self.pile.show(top)
        self.orders = {order[:-1] for order in self.orders if order[-2] == top}


@pytest.mark.parametrize("seed", range(60))
def test_a_pile_is_dealt_in_all_orders_that_are_possible_and_in_no_other(seed: int) -> None:
    """Two kinds of cards, so that copies meet."""
    rng, all_orders = seeded(f"orders {seed}"), AllOrders()
    for _ in range(9):
        size, card = len(all_orders.state.discard), rng.choice(["rats", "tip"])
        if size == 6 or (size > 1 and rng.chance(0.3)):
            all_orders.take()
        elif rng.chance(0.5):
            all_orders.bury(card)
        else:
            all_orders.lay(card)
    orders = all_orders.orders
    assert orders_dealt(all_orders.state) == orders
    thinkable = set(permutations(CARD_IDS[kind] for kind in all_orders.state.discard))
    assert {order for order in thinkable if not all_orders.pile.broken(order)} == orders
