"""How a text table fills the screen."""

import pytest

from tests.cli.people import Seen, scripted


@pytest.mark.parametrize("entries", [2, 12])  # below each other, and in columns
def test_a_long_entry_of_a_list_goes_on_under_its_text(entries: int) -> None:
    seen = Seen(width=40)
    scripted([], seen).show_list([f"{number:>3}  {'spoon ' * 12}" for number in range(1, entries + 1)])
    lines = [line.rstrip() for line in seen.text().splitlines()]
    assert [line[:5].strip() for line in lines[:3]] == ["1", "", "2"]
    assert all(line[5:].startswith("spoon") and len(line) <= 40 for line in lines)
