"""The powers at the end of Money & Move, in their fixed order (RR-082, RR-375)."""

from typing import Final

from atable.games.rival_restaurants.abilities import chefs
from atable.games.rival_restaurants.actions import Pass, UseAngus, UseFuego, UseKim, UseMortimer
from atable.games.rival_restaurants.content.cards import ANGUS, FUEGO, KIM, MORTIMER
from atable.games.rival_restaurants.events import PowerUsed
from atable.games.rival_restaurants.frames import Powers
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.table.small_steps import go_to, owner, power_works
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

ORDER: Final = (MORTIMER, KIM, ANGUS, FUEGO)  # RR-082
PASS: Final = Pass()


def start_powers(state: RivalState, events: list[Event]) -> None:
    queue: list[int] = []
    for chef in ORDER:
        queue += [number for number, figure in enumerate(state.figures) if figure.chef == chef]
    state.stack = [Powers(queue)]


def pending(state: RivalState) -> list[Seat]:
    return [owner(state, top(state, Powers).queue[0])]


may_act = pending


def legal(state: RivalState, seat: Seat) -> list[Action]:
    return [*chefs.uses(state, top(state, Powers).queue[0]), PASS]


def check(state: RivalState, seat: Seat, action: Action) -> None:
    figure = top(state, Powers).queue[0]
    if action == PASS or action in chefs.uses(state, figure):
        return
    chefs.refuse(state, figure, action)
    raise IllegalAction("RR-083", "power-or-pass")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    figure = top(state, Powers).queue[0]
    if isinstance(action, UseMortimer | UseKim | UseAngus | UseFuego):
        chefs.use(state, figure, action, events)
    else:
        state.figures[figure].used = True  # RR-292: not today


def step(state: RivalState, events: list[Event]) -> bool:
    frame = top(state, Powers)
    if not frame.queue:
        go_to(state, "market")
        return True
    number = frame.queue[0]
    figure = state.figures[number]
    if not figure.used and power_works(state, number):
        if figure.npc:
            figure.used = True
            _use_npc(state, number, events)
            return True
        if _waits(state, number, events):
            return False
    frame.queue.pop(0)
    return True


tick = no_tick
next_deadline = no_deadline


def _waits(state: RivalState, number: int, events: list[Event]) -> bool:
    """Is its player asked? Not without a target, and not where standing orders answer (RR-425)."""
    return bool(chefs.uses(state, number)) and not chefs.use_as_ordered(state, number, events)


def _use_npc(state: RivalState, number: int, events: list[Event]) -> None:
    """RR-366: at once, on every Active Chef there, the own one too (RR-365)."""
    targets = chefs.npc_targets(state, number)
    if targets:
        chef = chefs.name_of(state, number)
        events.append(PowerUsed(owner(state, number), chef, tuple(targets), None, None))
        chefs.announce_npc(state, number, targets, events)
