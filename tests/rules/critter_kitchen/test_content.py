"""The content files: what they hold, and what is said about a wrong one."""

import re
import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from atable.games.critter_kitchen.content import loader as content
from atable.kernel.errors import BadContent

BOX = content.load()
TYPES = ["bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files that may be spoilt."""
    return Path(shutil.copytree(content.FOLDER, tmp_path / "content"))


def spoil(folder: Path, file: str, name: str, old: str, new: str) -> None:
    """Change the first place where the text occurs in an entry, from its id down."""
    path = folder / file
    before, line, after = path.read_text(encoding="utf-8").partition(f'id = "{name}"\n')
    entry, blank, rest = (line + after).partition("\n\n")
    assert line
    assert old in entry
    path.write_text(before + entry.replace(old, new, 1) + blank + rest, encoding="utf-8")


def problem(folder: Path) -> str:
    with pytest.raises(BadContent) as error:
        content.load(folder)
    return str(error.value)


def test_the_files_load() -> None:
    assert content.load() == content.CONTENT


def test_ck_014_seven_types() -> None:
    assert [kind.id for kind in BOX.types] == TYPES


def test_ck_035_119_tokens() -> None:
    for kind in BOX.types:
        assert kind.numbers == (2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7)
    spices = {token.id: token.copies for token in BOX.tokens if "spice" in token.id}
    rumors = {token.id: token.copies for token in BOX.tokens if token.id not in spices}
    assert spices == {**{f"spice_{kind}": 2 for kind in TYPES}, "allspice": 2}
    assert rumors == {"rumor_question": 3, "rumor_exclaim": 3, "rumor_whisper": 3, "rumor_wild": 3}
    assert sum(len(kind.numbers) for kind in BOX.types) + sum(spices.values()) + sum(rumors.values()) == 119


def test_ck_036_no_late_allspice_in_the_bag() -> None:
    assert "allspice_r7" not in {token.id for token in BOX.tokens}


def test_ck_045_to_049_the_row_of_locations() -> None:
    assert ", ".join(f"{location.id} {location.spaces}" for location in BOX.locations) == (
        "soup_truck 0, garden_top_shop 3, desert_vendor 3, water_market 4, air_docks 3, lantern_lane 4, "
        "midnight_merchant 3, chef_academy 0"
    )


def test_ck_050_the_other_sides_for_two() -> None:
    merchant, academy = BOX.locations[6:]
    assert [merchant.spaces_for(players) for players in (1, 2, 3, 5)] == [2, 2, 3, 3]
    assert [academy.spaces_for(players) for players in (1, 2, 3, 5)] == [2, 2, 0, 0]
    assert BOX.locations[3].spaces_for(2) == 4  # a board with one side


def test_ck_037_seven_challenges() -> None:
    assert {card.id: card.types for card in BOX.challenges} == {
        "ultimate_melt": ("fish", "bread", "cheese"),
        "tasty_tapas": ("carrot", "mushroom", "bread"),
        "wine_and_dine": ("meat", "bread", "wine"),
        "savory_stack": ("cheese", "carrot", "meat"),
        "bouilla_bay": ("wine", "fish", "carrot"),
        "surf_and_turf": ("meat", "mushroom", "fish"),
        "fondue_fest": ("wine", "cheese", "mushroom"),
    }


def test_no_type_is_favoured_by_the_challenges() -> None:
    assert Counter(kind for card in BOX.challenges for kind in card.types) == dict.fromkeys(TYPES, 3)
    assert sorted(card.types[-1] for card in BOX.challenges) == TYPES
    pairs = [pair for card in BOX.challenges for pair in combinations(sorted(card.types), 2)]
    assert sorted(pairs) == list(combinations(TYPES, 2))


def test_ck_039_twelve_critics() -> None:
    assert " ".join(card.id for card in BOX.critics) == (
        "mouse cow fruit_bat jerboa kangaroo rabbit tree_shrew capybara tortoise raccoon flamingo parrot"
    )
    assert {card.id: card.all_courses for card in BOX.critics if card.all_courses != 1} == {"tortoise": 3}
    assert {card.id: card.best_of for card in BOX.critics if card.best_of} == {"flamingo": {"fish": 2, "wine": 2}}


def test_ck_056_and_057_base_and_advanced_rumors() -> None:
    fanatics = " ".join(f"{kind}_fanatic" for kind in TYPES)
    assert " ".join(card.id for card in BOX.rumors if card.set == "base") == (
        f"{fanatics} spice_lover tender extremely_pampered big_cheese super_chatty wine_cellar simple_palate"
    )
    assert " ".join(card.id for card in BOX.rumors if card.set == "advanced") == (
        "hibernator psychedelic_flavor big_dipper odd_tastes subtle_flavors to_go mercurial nocturnal picky "
        "shortsighted sommelier unsophisticated varied_leftovers varied_servings"
    )


def test_ck_354_dots() -> None:
    dots = {card.id: card.dots for card in BOX.rumors if not card.id.endswith("_fanatic")}
    zero = "spice_lover tender extremely_pampered hibernator psychedelic_flavor"
    one = "big_cheese super_chatty wine_cellar simple_palate big_dipper odd_tastes subtle_flavors to_go"
    two = "mercurial nocturnal picky shortsighted sommelier unsophisticated varied_leftovers varied_servings"
    assert dots == {name: at for at, names in enumerate((zero, one, two)) for name in names.split()}
    assert all(card.dots == 0 for card in BOX.rumors if card.type)


def test_ck_283_each_type_has_its_fanatic() -> None:
    assert [(card.id, card.type) for card in BOX.rumors if card.type] == [(f"{kind}_fanatic", kind) for kind in TYPES]


def test_what_rumors_pay() -> None:
    assert ", ".join(f"{card.id} {card.stars}" for card in BOX.rumors if card.stars) == (
        "spice_lover 2, tender 3, extremely_pampered 4, big_cheese 2, hibernator 2, psychedelic_flavor 2, "
        "subtle_flavors 2, nocturnal 5, picky 3, shortsighted 3, sommelier 3, varied_servings 3"
    )
    assert ", ".join(f"{card.id} {card.per} {card.most}" for card in BOX.rumors if card.per) == (
        "super_chatty 1 3, wine_cellar 1 3, simple_palate 2 3, big_dipper 4 3, odd_tastes 2 3, to_go 2 3, "
        "mercurial 1 None, unsophisticated 1 3, varied_leftovers 2 3"
    )


def test_what_rumors_ask_for() -> None:
    asked = {card.id: (card.at_least, card.total, card.number, card.courses) for card in BOX.rumors}
    assert {name: numbers for name, numbers in asked.items() if any(numbers)} == {
        "spice_lover": (1, 0, 0, 0),
        "tender": (0, 10, 0, 0),
        "extremely_pampered": (0, 0, 5, 5),
        "big_cheese": (10, 0, 0, 0),
        "subtle_flavors": (0, 0, 0, 5),
        "nocturnal": (0, 0, 0, 5),
        "picky": (0, 0, 0, 6),
        "shortsighted": (1, 0, 0, 0),
        "unsophisticated": (0, 0, 2, 0),
        "varied_servings": (5, 0, 0, 0),
    }


def test_ck_053_twelve_zous_chefs() -> None:
    assert [(card.id, card.capacity, card.speed, card.timing) for card in BOX.zous_chefs] == [
        ("ming", 2, 2, "before_first_pick"),
        ("carol", 2, 2, "after_last_pick"),
        ("newton", 1, 1, "start_of_location"),
        ("otto", 2, 2, "start_of_location"),
        ("penny", 1, 1, "after_last_pick"),
        ("shark", 2, 1, "passive"),
        ("ant", 3, 2, "passive"),
        ("snail", 4, 4, "passive"),
        ("magpie", 1, 1, "after_last_pick"),
        ("kingfisher", 1, 1, "after_last_pick"),
        ("chameleon", 2, 2, "after_reveal"),
        ("mole", 2, 2, "after_reveal"),
    ]


def test_ck_069_stars_of_restaurateurs() -> None:
    assert ", ".join(f"{card.id} {card.stars}" for card in BOX.restaurateurs) == (
        "red_panda 0, globetrotting_boar 2, goat 1, elephant 2, heron 1, owl 0, badger 2, fox 1, hedgehog 0, penguin 1"
    )


def test_limits_and_thresholds_of_restaurateurs() -> None:
    fridges = {card.id: card.fridge for card in BOX.restaurateurs}
    assert fridges.pop("badger") == (7, 12)
    assert set(fridges.values()) == {(5, 10)}  # CK-244, CK-245
    thresholds = {card.id: card.thresholds for card in BOX.restaurateurs}
    assert thresholds.pop("hedgehog") == (5, 11, 19)
    assert set(thresholds.values()) == {(6, 12, 21)}  # CK-231 to CK-233


def test_ck_300_and_301_critics_choices() -> None:
    letters = dict(zip(TYPES, "BCHFMUW", strict=True))
    lists = {card.critic: (card.stars, "".join(letters[kind] for kind in card.types)) for card in BOX.choices}
    assert " ".join(f"{stars}{names}" for stars, names in lists.values()) == (
        "2HBWMFUC 3WMHBUFC 2WCUHBFM 2UCBFWHM 2MBFWCHU 1CBUHWFM 3FUMWHCB 3FCBUHMW 1UCBHFWM 1BMCFUHW 0FWHUBCM 1CFBHMUW"
    )
    assert list(lists) == [critic.id for critic in BOX.critics]


def test_ck_321_rows_of_critics_choices() -> None:
    """Each symbol but the last, high, by its first letter; seven is 7."""
    letters = {"rumor": "r", "challenge": "c", "zous": "z", "spice": "s", "seven": "7", "plate": "p"}
    rows = {
        card.critic: " ".join("".join(letters[symbol] for symbol in row[:-1]) for row in card.days)
        for card in BOX.choices
    }
    assert rows == {
        "mouse": "crzs cpzrs ps",
        "cow": "csrz pcsr p7s",
        "fruit_bat": "r7cz c7pr ps",
        "jerboa": "rcsz rcps sp",
        "kangaroo": "rczs7 c7szr 7p",
        "rabbit": "czr7 cpsr ps",
        "tree_shrew": "scrz scpr sp",
        "capybara": "crz7 czps p7",
        "tortoise": "zcrs pczs ps",
        "raccoon": "7czr c7ps 7p",
        "flamingo": "7rcs pc7z ps",
        "parrot": "srcz cspr ps",
    }
    assert all(row[-1] == "high" for card in BOX.choices for row in card.days)


def test_ck_308_fourteen_managers() -> None:
    orders = {card.id: (card.what, card.chef, card.to) for card in BOX.managers}
    assert orders == {
        "mg_usual_1": ("usual", None, None),
        "mg_usual_2": ("usual", None, None),
        "mg_talent": ("location", "mouse", "chef_academy"),
        "mg_gossip": ("rumor", "mouse", None),
        "mg_refill": ("location", "lizard", "soup_truck"),
        "mg_night": ("location", "lizard", "midnight_merchant"),
        "mg_bulk_night": ("location", "boar", "midnight_merchant"),
        "mg_scraps": ("location", "boar", "chef_academy"),
        "mg_copycat": ("copy", "boar", None),
        "mg_undercut": ("copy", "mouse", None),
        "mg_bulk": ("most_tokens", "boar", None),
        "mg_coupon": ("front", None, None),
        "mg_supersize": ("supersize", "lizard", None),
        "mg_break": ("home", "lizard", None),
    }
    assert {card.id: card.arrow for card in BOX.managers if card.arrow} == {"mg_gossip": "right", "mg_bulk": "left"}
    assert {card.id: card.capacity for card in BOX.managers if card.capacity} == {"mg_supersize": 3}


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        (
            "mouse",
            "seven ←, best →, rumor →, rumor ←, spice →, spice ←, chef_academy ←, challenge_best →, plate ←, "
            "midnight_merchant ←",
        ),
        (
            "lizard",
            "two_best →, two_best ←, challenge_most →, challenge_most ←, spice →, midnight_merchant ←, "
            "chef_academy ←, soup_truck →, most_tokens ←, rumor →",
        ),
        (
            "boar",
            "sum →, sum ←, most_tokens →, most_tokens ←, challenge_most →, midnight_merchant ←, chef_academy ←, "
            "soup_truck →, alone →, shadow ←",
        ),
    ],
)
def test_ck_309_to_311_ten_cards_for_each_chef(deck: str, cards: str) -> None:
    arrows = {"right": "→", "left": "←"}
    found = [card for card in BOX.chef_cards if card.deck == deck]
    assert ", ".join(f"{card.location or card.condition} {arrows[card.arrow]}" for card in found) == cards
    assert {card.id[:3] for card in found} == {f"{deck[:2]}_"}


