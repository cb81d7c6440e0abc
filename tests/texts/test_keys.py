"""Every message that the code uses exists in both languages, with the parameters it is given, and no other."""

from collections import Counter
from importlib import import_module
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import ast as ftl

from atable.games import GAMES, IDS
from atable.games.banquet_royal.phases.flow import PHASES
from atable.kernel.game import Game
from atable.texts.speaker import LANGUAGES
from tests.texts.families import Keys
from tests.texts.families.banquet_royal import QUESTIONS
from tests.texts.sources import FOLDERS, SHARED_SCOPE, Entry, Use, entries, parse, uses

# What each game says of its own; what is shared follows.
GAME_KEYS: dict[str, Keys] = {game_id: import_module(f"tests.texts.families.{game_id}").KEYS for game_id in IDS}

OPTIONS = {name for game in GAMES for name in game.spec.options.__struct_fields__}
# What may be chosen by a word, such as `resto_income-floor`. The paces are explained with their option.
CHOICES = {
    f"{name}-{value}"
    for game in GAMES
    for name, kind in get_type_hints(game.spec.options).items()
    if get_origin(kind) is Literal and name != "pace"
    for value in get_args(kind)
}
FAMILIES: dict[str, dict[str, set[str]]] = {
    SHARED_SCOPE: {
        "option-": OPTIONS,
        "value-": CHOICES,
        "count-": {f"score-{line}" for keys in GAME_KEYS.values() for line in keys.counted},
        "bot-name-": {str(seat) for seat in range(1, max(game.spec.seats_max for game in GAMES))},
    },
    **{game_id: keys.families for game_id, keys in GAME_KEYS.items()},
}
TERMS = {SHARED_SCOPE: {"option": "option-"}, **{game_id: keys.terms for game_id, keys in GAME_KEYS.items()}}
PLAYERS = {"player", "victim", "attacker"}
LISTS = {"players", "options", "wars", "claims", "smiling", "straight", "until"}

PASSED_ON: dict[tuple[str, str], set[str]] = {
    ("cli/scores.py", "key"): set(),
    ("cli/client.py", "refusal.key"): set(),
    ("cli/saves.py", "refusal.key"): set(),
    ("cli/common.py", "error.key"): set(),
    ("server/texts.py", "problem.key"): set(),
    **{
        (f"games/{game_id}/{file}", source): passed_on
        for game_id, keys in GAME_KEYS.items()
        for (file, source), passed_on in keys.passed_on.items()
    },
}

OF_SOME = {"side-automa", "tie-break-below"}  # asked for by shared code, said by the games that need it

USES = uses()
FILES = {(name, language): entries(FOLDERS[name], language) for name in FOLDERS for language in LANGUAGES}


def file_of(use: Use) -> str:
    return use.where.partition(":")[0]


def keys_of(use: Use) -> set[str]:
    if use.key is not None:
        return {use.key}
    if use.prefix is not None:
        return {use.prefix + member for member in FAMILIES[use.scope][use.prefix]}
    return PASSED_ON[file_of(use), use.source]


def used_by(scope: str) -> set[str]:
    return {key for use in USES if use.scope == scope for key in keys_of(use)}


def of_options(game: str) -> set[str]:
    """What the shared code says about the options of a game and the lines of its score."""
    return {key for key in FILES[game, "en"] if key.startswith(("option-", "value-", "count-"))}


def entry(key: str, language: str, scope: str) -> Entry:
    """As a reader at a table of this game finds it; shared code speaks at any table."""
    names = [scope, SHARED_SCOPE] if scope != SHARED_SCOPE else [SHARED_SCOPE, *FAMILIES]
    return next(FILES[name, language][key] for name in names if key in FILES[name, language])


def test_the_code_is_really_read() -> None:
    assert len(USES) > 250
    assert {
        "kernel/session.py",
        "games/banquet_royal/prompts.py",
        "games/course_a_letoile/phases/attacking.py",
    } <= {file_of(use) for use in USES}


def test_keys_made_elsewhere_are_only_passed_on_where_we_know_it() -> None:
    unclear = {(file_of(use), use.source) for use in USES if use.key is None and use.prefix is None}
    assert unclear == set(PASSED_ON)


