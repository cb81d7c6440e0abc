"""The contract of bots: what a bot is given, what it answers, what a game tells it about itself."""

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

import msgspec

from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.game import State
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.views import View

Memory = dict[str, Any]  # plain data of the bot's own, kept between its decisions


class Asked:
    """One question to a bot: all that it may know. Views and samples are made when asked for."""

    __slots__ = ("events", "legal", "memory", "now", "redeal", "rng", "sample", "seat", "view")

    def __init__(
        self,
        seat: Seat,
        now: int,
        legal: list[Action],
        events: list[Event],
        memory: Memory,
        rng: Rng,
        view: Callable[[], View],
        sample: Callable[[], Action],
        redeal: Callable[[], State] | None,
    ) -> None:
        self.seat = seat
        self.now = now
        self.legal = legal  # empty for a seat that may only offer open-ended actions
        self.events = events  # since it was last asked, as this seat saw them
        self.memory = memory
        self.rng = rng  # its own: a bot that draws numbers changes nothing at the table
        self.view = view
        self.sample = sample  # a random plausible action, open-ended ones included
        # Another position that agrees with all this seat was ever shown; None for a bot that is meant to forget.
        self.redeal = redeal


class Wake(msgspec.Struct, frozen=True):
    """An answer: nothing now, ask me again at this table time."""

    ms: int


class Paced(msgspec.Struct, frozen=True):
    """An answer: this action now, and ask me again at this table time. So answers who plays against a running clock."""

    action: Action
    ms: int


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def forgets(self) -> bool:
        """A bot that is meant to forget gets no re-dealt positions: they remember everything."""

    def choose(self, asked: Asked) -> Action | Wake | Paced: ...


class Heuristics(Protocol):
    """What bots know of one game; implemented in that game's `bots/heuristics.py`."""

    def remember(self, asked: Asked, forgetting: float) -> None:
        """Bring the memory up to date with what was seen; each fact is forgotten with this chance a turn."""

    def worth(self, asked: Asked) -> list[float]:
        """How good each action of `asked.legal` looks, in points."""


@runtime_checkable
class Proposer(Protocol):
    """Heuristics of a game in which bots make open-ended offers of their own, or take their time."""

    def propose(self, asked: Asked) -> Action | Wake | None:
        """An action that `asked.legal` does not list and that looks better than any of it; or when to ask again."""


@runtime_checkable
class CardChoice(Protocol):
    """Heuristics of a game in which cards are played from a hand, for bots that choose them at random."""

    def playable(self, legal: list[Action]) -> dict[str, list[Action]]:
        """The actions that play a card, by card; empty where none can be played."""


@runtime_checkable
class Crew(Protocol):
    """Heuristics of a game that has bots of its own, with levels of its own."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Weakest first. The first one stands in for an absent person."""

    def bot(self, level: str) -> Bot: ...
