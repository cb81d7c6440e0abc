"""Rival Restaurants with one fault each that a tiny game can't have."""

from typing import ClassVar

import msgspec

from atable.games.rival_restaurants.actions import UseFuego
from atable.games.rival_restaurants.content.cards import CLAM_VOYANCE
from atable.games.rival_restaurants.events import VotesRevealed
from atable.games.rival_restaurants.frames import Market, Play
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import holds
from atable.games.rival_restaurants.views import RivalView
from atable.kernel.actions import Action
from atable.kernel.events import Event, Secret
from atable.kernel.messages import Message
from atable.kernel.rng import Rng
from atable.kernel.seats import Seat
from atable.kernel.views import Limit, Prompt
from tests.laws.rival_days import LastDays

replace = msgspec.structs.replace


class Forgetful(LastDays):
    """`redeal` of a position of which a mutant has forgotten something."""

    def redeal(self, state: RivalState, seat: Seat | None, rng: Rng) -> RivalState:
        vague = state.copy()
        self.forget(vague)
        return GAME.redeal(vague, seat, rng)

    def forget(self, state: RivalState) -> None:
        raise NotImplementedError


class ForgetsRebuiltDecks(Forgetful):
    """All hidden cards may be anywhere (RR-113)."""

    def forget(self, state: RivalState) -> None:
        state.shuffled = [0] * len(state.shuffled)


class ForgetsUnarmed(Forgetful):
    """Whoever was not asked may have had a Clam-Voyance (RR-428)."""

    def forget(self, state: RivalState) -> None:
        state.no_clam = [0] * len(state.no_clam)


class ForgetsArmed(Forgetful):
    """Cards that were shown or handed over, and that who was asked has an answer (RR-172, RR-428)."""

    def forget(self, state: RivalState) -> None:
        state.glimpsed = [0] * len(state.glimpsed)


class TellsTheDraw(LastDays):
    """Everybody hears which action card was bought (RR-108)."""

    def play(self, state: RivalState, seat: Seat, action: Action) -> list[Event]:
        events = GAME.play(state, seat, action)
        return [replace(event, public=event.event) if isinstance(event, Secret) else event for event in events]


class Whispered(VotesRevealed, frozen=True):
    reveals: ClassVar[bool] = False


class WhispersVotes(LastDays):
    """The votes may be undone by those who have read them (RR-286)."""

    def play(self, state: RivalState, seat: Seat, action: Action) -> list[Event]:
        events = GAME.play(state, seat, action)
        return [Whispered(it.votes, it.winners) if isinstance(it, VotesRevealed) else it for it in events]


class ShowsBids(LastDays):
    """Everybody sees bids that are sealed (RR-155)."""

    def view(self, state: RivalState, seat: Seat | None) -> RivalView:
        open_state = state.copy()
        for frame in open_state.stack:
            if isinstance(frame, Market):
                for war in frame.wars:
                    war.all_in = [False] * len(war.figures)
        return GAME.view(open_state, seat)


class AsksOnlyTheArmed(LastDays):
    """Everybody reads in the question whether there is an answer (RR-428)."""

    def prompts(self, state: RivalState, seat: Seat | None) -> list[Prompt]:
        prompts = GAME.prompts(state, seat)
        if not state.stack or not isinstance(state.stack[-1], Play) or state.options.response_privacy == "fast":
            return prompts
        armed = [holds(state.restaurants[asked], CLAM_VOYANCE) for asked in GAME.pending(state)]
        return [replace(prompt, message=Message("ask-answer", {"armed": sum(armed)})) for prompt in prompts]


class HurriesTheUnarmed(LastDays):
    """Who can't answer has less time to say so."""

    def limit(self, state: RivalState, seat: Seat) -> Limit | None:
        limit = GAME.limit(state, seat)
        armed = holds(state.restaurants[seat], CLAM_VOYANCE)
        return replace(limit, ms=limit.ms // 2) if limit is not None and not armed else limit


class CountsAllSteps(LastDays):
    """The id of a question tells how often others have thought again (RR-064)."""

    def prompts(self, state: RivalState, seat: Seat | None) -> list[Prompt]:
        return [replace(prompt, id=f"{prompt.id}-{sum(state.steps)}") for prompt in GAME.prompts(state, seat)]


class TaxesInAnyOrder(LastDays):
    """Fuego's victims may be named as one likes (RR-292)."""

    def check(self, state: RivalState, seat: Seat, action: Action) -> None:
        if isinstance(action, UseFuego):
            action = UseFuego(tuple(sorted(action.targets)))
        GAME.check(state, seat, action)
