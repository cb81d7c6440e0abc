"""The kitchen of Kitchen Rush drawn as text."""

import re
from typing import Any

import pytest

from atable.games.kitchen_rush.actions import BuyScoops, Place, Ready, SpiceAside, SpiceDraw
from atable.games.kitchen_rush.game import GAME
from atable.games.kitchen_rush.options import RushOptions
from atable.games.kitchen_rush.state import RushState
from atable.games.kitchen_rush.words.text import details, draw, fleeting
from atable.kernel.rng import seeded
from atable.kernel.seats import Seat
from atable.texts.speaker import LANGUAGES
from tests.rules.kitchen_rush.scenario import BLUE, RED, Table
from tests.texts.speaking import speaker

NB = "\u00a0"
GAME_ID = "kitchen_rush"


def bare(block: str) -> str:
    return re.sub(r"\[/?[a-z0-9_ ]*\]", "", block).replace(NB, " ")


def blocks(state: RushState, seat: Seat | None, language: str = "en") -> list[str]:
    legal: list[Any] = [] if seat is None else GAME.legal(state, seat)
    return [bare(block) for block in draw(GAME.view(state, seat), legal, speaker(language, seat, GAME_ID))]


def drawn(table: Table, seat: Seat | None, language: str = "en") -> str:
    """Line breaks are only where the terminal needs them."""
    return " ".join("\n".join(blocks(table.state, seat, language)).split())


def line_of(table: Table, title: str, seat: Seat | None = RED, language: str = "en") -> str:
    """A line with this title, and its mark."""
    lines = re.split(r"\n(?!    )", "\n".join(blocks(table.state, seat, language)))
    [found] = [line for line in lines if re.match(rf"[> ]{re.escape(title)}  ", line)]
    return found[0] + " ".join(found[1:].split())


def lists(state: RushState, seat: Seat | None, language: str = "en") -> list[str]:
    return [bare(block) for block in details(GAME.view(state, seat), speaker(language, seat, GAME_ID))]


def printed(table: Table, language: str = "en") -> str:
    return " ".join("\n".join(lists(table.state, RED, language)).split())


def test_the_head_tells_round_phase_clock_and_lead() -> None:
    table = Table(2, pace="relaxed")
    assert blocks(table.state, RED)[0].splitlines()[0] == "Round 1 of 4 · Preparation   lead: You"
    table.start()
    assert blocks(table.state, BLUE)[0].splitlines()[0] == "Round 1 of 4 · Action · clock 0:00 of 4:00   lead: Ada"
    table.act(RED, Place("hg_red_1", "host_1"), Ready()).act(BLUE, Ready())
    french = blocks(table.state, None, "fr")[0].splitlines()[0]
    assert french == "Manche 1 sur 4 · Action · horloge 0:30 sur 4:00   chef de brigade : Ada"


def test_a_running_clock_is_not_part_of_the_view() -> None:
    assert blocks(Table(2).start().state, RED)[0].splitlines()[0] == "Round 1 of 4 · Action   lead: You"


def test_the_objective_shows_how_far_the_team_is() -> None:
    """KR-212 to KR-215, KC-132."""
    table = Table(2, piece_of_cake=True, objective="spotless").coins(5).prestige(2)
    assert (
        "Spotless (hard) Orders 0/16 · coins 5/10 · prestige 2/10 · ice 0/4 · next bonus at 3 prestige · "
        "At most 1 ruined dish, melted plate or melted Cup, at all checks together. So far: 0." in drawn(table, RED)
    )
    assert "prochaine carte Prestige à 3 points" in drawn(table, RED, "fr")


def test_the_event_is_explained_and_bonuses_are_named() -> None:
    table = Table(2, events=True).event("price_hike").bonus("generous_guests", "rave_review")
    assert "Event Price Hike · This round, a Market action costs 2 coins instead of 1." in drawn(table, RED)
    assert "Bonuses Generous Guests, Rave Review" in drawn(table, RED)
    assert "Market 1 free · a purchase: 2 coins" in drawn(table, RED)


def test_an_order_shows_what_it_pays_and_needs() -> None:
    """KR-054, KC-050."""
    table = Table(2, piece_of_cake=True).board("lasagne_quattro_formaggi", "carbonara", tiles={"carbonara": "ice_05"})
    assert line_of(table, "1 Lasagne Quattro Formaggi") == (
        " 1 Lasagne Quattro Formaggi simple · 4 coins · plate III: 2 pasta, 2 cheese, cooking 2"
    )
    carbonara = line_of(table, "2 Carbonara", RED, "fr")
    assert carbonara.startswith(" 2 Carbonara")
    assert "glace « Noir et blanc » (" in carbonara
    assert carbonara.endswith(" : 1 boule blanche, 1 boule brune")


