"""What the clock does in the Action phase. Things due at the same millisecond follow KR-099."""

from atable.games.kitchen_rush.content.cards import MARKET_HOLIDAY
from atable.games.kitchen_rush.events import ActionEnded, ClockJumped, GraceBegan
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


def tick(state: RushState, events: list[Event]) -> None:
    """KR-099: end of a spice draw, idle timers, end of the phase."""
    now = clock(state)
    if state.bag.draw_ends != NEVER and state.bag.draw_ends <= now:
        bag.end_draw(state, events)
    if state.bag.holder != NOBODY and bag.idle_at(state) <= now:
        let_bag_go(state, events)
    lid.judge(state, events)
    if action_frame(state).grace:
        if now >= round_ms(state) + GRACE_MS or not state.windows:
            end_action(state, events)
    elif now >= round_ms(state):
        time_is_up(state, events)
    elif state.away:
        lift_for_absent(state, events)


def let_bag_go(state: RushState, events: list[Event]) -> None:
    """KR-145. With the bag in hand the Spice Master has done all that one visit allows."""
    number, mastered = state.bag.window, state.bag.open
    bag.release(state, events)
    if mastered:
        windows.close(state, next(window for window in state.windows if window.number == number), events)


def lift_for_absent(state: RushState, events: list[Event]) -> None:
    """Run-out hourglasses of a seat that is away block nobody."""
    now = clock(state)
    for number in range(2 * state.seats):
        if state.away >> number // 2 & 1 and hourglasses.run_out(state.hourglasses[number], now):
            hourglasses.lift(state, None, number, events)
    lid.judge(state, events)


def time_is_up(state: RushState, events: list[Event]) -> None:
    """KR-093, KR-094; relaxed mode knows no grace (KR-242)."""
    for window in state.windows.copy():
        if relaxed(state) or state.hourglasses[window.hourglass].runs_out <= round_ms(state):
            windows.close(state, window, events)
    lid.judge(state, events)
    if state.windows:
        action_frame(state).grace = True
        events.append(GraceBegan())
    else:
        end_action(state, events)


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


def jump(state: RushState, events: list[Event]) -> None:
    """KR-238, KR-239, KR-243: to the next stop, where run-out hourglasses come off the board."""
    frame = action_frame(state)
    stop = next_stop(state)
    frame.clock.counted = stop
    frame.ready = 0
    if stop == round_ms(state):
        time_is_up(state, events)
        return
    events.append(ClockJumped(stop))
    for number in range(len(state.hourglasses)):
        if hourglasses.run_out(state.hourglasses[number], stop):
            hourglasses.lift(state, None, number, events)
    lid.judge(state, events)


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
