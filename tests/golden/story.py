"""A story: a game played step by step and written down as a player would follow it."""

from collections.abc import Callable
from typing import Generic

from atable.kernel.actions import Action
from atable.kernel.codec import encode
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, seen_by
from atable.kernel.game import Game, S, advance, apply
from atable.kernel.seats import Seat
from tests.golden.draw import draw_outcome

Draw = Callable[[S, Seat | None], list[str]]


class Story(Generic[S]):
    def __init__(self, game: Game[S], state: S, seats: int, draw: Draw[S]) -> None:
        self.game, self.state, self.seats, self.draw = game, state, seats, draw
        self.lines: list[str] = []

    def say(self, text: str) -> None:
        self.lines.append(f"# {text}")

    def show(self, seat: Seat | None = None) -> None:
        """The position as this seat, or a spectator, sees it."""
        self.lines.append(f"seen by {'a spectator' if seat is None else f'seat {seat}'}")
        self.lines += self.draw(self.state, seat)

    def act(self, seat: Seat, action: Action) -> None:
        """A seat acts: what all see, what only some see, and what may be done next. Refusals are told too."""
        self.lines.append(f"seat {seat}: {_text(action)}")
        try:
            self.state, events = apply(self.game, self.state, seat, action)
        except IllegalAction as refusal:
            self.lines.append(f"  refused by {refusal.rule}: {refusal.key}")
            return
        self._tell(events)

    def wait(self, ms: int) -> None:
        """Table time goes on to `ms`."""
        self.lines.append(f"clock: {ms} ms")
        self._tell(advance(self.game, self.state, ms))

    def _tell(self, events: list[Event]) -> None:
        public = seen_by(events, None)
        self.lines += [f"  {_text(event)}" for event in public]
        for seat in range(self.seats):
            own = [event for event in seen_by(events, seat) if event not in public]
            self.lines += [f"  only seat {seat}: {_text(event)}" for event in own]
        self._tell_what_follows()

    def _tell_what_follows(self) -> None:
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self.lines += draw_outcome(outcome)
            return
        counts = [f"seat {seat} has {len(self.game.legal(self.state, seat))}" for seat in self.game.may_act(self.state)]
        self.lines.append(f"  legal: {', '.join(counts)}")

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def _text(value: Action | Event) -> str:
    """As on the wire, with a little air."""
    return encode(value).decode().replace(",", ", ").replace(":", ": ")
