"""What is being asked, and whom the others wait for. Nothing here depends on what another seat keeps secret."""

from typing import Final

from atable.games.rival_restaurants.abilities.bonuses import bonus_of
from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    ANGUS,
    CHEFS,
    FOOD_FIGHT,
    FUEGO,
    KIM,
    LOCATIONS,
    MORTIMER,
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
)
from atable.games.rival_restaurants.phases import choosing, drafting, kitchen
from atable.games.rival_restaurants.state import NOTHING, RivalState
from atable.games.rival_restaurants.table.small_steps import owner
from atable.kernel.messages import Param, Player, Term, players
from atable.kernel.seats import Seat
from atable.kernel.views import Prompt, ask_or_wait, check_viewer

Question = tuple[str, str, dict[str, Param]]

POWER_RULES: Final = {MORTIMER: "RR-338", KIM: "RR-327", ANGUS: "RR-299", FUEGO: "RR-346"}


def prompts(state: RivalState, seat: Seat | None, pending: list[Seat]) -> list[Prompt]:
    check_viewer(seat, state.seats)
    if not state.stack:
        return []
    waiting = pending or _shopping_live(state)
    key, rule, params = _question(state, seat if seat in waiting else None)
    return [ask_or_wait(_id(state, key, seat), key, rule, params, seat, waiting)]


def _shopping_live(state: RivalState) -> list[Seat]:
    """RR-087: nobody owes anything while the clock runs; who is not done may act."""
    frame = state.stack[-1]
    return [seat for seat, done in enumerate(frame.done) if not done] if isinstance(frame, Market) else []


def _id(state: RivalState, key: str, seat: Seat | None) -> str:
    """Changes with every answer; built from public things, and from the seat's own steps."""
    return f"{key}-{state.day}-{0 if seat is None else state.steps[seat]}"


def _question(state: RivalState, seat: Seat | None) -> Question:
    frame = state.stack[-1]
    if isinstance(frame, Choosing | Drafting):
        return _before_the_first_day(frame)
    if isinstance(frame, Market):
        return _market(state, frame, seat)
    if isinstance(frame, Play | Returned | Reacting | ChoosingRecipe):
        return _play(state, frame, seat)
    if isinstance(frame, SettingWheels | Placing | CardWindow | Powers | Relocating):
        return _money_and_move(state, frame)
    if isinstance(frame, Declaring):
        return "cook", "RR-211", {}
    if isinstance(frame, Kitchen):
        return _kitchen(state, frame)
    if isinstance(frame, Sacrificing):
        return "sacrifice", "RR-316", {}
    return "vote", "RR-286", {"tied": players(frame.tied)}


def _before_the_first_day(frame: Choosing | Drafting) -> Question:
    if isinstance(frame, Choosing):
        return f"choose-{frame.what}", choosing.RULES[frame.what], {}
    return "draft-ban" if frame.picked else "draft-pick", drafting.RULES[frame.step], {}


def _money_and_move(state: RivalState, frame: SettingWheels | Placing | CardWindow | Powers | Relocating) -> Question:
    if isinstance(frame, SettingWheels):
        if len(state.figures) == state.seats:
            return "wheel", "RR-059", {}
        return "wheels", "RR-353" if state.restaurants[0].squad else "RR-407", {}
    if isinstance(frame, Placing):
        return "spot", "RR-068", {}
    if isinstance(frame, CardWindow):
        return "window", "RR-081", {}
    if isinstance(frame, Powers):
        chef = state.figures[frame.queue[0]].chef
        return "power", POWER_RULES[chef], {"chef": _chef(state, frame.queue[0])}
    if frame.to != NOTHING:
        location = Term(f"location-{LOCATIONS[frame.to]}")
        return "relocate-spot", "RR-331", {"chef": _chef(state, frame.figure), "location": location}
    return "relocate", "RR-300", {"chef": _chef(state, frame.figure)}


def _chef(state: RivalState, figure: int) -> Term:
    return Term(f"chef-{CHEFS[state.figures[figure].chef]}")


def _card(card: int) -> Term:
    return Term(f"card-{ACTION_CARDS[card]}")


# Cards and powers


def _play(state: RivalState, frame: Play | Returned | Reacting | ChoosingRecipe, seat: Seat | None) -> Question:
    if isinstance(frame, Play):
        return _answer(state, frame, seat)
    if isinstance(frame, Returned):
        return "return", "RR-185", {"card": _card(frame.card), "target": Player(frame.target)}
    if isinstance(frame, Reacting):
        key = "food-fight" if frame.card == FOOD_FIGHT else "say-cheese"
        return key, "RR-449", {"author": Player(frame.author)}
    return "recipe", "RR-254", {}


def _answer(state: RivalState, frame: Play, seat: Seat | None) -> Question:
    """RR-196: a target answers the play, its author answers the Clam-Voyance of a target."""
    what = _chef(state, frame.figure) if frame.card == NOTHING else _card(frame.card)
    params: dict[str, Param] = {"author": Player(frame.author), "what": what}
    if seat == frame.author:
        target = next(chain.target for chain in frame.chains if chain.open and chain.authors)
        return "answer-back", "RR-196", {**params, "target": Player(target)}
    return "answer", "RR-188", params


# Buy & Barter


def _market(state: RivalState, frame: Market, seat: Seat | None) -> Question:
    if frame.step == "live":
        return "market", "RR-087", {}
    if frame.step == "open":
        return "market-open", "RR-417", {}
    if frame.step == "claims":
        return "claims", "RR-417", {}
    if frame.step == "queues":
        return _shop(state, frame, seat)
    if frame.step == "close":
        return "market-close", "RR-421", {}
    if frame.step == "ready":
        return "ready", "RR-422", {}
    if frame.book.standing:
        return "offer", "RR-423", {"player": Player(frame.book.standing[-1].maker)}
    return "barter", "RR-423", {"left": frame.offers_left}


def _shop(state: RivalState, frame: Market, seat: Seat | None) -> Question:
    """RR-418: of a player with two figures, the one at the first location."""
    for location, queue in enumerate(frame.queues):
        if queue and seat is not None and owner(state, queue[0]) == seat:
            params: dict[str, Param] = {
                "chef": _chef(state, queue[0]),
                "location": Term(f"location-{LOCATIONS[location]}"),
            }
            return "shop", "RR-418", params
    return "shop", "RR-418", {}


# Cook & Counter


def _kitchen(state: RivalState, frame: Kitchen) -> Question:
    if frame.stage == "ask":
        return "cook-on", "RR-205", {"garbage": state.restaurants[frame.queue[0]].garbage}
    if frame.stage == "attack":
        return "gardena", "RR-314", {}
    if not frame.bonuses:
        return "finish", "RR-242", {}
    bonus = bonus_of(state, frame.queue[0], frame.bonuses[0])
    waits = len(kitchen.steps(frame)) > 1
    return "bonus-or-finish" if waits else "bonus", "RR-261", {"bonus": Term(f"bonus-{bonus.id}")}
