"""The content files: what they hold, and what is said about a wrong one."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from atable.games.course_a_letoile import content
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
        ("developments.toml", "cu_chef", "cook", "true", "false"),
        ("developments.toml", "cu_commis", "copies", "3", "3\ncook = true"),
        ("developments.toml", "se_sommelier", "copies", "3", "3\ncook = true"),
        ("developments.toml", "de_zinc_bar", "points", "2", "2.5"),
        ("actions.toml", "tip", "copies", "6", "5"),
        ("actions.toml", "rats", "copies", "4", "5"),
        ("actions.toml", "outdated", "nature", '"attack"', '"nuisance"'),
        ("actions.toml", "tip", "nature", '"boost"', '"attack"'),
        ("stars.toml", "star_cosy", "fame", "6", "7"),
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
        ("dishes.toml", "copies = 2", "copies = 3", "dishes.toml: dish: copies: 10, 8 and 8 cards are needed"),
        ("developments.toml", "copies = 3", "copies = 2", "developments.toml: cuisine: copies: 18 cards are needed"),
        ("stars.toml", "star_brigade", "star_cosy", "stars.toml: star: id: six Star cards are needed"),
        ("restos.toml", "resto_lost_fork", "resto_last_spoon", "restos.toml: restos: restos: six P'tit Resto cards"),
        ("restos.toml", "income = 1", "income = 2", "restos.toml: restos: income: a P'tit Resto pays 1 coin"),
        ("actions.toml", '"tip"', '"soup"', "actions.toml: soup: id: expected one of rats,"),
    ],
)
def test_wrong_counts_are_named(folder: Path, file: str, old: str, new: str, said: str) -> None:
    spoil(folder, file, old, new)
    assert problem(folder).startswith(said)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("dishes.toml", "sf_taco", "sf_bao"),
        ("developments.toml", "cu_chef", "cu_cheffe"),
        ("actions.toml", "outdated", "headhunting"),  # two copies each
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
