"""Restaurateurs and zous-chefs in one kitchen: wherever the two cards speak of the same thing."""

import pytest

from atable.games.critter_kitchen.actions import (
    AddSpice,
    ExchangeIngredient,
    KeepToken,
    MoveChef,
    Pass,
    SwapChefs,
    Take,
)
from atable.games.critter_kitchen.content.cards import RUMOR_INDEX, ZOUS_IDS
from atable.games.critter_kitchen.events import (
    ChefMoved,
    ChefsSwapped,
    ConsolationSoup,
    SoupGiven,
    TokenDrawn,
    TokensDrawn,
)
from tests.rules.critter_kitchen.kitchen import (
    MELT,
    chefs_at,
    cook,
    cooking,
    dish,
    fill,
    front,
    offered,
    only,
    own,
    presented,
    tidy,
    view,
)
from tests.rules.critter_kitchen.scenario import A, B, C, Table

MARKET = ("fish2", "fish3", "fish4", "fish5", "bread2", "bread3")


def employer(restaurateur: str, zous_chef: str, seat: int = A) -> Table:
    """This seat has both, in a city where nothing lies; everybody has one soup."""
    table = tidy(Table(3)).employ(seat, restaurateur).hire(seat, zous_chef)
    for owner in (A, B, C):
        table.give(owner, "soup")
    return table


def evening(restaurateur: str, zous_chef: str) -> Table:
    """The last round of day 1, with Ultimate Melt among the challenges: A has both, and nobody anything else."""
    return tidy(Table(3).to_round(3)).challenges(MELT).employ(A, restaurateur).hire(A, zous_chef)


# The Elephant: a zous-chef is one of its chefs, and so is the one it is tied with


SPEEDS = {
    "newton": 1, "penny": 1, "shark": 1, "magpie": 1, "kingfisher": 1, "ming": 2, "carol": 2, "otto": 2, "ant": 2,
    "chameleon": 2, "mole": 2, "snail": 4,
}  # fmt: skip


def elephant_soups(table: Table) -> list[int]:
    """Who has taken a soup for waiting."""
    return [event.seat for event in only(table.events, SoupGiven) if event.source == "elephant"]


@pytest.mark.parametrize("zous_chef", ZOUS_IDS)
@pytest.mark.parametrize(("chef", "speed"), [("mouse", 1), ("lizard", 2), ("boar", 3)])
def test_ck_110_ck_130_the_elephants_zous_chef_waits_behind_its_own_speed(
    zous_chef: str, chef: str, speed: int
) -> None:
    table = employer("elephant", zous_chef, B).stock("water_market", *MARKET)
    table.shop("water_market", {A: chef, B: "zous"}, waiting=C)
    tied = SPEEDS[zous_chef] == speed
    assert (B in elephant_soups(table)) == tied
    ahead = employer("elephant", zous_chef).stock("water_market", *MARKET)
    ahead.shop("water_market", {A: "zous", B: chef}, waiting=C)
    assert elephant_soups(ahead) == []  # in front, or not tied


@pytest.mark.parametrize("zous_chef", ZOUS_IDS)
def test_ck_110_ck_130_the_elephants_mouse_waits_behind_fast_zous_chefs(zous_chef: str) -> None:
    table = tidy(Table(3)).employ(B, "elephant").hire(A, zous_chef).stock("water_market", *MARKET)
    table.shop("water_market", {A: "zous", B: "mouse"}, waiting=C)
    assert elephant_soups(table) == ([B] if SPEEDS[zous_chef] == 1 else [])


def test_ck_135_the_elephants_mouse_waits_once_for_the_shark() -> None:
    """T-17: the Shark takes twice, the mouse in between; the group has started only once."""
    table = tidy(Table(3)).employ(B, "elephant").hire(A, "shark").stock("water_market", "fish2", "fish3", "fish4")
    table.shop("water_market", {A: "zous", B: "mouse"}, waiting=C)
    assert table.soups(B) == 1
    table.take(A, "fish4").take(B, "fish3")
    assert table.storage(A) == ["fish2", "fish4"]
    assert table.soups(B) == 1


