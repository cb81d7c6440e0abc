"""What is counted over many pots, from events and outcomes alone."""

from atable.games.soup.events import BowlShown, Ladled, PotEmptied
from atable.kernel.events import Event
from atable.kernel.outcome import Outcome

Sums = dict[str, int]


class Collector:
    def __init__(self) -> None:
        self.turns = 0
        self.bowls: list[str] = []  # by seat
        self.washer = ""  # the bowl that took the last spoonful

    def note(self, events: list[Event]) -> None:
        for event in events:
            match event:
                case BowlShown(bowl=bowl):
                    self.bowls.append(bowl)
                case Ladled():
                    self.turns += 1
                case PotEmptied(seat=seat):
                    self.washer = self.bowls[seat]

    def counts(self, outcome: Outcome) -> Sums:
        points = sum([side.points for side in outcome.sides])
        bowls = {f"bowl {bowl}": self.bowls.count(bowl) for bowl in self.bowls}
        return {"turns": self.turns, "points": points, f"washed {self.washer}": 1, **bowls}


def figures(sums: Sums, games: int, seats: int) -> dict[str, dict[str, float]]:
    bowls = sorted([name.removeprefix("bowl ") for name in sums if name.startswith("bowl ")])
    return {
        "per_game": {"turns": sums["turns"] / games},
        "per_player": {"points": sums["points"] / (games * seats)},
        "washing_up_by_bowl": {bowl: sums.get(f"washed {bowl}", 0) / sums[f"bowl {bowl}"] for bowl in bowls},
    }
