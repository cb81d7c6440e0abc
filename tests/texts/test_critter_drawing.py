"""Bistro Bay drawn as text."""

import re

import pytest

from atable.games.critter_kitchen.actions import (
    AddIngredient,
    AddSoup,
    AddSpice,
    CookOpenly,
    PairWine,
    PourCoffee,
    PutAway,
    SetStandingOrders,
)
from atable.games.critter_kitchen.game import GAME
from atable.games.critter_kitchen.options import CritterOptions
from atable.games.critter_kitchen.state import CritterState
from atable.games.texts import TEXTS
from atable.kernel.layout import WIDE
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.texts.speaker import LANGUAGES
from tests.rules.critter_kitchen.scenario import A, B, C, Table
from tests.texts.speaking import speaker

CRITTER = TEXTS["critter_kitchen"]
NB = "\u00a0"


def bare(block: str) -> str:
    return re.sub(r"\[/?[a-z0-9_ ]*\]", "", block).replace(NB, " ")


def blocks(state: CritterState, seat: Seat | None, language: str = "en") -> list[str]:
    legal = [] if seat is None else GAME.legal(state, seat)
    shown = CRITTER.draw(GAME.view(state, seat), legal, speaker(language, seat, "critter_kitchen"))
    return [bare(block) for block in shown]


def drawn(state: CritterState, seat: Seat | None, language: str = "en") -> str:
    """Line breaks are only where the terminal needs them."""
    return " ".join("\n".join(blocks(state, seat, language)).split())


def printed(state: CritterState, seat: Seat | None, language: str = "en") -> str:
    shown = CRITTER.details(GAME.view(state, seat), speaker(language, seat, "critter_kitchen"))
    return " ".join(bare("\n".join(shown)).split())


def test_the_city_shows_round_critic_challenges_and_priority() -> None:
    table = Table(3).challenges("ultimate_melt", "tasty_tapas", "surf_and_turf").to_round(3)
    lines = blocks(table.state, A)[0].splitlines()
    assert lines[0] == "Round 3 of 7, day 1   critic: The Tortoise"
    assert " ".join(" ".join(lines[1:]).split()).startswith(
        "Challenges Ultimate Melt (fish, bread, cheese) · Tasty Tapas (carrot, mushroom, bread) · "
        "Surf & Turf (meat, mushroom, hold: fish) Rumors"
    )
    assert "blocage : poisson" in drawn(table.state, A, "fr")
    assert lines[-1].split(", ")[0] == f"Priority  {('You', 'Olive', 'Hugo')[table.order()[0]]}"


def test_a_rumor_is_shown_to_those_who_may_know_it() -> None:
    table = Table(2).rumors("picky", "tender", "to_go").know(A, "question", "whisper")
    table.state.face_up = 0b100
    assert "Rumors ? Picky · ! unknown · … To Go (open)" in drawn(table.state, A)
    assert "Rumeurs ? inconnue · ! inconnue · … À emporter (visible)" in drawn(table.state, B, "fr")
    assert "Picky · You served exactly 6 courses: 3 stars." in printed(table.state, A)
    assert "Picky" not in printed(table.state, B)


def test_locations_show_items_and_the_queue_by_speed() -> None:
    table = Table(3).stock("desert_vendor", "fish2", "fish2", "rumor_wild").hire(C, "ant")
    table.state.priority = [B, A, C]
    table.state.kitchens[B].at[2] = 2
    table.state.kitchens[A].at[0] = 2
    table.state.kitchens[C].at[3] = 2
    line = "Desert Vendor fish 2 ×2, wild rumor · chefs: 1 You mouse, 2 Hugo The Ant, 3 Olive boar"
    assert line in drawn(table.state, A)


def test_a_coffee_is_part_of_the_queue() -> None:
    """CK-373."""
    table = Table(2, a_la_cart=True)
    table.state.kitchens[A].at[2] = 1
    table.state.kitchens[A].caffeinated = 0b100
    assert "chefs: 1 You boar" in drawn(table.state, A)


def test_the_midnight_merchant_is_closed_until_its_turn() -> None:
    table = Table(3)
    assert "Midnight Merchant opens at its turn" in drawn(table.state, A)
    table.stock("desert_vendor", "fish2", "fish3").shop("desert_vendor", {A: "mouse"})
    assert "Marchand de Minuit ouvre à son tour" in drawn(table.state, A, "fr")
    table.shop("chef_academy", {A: "mouse"})
    assert "Midnight Merchant -" in drawn(table.state, A)


def test_marks_show_where_chefs_may_go_and_what_is_being_resolved() -> None:
    table = Table(3).send(A, mouse="desert_vendor")
    marks = [line[0] for line in blocks(table.state, A)[1].splitlines()]
    assert marks == [">", ">", " ", ">", ">", ">"]
    assert {line[0] for line in blocks(table.state, None)[1].splitlines()} == {" "}
    table.stock("water_market", "fish2", "fish3").shop("water_market", {B: "mouse"})
    lines = blocks(table.state, A)[1].splitlines()
    assert [line.split("  ")[0] for line in lines if line.startswith(">")] == [">Water Market"]