def test_ck_199_ck_130_newtons_soup_and_the_elephants() -> None:
    """Newton gives when the location begins; the group starts after that."""
    table = employer("elephant", "newton", B).stock("water_market", *MARKET)
    table.shop("water_market", {A: "mouse", B: "zous"}, waiting=C)
    given = only(table.events, SoupGiven)
    assert [(event.seat, event.count, event.source) for event in given] == [
        (A, 1, "newton"),
        (B, 2, "newton"),
        (B, 1, "elephant"),
    ]
    assert (table.soups(A), table.soups(B)) == (2, 4)


def test_ck_201_pennys_soup_and_the_elephants() -> None:
    table = employer("elephant", "penny", B).stock("water_market", *MARKET)
    table.shop("water_market", {A: "mouse", B: "zous"}, waiting=C).take(A, "fish5").take(B, "fish4")
    assert table.soups(B) == 1 + 1 + 1  # there is no bisque on the truck


# The Globetrotting Boar: two soups for every consolation, and for nothing else


@pytest.mark.parametrize("zous_chef", ZOUS_IDS)
def test_ck_149_the_globetrotters_zous_chef_is_forced_to_two_soups(zous_chef: str) -> None:
    table = employer("globetrotting_boar", zous_chef).drawing()
    table.shop("water_market", {A: "zous"}, waiting=B)
    assert [event.soups for event in only(table.log, ConsolationSoup) if event.seat == A] == [2]
    extra = {"newton": 2, "penny": 1}  # given by the ability, and not doubled
    assert table.soups(A) == 1 + 2 + extra.get(zous_chef, 0)


@pytest.mark.parametrize("zous_chef", ["carol", "shark", "ant", "snail", "penny"])
def test_ck_146_the_globetrotters_zous_chef_leaves_with_two_soups(zous_chef: str) -> None:
    table = employer("globetrotting_boar", zous_chef).stock("water_market", "fish2").stock("soup_truck", "bisque")
    table.shop("water_market", {A: "zous"}, waiting=C).leave(A)
    assert table.soups(A) == 1 + 2
    assert own(table, A).bisque == (1 if zous_chef == "penny" else 0)  # CK-202


def test_ck_202_the_globetrotters_carol_still_gains_her_star() -> None:
    table = employer("globetrotting_boar", "carol")
    table.state.priority = [B, C, A]
    table.shop("water_market", {A: "zous"}, waiting=C)
    assert (table.soups(A), front(table, A).sheet) == (3, {"carol": 1})


def test_ck_202_the_globetrotters_kingfisher_still_fishes() -> None:
    table = employer("globetrotting_boar", "kingfisher").drawing("fish7", "bread2")
    table.shop("water_market", {A: "zous"}, waiting=C)
    assert (table.soups(A), {action.item for action in offered(table, A, KeepToken)}) == (3, {"fish7", "bread2"})


def test_ck_202_the_globetrotters_magpie_leaves_with_soup_and_a_rumor() -> None:
    table = employer("globetrotting_boar", "magpie").stock("water_market", "rumor_question")
    table.shop("water_market", {A: "zous"}, waiting=C).leave(A)
    assert offered(table, A, Take) == [Take("rumor_question")]
    table.take(A, "rumor_question")
    assert (table.soups(A), front(table, A).rumors) == (3, ("question",))


def test_ck_204_newtons_gift_to_a_globetrotter_is_one_soup() -> None:
    table = tidy(Table(3)).employ(B, "globetrotting_boar").hire(A, "newton").stock("water_market", *MARKET)
    table.shop("water_market", {A: "zous", B: "boar"}, waiting=C)
    assert (table.soups(A), table.soups(B)) == (2, 1)


# The Fox: two chefs, never a zous-chef; after the zous-chef's own move


def fox_with(zous_chef: str) -> Table:
    """After the reveal: A's zous-chef is at the Water Market, its others at the first three locations."""
    table = tidy(Table(3)).employ(A, "fox").hire(A, zous_chef)
    table.plan(A, mouse="garden_top_shop", lizard="soup_truck", boar="desert_vendor", zous="water_market")
    return table.plans()


