"""What is counted over many Restaurant Weeks, from events and outcomes alone."""

from typing import Final

from atable.games.critter_kitchen.abilities.rumors import fanatic_type
from atable.games.critter_kitchen.content.cards import (
    CAPACITY,
    RESTAURATEUR_IDS,
    RUMOR_IDS,
    RUMOR_INDEX,
    ZOUS_IDS,
    ZOUS_INDEX,
    ZOUS_SPEED,
)
from atable.games.critter_kitchen.content.items import (
    ALLSPICE_R7,
    CHEFS,
    ICONS,
    ITEM_IDS,
    ITEM_INDEX,
    LOCATION_IDS,
    NOTHING,
    SOUP_TRUCK,
    TOFU,
    TYPES,
    ZOUS,
    is_good,
)
from atable.games.critter_kitchen.events import (
    ChefMoved,
    ChefsSwapped,
    ConsolationSoup,
    DishesPresented,
    FridgeClosed,
    ItemTaken,
    LeftoversMoved,
    LocationBegan,
    MarkerMoved,
    MealsRevealed,
    PlanConfirmed,
    PlansRevealed,
    Ready,
    RestaurateursRevealed,
    RoundEnded,
    RumorRead,
    RumorScored,
    TokenDrawn,
    TokenKept,
    TrackScored,
)
from atable.games.critter_kitchen.events.details import Course, Dish, Plan
from atable.games.critter_kitchen.scoring import track_stars
from atable.games.critter_kitchen.state import AUTOMA, LAST_OF_DAY, ROUNDS
from atable.games.critter_kitchen.table.plates import STARS
from atable.kernel.events import Event, Secret
from atable.kernel.figures import percentile, percentiles
from atable.kernel.outcome import Outcome, SideScore
from atable.kernel.seats import Seat

Sums = dict[str, int]
Rows = dict[str, float]

GOODS: Final[tuple[str, ...]] = tuple(item for item in ITEM_IDS if is_good(ITEM_INDEX[item]))
_PERCENT: Final = (5, 50, 95)
_TRUCK: Final = LOCATION_IDS[SOUP_TRUCK]


