"""The position, as plain data. Numbers stand for kinds of cards (`cards.CARD_IDS`), Star cards and restaurants."""

from typing import Final

import msgspec

from atable.games.course_a_letoile.actions import SetStandingOrders
from atable.games.course_a_letoile.frames import CourseFrame
from atable.games.course_a_letoile.options import CourseOptions
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat

FACE_UP: Final = -1  # an origin: taken from the discard pile before everybody's eyes (CE-24)
FIXED: Final = -1  # in `ceilings`: everybody knows where this card of the pile lies
NO_TARGET: Final = -1

HAND: Final = 5  # CE-09
COINS: Final = 3  # CE-14
PLAYS: Final = 3  # CE-40
HAND_LIMIT: Final = 7  # CE-121
SERVICES: Final = 50  # CE-141
TIP_COINS: Final = 3  # CE-108


class CourseState(msgspec.Struct):
    options: CourseOptions
    seats: int
    start: Seat  # CE-17
    active: Seat
    service: int  # rounds begun (CE-20)
    now: int
    rng: Rng
    stack: list[CourseFrame]  # empty: the game is over
    deck: list[int]  # the last card is the top
    discard: list[int]  # the last card is the top, and visible
    ceilings: list[int]  # by card of the discard pile: what everybody knows of its place, see `piles`
    shuffles: int  # how often the deck was shuffled
    hands: list[list[int]]
    origins: list[list[int]]  # by card in hand: the shuffle it was drawn from, or FACE_UP
    menus: list[list[int]]  # Dishes, by seat
    teams: list[list[int]]  # development cards, by seat
    coins: list[int]
    stars: tuple[int, ...]  # CE-07: nobody ever loses them
    restos: tuple[int, ...]
    rats: list[int]  # Raaaaats! in front of each seat
    reviews: list[int]  # Bad Reviews
    troubles: list[int]  # Billing Troubles
    renewed: list[bool]
    orders: list[SetStandingOrders]  # secret, by seat

    def copy(self) -> "CourseState":
        return CourseState(
            self.options,
            self.seats,
            self.start,
            self.active,
            self.service,
            self.now,
            self.rng.copy(),
            self.stack.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.ceilings.copy(),
            self.shuffles,
            [hand.copy() for hand in self.hands],
            [origins.copy() for origins in self.origins],
            [menu.copy() for menu in self.menus],
            [team.copy() for team in self.teams],
            self.coins.copy(),
            self.stars,
            self.restos,
            self.rats.copy(),
            self.reviews.copy(),
            self.troubles.copy(),
            self.renewed.copy(),
            self.orders.copy(),
        )
