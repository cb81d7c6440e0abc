"""The bots of Kitchen Rush and their levels: how fast they see, how fast their hands are, and how often these err.

A cook does one thing at a time: before each placement it takes `react` ms, before each step of its hands `hand` ms. In
relaxed mode nothing takes time (KR-238).
"""

from typing import Final

import msgspec

from atable.games.kitchen_rush.actions import (
    BonusChoice,
    FetchPlate,
    LidClose,
    PauseVote,
    Ready,
    ResumeVote,
    TrashToken,
    WindowDone,
)
from atable.games.kitchen_rush.bots.crew.choices import Look, look
from atable.games.kitchen_rush.bots.crew.hands import freezer_visit, next_step, waiting_for_draw
from atable.games.kitchen_rush.bots.crew.planner import best_placement, next_free
from atable.games.kitchen_rush.bots.crew.slips import slip
from atable.games.kitchen_rush.content.cards import BONUSES, GOOD_NAMES, GOODS, ORDER_INDEX, PLATES
from atable.games.kitchen_rush.events import ServeRefused
from atable.games.kitchen_rush.frames import Action as ActionFrame
from atable.games.kitchen_rush.frames import Choosing, Paused
from atable.games.kitchen_rush.phases import choosing
from atable.games.kitchen_rush.state import NEVER, RushState
from atable.games.kitchen_rush.table.judging import has_scoops, is_ice, needs, tile_of
from atable.games.kitchen_rush.table.small_steps import action_frame, clock, guided, relaxed
from atable.kernel.actions import Action
from atable.kernel.bots import Asked, Bot, Paced, Wake

NOTHING_TO_DO: Final = 2_000  # ms until a cook who found nothing looks again
HAND: Final = "hand"
PLACE: Final = "place"
# Most wished for first.
BONUS_WISHES: Final = (
    "generous_guests",
    "rave_review",
    "guest_star",
    "suppliers_friend",
    "forgiving_regulars",
    "apprentice_contract",
    "herb_garden",
    "morning_delivery",
    "roaring_dishwasher",
    "ice_cream_van",
)


class Skill(msgspec.Struct, frozen=True):
    react: int  # ms before a placement
    hand: int  # ms for each step
    mistake: float  # chance that a step goes wrong
    forget_lid: float  # chance, each visit to the Freezer


SKILLS: Final[dict[str, Skill]] = {
    "commis": Skill(3_000, 900, 0.01, 0.05),
    "chef": Skill(1_500, 500, 0.004, 0.01),
    "etoile": Skill(800, 300, 0.0, 0.0),
}