@pytest.mark.parametrize("zous_chef", [card for card in ZOUS_IDS if card not in ("chameleon", "mole")])
def test_ck_113_the_fox_cannot_swap_a_zous_chef(zous_chef: str) -> None:
    table = fox_with(zous_chef)
    assert offered(table, A, SwapChefs) == [
        SwapChefs("mouse", "lizard"),
        SwapChefs("mouse", "boar"),
        SwapChefs("lizard", "boar"),
    ]
    for chef in ("mouse", "lizard", "boar"):
        assert table.refusal(A, SwapChefs(chef, "zous")) == "CK-113"
        assert table.refusal(A, SwapChefs("zous", chef)) == "CK-113"


def test_ck_113_the_chameleon_moves_before_the_fox_swaps() -> None:
    table = fox_with("chameleon")
    assert table.refusal(A, SwapChefs("mouse", "boar")) == "CK-145"
    assert [move.location for move in offered(table, A, MoveChef)] == ["midnight_merchant", "chef_academy"]
    table.act(A, MoveChef("chef_academy"))
    assert table.events == [ChefMoved(A, "zous", "chameleon", "chef_academy")]
    assert (view(table).phase, len(offered(table, A, SwapChefs))) == ("revealing", 3)
    table.act(A, SwapChefs("lizard", "boar"))
    assert table.events[0] == ChefsSwapped(A, "lizard", "desert_vendor", "boar", "soup_truck")
    assert chefs_at(table, "chef_academy").count((A, "zous")) == 1
    assert view(table).phase == "shopping"


def test_ck_113_the_fox_is_asked_although_the_chameleon_stays() -> None:
    table = fox_with("chameleon")
    table.act(A, Pass())
    assert (view(table).phase, len(offered(table, A, SwapChefs))) == ("revealing", 3)
    table.act(A, Pass())
    assert (view(table).phase, offered(table, A, SwapChefs)) == ("shopping", [])


def test_ck_113_the_fox_sees_what_its_mole_has_dug_up() -> None:
    table = fox_with("mole")
    shown = only(table.log, TokensDrawn)
    assert [event.location for event in shown] == ["midnight_merchant"]
    assert offered(table, A, MoveChef) == [MoveChef("midnight_merchant")]
    table.act(A, MoveChef("midnight_merchant"))
    assert len(offered(table, A, SwapChefs)) == 3


def test_ck_113_a_mole_that_cannot_move_leaves_the_fox_to_choose() -> None:
    table = tidy(Table(3)).employ(A, "fox").hire(A, "mole")
    table.plan(A, mouse="garden_top_shop", lizard="soup_truck", boar="midnight_merchant", zous="water_market").plans()
    assert (offered(table, A, MoveChef), len(offered(table, A, SwapChefs))) == ([], 3)
    assert len(table.stall("midnight_merchant")) == 3


@pytest.mark.parametrize("order", [[A, B, C], [B, A, C]])
def test_ck_113_the_fox_and_anothers_chameleon_in_priority_order(order: list[int]) -> None:
    table = tidy(Table(3)).employ(A, "fox").hire(B, "chameleon")
    table.state.priority = order
    table.plans()
    asked = []
    while view(table).phase == "revealing":
        asked += table.pending()
        table.act(asked[-1], Pass())
    assert asked == order[:2]


@pytest.mark.parametrize(("order", "asked", "dug"), [([A, B, C], A, []), ([B, A, C], B, ["midnight_merchant"])])
def test_ck_113_the_fox_in_front_chooses_before_anothers_mole_digs(
    order: list[int], asked: int, dug: list[str]
) -> None:
    table = tidy(Table(3)).employ(A, "fox").hire(B, "mole")
    table.state.priority = order
    table.plan(B, mouse="soup_truck", lizard="garden_top_shop", boar="chef_academy", zous="water_market").plans()
    assert table.pending() == [asked]
    assert [event.location for event in only(table.events, TokensDrawn)] == dug


