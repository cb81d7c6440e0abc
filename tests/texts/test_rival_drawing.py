"""The town of Rival Restaurants drawn as text."""

import re

import pytest

from atable.games.rival_restaurants.actions import (
    DeclareCook,
    MakeOffer,
    PickChef,
    PlayCard,
    SealBid,
    SetOrders,
    SetWheel,
)
from atable.games.rival_restaurants.actions.bundles import Bundle, CookPlan, Wanted
from atable.games.rival_restaurants.game import GAME
from atable.games.rival_restaurants.options import RivalOptions
from atable.games.rival_restaurants.state import RivalState
from atable.games.rival_restaurants.words.text import details, draw, fleeting
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.texts.speaker import LANGUAGES
from tests.rules.rival_restaurants.scenario import BLUE, GREEN, RED, Table
from tests.texts.speaking import speaker

NB = "\u00a0"
GAME_ID = "rival_restaurants"


def bare(block: str) -> str:
    return re.sub(r"\[/?[a-z0-9_ ]*\]", "", block).replace(NB, " ")


def blocks(state: RivalState, seat: Seat | None, language: str = "en") -> list[str]:
    legal = [] if seat is None else GAME.legal(state, seat)
    return [bare(block) for block in draw(GAME.view(state, seat), legal, speaker(language, seat, GAME_ID))]  # type: ignore[arg-type]


def drawn(state: RivalState, seat: Seat | None, language: str = "en") -> str:
    """Line breaks are only where the terminal needs them."""
    return " ".join("\n".join(blocks(state, seat, language)).split())


def lists(state: RivalState, seat: Seat | None, language: str = "en") -> list[str]:
    return [bare(block) for block in details(GAME.view(state, seat), speaker(language, seat, GAME_ID))]


def printed(state: RivalState, seat: Seat | None, language: str = "en") -> str:
    return " ".join("\n".join(lists(state, seat, language)).split())


def test_the_day_its_phase_and_the_priority() -> None:
    table = Table(3)
    assert blocks(table.state, BLUE)[0] == "Day 1 · Money & Move   priority: Ada, You, Hugo"
    assert blocks(table.state, None, "fr")[0] == "Jour 1 · Revenu et Déplacement   priorité : Ada, Olive, Hugo"
    choosing = Table(3, choosing=True, chef_choices=2)
    assert blocks(choosing.state, RED)[0].startswith("Before the first day")


def test_a_market_shows_price_counter_shelf_and_chefs() -> None:
    table = Table(3).chef(RED, "kim_chi").counter("dairy_king", "egg", None, "milk")
    shelf = len(table.state.shelves[4])
    table.send("dairy_king", "dairy_king", "the_island", spots={RED: 3})
    assert f"Dairy King $200 1 Egg, 2 -, 3 Milk · shelf {shelf} · 1 Kim (slot 3), 2 " in drawn(table.state, RED)
    french = drawn(table.state, RED, "fr")
    assert f"Dairy King 200 $ 1 œuf, 2 -, 3 lait · rayon {shelf} · 1 Kim (emplacement 3), 2 " in french
    assert "The Island action cards 36 · 3 " in drawn(table.state, RED)


def test_marks_show_where_a_chef_may_go() -> None:
    table = Table(3)
    assert {line[0] for line in blocks(table.state, RED)[1].splitlines()} == {">"}
    table.act(RED, SetWheel(RED, "chop_shop"))
    assert {line[0] for line in blocks(table.state, RED)[1].splitlines()} == {" "}


def test_restaurants_are_a_table_of_numbers() -> None:
    table = Table(3).money(BLUE, 400).garbage(BLUE, 2).hand(BLUE, "taxi").popularity(BLUE, 5)
    table.act(BLUE, SetWheel(BLUE, "chop_shop"))
    lines = blocks(table.state, RED)[2].splitlines()
    assert lines[0].split() == ["Restaurant", "points", "level", "money", "income", "garbage", "cards"]
    assert lines[1].split() == ["1", "You", "0", "0", "$0", "$300", "0", "0"]
    assert lines[2].split() == ["✓2", "Olive", "5", "1", "$400", "$300", "2", "1"]