class Cook:
    """A bot. What it remembers: the thing it is getting ready for, Orders that were sent back, a lid left open."""

    forgets = False

    def __init__(self, name: str, skill: Skill) -> None:
        self.name = name
        self.skill = skill

    def choose(self, asked: Asked) -> Action | Wake | Paced:
        assert asked.redeal is not None
        state = asked.redeal()
        assert isinstance(state, RushState)
        frame = state.stack[-1]
        if isinstance(frame, ActionFrame):
            return self._work(asked, state, frame)
        if isinstance(frame, Choosing):
            return _settle(state, frame)
        if isinstance(frame, Paused):
            return ResumeVote() if frame.votes or not frame.limit else Wake(asked.now + NOTHING_TO_DO)
        return _fetched(asked) or Ready()

    def _work(self, asked: Asked, state: RushState, frame: ActionFrame) -> Action | Wake | Paced:
        if frame.ready >> asked.seat & 1:  # relaxed mode: nothing but the lid is left
            return Wake(asked.now + NOTHING_TO_DO)
        if frame.votes and PauseVote() in asked.legal:
            return Paced(PauseVote(), asked.now)  # a cook takes a break when the others wish to
        at = look(state, asked.seat, clock(state), _doubts(asked))
        draw_ends = waiting_for_draw(at)
        if draw_ends != NEVER:
            return Wake(asked.now + draw_ends - at.now)
        action = self._step(asked, at) or _fetched(asked)
        if action is not None:
            return self._perform(asked, at, action, HAND, self.skill.hand)
        if not frame.grace and (placement := best_placement(at)) is not None:
            return self._perform(asked, at, placement, PLACE, self.skill.react)
        return self._rest(asked, at, frame)

    def _rest(self, asked: Asked, at: Look, frame: ActionFrame) -> Action | Wake | Paced:
        if relaxed(at.state):
            return Ready()
        if frame.grace:
            for window in at.state.windows:
                if window.seat == at.seat:
                    return self._perform(asked, at, WindowDone(window.number), HAND, self.skill.hand)
        return Wake(asked.now + max(1, min(NOTHING_TO_DO, next_free(at) - at.now)))

    def _step(self, asked: Asked, at: Look) -> Action | None:
        grace = action_frame(at.state).grace  # KR-095: dishes stay as they are, but for open windows
        action = (None if grace else _second_look(at)) or next_step(at, forgetful=False)
        if isinstance(action, LidClose) and self._forgets_lid(asked, at):
            return next_step(at, forgetful=True)
        return action

    def _forgets_lid(self, asked: Asked, at: Look) -> bool:
        """Decided once for each visit, whoever comes and goes meanwhile."""
        visit = freezer_visit(at)
        if asked.memory.get("visit") != visit:
            asked.memory["visit"] = visit
            asked.memory["forgets"] = asked.rng.chance(self.skill.forget_lid)
        return bool(asked.memory["forgets"])

    def _perform(self, asked: Asked, at: Look, action: Action, kind: str, ms: int) -> Action | Wake | Paced:
        """When the time that it takes has passed; hands may slip."""
        if relaxed(at.state):
            return action if guided(at.state) else self._slipped(asked, at, action) or action
        ready = asked.memory.get(kind)
        if not isinstance(ready, int) or asked.now < ready:
            if not isinstance(ready, int):
                asked.memory.pop(HAND, None)
                asked.memory.pop(PLACE, None)
                ready = asked.now + ms
                asked.memory[kind] = ready
            return Wake(ready)
        del asked.memory[kind]
        if kind == HAND:
            slipped = self._slipped(asked, at, action)
            if slipped is not None:
                return Wake(asked.now + ms) if guided(at.state) else Paced(slipped, asked.now)
        return Paced(action, asked.now)

    def _slipped(self, asked: Asked, at: Look, action: Action) -> Action | None:
        if not asked.rng.chance(self.skill.mistake):
            return None
        return slip(at.state, at.seat, action, asked.rng)


def _fetched(asked: Asked) -> Action | None:
    """KR-067."""
    return next((action for action in asked.legal if isinstance(action, FetchPlate)), None)


def _doubts(asked: Asked) -> list[int]:
    """Orders that the guests sent back: something on the plate is wrong (KR-122)."""
    doubts: list[int] = asked.memory.setdefault("doubts", [])
    for event in asked.events:
        if isinstance(event, ServeRefused) and event.seat == asked.seat:
            doubts.append(ORDER_INDEX[event.order])
    return doubts


def _second_look(at: Look) -> Action | None:
    """What does not belong on a dish or a Cup that was sent back is thrown away (KR-065, KC-073)."""
    for plate in at.state.mats[at.seat]:
        if plate.order not in at.doubts or plate.chill or (has_scoops(plate) and not is_ice(plate)):
            continue
        wanted = needs(plate, tile_of(at.state, at.seat, plate.order))
        for good in range(GOODS):
            if plate.load[good] > wanted[good]:
                return TrashToken(PLATES[plate.number], GOOD_NAMES[good])
    return None


def _settle(state: RushState, frame: Choosing) -> Action:
    if frame.what == "bonus":
        names = [BONUSES[card] for card in frame.among]
        return BonusChoice(min(names, key=BONUS_WISHES.index))
    return choosing.default(state)


class KitchenCrew:
    """KR-244, and the levels of bots."""

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(SKILLS)

    def bot(self, level: str) -> Bot:
        return Cook(level, SKILLS[level])


HEURISTICS: Final = KitchenCrew()