def test_ck_199_the_fox_may_bring_its_lizard_to_otto() -> None:
    """Otto looks around when the location begins, after the swap."""
    table = tidy(Table(3)).employ(A, "fox").hire(B, "otto").stock("water_market", "fish2").drawing("wine7", "wine6")
    table.plan(A, mouse="soup_truck", lizard="garden_top_shop", boar="water_market")
    table.plan(B, zous="water_market", mouse="soup_truck", lizard="midnight_merchant", boar="chef_academy").plans()
    table.act(A, SwapChefs("lizard", "boar"))
    table.auto(lambda state: view(table).location == "water_market")
    assert {event.seat for event in only(table.log, TokenDrawn)} == {A, B}


# The fridge holds what Otto and the Kingfisher have drawn


SEVEN = ("bread3", "carrot3", "cheese3", "fish3", "meat3", "mushroom3", "wine3")


@pytest.mark.parametrize(("restaurateur", "excess"), [("badger", 1), ("penguin", 3)])
def test_ck_244_ck_246_the_kingfishers_token_needs_a_place(restaurateur: str, excess: int) -> None:
    table = evening(restaurateur, "kingfisher")
    table.give(A, *SEVEN).drawing("fish7", "bread2").shop("water_market", {A: "zous"})
    table.act(A, KeepToken("fish7"))
    assert view(table).phase == "cooking"
    table.present()
    assert (table.storage(A), own(table, A).excess) == (sorted([*SEVEN, "fish7"]), excess)


@pytest.mark.parametrize(("restaurateur", "excess"), [("badger", 1), ("penguin", 3)])
def test_ck_244_ck_246_ottos_token_needs_a_place(restaurateur: str, excess: int) -> None:
    table = evening(restaurateur, "otto")
    table.give(A, *SEVEN).drawing("allspice").shop("water_market", {A: "zous"})
    table.present()
    assert ("allspice" in table.storage(A), own(table, A).excess) == (True, excess)


def test_ck_248_a_rumor_that_otto_draws_needs_none() -> None:
    table = evening("badger", "otto").give(A, *SEVEN)
    unknown = next(icon for icon in ("question", "exclaim", "whisper") if icon not in front(table, A).rumors)
    table.drawing(f"rumor_{unknown}").shop("water_market", {A: "zous"}).present()
    assert unknown in front(table, A).rumors
    assert view(table).phase == "planning"


# The Red Panda and The Heron with all-spice, however it was found


def test_ck_015_ck_021_the_red_panda_uses_specific_spices_and_keeps_the_allspice() -> None:
    table = cooking().employ(A, "red_panda").give(A, "allspice")
    cook(table, A, MELT, "fish5+spice_wine bread4+spice_meat cheese3")
    assert {action.spice for action in offered(table, A, AddSpice)} == {"allspice"}
    table.present()
    assert (presented(table, A).dishes[0].value, table.storage(A)) == (21, ["allspice"])


def test_ck_015_the_red_panda_puts_ottos_spice_anywhere() -> None:
    table = evening("red_panda", "otto").give(A, "fish5", "bread2", "cheese2").drawing("spice_wine")
    table.shop("water_market", {A: "zous"})
    fill(table, A, MELT, "fish5+spice_wine bread2 cheese2").present()
    assert presented(table, A).dishes[0].value == 14


def test_ck_017_ck_021_the_heron_puts_soup_and_allspice_on_one_type() -> None:
    """The soup may be used once for a type; a real all-spice is not bound by that."""
    shown = dish(cooking().employ(A, "heron"), MELT, "fish5+soup fish4+allspice bread2+spice_bread cheese2+soup")
    assert shown.value == 10 + 8 + 4 + 4


def test_ck_017_never_soup_and_allspice_on_one_ingredient() -> None:
    table = cooking().employ(A, "heron").give(A, "soup")
    cook(table, A, MELT, "fish5+allspice bread2 cheese2")
    assert table.refusal(A, AddSpice(MELT, "fish5", "soup")) == "CK-017"


