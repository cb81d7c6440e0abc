"""The declared cooking, seat by seat (RR-205, RR-212 to RR-215, RR-242, RR-243, RR-248 to RR-256)."""

from typing import Final

from atable.games.rival_restaurants.abilities.bonuses import bonus_of, choices, use
from atable.games.rival_restaurants.actions import CookOn, DeclineBonus, FinishStep, Pass, UseBonus, UseGardena
from atable.games.rival_restaurants.content.cards import BASIC_BOOK, CHEFS, GARDENA, GOURMET_BOOK, RECIPE_INDEX
from atable.games.rival_restaurants.cooking.fillings import NOTHING_COOKED
from atable.games.rival_restaurants.cooking.gains import garbage_of, serve
from atable.games.rival_restaurants.cooking.pans import dish_of, pan_of
from atable.games.rival_restaurants.events import BonusDeclined, CookingLeft, OrdersFollowed, PowerUsed
from atable.games.rival_restaurants.frames import Kitchen, Play, Stage
from atable.games.rival_restaurants.frames.records import Chain
from atable.games.rival_restaurants.phases.choosing_recipe import draw_new, take_away
from atable.games.rival_restaurants.phases.ending import end_day
from atable.games.rival_restaurants.phases.sacrificing import eligible_meats
from atable.games.rival_restaurants.state import BASIC, GOURMET, NOTHING, RivalState
from atable.games.rival_restaurants.table.commitment import recommit
from atable.games.rival_restaurants.table.recipes import deck_size, type_of
from atable.games.rival_restaurants.table.small_steps import LEVEL_BONUSES, active_figure, discard, owns, take_garbage
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

ASK: Final[Stage] = "ask"  # RR-205: goes on in spite of garbage?
ATTACK: Final[Stage] = "attack"  # RR-314
FINISH: Final[Stage] = "finish"  # RR-242
TAKE: Final = "garbage"
TURN: Final = "turn"
DRAW: Final = "draw"
BONUS: Final = "bonus"
FROM_BOOK: Final = 4  # RR-119, RR-120

COOK_ON: Final = CookOn(True)
LEAVE: Final = CookOn(False)
PASS: Final = Pass()
DECLINE: Final = DeclineBonus()


def pending(state: RivalState) -> list[Seat]:
    return top(state, Kitchen).queue[:1]


may_act = pending


# What is asked


def legal(state: RivalState, seat: Seat) -> list[Action]:
    frame = top(state, Kitchen)
    if seat not in frame.queue[:1]:
        return []
    if frame.stage == ASK:
        return [COOK_ON, LEAVE]
    if frame.stage == ATTACK:
        return [*[UseGardena(target) for target in targets(state)], PASS]
    actions: list[Action] = [FinishStep(step) for step in steps(frame) if step != BONUS]
    if frame.bonuses:
        actions += choices(state, seat, bonus_of(state, seat, frame.bonuses[0]))
        actions.append(DECLINE)  # RR-261
    return actions


def targets(state: RivalState) -> list[Seat]:
    """RR-316: whom Gardena may name."""
    frame = top(state, Kitchen)
    others = [seat for seat in range(state.seats) if seat != frame.queue[0]]
    return [seat for seat in others if eligible_meats(state, frame, seat)]


def steps(frame: Kitchen) -> list[str]:
    """RR-242: what is still to come, in the order of RR-243."""
    found = [TAKE] if frame.garbage else []
    if frame.cooked:
        found.append(TURN)
    if frame.draws:
        found.append(DRAW)
    if frame.bonuses:
        found.append(BONUS)
    return found


def check(state: RivalState, seat: Seat, action: Action) -> None:
    frame = top(state, Kitchen)
    if seat not in frame.queue[:1]:
        raise IllegalAction("RR-212", "another-cook-first")
    if frame.stage == ASK:
        if not isinstance(action, CookOn):
            raise IllegalAction("RR-205", "cook-on-or-leave")
    elif frame.stage == ATTACK:
        _check_attack(state, action)
    elif isinstance(action, FinishStep):
        if action.step not in steps(frame) or action.step == BONUS:
            raise IllegalAction("RR-242", "step-not-open")
    elif not isinstance(action, UseBonus | DeclineBonus):
        raise IllegalAction("RR-242", "finish-cooking-first")
    elif not frame.bonuses:
        raise IllegalAction("RR-260", "no-bonus-waiting")
    elif isinstance(action, UseBonus) and action not in choices(state, seat, bonus_of(state, seat, frame.bonuses[0])):
        raise IllegalAction("RR-441", "no-such-bonus-choice")


def _check_attack(state: RivalState, action: Action) -> None:
    if isinstance(action, UseGardena):
        if action.target not in targets(state):
            raise IllegalAction("RR-316", "no-meat-to-discard")
    elif action != PASS:
        raise IllegalAction("RR-314", "attack-or-pass")


# What is answered


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Kitchen)
    if isinstance(action, CookOn):
        if action.cook:
            _cook(state, events)
        else:
            events.append(CookingLeft(seat))
            _next_cook(frame)
    elif isinstance(action, UseGardena):
        _attack(state, seat, action.target, events)
    elif isinstance(action, Pass):
        frame.attacks = 0
    elif isinstance(action, FinishStep):
        _do(state, action.step, events)
    elif isinstance(action, UseBonus):
        use(state, seat, frame.bonuses.pop(0), action, events)
    else:
        assert isinstance(action, DeclineBonus)
        events.append(BonusDeclined(seat, bonus_of(state, seat, frame.bonuses.pop(0)).id))


