"""Sees a game of Kitchen Rush from the inside: what was in play, and whether its effect showed."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from atable.games.kitchen_rush import events as told
from atable.games.kitchen_rush.content.cards import (
    BONUSES,
    EVENTS,
    HOURGLASS_INDEX,
    OBJECTIVE_CONDITION,
    OBJECTIVE_INDEX,
    ORDER_COINS,
    ORDER_INDEX,
    PLATES,
    SPECIALISTS,
    TILE_COINS,
    TILE_INDEX,
    UPGRADES,
)
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.scoring import requirements
from atable.games.kitchen_rush.state import NOTHING, RushState
from atable.games.kitchen_rush.table.house import (
    APPRENTICE_WAGE,
    BROWN_OUT_MS,
    FAMILY_ROUND_MS,
    HIGH_MARKET_COST,
    HIGH_WAGE,
    HOURGLASS_MS,
    ROUND_MS,
    SHORT_INGREDIENTS,
    TIP,
    WASH_MAX,
)
from atable.games.kitchen_rush.table.small_steps import clock
from atable.kernel.events import Event

Effect = tuple[str, str]  # its sort and its id
Sign = Callable[["Witness", Any], bool]


class Witness:
    """Sees one game from its first position on."""

    def __init__(self, state: RushState) -> None:
        self.state = state
        self.event = EVENTS[state.event] if state.event != NOTHING else ""
        self.bonuses: list[str] = []
        self.crockery = [PLATES[plate] for plate in state.reserve]
        self.fresh: set[str] = set()  # Orders that were revealed after the clock started
        self.helped = False  # a Helper was placed this round
        self.pauses = 0  # this round
        self.fired: Counter[Effect] = Counter()

    def note(self, event: Event) -> None:
        for effect in self._at_work():
            if SIGNS[effect](self, event):
                self.fired[effect] += 1
        if isinstance(event, told.EventRevealed):
            self.event = event.event
        elif isinstance(event, told.BonusKept):
            self.bonuses.append(event.card)
        elif isinstance(event, told.ClockStarted):
            self.fresh, self.helped, self.pauses = set(), False, 0
        elif isinstance(event, told.OrdersRevealed):
            self.fresh |= set(event.orders)
        elif isinstance(event, told.Placed) and "helper" in event.hourglass:
            self.helped = True
        elif isinstance(event, told.GamePaused):
            self.pauses += 1
        elif isinstance(event, told.RoundEnded):
            self.event = ""

    def _at_work(self) -> list[Effect]:
        now = [("bonus", name) for name in self.bonuses] + [("option", name) for name in chosen(self.state.options)]
        return [*ALWAYS, *now, ("event", self.event)] if self.event else [*ALWAYS, *now]

    def in_play(self) -> set[Effect]:
        """Once the game is over."""
        state = self.state
        found = {("event", EVENTS[card]) for card in state.gone_events}
        found |= {("bonus", BONUSES[card]) for card in state.bonuses + state.gone_bonuses}
        found |= {("upgrade", UPGRADES[card]) for card in state.upgrades_shown + state.upgrades_bought}
        found |= {("specialist", SPECIALISTS[card]) for card in state.specialists}
        found |= {("option", name) for name in chosen(state.options)}
        if condition := OBJECTIVE_CONDITION[OBJECTIVE_INDEX[state.options.objective]]:
            found.add(("condition", condition))
            if all(line.met() for line in requirements(state) if line.name == "condition"):
                self.fired["condition", condition] += 1
        return found | set(self.fired)


def chosen(options: RushOptions) -> list[str]:
    named = ["piece_of_cake", "specialist_mini", "events", "family", "handmade", "double_shift"]
    return [f"pace {options.pace}", f"assist {options.assist}", *[name for name in named if getattr(options, name)]]


# Signs of an effect


def sees(kind: type[Event], **fields: object) -> Sign:
    return lambda it, event: isinstance(event, kind) and all(getattr(event, name) == fields[name] for name in fields)


def _lasts(it: Witness, event: Event) -> int:
    """How much longer than by itself an hourglass runs."""
    if not isinstance(event, told.Placed) or "specialist" in event.hourglass:
        return 0
    return event.runs_out - clock(it.state) - it.state.hourglasses[HOURGLASS_INDEX[event.hourglass]].duration


def _tip(event: told.OrderServed) -> int:
    return (
        event.coins - ORDER_COINS[ORDER_INDEX[event.order]] - (TILE_COINS[TILE_INDEX[event.tile]] if event.tile else 0)
    )


def _bought(event: Event) -> bool:
    return isinstance(event, told.IngredientsBought | told.SpicesBought | told.ScoopsBought)


def _placed_at(*spaces: str) -> Sign:
    return lambda it, event: isinstance(event, told.Placed) and event.space in spaces


def _early(event: Event) -> bool:
    return isinstance(event, told.OrderServed) and event.early


def _paid_helper(event: Event, coins: int) -> bool:
    return isinstance(event, told.WagePaid) and "helper" in event.hourglass and event.coins == coins


EVENT_SIGNS: Final[dict[str, Sign]] = {
    **{it: sees(told.SpaceBroke) for it in ("blown_fuse", "gas_trouble", "blocked_drain", "jammed_door")},
    "collapsed_shelf": sees(told.SpaceBroke),
    "wage_claim": sees(told.WagePaid, coins=HIGH_WAGE, hourglass="hg_red_1"),
    "helper_in_bed": lambda it, event: isinstance(event, told.ActionEnded) and not it.helped,
    "heatwave": lambda it, event: _lasts(it, event) > 0,
    "wobbly_tray": lambda it, event: _lasts(it, event) > 0,
    "supplier_shortage": lambda it, event: (
        isinstance(event, told.IngredientsBought) and sum(event.split) == SHORT_INGREDIENTS
    ),
    "price_hike": lambda it, event: _bought(event) and event.cost == HIGH_MARKET_COST,
    **{it: sees(told.GoodsLost) for it in ("mouse_in_the_larder", "sad_carrots", "dubious_meat", "spilled_bag")},
    "market_holiday": _placed_at("market_1", "market_2"),
    "stubborn_guests": sees(told.CoinsGained, why="welcome"),
    "sour_review": sees(told.PrestigeLost),
    "blogger_in_the_room": sees(told.OrderFailed, lost=2),
    "stingy_evening": lambda it, event: _early(event) and _tip(event) == 0,
    "coach_party": lambda it, event: isinstance(event, told.CustomerLeft) and event.order in it.fresh,
    "crash": sees(told.PlatesFell),
    "tax_audit": sees(told.CoinsPaid),
    "brown_out": lambda it, event: (
        isinstance(event, told.ClockStarted) and event.ms + BROWN_OUT_MS in (ROUND_MS, FAMILY_ROUND_MS)
    ),
}
BONUS_SIGNS: Final[dict[str, Sign]] = {
    "rave_review": sees(told.CoinsGained, why="rave_review"),
    "generous_guests": lambda it, event: _early(event) and _tip(event) > TIP,
    "suppliers_friend": lambda it, event: _bought(event) and event.cost == 0 and it.state.purchases == 1,
    "apprentice_contract": lambda it, event: _paid_helper(event, APPRENTICE_WAGE),
    **{it: sees(told.Delivered, bonus=it) for it in ("herb_garden", "morning_delivery", "ice_cream_van")},
    "forgiving_regulars": sees(told.Forgiven),
    "roaring_dishwasher": lambda it, event: isinstance(event, told.PlatesWashed) and len(event.plates) > WASH_MAX,
    "guest_star": sees(told.SpecialistRevealed),
}
UPGRADE_SIGNS: Final[dict[str, Sign]] = {
    "bigger_stove": _placed_at("stove_5", "stove_6"),
    "third_storeroom": _placed_at("store_c_1", "store_c_2"),
    "second_helper": sees(told.Placed, hourglass="hg_helper_2"),
    "new_crockery": lambda it, event: isinstance(event, told.OrderTaken) and bool(set(event.plates) & set(it.crockery)),
    "cold_room": _placed_at("fridge_3"),
}
OPTION_SIGNS: Final[dict[str, Sign]] = {
    "pace live": sees(told.GraceBegan),
    "pace simulation": sees(told.GraceBegan),
    "pace relaxed": sees(told.ClockJumped),
    "assist strict": lambda it, event: isinstance(event, told.ServeRefused | told.DishRuined),
    "assist guided": sees(told.LidClosed, seat=None),
    "piece_of_cake": lambda it, event: isinstance(event, told.OrderServed) and event.tile is not None,
    "specialist_mini": sees(told.SpecialistUsed),
    "events": sees(told.EventRevealed),
    "family": lambda it, event: isinstance(event, told.ClockStarted) and event.ms > ROUND_MS,
    "handmade": lambda it, event: (
        isinstance(event, told.Placed)
        and it.state.hourglasses[HOURGLASS_INDEX[event.hourglass]].duration % HOURGLASS_MS != 0
    ),
    "double_shift": lambda it, event: isinstance(event, told.GamePaused) and it.pauses > 0,  # at will
}
ROOMS: Final = ("store_a", "store_b", "store_c")
AREA_SIGNS: Final[dict[str, Sign]] = {
    "host: welcome": sees(told.CoinsGained, why="welcome"),
    "host: suggest": sees(told.OrdersSuggested),
    "host: propose": sees(told.IceProposed),
    "host: other Orders for the tiles": sees(told.TilesMoved),
    "waiter: take": sees(told.OrderTaken),
    "waiter: serve": sees(told.OrderServed, early=True),
    "waiter: sent back": sees(told.ServeRefused),
    **{f"{room}: take": sees(told.IngredientTaken, room=room) for room in ROOMS},
    "storage: put back": sees(told.IngredientPutBack),
    "spices: draw": sees(told.CubeDrawn),
    "spices: place": sees(told.CubePlaced),
    "spices: set aside": sees(told.CubeSetAside),
    "stove: cook": sees(told.Cooked),
    "market: ingredients": sees(told.IngredientsBought),
    "market: spices": sees(told.SpicesBought),
    "market: scoops": sees(told.ScoopStocked),
    "market: scoops wasted": sees(told.ScoopsWasted),
    "sink: wash": sees(told.PlatesWashed),
    "office: Upgrade": sees(told.UpgradeBought),
    "office: rehire": sees(told.Rehired),
    "office: repair": sees(told.Repaired),
    "fridge: chill": sees(told.Chilled),
    "freezer: take": sees(told.ScoopTaken),
    "freezer: put back": sees(told.ScoopPutBack),
    "freezer: melt": sees(told.IceMelted),
    "check: ruined": sees(told.DishRuined),
    "check: melted": sees(told.DishMelted),
    "mat: fetch": sees(told.PlateFetched),
    "mat: trash": sees(told.TokenTrashed),
    "mat: swap": sees(told.PlateSwapped),
}
NAMED: Final[dict[str, dict[str, Sign]]] = {
    "event": EVENT_SIGNS,
    "bonus": BONUS_SIGNS,
    "upgrade": UPGRADE_SIGNS,
    "specialist": {name: sees(told.SpecialistUsed, specialist=name) for name in SPECIALISTS},
    "option": OPTION_SIGNS,
    "area": AREA_SIGNS,
}
SIGNS: Final[dict[Effect, Sign]] = {(sort, name): sign for sort, signs in NAMED.items() for name, sign in signs.items()}
ALWAYS: Final = [effect for effect in SIGNS if effect[0] in ("upgrade", "specialist", "area")]
CONDITIONS: Final = [("condition", name) for name in OBJECTIVE_CONDITION if name]
assert set(EVENT_SIGNS) == set(EVENTS), "every Event has its sign"
assert set(BONUS_SIGNS) == set(BONUSES), "every bonus has its sign"
assert set(UPGRADE_SIGNS) == set(UPGRADES), "every Upgrade has its sign"