def test_orders_wait_and_may_be_taken() -> None:
    table = Table(2).board("carbonara").start()
    assert "(waiting)" in line_of(table, "1 Carbonara")
    assert line_of(table, "1 Carbonara")[0] == " "
    table.place(RED, "hg_red_1", "waiter_1")
    assert line_of(table, "1 Carbonara")[0] == ">"


def test_an_order_of_two_dishes_shows_both() -> None:
    table = Table(2).board("business_lunch")
    assert len(re.findall(r"plate I: ", line_of(table, "1 Business Lunch"))) == 2


def test_areas_show_hourglasses_with_their_deadlines_and_tiles() -> None:
    table = Table(2).start().at(12_000)
    table.place(BLUE, "hg_blue_2", "stove_1")
    assert line_of(table, "Stove") == (
        ">Stove 1 blue hourglass 2 until 0:42, 2 free, 3 unavailable, 4 unavailable, 5 locked, 6 locked"
    )
    assert "1 sablier bleu 2 jusqu'à 0:42, 2 libre" in line_of(table, "Fourneaux", RED, "fr")
    assert "Window 1 Olive · Stove 1 · blue hourglass 2" in drawn(table, RED)
    assert (
        line_of(table, "Idle hourglasses")
        == " Idle hourglasses red hourglass 1, red hourglass 2, blue hourglass 1, Helper"
    )


def test_marks_show_where_an_hourglass_may_be_placed() -> None:
    table = Table(1, assist="guided", pace="relaxed").sink("plate_i_1").start()
    assert line_of(table, "Sink")[0] == ">"
    assert line_of(table, "Stove")[0] == " "  # nothing to cook (KR-235)
    table.act(RED, Place("hg_red_1", "sink_1"))
    assert line_of(table, "Sink")[0] == " "


def test_stocks_are_shown_where_they_are() -> None:
    table = Table(2, assist="guided", piece_of_cake=True).room("store_a", meat=1, veg=0).bag(white=2, red=1)
    table.freezer(pink=2).coins(1).sink("plate_i_1", "cup_1")
    assert "1 meat, 2 bread" in line_of(table, "Storeroom A")
    assert line_of(table, "Storeroom C").endswith("· closed")
    assert line_of(table, "Spices").endswith("· bag: 2 white cubes, 1 red cube")
    assert line_of(table, "Freezer").endswith("· 2 pink scoops · lid closed")
    assert line_of(table, "Sink").endswith("· dirty: I-1, Cup 1")
    assert " · 1 coin · " in line_of(table, "Office")
    assert "Bigger Stove (3 coins)" in line_of(table, "Office")
    assert line_of(table, "Vaisselier", RED, "fr").endswith("Coupe 2, Coupe 3")


def test_nobody_looks_into_the_bag_of_a_strict_kitchen() -> None:
    """KR-135, KR-142."""
    table = Table(2, pace="relaxed").bag(white=2).start()
    assert line_of(table, "Spices").endswith("· nobody looks into the bag")
    window = table.place(RED, "hg_red_1", "spices_1")
    table.act(RED, SpiceDraw(window, "small"), SpiceAside(window, "white"), SpiceDraw(window, "small"))
    assert line_of(table, "Spices").endswith("· held by You · in hand: 1 white cube · aside: 1 white cube")


def test_a_specialist_is_named_in_the_area() -> None:
    """KC-117."""
    table = Table(2, piece_of_cake=True).specialists("rotisseur", "storekeeper", "pastry_chef")
    assert "enhanced: Rôtisseur" in line_of(table, "Stove")
    assert "enhanced: Storekeeper" in line_of(table, "Storeroom B")
    assert "enhanced" not in line_of(table, "Storeroom C")
    assert "Rôtisseur · Up to 3 cooking steps" in printed(table)


def test_scoops_to_put_away_are_shown_with_their_window() -> None:
    """KC-110."""
    table = Table(2, piece_of_cake=True).coins(2).start()
    window = table.place(RED, "hg_red_1", "market_1")
    table.act(RED, BuyScoops(window, ("pink", "pink", "green")))
    assert "to put away: 2 pink scoops and 1 green scoop" in line_of(table, "Window 1")


