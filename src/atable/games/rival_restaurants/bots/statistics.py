"""What is counted over many games of Rival Restaurants, from events and outcomes alone."""

from collections.abc import Iterable
from typing import Final

from atable.games.rival_restaurants.content.cards import (
    ACTION_CARDS,
    CHEFS,
    LOCATION_INDEX,
    LOCATIONS,
    PRICES,
    RECIPE_GOURMET,
    RECIPE_INDEX,
    RECIPES,
    RESTAURANTS,
    UPGRADES,
)
from atable.games.rival_restaurants.events import (
    Answered,
    BidsRevealed,
    CardPlayed,
    ChefDrafted,
    ChefsMoved,
    Cooked,
    CookingRevealed,
    DayBegan,
    GameEnded,
    IngredientDiscarded,
    LetHappen,
    MarketOpened,
    MoneyPaid,
    OrdersFollowed,
    OrdersSet,
    PowerUsed,
    RecipeDrawn,
    Traded,
    UpgradeBought,
    WarChanged,
    WarEnded,
    WarOffered,
    WarWon,
)
from atable.games.rival_restaurants.events.details import Contest, Dish
from atable.kernel.events import Event, Secret
from atable.kernel.figures import percentiles
from atable.kernel.outcome import Outcome, SideScore
from atable.kernel.seats import Seat

Sums = dict[str, int]
Rows = dict[str, float]

VICTORY: Final = 60  # parts of it: as many as up to six winners can share
PERCENT: Final = (1, 5, 50, 95, 99)
ANSWERS: Final = ("clam_voyance", "return_to_sender")
PERIODS: Final = ("days 1 to 3", "days 4 and 5", "day 6 on")
# A play is open until something else is told; Kim's price is paid when she names her victim.
OF_A_PLAY: Final = (
    CardPlayed,
    PowerUsed,
    Answered,
    LetHappen,
    OrdersFollowed,
    OrdersSet,
    MoneyPaid,
    IngredientDiscarded,
)


