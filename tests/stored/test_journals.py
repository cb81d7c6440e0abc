"""Every stored journal is read and played again by this program, and an unfinished game goes on to its end."""

import argparse
from pathlib import Path
from typing import Any

import pytest

from atable.bots.make import RANDOM
from atable.cli import verify
from atable.games import GAMES
from atable.kernel.errors import CorruptJournal
from atable.kernel.game import Game
from atable.kernel.journal import Journal, dump, read_head
from tests.stored.cases import CASES
from tests.stored.evening import Evening
from tests.stored.journals import Stored, file_of, follows, replayed, stored_journals
from tests.stored.newer import Newer, SameVersion

STORED = stored_journals()
every_journal = pytest.mark.parametrize("stored", [pytest.param(it, id=it.name) for it in STORED])


def is_kept(stored: Stored, game: Game[Any]) -> None:
    """It leads where it led then. Under another version of the rules it is refused, and nothing is made of it."""
    if read_head(stored.data).rules_version != game.spec.rules_version:
        with pytest.raises(CorruptJournal, match=r"line 1: rules version .*, this program plays"):
            replayed(game, stored.data)
        return
    session = replayed(game, stored.data)
    assert follows(session) == stored.expected
    assert dump(session.journal) == stored.data
    if session.outcome() is None:
        goes_on(session.journal, game, stored)


def one_of_these_rules(game: Game[Any]) -> Stored:
    heads = [(it, read_head(it.data)) for it in STORED]
    rules = game.spec.id, game.spec.rules_version
    return next(it for it, head in heads if (head.game, head.rules_version) == rules)


def goes_on(journal: Journal, game: Game[Any], stored: Stored) -> None:
    session = replayed(game, dump(journal))
    whole = Evening(session, RANDOM, f"on with {stored.name}").play_on()
    assert whole.outcome is not None
    assert len(whole.entries) > len(journal.entries)
    assert replayed(game, dump(whole)).outcome() == whole.outcome


@every_journal
def test_a_stored_game_is_kept(stored: Stored) -> None:
    is_kept(stored, stored.game)


def test_under_newer_rules_a_stored_game_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `atable verify` tells it; and so the test above would see it once the version has changed."""
    for game in GAMES:
        stored = one_of_these_rules(game)
        newer = Newer(game)
        is_kept(stored, newer)
        file = tmp_path / f"{game.spec.id}.jsonl"
        file.write_bytes(stored.data)
        monkeypatch.setattr(verify, "find_game", lambda name, newer=newer: newer)
        assert verify.run(argparse.Namespace(files=[str(file)], commitment=None, promise=None)) == verify.FAILED
        told = capsys.readouterr().out
        version, now = read_head(stored.data).rules_version, newer.spec.rules_version
        assert told == f"{file}: FAILED, line 1: rules version {version}, this program plays {now}\n"


def test_a_rule_that_changes_without_a_new_version_is_noticed() -> None:
    """Else running games would be bent: this is what the stored ones are for."""
    for game in GAMES:
        stored = one_of_these_rules(game)
        last = replayed(game, stored.data).journal.entries[-1].action
        with pytest.raises(CorruptJournal, match="is refused"):
            replayed(SameVersion(game, (type(last),)), stored.data)


def test_every_case_is_stored() -> None:
    """`make stored-games` writes what is missing."""
    assert [file_of(case).name for case in CASES if not file_of(case).exists()] == []
