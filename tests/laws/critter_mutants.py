"""Critter Kitchen with one fault each that a tiny game can't have."""

from typing import Any

import msgspec

from atable.games.critter_kitchen.actions import AddIngredient
from atable.games.critter_kitchen.content.items import NUMBER, SPICE
from atable.games.critter_kitchen.frames import Cooking, Exchanging, Planning
from atable.games.critter_kitchen.game import GAME as CRITTER_KITCHEN
from atable.games.critter_kitchen.state import CritterState
from atable.games.critter_kitchen.views import CritterView
from atable.kernel.actions import Action
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Message
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.views import Limit, Prompt
from tests.laws import critter_kitchen

replace = msgspec.structs.replace


class OtherCritterKitchen:
    """Critter Kitchen but for what a mutant changes."""

    def __getattr__(self, name: str) -> Any:
        return getattr(CRITTER_KITCHEN, name)


class ForgetsWhatWasTaken(OtherCritterKitchen):
    """`redeal` remembers the soups, but puts any tokens of the bag into the storages of others (CK-129)."""

    def redeal(self, state: CritterState, seat: Seat | None, rng: Rng) -> CritterState:
        other, vague = CRITTER_KITCHEN.redeal(state, seat, rng), critter_kitchen.scramble(state, seat, rng)
        other.bag = vague.bag
        for kitchen, unknown in zip(other.kitchens, vague.kitchens, strict=True):
            kitchen.storage = unknown.storage
        return other


class ForgetsWhatWasServed(OtherCritterKitchen):
    """`redeal` doesn't know that a token was seen in a storage after the fridge was closed."""

    def redeal(self, state: CritterState, seat: Seat | None, rng: Rng) -> CritterState:
        vague = state.copy()
        for kitchen in vague.kitchens:
            for memory in kitchen.memories:
                memory.held = kitchen.storage.copy()
        return CRITTER_KITCHEN.redeal(vague, seat, rng)


class ForgetsOpenPlates(OtherCritterKitchen):
    """`redeal` doesn't know what lay on plates that were filled openly for a while (CK-218)."""

    def play(self, state: CritterState, seat: Seat, action: Action) -> list[Event]:
        held = [[memory.held.copy() for memory in kitchen.memories] for kitchen in state.kitchens]
        events = CRITTER_KITCHEN.play(state, seat, action)
        if state.stack and isinstance(state.stack[0], Cooking):
            for kitchen, own in zip(state.kitchens, held, strict=True):
                for memory, before in zip(kitchen.memories, own, strict=True):
                    memory.held = before
        return events


class ForgetsWhatWasDrawn(OtherCritterKitchen):
    """`redeal` doesn't know that a token was drawn from the bag after the fridge was closed."""

    def redeal(self, state: CritterState, seat: Seat | None, rng: Rng) -> CritterState:
        vague = state.copy()
        vague.floors = [state.bag.copy() for _ in state.floors]
        return CRITTER_KITCHEN.redeal(vague, seat, rng)


class ForgetsRumors(OtherCritterKitchen):
    """`redeal` lays other cards under the rumors that a seat has read (CK-155)."""

    def redeal(self, state: CritterState, seat: Seat | None, rng: Rng) -> CritterState:
        other = CRITTER_KITCHEN.redeal(state, seat, rng)
        other.rumors = CRITTER_KITCHEN.redeal(state, None, rng).rumors
        return other


class TellsTheRumor(OtherCritterKitchen):
    """Everybody hears which rumor was read (CK-154)."""

    def play(self, state: CritterState, seat: Seat, action: Action) -> list[Event]:
        events = CRITTER_KITCHEN.play(state, seat, action)
        return [replace(event, public=event.event) if isinstance(event, Secret) else event for event in events]


class ShowsThePlates(OtherCritterKitchen):
    """Everybody sees plates that are being filled in secret (CK-218)."""

    def view(self, state: CritterState, seat: Seat | None) -> CritterView:
        open_state = state.copy()
        if open_state.stack and isinstance(frame := open_state.stack[0], Cooking):
            frame.openly = [True] * state.seats
        return CRITTER_KITCHEN.view(open_state, seat)


class AsksForTheBest(OtherCritterKitchen):
    """Everybody reads in the question what Ming's owner could give (CK-200)."""

    def prompts(self, state: CritterState, seat: Seat | None) -> list[Prompt]:
        prompts = CRITTER_KITCHEN.prompts(state, seat)
        if not state.stack or not isinstance(frame := state.stack[-1], Exchanging):
            return prompts
        best = max([0, *(NUMBER[kind] for kind in range(SPICE) if state.kitchens[frame.kitchen].storage[kind])])
        return [replace(prompt, message=Message("ask-ming", {"best": best})) for prompt in prompts]


class HurriesTheRich(OtherCritterKitchen):
    """Who has many soups has less time to plan."""

    def limit(self, state: CritterState, seat: Seat) -> Limit | None:
        limit = CRITTER_KITCHEN.limit(state, seat)
        return replace(limit, ms=limit.ms - state.kitchens[seat].soup) if limit else None


class PlansByLuck(OtherCritterKitchen):
    """What is planned for the absent depends on what will be drawn next."""

    def default(self, state: CritterState, seat: Seat) -> Action | None:
        if seat in CRITTER_KITCHEN.pending(state) and isinstance(state.stack[-1], Planning):
            return state.rng.copy().choice(CRITTER_KITCHEN.legal(state, seat))
        return CRITTER_KITCHEN.default(state, seat)


class AsksForThePlan(OtherCritterKitchen):
    """One question for the whole plan, however often it is taken back (CK-104)."""

    def prompts(self, state: CritterState, seat: Seat | None) -> list[Prompt]:
        planning = bool(state.stack) and isinstance(state.stack[0], Planning)
        prompts = CRITTER_KITCHEN.prompts(state, seat)
        return [replace(prompt, id=f"plan-{state.round}") if planning else prompt for prompt in prompts]


class AnyTypeWillDo(OtherCritterKitchen):
    """An ingredient may be called by a type although it has one (CK-369)."""

    def check(self, state: CritterState, seat: Seat, action: Action) -> None:
        if isinstance(action, AddIngredient) and action.item != "tofu":
            action = replace(action, as_type=None)
        CRITTER_KITCHEN.check(state, seat, action)
