"""What a seat of Rival Restaurants can know of action cards that it doesn't see: from views and events alone.

All else lies open, or its order is random and its contents are what lies nowhere else.
"""

from collections import Counter
from typing import Final

from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    ACTION_COPIES,
    BEGINNER_CHEFS,
    CARD_KIND,
    CHEFS,
    CNC_CHEFS,
    RESTAURANTS,
)
from atable.games.rival_restaurants.events import (
    ActionCardBought,
    Answered,
    CardDrawn,
    CardPlayed,
    CookingRevealed,
    DeckRebuilt,
    LetHappen,
    OfferMade,
    Traded,
)
from atable.games.rival_restaurants.events.details import Goods
from atable.games.rival_restaurants.frames import Choosing
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.views import RivalView
from atable.games.rival_restaurants.views.parts import ChainView
from atable.kernel.events import Event
from atable.kernel.seats import Seat
from tests.laws.subject import Observer

BOX: Final[Counter[str]] = Counter(dict(zip(ACTION_CARDS, ACTION_COPIES, strict=True)))
CLAM: Final = "clam_voyance"
RETURN: Final = "return_to_sender"


class HiddenHand:
    """How many of each action card a stranger may hold and must hold."""

    def __init__(self) -> None:
        self.most = BOX.copy()
        self.least = Counter[str]()
        self.answers = 0  # Clam-Voyance and Return to Sender together, at least

    def draw(self, cards: int = 1) -> None:
        """Unseen, from the deck or out of another hand."""
        for card in BOX:
            self.most[card] = min(self.most[card] + cards, BOX[card])

    def give_away(self, cards: int) -> None:
        """Unseen."""
        for card in BOX:
            self.least[card] = max(self.least[card] - cards, 0)
        self.answers = max(self.answers - cards, 0)

    def receive(self, card: str) -> None:
        self.most[card] += 1
        self.least[card] += 1

    def lay_down(self, card: str) -> None:
        self.most[card] -= 1
        self.least[card] = max(self.least[card] - 1, 0)
        if card in (CLAM, RETURN):
            self.answers = max(self.answers - 1, 0)

    def show(self, cards: tuple[str, ...]) -> None:
        for card, count in Counter(cards).items():
            self.least[card] = max(self.least[card], count)

    def broken(self, seat: Seat, hand: Counter[str]) -> list[str]:
        wrong = [f"seat {seat} can't hold {hand[card]} {card}" for card in BOX if hand[card] > self.most[card]]
        wrong += [f"seat {seat} must hold {card}" for card in BOX if hand[card] < self.least[card]]
        if hand[CLAM] + hand[RETURN] < self.answers:
            wrong.append(f"seat {seat} was asked and has no answer")
        return wrong


