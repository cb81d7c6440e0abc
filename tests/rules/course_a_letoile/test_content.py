"""The content files: what they hold, and what is said about a wrong one."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from atable.games.course_a_letoile.content import loader as content
from atable.kernel.errors import BadContent

DISHES = (10, 8, 8)
ACTIONS = {
    "rats": 4,
    "bad_review": 4,
    "billing_trouble": 4,
    "outdated": 2,
    "headhunting": 2,
    "second_round": 6,
    "back_to_kitchen": 8,
    "tip": 6,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content files that may be spoilt."""
    return Path(shutil.copytree(content.FOLDER, tmp_path / "content"))


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    """Change the first place where the text occurs."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def problem(folder: Path) -> str:
    with pytest.raises(BadContent) as error:
        content.load(folder)
    return str(error.value)


def card(name: str, field: str, value: str) -> str:
    """The lines of a card from its id down to a field, as they stand in the file."""
    for path in sorted(content.FOLDER.glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        if f'id = "{name}"' in text:
            entry = text[text.index(f'id = "{name}"') :].partition("\n\n")[0]
            lines = entry[: entry.index(f"{field} = ")]
            assert f"{field} = {value}" in entry
            return f"{lines}{field} = {value}"
    raise AssertionError(f"there is no {name}")


def test_the_files_load() -> None:
    assert content.load() == content.CONTENT


def test_the_counts_of_the_box() -> None:
    box = content.load()
    kinds = Counter(dish.kind for dish in box.dishes for _ in range(dish.copies))
    assert (kinds["street"], kinds["tradition"], kinds["gastronomy"]) == DISHES
    categories = Counter(card.category for card in box.developments for _ in range(card.copies))
    assert categories == {"cuisine": 18, "service": 18, "decoration": 18}
    actions = {card.id: card.copies for card in box.actions}
    assert actions == ACTIONS
    assert len(box.stars) == len(box.restos.restos) == 6
    assert sum(DISHES) + 3 * 18 + sum(actions.values()) + 6 + 6 == 128


def test_totals_of_points_and_fame() -> None:
    box = content.load()
    for category in ("cuisine", "service", "decoration"):
        assert sum(card.points * card.copies for card in box.developments if card.category == category) == 36
    assert sum(card.fame * card.copies for card in box.developments) == 54
    assert sum(dish.fame * dish.copies for dish in box.dishes) == 24


def test_prices_rise_with_the_level() -> None:
    box = content.load()
    assert {(card.level, card.price, card.points, card.fame) for card in box.developments} == {
        (1, 3, 1, 0),
        (2, 6, 2, 1),
        (3, 10, 3, 2),
    }
    assert {(dish.kind, dish.price, dish.fame) for dish in box.dishes} == {
        ("street", 2, 0),
        ("tradition", 4, 1),
        ("gastronomy", 6, 2),
    }


@pytest.mark.parametrize(
    ("file", "name", "field", "old", "new"),
    [
        ("dishes.toml", "ga_souffle", "bill", "3", "2"),
        ("dishes.toml", "tr_cassoulet", "bill", "2", "3"),
        ("dishes.toml", "sf_taco", "price", "2", '"two"'),
        ("dishes.toml", "sf_taco", "kind", '"street"', '"dessert"'),
        ("dishes.toml", "sf_fries", "price", "2", "0"),
        ("dishes.toml", "ga_souffle", "price", "6", "-6"),
        ("dishes.toml", "tr_cassoulet", "fame", "1", "-1"),
        ("dishes.toml", "sf_hot_dog", "copies", "2", "3"),
        ("dishes.toml", "tr_cassoulet", "copies", "2", "1"),
        ("dishes.toml", "ga_souffle", "copies", "2", "0"),
        ("developments.toml", "cu_chef", "cook", "true", "false"),
        ("developments.toml", "cu_commis", "copies", "3", "3\ncook = true"),
        ("developments.toml", "se_sommelier", "copies", "3", "3\ncook = true"),
        ("developments.toml", "de_zinc_bar", "points", "2", "2.5"),
        ("developments.toml", "de_zinc_bar", "points", "2", "0"),
        ("developments.toml", "cu_star_tv", "points", "3", "-3"),
        ("developments.toml", "cu_chef", "price", "6", "0"),
        ("developments.toml", "se_trainee", "price", "3", "-1"),
        ("developments.toml", "cu_dishwasher", "fame", "0", "-1"),
        ("developments.toml", "cu_dishwasher", "level", "1", "0"),
        ("developments.toml", "cu_star_legend", "level", "3", "4"),
        ("developments.toml", "cu_dishwasher", "copies", "3", "2"),
        ("developments.toml", "se_sommelier", "copies", "3", "4"),
        ("actions.toml", "tip", "copies", "6", "5"),
        ("actions.toml", "rats", "copies", "4", "5"),
        ("actions.toml", "outdated", "nature", '"attack"', '"nuisance"'),
        ("actions.toml", "tip", "nature", '"boost"', '"attack"'),
        ("actions.toml", "tip", "rule", '"CE-108"', '"CE-106"'),  # the rule of another card
        ("actions.toml", "rats", "rule", '"CE-81"', '"CE-82"'),
        ("actions.toml", "bad_review", "rule", '"CE-87"', '"CE-087"'),
        ("actions.toml", "outdated", "rule", '"CE-97"', '"CE-9"'),
        ("actions.toml", "headhunting", "rule", '"CE-101"', '"CE-1010"'),
        ("actions.toml", "second_round", "rule", '"CE-106"', '"CE106"'),
        ("actions.toml", "back_to_kitchen", "rule", '"CE-109"', '""'),
        ("actions.toml", "billing_trouble", "rule", '"CE-91"', '"see CE-91"'),
        ("stars.toml", "star_cosy", "fame", "6", "7"),
        ("stars.toml", "star_cosy", "fame", "6", "0"),
        ("stars.toml", "star_brigade", "cuisine", "6", "0"),
        ("stars.toml", "star_design", "service", "4", "0"),
        ("stars.toml", "star_harmony", "decoration", "5", "-5"),
    ],
)
def test_a_wrong_card_is_named(folder: Path, file: str, name: str, field: str, old: str, new: str) -> None:
    right = card(name, field, old)
    spoil(folder, file, right, right.removesuffix(old) + new)
    wrong = "cook" if "cook" in new else field
    assert problem(folder).startswith(f"{file}: {name}: {wrong}: ")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("developments.toml", '"service"', '"decoration"', "developments.toml: service: category: 6 different cards"),
        ("stars.toml", "star_brigade", "star_cosy", "stars.toml: star: id: six Star cards are needed"),
        ("restos.toml", "resto_lost_fork", "resto_last_spoon", "restos.toml: restos: restos: six P'tit Resto cards"),
        ("restos.toml", "income = 1", "income = 2", "restos.toml: restos: income: a P'tit Resto pays 1 coin"),
        ("actions.toml", '"tip"', '"soup"', "actions.toml: soup: id: expected one of rats,"),
    ],
)
def test_wrong_counts_are_named(folder: Path, file: str, old: str, new: str, said: str) -> None:
    spoil(folder, file, old, new)
    assert problem(folder).startswith(said)


def test_a_target_of_nothing_in_a_star_of_twenty(folder: Path) -> None:
    right = card("star_brigade", "fame", "6")
    spoil(folder, "stars.toml", right, right.replace("cuisine = 6", "cuisine = 0").replace("fame = 6", "fame = 12"))
    assert problem(folder).startswith("stars.toml: star_brigade: cuisine: ")


def test_copies_may_not_move_from_card_to_card(folder: Path) -> None:
    for name, new in (("sf_taco", "1"), ("sf_bao", "3")):
        right = card(name, "copies", "2")
        spoil(folder, "dishes.toml", right, right.removesuffix("2") + new)
    assert problem(folder) == "dishes.toml: sf_taco: copies: expected 2 (CE-51), not 1"


@pytest.mark.parametrize(
    ("name", "kind", "bill", "new_kind", "new_bill", "said"),
    [
        ("sf_taco", "street", 1, "tradition", 2, "street: kind: 5 different cards are needed, not 4"),
        ("tr_cassoulet", "tradition", 2, "gastronomy", 3, "tradition: kind: 4 different cards are needed, not 3"),
        ("ga_souffle", "gastronomy", 3, "tradition", 2, "tradition: kind: 4 different cards are needed, not 5"),
    ],
)
def test_dishes_of_each_kind(
    folder: Path, name: str, kind: str, bill: int, new_kind: str, new_bill: int, said: str
) -> None:
    right = card(name, "bill", str(bill))
    spoil(folder, "dishes.toml", right, right.removesuffix(str(bill)).replace(kind, new_kind) + str(new_bill))
    assert problem(folder) == f"dishes.toml: {said}"


@pytest.mark.parametrize(
    ("file", "name", "said"),
    [
        ("dishes.toml", "dish", "gastronomy: kind: 4 different cards are needed, not 3"),
        ("developments.toml", "development", "decoration: category: 6 different cards are needed, not 5"),
    ],
)
def test_a_missing_card(folder: Path, file: str, name: str, said: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text[: text.rindex(f"[[{name}]]")], encoding="utf-8")
    assert problem(folder) == f"{file}: {said}"


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("dishes.toml", "sf_taco", "sf_bao"),
        ("developments.toml", "cu_chef", "cu_cheffe"),
        ("actions.toml", "outdated", "headhunting"),  # two copies each
        ("developments.toml", "se_trainee", "sf_taco"),  # an id of another file
        ("actions.toml", "tip", "sf_taco"),
        ("actions.toml", "rats", "cu_chef"),
    ],
)
def test_no_card_twice(folder: Path, file: str, old: str, new: str) -> None:
    spoil(folder, file, f'"{old}"', f'"{new}"')
    assert problem(folder) == f"{file}: {new}: id: two cards have this id"


def test_a_missing_action_card(folder: Path) -> None:
    text = (folder / "actions.toml").read_text(encoding="utf-8")
    (folder / "actions.toml").write_text(text[: text.rindex("[[action]]")], encoding="utf-8")
    assert problem(folder) == "actions.toml: action: id: eight Action cards are needed, not 7"


def test_a_missing_field(folder: Path) -> None:
    spoil(folder, "dishes.toml", 'id = "sf_taco"\nkind = "street"\n', 'id = "sf_taco"\n')
    assert problem(folder).startswith("dishes.toml: sf_taco: ")
    assert "`kind`" in problem(folder)


def test_an_unknown_field(folder: Path) -> None:
    spoil(folder, "developments.toml", 'id = "se_trainee"', 'id = "se_trainee"\nmood = "good"')
    assert problem(folder).startswith("developments.toml: se_trainee: ")
    assert "mood" in problem(folder)


def test_a_missing_file(folder: Path) -> None:
    (folder / "stars.toml").unlink()
    assert problem(folder).startswith("stars.toml: file: ")


def test_not_even_toml(folder: Path) -> None:
    spoil(folder, "restos.toml", "income = 1", "income 1")
    assert problem(folder).startswith("restos.toml: file: syntax: ")
