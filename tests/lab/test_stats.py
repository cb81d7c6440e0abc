from atable.lab.stats import distribution


def test_percentiles_are_values_of_the_sample() -> None:
    hundred = distribution(list(range(100, 0, -1)))
    assert hundred is not None
    assert (hundred.p5, hundred.p50, hundred.p95) == (5, 50, 95)
    assert (hundred.least, hundred.mean, hundred.most) == (1, 50.5, 100)


def test_a_sample_of_one() -> None:
    one = distribution([7])
    assert one is not None
    assert (one.mean, one.p5, one.p50, one.p95) == (7, 7, 7, 7)


def test_an_empty_sample_has_no_distribution() -> None:
    assert distribution([]) is None
