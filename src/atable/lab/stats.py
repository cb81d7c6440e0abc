"""Numbers about many games: distributions, shares, means."""

import msgspec


class Distribution(msgspec.Struct, frozen=True):
    """Mean and percentiles of a sample; a percentile is a value of the sample itself."""

    mean: float
    p5: float
    p50: float
    p95: float
    least: float
    most: float


def distribution(sample: list[int]) -> Distribution | None:
    """None for an empty sample."""
    if not sample:
        return None
    ordered = sorted(sample)
    p5, p50, p95 = (float(_percentile(ordered, percent)) for percent in (5, 50, 95))
    return Distribution(sum(ordered) / len(ordered), p5, p50, p95, float(ordered[0]), float(ordered[-1]))


def _percentile(ordered: list[int], percent: int) -> int:
    """The smallest value that at least this percentage of the sample does not exceed."""
    rank = -(-len(ordered) * percent // 100)
    return ordered[max(rank, 1) - 1]


def add_counts(sums: dict[str, int], counts: dict[str, int]) -> None:
    for name, number in counts.items():
        sums[name] = sums.get(name, 0) + number