class Collector:
    """Follows the chefs through the city, and notes what each seat takes, reads and serves."""

    def __init__(self) -> None:
        self.sums: Sums = {}
        self.round = 1
        self.order: tuple[Seat, ...] = ()  # the priority track at the first reveal, the front first
        self.places: dict[tuple[Seat, str], str] = {}  # by chef: where it goes this round
        self.coffees: set[tuple[Seat, str]] = set()
        self.working: dict[Seat, str] = {}  # the zous-chefs of this round
        self.hired: dict[Seat, str] = {}  # and of the next one
        self.gains: list[tuple[Seat, str]] = []  # zous-chefs and goods
        self.readers: dict[str, list[Seat]] = {}  # by rumor card
        self.restaurateurs: tuple[str, ...] = ()  # by seat, where they are drafted
        self.qualities: dict[Seat, list[int]] = {}  # of the courses
        self.rumors: list[tuple[str, dict[Seat, int]]] = []  # what each card paid
        self.tracks: dict[Seat, int] = {}

    def _add(self, name: str, number: int = 1) -> None:
        self.sums[name] = self.sums.get(name, 0) + number

    def note(self, events: list[Event]) -> None:
        for event in events:
            told = event.event if isinstance(event, Secret) else event
            if isinstance(told, PlanConfirmed | Ready):
                self._add("decisions")
            self._note_city(told)
            self._note_shopping(told)
            self._note_cooking(told)

    def _day(self) -> int:
        """Of the round that has ended, which is the one before."""
        return 1 + LAST_OF_DAY.index(self.round - 1)

    # The city

    def _note_city(self, event: Event) -> None:
        match event:
            case PlansRevealed(plans=plans):
                self._reveal(plans)
            case ChefMoved(seat=seat, chef=chef, location=location):
                self.places[seat, chef] = location
            case ChefsSwapped(seat=seat):
                self.places[seat, event.chef] = event.location
                self.places[seat, event.other] = event.other_location
            case LocationBegan(location=location):
                self._add("ties", self._ties_at(location))
            case MarkerMoved(to_front=False):
                self._add("marker moves")
            case LeftoversMoved(to=to, items=items) if to == _TRUCK:
                self._add("tokens to the truck", len(items))
            case RoundEnded(round=number):
                self._add("rounds")
                self.round = number + 1
                self.working, self.hired = self.hired, {}  # CK-193

    def _reveal(self, plans: tuple[Plan, ...]) -> None:
        self.order = self.order or tuple(plan.seat for plan in plans)
        self.places, self.coffees = {}, set()
        for plan in plans:
            for chef, place in zip(CHEFS, (plan.mouse, plan.lizard, plan.boar, plan.zous), strict=True):
                if place is not None:
                    self.places[plan.seat, chef] = place
                    self._add(f"sent to {place}", int(plan.seat != AUTOMA))
            self.coffees |= {(plan.seat, chef) for chef in plan.coffee}

    def speed_of(self, seat: Seat, chef: str) -> int:
        if (seat, chef) in self.coffees:  # CK-373
            return 1
        number = CHEFS.index(chef)
        return ZOUS_SPEED[ZOUS_INDEX[self.working[seat]]] if number == ZOUS else CAPACITY[number]

    def _ties_at(self, location: str) -> int:
        """CK-130: a player has one chef here at most, so chefs of one speed belong to as many players."""
        speeds = [self.speed_of(seat, chef) for (seat, chef), place in self.places.items() if place == location]
        return sum(speeds.count(speed) > 1 for speed in set(speeds))

    # Shopping

    def _note_shopping(self, event: Event) -> None:
        if isinstance(event, ItemTaken) and event.seat != AUTOMA:
            self._add("decisions")
        match event:
            case ItemTaken(seat=seat, zous_chef=str(card)):
                self.hired[seat] = card
                self.gains.append((seat, card))
            case ItemTaken(seat=seat, item=item) | TokenKept(seat=seat, item=item):
                self._note_item(seat, item)
            case TokenDrawn(seat=seat, source="otto", items=items):
                for item in items:
                    self._note_item(seat, item)
            case ConsolationSoup(seat=seat, forced=forced) if seat != AUTOMA:
                self._add("forced soups" if forced else "chosen soups")
                self._add("decisions", int(not forced))
            case RumorRead(seat=seat, card=str(card)):
                self.readers.setdefault(card, []).append(seat)
            case RestaurateursRevealed(cards=cards):
                self.restaurateurs = cards

    def _note_item(self, seat: Seat, item: str) -> None:
        kind = ITEM_INDEX[item]
        if is_good(kind):
            self.gains.append((seat, item))
        if seat != AUTOMA and self.round <= LAST_OF_DAY[0] and (kind <= ALLSPICE_R7 or kind == TOFU):
            self._add("tokens before the first challenges")

    # Dishes and the meal

    def _note_cooking(self, event: Event) -> None:
        match event:
            case DishesPresented(dishes=dishes, stars=stars):
                self._add(f"dish stars of day {self._day()}", stars)
                for dish in dishes:
                    self._note_dish(dish)
            case FridgeClosed(tokens=tokens):
                self._add(f"discarded on day {self._day()}", tokens)
            case MealsRevealed(seats=seats, meals=meals):
                self.qualities = {seat: _qualities(meal) for seat, meal in zip(seats, meals, strict=True)}
            case RumorScored(card=card, owl=None, seats=seats, stars=paid):
                self.rumors.append((card, dict(zip(seats, paid, strict=True))))
            case TrackScored(seat=seat, total=total):
                self.tracks[seat] = total

    def _note_dish(self, dish: Dish) -> None:
        self._add("dishes")
        self._add("dish value", dish.value)
        self._add(f"dishes of {dish.stars}")

    # The end

    def counts(self, outcome: Outcome) -> Sums:
        seats = [side for side in outcome.sides if side.seats]
        for side in outcome.sides:
            self._count_stars(side)
        for side in seats:
            self._count_seat(side)
        for card, paid in self.rumors:
            self._count_rumor(card, paid)
        if len(seats) > 1:
            self._count_places(seats)
        elif outcome.result == "won":
            self._add("won")
        return self.sums

    def _count_stars(self, side: SideScore) -> None:
        owner = "" if side.seats else "automa "
        self._add(f"{owner}stars", side.points)
        for line in side.lines:
            self._add(f"{owner}{line.key}", line.points)

    def _count_seat(self, side: SideScore) -> None:
        (seat,) = side.seats
        self._add(f"served {len([quality for quality in self.qualities[seat] if quality])}")
        self._add(f"track {self.tracks[seat]}")
        read = sum(seat in readers for readers in self.readers.values())
        self._add(f"read {read}")
        self._add(f"stars with {read} read", side.points)

    def _count_rumor(self, card: str, paid: dict[Seat, int]) -> None:
        """What it was worth to those who had read it, and to the others; a Fanatic pays on the score track (CK-280)."""
        fanatic = fanatic_type(RUMOR_INDEX[card])
        for seat in paid:
            if seat != AUTOMA:
                knew = "read" if seat in self.readers.get(card, []) else "unread"
                more = 0 if fanatic == NOTHING else self._stars_of_points(seat, self.qualities[seat][fanatic])
                self._add(f"{knew} {card}")
                self._add(f"stars {knew} {card}", paid[seat] + more)

    def _stars_of_points(self, seat: Seat, points: int) -> int:
        """Stars that these points of the total made."""
        total = self.tracks[seat]
        return track_stars(total) - track_stars(total - points)

    def _count_places(self, sides: list[SideScore]) -> None:
        points = sorted((side.points for side in sides), reverse=True)
        self._add("winner stars", points[0])
        self._add("margin", points[0] - points[1])
        self._add("tied", int(points[0] == points[1]))
        winner = next(seat for side in sides if side.place == 1 for seat in side.seats)
        self._add(f"won from place {self.order.index(winner) + 1}")
        for seat, card in enumerate(self.restaurateurs):
            self._add(f"kept {card}")
            self._add(f"won with {card}", int(seat == winner))
        own = {seat: side.points for side in sides for seat in side.seats}
        for seat, gain in self.gains:
            self._add(f"gained {gain}")
            self._add(f"stars beyond others {gain}", len(points) * own[seat] - sum(points))


