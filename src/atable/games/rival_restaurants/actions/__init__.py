"""What a player may do. Content goes by its id, figures by their number: see `state`."""

from atable.games.rival_restaurants.actions.bundles import Bundle, CookPlan, Wanted
from atable.kernel.actions import Action
from atable.kernel.seats import Seat

SHELF = 0  # a spot; counter slots are numbered from 1, next to the shelf (RR-021)

# Before the first day


class Keep(Action, frozen=True):
    """RR-025, RR-036, RR-350, RR-351: of the cards dealt, these."""

    cards: tuple[str, ...]


class PickChef(Action, frozen=True):
    """RR-389 to RR-394."""

    chef: str


class BanChef(Action, frozen=True):
    chef: str


# Money & Move


class ChooseActive(Action, frozen=True):
    """RR-356."""

    chef: str


class SetWheel(Action, frozen=True):
    """RR-059; the spot only where it is chosen together with the wheel (RR-072)."""

    figure: int
    location: str
    spot: int | None = None


class ChooseSpot(Action, frozen=True):
    """RR-068."""

    figure: int
    spot: int


class TakeBack(Action, frozen=True):
    """RR-064: a secret choice, until the last one is in."""


class Relocate(Action, frozen=True):
    """RR-085: of a displaced chef."""

    location: str
    spot: int | None = None


# Cards and powers


class PlayCard(Action, frozen=True):
    """RR-188: announced with all its targets and choices; each card says which of the fields it needs."""

    card: str
    target: Seat | None = None
    figure: int | None = None  # the targeted chef, or one's own
    location: str | None = None  # where a chef goes, or a market
    spot: int | None = None
    ingredient: str | None = None
    recipe: str | None = None
    other_recipe: str | None = None
    amount: int = 0


class Respond(Action, frozen=True):
    """RR-188, RR-196: with a card, or None to let it happen; `target` names the chain of answers."""

    target: Seat
    card: str | None


class Smile(Action, frozen=True):
    """Say Cheese!"""

    smile: bool


class Discard(Action, frozen=True):
    """Food Fight!, or Gardena's victim (RR-316)."""

    ingredient: str


class KeepRecipe(Action, frozen=True):
    """RR-119, RR-120: one of the recipes drawn."""

    recipe: str


class UseMortimer(Action, frozen=True):
    target: Seat


class UseKim(Action, frozen=True):
    """RR-327: pays $100, or discards the ingredient."""

    figure: int
    ingredient: str | None = None


class UseAngus(Action, frozen=True):
    figure: int


class UseFuego(Action, frozen=True):
    """RR-346, RR-292: whom he taxes."""

    targets: tuple[Seat, ...]


class UseStroganov(Action, frozen=True):
    target: Seat
    ingredient: str


class UseGardena(Action, frozen=True):
    target: Seat


class Exempt(Action, frozen=True):
    """RR-293: Antoine or Lovehandles (by figure) spares exactly these."""

    figure: int
    seats: tuple[Seat, ...]


class StopPower(Action, frozen=True):
    """RR-200: Clam-Voyance against the permanent power of this figure."""

    figure: int


class Pass(Action, frozen=True):
    """Nothing, or nothing more, for now; on a shopping turn it says whose (RR-418)."""

    figure: int | None = None


# Buy & Barter


class DecideClaim(Action, frozen=True):
    """RR-417: buy the card under the chef, or release it."""

    figure: int
    buy: bool


class ReleaseClaim(Action, frozen=True):
    """RR-078, while the clock runs."""

    figure: int


class OfferInWar(Action, frozen=True):
    """RR-131: the standing offer of the figure, in all."""

    figure: int
    money: int
    garbage: int = 0


class DropOut(Action, frozen=True):
    """RR-134."""

    figure: int


class SealBid(Action, frozen=True):
    """RR-155: the most that the figure would pay; 0 drops out."""

    figure: int
    money: int
    garbage: int = 0
    going_going_mine: bool = False


