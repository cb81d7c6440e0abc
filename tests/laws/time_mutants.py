"""Tiny games at which time does what it may not."""

import msgspec

from atable.kernel.actions import Action
from atable.kernel.events import Event
from atable.kernel.messages import Message
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt
from tests.laws.tiny import SpecialHidden, Tiny, TinyState, TinyView

replace = msgspec.structs.replace


class CountsTicks(Tiny):
    def tick(self, state: TinyState, ms: int) -> list[Event]:
        state.turn += 1
        return super().tick(state, ms)


class ShowsWhatIsLeft(Tiny):
    """How long the special is still shown, and not until when."""

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        left = None if state.shown_until is None else state.shown_until - state.now
        return replace(super().view(state, seat), shown_until=left)


class TellsTheTime(Tiny):
    def prompts(self, state: TinyState, seat: Seat | None) -> list[Prompt]:
        return [replace(prompt, message=Message("at", {"ms": state.now})) for prompt in super().prompts(state, seat)]


class DishesGetCold(Tiny):
    """In every second millisecond only the best dish may be served."""

    def legal(self, state: TinyState, seat: Seat) -> list[Action]:
        legal = super().legal(state, seat)
        return legal if state.now % 2 else legal[-1:]


class HidesTooEarly(Tiny):
    """The special is gone a second before the timer says so."""

    def tick(self, state: TinyState, ms: int) -> list[Event]:
        events = super().tick(state, ms)
        if state.shown_until is not None and ms >= state.shown_until - 1000:
            state.shown_until = None
            return [SpecialHidden()]
        return events
