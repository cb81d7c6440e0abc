"""What many games tell: who wins, with how many points, how long it takes."""

from collections.abc import Sequence

import msgspec

from atable.games.statistics import STATISTICS, Figures
from atable.kernel.outcome import Outcome
from atable.lab.simulate import Record, Task
from atable.lab.stats import Distribution, add_counts, distribution


class Standing(msgspec.Struct, frozen=True):
    """How a bot did: games count once for each seat that it held."""

    seats: int
    win_share: float  # a shared victory counts as its part
    score: Distribution | None


class Speed(msgspec.Struct, frozen=True):
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    branching: float  # mean number of legal actions in a decision


class Report(msgspec.Struct, frozen=True):
    task: Task
    score: Distribution | None
    winning_score: Distribution | None
    gap: Distribution | None  # points between the first and the second side
    length: Distribution | None  # decisions in a game
    ties: float  # share of games with equal points at the top, before a tie-break
    shared: float  # share of games with several winners
    win_share_by_seat: tuple[float, ...]
    bots: dict[str, Standing]
    statistics: Figures
    speed: Speed


def report(task: Task, records: list[Record], seconds: float) -> Report:
    tops = [_ranked_points(record.outcome) for record in records]
    gaps = [points[0] - points[1] for points in tops if len(points) > 1]
    games = len(records)
    return Report(
        task=task,
        score=distribution([point for points in tops for point in points]),
        winning_score=distribution([points[0] for points in tops if points]),
        gap=distribution(gaps),
        length=distribution([record.decisions for record in records]),
        ties=gaps.count(0) / games,
        shared=sum(len(record.outcome.winners()) > 1 for record in records) / games,
        win_share_by_seat=tuple(_seat_share(records, seat) for seat in range(task.seats)),
        bots={name: _standing(name, records) for name in dict.fromkeys(task.bots)},
        statistics=_statistics(task, records),
        speed=_speed(records, seconds),
    )


def _ranked_points(outcome: Outcome) -> list[int]:
    return sorted((side.points for side in outcome.sides), reverse=True)


def _part(outcome: Outcome, seat: int) -> float:
    """This seat's part in the victory."""
    winners = outcome.winners()
    return 1 / len(winners) if seat in winners else 0.0


def _mean(parts: Sequence[float]) -> float:
    return sum(parts) / len(parts) if parts else 0.0


def _seat_share(records: list[Record], seat: int) -> float:
    return _mean([_part(record.outcome, seat) for record in records])


def _standing(name: str, records: list[Record]) -> Standing:
    held = [(record.outcome, seat) for record in records for seat, bot in enumerate(record.bots) if bot == name]
    points = [side.points for outcome, seat in held for side in outcome.sides if seat in side.seats]
    wins = sum(_part(outcome, seat) for outcome, seat in held)
    return Standing(len(held), wins / len(records), distribution(points))


def _statistics(task: Task, records: list[Record]) -> Figures:
    known = STATISTICS.get(task.game)
    if known is None:
        return {}
    sums: dict[str, int] = {}
    for record in records:
        add_counts(sums, record.counts)
    return known.figures(sums, len(records), task.seats)


def _speed(records: list[Record], seconds: float) -> Speed:
    decisions = sum(record.decisions for record in records)
    choices = sum(record.choices for record in records)
    return Speed(len(records) / seconds, decisions / seconds, decisions / len(records), choices / max(1, decisions))