def test_unpaid_hourglasses_lie_in_the_office() -> None:
    """KR-200."""
    table = Table(2).unpaid("hg_blue_1", 4)
    assert line_of(table, "Unpaid") == " Unpaid blue hourglass 1 (4 coins)"
    assert line_of(table, "Impayés", RED, "fr") == " Impayés sablier bleu 1 (4 sous)"


def test_a_mat_shows_what_is_on_each_plate_and_what_is_wanted() -> None:
    table = Table(2, assist="guided").hold(RED, "business_lunch")
    table.dish(RED, "business_lunch", "plate_i_1", "veg", "salad", "cube_green")
    text = drawn(table, BLUE)
    assert (
        "Ada (red) I-1 Business Lunch on it: 1 vegetable, 1 salad, 1 green cube · right! · "
        "wanted: 1 vegetable, 1 salad, 1 green cube no plate Business Lunch (part 2) wanted: " in text
    )
    assert text.endswith("You (blue) no Orders")
    assert "sans assiette Déjeuner d'affaires (partie 2) demandé : " in drawn(table, BLUE, "fr")


def test_a_guided_kitchen_says_what_is_missing() -> None:
    """KR-236."""
    table = Table(2, assist="guided").hold(RED, "carbonara")
    table.dish(RED, "carbonara", "plate_ii_1", "pasta", "meat")
    missing = "on it: 1 meat, 1 pasta · missing: 1 cheese, 1 black cube, cooking 1 · wanted: "
    assert missing in drawn(table, RED)
    assert "manque : 1 fromage, 1 cube noir, cuisson 1 · demandé : " in drawn(table, RED, "fr")
    strict = Table(2).hold(RED, "carbonara").dish(RED, "carbonara", "plate_ii_1", "pasta", "meat")
    assert "missing" not in drawn(strict, RED)


def test_a_strict_kitchen_does_not_say_what_is_right() -> None:
    """KR-236."""
    table = Table(2).hold(RED, "garden_salad").dish(RED, "garden_salad", "plate_i_1", "salad", "salad", "cube_green")
    assert "on it: 2 salad, 1 green cube · wanted: 2 salad, 1 green cube" in drawn(table, RED)
    assert "right" not in drawn(table, RED)


def test_a_cup_is_drawn_with_its_scoops() -> None:
    table = Table(2, piece_of_cake=True).hold(RED, "carbonara", "ice_05")
    table.dish(RED, "carbonara", "cup_1", "scoop_white", part=2)
    assert "Cup 1 Carbonara (part 2) on it: 1 white scoop · wanted: 1 white scoop, 1 brown scoop" in drawn(table, RED)


def test_who_is_ready_is_marked() -> None:
    table = Table(2).act(BLUE, Ready())
    assert [line[0] for line in blocks(table.state, RED)[-1].splitlines()] == [" ", "✓"]


def test_details_print_cards_supply_decks_and_rates() -> None:
    table = Table(2, events=True).bonus("roaring_dishwasher").event("blogger_in_the_room").shrink_deck(9)
    text = printed(table)
    assert "The Roaring Dishwasher · From now on, a Sink action washes up to 5 plates instead of 3." in text
    assert "Cards left: Orders 9, Events 23, bonuses 7, Upgrades 2" in text
    assert "Plates beside the Office, to be bought: I-4, II-4, III-4, IV-3" in text
    assert "5 plates a wash, 2 prestige lost for an unserved Order" in text
    assert "Réserve générale : " in printed(table, "fr")


def test_nothing_drawn_has_to_be_forgotten_by_its_reader() -> None:
    assert not fleeting(GAME.view(Table(3).state, RED))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "cake"), [(1, False), (4, True)])
def test_everything_fits_on_80_columns(language: str, seats: int, cake: bool) -> None:
    """At positions all along a game, for a player and a spectator; and no line begins with a dot."""
    options = RushOptions(pace="relaxed", piece_of_cake=cake, specialist_mini=True, events=True, objective="red_carpet")
    state = GAME.setup(GAME.resolve(options, seats), seats, "width")
    rng = seeded("width")
    step = 0
    while True:
        if step % 25 == 0 or not state.stack:
            for reader in (0, None):
                lines = "\n".join([*blocks(state, reader, language), *lists(state, reader, language)]).splitlines()
                assert max(len(line) for line in lines) <= 80, lines
                assert [line for line in lines if line.lstrip().startswith("·")] == []
        if not state.stack:
            return
        seat = rng.choice(GAME.pending(state))
        GAME.play(state, seat, GAME.sample(state, seat, rng))
        step += 1
