"""What a player may do, one small class each, and the ready-made objects that `legal` hands out."""

from typing import Final, Literal

from atable.games.course_a_letoile.content.cards import CARD_IDS, FIRST_ACTION, FIRST_DEVELOPMENT
from atable.kernel.actions import Action
from atable.kernel.seats import Seat

Way = Literal["deck", "mixed"]
Order = Literal["cancel", "let"]
SEATS: Final = 6


class Draw(Action, frozen=True):
    """Two cards from the deck, or the top of the discard pile and one from the deck (CE-23, CE-24)."""

    way: Way


class PlayDish(Action, frozen=True):
    card: str


class PlayDevelopment(Action, frozen=True):
    card: str


class PlayBoost(Action, frozen=True):
    card: str


class PlayAttack(Action, frozen=True):
    """An attack on one opponent; To the Competition! also names the card that it is after (CE-102)."""

    card: str
    victim: Seat
    target: str | None = None


class EndPlay(Action, frozen=True):
    """Play no more cards this turn (CE-41, CE-50)."""


class React(Action, frozen=True):
    """The victim's answer: cancel with Back to the Kitchen!, or let it happen (CE-109, CE-118)."""

    cancel: bool


class LoseDecoration(Action, frozen=True):
    """The Decoration card given up to A Bit Dated! (CE-98)."""

    card: str


class DiscardCard(Action, frozen=True):
    """One card over the hand limit (CE-121); the next one comes on top of it (CE-36)."""

    card: str


class SellCard(Action, frozen=True):
    """One hand card for 1 coin (CE-123)."""

    card: str


class RenewHand(Action, frozen=True):
    """Once per game: sell the whole hand and draw five cards (CE-126)."""


class EndTurn(Action, frozen=True):
    pass


class SetStandingOrders(Action, frozen=True):
    """Answers given in advance to attacks, known to their owner alone; None leaves an attack to the default."""

    rats: Order | None = None
    bad_review: Order | None = None
    billing_trouble: Order | None = None
    outdated: Order | None = None
    headhunting: Order | None = None
    keep_last_for_headhunting: bool = False
    lost_decoration: tuple[str, ...] = ()  # the cards to give up first, in order


CourseAction = (
    Draw
    | PlayDish
    | PlayDevelopment
    | PlayBoost
    | PlayAttack
    | EndPlay
    | React
    | LoseDecoration
    | DiscardCard
    | SellCard
    | RenewHand
    | EndTurn
    | SetStandingOrders
)

# Interned actions: a legal list picks from these, by kind of card.
DRAW_DECK: Final = Draw("deck")
DRAW_MIXED: Final = Draw("mixed")
PLAY_DISH: Final = [PlayDish(card) for card in CARD_IDS[:FIRST_DEVELOPMENT]]
PLAY_DEVELOPMENT: Final = [PlayDevelopment(card) for card in CARD_IDS[:FIRST_ACTION]]
PLAY_BOOST: Final = [PlayBoost(card) for card in CARD_IDS]
PLAY_ATTACK: Final = [[PlayAttack(card, victim) for victim in range(SEATS)] for card in CARD_IDS]
HEADHUNT: Final = [[PlayAttack("headhunting", victim, card) for card in CARD_IDS] for victim in range(SEATS)]
LOSE_DECORATION: Final = [LoseDecoration(card) for card in CARD_IDS]
DISCARD: Final = [DiscardCard(card) for card in CARD_IDS]
SELL: Final = [SellCard(card) for card in CARD_IDS]
END_PLAY: Final = EndPlay()
LET_IT: Final = React(False)
CANCEL: Final = React(True)
RENEW: Final = RenewHand()
END_TURN: Final = EndTurn()
DEFAULT_ORDERS: Final = SetStandingOrders()
