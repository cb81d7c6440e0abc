"""Banquet Royal with one fault each that a tiny game can't have."""

from typing import Any

import msgspec

from atable.games.banquet_royal.actions import LINE_INDEX, ValidateMenu
from atable.games.banquet_royal.game import GAME as BANQUET_ROYAL
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.actions import Action
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Message
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.views import Limit, Prompt
from tests.laws import banquet_royal

replace = msgspec.structs.replace


class OtherBanquet:
    """Banquet Royal but for what a mutant changes."""

    def __getattr__(self, name: str) -> Any:
        return getattr(BANQUET_ROYAL, name)


class ForgetsOrders(OtherBanquet):
    """`redeal` remembers neither Royal Orders nor what was shuffled into a deck."""

    redeal = staticmethod(banquet_royal.scramble)


class ForgetsShuffles(OtherBanquet):
    """`redeal` remembers the Royal Orders alone."""

    def redeal(self, state: BanquetState, seat: Seat | None, rng: Rng) -> BanquetState:
        other = banquet_royal.scramble(state, seat, rng)
        other.cloches, other.supply = state.cloches[:], state.supply[:]
        return other


class TellsTheDraw(OtherBanquet):
    """Everybody hears which card was drawn."""

    def play(self, state: BanquetState, seat: Seat, action: Action) -> list[Event]:
        events = BANQUET_ROYAL.play(state, seat, action)
        return [replace(event, public=event.event) if isinstance(event, Secret) else event for event in events]


class AsksOnlyWhenFulfilled(OtherBanquet):
    """The question of steps 2 and 3 is another one if the hand has a fulfilled Menu."""

    def prompts(self, state: BanquetState, seat: Seat | None) -> list[Prompt]:
        prompts = BANQUET_ROYAL.prompts(state, seat)
        can = any(isinstance(action, ValidateMenu) for action in BANQUET_ROYAL.legal(state, state.active))
        return [replace(prompt, message=Message("validate")) if can else prompt for prompt in prompts]


class LinesRunAnyWay(OtherBanquet):
    """A line may be named from its middle, too."""

    def check(self, state: BanquetState, seat: Seat, action: Action) -> None:
        if isinstance(action, ValidateMenu) and action.line not in LINE_INDEX:
            first, middle, last = sorted(action.line)
            action = replace(action, line=(first, middle, last))
        BANQUET_ROYAL.check(state, seat, action)


class NoDefault(OtherBanquet):
    """Nobody is hurried, and nothing is played for anybody."""

    def limit(self, state: BanquetState, seat: Seat) -> Limit | None:
        return None

    def default(self, state: BanquetState, seat: Seat) -> Action | None:
        return None
