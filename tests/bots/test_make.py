import pytest

from atable.bots.make import BOT_NAMES, UnknownBot, make_bot
from atable.games import GAMES
from atable.games.heuristics import HEURISTICS


def test_every_name_makes_the_bot_of_that_name() -> None:
    assert [make_bot(name, HEURISTICS["banquet_royal"]).name for name in BOT_NAMES] == list(BOT_NAMES)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'chef' \(there is random, greedy, greedy-casual\)"):
        make_bot("chef", None)


def test_greedy_needs_to_know_the_game() -> None:
    assert make_bot("random", None).name == "random"
    with pytest.raises(UnknownBot, match=r"'greedy' does not know this game \(there is random\)"):
        make_bot("greedy", None)


def test_heuristics_are_for_games_that_exist() -> None:
    assert set(HEURISTICS) <= {game.spec.id for game in GAMES}
