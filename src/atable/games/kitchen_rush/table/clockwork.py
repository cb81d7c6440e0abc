"""What the clock does in the Action phase."""

from atable.games.kitchen_rush.content.cards import MARKET_HOLIDAY
from atable.games.kitchen_rush.events import ActionEnded, ClockJumped, GraceBegan
from atable.games.kitchen_rush.frames import Action
from atable.games.kitchen_rush.state import NEVER, NOBODY, STANDING, RushState
from atable.games.kitchen_rush.table import bag, hourglasses, lid, windows
from atable.games.kitchen_rush.table.house import GRACE_MS, HOLIDAY_MS, round_ms
from atable.games.kitchen_rush.table.small_steps import action_frame, clock, relaxed
from atable.kernel.events import Event
from atable.kernel.seats import Seat


def next_reading(state: RushState) -> int:
    """The clock's reading at which the next thing is due; sand that runs out is one: others may act then."""
    frame = action_frame(state)
    now, due = frame.clock.read(state.now), round_ms(state)
    if frame.grace:
        due += GRACE_MS
    else:
        for hourglass in state.hourglasses:
            runs_out = hourglass.runs_out  # 0 of one that does not stand on the board
            if now < runs_out < due:
                due = runs_out
        if state.event == MARKET_HOLIDAY and now < HOLIDAY_MS:
            due = min(due, HOLIDAY_MS)
    draw_ends = state.bag.draw_ends
    if draw_ends != NEVER:
        due = min(due, draw_ends)
    if state.bag.holder != NOBODY:
        due = min(due, bag.idle_at(state))
    melting = lid.melts_at(state)
    return due if melting == NEVER else min(due, melting)


def let_bag_go(state: RushState, events: list[Event]) -> None:
    """KR-145. With the bag in hand the Spice Master has done all that one visit allows."""
    number, mastered = state.bag.window, state.bag.open
    bag.release(state, events)
    if mastered:
        windows.close(state, next(window for window in state.windows if window.number == number), events)


def lift_for_absent(state: RushState, frame: Action, events: list[Event]) -> bool:
    """Run-out hourglasses of a seat that is away block nobody."""
    if frame.grace:
        return False
    now, before = clock(state), len(events)
    for number in range(2 * state.seats):
        if state.away >> number // 2 & 1 and hourglasses.run_out(state.hourglasses[number], now):
            hourglasses.lift(state, None, number, events)
    return len(events) > before


def end_in_time(state: RushState, frame: Action, events: list[Event]) -> bool:
    """KR-093 to KR-096: windows whose sand has run out close, then the grace period begins, then the phase ends."""
    now, end = clock(state), round_ms(state)
    if now < end:
        return False
    if not frame.grace:
        if _close_run_out(state, end, events):
            return True
        if state.windows:
            frame.grace = True
            events.append(GraceBegan())
            return True
    elif state.windows and now < end + GRACE_MS:
        return False
    end_action(state, events)
    return True


def _close_run_out(state: RushState, end: int, events: list[Event]) -> bool:
    """KR-094; relaxed mode knows no grace (KR-242)."""
    before = len(state.windows)
    for window in state.windows.copy():
        if relaxed(state) or state.hourglasses[window.hourglass].runs_out <= end:
            windows.close(state, window, events)
    return len(state.windows) < before


def end_action(state: RushState, events: list[Event]) -> None:
    """KR-096, KR-176, KC-086."""
    for window in state.windows.copy():
        windows.close(state, window, events)
    if state.lid_open:
        lid.leave_open(state, events)
    state.freezer_steps = [NEVER] * state.seats
    state.stack.clear()
    state.upcoming = "check"
    events.append(ActionEnded(state.round))


# Relaxed mode


def jump(state: RushState, frame: Action, events: list[Event]) -> bool:
    """KR-238, KR-239, KR-243: to the next stop, where run-out hourglasses come off the board."""
    if not all_ready(state):
        return False
    stop = next_stop(state)
    frame.clock.counted = stop
    frame.ready = 0
    if stop < round_ms(state):
        events.append(ClockJumped(stop))
        for number in range(len(state.hourglasses)):
            if hourglasses.run_out(state.hourglasses[number], stop):
                hourglasses.lift(state, None, number, events)
    return True


def next_stop(state: RushState) -> int:
    stop = round_ms(state)
    for hourglass in state.hourglasses:
        if hourglass.where == STANDING:
            stop = min(stop, hourglass.runs_out)
    return stop


def all_ready(state: RushState) -> bool:
    return action_frame(state).ready == (1 << state.seats) - 1


def unready_seats(state: RushState) -> list[Seat]:
    ready = action_frame(state).ready
    return [seat for seat in range(state.seats) if not ready >> seat & 1]
