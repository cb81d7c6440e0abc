"""Say Cheese! and Food Fight!: the targets choose in secret, and all of it happens together (RR-449)."""

from atable.games.rival_restaurants.actions import Discard, Smile
from atable.games.rival_restaurants.content.cards import ACTION_CARDS, INGREDIENT_INDEX, INGREDIENTS, SAY_CHEESE
from atable.games.rival_restaurants.events import Locked, Reacted, Smiled
from atable.games.rival_restaurants.frames import Reacting
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table import commitment
from atable.games.rival_restaurants.table.small_steps import discard, give_money, take_garbage
from atable.kernel.actions import Action
from atable.kernel.errors import IllegalAction
from atable.kernel.events import Event, Secret
from atable.kernel.phases import no_deadline, no_tick, top
from atable.kernel.seats import Seat

SMILE = 1
STRAIGHT_FACE = 0
PRICE_OF_A_SMILE = 100


def pending(state: RivalState) -> list[Seat]:
    frame = top(state, Reacting)
    return [seat for seat, choice in zip(frame.asked, frame.chosen, strict=True) if choice == NOTHING]


may_act = pending


def legal(state: RivalState, seat: Seat) -> list[Action]:
    if top(state, Reacting).card == SAY_CHEESE:
        smiles: list[Action] = [Smile(True)] if state.restaurants[seat].money >= PRICE_OF_A_SMILE else []
        return [*smiles, Smile(False)]
    spare = commitment.pantry(state.restaurants[seat])
    return [Discard(INGREDIENTS[kind]) for kind, count in enumerate(spare) if count]


def check(state: RivalState, seat: Seat, action: Action) -> None:
    if action not in legal(state, seat):
        raise IllegalAction("RR-449", "choose-a-reaction")


def play(state: RivalState, seat: Seat, action: Action, events: list[Event]) -> None:
    frame = top(state, Reacting)
    if isinstance(action, Smile):
        choice = SMILE if action.smile else STRAIGHT_FACE
    else:
        assert isinstance(action, Discard)
        choice = INGREDIENT_INDEX[action.ingredient]
    frame.chosen[frame.asked.index(seat)] = choice
    events.append(Secret((seat,), Smiled(seat, _name(frame, choice)), None))
    events.append(Locked(seat, "reaction"))


def _name(frame: Reacting, choice: int) -> str:
    if frame.card == SAY_CHEESE:
        return "smile" if choice == SMILE else "straight_face"
    return INGREDIENTS[choice]


def step(state: RivalState, events: list[Event]) -> bool:
    frame = top(state, Reacting)
    for at, seat in enumerate(frame.asked):
        if frame.chosen[at] == NOTHING and len(actions := legal(state, seat)) == 1:
            frame.chosen[at] = _only(actions[0])
    if NOTHING in frame.chosen:
        return False
    state.stack.pop()
    names = tuple([_name(frame, choice) for choice in frame.chosen])
    events.append(Reacted(ACTION_CARDS[frame.card], tuple(frame.asked), names))
    for seat, choice in zip(frame.asked, frame.chosen, strict=True):
        _carry_out(state, frame, seat, choice, events)
    return True


tick = no_tick
next_deadline = no_deadline


def _only(action: Action) -> int:
    """Nothing is asked where there is no choice."""
    return INGREDIENT_INDEX[action.ingredient] if isinstance(action, Discard) else STRAIGHT_FACE


def _carry_out(state: RivalState, frame: Reacting, seat: Seat, choice: int, events: list[Event]) -> None:
    if frame.card != SAY_CHEESE:
        commitment.lose(state, seat, choice)
        discard(state, choice)
    elif choice == SMILE:
        give_money(state, seat, frame.author, PRICE_OF_A_SMILE, "say_cheese", events)
    else:
        take_garbage(state, seat, 1, "say_cheese", events)
