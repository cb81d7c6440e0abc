"""Kitchen Squad with draft (RR-388 to RR-396)."""

from typing import Final

from atable.games.rival_restaurants.actions import BanChef, PickChef
from atable.games.rival_restaurants.content.cards import CHEF_INDEX, CHEFS
from atable.games.rival_restaurants.events import ChefDrafted
from atable.games.rival_restaurants.frames import Drafting
from atable.games.rival_restaurants.phases.choosing import prepare
from atable.games.rival_restaurants.state import RivalState
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

# By step: who (0 is player 1) and whether a ban follows the pick; the rule of each step.
STEPS: Final = ((0, False), (1, True), (0, True), (1, False), (0, False), (1, False))
RULES: Final = ("RR-389", "RR-390", "RR-391", "RR-392", "RR-393", "RR-394")


def pending(state: RivalState) -> list[Seat]:
    frame = top(state, Drafting)
    return [(frame.first + STEPS[frame.step][0]) % state.seats]


may_act = pending


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, Drafting)
    if frame.picked:
        return [BanChef(CHEFS[chef]) for chef in frame.pool]
    return [PickChef(CHEFS[chef]) for chef in frame.pool]


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if action not in legal(state, seat):
        raise IllegalAction(RULES[top(state, Drafting).step], "draft-from-pool")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Drafting)
    assert isinstance(action, PickChef | BanChef)
    banned = isinstance(action, BanChef)
    chef = CHEF_INDEX[action.chef]
    frame.pool.remove(chef)
    events.append(ChefDrafted(seat, action.chef, banned))
    if banned:
        state.chefs_out.append(chef)
    else:
        state.restaurants[seat].squad.append(chef)
    frame.picked = not banned and STEPS[frame.step][1]
    if not frame.picked:
        frame.step += 1


def step(state: RivalState, events: list[Event]) -> bool:
    frame = top(state, Drafting)
    if frame.step < len(STEPS):
        return False
    state.chefs_out += frame.pool
    state.stack = []
    prepare(state, events)
    return True


tick = no_tick
next_deadline = no_deadline
