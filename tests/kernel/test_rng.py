"""The generator: the published algorithm, the same numbers for ever, and fair draws."""

import pytest

from atable.kernel.rng import Rng, seeded

WORD = 2**32


def sfc32(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """The algorithm written a second time, from its published description and with other means."""
    drawn = []
    for step in range(count):
        drawn.append((a + b + counter + step) % WORD)
        turned = int(f"{c:032b}"[21:] + f"{c:032b}"[:21], 2)  # the bits of c turned left by 21
        a, b, c = b ^ b // 512, c * 9 % WORD, (turned + drawn[-1]) % WORD
    return drawn


def draws(rng: Rng, count: int) -> list[int]:
    return [rng.next32() for _ in range(count)]


@pytest.mark.parametrize(
    "words",
    [(0, 0, 0, 0), (1, 2, 3, 4), (0xFFFFFFFF,) * 4, (0x9E3779B9, 0x7F4A7C15, 0xF39CC060, 0x5CEDC834)],
)
def test_draws_are_those_of_sfc32(words: tuple[int, int, int, int]) -> None:
    assert draws(Rng(*words), 1000) == sfc32(*words, count=1000)


def test_first_draws_by_hand() -> None:
    """1 + 2 + 4 = 7; then a = 2, b = 9 x 3 = 27 and the counter 5: 34."""
    rng = Rng(1, 2, 3, 4)
    assert draws(rng, 2) == [7, 34]
    assert draws(rng, 6) == [56623200, 188882296, 3431242869, 399395954, 785775158, 3843710725]


@pytest.mark.parametrize(
    ("seed", "words", "first"),
    [
        ("", [0x7E8301B7, 0x19CF9096, 0x098B511C, 0x24B96FA8], [3171680757, 2489499907, 1602185489, 210996428]),
        ("atable", [0x228E76E3, 0x7DEC29E6, 0x2358BEE4, 0xA6EC5725], [1197930478, 1658711324, 674532275, 3387551232]),
        ("à table", [0xB03F0FC6, 0x8D25AB9A, 0xD5BE7CBD, 0xDE543F7A], [465107674, 4016692079, 2975417089, 2536351708]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(seed: str, words: list[int], first: list[int]) -> None:
    """Every journal depends on these: they may not change with a platform, a build or a version."""
    rng = seeded(seed)
    assert rng.words() == words
    assert draws(rng, 4) == first


def test_draws_of_each_kind_stay_the_same_for_ever() -> None:
    rng, items = seeded("atable"), list(range(8))
    rng.shuffle(items)
    assert items == [5, 6, 1, 4, 3, 0, 7, 2]
    rng = seeded("")
    draws(rng, 4)
    assert [rng.below(6) for _ in range(10)] == [3, 2, 2, 3, 2, 1, 2, 3, 5, 1]


def test_similar_seeds_part_ways() -> None:
    first = [seeded(f"table {number}").next32() for number in range(1000)]
    assert len(set(first)) == 1000
    assert 400 < sum(number < WORD // 2 for number in first) < 600


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 36, 100])
def test_below_is_uniform(sides: int) -> None:
    """Each count lies within five standard deviations of the expected one."""
    rng, rolls = seeded(f"dice {sides}"), 1000 * sides
    counts = [0] * sides
    for _ in range(rolls):
        counts[rng.below(sides)] += 1
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in counts)


def test_below_cuts_the_words_into_equal_parts() -> None:
    """The first draw of Rng(w, 0, 0, 0) is w; a third of all words belongs to each of three numbers."""
    third = WORD // 3
    words = [1, third, third + 1, 2 * third, 2 * third + 1, WORD - 1]
    assert [Rng(word, 0, 0, 0).below(3) for word in words] == [0, 0, 1, 1, 2, 2]


def test_below_rejects_the_word_that_is_left_over() -> None:
    """2**32 words don't divide by 3: the word 0 is thrown away, and the next draw, 0xB0000001, counts."""
    rng = Rng(0, 0, 0x30000000, 0)
    assert draws(rng.copy(), 2) == [0, 0xB0000001]
    assert rng.below(3) == 2
    assert rng.counter == 2


@pytest.mark.parametrize("n", [0, -1, 2**24 + 1])
def test_below_needs_a_sensible_number(n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        seeded("x").below(n)
    assert 0 <= seeded("x").below(2**24) < 2**24


def test_chance_happens_as_often_as_it_says() -> None:
    rng = seeded("chance")
    assert not any(rng.chance(0.0) for _ in range(1000))
    assert all(rng.chance(1.0) for _ in range(1000))
    assert 2300 < sum(rng.chance(0.25) for _ in range(10_000)) < 2700


def test_shuffle_reaches_every_order_equally_often() -> None:
    rng, counts = seeded("shuffle"), dict[str, int]()
    for _ in range(6000):
        items = list("abc")
        rng.shuffle(items)
        counts["".join(items)] = counts.get("".join(items), 0) + 1
    assert sorted(counts) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in counts.values())


def test_choice_takes_every_item() -> None:
    rng = seeded("choice")
    assert {rng.choice(("soup", "fish", "cake")) for _ in range(100)} == {"soup", "fish", "cake"}


def test_mix_goes_on_from_the_present_words_and_the_entropy() -> None:
    first, second, third = seeded("atable"), seeded("atable"), seeded("another")
    first.mix("fresh")
    assert first.words() == [1960236776, 1748132724, 597876598, 1955556908]
    second.mix("other")
    third.mix("fresh")
    assert len({tuple(rng.words()) for rng in (first, second, third, seeded("atable"))}) == 4


def test_a_copy_draws_the_same_and_lives_by_itself() -> None:
    rng = seeded("copy")
    other = rng.copy()
    assert rng == other
    expected = draws(other, 5)
    assert rng != other
    assert draws(rng, 5) == expected
    assert rng == other


def test_a_generator_equals_only_a_generator_and_has_no_hash() -> None:
    rng = Rng(1, 2, 3, 4)
    assert rng != [1, 2, 3, 4]
    assert repr(rng) == "Rng(0x1, 0x2, 0x3, 4)"
    with pytest.raises(TypeError, match="no hash"):
        hash(rng)