def test_ck_363_twelve_carts() -> None:
    assert ", ".join(f"{card.id} {card.good} {card.copies}" for card in BOX.carts) == (
        "cart_tofu tofu 3, cart_coffee coffee 3, cart_cookbook cookbook 3, cart_trophy trophy 3"
    )


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "field"),
    [
        ("tokens.toml", "fish", "6, 6, 7", "6, 6, 6", "numbers"),
        ("tokens.toml", "fish", "6, 6, 7", "6, 13", "numbers[11]"),  # 13 is no number of an ingredient
        ("tokens.toml", "fish", "2, 2, 2, 3, ", "1, 2, 2, 4, ", "numbers[0]"),
        ("tokens.toml", "wine", "2, 2, 2, 3, 3, 3, ", "2, 2, 2, 2, 7, ", "numbers"),  # the right sum of twelve
        ("tokens.toml", "spice_meat", "copies = 2", "copies = 3", "copies"),
        ("tokens.toml", "rumor_wild", "copies = 3", "copies = 4", "copies"),
        ("locations.toml", "desert_vendor", "spaces = 3", "spaces = 3\nspaces_two = 2", "spaces_two"),
        ("locations.toml", "chef_academy", "\nspaces_two = 2", "", "spaces_two"),
        ("locations.toml", "air_docks", "spaces = 3", "spaces = -3", "spaces"),
        ("critics.toml", "tortoise", "all_courses = 3", "all_courses = 0", "all_courses"),
        ("rumors.toml", "tender", "stars = 3", "per = 2\nstars = 3", "stars"),
        ("rumors.toml", "tender", "stars = 3\n", "", "stars"),
        ("rumors.toml", "meat_fanatic", 'type = "meat"', 'type = "meat"\nstars = 1', "stars"),
        ("rumors.toml", "meat_fanatic", 'type = "meat"', 'type = "fish"', "type"),
        ("rumors.toml", "picky", "stars = 3", "stars = 3\nmost = 3", "most"),
        ("rumors.toml", "picky", '"advanced"', '"hard"', "set"),
        ("zous_chefs.toml", "ming", "speed = 2", "speed = 1", "speed"),
        ("zous_chefs.toml", "shark", '"passive"', '"after_reveal"', "speed"),
        ("zous_chefs.toml", "snail", "capacity = 4", "capacity = 5", "capacity"),
        ("restaurateurs.toml", "badger", "[7, 12]", "[12, 7]", "fridge"),
        ("restaurateurs.toml", "hedgehog", "[5, 11, 19]", "[5, 5, 19]", "thresholds"),
        ("restaurateurs.toml", "fox", "stars = 1", "stars = -1", "stars"),
        ("critics_choices.toml", "cc_cow", 'critic = "cow"', 'critic = "mouse"', "critic"),
        ("critics_choices.toml", "cc_cow", '["wine", ', '["fish", ', "types"),
        ("critics_choices.toml", "cc_cow", '["wine", ', "[", "types"),
        ("critics_choices.toml", "cc_parrot", '["plate", "spice", "high"]', '["plate", "spice"]', "day3"),
        ("critics_choices.toml", "cc_parrot", '["spice", "rumor", ', '["spice", "spice", ', "day1"),
        ("managers.toml", "mg_talent", '\nto = "chef_academy"', "", "to"),
        ("managers.toml", "mg_talent", 'chef = "mouse"\n', "", "chef"),
        ("managers.toml", "mg_talent", '"chef_academy"', '"chef_school"', "to"),
        ("managers.toml", "mg_coupon", '"front"', '"front"\nchef = "boar"', "chef"),
        ("managers.toml", "mg_gossip", '\narrow = "right"', "", "arrow"),
        ("managers.toml", "mg_break", '"home"', '"home"\ncapacity = 3', "capacity"),
        ("chef_cards.toml", "mo_night", 'location = "midnight_merchant"\n', "", "location"),
        ("chef_cards.toml", "mo_seven", '"seven"', '"seven"\nlocation = "air_docks"', "location"),
        ("chef_cards.toml", "mo_seven", '"left"', '"up"', "arrow"),
        ("carts.toml", "cart_coffee", "copies = 3", "copies = 2", "copies"),
    ],
)
def test_a_wrong_entry_is_named(folder: Path, file: str, name: str, old: str, new: str, field: str) -> None:
    spoil(folder, file, name, old, new)
    assert problem(folder).startswith(f"{file}: {name}: {field}: ")


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "said"),
    [
        ("tokens.toml", "carrot", '"carrot"', '"cheese"', "tokens.toml: type: id: expected bread, carrot, cheese"),
        ("tokens.toml", "allspice", '"allspice"', '"allspice_r7"', "tokens.toml: token: id: expected spice_bread"),
        ("locations.toml", "air_docks", '"air_docks"', '"soup_truck"', "locations.toml: location: id: expected soup_"),
        ("locations.toml", "lantern_lane", "4", "3", "locations.toml: location: spaces: 5 players draw 20 tokens"),
        ("locations.toml", "chef_academy", "two = 2", "two = 1", "locations.toml: location: spaces: 2 players draw 10"),
        ("challenges.toml", "bouilla_bay", '"wine"', '"meat"', "challenges.toml: meat: types: each type is on 3 cards"),
        (
            "challenges.toml",
            "ultimate_melt",
            '"bread", "cheese"',
            '"cheese", "bread"',
            "challenges.toml: bread: types: each type is the last of 1 card, not of 2",
        ),
        ("rumors.toml", "picky", '"advanced"', '"base"', "rumors.toml: base: set: 14 cards are needed, not 15"),
        ("rumors.toml", "picky", "dots = 2", "dots = 1", "rumors.toml: dots 1: dots: 8 cards are needed, not 9"),
        ("rumors.toml", "meat_fanatic", 'type = "meat"', "stars = 1", "rumors.toml: fanatic: type: each type has its"),
        (
            "chef_cards.toml",
            "mo_seven",
            '"mouse"',
            '"boar"',
            "chef_cards.toml: mouse: deck: 10 cards are needed, not 9",
        ),
        ("carts.toml", "cart_tofu", '"tofu"', '"coffee"', "carts.toml: card: good: expected tofu, coffee"),
        ("critics.toml", "cow", '"cow"', '"mouse"', "critics.toml: mouse: id: two entries have this id"),
    ],
)
def test_wrong_counts_are_named(folder: Path, file: str, name: str, old: str, new: str, said: str) -> None:
    spoil(folder, file, name, old, new)
    assert problem(folder).startswith(said)


