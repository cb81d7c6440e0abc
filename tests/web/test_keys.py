"""Every message that the client uses exists in both languages, and every one of its own is used."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from atable.texts.speaker import LANGUAGES
from tests.texts.sources import Entry, parse
from tests.web.sources import (
    BORROWED,
    CODE,
    FRAME,
    OWN,
    USES,
    guided,
    listed,
    messages,
    named,
    scope_of,
    scopes,
    uses,
)
from tools.typescript import WEB

# Keys of the client that replace words of the Python package: what a text table says otherwise.
REPLACED: dict[str, set[str]] = {FRAME: set()}

# Where a key is made elsewhere, in a place that is checked, and only passed on.
PASSED_ON = {"i18n/language.svelte.ts"}

every_scope = pytest.mark.parametrize("scope", scopes())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def known(scope: str, language: str) -> set[str]:
    """What code of this scope may say: a board speaks the words of its game and those of the frame."""
    return {key for name in {FRAME, scope} for key in (*OWN[name, language], *BORROWED[name, language])}


def of_scope(scope: str) -> dict[Path, str]:
    return {path: text for path, text in CODE.items() if scope_of(path) == scope}


def test_the_code_is_really_read() -> None:
    assert len(CODE) > 30
    assert "loading" in {key for use in USES for key in use.keys}
    assert "close" in OWN[FRAME, "fr"]


@every_scope
def test_both_languages_have_the_same_files(scope: str) -> None:
    english, french = ([path.name for path in messages(scope, language)] for language in LANGUAGES)
    assert scope != FRAME or english == french
    assert len(english) == len(french)


@every_scope
def test_both_languages_have_the_same_keys_with_the_same_attributes_in_the_same_order(scope: str) -> None:
    english, french = (
        [(key, sorted(entry.attributes)) for key, entry in OWN[scope, language].items()] for language in LANGUAGES
    )
    assert english == french


@every_scope
def test_both_languages_use_the_same_variables(scope: str) -> None:
    """A grammar may need a form that the other does not: `$dish-def` and `$dish` come from one parameter."""
    for key, english in OWN[scope, "en"].items():
        french = OWN[scope, "fr"][key]
        assert _bases(english.variables) == _bases(french.variables), key
        for name, variables in english.attributes.items():
            assert _bases(variables) == _bases(french.attributes[name]), f"{key}.{name}"


def _bases(variables: frozenset[str]) -> set[str]:
    return {variable.partition("-")[0] for variable in variables}


@every_scope
@every_language
def test_files_are_well_formed_and_define_a_key_once(scope: str, language: str) -> None:
    bodies = [parse(path) for path in messages(scope, language)]
    assert [item.content for body in bodies for item in body if isinstance(item, ftl.Junk)] == []
    counts = Counter(item.id.name for body in bodies for item in body if isinstance(item, ftl.Message))
    assert [key for key, count in counts.items() if count > 1] == []


@every_scope
@every_language
def test_no_key_hides_another_unless_it_shall(scope: str, language: str) -> None:
    others = {*BORROWED[scope, language], *BORROWED[FRAME, language]}
    if scope != FRAME:
        others |= set(OWN[FRAME, language])
    assert set(OWN[scope, language]) & others == REPLACED.get(scope, set())


@every_language
def test_every_key_that_is_used_is_defined(language: str) -> None:
    missing = [
        f"{use.where}: there is no {key} for {use.call}"
        for use in USES
        for key in sorted(use.keys)
        if key not in known(use.scope, language)
    ]
    assert not missing, "\n".join(missing)


@every_scope
@every_language
def test_every_key_that_is_listed_or_guided_is_defined(scope: str, language: str) -> None:
    missing = [
        f"{path.relative_to(WEB)}: {key}"
        for path, text in of_scope(scope).items()
        for key in sorted((listed(text) | guided(text)) - known(scope, language))
    ]
    assert not missing, "\n".join(missing)


@every_language
def test_every_variable_is_supplied_wherever_the_client_speaks(language: str) -> None:
    missing = [
        f"{use.where}: {key} needs ${variable}"
        for use in USES
        if use.params is not None
        for key in sorted(use.keys & known(use.scope, language))
        for variable in sorted(entry(key, use.scope, language).variables)
        if not any(variable == param or variable.startswith(f"{param}-") for param in use.params)
    ]
    assert not missing, "\n".join(missing)


@every_language
def test_nothing_is_supplied_that_no_message_asks_for(language: str) -> None:
    """A parameter that no sentence of its call uses in any form is a slip."""
    idle = [
        f"{use.where}: nobody needs ${param}"
        for use in USES
        for param in sorted(use.params or ())
        if use.keys and use.keys <= known(use.scope, language)
        if not any(_takes(key, param, use.scope, language) for key in use.keys)
    ]
    assert not idle, "\n".join(idle)


def _takes(key: str, param: str, scope: str, language: str) -> bool:
    return any(
        variable == param or variable.startswith(f"{param}-") for variable in entry(key, scope, language).variables
    )


def entry(key: str, scope: str, language: str) -> Entry:
    files = [file[name, language] for name in (scope, FRAME) for file in (OWN, BORROWED)]
    return next(file[key] for file in files if key in file)


def test_a_composed_key_has_its_list_above_it() -> None:
    """But the names of things that Python knows too, such as `dish-…`, are a family of the files beside it."""
    unlisted = [
        f"{use.where}: {use.source}"
        for use in USES
        if use.composed and not use.keys and not _is_family(use.prefix, use.scope)
    ]
    advice = "write `// keys: …` right above, with every key that it may become"
    assert not unlisted, "\n".join([advice, *unlisted])


def _is_family(prefix: str, scope: str) -> bool:
    return any(key.startswith(prefix) for key in BORROWED[scope, "en"])


def test_keys_made_elsewhere_are_only_passed_on_where_we_know_it() -> None:
    unclear = [use for use in USES if not use.keys and not use.composed]
    unknown = [f"{use.where}: {use.source}" for use in unclear if use.where.partition(":")[0] not in PASSED_ON]
    assert not unknown, "\n".join(unknown)


@every_scope
def test_every_key_that_is_defined_is_used(scope: str) -> None:
    used = {key for use in USES for key in use.keys if scope in (use.scope, FRAME)}
    for text in (CODE if scope == FRAME else of_scope(scope)).values():
        used |= listed(text) | guided(text) | {name for name in named(text) if "-" in name}
    unused = sorted(set(OWN[scope, "en"]) - used)
    assert not unused, "\n".join(unused)


def test_how_uses_are_read() -> None:
    text = """
      import { t } from "../../i18n/language.svelte";
      t("plain"); t(a === "b" ? "one" : "two", { n: f("no") }); t(key, {});
      // keys: x-a x-b
      t(`x-${kind}`, it); say({ key: "game-word", params: { dish, to: a(b, { c }), } }); interface A { key: string }
    """
    found = uses(WEB / "games" / "soup" / "Pot.svelte", text)
    assert [(use.scope, set(use.keys), use.params, use.composed) for use in found] == [
        (FRAME, {"plain"}, set(), False),
        (FRAME, {"one", "two"}, {"n"}, False),
        (FRAME, set(), set(), False),
        (FRAME, {"x-a", "x-b"}, None, True),
        ("soup", {"game-word"}, {"dish", "to"}, False),
    ]
    assert scope_of(WEB / "games" / "soup" / "Pot.svelte") == "soup"
    assert scope_of(WEB / "games" / "board.ts") == FRAME
