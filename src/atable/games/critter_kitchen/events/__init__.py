"""What happens in Bistro Bay, in semantic terms. `seat` is a player's, or AUTOMA for McDogald's."""

from typing import ClassVar

from atable.games.critter_kitchen.events.details import Course, Dish, Plan
from atable.kernel.events import Event
from atable.kernel.seats import Seat


class RestaurateurKept(Event, frozen=True):
    """CK-072: the owner alone knows which until all have chosen."""

    seat: Seat
    card: str | None


class RestaurateursRevealed(Event, frozen=True):
    """CK-067, CK-069: by seat."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class RumorOverheard(Event, frozen=True):
    """The Owl's private rumor card; `card` for its owner alone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str | None


class RoundBegan(Event, frozen=True):
    """CK-086 to CK-093."""

    reveals: ClassVar[bool] = True
    round: int
    day: int
    challenge: str | None
    held: str | None  # the type that the hold token covers
    zous_chef: str | None
    bisque: bool  # one was added to the Soup Truck


class TokensDrawn(Event, frozen=True):
    """CK-080: the tokens that now lie at this location; `removed` were known rumors (CK-096)."""

    reveals: ClassVar[bool] = True
    location: str
    items: tuple[str, ...]
    removed: tuple[str, ...]


class CartParked(Event, frozen=True):
    """CK-364."""

    reveals: ClassVar[bool] = True
    location: str
    good: str


class ChefSent(Event, frozen=True):
    """Told to nobody but the seat itself until the reveal; openly in solo (CK-307)."""

    seat: Seat
    chef: str
    location: str


class ChefRecalled(Event, frozen=True):
    seat: Seat
    chef: str


class CoffeePoured(Event, frozen=True):
    seat: Seat
    chef: str


class PlanConfirmed(Event, frozen=True):
    seat: Seat


class Ready(Event, frozen=True):
    """The plates, the fridge or the meal of this seat (CK-217, CK-243, CK-258)."""

    seat: Seat


class TakenBack(Event, frozen=True):
    """CK-104."""

    seat: Seat


class PlansRevealed(Event, frozen=True):
    """CK-107: in priority order."""

    reveals: ClassVar[bool] = True
    plans: tuple[Plan, ...]


class ManagerRevealed(Event, frozen=True):
    """CK-308."""

    reveals: ClassVar[bool] = True
    card: str


class ChefCardRevealed(Event, frozen=True):
    """CK-309 to CK-312: where McDogald's sends this chef, and why."""

    reveals: ClassVar[bool] = True
    chef: str
    card: str | None  # None: the manager sent it
    location: str


class AbilityPassed(Event, frozen=True):
    """CK-203: `ability` is the id of the zous-chef, or "fox"."""

    seat: Seat
    ability: str


class ChefMoved(Event, frozen=True):
    """The Chameleon or the Mole after the reveal."""

    seat: Seat
    chef: str
    zous_chef: str
    location: str


class ChefsSwapped(Event, frozen=True):
    """The Fox."""

    seat: Seat
    chef: str
    location: str
    other: str
    other_location: str


class LocationBegan(Event, frozen=True):
    location: str


class ItemTaken(Event, frozen=True):
    """CK-129: everybody sees what is taken. `zous_chef` says which, if that was the item."""

    seat: Seat
    chef: str
    location: str
    item: str
    zous_chef: str | None = None


class ConsolationSoup(Event, frozen=True):
    """CK-146, CK-149."""

    seat: Seat
    chef: str
    location: str
    soups: int
    forced: bool


class ChefWentHome(Event, frozen=True):
    """CK-124: nothing is left for a chef that could have carried more."""

    seat: Seat
    chef: str
    location: str


class MarkerMoved(Event, frozen=True):
    """CK-136: to the back of the priority track, or to its front (McDogald's coupons)."""

    seat: Seat
    to_front: bool
    order: tuple[Seat, ...]


class WildPlaced(Event, frozen=True):
    seat: Seat
    icon: str


class RumorRead(Event, frozen=True):
    """CK-154: `card` for its reader alone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    icon: str
    card: str | None


class RumorTurnedUp(Event, frozen=True):
    """CK-166, CK-278."""

    reveals: ClassVar[bool] = True
    icon: str
    card: str


class SoupGiven(Event, frozen=True):
    """By an ability: `source` is newton, penny or elephant. `item` is soup or bisque."""

    seat: Seat
    item: str
    count: int
    source: str


class TokenDrawn(Event, frozen=True):
    """Otto's guests and the Kingfisher, from the bag; `returned` was drawn but does not exist for them (CK-205)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    source: str
    items: tuple[str, ...]
    returned: tuple[str, ...]


