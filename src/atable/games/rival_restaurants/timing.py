"""Thinking time, and what is played for someone absent or out of time. The clock of the market is the market's own."""

from typing import Final

from atable.games.rival_restaurants.actions import (
    ChooseActive,
    ChooseSpot,
    DecideClaim,
    DeclareCook,
    DeclineBonus,
    DeclineOffer,
    Done,
    FinishStep,
    Pass,
    Relocate,
    Respond,
    SealBid,
    SetWheel,
)
from atable.games.rival_restaurants.content.cards import (
    CARBTASTIC,
    CHEFS,
    FRUIT_STAND,
    FUEGO,
    ISLAND,
    LOCATIONS,
    MARKETS,
)
from atable.games.rival_restaurants.frames import (
    CardWindow,
    Choosing,
    ChoosingRecipe,
    Declaring,
    Drafting,
    Kitchen,
    Market,
    Placing,
    Play,
    Powers,
    Reacting,
    Relocating,
    Returned,
    Sacrificing,
    SettingWheels,
    Stage,
    Voting,
)
from atable.games.rival_restaurants.phases import (
    choosing,
    choosing_recipe,
    drafting,
    kitchen,
    plays,
    powers,
    reacting,
    relocating,
    returning,
    sacrificing,
)
from atable.games.rival_restaurants.phases.buying import steps
from atable.games.rival_restaurants.shop.contests import in_war
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import figures_of, owner, spots_at
from atable.kernel.actions import Action
from atable.kernel.seats import Seat
from atable.kernel.views import Limit

SECOND: Final = 1000
HOUR: Final = 60 * 60 * SECOND

# Live, in seconds. The wheels have an option, the kitchen asks different things, the market has its own clock.
LIVE: Final[dict[type, int]] = {
    Choosing: 30,
    Drafting: 30,
    Placing: 15,
    CardWindow: 6,
    Powers: 15,
    Relocating: 15,
    Play: 8,
    Returned: 15,
    Reacting: 15,
    ChoosingRecipe: 20,
    Declaring: 60,
    Sacrificing: 15,
    Voting: 30,
}
KITCHEN: Final[dict[Stage, int]] = {kitchen.ASK: 8, kitchen.ATTACK: 15, kitchen.FINISH: 20}

# Relaxed: where all decide together a day, for one decision in between half a day.
LONG: Final = 24 * HOUR
SHORT: Final = 12 * HOUR
SLOW: Final = (Choosing, Drafting, SettingWheels, Market, Declaring, Voting)

PASS: Final = Pass()
NOTHING_COOKED: Final = DeclareCook()


def limit(state: RivalState, seat: Seat) -> Limit | None:
    if state.options.pace == "simulation":  # RR-432
        return None
    frame = state.stack[-1]
    if state.options.pace == "relaxed":
        return Limit(_group(state, seat), LONG if isinstance(frame, SLOW) else SHORT)
    seconds = _live_seconds(state)
    return Limit(_group(state, seat), seconds * SECOND) if seconds else None


def _live_seconds(state: RivalState) -> int:
    """0: as long as it takes: a market without a clock (RR-397, RR-429), a table that wants no limit for the wheels."""
    frame = state.stack[-1]
    if isinstance(frame, Market):
        return 0
    if isinstance(frame, SettingWheels):
        return state.options.wheel_seconds  # RR-066
    if isinstance(frame, Kitchen):
        return KITCHEN[frame.stage]
    return LIVE[type(frame)]


def _group(state: RivalState, seat: Seat) -> str:
    """Small steps of one question share its time, every other question has its own. All may know who has how long."""
    return f"{type(state.stack[-1]).__name__.lower()}-{state.day}-{_question(state, seat)}"


def _question(state: RivalState, seat: Seat) -> str:
    frame = state.stack[-1]
    if isinstance(frame, Choosing):
        return frame.what
    if isinstance(frame, Drafting):
        return f"{frame.step}-{frame.picked}"
    if isinstance(frame, Powers):
        return f"{frame.queue[0]}"
    if isinstance(frame, Relocating):
        return f"{frame.figure}"
    if isinstance(frame, Play):
        chains = [f"{chain.target}.{chain.clams}" for chain in frame.chains if chain.open]
        return "-".join([f"{frame.card}.{frame.figure}", *chains])
    if isinstance(frame, ChoosingRecipe):
        return f"{frame.place}"  # with a Double Stove one of each type
    if isinstance(frame, Kitchen):
        return f"{seat}-{frame.stage}-{frame.attacks}-{len(kitchen.steps(frame))}-{len(frame.bonuses)}"
    if isinstance(frame, Market):
        return f"{frame.step}-{state.restaurants[seat].money}"  # it changes with every purchase
    return ""