class Collector:
    """Follows the chefs through the days, and notes what each seat cooks, plays, buys and fights for."""

    def __init__(self) -> None:
        self.sums: Sums = {}
        self.day = 1  # the first one begins before anybody looks on
        self.first: Seat = 0  # who had the priority on it
        self.restaurants: tuple[str, ...] = ()  # by seat
        self.chefs: dict[Seat, set[str]] = {}
        self.drafter: Seat | None = None  # player 1 of the draft
        self.cooks: set[Seat] = set()  # of today
        self.wars: set[tuple[str, int]] = set()  # of today, by market and slot
        self.dirty: set[tuple[str, int]] = set()  # those in which garbage was offered
        self.since: dict[str, int] = {}  # by recipe: the day on which it was drawn; 0 for a first one
        self.dishes: list[tuple[Seat, str]] = []
        self.cards: set[tuple[Seat, str]] = set()  # who has played which
        self.upgrades: list[tuple[Seat, str, int]] = []  # for whom, and on which day
        self.targets: tuple[Seat, ...] = ()  # of the play that is open

    def _add(self, name: str, number: int = 1) -> None:
        self.sums[name] = self.sums.get(name, 0) + number

    def note(self, events: list[Event]) -> None:
        for event in events:
            told = event.event if isinstance(event, Secret) else event
            self._note_days(told)
            self._note_market(told)
            self._note_kitchens(told)
            self._note_plays(told)

    # Days and chefs

    def _note_days(self, event: Event) -> None:
        match event:
            case DayBegan(day=day, priority=priority, income=income):
                self.day = day
                self.first = (priority - day + 1) % len(income)  # RR-011
                self.cooks, self.wars, self.dirty = set(), set(), set()
            case ChefDrafted(seat=seat) if self.drafter is None:
                self.drafter = seat
            case ChefsMoved(moves=moves):
                for move in moves:
                    self._add(f"sent to {move.location}")
                    self.chefs.setdefault(move.seat, set()).add(move.chef)
            case GameEnded(restaurants=restaurants):
                self.restaurants = restaurants

    # Buy & Barter

    def _note_market(self, event: Event) -> None:
        match event:
            case MarketOpened(wars=wars):
                for war in wars:
                    self._note_war(war)
            case WarChanged(contest=contest) if len(contest.figures) > 1:
                self._note_war(contest)
            case WarWon(market=market, slot=slot, price=price, garbage=garbage):
                self.wars.discard((market, slot))
                self._add("wars with a sale")
                self._add("paid in wars", price)
                self._add("market prices of wars", PRICES[LOCATION_INDEX[market]])
                self._add("wars won with garbage", int(garbage > 0))
            case WarEnded(market=market, slot=slot):
                self.wars.discard((market, slot))
            case WarOffered(market=market, slot=slot, garbage=garbage) if garbage:
                self._note_garbage(market, slot)
            case BidsRevealed(market=market, slot=slot, bids=bids) if any(bid.garbage for bid in bids):
                self._note_garbage(market, slot)
            case Traded():
                self._add("trades")
            case UpgradeBought(upgrade=upgrade, to=to):
                self.upgrades.append((to, upgrade, self.day))

    def _note_war(self, contest: Contest) -> None:
        """Once, though its members may change (RR-337)."""
        card = (contest.market, contest.slot)
        self._add("wars", int(card not in self.wars))
        self.wars.add(card)

    def _note_garbage(self, market: str, slot: int) -> None:
        self._add("wars with garbage", int((market, slot) not in self.dirty))
        self.dirty.add((market, slot))

    # Cook & Counter

    def _note_kitchens(self, event: Event) -> None:
        match event:
            case RecipeDrawn(recipe=recipe):
                self.since[recipe] = self.day
            case CookingRevealed(dishes=by_seat):
                for seat, dishes in enumerate(by_seat):
                    if any(dish.critic for dish in dishes):
                        self._note_card(seat, "critic_at_the_door")
            case Cooked(seat=seat, dish=dish, popularity=popularity):
                self._add("days of cooking", int(seat not in self.cooks))
                self.cooks.add(seat)
                self._note_dish(seat, dish, popularity)

    def _note_dish(self, seat: Seat, dish: Dish, popularity: int) -> None:
        """RR-209: the work on it began on the day after it was drawn."""
        recipe = dish.recipe
        self.dishes.append((seat, recipe))
        self._add(f"cooked {recipe}")
        self._add(f"gained by {recipe}", popularity)
        self._add(f"work on {recipe}", self.day - self.since.get(recipe, 0))

    # Cards and powers

    def _note_plays(self, event: Event) -> None:
        match event:
            case CardPlayed(seat=seat, card=card, targets=targets):
                self._note_card(seat, card)
                self._note_play(seat, targets)
            case PowerUsed(seat=seat, targets=targets):
                self._note_play(seat, targets)
            case Answered(seat=seat, card=card):
                self._note_card(seat, card)
                self._note_answer(seat, card)
        if not isinstance(event, OF_A_PLAY):
            self.targets = ()

    def _note_card(self, seat: Seat, card: str) -> None:
        self._add("cards played")
        self._add(f"played {card}")
        self.cards.add((seat, card))

    def _note_play(self, seat: Seat, targets: tuple[Seat, ...]) -> None:
        """Nobody answers the own NPC (RR-365)."""
        self.targets = tuple(target for target in targets if target != seat)
        self._add("hostile plays", int(bool(self.targets)))

    def _note_answer(self, seat: Seat, card: str) -> None:
        """By whoever is hit; that its author answers back is another matter, and so is a permanent power (RR-200)."""
        if seat in self.targets:
            self._add(f"plays answered with {card}")
            self.targets = ()

    # The end

    def counts(self, outcome: Outcome) -> Sums:
        winners = outcome.winners()
        parts = {seat: VICTORY // len(winners) if seat in winners else 0 for seat in range(len(outcome.sides))}
        self._add("days", self.day)
        self._add(f"ended on day {self.day}")
        self._add("days of players", self.day * len(parts))
        self._add("shared victories", int(len(winners) > 1))
        self._add("ended by days", int(outcome.reason.key == "ended-days"))
        self._add("games with trades", int("trades" in self.sums))
        for side in outcome.sides:
            self._count_side(side, side.place == 1)
        self._count_wins(parts)
        return self.sums

    def _count_side(self, side: SideScore, won: bool) -> None:
        who = "winner" if won else "other"
        recipes = [recipe for seat, recipe in self.dishes if seat in side.seats]
        self._add(f"{who}s")
        self._add(f"{who} popularity", side.points)
        self._add(f"{who} recipes", len(recipes))
        self._add(f"{who} gourmet recipes", len([it for it in recipes if RECIPE_GOURMET[RECIPE_INDEX[it]]]))
        for line in side.lines:
            self._add(line.key, line.points)

    def _count_wins(self, parts: dict[Seat, int]) -> None:
        """Of each seat, and of all that its player had or did."""
        for seat, part in parts.items():
            self._count("seat", str(seat + 1), part)
            self._count("priority", str((seat - self.first) % len(parts) + 1), part)
            self._count("restaurant", self.restaurants[seat], part)
            for chef in self.chefs[seat]:
                self._count("chef", chef, part)
        for seat, card in self.cards:
            self._count("card", card, parts[seat])
        for seat, upgrade, day in self.upgrades:
            self._add(f"bought on day {day}")
            self._add(f"days of {upgrade}", day)
            self._count("upgrade", upgrade, parts[seat])
            self._count("upgrade", f"{upgrade} {_period(day)}", parts[seat])
        if self.drafter is not None:
            self._count("draft", "first pick", parts[self.drafter])

    def _count(self, what: str, name: str, part: int) -> None:
        self._add(f"had {what} {name}")
        self._add(f"won with {what} {name}", part)


def _period(day: int) -> str:
    return PERIODS[0] if day <= 3 else PERIODS[1] if day <= 5 else PERIODS[2]


def figures(sums: Sums, games: int, seats: int) -> dict[str, Rows]:
    players = games * seats
    tables = {
        "per_game": _per_game(sums, games),
        "days": _days(sums, games),
        "winner": _mean_of(sums, "winner"),
        "others": _mean_of(sums, "other"),
        "per_player": {"action_cards": sums.get("cards played", 0) / players},
        "per_day": _per_day(sums),
        "popularity_by_source": _popularity_by_source(sums, players),
        "chefs_sent": _chefs_sent(sums),
        "wars": _wars(sums),
        "answers": _answers(sums, games),
        "upgrades_bought_per_player": {it: sums.get(f"had upgrade {it}", 0) / players for it in UPGRADES},
        "upgrade_mean_day": _shares(sums, UPGRADES, "days of {}", "had upgrade {}"),
        "upgrades_by_day": _upgrades_by_day(sums, games),
        "upgrade_wins_to_fair_share": _wins(sums, "upgrade", _upgrade_periods(), seats),
        "cards_per_player": {it: sums.get(f"played {it}", 0) / players for it in ACTION_CARDS},
        "card_win_rate_change": _win_rate_changes(sums, seats),
        "recipe_gain": _shares(sums, RECIPES, "gained by {}", "cooked {}"),
        "recipe_gain_per_day_to_mean": _gain_per_day_to_mean(sums),
        "win_share_by_seat": _win_shares(sums, "seat", seats),
        "win_share_by_priority": _win_shares(sums, "priority", seats),
        "restaurant_wins_to_fair_share": _wins(sums, "restaurant", RESTAURANTS, seats),
        "chef_wins_to_fair_share": _wins(sums, "chef", CHEFS, seats),
        "draft_wins_to_fair_share": _wins(sums, "draft", ["first pick"], seats),
    }
    return {name: rows for name, rows in tables.items() if rows}


def _per_game(sums: Sums, games: int) -> Rows:
    names = {
        "trades": "trades",
        "with_trades": "games with trades",
        "shared_victories": "shared victories",
        "ended_by_max_days": "ended by days",
    }
    return {name: sums.get(counted, 0) / games for name, counted in names.items()}


def _days(sums: Sums, games: int) -> Rows:
    lengths = {int(name.split()[-1]): sums[name] for name in sums if name.startswith("ended on day ")}
    rows = {"mean": sums.get("days", 0) / games}
    return rows | percentiles(lengths, games, PERCENT)


def _mean_of(sums: Sums, who: str) -> Rows:
    number = max(1, sums.get(f"{who}s", 0))
    return {it: sums.get(f"{who} {it}", 0) / number for it in ("popularity", "recipes", "gourmet recipes")}


def _per_day(sums: Sums) -> Rows:
    return {
        "wars": sums.get("wars", 0) / max(1, sums.get("days", 0)),
        "share_of_players_cooking": sums.get("days of cooking", 0) / max(1, sums.get("days of players", 0)),
    }


def _popularity_by_source(sums: Sums, players: int) -> Rows:
    names = sorted(name for name in sums if name.startswith("score-"))
    return {name.removeprefix("score-"): sums[name] / players for name in names}


def _chefs_sent(sums: Sums) -> Rows:
    """Of all chefs, where they are sent."""
    sent = {place: sums.get(f"sent to {place}", 0) for place in LOCATIONS}
    return {place: number / max(1, sum(sent.values())) for place, number in sent.items()}


def _wars(sums: Sums) -> Rows:
    wars, sold = sums.get("wars", 0), sums.get("wars with a sale", 0)
    if not sold:
        return {}
    return {
        "share_with_a_sale": sold / wars,
        "price_to_market_price": sums["paid in wars"] / sums["market prices of wars"],
        "share_with_garbage_offered": sums.get("wars with garbage", 0) / wars,
        "share_won_with_garbage": sums.get("wars won with garbage", 0) / sold,
    }


def _answers(sums: Sums, games: int) -> Rows:
    plays = sums.get("hostile plays", 0)
    rows = {"hostile_plays_per_game": plays / games}
    return rows | {f"share_with_{card}": sums.get(f"plays answered with {card}", 0) / max(1, plays) for card in ANSWERS}


def _upgrades_by_day(sums: Sums, games: int) -> Rows:
    days = sorted(int(name.split()[-1]) for name in sums if name.startswith("bought on day "))
    return {f"{day}": sums[f"bought on day {day}"] / games for day in days}


def _upgrade_periods() -> list[str]:
    return [f"{upgrade} {period}" for upgrade in UPGRADES for period in PERIODS]


def _gain_per_day_to_mean(sums: Sums) -> Rows:
    """What a recipe gives for each day since it was drawn, beside all recipes of its type."""
    means = {}
    for gourmet in (False, True):
        names = [it for it in RECIPES if RECIPE_GOURMET[RECIPE_INDEX[it]] == gourmet]
        work = sum(sums.get(f"work on {it}", 0) for it in names)
        means[gourmet] = sum(sums.get(f"gained by {it}", 0) for it in names) / max(1, work)
    gains = _shares(sums, RECIPES, "gained by {}", "work on {}")
    return {it: gain / means[RECIPE_GOURMET[RECIPE_INDEX[it]]] for it, gain in gains.items()}


def _shares(sums: Sums, names: Iterable[str], part: str, whole: str) -> Rows:
    """For each name that was there at all."""
    there = {name: sums.get(whole.format(name), 0) for name in names}
    return {name: sums.get(part.format(name), 0) / number for name, number in there.items() if number}


def _wins(sums: Sums, what: str, names: Iterable[str], seats: int) -> Rows:
    """How often who has this wins, where 1 is the fair share."""
    rows = _shares(sums, names, f"won with {what} {{}}", f"had {what} {{}}")
    return {name: share * seats / VICTORY for name, share in rows.items()}


def _win_rate_changes(sums: Sums, seats: int) -> Rows:
    """By how much who plays this card wins more often than others."""
    return {card: (won - 1) / seats for card, won in _wins(sums, "card", ACTION_CARDS, seats).items()}


def _win_shares(sums: Sums, what: str, seats: int) -> Rows:
    rows = _wins(sums, what, [str(place + 1) for place in range(seats)], seats)
    return {name: won / seats for name, won in rows.items()}