class BuyCounter(Action, frozen=True):
    figure: int
    slot: int


class BuyShelf(Action, frozen=True):
    """At the figure's own market; elsewhere as Gohan (RR-323) or through the Pasta Pipeline."""

    figure: int
    market: str


class BuyPair(Action, frozen=True):
    """RR-341: two spots of the Chop Shop, counter slots or the shelf."""

    figure: int
    first: int
    second: int


class BuyUpgrade(Action, frozen=True):
    """RR-114, RR-116."""

    figure: int
    upgrade: str
    to: Seat


class BuyActionCard(Action, frozen=True):
    """RR-108, RR-344."""

    figure: int


class DisposeGarbage(Action, frozen=True):
    """RR-124."""

    figure: int
    tokens: int


class SellChocolate(Action, frozen=True):
    """RR-125."""

    figure: int
    cards: int


class Done(Action, frozen=True):
    """RR-105, RR-422."""


class NotDone(Action, frozen=True):
    """A second thought."""


class SetOrders(Action, frozen=True):
    """Standing orders, known to their owner alone: RR-420, RR-428, and what section «Time» lets one leave."""

    shopping: tuple[Wanted, ...] = ()
    answer: str = "ask"  # Clam-Voyance: always, ask or never
    relocation: tuple[str, ...] = ()  # locations, most wished for first
    powers: str = "ask"  # Money & Move powers: ask, or default: unused, but for Fuego, who taxes everybody
    cook_on: str = "ask"  # in spite of garbage: always or ask (RR-205)
    discard: str = "ask"  # Gardena's victim: cheapest or ask
    recipe: str = "ask"  # of those drawn: fewest_missing or ask


# Trades


class MakeOffer(Action, frozen=True):
    to: Seat
    gives: Bundle
    wants: Bundle
    counters: int | None = None  # the offer that this one answers


class AcceptOffer(Action, frozen=True):
    offer: int
    action_cards: tuple[str, ...] = ()  # as many as it asks for


class DeclineOffer(Action, frozen=True):
    offer: int


class WithdrawOffer(Action, frozen=True):
    offer: int


class Commit(Action, frozen=True):
    """RR-048: an ingredient that both recipes need lies beside this one."""

    ingredient: str
    recipe: str


# Cook & Counter


class DeclareCook(Action, frozen=True):
    """RR-211: nothing, one recipe, or with a Double Stove one of each type."""

    plans: tuple[CookPlan, ...] = ()


class CookOn(Action, frozen=True):
    """RR-205: go on in spite of garbage, or leave it."""

    cook: bool


class FinishStep(Action, frozen=True):
    """RR-242: garbage, turn or draw comes next."""

    step: str


class UseBonus(Action, frozen=True):
    """RR-441: what a level bonus lets one choose."""

    location: str | None = None
    slot: int | None = None
    upgrade: str | None = None


class DeclineBonus(Action, frozen=True):
    """RR-261."""


class VoteFor(Action, frozen=True):
    """RR-286."""

    seat: Seat


RivalAction = (
    Keep
    | PickChef
    | BanChef
    | ChooseActive
    | SetWheel
    | ChooseSpot
    | TakeBack
    | Relocate
    | PlayCard
    | Respond
    | Smile
    | Discard
    | KeepRecipe
    | UseMortimer
    | UseKim
    | UseAngus
    | UseFuego
    | UseStroganov
    | UseGardena
    | Exempt
    | StopPower
    | Pass
    | DecideClaim
    | ReleaseClaim
    | OfferInWar
    | DropOut
    | SealBid
    | BuyCounter
    | BuyShelf
    | BuyPair
    | BuyUpgrade
    | BuyActionCard
    | DisposeGarbage
    | SellChocolate
    | Done
    | NotDone
    | SetOrders
    | MakeOffer
    | AcceptOffer
    | DeclineOffer
    | WithdrawOffer
    | Commit
    | DeclareCook
    | CookOn
    | FinishStep
    | UseBonus
    | DeclineBonus
    | VoteFor
)
