"""What is counted over many games of Kitchen Rush, from events and outcomes alone."""

from collections.abc import Iterable
from typing import Final

from atable.games.kitchen_rush.content.cards import (
    AREAS,
    BONUSES,
    CUBE_INDEX,
    EVENTS,
    HELPER_1,
    HELPER_2,
    HOURGLASS_INDEX,
    ICE_OBJECTIVE,
    LEVELS,
    OBJECTIVE_COINS,
    OBJECTIVE_PRESTIGE,
    OBJECTIVE_SERVED,
    ORDER_INDEX,
    ORDER_TIER,
    ORDERS,
    ORDINARY,
    SPACE_AREA,
    SPACE_INDEX,
    SPECIALIST,
    SPECIALISTS,
    TIERS,
    UPGRADES,
)
from atable.games.kitchen_rush.events import (
    BonusKept,
    BonusOffered,
    CustomerLeft,
    DishMelted,
    DishRuined,
    DrawBegan,
    EventRevealed,
    IceMelted,
    IceProposed,
    IngredientsBought,
    OrderFailed,
    OrderServed,
    OrdersRevealed,
    OrdersSuggested,
    OrderTaken,
    Placed,
    Rehired,
    RoundBegan,
    ScoopsBought,
    SpecialistUsed,
    SpicesBought,
    UpgradeBought,
    WageUnpaid,
)
from atable.kernel.events import Event
from atable.kernel.figures import percentiles
from atable.kernel.outcome import Outcome

Sums = dict[str, int]
Rows = dict[str, float]

PERCENT: Final = (5, 50, 95)
NUMBERS: Final = ("served", "coins", "prestige", "ice", "early")
ASKED: Final = ("served", "coins", "prestige", "ice", "unpaid")  # by a basic Objective
HANDS: Final = ("player", "helper", "specialist")
PLACES: Final[tuple[str, ...]] = tuple(dict.fromkeys("storage" if it.startswith("store") else it for it in AREAS))
GOODS: Final = ("ingredients", "ordinary spices", "special spices", "scoops")