def test_the_kitchens_are_a_table_without_empty_columns() -> None:
    table = Table(3).know(B, "exclaim", "whisper").hire(C, "shark").plan(B)
    lines = blocks(table.state, A)[2].splitlines()
    assert [line.split() for line in lines] == [
        ["Kitchen", "stars", "rumors", "zous-chef"],
        ["You", "0"],
        ["✓Olive", "0", "!", "…"],
        ["Hugo", "0", "The", "Shark"],
    ]
    table.employ(A, "owl").state.kitchens[A].trophies = 2
    french = [line.split() for line in blocks(table.state, A, "fr")[2].splitlines()]
    assert french[0] == ["Cuisine", "étoiles", "rumeurs", "Zous-chef", "restaurateur", "trophée"]
    assert french[1] == ["Vous", "0", "Le", "Hibou", "2"]


def test_whose_turn_it_is() -> None:
    table = Table(3).stock("water_market", "fish2", "fish3").shop("water_market", {B: "mouse"})
    assert [line[0] for line in blocks(table.state, A)[2].splitlines()] == ["K", " ", ">", " "]


def test_the_storage_and_the_plan_are_shown_to_their_owner_alone() -> None:
    table = Table(3, a_la_cart=True).give(A, "bread3", "bread3", "spice_wine", "bisque")
    table.state.kitchens[A].coffees = 1
    table.send(A, mouse="soup_truck", boar="desert_vendor").act(A, PourCoffee("boar"))
    own = drawn(table.state, A)
    assert "Your storage (3 tokens) bread 3 ×2, wine spice, soup, bisque" in own
    assert own.endswith("Your plan mouse → Soup Truck, boar → Desert Vendor with a coffee")
    assert drawn(table.state, A, "fr").endswith("souris → Camion à soupe, sanglier → Marchand du Désert, avec un café")
    for reader in (B, None):
        assert "wine spice, soup" not in drawn(table.state, reader)
        assert "→" not in drawn(table.state, reader)


def test_plates_show_their_worth_and_what_they_lack() -> None:
    table = Table(2).challenges("ultimate_melt").to_cooking().empty(A)
    table.give(A, "fish6", "spice_fish", "soup", "soup")
    for action in (AddIngredient("ultimate_melt", "fish6"), AddSpice("ultimate_melt", "fish6", "spice_fish")):
        table.act(A, action)
    assert "Ultimate Melt · fish 6 with fish spice · value 12, not ready (CK-221)" in drawn(table.state, A)
    table.act(A, AddSoup("ultimate_melt", "soup"))
    table.act(A, AddSoup("ultimate_melt", "soup"))
    assert "Your plates Ultimate Melt · fish 6 with fish spice, soup ×2 · value 14, 2 stars" in drawn(table.state, A)
    assert "poisson 6 avec épice à poisson, soupe ×2 · valeur 14, 2 étoiles" in drawn(table.state, A, "fr")


def test_open_plates_are_shown_to_everybody() -> None:
    """CK-218."""
    table = Table(2).challenges("ultimate_melt").to_cooking().empty(A).give(A, "fish6")
    table.act(A, AddIngredient("ultimate_melt", "fish6"))
    assert "Ultimate Melt · fish 6" not in drawn(table.state, B)
    table.act(A, CookOpenly(True))
    assert "Plates of Ada Ultimate Melt · fish 6 · value 6, not ready (CK-221)" in drawn(table.state, B)
    assert "Your plates, which everybody sees Ultimate Melt · fish 6" in drawn(table.state, A)
    assert "Plates of" not in drawn(table.state, A)


def test_the_fridge_counts_what_is_still_too_much() -> None:
    table = Table(2).to_cooking().empty(A).empty(B)
    table.give(A, *("bread2", "bread2", "bread3", "carrot2", "carrot3", "fish2", "fish3")).present()
    table.act(A, PutAway("bread2"))
    assert "Discarded, 1 more to go bread 2" in drawn(table.state, A)
    assert "Défausse, encore 1 de trop pain 2" in drawn(table.state, A, "fr")
    assert "Discarded" not in drawn(table.state, B)


