"""Tables take turns."""

from atable.server.botpool.turns import Turns


def all_of(turns: Turns[str]) -> list[str]:
    """One after the other, each done before the next is taken."""
    taken = []
    while (next_one := turns.take()) is not None:
        taken.append(next_one[1])
        turns.done(next_one[0])
    return taken


def test_keys_alternate_and_each_keeps_its_order() -> None:
    turns: Turns[str] = Turns()
    for item in ("a1", "a2", "a3", "b1", "c1", "c2"):
        turns.add(item[0], item)
    assert all_of(turns) == ["a1", "b1", "c1", "a2", "c2", "a3"]


def test_a_key_has_one_thing_running_at_most() -> None:
    turns: Turns[str] = Turns()
    for item in ("a1", "a2", "b1"):
        turns.add(item[0], item)
    assert turns.take() == ("a", "a1")
    assert turns.take() == ("b", "b1")
    assert turns.take() is None
    turns.done("b")
    assert turns.take() is None
    turns.done("a")
    assert turns.take() == ("a", "a2")


def test_who_asks_again_stands_behind_those_who_wait() -> None:
    turns: Turns[str] = Turns()
    turns.add("a", "a1")
    assert turns.take() == ("a", "a1")
    turns.add("b", "b1")
    turns.add("a", "a2")
    turns.done("a")
    assert all_of(turns) == ["b1", "a2"]


def test_what_is_dropped_is_never_taken() -> None:
    turns: Turns[str] = Turns()
    for item in ("a1", "a2", "b1"):
        turns.add(item[0], item)
    turns.drop("a", "a1")
    turns.drop("b", "b1")
    turns.drop("b", "b1")  # twice is no matter
    assert len(turns) == 1
    assert all_of(turns) == ["a2"]


def test_clear_hands_back_what_waited() -> None:
    turns: Turns[str] = Turns()
    for item in ("a1", "a2", "b1"):
        turns.add(item[0], item)
    turns.take()
    assert turns.clear() == ["b1", "a2"]
    assert len(turns) == 0