def test_a_kitchen_shows_chef_recipes_pantry_and_upgrades() -> None:
    table = Table(3).chef(RED, "gardena_eden").recipes(RED, "onigiri", "bibimbap").upgrade(RED, "double_stove")
    table.give(RED, "rice", "fish", "scallion", "butter", "butter")
    kitchen = (
        "You 1 Gardena · Luchador Picante · Onigiri 3 (complete) · Bibimbap 5 (lacks Rice, Beef, Egg and Carrot) · "
        "pantry: Butter ×2 · Double Stove"
    )
    assert kitchen in drawn(table.state, RED)
    assert "Onigiri 3 (complète) · Bibimbap 5 (manque riz, bœuf, œuf et carotte)" in drawn(table.state, BLUE, "fr")


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    table = Table(3).hand(RED, "taxi", "armed_robbery")
    assert drawn(table.state, RED).endswith("Your hand Armed Robbery, Taxi!")
    for reader in (BLUE, None):
        assert "Taxi!" not in drawn(table.state, reader)
        assert "Follow that lobster!" not in printed(table.state, reader)
    assert "Taxi! · Once the chefs are placed" in printed(table.state, RED)


def test_wheels_are_shown_to_their_owner_alone() -> None:
    table = Table(2, mode="two_many_cooks").act(RED, SetWheel(RED, "chop_shop"))
    assert "Your wheels 1 → Chop Shop" in drawn(table.state, RED)
    assert "Vos roues 1 → Chop Shop" in drawn(table.state, RED, "fr")
    assert "→" not in drawn(table.state, BLUE)


def test_claims_wars_and_prices_are_shown() -> None:
    table = Table(3).money(RED, 300).money(BLUE, 300).money(GREEN, 300).counter("chop_shop", "beef", "fish")
    table.send("chop_shop", "chop_shop", "chop_shop", spots={RED: 1, BLUE: 1, GREEN: 2}).to_step("claims")
    text = drawn(table.state, RED)
    assert "First claim on the Fish at the Chop Shop: Hugo" in text
    assert "War for the Beef at the Chop Shop Ada from $200, Olive from $200" in text
    assert re.search(r"Prices for \w+ \$200", text)
    assert "Guerre pour le bœuf au Chop Shop Ada dès 200 $" in drawn(table.state, BLUE, "fr")


def test_a_sealed_bid_is_shown_to_its_owner_alone() -> None:
    """RR-155."""
    table = Table(3).money(RED, 300).money(BLUE, 300).counter("chop_shop", "beef", "fish")
    table.send("chop_shop", "chop_shop", "the_island", spots={RED: 1, BLUE: 1}).to_step("claims")
    table.act(RED, SealBid(RED, 300, 1))
    assert "War for the Beef at the Chop Shop Ada $300 and 1 garbage token, Olive from $200" in drawn(table.state, RED)
    assert "Guerre pour le bœuf au Chop Shop Ada a misé, Olive dès 200 $" in drawn(table.state, BLUE, "fr")


def test_prices_at_the_island_name_what_is_sold() -> None:
    table = Table(3).chef(RED, "biff_brobeque").send("the_island", "chop_shop", "dairy_king").to_step("queues")
    text = drawn(table.state, RED)
    assert "Prices for Biff Basic Recipe Book $200, Gourmet Recipe Book $300, Double Stove $300" in text
    assert text.endswith("Celebrity Endorsement $600, action card $300")
    assert "Shopping now Chop Shop 2 " in drawn(table.state, None)


def test_offers_are_shown_and_hold_no_style() -> None:
    table = Table(3, pace="live").money(RED, 300).give(BLUE, "onion")
    table.send("the_island", "chop_shop", "dairy_king").to_market()
    offer = MakeOffer(BLUE, Bundle(money=200, favour="a [bold] smile"), Bundle(ingredients=("onion",)))
    table.act(RED, offer)
    assert "Offer 1, Ada to Olive $200, the favour “a (bold) smile” for Onion" in drawn(table.state, GREEN)


def test_an_open_card_is_shown() -> None:
    table = Table(3, response_privacy="strict").money(BLUE, 400).hand(RED, "armed_robbery")
    table.act(RED, PlayCard("armed_robbery", BLUE))
    assert "“Armed Robbery”, played by Ada against Olive, is being resolved." in drawn(table.state, GREEN)
    assert "« Armed Robbery » est en cours (Ada), contre Olive." in drawn(table.state, BLUE, "fr")
    assert "card played" in drawn(table.state, GREEN)


