"""The contract: what every game offers and everything else builds on."""

from typing import Protocol, Self, TypeVar

from atable.kernel.actions import Action, Tick
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome
from atable.kernel.rng import Rng
from atable.kernel.seats import CLOCK, Seat
from atable.kernel.spec import GameSpec, Options
from atable.kernel.views import Limit, Prompt, View


class State(Protocol):
    """A position as plain data, with its own generator and its own table time."""

    rng: Rng
    now: int

    def copy(self) -> Self:
        """Another position that shares nothing mutable with this one."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """One game's rules. Stateless: every method is given the position it speaks about."""

    @property
    def spec(self) -> GameSpec:
        """What the game declares about itself."""

    def resolve(self, options: Options, seats: int) -> Options:
        """Fill defaults that depend on others; raise BadOptions on a contradiction."""

    def setup(self, options: Options, seats: int, seed: str) -> S:
        """The first position. Options are resolved ones; the same three give the same position."""

    def pending(self, state: S) -> list[Seat]:
        """Who owes a decision: the table waits for them. Empty when the game is over or a timer runs."""

    def may_act(self, state: S) -> list[Seat]:
        """Who may act now, the pending ones included; nobody waits for the rest."""

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """All that the seat may do but for open-ended types, in stable order."""

    def check(self, state: S, seat: Seat, action: Action) -> None:
        """The judge: raise IllegalAction with the rule that forbids it."""

    def sample(self, state: S, seat: Seat, rng: Rng) -> Action:
        """A random plausible action, open-ended ones included."""

    def play(self, state: S, seat: Seat, action: Action) -> list[Event]:
        """Change the position; the action has passed `check`. CLOCK plays Tick, TABLE plays Away and Back."""

    def view(self, state: S, seat: Seat | None) -> View:
        """What this seat, or a spectator, may know."""

    def prompts(self, state: S, seat: Seat | None) -> list[Prompt]:
        """What is being asked, most urgent first; for those who wait: whom we wait for."""

    def limit(self, state: S, seat: Seat) -> Limit | None:
        """Thinking time for the decision that this seat owes."""

    def default(self, state: S, seat: Seat) -> Action | None:
        """What is played for a pending seat that is absent or out of time."""

    def next_deadline(self, state: S) -> int | None:
        """The table time at which the next timer runs out, if one is running."""

    def redeal(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Another position, with a fresh generator, that agrees with everything ever shown to this seat."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, None while it goes on."""

    def invariants(self, state: S) -> None:
        """Raise BrokenInvariant if a coin, card or token was lost or made."""


def has_say(game: Game[S], state: S, seat: Seat) -> bool:
    """Could a seat that owes nothing do more now than think again? Only then its bot is asked."""
    return any(not isinstance(action, game.spec.second_thoughts) for action in game.legal(state, seat))


def apply(game: Game[S], state: S, seat: Seat, action: Action) -> tuple[S, list[Event]]:
    """The next position and what happened; the given position is left untouched."""
    game.check(state, seat, action)
    after = state.copy()
    return after, game.play(after, seat, action)


def advance(game: Game[S], state: S, ms: int) -> list[Event]:
    """Let table time pass up to and including `ms`, timer by timer in the order they run out."""
    events: list[Event] = []
    while (due := game.next_deadline(state)) is not None and due <= ms:
        events += game.play(state, CLOCK, Tick(due))
    if ms > state.now:
        events += game.play(state, CLOCK, Tick(ms))
    return events
