"""What is counted over many banquets, from events and outcomes alone."""

from typing import Final

from atable.games.banquet_royal.actions import CARD_IDS, CARD_INDEX, DISHES, VALUES
from atable.games.banquet_royal.content.loader import CONTENT
from atable.games.banquet_royal.events import (
    DishPlaced,
    MenuDiscarded,
    MenuLost,
    MenuValidated,
    OrderRevealed,
    TurnBegan,
)
from atable.games.banquet_royal.table.menus import VALUE
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome

_PIECES: Final[dict[str, int]] = {dish.id: dish.count for dish in CONTENT.pieces.dishes}


class Collector:
    def __init__(self) -> None:
        self.sums: dict[str, int] = {}
        self.left = dict(_PIECES)  # in the Kitchen
        self.emptied = 0

    def _add(self, name: str, number: int = 1) -> None:
        self.sums[name] = self.sums.get(name, 0) + number

    def note(self, events: list[Event]) -> None:
        for event in events:
            match event:
                case TurnBegan():
                    self._add("turns")
                case DishPlaced(dish=dish):
                    self.left[dish] -= 1
                case OrderRevealed():
                    self._note_order(event)
                case MenuValidated(card=card):
                    self._add(f"validated {card}")
                case MenuDiscarded():
                    self._add("discarded")
                case MenuLost():
                    self._add("lost")

    def _note_order(self, event: OrderRevealed) -> None:
        self._add("announced")
        self._add("right", int(event.right))
        if event.placed:
            self.left[event.dish] -= 1
        else:
            self.emptied += 1  # BR-58

    def counts(self, outcome: Outcome) -> dict[str, int]:
        used_up = [dish for dish in DISHES if self.left[dish] == 0]
        self._add("emptied", self.emptied)
        self._add("games with emptied", int(self.emptied > 0))
        self._add("games with used up", int(bool(used_up)))
        for dish in used_up:
            self._add(f"used up {dish}")
        for side in outcome.sides:
            for line in side.lines:
                self._add(line.key, line.points)
        return self.sums


def figures(sums: dict[str, int], games: int, seats: int) -> dict[str, dict[str, float]]:
    return {
        "per_game": _per_game(sums, games),
        "per_player": _per_player(sums, games * seats),
        "orders": {"named_right": sums.get("right", 0) / max(1, sums.get("announced", 0))},
        "used_up": {dish: sums.get(f"used up {dish}", 0) / games for dish in DISHES},
        "menus": _menus(sums),
    }


def _per_game(sums: dict[str, int], games: int) -> dict[str, float]:
    names = {
        "turns": "turns",
        "orders_announced": "announced",
        "spaces_left_empty": "emptied",
        "share_with_a_space_left_empty": "games with emptied",
        "share_with_a_dish_used_up": "games with used up",
    }
    return {name: sums.get(counted, 0) / games for name, counted in names.items()}


def _per_player(sums: dict[str, int], players: int) -> dict[str, float]:
    crowns = [sum(_validated(sums, card) for card in CARD_IDS if VALUE[CARD_INDEX[card]] == value) for value in VALUES]
    rows = {"menus_validated": sum(crowns) / players}
    rows |= {f"menus_validated_{value}": crowns[value - 1] / players for value in VALUES}
    rows["menus_discarded"] = sums.get("discarded", 0) / players
    rows["menus_lost"] = sums.get("lost", 0) / players
    points = sorted(name for name in sums if name.startswith("score-"))
    return rows | {name.replace("score-", "points_").replace("-", "_"): sums[name] / players for name in points}


def _validated(sums: dict[str, int], card: str) -> int:
    return sums.get(f"validated {card}", 0)


def _menus(sums: dict[str, int]) -> dict[str, float]:
    """How often each card is validated, beside the mean of its value: 1 is as often as the others."""
    rows: dict[str, float] = {}
    for value in VALUES:
        cards = [card for card in CARD_IDS if VALUE[CARD_INDEX[card]] == value]
        mean = sum(_validated(sums, card) for card in cards) / len(cards)
        rows |= {card: _validated(sums, card) / mean if mean else 0.0 for card in cards}
    return rows
