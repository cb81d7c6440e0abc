"""Course à l'Étoile with one fault each that a tiny game can't have."""

from typing import Any

import msgspec

from atable.games.course_a_letoile.actions import PlayAttack
from atable.games.course_a_letoile.content.cards import BACK_TO_KITCHEN
from atable.games.course_a_letoile.frames import Attack
from atable.games.course_a_letoile.game import GAME as COURSE_A_LETOILE
from atable.games.course_a_letoile.state import FACE_UP, FIXED, CourseState
from atable.games.course_a_letoile.views import CourseView
from atable.kernel.actions import Action
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Message
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.views import Limit, Prompt

replace = msgspec.structs.replace


class OtherCourse:
    """Course à l'Étoile but for what a mutant changes."""

    def __getattr__(self, name: str) -> Any:
        return getattr(COURSE_A_LETOILE, name)


class Forgetful(OtherCourse):
    """`redeal` of a position of which a mutant has forgotten something."""

    def redeal(self, state: CourseState, seat: Seat | None, rng: Rng) -> CourseState:
        vague = state.copy()
        self.forget(vague)
        other = COURSE_A_LETOILE.redeal(vague, seat, rng)
        other.origins, other.shuffles = [origins.copy() for origins in state.origins], state.shuffles
        return other

    def forget(self, state: CourseState) -> None:
        raise NotImplementedError


class ForgetsShuffles(Forgetful):
    """All hidden cards may be anywhere."""

    def forget(self, state: CourseState) -> None:
        state.shuffles = 0
        state.origins = [[min(origin, 0) for origin in origins] for origins in state.origins]


class ForgetsCardsTaken(Forgetful):
    """CE-24"""

    def forget(self, state: CourseState) -> None:
        for origins in state.origins:
            origins[:] = [state.shuffles if origin == FACE_UP else origin for origin in origins]


class ForgetsThePile(Forgetful):
    """Of the discard pile it knows the top alone."""

    def forget(self, state: CourseState) -> None:
        state.ceilings = [0] * (len(state.ceilings) - 1) + [FIXED] if state.ceilings else []


class ForgetsCeilings(Forgetful):
    """A card that floats may lie anywhere below the top."""

    def forget(self, state: CourseState) -> None:
        highest = state.ceilings.count(FIXED) - 1
        state.ceilings = [FIXED if ceiling == FIXED else highest for ceiling in state.ceilings]


class TellsTheDraw(OtherCourse):
    """Everybody hears which card was drawn."""

    def play(self, state: CourseState, seat: Seat, action: Action) -> list[Event]:
        events = COURSE_A_LETOILE.play(state, seat, action)
        return [replace(event, public=event.event) if isinstance(event, Secret) else event for event in events]


class ShowsOrders(OtherCourse):
    """Everybody sees the standing orders of the active seat."""

    def view(self, state: CourseState, seat: Seat | None) -> CourseView:
        return replace(COURSE_A_LETOILE.view(state, seat), orders=state.orders[state.active])


class AsksOnlyTheArmed(OtherCourse):
    """The question to the victim is another one if the hand has a Back to the Kitchen!"""

    def prompts(self, state: CourseState, seat: Seat | None) -> list[Prompt]:
        prompts = COURSE_A_LETOILE.prompts(state, seat)
        frame = state.stack[-1] if state.stack else None
        armed = isinstance(frame, Attack) and BACK_TO_KITCHEN in state.hands[frame.victim]
        return [replace(prompt, message=Message("cancel")) if armed else prompt for prompt in prompts]


class HurriesTheUnarmed(OtherCourse):
    """A victim that has nothing to answer with has less time to think."""

    def limit(self, state: CourseState, seat: Seat) -> Limit | None:
        limit = COURSE_A_LETOILE.limit(state, seat)
        unarmed = BACK_TO_KITCHEN not in state.hands[seat]
        return replace(limit, ms=1) if limit and isinstance(state.stack[-1], Attack) and unarmed else limit


class RatsTakeAim(OtherCourse):
    """An attack that is after no card may name one (CE-77)."""

    def check(self, state: CourseState, seat: Seat, action: Action) -> None:
        if isinstance(action, PlayAttack) and action.card == "rats":
            action = replace(action, target=None)
        COURSE_A_LETOILE.check(state, seat, action)