# RR-425: what is done for somebody who does not decide


def default(state: RivalState, seat: Seat) -> Action:
    frame = state.stack[-1]
    if isinstance(frame, SettingWheels | Placing | CardWindow | Powers | Relocating):
        return _money_and_move(state, frame, seat)
    if isinstance(frame, Market):
        return _market(state, frame, seat)
    if isinstance(frame, Kitchen):
        return _kitchen(state, frame, seat)
    if isinstance(frame, Play):
        return _no_answer(frame, seat)
    if isinstance(frame, Declaring):
        return NOTHING_COOKED
    if isinstance(frame, Voting):
        return PASS  # RR-287
    return _first(state, frame, seat)


def _first(
    state: RivalState, frame: Choosing | Drafting | Returned | Reacting | ChoosingRecipe | Sacrificing, seat: Seat
) -> Action:
    """In the order of the content, or of drawing."""
    if isinstance(frame, Choosing):
        return choosing.legal(state, seat)[0]
    if isinstance(frame, Drafting):
        return drafting.legal(state, seat)[0]
    if isinstance(frame, Returned):
        return returning.legal(state, seat)[0]
    if isinstance(frame, Reacting):
        return reacting.legal(state, seat)[0]
    if isinstance(frame, ChoosingRecipe):
        return choosing_recipe.legal(state, seat)[0]
    return sacrificing.legal(state, seat)[0]


def _money_and_move(
    state: RivalState, frame: SettingWheels | Placing | CardWindow | Powers | Relocating, seat: Seat
) -> Action:
    if isinstance(frame, SettingWheels):
        return _wheel(state, frame, seat)
    if isinstance(frame, Placing):
        figure = next(it for it in frame.asked if owner(state, it) == seat and frame.spots[it] == NOTHING)
        return ChooseSpot(figure, spots_at(state, state.figures[figure].at)[0])  # RR-074
    if isinstance(frame, Relocating):
        ways = relocating.legal(state, seat)
        island = Relocate(LOCATIONS[ISLAND])
        return island if island in ways else ways[0]
    if isinstance(frame, Powers) and state.figures[frame.queue[0]].chef == FUEGO:
        return powers.legal(state, seat)[0]  # everybody
    return PASS


def _wheel(state: RivalState, frame: SettingWheels, seat: Seat) -> Action:
    """RR-067, RR-363, RR-408: The Island; the second figure elsewhere."""
    squad = state.restaurants[seat].squad
    if squad and frame.actives[seat] == NOTHING:
        before = state.figures[seat].chef
        return ChooseActive(CHEFS[squad[0] if before == NOTHING else before])
    figures = figures_of(state, seat)
    figure = next(it for it in figures if frame.wheels[it] == NOTHING)
    taken = [frame.wheels[other] for other in figures]
    wishes = (CARBTASTIC, FRUIT_STAND) if state.figures[figure].npc else (ISLAND, CARBTASTIC)
    location = next(wish for wish in wishes if wish not in taken)
    spots = spots_at(state, location) if location < MARKETS and state.options.placement_mode == "combined" else []
    return SetWheel(figure, LOCATIONS[location], spots[0] if spots else None)  # RR-074


def _no_answer(frame: Play, seat: Seat) -> Action:
    chain = next(chain for chain in frame.chains if chain.open and plays.responder(frame, chain) == seat)
    return Respond(chain.target, None)


def _market(state: RivalState, frame: Market, seat: Seat) -> Action:
    """Claims are released, nothing is bid or bought, offers are declined."""
    if frame.step == "claims":
        return _release(state, frame, seat)
    if frame.step == "ready":
        return Done()
    if frame.step == "queues":
        return Pass(steps.turns_of(state, frame, seat)[0])
    if frame.step in steps.BARTERS and frame.book.standing:
        return DeclineOffer(frame.book.standing[-1].id)
    return PASS


def _release(state: RivalState, frame: Market, seat: Seat) -> Action:
    for figure in figures_of(state, seat):
        if frame.claims[figure] != NOTHING and frame.decisions[figure] == NOTHING:
            return DecideClaim(figure, False)
        war = in_war(frame, figure)
        if war is not None and war.money[war.figures.index(figure)] == NOTHING:
            return SealBid(figure, 0)
    raise AssertionError("nobody else is asked")


def _kitchen(state: RivalState, frame: Kitchen, seat: Seat) -> Action:
    if frame.stage == kitchen.ASK:
        return kitchen.COOK_ON
    if frame.stage == kitchen.ATTACK:
        return PASS
    first = kitchen.legal(state, seat)[0]
    return first if isinstance(first, FinishStep) else DeclineBonus()  # RR-243, RR-261
