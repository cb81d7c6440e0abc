"""The race drawn as text."""

import re

import pytest

from atable.games.course_a_letoile.actions import PlayAttack
from atable.games.course_a_letoile.content.cards import CARD_IDS
from atable.games.course_a_letoile.frames import Ending
from atable.games.course_a_letoile.game import GAME
from atable.games.course_a_letoile.state import CourseState
from atable.games.course_a_letoile.words.text import BESIDE, NARROW
from atable.kernel.seats import Seat
from tests.rules.course_a_letoile.scenario import scenario
from tests.texts.speaking import COURSE, speaker

NB = "\u00a0"


def blocks(state: CourseState, seat: Seat | None, language: str = "en") -> list[str]:
    legal = [] if seat is None else GAME.legal(state, seat)
    drawn = COURSE.draw(GAME.view(state, seat), legal, speaker(language, seat, "course_a_letoile"))
    return [re.sub(r"\[/?[a-z0-9_ ]*\]", "", block).replace(NB, " ") for block in drawn]


def details(state: CourseState, seat: Seat | None, language: str = "en") -> str:
    shown = COURSE.details(GAME.view(state, seat), speaker(language, seat, "course_a_letoile"))
    return " ".join("\n".join(shown).replace(NB, " ").split())


def test_the_players_are_a_table_of_points_against_targets() -> None:
    state = scenario(
        stars={0: "star_brigade", 1: "star_front_page"},
        teams={0: ["cu_chef", "se_sommelier"], 1: ["de_chandelier"]},
        menus={0: ["sf_taco", "tr_cassoulet"]},
        reviews={1: 3},
        coins={0: 12},
        hands={1: ["tip", "rats"]},
    )
    lines = blocks(state, 0)[0].splitlines()
    assert lines[1].split() == ["Player", "C", "S", "D", "F", "coins", "hand", "income"]
    assert lines[2].split() == [">1", "You", "2/6", "3/4", "0/4", "4/6", "12", "0", "+4"]
    assert lines[3].split() == ["2", "Olive", "0/4", "0/4", "3/4", "-1/8", "3", "2", "+1"]
    french = blocks(state, 0, "fr")[0].splitlines()
    assert french[1].split() == ["Joueur", "C", "S", "D", "R", "pièces", "main", "revenu"]
    assert french[4].startswith("C Cuisine  S Service  D Décoration  R Renommée")


def test_service_deck_and_the_visible_card_are_on_top() -> None:
    state = scenario(discard=["de_zinc_bar", "tip"], service=7)
    assert blocks(state, 0, "fr")[0].splitlines()[0] == "Service 7   pioche 114   défausse 2 : Comptoir en zinc"
    assert blocks(scenario(discard=[]), 0)[0].startswith("Service 1   deck 116   discard pile empty")


# 6 coins, no cook: Cassoulet is out of reach though it could be paid, the Sommelier too dear.
HAND = """\
Your hand (8)     price
>Taco                  2  +1
 Cassoulet             4  +2 F1 (*)
>Commis ×2             3  C1
>Chef                  6  C2 F1 *
 Sommelier            10  S3 F2
 Back to Kitchen!     defence
>Tip!                 boost"""


def test_the_hand_shows_price_gains_and_what_may_be_played() -> None:
    cards = ["tip", "se_sommelier", "cu_commis", "cu_chef", "tr_cassoulet", "cu_commis", "back_to_kitchen", "sf_taco"]
    state = scenario(hands={0: cards}, coins={0: 6})
    assert "\n".join(line.rstrip() for line in blocks(state, 0)[1].splitlines()) == HAND


def test_a_billing_trouble_doubles_the_prices_shown() -> None:
    """CE-91: what is shown is what would be paid."""
    state = scenario(hands={0: ["sf_taco", "cu_chef"]}, coins={0: 11}, troubles={0: 1})
    assert [line.split()[:2] for line in blocks(state, 0)[1].splitlines()[1:]] == [[">Taco", "4"], ["Chef", "12"]]


def test_at_the_end_of_the_turn_every_card_may_be_sold() -> None:
    state = scenario(hands={0: ["back_to_kitchen", "ga_smoke"]}, frame=Ending())
    assert [line[0] for line in blocks(state, 0)[1].splitlines()[1:]] == [">", ">"]


def test_two_restaurants_stand_beside_the_hand_the_own_one_first() -> None:
    state = scenario(
        stars={1: "star_cosy"},
        menus={0: ["sf_taco", "sf_bao"]},
        teams={0: ["cu_chef", "cu_chef", "de_plastic_ficus"]},
        rats=[0],
        reviews={0: 2},
    )
    own, other = blocks(state, 1)[2].split("Ada · ")
    assert own.startswith("You · ")
    assert [line.strip() for line in own.splitlines()[1:]] == ["star: The Cosy-Corner Star", "menu: -", "team: -"]
    assert [line.strip() for line in other.splitlines()[1:]] == [
        "menu: Taco, Bao",
        "team: Chef* ×2, Ficus",
        "malus: Raaaaats!, Bad Review ×2",
    ]