class RivalWitness:
    """One seat, or a spectator, who counts every action card."""

    def __init__(self, seat: Observer) -> None:
        self.seat = seat
        self.own = Counter[str]()
        self.pile = Counter[str]()
        self.hands: dict[Seat, HiddenHand] = {}
        self.held = Counter[str]()  # in all hidden hands together, at least
        self.dealt: tuple[str, ...] = ()

    def see(self, state: RivalState, events: list[Event]) -> None:
        view = GAME.view(state, self.seat)
        if not self.hands:
            self.hands = {it.seat: HiddenHand() for it in view.seats if it.seat != self.seat}
            self.pile = Counter(view.action_pile)
            self.own = Counter(view.own.hand if view.own else ())
            for hand in self.hands.values():
                hand.most = BOX - self.pile - self.own
        for event in events:
            self._hear(event)
        assert self.pile == Counter(view.action_pile), f"{self.pile} and {view.action_pile}"
        self._see_answers(view)
        if view.choosing is not None:
            self.dealt = view.choosing.dealt

    def _hear(self, event: Event) -> None:
        match event:
            case CardDrawn(seat=seat, card=card) | ActionCardBought(seat=seat, card=card):
                self._draw(seat, card)
            case CardPlayed(seat=seat, card=card) | Answered(seat=seat, card=card):
                self._lay_down(seat, card)
            case CookingRevealed(dishes=by_seat):
                for seat, dishes in enumerate(by_seat):
                    if any(dish.critic for dish in dishes):
                        self._lay_down(seat, "critic_at_the_door")
            case Traded(seat=seat, to=to, gives=gives, wants=wants):
                self._hand_over(seat, to, gives)
                self._hand_over(to, seat, wants)
            case OfferMade(seat=seat, gives=gives) if seat != self.seat:
                self.hands[seat].show(gives.action_cards)
            case LetHappen(seat=seat) if seat != self.seat:
                self.hands[seat].most[CLAM] = 0
            case DeckRebuilt(deck="action"):
                self._see_rebuilt_deck()

    def _draw(self, seat: Seat, card: str | None) -> None:
        if seat != self.seat:
            self.hands[seat].draw()
        elif card is not None:
            self.own[card] += 1

    def _lay_down(self, seat: Seat, card: str) -> None:
        self.pile[card] += 1
        if seat == self.seat:
            self.own[card] -= 1
        else:
            self.hands[seat].lay_down(card)
            self.held[card] -= 1

    def _hand_over(self, giver: Seat, receiver: Seat, goods: Goods) -> None:
        """RR-172: the parties know which."""
        if self.seat == giver:
            for card in goods.action_cards:
                self.own[card] -= 1
                self.hands[receiver].receive(card)
                self.held[card] = max(self.held[card], 0) + 1
        elif self.seat == receiver:
            for card in goods.action_cards:
                self.own[card] += 1
                self.hands[giver].lay_down(card)
                self.held[card] -= 1
        else:
            self.hands[giver].give_away(goods.cards)
            self.hands[receiver].draw(goods.cards)

    def _see_rebuilt_deck(self) -> None:
        """RR-113: the deck was empty, so what didn't lie on the pile is in the hands."""
        self.held = BOX - self.pile - self.own
        for hand in self.hands.values():
            hand.most &= self.held
        self.pile = Counter()

    def _see_answers(self, view: RivalView) -> None:
        """RR-428: where only those are asked who have an answer."""
        if view.play is None or view.options.response_privacy != "fast":
            return
        for chain in view.play.chains:
            if chain.asked is not None and chain.asked != self.seat:
                hand = self.hands[chain.asked]
                if self._may_return(view, chain):
                    hand.answers = max(hand.answers, 1)
                else:
                    hand.show((CLAM,))

    def _may_return(self, view: RivalView, chain: ChainView) -> bool:
        """RR-185: the first answer to a card with one target, as the card of the day."""
        assert view.play is not None
        first = chain.asked == chain.target and not chain.clams and not chain.returned
        single = view.play.card is not None and len(view.play.chains) == 1
        return first and single and not view.seats[chain.target].card_used

    def broken(self, state: RivalState) -> list[str]:
        hands = [_names(restaurant.hand) for restaurant in state.restaurants]
        hidden = sum([hands[seat] for seat in self.hands], Counter[str]())
        wrong = [f"{hidden[card]} {card} in hidden hands" for card in BOX if hidden[card] < self.held[card]]
        for seat, hand in self.hands.items():
            wrong += hand.broken(seat, hands[seat])
        if _names(state.action_pile) != self.pile:
            wrong.append(f"another pile than {self.pile}")
        if self.seat is not None and hands[self.seat] != +self.own:
            wrong.append(f"I had {self.own}, not {hands[self.seat]}")
        return wrong + self._impossible_deal(state)

    def _impossible_deal(self, state: RivalState) -> list[str]:
        """RR-025, RR-036, RR-350, RR-351: every card once, from those that are dealt."""
        frame = state.stack[0] if state.stack else None
        if not isinstance(frame, Choosing):
            return []
        names = RESTAURANTS if frame.what == "restaurant" else CHEFS
        dealt = [tuple(names[card] for card in cards) for cards in frame.dealt]
        cards = [card for hand in frame.dealt for card in hand]
        mine = self.seat is None or dealt[self.seat] == self.dealt
        possible = dealt_from(frame.what, state.options.beginner_chefs)
        fair = len(set(cards)) == len(cards) and possible.issuperset(cards)
        return [] if mine and fair else [f"I was dealt {self.dealt}: {dealt}"]


def _names(cards: list[int]) -> Counter[str]:
    return Counter(ACTION_CARDS[CARD_KIND[card]] for card in cards)


def dealt_from(what: str, beginners: bool) -> set[int]:
    match what:
        case "restaurant":
            return set(range(len(RESTAURANTS)))
        case "chef":
            return set(BEGINNER_CHEFS if beginners else range(len(CHEFS)))
        case "npc":
            return set(CNC_CHEFS)
    return set(range(len(CHEFS))) - set(CNC_CHEFS)