def _qualities(meal: tuple[Course, ...]) -> list[int]:
    """By course, 0 where nothing was served."""
    served = {course.course: course.quality for course in meal}
    return [served.get(name, 0) for name in TYPES]


def figures(sums: Sums, games: int, seats: int) -> dict[str, Rows]:
    tables = {
        "per_game": _per_game(sums, games, seats),
        "per_player": _per_player(sums, games * seats),
        "per_round": _per_round(sums, games, seats),
        "stars_by_source": _stars_by_source(sums, "score-", games * seats),
        "dishes": _dishes(sums),
        "courses_served": {f"{n}": sums.get(f"served {n}", 0) / (games * seats) for n in range(len(TYPES) + 1)},
        "score_track": _score_track(sums, games * seats),
        "chefs_sent": _chefs_sent(sums),
        "win_share_by_priority": _win_share_by_priority(sums, games, seats),
        "stars_by_rumors_read": _shares(sums, [f"{n}" for n in range(len(ICONS) + 1)], "stars with {} read", "read {}"),
        "rumor_stars_if_read": _shares(sums, RUMOR_IDS, "stars read {}", "read {}"),
        "rumor_stars_if_unread": _shares(sums, RUMOR_IDS, "stars unread {}", "unread {}"),
        "zous_chef_stars_beyond_others": _beyond_others(sums, ZOUS_IDS, seats),
        "zous_chefs_hired": {card: sums.get(f"gained {card}", 0) / games for card in ZOUS_IDS} if seats > 1 else {},
        "good_stars_beyond_others": _beyond_others(sums, GOODS, seats),
        "win_rate_by_restaurateur": _shares(sums, RESTAURATEUR_IDS, "won with {}", "kept {}"),
        "mcdogalds": _mcdogalds(sums, games),
    }
    return {name: rows for name, rows in tables.items() if rows}