def _attack(state: RivalState, seat: Seat, target: Seat, events: list[Event]) -> None:
    """RR-314: announced like a card, so that it can be answered (RR-199)."""
    figure = active_figure(state, seat, GARDENA)
    assert figure is not None
    top(state, Kitchen).attacks -= 1
    events.append(PowerUsed(seat, CHEFS[GARDENA], (target,), None, None))
    chain = Chain(target, 0, False, True, False)
    state.stack.append(Play(seat, NOTHING, figure, None, NOTHING, NOTHING, [chain]))


# What goes by itself


def step(state: RivalState, events: list[Event]) -> bool:
    frame = top(state, Kitchen)
    if not frame.queue:
        state.stack.pop()
        end_day(state, events)
        return True
    seat = frame.queue[0]
    if frame.stage == ASK:
        if state.restaurants[seat].garbage:
            if state.orders[seat].cook_on != "always":
                return False
            events.append(OrdersFollowed(seat, "cook_on"))
        _cook(state, events)
        return True
    if frame.stage == ATTACK:
        if frame.attacks and targets(state):
            return False
        frame.stage = FINISH
        return True
    return _finish(state, events)


tick = no_tick
next_deadline = no_deadline


def _cook(state: RivalState, events: list[Event]) -> None:
    """RR-213, RR-214: the cards are used up, the recipe gives what it gives."""
    frame = top(state, Kitchen)
    seat = frame.queue[0]
    restaurant = state.restaurants[seat]
    plans = frame.plans[seat].plans
    frame.plans[seat] = NOTHING_COOKED
    pans = [pan_of(plan) for plan in plans]
    for pan in pans:
        for kind in pan.cards:
            restaurant.stock[kind] -= 1
            discard(state, kind)
    recommit(state, seat)
    for plan in plans:
        place = restaurant.recipes.index(RECIPE_INDEX[plan.recipe])
        frame.cooked.append(take_away(state, seat, place))
    frame.bonuses = serve(state, seat, pans, [dish_of(plan) for plan in plans], events)
    frame.garbage = sum([garbage_of(restaurant, restaurant.level, pan) for pan in pans])  # RR-241
    frame.draws = sorted([type_of(recipe) for recipe in frame.cooked])
    if _first_of_startup(state, seat):
        frame.draws = [GOURMET]  # RR-405
    frame.attacks = sum([pan.pairs for pan in pans])
    frame.stage = ATTACK


def _first_of_startup(state: RivalState, seat: Seat) -> bool:
    return state.options.variant_startup and state.restaurants[seat].dishes == 1


def _finish(state: RivalState, events: list[Event]) -> bool:
    """RR-243: a step whose turn can't matter is taken at once, the others as the cook likes."""
    frame = top(state, Kitchen)
    left = steps(frame)
    if not left:
        _next_cook(frame)
    elif TAKE in left and not _waits(state, frame, "spring_cleaning"):
        _do(state, TAKE, events)
    elif TURN in left and not _deck_may_be_short(state, frame):
        _do(state, TURN, events)
    elif len(left) == 1 and left[0] != BONUS:
        _do(state, left[0], events)
    else:
        return False
    return True


def _waits(state: RivalState, frame: Kitchen, bonus: str) -> bool:
    return any(bonus_of(state, frame.queue[0], level).id == bonus for level in frame.bonuses)


def _deck_may_be_short(state: RivalState, frame: Kitchen) -> bool:
    """RR-251: is the recipe just cooked shuffled into the deck or not? A book may still come (RR-440)."""
    least = FROM_BOOK if _waits(state, frame, "family_loan") else 1
    seat = frame.queue[0]
    return any(deck_size(state, deck) < max(_wanted(state, seat, deck), least) for deck in frame.draws)


def _next_cook(frame: Kitchen) -> None:
    frame.plans[frame.queue.pop(0)] = NOTHING_COOKED
    frame.stage = ASK


def _do(state: RivalState, step: str, events: list[Event]) -> None:
    frame = top(state, Kitchen)
    seat = frame.queue[0]
    if step == TAKE:
        take_garbage(state, seat, frame.garbage, "cooking", events)
        frame.garbage = 0
    elif step == TURN:
        state.restaurants[seat].cooked += frame.cooked  # RR-250
        frame.cooked = []
    else:
        deck = frame.draws.pop(0)
        place = 0 if deck == BASIC else 1  # also where the first Gourmet recipe of Start-up comes
        draw_new(state, seat, deck, _wanted(state, seat, deck), place, events)


def _wanted(state: RivalState, seat: Seat, deck: int) -> int:
    """RR-119, RR-120, Menu of the Day: how many recipes are drawn; no book for the first of Start-up (RR-405)."""
    restaurant = state.restaurants[seat]
    more = sum([bonus.more_recipes for bonus in LEVEL_BONUSES[restaurant.card][: restaurant.level]])
    book = BASIC_BOOK if deck == BASIC else GOURMET_BOOK
    if owns(restaurant, book) and not _first_of_startup(state, seat):
        return FROM_BOOK + more
    return 1 + more