def test_what_is_on_the_stove_is_shown() -> None:
    """RR-205: with garbage, the cook is asked again once all is revealed."""
    table = (
        Table(2, mode="base").recipes(RED, "onigiri", "bibimbap").give(RED, "rice", "fish", "scallion").garbage(RED, 1)
    )
    table.to_cooking().act(RED, DeclareCook((CookPlan("onigiri", (("rice",), ("fish",), ("scallion",))),)))
    assert "Ada Onigiri · Rice, Fish, Scallion" in drawn(table.state, BLUE)


def test_chefs_to_pick_are_shown() -> None:
    table = Table(2, mode="kitchen_squad_draft", choosing=True)
    assert "Your cards " in drawn(table.state, RED)
    while not isinstance(table.legal(table.pending()[0])[0], PickChef):
        table.by_default()
    assert "Chefs to pick from Biff Brobeque, Gardena Eden, General Stroganov, Gohan Sushido" in drawn(
        table.state, None
    )
    assert "Kim Chi, The Dramatic Chef · Drama Queen" in printed(table.state, None)


def test_details_print_cards_piles_and_where_popularity_came_from() -> None:
    table = Table(3).chef(RED, "kim_chi").recipes(RED, "onigiri", "bibimbap").popularity(BLUE, 4)
    text = printed(table.state, RED)
    assert "Kim Chi, The Dramatic Chef · Drama Queen · End of Money & Move" in text
    assert "You, Hole in the Wall · Luchador Picante, Mexican cuisine" in text
    assert "Level 1, Ringside Tips · Gain $400." in text
    assert "Onigiri · Basic, Japanese · value 3, 1 garbage token · Rice, Fish and Scallion · Everything tastes" in text
    assert "Celebrity Endorsement ($600, 6 left) · Your daily income is $100 higher." in text
    assert "Chocolate · Sells for $500 at The Island." in text
    assert "Olive · Recipes 4" in text
    assert "Défausse, Dairy King (Roi de la Laiterie) ·" in printed(
        Table(3).short_shelf("dairy_king", 5).state, RED, "fr"
    )


def test_standing_orders_are_printed_for_their_owner_alone() -> None:
    shopping = (
        Wanted("chop_shop", "beef"),
        Wanted("dairy_king", until=("egg",), most=2),
        Wanted("the_island", action_card=True),
    )
    orders = SetOrders(shopping=shopping, answer="never", relocation=("carbtastic", "the_island"))
    table = Table(3, pace="relaxed").act(RED, orders)
    text = printed(table.state, RED)
    assert "Your standing orders: never answer, a shopping list and where to go when sent away" in text
    assert "To buy: Beef at the Chop Shop (1 at most)" in text
    assert "To buy: from the shelf at Dairy King (2 at most, until Egg)" in text
    assert "To buy: action cards (1 at most)" in text
    assert text.endswith("If your chef is sent away: Carbtastic, The Island")
    assert "standing orders" not in printed(table.state, BLUE)


def test_nothing_drawn_has_to_be_forgotten_by_its_reader() -> None:
    assert not fleeting(GAME.view(Table(3).state, RED))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), [(2, "kitchen_squad"), (6, "base")])
def test_everything_fits_on_80_columns(language: str, seats: int, mode: str) -> None:
    """At positions all along a game, for a player and a spectator; and no line begins with a dot."""
    options = RivalOptions(pace="simulation", mode=mode, max_days=20)  # type: ignore[arg-type]
    state = GAME.setup(GAME.resolve(options, seats), seats, "width")
    rng = seeded("width")
    step = 0
    while True:
        if step % 60 == 0 or not state.stack:
            for reader in (0, None):
                lines = "\n".join([*blocks(state, reader, language), *lists(state, reader, language)]).splitlines()
                assert max(len(line) for line in lines) <= 80, lines
                assert [line for line in lines if line.lstrip().startswith("·")] == []
        if not state.stack:
            return
        seat = rng.choice(GAME.pending(state))
        GAME.play(state, seat, GAME.sample(state, seat, rng))
        step += 1