def test_the_meal_shows_courses_with_their_quality() -> None:
    table = (
        Table(2, a_la_cart=True).to_meal().critic("fruit_bat").empty(A).give(A, "fish6", "spice_fish", "wine4", "tofu")
    )
    table.act(A, AddIngredient("fish", "fish6"))
    table.act(A, AddSpice("fish", "fish6", "spice_fish"))
    table.act(A, PairWine("fish", "wine4"))
    table.act(A, AddIngredient("meat", "tofu", "meat"))
    own = drawn(table.state, A)
    assert (
        "fish · fish 6 with fish spice, paired wine 4 · quality 16 meat · tofu as meat · quality 3 mushroom · -" in own
    )
    assert "Soup Truck" not in own
    assert "vin 4 en accord · qualité 16" in drawn(table.state, A, "fr")
    table.present()
    assert "Meal of Ada fish · fish 6 with fish spice, paired wine 4 · quality 16 meat · tofu as meat" in drawn(
        table.state, None
    )


def test_the_draft_shows_the_own_cards() -> None:
    state = Table(2, restaurateurs=True, restaurateur_draft=True).state
    dealt = GAME.view(state, A).own
    assert dealt is not None
    assert len(dealt.dealt) == 2
    assert "Your restaurateurs The " in drawn(state, A)
    assert printed(state, A).count(" stars) · ") + printed(state, A).count(" star) · ") == 2
    assert "star) ·" not in printed(state, None)


def test_alone_mcdogalds_shows_its_cards_its_tokens_and_its_stars() -> None:
    table = Table(1).challenges("ultimate_melt")
    table.state.solo.starred[0] = 0b010  # type: ignore[union-attr]
    table.give(1, "bread3", "allspice")
    assert "Ultimate Melt (fish, bread*, cheese)" in drawn(table.state, A)
    assert drawn(table.state, A, "fr").endswith("Jetons de McDogald's pain 3, toute-épice")
    table.plan(A)
    after = drawn(table.state, A)
    assert "Manager · " in after
    assert "The boar looks for " in after
    text = printed(table.state, A)
    assert "McDogald's wants on day 1 · zous-chef, challenge, rumor, spice, high" in text
    assert "McDogald's prefers, in this order · mushroom, carrot, bread, cheese, fish, wine, meat" in text
    assert "Préférences de McDogald's, dans l'ordre · champignon, carotte" in printed(table.state, A, "fr")


def test_the_details_print_cards_and_where_stars_came_from() -> None:
    table = Table(2, a_la_cart=True, pace="relaxed").employ(A, "goat").hire(B, "carol")
    table.state.kitchens[A].gained[0] = 1
    table.state.kitchens[A].gained[3] = 2
    table.act(A, SetStandingOrders(("wine", "soup")))
    text = printed(table.state, A)
    assert "The Tortoise · Serving all 7 courses is worth 3 stars instead of 1." in text
    assert "Soup Truck · The queue is long, the ladle is longer." in text
    assert "The Goat (1 star) · Your ingredients with a printed 2 are worth 4." in text
    assert "Carol (carries 2, speed 2) · After the last pick" in text
    assert "Cookbook Cart · Cookbook: adds 4 to the value of one dish." in text
    assert "You · Restaurateur 1, Carol 2" in text
    assert text.endswith("Your standing orders: wine and soup")
    assert "standing orders" not in printed(table.state, B)


def test_nothing_drawn_has_to_be_forgotten_by_its_reader() -> None:
    assert not CRITTER.fleeting(GAME.view(Table(2).state, A))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 5])
def test_everything_fits_on_80_columns(language: str, seats: int) -> None:
    """At positions all along a game, for a player and a spectator."""
    options = CritterOptions(pace="simulation", restaurateurs=True, a_la_cart=seats > 1, critic="cow")
    state = GAME.setup(GAME.resolve(options, seats), seats, "width")
    rng = seeded("width")
    step = 0
    while True:
        if step % 40 == 0 or not state.stack:
            for reader in (0, None):
                lines = "\n".join(blocks(state, reader, language)).splitlines()
                assert max(len(line) for line in lines) <= 80, lines
        if not state.stack:
            return
        seat = rng.choice(GAME.pending(state))
        GAME.play(state, seat, GAME.sample(state, seat, rng))
        step += 1


def test_lines_are_broken_between_names_and_never_inside() -> None:
    table = Table(5)
    table.stock("chef_academy", *[f"{kind}{number}" for kind in ("bread", "mushroom") for number in range(2, 8)])
    locations = re.split(r"\n(?=[ >]\S)", blocks(table.state, A, "fr")[1])
    [academy] = [text for text in locations if "Académie" in text]
    assert len(academy.splitlines()) > 1
    assert all(re.search(r"(,|Chefs|\d)$", line) for line in academy.splitlines()), academy
    assert max(len(line) for line in academy.splitlines()) <= WIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_usual_position_of_two_players_fits_on_24_lines(language: str) -> None:
    """With five choices and their question."""
    table = Table(2).to_round(3).plan(B).send(A, mouse="soup_truck", lizard="desert_vendor", boar="chef_academy")
    height = len("\n".join(blocks(table.state, A, language)).splitlines())
    assert height + 5 + 1 <= 24