class TokenKept(Event, frozen=True):
    """The Kingfisher."""

    seat: Seat
    item: str
    returned: str | None


class Exchanged(Event, frozen=True):
    """Ming: what was given had been seen by nobody since."""

    reveals: ClassVar[bool] = True
    seat: Seat
    given: str
    taken: str
    location: str


class OrderFollowed(Event, frozen=True):
    """A standing order chooses what the chef takes next: an item, or a soup to go home with."""

    reveals: ClassVar[bool] = True  # nobody but its owner knew of it
    seat: Seat
    item: str


class StarsGained(Event, frozen=True):
    """`source` is a line of the score sheet."""

    seat: Seat
    stars: int
    source: str


class StarPlaced(Event, frozen=True):
    """CK-333: McDogald's marks an icon of a challenge."""

    challenge: str
    icon: str


class LeftoversMoved(Event, frozen=True):
    """CK-177 to CK-180, CK-187."""

    location: str
    to: str
    items: tuple[str, ...]


class ItemsRemoved(Event, frozen=True):
    """CK-170, CK-189, CK-190, CK-367: they leave the game."""

    location: str
    items: tuple[str, ...]


class PlateChanged(Event, frozen=True):
    """Told to the seat itself, and to all if it cooks openly (CK-218)."""

    seat: Seat
    plate: str


class VisibilityChanged(Event, frozen=True):
    reveals: ClassVar[bool] = True  # the plates as they are
    seat: Seat
    openly: bool


class DishesPresented(Event, frozen=True):
    """CK-217: one seat's, one event after the other."""

    reveals: ClassVar[bool] = True
    seat: Seat
    dishes: tuple[Dish, ...]
    stars: int


class TokenPutAway(Event, frozen=True):
    """Told to nobody but the seat itself (CK-253)."""

    seat: Seat
    item: str


class FridgeClosed(Event, frozen=True):
    """CK-253: how many, not which."""

    seat: Seat
    tokens: int


class MealsRevealed(Event, frozen=True):
    """CK-266: by kitchen."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    meals: tuple[tuple[Course, ...], ...]


class SoupCompared(Event, frozen=True):
    """CK-271: the totals, by kitchen; McDogald's drew this token (CK-350)."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    totals: tuple[int, ...]
    drawn: str | None


class BestOfCourse(Event, frozen=True):
    """CK-274."""

    course: str
    quality: int
    seats: tuple[Seat, ...]
    stars: int


class RumorScored(Event, frozen=True):
    """CK-279: what it pays; `seat` is The Owl's for its private card."""

    reveals: ClassVar[bool] = True
    card: str
    owl: Seat | None
    seats: tuple[Seat, ...]
    stars: tuple[int, ...]


class TrackScored(Event, frozen=True):
    """CK-282 to CK-290."""

    reveals: ClassVar[bool] = True  # The Raccoon counts what was left behind the shield
    seat: Seat
    total: int
    stars: int


class RoundEnded(Event, frozen=True):
    round: int


class OrdersSet(Event, frozen=True):
    """Told to nobody but the seat itself."""

    seat: Seat


class RestaurantWeekEnded(Event, frozen=True):
    """CK-291: the final stars, by kitchen."""

    seats: tuple[Seat, ...]
    stars: tuple[int, ...]
    winner: Seat


CritterEvent = (
    RestaurateurKept | RestaurateursRevealed | RumorOverheard | RoundBegan | TokensDrawn | CartParked | ChefSent
    | ChefRecalled | CoffeePoured | PlanConfirmed | Ready | TakenBack | PlansRevealed | ManagerRevealed
    | ChefCardRevealed | AbilityPassed | ChefMoved | ChefsSwapped | LocationBegan | ItemTaken | ConsolationSoup
    | ChefWentHome | MarkerMoved | WildPlaced | RumorRead | RumorTurnedUp | SoupGiven | TokenDrawn | TokenKept
    | Exchanged | OrderFollowed | StarsGained | StarPlaced | LeftoversMoved | ItemsRemoved | PlateChanged
    | VisibilityChanged | DishesPresented | TokenPutAway | FridgeClosed | MealsRevealed | SoupCompared
    | BestOfCourse | RumorScored | TrackScored | RoundEnded | OrdersSet | RestaurantWeekEnded
)  # fmt: skip
