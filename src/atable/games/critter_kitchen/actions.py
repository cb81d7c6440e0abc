"""What a player may do, one small class each, and the ready-made objects that `legal` hands out."""

from typing import Final, Literal

from atable.games.critter_kitchen.content.items import (
    CHEFS,
    ICONS,
    IN_STORAGE,
    ITEM_IDS,
    LOCATION_IDS,
    SPICE,
    TOFU,
    TYPES,
)
from atable.games.critter_kitchen.content.loader import CONTENT
from atable.kernel.actions import Action

Chef = Literal["mouse", "lizard", "boar", "zous"]


class KeepRestaurateur(Action, frozen=True):
    """CK-072: one of the two cards dealt."""

    card: str


class SendChef(Action, frozen=True):
    """CK-099: a location card in the slot of this chef, face down."""

    chef: str
    location: str


class RecallChef(Action, frozen=True):
    """CK-104: take the card of this chef back into the hand, and a coffee with it."""

    chef: str


class PourCoffee(Action, frozen=True):
    """CK-373: this chef is to have speed 1 this round."""

    chef: str


class ConfirmPlan(Action, frozen=True):
    pass


class TakeBack(Action, frozen=True):
    """Until everybody is ready: the own plan, plates, discards or meal may be changed again (CK-104)."""


class MoveChef(Action, frozen=True):
    """After the reveal: the Chameleon or the Mole goes elsewhere."""

    location: str


class SwapChefs(Action, frozen=True):
    """The Fox: two of the own chefs change places."""

    chef: str
    other: str


class Pass(Action, frozen=True):
    """An ability that one may use is not used (CK-203)."""


class ExchangeIngredient(Action, frozen=True):
    """Ming: an ingredient from storage for one that lies here."""

    give: str
    take: str


class Take(Action, frozen=True):
    """CK-013: the acting chef takes this item."""

    item: str


class LeaveWithSoup(Action, frozen=True):
    """CK-146: one soup instead of the first item."""


class PlaceWild(Action, frozen=True):
    """CK-162: the rumor space that the wild token fills."""

    icon: str


class KeepToken(Action, frozen=True):
    """The Kingfisher keeps one of the two tokens drawn."""

    item: str


class AddIngredient(Action, frozen=True):
    """Put an ingredient on the plate of a challenge, or serve it as a course. Tofu counts as a type that one names."""

    plate: str  # the id of the challenge, or the type that names the course
    item: str
    as_type: str | None = None


class AddSpice(Action, frozen=True):
    """On an ingredient there that carries none; The Heron's soup and The Jerboa's rumors are spices too."""

    plate: str
    item: str
    spice: str


class AddSoup(Action, frozen=True):
    """A soup or a bisque into a dish (CK-228)."""

    plate: str
    item: str


class AddCookbook(Action, frozen=True):
    """CK-377."""

    plate: str


class PairWine(Action, frozen=True):
    """The Fruit Bat: a wine beside a course."""

    plate: str
    item: str


class ClearPlate(Action, frozen=True):
    plate: str


class CookOpenly(Action, frozen=True):
    """CK-218: from now on everybody may watch my plates being filled, or nobody any more."""

    openly: bool


class Present(Action, frozen=True):
    """The plates, or the meal, are ready (CK-217, CK-258)."""


class PutAway(Action, frozen=True):
    """CK-249: this token does not fit in the fridge."""

    item: str


class SetStandingOrders(Action, frozen=True):
    """Relaxed play: what my chefs take, in this order, without asking me. Known to their owner alone."""

    wishes: tuple[str, ...] = ()


CritterAction = (
    KeepRestaurateur
    | SendChef
    | RecallChef
    | PourCoffee
    | ConfirmPlan
    | TakeBack
    | MoveChef
    | SwapChefs
    | Pass
    | ExchangeIngredient
    | Take
    | LeaveWithSoup
    | PlaceWild
    | KeepToken
    | AddIngredient
    | AddSpice
    | AddSoup
    | AddCookbook
    | PairWine
    | ClearPlate
    | CookOpenly
    | Present
    | PutAway
    | SetStandingOrders
)

# What standing orders may wish for: a sort of item each.
WISHES: Final[tuple[str, ...]] = (*TYPES, "spice", "rumor", "zous_chef", "good", "bisque", "soup")

# Interned actions: a legal list picks from these, by number.
KEEP: Final = [KeepRestaurateur(card.id) for card in CONTENT.restaurateurs]
SEND: Final = [[SendChef(chef, location) for location in LOCATION_IDS] for chef in CHEFS]
RECALL: Final = [RecallChef(chef) for chef in CHEFS]
POUR: Final = [PourCoffee(chef) for chef in CHEFS]
CONFIRM: Final = ConfirmPlan()
TAKE_BACK: Final = TakeBack()
MOVE: Final = [MoveChef(location) for location in LOCATION_IDS]
SWAPS: Final = [SwapChefs(CHEFS[one], CHEFS[other]) for one, other in ((0, 1), (0, 2), (1, 2))]
PASS: Final = Pass()
TAKE: Final = [Take(item) for item in ITEM_IDS]
LEAVE: Final = LeaveWithSoup()
PLACE_WILD: Final = [PlaceWild(icon) for icon in ICONS]
KEEP_TOKEN: Final = [KeepToken(item) for item in ITEM_IDS]
PUT_AWAY: Final = [PutAway(item) for item in ITEM_IDS[:IN_STORAGE]]
PLATES: Final[tuple[str, ...]] = (*[card.id for card in CONTENT.challenges], *TYPES)  # of dishes and of courses
ADD: Final = {plate: [AddIngredient(plate, item) for item in ITEM_IDS[:SPICE]] for plate in PLATES}
ADD_TOFU: Final = {plate: [AddIngredient(plate, ITEM_IDS[TOFU], kind) for kind in TYPES] for plate in PLATES}
ADD_SPICE: Final = {
    plate: [[AddSpice(plate, item, spice) for spice in ITEM_IDS] for item in ITEM_IDS[:IN_STORAGE]] for plate in PLATES
}
ADD_SOUP: Final = {plate: [AddSoup(plate, "soup"), AddSoup(plate, "bisque")] for plate in PLATES}
ADD_COOKBOOK: Final = {plate: AddCookbook(plate) for plate in PLATES}
CLEAR: Final = {plate: ClearPlate(plate) for plate in PLATES}
COOK_OPENLY: Final = [CookOpenly(False), CookOpenly(True)]
PRESENT: Final = Present()
NO_ORDERS: Final = SetStandingOrders()