def test_more_restaurants_are_blocks_of_their_own_in_the_order_of_play() -> None:
    assert [block.partition(" · ")[0] for block in blocks(scenario(seats=4), 2)[2:]] == ["You", "Iris", "Ada", "Olive"]


def test_a_spectator_sees_no_hand() -> None:
    state = scenario(hands={0: ["cu_star_tv"]})
    assert blocks(state, None)[1] == ""
    assert "TV Star" not in "".join(blocks(state, None)) + details(state, None)
    assert "TV Star" not in "".join(blocks(state, 1)) + details(state, 1)


def test_a_card_taken_face_up_is_remembered_by_all() -> None:
    """CE-24: everybody saw it."""
    state = scenario(hands={0: ["cu_star_tv", "tip"]})
    state.origins[0][1] = -1
    assert "holds: Tip!" in blocks(state, 1)[2]
    assert "TV Star" not in blocks(state, 1)[2]


def test_an_attack_shows_what_is_at_stake() -> None:
    state = scenario(hands={0: ["headhunting"]}, teams={1: ["cu_chef"]}, pace="simulation")
    GAME.play(state, 0, PlayAttack("headhunting", 1, "cu_chef"))
    assert "“To the Competition!” from Ada against Olive, after “Thundering Chef”" in blocks(state, 1)[0]
    assert "« À la concurrence ! » : Ada contre Olive, pour « Chef à la grosse voix »" in blocks(state, 1, "fr")[0]


def test_the_details_print_every_open_card_and_the_own_hand() -> None:
    state = scenario(hands={0: ["tip", "ga_smoke"], 1: ["rats"]}, teams={1: ["cu_cheffe"]}, reviews={1: 2}, renewed=[1])
    text = details(state, 0, "fr")
    assert "6 C2 R1 * Cheffe aux nerfs d'acier · La table 12 a renvoyé son plat. Elle regrette." in text
    assert "Mauvaise critique ×2 · La victime perd 1 point de Renommée, pour de bon." in text
    assert "6 +3 R2 (*) Fumée sous cloche" in text
    assert "Pourboire ! · Vous recevez 3 pièces." in text
    assert text.count("La main peut encore être renouvelée une fois.") == 1
    assert text.count("Main renouvelée : plus possible dans cette partie.") == 1
    assert "raaaaaats" not in text


def test_nothing_drawn_has_to_be_forgotten_by_its_reader() -> None:
    assert not COURSE.fleeting(GAME.view(scenario(), 0))


def width(block: str) -> int:
    return max(len(line) for line in block.splitlines())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_fits_on_80_columns(language: str) -> None:
    """Each kind of card in hand, or in front of somebody; six players; a hand beside two restaurants."""
    dishes, developments = CARD_IDS[:13], CARD_IDS[13:31]
    state = scenario(seats=6, hands={0: CARD_IDS[:31] + CARD_IDS[:31]}, discard=["back_to_kitchen"])
    table, hand, *_ = blocks(state, 0, language)
    assert width(table) <= 80
    assert width(hand) + 2 + BESIDE <= 80
    for seats, room in ((2, BESIDE), (3, NARROW)):
        state = scenario(seats, menus={0: dishes}, teams={0: [*developments, *developments]}, rats=[0], troubles={0: 4})
        assert max(width(block) for block in blocks(state, 0, language)[2:]) <= room
        assert max(width(block) for block in blocks(state, 1, language)[2:]) <= room


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_usual_position_of_two_players_fits_on_24_lines(language: str) -> None:
    """Seven cards, three Dishes and four development cards each; with six choices and their question it is 24."""
    state = scenario(
        hands={0: ["sf_bao", "tr_cassoulet", "cu_commis", "se_maitre_d", "de_zinc_bar", "rats", "tip"]},
        menus={0: ["sf_taco", "tr_blanquette", "ga_lobster"], 1: ["sf_taco", "tr_blanquette", "sf_fries"]},
        teams={
            0: ["cu_chef", "se_floor_manager", "se_trainee", "de_checked_cloth"],
            1: ["cu_cheffe", "se_bartender", "se_trainee", "de_plastic_ficus"],
        },
    )
    table, hand, restaurants = blocks(state, 0, language)
    height = len(table.splitlines()) + max(len(hand.splitlines()), len(restaurants.splitlines()))
    assert height + 2 + 1 + 6 + 1 <= 24
