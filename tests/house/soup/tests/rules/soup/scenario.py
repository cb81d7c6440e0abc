"""A table set for a test: positions are made by the rules, so every one of them can be reached."""

from atable.games.soup.actions import ChooseBowl, Ladle
from atable.games.soup.content.loader import BowlId
from atable.games.soup.events import SoupEvent
from atable.games.soup.frames import Ladling
from atable.games.soup.game import GAME
from atable.games.soup.options import SoupOptions
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.game import apply
from atable.kernel.outcome import Outcome
from atable.kernel.seats import Seat

A, B, C, D = range(4)
SEEDS = [str(number) for number in range(20)]


class Table:
    def __init__(self, seats: int = 2, seed: str = "soup", pot: int = 12) -> None:
        self.state = GAME.setup(SoupOptions(pot=pot), seats, seed)
        self.events: list[Event] = []

    def play(self, seat: Seat, action: Action) -> list[Event]:
        self.state, events = apply(GAME, self.state, seat, action)
        self.events += events
        return events

    def choose(self, *bowls: BowlId) -> "Table":
        """From seat A on."""
        for seat, bowl in enumerate(bowls):
            self.play(seat, ChooseBowl(bowl))
        return self

    @property
    def turn(self) -> Seat:
        frame = self.state.stack[-1]
        assert isinstance(frame, Ladling)
        return frame.seat

    def ladle(self, *spoonfuls: int) -> "Table":
        """Turn by turn, whoever's it is."""
        for number in spoonfuls:
            self.play(self.turn, Ladle(number))
        return self

    def may_take(self) -> list[int]:
        return [action.spoonfuls for action in GAME.legal(self.state, self.turn) if isinstance(action, Ladle)]

    def refused(self, seat: Seat, action: Action) -> str:
        try:
            GAME.check(self.state, seat, action)
        except IllegalAction as refusal:
            return f"{refusal.rule}: {refusal.key}"
        return "allowed"

    def told(self, kind: type[SoupEvent]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome


def starting_with(first: Seat, *bowls: BowlId, pot: int = 12) -> Table:
    """Everybody has chosen, and the lot has fallen on this seat."""
    tables = [Table(len(bowls), seed, pot).choose(*bowls) for seed in SEEDS]
    return next(table for table in tables if table.turn == first)
