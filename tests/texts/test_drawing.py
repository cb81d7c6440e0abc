"""The banquet drawn as text."""

import re

import pytest

from atable.games.banquet_royal.content.board import INDEX
from atable.games.banquet_royal.frames import Serving
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.games.banquet_royal.state import BanquetState
from atable.kernel.seats import Seat
from tests.rules.banquet_royal.scenario import scenario
from tests.texts.speaking import BANQUET, speaker


def blocks(state: BanquetState, seat: Seat | None, language: str = "en") -> list[str]:
    legal = [] if seat is None else GAME.legal(state, seat)
    drawn = BANQUET.draw(GAME.view(state, seat), legal, speaker(language, seat))
    return [re.sub(r"\[/?[a-z0-9_ ]*\]", "", block) for block in drawn]


# B2 opens A2, B1, B3 and C2; the Toque on C3 opens B3, C2, C4 and D3; the bouquet the rest of its ring.
BOARD = """\
         A1(?) A2 o  A3 ·  A4 ·
      B1 o  B2 B  B3 o  B4 ·  B5 ·
   C1 ·  C2 o  C3 T2 C4 o  C5 ·  C6 ·
D1(?) D2 ·  D3 o   (@)  D5 o  D6 ·  D7 ·
   E1 ·  E2 ·  E3 o  E4 o  E5 ·  E6 ·
      F1 ·  F2 ·  F3 ·  F4 ·  F5 ·
         G1 ·  G2 ·  G3 ·  G4 ·"""


def test_the_board_shows_what_lies_where_and_what_may_be_chosen() -> None:
    state = scenario(board={"B2": "B", "C3": "T1"}, cloches={"A1": "C", "D1": "F"})
    assert blocks(state, 0)[0] == BOARD


def test_a_spectator_sees_no_choices_and_no_hand() -> None:
    state = scenario(board={"B2": "B"}, cloches={"A1": "C"})
    board, stocks, *_ = blocks(state, None)
    assert " o" not in board
    assert stocks.startswith("Kitchen")
    assert "m3" not in stocks


def test_the_new_element_is_marked() -> None:
    state = scenario(board={"B2": "B", "B3": "C"}, frame=Serving(INDEX["B3"]))
    assert "B2 B  B3›P" in blocks(state, 0)[0]


def test_the_cloches_are_open_while_memorising_and_only_then() -> None:
    state = GAME.setup(GAME.resolve(BanquetOptions(pace="simulation"), 2), 2, "drawing")
    assert BANQUET.fleeting(GAME.view(state, 0))
    assert len(re.findall(r"\([GFPB]\)", blocks(state, 0)[0])) == 6
    for seat in (0, 1):
        GAME.play(state, seat, GAME.legal(state, seat)[0])
    assert not BANQUET.fleeting(GAME.view(state, 0))
    assert blocks(state, 0)[0].count("(?)") == 6


def test_cards_are_shown_with_crowns_pattern_and_name_to_their_owner_alone() -> None:
    state = scenario(hands={0: ["m1_06", "m2_12", "m3_03"], 1: ["m1_01"]})
    assert blocks(state, 0)[1].splitlines()[:4] == [
        "Your Menus",
        "*** T-P-P Second Slice Announced",
        "**  B-P-B The King's Secret",
        "*   B-F-P The Page's Dream",
    ]
    assert "*   B-F-C Le Rêve du page" in blocks(state, 0, "fr")[1]
    assert "Polite Hedge" not in "".join(blocks(state, 0))


def test_players_have_colour_toques_cards_menus_and_orders() -> None:
    state = scenario(board={"B2": "T1"}, validated={1: ["m1_01", "m3_08"]}, won={1: "BC"}, colors=("pink", "blue"))
    lines = blocks(state, 0)[2].splitlines()
    assert lines[0].split() == ["Player", "colour", "Toques", "hand", "Menus", "crowns", "Royal", "Orders"]
    assert lines[1].split() == [">1", "You", "pink", "2", "***", "**", "*", "0", "0", "-"]
    assert lines[2].split() == ["2", "Olive", "blue", "1", "***", "**", "*", "2", "4", "B", "P"]


def test_the_details_name_every_open_card() -> None:
    state = scenario(validated={1: ["m1_01"]}, discards={2: ["m2_07"]})
    details = "\n".join(BANQUET.details(GAME.view(state, 0), speaker("fr", 0)))
    assert "Menus validés, Olive (1)" in details
    assert "La Haie polie" in details
    assert "Menus défaussés (1)" in details
    assert "Le Compromis de la reine" in details


@pytest.mark.parametrize("language", ["en", "fr"])
def test_board_and_cards_fit_beside_each_other_on_80_columns(language: str) -> None:
    """The longest names that can be held together."""
    state = scenario(hands={0: ["m3_11", "m3_04", "m3_12"]}, seats=4)
    board, cards, *_ = blocks(state, 0, language)
    widths = [max(len(line) for line in block.splitlines()) for block in (board, cards)]
    assert sum(widths) + 2 <= 80
