"""Every refusal of the server has its words in both languages, and no words are left over."""

import ast
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl

from atable.games.banquet_royal.game import GAME as BANQUET
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.texts import TEXTS
from atable.kernel.errors import BadOptions
from atable.protocol.info import Problem
from atable.server.errors import bad_option
from atable.server.net import problems
from atable.server.texts import MESSAGES, say
from atable.texts.speaker import LANGUAGES, SHARED
from tests.texts.sources import SHARED_SCOPE, SOURCE, entries, parse
from tests.texts.sources import uses as all_uses

SERVER = SOURCE / "server"
CALLS = ("Denied", "BrokenLog", "forbidden", "unavailable", "Uncertain", "Problem")

# Where a key is passed on, and which ones: none where it was made in another of these places, or by a game.
PASSED_ON: dict[tuple[str, str], set[str]] = {
    ("errors.py", "self.key"): set(),
    ("errors.py", "key"): set(),
    ("errors.py", "error.key"): set(),
    ("net/problems.py", "key"): {*problems.KEYS.values(), "server-error", "bad-message"},
    ("tables/loading.py", "otherwise"): {"journal-later", "replay-later", "what-if-later"},
    ("tables/doors.py", "key"): {"relaxed-needs-days", "thinking-needs-relaxed"},
}

FILES = {language: entries(MESSAGES, language) for language in LANGUAGES}


class Use(NamedTuple):
    """A place in the server that refuses something."""

    file: str
    line: int
    key: str | None  # None: passed on
    params: frozenset[str] | None  # None: passed on
    source: str


def uses() -> list[Use]:
    return [use for path in sorted(SERVER.rglob("*.py")) for use in _uses_in(path)]


def _uses_in(path: Path) -> list[Use]:
    found: list[Use] = []
    file = str(path.relative_to(SERVER))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            params = _params(node)
            found += [Use(file, node.lineno, _text(key), params, ast.unparse(key)) for key in _keys(node.args[0])]
    return found


def _keys(key: ast.expr) -> list[ast.expr]:
    """`"a" if condition else "b"` may be either."""
    return [*_keys(key.body), *_keys(key.orelse)] if isinstance(key, ast.IfExp) else [key]


def _text(key: ast.expr) -> str | None:
    return key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else None


def _params(call: ast.Call) -> frozenset[str] | None:
    named = [keyword.value for keyword in call.keywords if keyword.arg == "params"]
    given = [*call.args[1:2], *named]
    if not given:
        return frozenset()
    if isinstance(given[0], ast.Dict):
        return frozenset(str(key.value) for key in given[0].keys if isinstance(key, ast.Constant))
    return None


USES = uses()
KEYS = {use.key for use in USES if use.key is not None}.union(*PASSED_ON.values())


def test_the_server_is_really_read() -> None:
    assert len(USES) > 20
    assert "not-found" in KEYS


def test_keys_are_only_passed_on_where_we_know_it() -> None:
    assert {(use.file, use.source) for use in USES if use.key is None} == set(PASSED_ON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_used_is_defined(language: str) -> None:
    assert KEYS - set(FILES[language]) - set(entries(SHARED, language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_defined_is_used(language: str) -> None:
    assert set(FILES[language]) - KEYS == set()


def test_both_languages_have_the_same_keys_with_the_same_variables_in_the_same_order() -> None:
    english, french = ([(key, entry.variables) for key, entry in FILES[language].items()] for language in ("en", "fr"))
    assert english == french


def test_every_variable_is_supplied_wherever_a_refusal_is_made() -> None:
    missing = [
        f"{use.file}:{use.line}: {use.key} lacks {sorted(FILES['en'][use.key].variables - use.params)}"
        for use in USES
        if use.key in FILES["en"] and use.params is not None and not FILES["en"][use.key].variables <= use.params
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed_and_define_a_key_once(language: str) -> None:
    body = parse(MESSAGES / f"{language}.ftl")
    assert [item.content for item in body if isinstance(item, ftl.Junk)] == []
    counts = Counter(item.id.name for item in body if isinstance(item, ftl.Message))
    assert [key for key, count in counts.items() if count > 1] == []
    elsewhere = [entries(SHARED, language), *(entries(text.words, language) for text in TEXTS.values())]
    assert [key for key in counts if any(key in keys for keys in elsewhere)] == []


def test_french_texts_have_french_spaces() -> None:
    for line in (MESSAGES / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert not any(f" {mark}" in line for mark in ":;!?»"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    for key, entry in FILES[language].items():
        text = say(Problem(key, dict.fromkeys(entry.variables, 2)), language)
        assert text[0].isupper(), text
        assert text.endswith((".", "!", "?")), text


def test_refusals_in_both_languages() -> None:
    assert say(Problem("seat-taken"), "en") == "This seat is taken."
    assert say(Problem("seat-taken"), "fr") == "Cette place est prise."
    assert say(Problem("need-seats", {"least": 2, "most": 4}), "fr") == (
        "Ce jeu se joue à 2 joueurs au moins et à 4 au plus."
    )


def test_what_is_shared_with_the_games_is_said_too() -> None:
    assert say(Problem("game-over"), "fr") == "La partie est terminée."


def test_an_option_is_refused_in_the_words_of_its_game() -> None:
    with pytest.raises(BadOptions) as refusal:
        BANQUET.resolve(BanquetOptions(folie_eight=True), 2)
    assert "folie" in say(bad_option(refusal.value).problem(), "fr")


def test_no_two_games_share_a_key_for_a_refused_option() -> None:
    keys = [use.key for use in all_uses() if use.call == "BadOptions" and use.scope != SHARED_SCOPE]
    own = [key for key in keys if key not in entries(SHARED, "en")]
    assert len(own) > 2
    assert len(own) == len(set(own))


def test_every_refused_option_is_told_in_the_readers_language() -> None:
    uses = {use.key: use.params for use in all_uses() if use.call == "BadOptions" and use.key is not None}
    assert len(uses) > 20
    for key, params in uses.items():
        refused = Problem(key, dict.fromkeys(params or (), 2), field="options.any")
        english, french = say(refused, "en"), say(refused, "fr")
        assert len({key, english, french}) == 3, key


def test_a_game_of_somebody_s_own_is_told_by_its_key() -> None:
    assert say(Problem("bad-soup", {"spoons": 2}), "fr") == "bad-soup"
