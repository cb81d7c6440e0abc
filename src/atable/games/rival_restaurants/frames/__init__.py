"""Where the game is: the frames of the stack, each a phase or a question with its locals."""

from typing import Literal

from atable.games.rival_restaurants.actions import DeclareCook, PlayCard
from atable.games.rival_restaurants.actions.bundles import Bundle
from atable.games.rival_restaurants.content.loader import Window
from atable.games.rival_restaurants.frames.records import Chain, Request, War
from atable.kernel.clocks import Clock
from atable.kernel.frames import Frame
from atable.kernel.offers import OfferBook
from atable.kernel.seats import Seat

# Before the first day

Choice = Literal["restaurant", "chef", "npc", "squad"]


class Choosing(Frame):
    """RR-037, RR-352: secret choices among dealt cards."""

    what: Choice
    dealt: list[list[int]]
    kept: list[tuple[int, ...]]  # empty: not chosen yet

    def copy(self) -> "Choosing":
        return Choosing(self.what, [cards.copy() for cards in self.dealt], self.kept.copy())


class Drafting(Frame):
    """RR-388 to RR-396."""

    first: Seat
    step: int
    picked: bool  # in a step with a ban, the pick is made
    pool: list[int]

    def copy(self) -> "Drafting":
        return Drafting(self.first, self.step, self.picked, self.pool.copy())


# Money & Move


class SettingWheels(Frame):
    """RR-059: by figure, in secret; the spot where it is chosen together with the wheel."""

    wheels: list[int]
    spots: list[int]
    actives: list[int]  # by seat (RR-356)

    def copy(self) -> "SettingWheels":
        return SettingWheels(self.wheels.copy(), self.spots.copy(), self.actives.copy())


class Placing(Frame):
    """RR-071: by figure, in secret; `asked` are those with a choice."""

    asked: list[int]
    spots: list[int]

    def copy(self) -> "Placing":
        return Placing(self.asked.copy(), self.spots.copy())


class CardWindow(Frame):
    """RR-081, RR-421: who may still play a card: all at once (live), or the first of them."""

    window: Window
    queue: list[Seat]
    together: bool

    def copy(self) -> "CardWindow":
        return CardWindow(self.window, self.queue.copy(), self.together)


class Powers(Frame):
    """RR-082, RR-375: figures whose power comes, first one first."""

    queue: list[int]

    def copy(self) -> "Powers":
        return Powers(self.queue.copy())


Displacer = Literal["kim_chi", "angus_khan", "road_work"]


class Relocating(Frame):
    """RR-085: a displaced chef goes somewhere; `to` is fixed by Kim, Road Work, or NOTHING."""

    figure: int
    to: int
    why: Displacer

    def copy(self) -> "Relocating":
        return Relocating(self.figure, self.to, self.why)


# Plays and their answers


class Play(Frame):
    """RR-188: an action card or a power that was announced. Whatever lies below it waits."""

    author: Seat
    card: int  # an action card (its kind), or NOTHING
    figure: int  # whose power it is, or NOTHING
    choice: PlayCard | None
    ingredient: int
    victim: int  # a targeted figure, or NOTHING
    chains: list[Chain]

    def copy(self) -> "Play":
        chains = [chain.copy() for chain in self.chains]
        return Play(self.author, self.card, self.figure, self.choice, self.ingredient, self.victim, chains)


class Returned(Frame):
    """Return to Sender: the new author chooses anew against the old one."""

    author: Seat
    target: Seat
    card: int

    def copy(self) -> "Returned":
        return Returned(self.author, self.target, self.card)


class Reacting(Frame):
    """RR-449: Say Cheese! or Food Fight!: the targets choose in secret."""

    card: int
    author: Seat
    asked: list[Seat]
    chosen: list[int]  # by place in `asked`: NOTHING until chosen

    def copy(self) -> "Reacting":
        return Reacting(self.card, self.author, self.asked.copy(), self.chosen.copy())


