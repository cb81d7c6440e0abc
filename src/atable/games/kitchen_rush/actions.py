"""What a player may do. Everything goes by its id; an action window by its number (KR-069)."""

import msgspec

from atable.kernel.actions import Action

SMALL = "small"  # grips (KR-138)
LARGE = "large"

# Preparation, and the stops of relaxed mode


class Ready(Action, frozen=True):
    """KR-051, KR-238."""


class Unready(Action, frozen=True):
    """A second thought."""


class EventChoice(Action, frozen=True):
    """KR-222: the spaces that break down, or the storeroom."""

    spaces: tuple[str, ...] = ()
    room: str | None = None


class DeliveryChoice(Action, frozen=True):
    """Morning Delivery goes to a storeroom, the Ice-cream Van brings three flavours."""

    room: str | None = None
    flavours: tuple[str, ...] = ()


# Hourglasses


class Place(Action, frozen=True):
    """KR-069."""

    hourglass: str
    space: str


class Lift(Action, frozen=True):
    """KR-077."""

    hourglass: str


class WindowDone(Action, frozen=True):
    """KR-090."""

    window: int


# Free handling


class FetchPlate(Action, frozen=True):
    """KR-067; parts count from 1, the Cup is the last one."""

    order: str
    part: int
    plate: str


class TrashToken(Action, frozen=True):
    """KR-065: an ingredient, a cube or a scoop."""

    plate: str
    good: str


class SwapPlate(Action, frozen=True):
    """KR-066."""

    plate: str
    other: str


# Host


class HostWelcome(Action, frozen=True):
    window: int


class HostSuggest(Action, frozen=True):
    """KR-107."""

    window: int
    orders: tuple[str, ...]


class HostPropose(Action, frozen=True):
    """KC-033: the first tile drawn goes on the first Order."""

    window: int
    orders: tuple[str, ...]


class TileOn(msgspec.Struct, frozen=True):
    order: str
    tile: str


class AssignTiles(Action, frozen=True):
    """KC-034."""

    window: int
    tiles: tuple[TileOn, ...]


# Waiter


class WaiterTake(Action, frozen=True):
    """KR-112, KR-116: a plate for each dish, and a Cup where the Order carries a tile."""

    window: int
    order: str
    plates: tuple[str, ...]
    enhanced: bool = False


class WaiterServe(Action, frozen=True):
    """KR-118."""

    window: int
    order: str
    enhanced: bool = False


# Storage


class TakeIngredient(Action, frozen=True):
    """KR-126; the room only with the Storekeeper, who reaches all of them."""

    window: int
    kind: str
    plate: str
    room: str | None = None
    enhanced: bool = False


class PutBackIngredient(Action, frozen=True):
    """KR-130."""

    window: int
    kind: str
    plate: str
    room: str | None = None


# Spices


class SpiceDraw(Action, frozen=True):
    """KR-138; without a grip only the Spice Master, who looks into the bag."""

    window: int
    grip: str | None = None
    enhanced: bool = False


class SpicePlace(Action, frozen=True):
    """KR-142: a cube from the hand, or with the Spice Master from the bag."""

    window: int
    cube: str
    plate: str


class SpiceAside(Action, frozen=True):
    window: int
    cube: str


class BagRelease(Action, frozen=True):
    """KR-145."""

    window: int


# Stove and Fridge


class StoveCook(Action, frozen=True):
    """KR-149."""

    window: int
    plate: str
    enhanced: bool = False


class FridgeChill(Action, frozen=True):
    """KC-094."""

    window: int
    plate: str
    enhanced: bool = False


# Market


class BuyIngredients(Action, frozen=True):
    """KR-156, KR-158: how many go to the storerooms A, B and C."""

    window: int
    kind: str
    split: tuple[int, ...]
    enhanced: bool = False


class BuySpices(Action, frozen=True):
    """KR-159, KR-160: ordinary colours or special ones."""

    window: int
    colours: tuple[str, ...]
    enhanced: bool = False


class BuyScoops(Action, frozen=True):
    """KC-109."""

    window: int
    flavours: tuple[str, ...]
    enhanced: bool = False


class StockScoop(Action, frozen=True):
    """KC-110."""

    window: int
    flavour: str


# Sink and Office


class SinkWash(Action, frozen=True):
    """KR-164."""

    window: int
    plates: tuple[str, ...]
    enhanced: bool = False


class OfficeUpgrade(Action, frozen=True):
    """KR-167."""

    window: int
    upgrade: str


class OfficeRehire(Action, frozen=True):
    """KR-170."""

    window: int
    hourglass: str


class OfficeRepair(Action, frozen=True):
    """KR-172."""

    window: int
    space: str


# Freezer


class LidOpen(Action, frozen=True):
    """KC-075."""

    window: int


class LidClose(Action, frozen=True):
    """KC-078: anybody, without an hourglass."""


class TakeScoop(Action, frozen=True):
    """KC-074."""

    window: int
    flavour: str
    plate: str
    enhanced: bool = False


class PutBackScoop(Action, frozen=True):
    """KC-089."""

    window: int
    flavour: str
    plate: str


# Maintenance


class PayChoice(Action, frozen=True):
    """KR-198: players' hourglasses in the order of payment."""

    hourglasses: tuple[str, ...]


class BonusChoice(Action, frozen=True):
    """KR-202."""

    card: str


class ForgiveChoice(Action, frozen=True):
    """Forgiving Regulars: the unserved Order that costs nothing; None for none."""

    order: str | None = None


# Pauses


class PauseVote(Action, frozen=True):
    """All who are here must agree; once a round, alone at will."""


class ResumeVote(Action, frozen=True):
    pass


RushAction = (
    Ready
    | Unready
    | EventChoice
    | DeliveryChoice
    | Place
    | Lift
    | WindowDone
    | FetchPlate
    | TrashToken
    | SwapPlate
    | HostWelcome
    | HostSuggest
    | HostPropose
    | AssignTiles
    | WaiterTake
    | WaiterServe
    | TakeIngredient
    | PutBackIngredient
    | SpiceDraw
    | SpicePlace
    | SpiceAside
    | BagRelease
    | StoveCook
    | FridgeChill
    | BuyIngredients
    | BuySpices
    | BuyScoops
    | StockScoop
    | SinkWash
    | OfficeUpgrade
    | OfficeRehire
    | OfficeRepair
    | LidOpen
    | LidClose
    | TakeScoop
    | PutBackScoop
    | PayChoice
    | BonusChoice
    | ForgiveChoice
    | PauseVote
    | ResumeVote
)