def test_ck_021_the_heron_cooks_with_newtons_soup() -> None:
    table = evening("heron", "newton").give(A, "fish5", "bread2", "cheese2").shop("water_market", {A: "zous"})
    assert table.soups(A) == 2 + 1  # Newton's two, and one because nothing lay there
    fill(table, A, MELT, "fish5+soup bread2+soup cheese2+soup").present()
    assert (presented(table, A).dishes[0].value, table.soups(A)) == (18, 0)


def test_ck_025_the_heron_cannot_spice_with_pennys_bisque() -> None:
    table = evening("heron", "penny").give(A, "fish5").stock("soup_truck", "bisque").shop("water_market", {A: "zous"})
    assert (table.soups(A), own(table, A).bisque) == (1, 1)
    fill(table, A, MELT, "fish5")
    assert table.refusal(A, AddSpice(MELT, "fish5", "bisque")) == "CK-015"


# The Penguin and Penny


def test_ck_201_penny_brings_the_penguin_a_second_bisque() -> None:
    table = employer("penguin", "penny").give(A, "bisque").stock("soup_truck", "bisque").stock("water_market", "fish2")
    table.shop("water_market", {A: "zous"}, waiting=C).take(A, "fish2")
    assert (own(table, A).bisque, table.stall("soup_truck")) == (2, [])


def test_ck_201_penny_finds_no_bisque_and_leaves_the_penguins() -> None:
    table = employer("penguin", "penny").give(A, "bisque").stock("water_market", "fish2")
    table.shop("water_market", {A: "zous"}, waiting=C).take(A, "fish2")
    assert (own(table, A).bisque, table.soups(A)) == (1, 2)


# The Owl's card is no rumor token


def owl_with(zous_chef: str) -> Table:
    table = employer("owl", zous_chef).rumors("spice_lover", "tender", "picky")
    table.state.kitchens[A].private_rumor = RUMOR_INDEX["mercurial"]
    return table


def test_ck_158_the_owls_magpie_finds_every_rumor() -> None:
    table = owl_with("magpie").stock("water_market", "fish2", "rumor_question")
    table.shop("water_market", {A: "zous"}, waiting=C).take(A, "fish2")
    assert offered(table, A, Take) == [Take("rumor_question")]
    table.take(A, "rumor_question")
    assert view(table, A).rumors == ("spice_lover", None, None)
    assert (front(table, A).rumors, own(table, A).private_rumor) == (("question",), "mercurial")


def test_ck_205_the_owls_kingfisher_keeps_a_rumor_it_does_not_know() -> None:
    table = owl_with("kingfisher").drawing("rumor_exclaim", "fish2").stock("water_market")
    table.shop("water_market", {A: "zous"}, waiting=C)
    table.act(A, KeepToken("rumor_exclaim"))
    assert view(table, A).rumors == (None, "tender", None)


# The Goat and Ming: tokens are exchanged, not values


def test_ck_200_the_goat_gives_a_two_and_gets_anything() -> None:
    table = employer("goat", "ming").give(A, "bread2", "fish5").stock("water_market", "wine7", "cheese2")
    table.shop("water_market", {A: "zous", B: "boar"}, waiting=C)
    swaps = {(action.give, action.take) for action in offered(table, A, ExchangeIngredient)}
    assert swaps == {(give, take) for give in ("bread2", "fish5") for take in ("wine7", "cheese2")}
    table.act(A, ExchangeIngredient("bread2", "wine7"))
    assert (table.storage(A), table.stall("water_market")) == (["fish5", "wine7"], ["cheese2", "bread2"])


def test_ck_004_a_two_is_worth_four_to_the_goat_alone() -> None:
    """The same three tokens; one fish came from Ming, and it left a 7 behind."""
    table = evening("goat", "ming").give(A, "fish7", "bread4", "cheese3").give(B, "bread4", "cheese3")
    table.stock("water_market", "fish2", "fish2").shop("water_market", {A: "zous", B: "mouse"}).take(B, "fish2")
    table.act(A, ExchangeIngredient("fish7", "fish2"))
    table.leave(A)
    for seat in (A, B):
        fill(table, seat, MELT, "fish2 bread4 cheese3")
    table.present()
    assert [presented(table, seat).dishes[0].value for seat in (A, B)] == [11, 9]