class ChoosingRecipe(Frame):
    """RR-254: one of the recipes drawn, in the open."""

    seat: Seat
    drawn: list[int]
    place: int  # of the recipe that it replaces, which has left the restaurant already

    def copy(self) -> "ChoosingRecipe":
        return ChoosingRecipe(self.seat, self.drawn.copy(), self.place)


# Buy & Barter

# Against the clock the first one, else the others, as far as the pace has them; at the end over.
MarketStep = Literal["live", "open", "claims", "first_barter", "queues", "second_barter", "close", "ready", "over"]


class Market(Frame):
    """Buy & Barter, in all three paces."""

    step: MarketStep
    clock: Clock
    ends: int  # a reading of it, or NOTHING
    claims: list[int]  # by figure: the reading at which its claim ends; NOTHING: it has none
    decisions: list[int]  # by figure: claim to be bought (1), released (0), or NOTHING
    wars: list[War]
    closed: list[int]  # by market: bits of the slots that nobody may buy today (RR-141, RR-159)
    requests: list[Request]
    book: OfferBook[Bundle]
    done: list[bool]
    queues: list[list[int]]  # by location: figures, whose turn it is first
    passed: list[bool]  # by figure
    askers: list[Seat]  # who is still asked, one after the other: in the windows, and to barter in simulation
    offers_left: int
    spared: list[int]  # by figure: `Figure.spares` when claims and wars were last determined (RR-337)

    def copy(self) -> "Market":
        return Market(
            self.step,
            self.clock.copy(),
            self.ends,
            self.claims.copy(),
            self.decisions.copy(),
            [war.copy() for war in self.wars],
            self.closed.copy(),
            self.requests.copy(),
            self.book.copy(),
            self.done.copy(),
            [queue.copy() for queue in self.queues],
            self.passed.copy(),
            self.askers.copy(),
            self.offers_left,
            self.spared.copy(),
        )


# Cook & Counter


class Declaring(Frame):
    """RR-211: by seat; who can cook nothing at all is not asked."""

    asked: list[Seat]
    plans: list[DeclareCook | None]

    def copy(self) -> "Declaring":
        return Declaring(self.asked.copy(), self.plans.copy())


Stage = Literal["ask", "attack", "finish"]


class Kitchen(Frame):
    """RR-212: the declared cooking, resolved seat by seat."""

    plans: list[DeclareCook]
    queue: list[Seat]
    stage: Stage  # of the first in the queue
    attacks: int  # of Gardena, still to be named
    # Still to come of what follows the gain (RR-242):
    garbage: int  # to be taken
    cooked: list[int]  # recipes to be turned over; they lie no longer among those of the restaurant
    draws: list[int]  # decks to draw a new recipe from
    bonuses: list[int]  # levels with a one-time bonus

    def copy(self) -> "Kitchen":
        return Kitchen(
            self.plans.copy(),
            self.queue.copy(),
            self.stage,
            self.attacks,
            self.garbage,
            self.cooked.copy(),
            self.draws.copy(),
            self.bonuses.copy(),
        )


class Sacrificing(Frame):
    """RR-316: Gardena's victim chooses the meat."""

    seat: Seat
    eligible: list[int]

    def copy(self) -> "Sacrificing":
        return Sacrificing(self.seat, self.eligible.copy())


class Voting(Frame):
    """RR-286: by seat: NOTHING until voted, or ABSTAINED (`voting`)."""

    tied: list[Seat]
    votes: list[int]

    def copy(self) -> "Voting":
        return Voting(self.tied.copy(), self.votes.copy())


RivalFrame = (
    Choosing
    | Drafting
    | SettingWheels
    | Placing
    | CardWindow
    | Powers
    | Relocating
    | Play
    | Returned
    | Reacting
    | ChoosingRecipe
    | Market
    | Declaring
    | Kitchen
    | Sacrificing
    | Voting
)
