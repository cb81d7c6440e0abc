"""Figures of many games, from numbers that were added up."""


def percentile(numbers: dict[int, int], total: int, percent: int) -> float:
    """The smallest value that at least this percentage does not exceed; `numbers` tells how often each value came."""
    reached = 0
    for value in sorted(numbers):
        reached += numbers[value]
        if 100 * reached >= percent * total:
            break
    return float(value)


def percentiles(numbers: dict[int, int], total: int, percents: tuple[int, ...]) -> dict[str, float]:
    return {f"p{percent}": percentile(numbers, total, percent) for percent in percents}
