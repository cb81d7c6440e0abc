"""Who knows what. Two tables that differ in one secret look the same to everybody who may not know it.

What is compared is all that reaches a watcher: the view, the questions, who is waited for, the limits, the own
choices, and the events as the watcher is told of them (CK-385).
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from atable.games.critter_kitchen.actions import ConfirmPlan, KeepRestaurateur, Pass, PourCoffee, SendChef
from atable.games.critter_kitchen.content.cards import RESTAURATEUR_INDEX, RUMOR_INDEX
from atable.games.critter_kitchen.content.items import ALLSPICE_R7
from atable.games.critter_kitchen.events import RumorOverheard, RumorRead, RumorTurnedUp
from atable.games.critter_kitchen.frames import Choosing
from atable.kernel.events import seen_by
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from tests.rules.critter_kitchen.kitchen import (
    all_seen,
    assert_alike,
    assert_known,
    both,
    city,
    cooking,
    default,
    front,
    goods,
    only,
    own,
    serve,
    serving,
    shown,
    tidy,
    view,
    watchers,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

OTHERS: Sequence[Seat | None] = (A, C, None)  # B's secrets are kept from these
ALL: Sequence[Seat | None] = (A, B, C, None)


# Storages


def planning(**options: Any) -> Table:
    return tidy(Table(3, pace="live", **options)).stock("water_market", "wine2", "wine3", "wine4")


def picking() -> Table:
    return planning().shop("water_market", {A: "lizard"}, waiting=C)


def bs_turn() -> Table:
    return planning().shop("water_market", {B: "lizard"}, waiting=C)


def revealing() -> Table:
    return planning().employ(A, "fox").plans()


def cooking_three() -> Table:
    return cooking(seats=3, pace="live")


def serving_three() -> Table:
    return serving(seats=3, pace="live")


@pytest.mark.parametrize("phase", [planning, revealing, picking, bs_turn, cooking_three, serving_three])
@pytest.mark.parametrize(
    ("mine", "instead"),
    [
        (["fish7"], ["bread2"]),
        (["fish7", "allspice", "meat3"], []),  # not even how many
        (["soup", "soup", "soup"], ["bisque"]),
    ],
)
def test_ck_008_ck_385_a_storage_is_seen_by_its_owner_alone(
    phase: Callable[[], Table], mine: list[str], instead: list[str]
) -> None:
    one, other = phase().give(B, *mine), phase().give(B, *instead)
    assert_alike(one, other)
    assert_known(one, other, [B])


def test_ck_200_ming_is_asked_whatever_lies_in_storage() -> None:
    """Also somebody who has nothing to give, so that nobody learns it."""
    tables = [planning().hire(B, "ming").give(B, *own_tokens) for own_tokens in (["fish7", "bread3"], [])]
    for table in tables:
        table.shop("water_market", {B: "zous"}, waiting=C)
    rich, poor = tables
    assert_alike(rich, poor)
    assert (len(rich.legal(B)), poor.legal(B)) == (2 * 3 + 1, [Pass()])
    both((rich, poor), B, Pass())
    assert_alike(rich, poor)


def test_ck_129_what_is_taken_is_seen_by_all_and_then_kept_in_mind() -> None:
    table = picking()
    table.take(A, "wine4")
    assert all(seen_by(table.events, watcher) for watcher in OTHERS)
    assert "wine4" not in all_seen(table.state, C)


def test_ck_267_what_is_left_after_the_meal_stays_behind_the_shield() -> None:
    """Rumors and critic of this game do not look at leftovers."""
    tables = []
    for left in ("bread2", "carrot3"):
        table = serving(seats=3, pace="live", critic="cow").rumors("tender", "picky", "sommelier")
        tables.append(serve(table.give(B, "fish5", left), B, "fish5").present())
    one, other = tables
    assert view(one).phase == "over"
    assert_alike(one, other)
    assert_known(one, other, [B])


# Plans


def planned(boar: str, coffee: bool = False, confirm: bool = False) -> Table:
    table = goods(planning(a_la_cart=True), {B: ["coffee"]}).stock("water_market", "wine2")
    table.send(B, mouse="soup_truck", lizard="chef_academy" if boar == "water_market" else "water_market", boar=boar)
    if coffee:
        table.act(B, PourCoffee("boar"))
    if confirm:
        table.act(B, ConfirmPlan())
    return table


@pytest.mark.parametrize("confirm", [False, True])
def test_ck_098_ck_385_a_plan_is_secret_until_the_reveal(confirm: bool) -> None:
    one, other = planned("water_market", confirm=confirm), planned("desert_vendor", confirm=confirm)
    assert_alike(one, other)
    assert_known(one, other, [B])


def test_ck_098_nobody_sees_how_far_a_plan_has_come() -> None:
    empty, begun = planning(), planning()
    begun.act(B, SendChef("boar", "water_market"))
    assert_alike(empty, begun)
    assert seen_by(begun.events, B)


@pytest.mark.parametrize("confirm", [False, True])
def test_ck_373_ck_385_a_coffee_is_secret_until_the_reveal(confirm: bool) -> None:
    with_coffee, without = planned("desert_vendor", True, confirm), planned("desert_vendor", False, confirm)
    for watcher in OTHERS:
        assert shown(with_coffee, watcher) == shown(without, watcher)
        assert seen_by(with_coffee.events, watcher) == seen_by(without.events if confirm else [], watcher)


def test_ck_107_ck_114_then_everybody_sees_it() -> None:
    one, other = planned("water_market", True, True), planned("desert_vendor", True, True)
    for table in (one, other):
        table.plans()
    assert_known(one, other, ALL)
    assert (B, "boar") in [(chef.seat, chef.chef) for chef in city(one, "water_market").chefs]


# Rumor cards


CARDS = ("spice_lover", "tender", "picky")
ELSEWHERE = ("mercurial", "nocturnal", "to_go")


def gossiping(phase: Callable[[], Table], card: str) -> Table:
    """B alone owns the token of this card."""
    table = phase().rumors(card, "tender", "picky")
    for seat, kitchen in enumerate(table.state.kitchens):
        kitchen.rumors, kitchen.wilds = int(seat == B), 0
    table.state.face_up = 0
    return table


@pytest.mark.parametrize("phase", [planning, picking, cooking_three, serving_three])
def test_ck_040_ck_154_ck_155_a_rumor_card_is_known_to_owners_of_its_token(phase: Callable[[], Table]) -> None:
    one, other = gossiping(phase, "spice_lover"), gossiping(phase, "mercurial")
    assert_alike(one, other)
    assert_known(one, other, [B])
    assert (view(one, B).rumors, view(one, C).rumors) == (("spice_lover", None, None), (None, None, None))


def test_ck_154_ck_385_the_log_does_not_tell_what_was_read() -> None:
    table = planning().rumors(*CARDS).stock("water_market", "rumor_exclaim", "wine2")
    table.shop("water_market", {B: "mouse"}, waiting=C).take(B, "rumor_exclaim")
    assert only(table.events, RumorRead, B) == [RumorRead(B, "exclaim", "tender")]
    for watcher in OTHERS:
        assert only(table.events, RumorRead, watcher) == [RumorRead(B, "exclaim", None)]
        assert view(table, watcher).kitchens[B].rumors == ("exclaim",)  # CK-157


def test_ck_166_a_rumor_that_all_know_is_shown_to_all() -> None:
    table = planning().rumors(*CARDS).know(A, "whisper").know(C, "whisper").stock("water_market", "rumor_whisper")
    table.shop("water_market", {B: "mouse"}, waiting=C).take(B, "rumor_whisper")
    assert RumorTurnedUp("whisper", "picky") in seen_by(table.events, None)
    assert view(table).rumors == (None, None, "picky")
    assert view(table).face_up == ("whisper",)


def test_ck_278_after_the_verdict_all_cards_are_open() -> None:
    table = serving_three().rumors(*CARDS).present()
    assert view(table).rumors == CARDS


@pytest.mark.parametrize("phase", [planning, picking, cooking_three, serving_three])
def test_the_owls_card_is_known_to_the_owl(phase: Callable[[], Table]) -> None:
    tables = []
    for card in ("mercurial", "meat_fanatic"):
        table = phase().employ(B, "owl")
        table.state.kitchens[B].private_rumor = RUMOR_INDEX[card]
        tables.append(table)
    one, other = tables
    assert_alike(one, other)
    assert_known(one, other, [B])
    assert own(one, B).private_rumor == "mercurial"


def test_ck_279_step_4_shows_the_owls_card_to_all() -> None:
    table = serving_three().employ(B, "owl")
    table.state.kitchens[B].private_rumor = RUMOR_INDEX["mercurial"]
    table.present()
    for watcher in OTHERS:
        assert any("mercurial" in str(event) for event in seen_by(table.events, watcher))


# The draft


def drafting(b: tuple[str, str], keep: str | None = None) -> Table:
    """B is dealt these two cards and has perhaps kept one."""
    table = Table(3, pace="live", restaurateurs=True, restaurateur_draft=True)
    frame = table.state.stack[0]
    assert isinstance(frame, Choosing)
    dealt = (("red_panda", "elephant"), b, ("heron", "badger"))
    frame.dealt = [[RESTAURATEUR_INDEX[card] for card in cards] for cards in dealt]
    if keep is not None:
        table.act(B, KeepRestaurateur(keep))
    return table


def test_ck_072_ck_385_dealt_and_kept_cards_are_secret() -> None:
    one, other = drafting(("goat", "fox")), drafting(("hedgehog", "penguin"))
    assert_alike(one, other)
    assert_known(one, other, [B])
    one, other = drafting(("goat", "fox"), "goat"), drafting(("goat", "fox"), "fox")
    assert_alike(one, other)
    assert (own(one, B).kept, own(other, B).kept) == ("goat", "fox")


def test_ck_072_the_kept_cards_are_revealed_together_and_the_returned_ones_never() -> None:
    tables = (drafting(("goat", "fox"), "goat"), drafting(("goat", "hedgehog"), "goat"))
    for table in tables:
        assert [front(table, seat).restaurateur for seat in (A, B, C)] == [None, None, None]
    both(tables, A, KeepRestaurateur("elephant"))
    both(tables, C, KeepRestaurateur("badger"))
    assert [front(tables[0], seat).restaurateur for seat in (A, B, C)] == ["elephant", "goat", "badger"]
    assert_alike(*tables, ALL)


def test_ck_385_the_log_does_not_tell_what_a_drafted_owl_overhears() -> None:
    table = drafting(("owl", "fox"), "owl")
    table.act(A, KeepRestaurateur("elephant"))
    table.act(C, KeepRestaurateur("badger"))
    for watcher in OTHERS:
        assert only(table.events, RumorOverheard, watcher) == [RumorOverheard(B, None)]
    assert only(table.events, RumorOverheard, B) == [RumorOverheard(B, own(table, B).private_rumor)]


# What nobody knows, and what everybody does


@pytest.mark.parametrize("game_round", [1, 3, 5])
def test_ck_037_ck_054_ck_363_cards_that_lie_face_down_are_known_to_nobody(game_round: int) -> None:
    one, other = (Table(3, pace="live", a_la_cart=True).to_round(game_round) for _ in range(2))
    state = other.state
    for name in ("challenges", "academy", "carts"):
        cards = getattr(state, name)
        setattr(state, name, (*cards[:game_round], *reversed(cards[game_round:])))
    state.rng = seeded("other draws")
    one.events = other.events = []
    assert_alike(one, other, ALL)


def test_ck_181_the_midnight_merchant_shows_nothing_before_it_opens() -> None:
    table = Table(3)
    assert city(table, "midnight_merchant").items == ()
    table.shop("midnight_merchant", {A: "mouse"}, waiting=C)
    assert len(city(table, "midnight_merchant").items) == 3


def test_ck_299_alone_the_order_of_the_decks_is_known_to_nobody() -> None:
    one, other = Table(1), Table(1)
    solo = other.state.solo
    assert solo is not None
    solo.managers.reverse()
    for deck in solo.chef_decks:
        deck.reverse()
    assert_alike(one, other, [A, None])


def test_ck_032_ck_157_ck_207_what_lies_open_is_seen_by_every_watcher() -> None:
    table = Table(3, restaurateurs=True, a_la_cart=True).know(B, "question").hire(B, "shark")
    table.auto(lambda state: state.round == 2)
    first = view(table)
    for watcher in watchers(table.state):
        here = view(table, watcher)
        assert here.kitchens == first.kitchens
        assert (here.locations, here.priority, here.challenges) == (first.locations, first.priority, first.challenges)
        assert (here.critic, here.options, here.zous_chef) == (first.critic, first.options, first.zous_chef)
        assert (here.own is None) == (watcher is None)


def disguised(table: Table) -> Table:
    """The same table, but B has a token and a soup more, and cards that nobody has seen lie otherwise."""
    other = Table(3)
    other.state = state = table.state.copy()
    state.kitchens[B].soup += 1
    for kind, count in enumerate(state.bag):
        if count and kind < ALLSPICE_R7:
            state.bag[kind] -= 1
            state.kitchens[B].storage[kind] += 1
            break
    seen = state.round
    state.challenges = (*state.challenges[:seen], *reversed(state.challenges[seen:]))
    state.academy = (*state.academy[:seen], *reversed(state.academy[seen:]))
    state.rng = seeded("other draws")
    return other


@pytest.mark.parametrize("seed", ["one", "two"])
def test_ck_385_at_no_step_of_a_game_do_others_see_a_storage(seed: str) -> None:
    table = Table(3, seed, pace="live", restaurateurs=True, restaurateur_draft=True)
    phases = set()
    while table.pending():
        phases.add(view(table).phase)
        table.events = []
        assert_alike(table, disguised(table))
        seat = table.pending()[0]
        table.act(seat, default(table, seat))
    assert {"choosing", "planning", "shopping", "cooking", "serving"} <= phases