def test_families_are_those_of_the_code() -> None:
    for scope, families in FAMILIES.items():
        assert {use.prefix for use in USES if use.prefix is not None and use.scope == scope} == set(families)
    assert len(QUESTIONS) == len(PHASES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_key_that_is_used_is_defined(name: str, language: str) -> None:
    shared = set(FILES[SHARED_SCOPE, language])
    if name == SHARED_SCOPE:
        shared |= {key for game in FAMILIES for key in of_options(game)} | OF_SOME
    assert used_by(name) - set(FILES[name, language]) - shared == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_key_that_is_defined_is_used(name: str, language: str) -> None:
    used = used_by(name) | used_by(SHARED_SCOPE)
    if name == SHARED_SCOPE:  # any game may use what is shared
        used |= {key for game in FAMILIES for key in used_by(game)} | {"list-none", "list-comma", "list-and"}
    assert set(FILES[name, language]) - used == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec.id)
def test_each_game_explains_its_own_options(game: Game[Any]) -> None:
    options = {f"option-{name}" for name in game.spec.options.__struct_fields__} - {"option-pace"}
    assert {key for key in of_options(game.spec.id) if key.startswith("option-")} == options


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_keys_in_the_same_order(name: str) -> None:
    assert list(FILES[name, "en"]) == list(FILES[name, "fr"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_files_are_well_formed_and_define_a_key_once(name: str, language: str) -> None:
    body = parse(FOLDERS[name] / f"{language}.ftl")
    assert [item.content for item in body if isinstance(item, ftl.Junk)] == []
    counts = Counter(item.id.name for item in body if isinstance(item, ftl.Message))
    assert [key for key, count in counts.items() if count > 1] == []
    if name != SHARED_SCOPE:
        assert set(counts) & set(FILES[SHARED_SCOPE, language]) == set()


def base(variable: str, use: Use, language: str) -> str | None:
    """The parameter that a variable comes from, None if nobody supplies it."""
    assert use.params is not None
    if variable in use.params:
        return variable
    for param in use.params:
        form = variable.removeprefix(f"{param}-")
        if form != variable and form in forms(param, language, use.scope):
            return param
    return None


def forms(param: str, language: str, scope: str) -> set[str]:
    """What the resolver adds to a parameter of this name: for a name, the attributes that all of its kind have."""
    if param in PLAYERS:
        return {"you"}
    if param in LISTS:
        return {"count"}
    if param not in TERMS[scope]:
        return set()
    kind = TERMS[scope][param]
    members = FAMILIES[scope][kind]
    return set.intersection(*(set(entry(kind + member, language, scope).attributes) for member in members))


def told() -> list[tuple[Use, str]]:
    """Every message with the parameters that it is given, where the code writes them down."""
    made = [use for use in USES if use.call in ("Message", "IllegalAction", "BadOptions") and use.params is not None]
    return [(use, key) for use in made for key in keys_of(use)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_is_supplied_wherever_the_message_is_made(language: str) -> None:
    missing = [
        f"{use.where}: {key} needs ${variable}"
        for use, key in told()
        for variable in entry(key, language, use.scope).variables
        if base(variable, use, language) is None
    ]
    assert missing == []


def test_both_languages_use_the_same_parameters() -> None:
    for use, key in told():
        english, french = (
            {base(variable, use, language) for variable in entry(key, language, use.scope).variables}
            for language in ("en", "fr")
        )
        assert english == french, key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spec.id)
def test_both_files_of_a_game_speak_of_the_same_parameters(game: Game[Any]) -> None:
    """Where parameters are passed on the code can't be read; the files still agree on their names."""
    name = game.spec.id
    for key, english in FILES[name, "en"].items():
        bases = [{variable.partition("-")[0] for variable in of.variables} for of in (english, FILES[name, "fr"][key])]
        assert bases[0] == bases[1], key


def test_content_names_stand_alone() -> None:
    """A name and its forms need no parameter: the resolver gives none."""
    for scope, terms in TERMS.items():
        for prefix in {*terms.values()}:
            for member in FAMILIES[scope][prefix]:
                for language in LANGUAGES:
                    found = entry(prefix + member, language, scope)
                    assert found.variables == frozenset()
                    assert all(variables == frozenset() for variables in found.attributes.values())
