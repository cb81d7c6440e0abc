"""Every message that the code uses exists in both languages, with the parameters it is given, and no other."""

from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from atable.games import GAMES
from atable.games.banquet_royal.actions import CARD_IDS, DISHES
from atable.games.banquet_royal.content import CONTENT
from atable.games.banquet_royal.options import ALL_COLORS
from atable.games.banquet_royal.phases.turn import SEQUENCE
from atable.texts.speaker import LANGUAGES
from tests.texts.sources import FOLDERS, Entry, Use, entries, parse, uses
from tests.texts.speaking import QUESTIONS

OPTIONS = {name for game in GAMES for name in game.spec.options.__struct_fields__}

# The keys that are made from a prefix and a part that varies.
FAMILIES: dict[str, set[str]] = {
    "dish-": set(DISHES),
    "menu-": set(CARD_IDS),
    "color-": set(ALL_COLORS),
    "option-": OPTIONS,
    "ask-": set(QUESTIONS),
    "wait-": set(QUESTIONS),
    "score-": {reward.id.replace("_", "-") for reward in CONTENT.pieces.rewards},
    "bot-name-": {str(seat) for seat in range(1, max(game.spec.seats_max for game in GAMES))},
}

# Which content a parameter of this name stands for. Any other parameter is a number or a plain text.
TERMS = {"dish": "dish-", "named": "dish-", "symbol": "dish-", "menu": "menu-", "color": "color-", "option": "option-"}
PLAYERS = {"player"}
LISTS = {"players", "options"}

# Keys made in one place and passed on in another: a line of a score sheet, a refusal.
PASSED_ON = {("cli/scores.py", "key"), ("cli/client.py", "refusal.key")}

USES = uses()
FILES = {(name, language): entries(FOLDERS[name], language) for name in FOLDERS for language in LANGUAGES}


def keys_of(use: Use) -> set[str]:
    if use.key is not None:
        return {use.key}
    return set() if use.prefix is None else {use.prefix + member for member in FAMILIES[use.prefix]}


def used() -> set[str]:
    return {key for use in USES for key in keys_of(use)} | {"list-none", "list-comma", "list-and"}


def entry(key: str, language: str) -> Entry:
    return next(file[key] for (_, of), file in FILES.items() if of == language and key in file)


def test_the_code_is_really_read() -> None:
    assert len(USES) > 150
    assert {"kernel/session.py", "games/banquet_royal/prompts.py"} <= {use.where.partition(":")[0] for use in USES}


def test_keys_made_elsewhere_are_only_passed_on_where_we_know_it() -> None:
    unclear = {(use.where.partition(":")[0], use.source) for use in USES if use.key is None and use.prefix is None}
    assert unclear == PASSED_ON


def test_families_are_those_of_the_code() -> None:
    assert {use.prefix for use in USES if use.prefix is not None} == set(FAMILIES)
    assert len(QUESTIONS) == len(SEQUENCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_used_is_defined(language: str) -> None:
    defined = {key for (_, of), file in FILES.items() if of == language for key in file}
    assert used() - defined == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_defined_is_used(language: str) -> None:
    defined = {key for (_, of), file in FILES.items() if of == language for key in file}
    assert defined - used() == set()


def test_what_every_game_shares_is_in_the_shared_file() -> None:
    outside = {key for use in USES if not use.where.startswith("games/") for key in keys_of(use)}
    options = {f"option-{name}" for name in OPTIONS}
    assert outside - options - set(FILES["shared", "en"]) == set()


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
    if name != "shared":
        assert set(counts) & set(FILES["shared", language]) == set()


def base(variable: str, params: frozenset[str], language: str) -> str | None:
    """The parameter that a variable comes from, None if nobody supplies it."""
    if variable in params:
        return variable
    for param in params:
        form = variable.removeprefix(f"{param}-")
        if form != variable and form in forms(param, language):
            return param
    return None


def forms(param: str, language: str) -> set[str]:
    """What the resolver adds to a parameter of this name: for a name, the attributes that all of its kind have."""
    if param in PLAYERS:
        return {"you"}
    if param in LISTS:
        return {"count"}
    if param not in TERMS:
        return set()
    kind = TERMS[param]
    return set.intersection(*(set(entry(kind + member, language).attributes) for member in FAMILIES[kind]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_is_supplied_wherever_the_message_is_made(language: str) -> None:
    missing = [
        f"{use.where}: {key} needs ${variable}"
        for use in USES
        if use.call in ("Message", "IllegalAction") and use.params is not None
        for key in keys_of(use)
        for variable in entry(key, language).variables
        if base(variable, use.params, language) is None
    ]
    assert missing == []


def test_both_languages_use_the_same_parameters() -> None:
    for use in USES:
        if use.call in ("Message", "IllegalAction") and use.params is not None:
            for key in keys_of(use):
                english, french = (
                    {base(variable, use.params, language) for variable in entry(key, language).variables}
                    for language in ("en", "fr")
                )
                assert english == french, key


def test_content_names_stand_alone() -> None:
    """A name and its forms need no parameter: the resolver gives none."""
    for prefix in {*TERMS.values()}:
        for member in FAMILIES[prefix]:
            for language in LANGUAGES:
                found = entry(prefix + member, language)
                assert found.variables == frozenset()
                assert all(variables == frozenset() for variables in found.attributes.values())
