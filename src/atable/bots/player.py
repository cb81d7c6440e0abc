"""A bot on a seat: keeps its memory, its generator and the events it has not been told yet."""

from typing import Any

from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Bot, Memory, Paced, Wake
from atable.kernel.events import Event, seen_by
from atable.kernel.game import Game
from atable.kernel.rng import Rng, seeded
from atable.kernel.seats import Seat


def own_rng(seat: Seat, seed: str) -> Rng:
    """The generator with which the bot on this seat begins a game of this seed."""
    return seeded(f"bot {seat} {seed}")


class BotPlayer:
    def __init__(self, bot: Bot, seat: Seat, seed: str) -> None:
        self.bot = bot
        self.seat = seat
        self.rng: Rng = own_rng(seat, seed)
        self.memory: Memory = {}
        self.untold: list[Event] = []
        self.choices = 0  # how many legal actions the last question listed

    def note(self, events: list[Event]) -> None:
        self.untold += seen_by(events, self.seat)

    def choose(self, game: Game[Any], state: Any) -> Action | Wake | Paced:
        """Ask the bot. The position stays inside these three functions; the bot never holds it."""
        told, self.untold = self.untold, []
        legal = game.legal(state, self.seat)
        self.choices = len(legal)
        return self.bot.choose(
            Asked(
                seat=self.seat,
                now=state.now,
                legal=legal,
                events=told,
                memory=self.memory,
                rng=self.rng,
                view=lambda: game.view(state, self.seat),
                sample=lambda: game.sample(state, self.seat, self.rng),
                redeal=None if self.bot.forgets else lambda: game.redeal(state, self.seat, self.rng),
            )
        )
