import pytest

from atable.bots.make import UnknownBot, levels, make_bot, stand_in
from atable.games import GAMES
from atable.games.heuristics import HEURISTICS


@pytest.mark.parametrize("game", HEURISTICS)
def test_every_level_makes_the_bot_of_that_name(game: str) -> None:
    names = levels(HEURISTICS[game])
    assert [make_bot(name, HEURISTICS[game]).name for name in names] == list(names)


def test_the_levels_of_a_game_weakest_first() -> None:
    assert levels(HEURISTICS["banquet_royal"]) == ("random", "greedy-casual", "greedy")
    assert levels(None) == ("random",)


def test_who_stands_in_for_an_absent_person() -> None:
    assert stand_in(HEURISTICS["banquet_royal"]) == "greedy-casual"
    assert stand_in(None) == "random"


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'cook' for this game \(there is random, greedy-casual, greedy\)"):
        make_bot("cook", HEURISTICS["banquet_royal"])


def test_greedy_needs_to_know_the_game() -> None:
    assert make_bot("random", None).name == "random"
    with pytest.raises(UnknownBot, match=r"no bot 'greedy' for this game \(there is random\)"):
        make_bot("greedy", None)


def test_heuristics_are_for_games_that_exist() -> None:
    assert set(HEURISTICS) <= {game.spec.id for game in GAMES}