def _per_game(sums: Sums, games: int, seats: int) -> Rows:
    names = {"rounds": "rounds"}
    if seats > 1:
        names |= {"winner_stars": "winner stars", "winning_margin": "margin", "tied_on_stars": "tied"}
    else:
        names |= {"won": "won"}
    return {name: sums.get(counted, 0) / games for name, counted in names.items()}


def _per_player(sums: Sums, players: int) -> Rows:
    names = {
        "stars": "stars",
        "plans_picks_plates_and_fridges": "decisions",
        "tokens_before_the_first_challenges": "tokens before the first challenges",
        "dishes": "dishes",
        "dish_stars_of_day_1": "dish stars of day 1",
        "dish_stars_of_day_2": "dish stars of day 2",
        "discarded_on_day_1": "discarded on day 1",
        "discarded_on_day_2": "discarded on day 2",
    }
    rows = {name: sums.get(counted, 0) / players for name, counted in names.items()}
    for name, counted in (("courses_served", "served"), ("rumors_read", "read")):
        rows[name] = sum(number * sums.get(f"{counted} {number}", 0) for number in range(len(TYPES) + 1)) / players
    return rows


def _per_round(sums: Sums, games: int, seats: int) -> Rows:
    rounds = games * ROUNDS
    return {
        "ties": sums.get("ties", 0) / rounds,
        "marker_moves": sums.get("marker moves", 0) / rounds,
        "tokens_reaching_the_soup_truck": sums.get("tokens to the truck", 0) / rounds,
        "forced_soups_per_player": sums.get("forced soups", 0) / rounds / seats,
        "chosen_soups_per_player": sums.get("chosen soups", 0) / rounds / seats,
    }


def _stars_by_source(sums: Sums, prefix: str, players: int) -> Rows:
    names = sorted(name for name in sums if name.startswith(prefix))
    return {name.removeprefix(prefix).replace("-", "_"): sums[name] / players for name in names}


def _dishes(sums: Sums) -> Rows:
    dishes = max(1, sums.get("dishes", 0))
    rows = {"value": sums.get("dish value", 0) / dishes}
    return rows | {f"share_of_{stars}_stars": sums.get(f"dishes of {stars}", 0) / dishes for stars in STARS}


def _score_track(sums: Sums, players: int) -> Rows:
    totals = {int(name.split()[1]): sums[name] for name in sums if name.startswith("track ")}
    if not totals:
        return {}
    rows = {"mean": sum(total * number for total, number in totals.items()) / players}
    rows |= percentiles(totals, players, _PERCENT)
    stars = {track_stars(total): 0 for total in sorted(totals)}
    for total, number in totals.items():
        stars[track_stars(total)] += number
    return rows | {f"stars_p{percent}": percentile(stars, players, percent) for percent in _PERCENT}


def _chefs_sent(sums: Sums) -> Rows:
    """Of all chefs, where they are sent."""
    sent = {place: sums.get(f"sent to {place}", 0) for place in LOCATION_IDS}
    return {place: number / sum(sent.values()) for place, number in sent.items() if number}


def _win_share_by_priority(sums: Sums, games: int, seats: int) -> Rows:
    places = range(1, seats + 1) if seats > 1 else ()
    return {f"{place}": sums.get(f"won from place {place}", 0) / games for place in places}


def _shares(sums: Sums, names: list[str], part: str, whole: str) -> Rows:
    """For each name that was there at all."""
    there = {name: sums.get(whole.format(name), 0) for name in names}
    return {name: sums.get(part.format(name), 0) / number for name, number in there.items() if number}


def _beyond_others(sums: Sums, names: list[str] | tuple[str, ...], seats: int) -> Rows:
    """By how much who gained this card or good ends above the mean of the others at the table."""
    rows = _shares(sums, list(names), "stars beyond others {}", "gained {}")
    return {name: number / (seats - 1) for name, number in rows.items()}


def _mcdogalds(sums: Sums, games: int) -> Rows:
    if "automa stars" not in sums:
        return {}
    return {"stars": sums["automa stars"] / games} | _stars_by_source(sums, "automa score-", games)
