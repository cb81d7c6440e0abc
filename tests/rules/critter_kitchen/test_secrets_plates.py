"""Who knows what at the end of a day: plates, discards and meals. See `test_secrets` for how tables are compared."""

from collections.abc import Sequence

import pytest

from atable.games.critter_kitchen.actions import AddCookbook, AddIngredient, CookOpenly, Present, PutAway
from atable.games.critter_kitchen.events import FridgeClosed
from atable.kernel.events import seen_by
from atable.kernel.seats import Seat
from tests.rules.critter_kitchen.kitchen import (
    DINE,
    MELT,
    assert_alike,
    assert_known,
    both,
    cooking,
    fill,
    front,
    goods,
    only,
    serve,
    serving,
    shown,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

OTHERS: Sequence[Seat | None] = (A, C, None)  # B's secrets are kept from these
ALL: Sequence[Seat | None] = (A, B, C, None)
KINDS = ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine")


def cooked(words: str, plate: str = MELT, openly: bool = False, ready: bool = False) -> Table:
    table = goods(cooking(seats=3, pace="live", a_la_cart=True), {B: ["cookbook"]})
    table.give(B, "fish7", "bread7", "cheese7", "meat7", "wine7", "soup", "soup", "allspice")
    if openly:
        table.act(B, CookOpenly(True))
    fill(table, B, plate, words)
    if ready:
        table.act(B, Present())
    return table


@pytest.mark.parametrize("ready", [False, True])
def test_ck_218_ck_385_secret_plates_are_secret(ready: bool) -> None:
    one = cooked("fish7 bread7 cheese7", ready=ready)
    other = cooked("meat7+allspice bread7 wine7 soup cookbook", DINE, ready=ready)
    assert_alike(one, other)
    assert_known(one, other, [B])


def test_ck_218_open_plates_are_seen_by_all() -> None:
    one, other = cooked("fish7 bread7", openly=True), cooked("fish7+allspice", openly=True)
    assert_known(one, other, ALL)
    assert front(one, A).plates is None  # everybody decides for themselves


def test_ck_218_what_was_cooked_openly_can_be_hidden_again() -> None:
    tables = (cooked("fish7", openly=True), cooked("fish7", openly=True))
    both(tables, B, CookOpenly(False))
    assert_alike(*tables)
    tables[0].act(B, AddIngredient(MELT, "bread7"))
    tables[1].act(B, AddCookbook(DINE))
    assert_alike(*tables)


def test_ck_376_a_cookbook_on_a_secret_plate_still_lies_open() -> None:
    assert front(cooked("fish7 cookbook"), B).cookbooks == 1


def test_ck_217_presented_dishes_are_seen_by_all() -> None:
    one, other = cooked("fish7 bread7 cheese7", ready=True), cooked("fish7 bread7 cheese7 soup", ready=True)
    for table in (one, other):
        table.present()
    assert seen_by(one.events, None) != seen_by(other.events, None)


def tossing(*items: str) -> Table:
    table = cooking(seats=3, pace="live")
    for seat, number in ((A, 4), (B, 5)):
        table.give(
            seat, *[f"{kind}{number}" for kind in ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine")]
        )
    table.present()
    for item in items:
        table.act(B, PutAway(item))
    return table


@pytest.mark.parametrize("count", [1, 2])
def test_ck_253_ck_385_discards_are_secret(count: int) -> None:
    one, other = tossing(*["bread5", "carrot5"][:count]), tossing(*["wine5", "fish5"][:count])
    assert_alike(one, other)
    assert_known(one, other, [B])


def test_ck_253_nobody_sees_how_far_somebody_has_come() -> None:
    none, half = tossing(), tossing("wine5")
    for watcher in OTHERS:
        assert shown(none, watcher) == shown(half, watcher)


def test_ck_253_closed_fridges_tell_the_number_alone() -> None:
    for items in (("bread5", "carrot5"), ("wine5", "fish5")):
        table = tossing(*items)
        table.act(A, PutAway("wine4"))
        table.act(A, PutAway("fish4"))
        assert only(table.events, FridgeClosed, None) == [FridgeClosed(A, 2), FridgeClosed(B, 2)]


@pytest.mark.parametrize("ready", [False, True])
def test_ck_258_ck_385_a_meal_is_secret_until_all_are_revealed(ready: bool) -> None:
    tables = []
    for words in ("bread7+allspice fish3", "fish3 wine5+spice_wine"):
        table = serving(seats=3, pace="live").give(B, "bread7", "fish3", "wine5", "allspice", "spice_wine")
        tables.append(serve(table, B, words))
        if ready:
            table.act(B, Present())
    one, other = tables
    if not ready:  # they were filled in a different order: compare what is shown, and that nothing was told
        assert [seen_by(table.events, watcher) for table in tables for watcher in OTHERS] == [[]] * 6
        one.events = other.events = []
    assert_alike(one, other)
    assert_known(one, other, [B])
    for table in tables:
        table.present()
    assert_known(one, other, ALL)