class Collector:
    """Counts what the team does with its hourglasses, and remembers what was there and what came of it."""

    def __init__(self) -> None:
        self.sums: Sums = {}
        self.round = 1  # the first one begins before anybody looks on, with its Orders and its Event
        self.active: set[tuple[int, str]] = set()  # rounds and the hourglasses that were placed in them
        self.unpaid: set[str] = set()
        self.shown: set[str] = set()  # Orders that lay on the board
        self.taken: set[str] = set()
        self.events: set[str] = set()

    def _add(self, name: str, number: int = 1) -> None:
        self.sums[name] = self.sums.get(name, 0) + number

    def note(self, events: list[Event]) -> None:
        for event in events:
            self._note_hands(event)
            self._note_guests(event)
            self._note_cards(event)
            self._note_trouble(event)

    # Hourglasses and what they are used for

    def _note_hands(self, event: Event) -> None:
        match event:
            case RoundBegan(round=number):
                self.round = number
            case Placed(hourglass=hourglass, space=space):
                self._note_placement(hourglass, space)
            case DrawBegan(grip=grip):
                self._add("draws" if grip else "looks into the bag")
            case SpecialistUsed(specialist=specialist):
                self._add(f"used {specialist}")
            case IngredientsBought():
                self._add("bought ingredients")
            case SpicesBought(colours=colours):
                special = CUBE_INDEX[colours[0]] >= ORDINARY
                self._add("bought special spices" if special else "bought ordinary spices")
            case ScoopsBought():
                self._add("bought scoops")

    def _note_placement(self, hourglass: str, space: str) -> None:
        hand = _hand(hourglass)
        self._add(f"placed {hand}")
        self._add(f"placed at {_place(space)}")
        if (self.round, hourglass) not in self.active:
            self.active.add((self.round, hourglass))
            self._add(f"active {hand}")

    # Guests

    def _note_guests(self, event: Event) -> None:
        match event:
            case OrdersRevealed(orders=orders) | OrdersSuggested(orders=orders):
                self.shown |= set(orders)
            case CustomerLeft(order=order):
                self.shown.add(order)
            case OrderTaken(order=order):
                self.shown.add(order)
                self.taken.add(order)
                self._add(f"taken {_tier(order)}")
            case OrderServed(order=order, early=early):
                self._add(f"served {_tier(order)}")
                self._add("early", int(early))
            case IceProposed():
                self._add("ice proposals")

    # Cards

    def _note_cards(self, event: Event) -> None:
        match event:
            case EventRevealed(event=card):
                self.events.add(card)
            case BonusOffered(cards=cards):
                for card in cards:
                    self._add(f"offered {card}")
            case BonusKept(card=card):
                self._add(f"kept {card}")
            case UpgradeBought(upgrade=upgrade):
                self._add(f"upgrade {upgrade}")

    # What goes wrong

    def _note_trouble(self, event: Event) -> None:
        match event:
            case OrderFailed():
                self._add("unserved")
            case DishRuined():
                self._add("ruined")
            case DishMelted():
                self._add("melted")
            case IceMelted(scoops=scoops) if scoops:
                self._add("melted freezers")
            case WageUnpaid(hourglass=hourglass):
                self.unpaid.add(hourglass)
                self._add("wages unpaid")
            case Rehired(hourglass=hourglass):
                self.unpaid.discard(hourglass)

    # The end

    def counts(self, outcome: Outcome) -> Sums:
        (team,) = outcome.sides
        won = int(outcome.result == "won")
        reached = {line.key.removeprefix("score-"): line.count for line in team.lines}
        self._add("won", won)
        self._add(f"because {outcome.reason.key}")
        self._count_levels(reached | {"unpaid": len(self.unpaid)}, len(team.seats))
        for name, number in (reached | {"early": self.sums.get("early", 0)}).items():
            self._add(f"{name} of {number}")
        self._add("games with wages unpaid", int("wages unpaid" in self.sums))
        self._add("games with unpaid hourglasses", int(bool(self.unpaid)))
        self._add("games with a melted freezer", int("melted freezers" in self.sums))
        for card in self.events:
            self._add(f"saw {card}")
            self._add(f"won with {card}", won)
        for order in self.shown:
            self._add(f"shown {order}")
            self._add(f"took {order}", int(order in self.taken))
        return self.sums

    def _count_levels(self, reached: dict[str, int], players: int) -> None:
        for level, name in enumerate(LEVELS):
            missed = _missed(level, reached, players)
            self._add(f"won {name}", int(not missed))
            for what in missed:
                self._add(f"missed {name} {what}")


def _missed(level: int, reached: dict[str, int], players: int) -> list[str]:
    """What the basic Objective of this level would have asked for in vain (KR-212 to KR-218, KC-132)."""
    column = players - 1
    asked = {
        "served": OBJECTIVE_SERVED[level][column],
        "coins": max(1, OBJECTIVE_COINS[level][column]),
        "prestige": max(1, OBJECTIVE_PRESTIGE[level][column]),
        "ice": ICE_OBJECTIVE[level][column],
    }
    missed = [name for name, number in asked.items() if name in reached and reached[name] < number]
    return [*missed, "unpaid"] if reached["unpaid"] else missed


def _hand(hourglass: str) -> str:
    number = HOURGLASS_INDEX[hourglass]
    if number == SPECIALIST:
        return "specialist"
    return "helper" if number in (HELPER_1, HELPER_2) else "player"


def _place(space: str) -> str:
    """The area; storerooms are one."""
    area = AREAS[SPACE_AREA[SPACE_INDEX[space]]]
    return "storage" if area.startswith("store") else area


def _tier(order: str) -> str:
    return TIERS[ORDER_TIER[ORDER_INDEX[order]]]


