"""What is counted over many races, from events and outcomes alone."""

from typing import Final

from atable.games.course_a_letoile.content.cards import (
    BILL,
    CARD_IDS,
    CARD_INDEX,
    IS_COOK,
    NEEDS_COOK,
    STAR_IDS,
    TARGETS,
)
from atable.games.course_a_letoile.events import (
    AttackAnnounced,
    AttackCancelled,
    AttackSucceeded,
    BoostPlayed,
    CardDiscarded,
    CardDrawn,
    CardSold,
    DeckRebuilt,
    DecorationLost,
    DevelopmentPlayed,
    DiscardTaken,
    DishPlayed,
    HandRenewed,
    ServiceEnded,
    StarReached,
    TurnBegan,
)
from atable.games.course_a_letoile.state import COINS, SERVICES, TIP_COINS
from atable.kernel.events import Event, Secret
from atable.kernel.figures import percentiles
from atable.kernel.outcome import Outcome, SideScore
from atable.kernel.seats import Seat

_SEATS: Final = 6
_PERCENT: Final = (5, 50, 95)


class Collector:
    """Keeps the tables of all seats: what lies in front of them and their coins."""

    def __init__(self) -> None:
        self.sums: dict[str, int] = {}
        self.drawn: set[str] = set()  # cards that somebody held; those of the first hands show when they leave them
        self.played: set[str] = set()
        self.menus: list[list[int]] = [[] for _ in range(_SEATS)]
        self.teams: list[list[int]] = [[] for _ in range(_SEATS)]
        self.coins = [COINS] * _SEATS
        self.start: Seat | None = None
        self.service = 1
        self.winner: Seat | None = None

    def _add(self, name: str, number: int = 1) -> None:
        self.sums[name] = self.sums.get(name, 0) + number

    def note(self, events: list[Event]) -> None:
        for event in events:
            self._note_cards(event.event if isinstance(event, Secret) else event)
            self._note_table(event)

    def _note_cards(self, event: Event) -> None:
        match event:
            case CardDrawn(seat=seat, card=str(card)) | DiscardTaken(seat=seat, card=card):
                self.drawn.add(card)
                self.start = seat if self.start is None else self.start  # CE-22: the start player draws first
            case CardDiscarded(card=card):
                self.drawn.add(card)
                self._add("over limit")
            case CardSold(card=card):
                self.drawn.add(card)
                self._add("sold")
            case HandRenewed(cards=cards):
                self.drawn.update(cards)
                self._add("renewed")
            case DishPlayed(card=card) | DevelopmentPlayed(card=card) | BoostPlayed(card=card):
                self._note_played(card)
            case AttackAnnounced(card=card):
                self._note_played(card)
                self._add("attacks")
            case AttackCancelled():
                self._note_played("back_to_kitchen")
                self._add("cancelled")

    def _note_played(self, card: str) -> None:
        self.drawn.add(card)
        self.played.add(card)

    def _note_table(self, event: Event) -> None:
        match event:
            case TurnBegan(service=service):
                self.service = service
            case DishPlayed(seat=seat, card=card, paid=paid):
                self.menus[seat].append(CARD_INDEX[card])
                self.coins[seat] -= paid
            case DevelopmentPlayed(seat=seat, card=card, paid=paid):
                self.teams[seat].append(CARD_INDEX[card])
                self.coins[seat] -= paid
            case AttackSucceeded(seat=seat, victim=victim, target=str(target)):
                self.teams[victim].remove(CARD_INDEX[target])
                self.teams[seat].append(CARD_INDEX[target])
            case DecorationLost(seat=seat, card=card):
                self.teams[seat].remove(CARD_INDEX[card])
            case StarReached(seat=seat):
                self.winner = seat
            case _:
                self._note_coins(event)

    def _note_coins(self, event: Event) -> None:
        match event:
            case BoostPlayed(seat=seat, card="tip"):
                self.coins[seat] += TIP_COINS
            case CardSold(seat=seat):
                self.coins[seat] += 1
            case HandRenewed(seat=seat, cards=cards):
                self.coins[seat] += len(cards)
            case ServiceEnded(income=income):
                for seat, coins in enumerate(income):
                    self.coins[seat] += coins
            case DeckRebuilt():
                self._add("rebuilt")

    def counts(self, outcome: Outcome) -> dict[str, int]:
        self._add(f"services {self.service}")
        for card in self.drawn:
            self._add(f"drawn {card}")
        for card in self.played:
            self._add(f"played {card}")
        if self.winner is not None:
            self._count_winner(self.winner, outcome)
        return self.sums

    def _count_winner(self, winner: Seat, outcome: Outcome) -> None:
        self._add("stars")
        self._add(f"won by {_star(outcome.sides[winner])}")
        self._add(f"won in place {(winner - (self.start or 0)) % len(outcome.sides) + 1}")
        self._add("winner dishes", len(self.menus[winner]))
        self._add("winner developments", len(self.teams[winner]))
        self._add("winner coins", self.coins[winner])
        cook = any(IS_COOK[card] for card in self.teams[winner])
        self._add("winner bills", sum(BILL[dish] for dish in self.menus[winner] if cook or not NEEDS_COOK[dish]))


def _star(side: SideScore) -> str:
    """Points on a score sheet count up to the target, so a winner's are those of the Star card (CE-03)."""
    cuisine, service, decoration, fame = (line.points for line in side.lines)
    return STAR_IDS[TARGETS.index((cuisine, service, decoration, fame))]


def figures(sums: dict[str, int], games: int, seats: int) -> dict[str, dict[str, float]]:
    stars = max(1, sums.get("stars", 0))
    return {
        "per_game": _per_game(sums, games),
        "services": _services(sums, games),
        "per_player": {
            "over_limit_discards": sums.get("over limit", 0) / games / seats,
            "cards_sold": sums.get("sold", 0) / games / seats,
            "renewals": sums.get("renewed", 0) / games / seats,
        },
        "winner": {
            name: sums.get(f"winner {name}", 0) / stars for name in ("bills", "dishes", "developments", "coins")
        },
        "win_share_by_place": {
            f"{place}": sums.get(f"won in place {place}", 0) / stars for place in range(1, seats + 1)
        },
        "win_rate_by_star": {star: _win_rate(sums, star, games, seats) for star in STAR_IDS},
        "played_where_drawn": {
            card: sums.get(f"played {card}", 0) / max(1, sums.get(f"drawn {card}", 0)) for card in CARD_IDS
        },
        "drawn": {card: sums.get(f"drawn {card}", 0) / games for card in CARD_IDS},
    }


def _per_game(sums: dict[str, int], games: int) -> dict[str, float]:
    names = {
        "ends_by_a_star": "stars",
        "attacks": "attacks",
        "attacks_cancelled": "cancelled",
        "deck_rebuilds": "rebuilt",
    }
    return {name: sums.get(counted, 0) / games for name, counted in names.items()}


def _services(sums: dict[str, int], games: int) -> dict[str, float]:
    """How many Services a game has, the one that the star ends included."""
    lengths = {service: sums.get(f"services {service}", 0) for service in range(1, SERVICES + 1)}
    rows = {"mean": sum(service * number for service, number in lengths.items()) / games}
    return rows | percentiles(lengths, games, _PERCENT)


def _win_rate(sums: dict[str, int], star: str, games: int, seats: int) -> float:
    """Wins for each time the Star card is dealt, which is to `seats` of six players' worth of games (CE-04)."""
    return sums.get(f"won by {star}", 0) * len(STAR_IDS) / (games * seats)