def test_two_types_meet_once(folder: Path) -> None:
    """Types change places between two cards: each is still on three and last on one."""
    spoil(folder, "challenges.toml", "ultimate_melt", '"fish", "bread"', '"meat", "bread"')
    spoil(folder, "challenges.toml", "wine_and_dine", '"meat", "bread"', '"fish", "bread"')
    assert problem(folder) == "challenges.toml: cheese and fish: types: two types meet on 1 card, not on 0"


@pytest.mark.parametrize(
    ("file", "needed"),
    [
        ("challenges.toml", 7),
        ("critics.toml", 12),
        ("rumors.toml", 28),
        ("zous_chefs.toml", 12),
        ("restaurateurs.toml", 10),
        ("critics_choices.toml", 12),
        ("managers.toml", 14),
        ("chef_cards.toml", 30),
    ],
)
def test_a_missing_card(folder: Path, file: str, needed: int) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text[: text.rindex("[[card]]")], encoding="utf-8")
    assert problem(folder) == f"{file}: file: id: {needed} entries are needed, not {needed - 1}"


def test_a_missing_field(folder: Path) -> None:
    spoil(folder, "zous_chefs.toml", "otto", "speed = 2\n", "")
    assert re.match("zous_chefs.toml: otto: .*`speed`", problem(folder))


def test_an_unknown_field(folder: Path) -> None:
    spoil(folder, "managers.toml", "mg_break", '"home"', '"home"\nmood = "good"')
    assert re.match("managers.toml: mg_break: .*`mood`", problem(folder))


def test_a_missing_file(folder: Path) -> None:
    (folder / "carts.toml").unlink()
    assert problem(folder).startswith("carts.toml: file: ")


def test_not_even_toml(folder: Path) -> None:
    spoil(folder, "carts.toml", "cart_tofu", "copies = 3", "copies 3")
    assert problem(folder).startswith("carts.toml: file: syntax: ")