def figures(sums: Sums, games: int, seats: int) -> dict[str, Rows]:
    tables = {
        "wins": _wins(sums, games),
        "missed": _missed_by_level(sums, games),
        "lost_by": _lost_by(sums, games),
        **{name: _spread(sums, name, games) for name in NUMBERS},
        "per_game": _per_game(sums, games),
        "per_player": {"unserved_at_checks": sums.get("unserved", 0) / games / seats},
        "share_of_games": _share_of_games(sums, games),
        "placements_per_hourglass_and_round": _shares(sums, HANDS, "placed {}", "active {}"),
        "placements": _parts(sums, PLACES, "placed at {}"),
        "spices_visit": {"draws": _draws(sums)},
        "orders_taken": _each(sums, TIERS, "taken {}", games),
        "orders_served": _each(sums, TIERS, "served {}", games),
        "share_of_served": _parts(sums, TIERS, "served {}"),
        "order_taken_when_shown": _shares(sums, ORDERS, "took {}", "shown {}"),
        "purchases": _each(sums, GOODS, "bought {}", games),
        "specialist_uses": _each(sums, SPECIALISTS, "used {}", games),
        "upgrades_bought": _each(sums, UPGRADES, "upgrade {}", games),
        "bonus_kept_when_offered": _shares(sums, BONUSES, "kept {}", "offered {}"),
        "wins_with_event": _shares(sums, EVENTS, "won with {}", "saw {}"),
    }
    return {name: rows for name, rows in tables.items() if rows}


def _wins(sums: Sums, games: int) -> Rows:
    """With the Objective of the table; and what the basic ones would have said."""
    return {"table": sums.get("won", 0) / games} | _each(sums, LEVELS, "won {}", games)


def _missed_by_level(sums: Sums, games: int) -> Rows:
    names = [f"{level} {what}" for level in LEVELS for what in ASKED]
    return {name: sums[f"missed {name}"] / games for name in names if f"missed {name}" in sums}


def _lost_by(sums: Sums, games: int) -> Rows:
    """The first requirement that was not met."""
    prefix = "because rush-lost-"
    return {name.removeprefix(prefix): sums[name] / games for name in sorted(sums) if name.startswith(prefix)}


def _spread(sums: Sums, name: str, games: int) -> Rows:
    prefix = f"{name} of "
    numbers = {int(it.removeprefix(prefix)): sums[it] for it in sums if it.startswith(prefix)}
    if not numbers:
        return {}
    rows = {"mean": sum(number * times for number, times in numbers.items()) / games}
    return rows | percentiles(numbers, games, PERCENT)


def _per_game(sums: Sums, games: int) -> Rows:
    names = {
        "ruined": "ruined",
        "melted": "melted",
        "ice_proposals": "ice proposals",
        "freezer_visits": "placed at freezer",
    }
    return {name: sums.get(counted, 0) / games for name, counted in names.items()}


def _share_of_games(sums: Sums, games: int) -> Rows:
    names = {
        "wages_unpaid": "games with wages unpaid",
        "unpaid_at_the_end": "games with unpaid hourglasses",
        "melted_freezer": "games with a melted freezer",
    }
    return {name: sums.get(counted, 0) / games for name, counted in names.items()}


def _draws(sums: Sums) -> float:
    """The Spice Master does not draw."""
    visits = sums.get("placed at spices", 0) - sums.get("looks into the bag", 0)
    return sums.get("draws", 0) / max(1, visits)


def _each(sums: Sums, names: Iterable[str], counted: str, number: int) -> Rows:
    return {name: sums.get(counted.format(name), 0) / number for name in names}


def _parts(sums: Sums, names: Iterable[str], counted: str) -> Rows:
    """Of all of them together."""
    found = {name: sums.get(counted.format(name), 0) for name in names}
    return {name: number / sum(found.values()) for name, number in found.items() if number}


def _shares(sums: Sums, names: Iterable[str], part: str, whole: str) -> Rows:
    """For each name that was there at all."""
    there = {name: sums.get(whole.format(name), 0) for name in names}
    return {name: sums.get(part.format(name), 0) / number for name, number in there.items() if number}
