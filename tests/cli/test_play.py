"""The text table: whole games in both languages, saving and going on, taking back, passing the device."""

import re
from pathlib import Path

import pytest
from msgspec import structs

from atable.bots.player import BotPlayer
from atable.cli.common import default_language
from atable.cli.main import main
from atable.cli.saves import Save
from atable.cli.table import Table
from atable.cli.terminal import FORGET
from atable.games.banquet_royal.actions import KEEP, PlaceDish
from atable.games.banquet_royal.game import GAME
from atable.games.banquet_royal.options import BanquetOptions
from atable.kernel.actions import Action
from atable.kernel.bots import Asked
from atable.kernel.codec import encode
from atable.kernel.journal import Journal, dump
from atable.kernel.luck import commitment
from atable.kernel.session import Session
from tests.cli.people import Seen, client, habitual, scripted, sit

ENGLISH = {"the", "you", "your", "on", "turn", "wins", "kitchen", "choice", "choices", "with", "is", "pudding", "deck"}
FRENCH = {"vous", "votre", "une", "en", "tour", "gagne", "cuisine", "choix", "avec", "est", "charlotte", "pioche"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def written(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


@pytest.mark.parametrize(("language", "foreign"), [("fr", ENGLISH), ("en", FRENCH)])
@pytest.mark.parametrize("options", ["", "--option gourmet=true --option folie=true --option hells_kitchen=true"])
def test_a_whole_game_is_told_in_one_language(language: str, foreign: set[str], options: str, folder: Path) -> None:
    seen = Seen()
    table = client(f"--lang {language} --seed whole --save game.jsonl {options}", habitual(seen))
    assert table.play() == 0
    assert table.table.session.outcome() is not None
    assert words(seen.text()) & foreign == set()
    assert not re.search(r"\?\?\?|[{}$]", seen.text())
    assert main(["verify", "game.jsonl"]) == 0


def test_the_end_shows_the_sheet_the_winner_and_the_seed() -> None:
    seen = Seen()
    table = client("--lang en --seed whole --option gourmet=true --save game.jsonl", habitual(seen))
    table.play()
    outcome = table.table.session.outcome()
    assert outcome is not None
    end = seen.text()[seen.text().index("All 36 spaces") :]
    total = next(line for line in end.splitlines() if line.startswith("Total")).split()
    assert total == ["Total", *(str(side.points) for side in outcome.sides)]
    assert "Everyday Champion" in end
    assert ("You win!" if outcome.winners() == (0,) else "Basil wins!") in end
    assert "The seed of this game was whole" in end
    assert "atable verify game.jsonl" in end


def test_the_seal_is_shown_first_and_the_seed_not_before_the_end() -> None:
    _, seen = sit("--lang en --seed hush-hush", [""])
    assert commitment("hush-hush") in seen.text()
    assert "hush-hush" not in seen.text()


def test_seeds_are_fresh_if_none_is_given() -> None:
    first, _ = sit("--save a.jsonl", [])
    second, _ = sit("--save b.jsonl", [])
    seeds = {table.table.session.journal.head.seed for table in (first, second)}
    assert len(seeds) == 2
    assert all(len(seed) == 32 for seed in seeds)


def test_lists_are_narrowed_by_number_by_words_and_played_by_enter() -> None:
    table, seen = sit("--lang fr --seed demo --bots random", ["", "POSER Burg", "e4"])
    assert "Appuyez sur Entrée\u00a0: Poser un burger en E4" in seen.text()
    assert PlaceDish("burger", "E4") not in [entry.action for entry in table.table.session.journal.entries]
    table, _ = sit("--lang fr --seed demo --bots random --save b.jsonl", ["", "POSER Burg", "e4", ""])
    assert table.table.session.journal.entries[-1].action == PlaceDish("burger", "E4")


def test_numbers_lead_through_headings_to_an_action() -> None:
    table, seen = sit("--lang en --seed demo --bots random", ["", "1", "4", "1"])
    assert re.search(r"1  Place a Dish \(\d+ choices\)", seen.text())
    assert re.search(r"4  Place a burger \(\d+ choices\)", seen.text())
    last = table.table.session.journal.entries[-1].action
    assert isinstance(last, PlaceDish)
    assert last.dish == "burger"


def test_words_that_fit_nothing_and_numbers_too_high_are_told() -> None:
    table, seen = sit("--lang en --seed demo --bots random", ["", "lobster thermidor", "77"])
    assert "No choice here fits “lobster thermidor”" in seen.text()
    assert "There is no choice 77." in seen.text()
    assert len(table.table.session.journal.entries) < 5


def test_enter_goes_back_to_all_choices() -> None:
    _, seen = sit("--lang en --seed demo --bots random", ["", "toque", ""])
    assert "Place a Dish (" in seen.text().rpartition("Place a Toque on")[2]


def test_help_rule_details_and_board_on_demand() -> None:
    _, seen = sit("--lang fr --seed demo --bots random", ["", "?", "r", "r 38", "r br-999", "s", "d"])
    text = seen.text()
    assert "sauvegarder et quitter" in text
    assert "BR-33" in text
    assert "BR-38" in text
    assert "Il n'y a pas de règle br-999." in text
    assert "Menus défaussés (" in text
    assert len(re.findall(r"Vos Menus *\n", text)) == 3  # memorising, the turn, and again for d


def test_leaving_saves_and_says_how_to_go_on(folder: Path) -> None:
    seen = Seen()
    table = client("--lang en --bots random --save mine.jsonl", scripted(["", "q"], seen))
    assert table.play() == 0
    assert "atable play banquet_royal --resume mine.jsonl --bots random --lang en" in seen.text()
    assert main(["verify", "mine.jsonl"]) == 0
    assert [path.name for path in written(folder)] == ["mine.jsonl"]


def test_the_end_of_input_is_a_clean_exit_with_everything_saved() -> None:
    seen = Seen()
    table = client("--lang en --seed demo --save mine.jsonl", scripted(["", "toque", "1"], seen))
    assert table.play() == 0
    again = client("--resume mine.jsonl", scripted([], Seen()))
    assert encode(again.table.session.state) == encode(table.table.session.state)


@pytest.mark.parametrize(
    ("called", "found", "program"),
    [
        (".venv/bin/atable", None, ".venv/bin/atable"),
        (".venv/bin/atable", "/usr/bin/atable", "atable"),
        ("/usr/lib/python3/pytest", None, "atable"),
    ],
)
def test_commands_to_type_later_can_be_typed(
    called: str, found: str | None, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [called])
    monkeypatch.setattr("shutil.which", lambda name: found)
    _, seen = sit("--seed demo --lang en --save mine.jsonl", ["q"])
    assert f"To go on: {program} play banquet_royal --resume mine.jsonl --lang en" in seen.text()


def test_saves_go_to_their_own_folder(folder: Path) -> None:
    sit("--seed demo", [])
    assert [path.parent.name for path in written(folder)] == ["saves"]
    assert written(folder)[0].name.startswith("banquet_royal-")


@pytest.mark.parametrize("stop", [1, 2, 9, 23])
def test_a_resumed_game_goes_on_as_if_never_left(stop: int, folder: Path) -> None:
    """The same person and the same bots, memories included: the journals are equal to the last byte."""
    client("--seed again --seats 3 --save whole.jsonl", habitual(Seen())).play()
    client("--seed again --seats 3 --save parts.jsonl", habitual(Seen(), until=stop)).play()
    assert (folder / "parts.jsonl").read_bytes() != (folder / "whole.jsonl").read_bytes()
    client("--resume parts.jsonl", habitual(Seen())).play()
    assert (folder / "parts.jsonl").read_bytes() == (folder / "whole.jsonl").read_bytes()


def test_a_resumed_game_tells_only_what_came_after_the_own_last_move() -> None:
    client("--lang en --seed again --save game.jsonl", habitual(Seen(), until=23)).play()
    _, seen = sit("--lang en --resume game.jsonl", [])
    assert "The banquet begins" not in seen.text()


def test_a_move_is_taken_back_and_the_position_is_as_before() -> None:
    before, _ = sit("--lang en --seed demo --bots random --save a.jsonl", [""])
    table, seen = sit("--lang en --seed demo --bots random --save b.jsonl", ["", "toque", "1", "u"])
    assert "The move is taken back." in seen.text()
    assert encode(table.table.session.state) == encode(before.table.session.state)
    assert main(["verify", "b.jsonl"]) == 0


def test_nothing_is_taken_back_past_what_was_seen() -> None:
    _, seen = sit("--lang en --seed demo --bots random", ["", "u"])
    assert "Too late to take it back: something hidden has been seen since then." in seen.text()


def test_without_an_own_move_there_is_nothing_to_take_back() -> None:
    _, seen = sit("--lang en --seed demo", ["u"])
    assert "There is no move of yours to take back." in seen.text()


class Counting:
    """Plays the last legal action and counts how often it was asked."""

    name = "counting"
    forgets = False

    def choose(self, asked: Asked) -> Action:
        asked.memory["asked"] = asked.memory.get("asked", 0) + 1
        asked.rng.next32()
        return asked.legal[-1]


def test_bots_forget_what_was_taken_back(folder: Path) -> None:
    session = Session(GAME, BanquetOptions(pace="simulation"), 2, "forget")
    bot = BotPlayer(Counting(), 1, "forget")
    table = Table(session, {1: bot}, Save(folder / "game.jsonl"))
    table.open()
    table.bot_acts(1)
    table.act(0, session.game.legal(session.state, 0)[0])
    while session.state.active == 1:
        table.bot_acts(1)
    before, asked = bot.rng.words(), bot.memory["asked"]
    told = list(bot.untold)
    table.act(0, PlaceDish("burger", "D3"))
    table.act(0, KEEP)
    table.bot_acts(1)
    assert bot.memory["asked"] == asked + 1
    move = table.moments[-3]
    assert move.seat == 0
    table.undo(move)
    assert (bot.memory["asked"], bot.rng.words(), bot.untold) == (asked, before, told)


def test_the_device_is_passed_behind_a_veil() -> None:
    """Between two people's screens everything is cleared, and no screen shows both hands."""
    seen = Seen(clears=True)
    sit("--bots none --names Agathe,Hugo --lang fr --seed demo", [*[""] * 5, "b d3", "", "garder", "", "", ""], seen)
    screens = seen.text().split(FORGET)
    hands = {"La Grande Négociation": "Agathe", "Jongleur à la cour": "Hugo"}
    for screen in screens:
        assert len({owner for card, owner in hands.items() if card in screen}) <= 1
    assert any("passez l'appareil à Agathe" in screen for screen in screens)
    assert any(screen.strip().startswith("Agathe, c'est à vous.") for screen in screens)


def test_people_alone_play_to_the_end_and_look_at_it_together() -> None:
    seen = Seen()
    table = client("--bots none --names Agathe,Hugo --lang fr --seed demo --save game.jsonl", habitual(seen))
    assert table.play() == 0
    outcome = table.table.session.outcome()
    assert outcome is not None
    end = seen.text()[seen.text().index("Les 36 cases de la table sont occupées.") :]
    assert "Agathe  Hugo" in end
    assert "Vous" not in end
    assert main(["verify", "game.jsonl"]) == 0


def test_the_memorised_dishes_do_not_stay_on_the_screen() -> None:
    seen = Seen(clears=True)
    sit("--lang fr --seed demo", [""], seen)
    before, after = seen.text().split(FORGET)
    assert re.search(r"A1\([VFCB]\)", before)
    assert not re.search(r"\([VFCB]\)", after)
    assert "A1(?)" in after


def test_people_are_named_and_bots_have_names_of_their_own() -> None:
    table = client("--seats 4 --bots random,greedy --names Ada --lang en", scripted([], Seen()))
    assert table.words.names == ["Ada", "Player 2", "Olive", "Juniper"]
    assert table.people == [0, 1]


def test_bots_alone_fix_the_number_of_seats() -> None:
    assert client("--bots random,greedy", scripted([], Seen())).table.session.journal.head.seats == 3


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_BE", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("play soup", "there is no game 'soup'"),
        ("play banquet_royal --seats 5", "2 to 4 seats, not 5"),
        ("play banquet_royal --seats two", "invalid int value"),
        ("play banquet_royal --bots chef", "there is no bot 'chef'"),
        ("play banquet_royal --bots random,random --seats 2", "2 bots on 2 seats leave none for a person"),
        ("play banquet_royal --option sauce=hot", "no such option"),
        ("play banquet_royal --option gourmet", "expected NAME=VALUE"),
        ("play banquet_royal --option gourmet=maybe", "option gourmet: expected true or false"),
        ("play banquet_royal --option colors=red,pink", "'red' is not one of orange, pink, blue, green"),
        ("play banquet_royal --option pace=live", "has no clock"),
        ("play banquet_royal --option folie_eight=true", "folie"),
        ("play banquet_royal --lang tlh", "there is no language 'tlh'"),
        ("play banquet_royal --names Ada,Ada", "different names"),
        ("play banquet_royal --names [red]", "is no name"),
        ("play banquet_royal --resume nowhere.jsonl", "can't be read: No such file"),
        ("play banquet_royal --resume nowhere.jsonl --seats 3", "leave out --seats"),
        ("play banquet_royal", "play needs a terminal"),
    ],
)
def test_bad_input_is_one_line_and_writes_nothing(
    arguments: str, problem: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(arguments.split())
    except SystemExit as leaving:  # argparse leaves by itself
        code = int(leaving.code or 0)
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert problem in printed.err
    assert printed.err.count("\n") == 1
    assert written(folder) == []


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("--seats 5", "option seats: banquet_royal se joue de 2 à 4 joueurs, et non à 5"),
        ("--option gourmet=maybe", "option gourmet: il faut répondre par true (oui) ou false (non)"),
        ("--option folie_eight=true", "les huit Commandes Royales sont une option de Folie en cuisine"),
        ("--option gourmet", "--option gourmet: il faut écrire NOM=VALEUR"),
        ("--option pace=live", "--option pace=live: une table en mode texte n'a pas d'horloge"),
    ],
)
@pytest.mark.parametrize("asked", [True, False])
def test_what_is_wrong_with_an_option_is_said_in_the_readers_language(
    asked: bool, arguments: str, problem: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C" if asked else "fr_FR.UTF-8")
    assert main(["play", "banquet_royal", *arguments.split(), *(["--lang", "fr"] if asked else [])]) == 2
    assert problem in capsys.readouterr().err


def saved(folder: Path) -> Path:
    sit("--seed demo --bots random --save game.jsonl", ["", "toque", "1"])
    return folder / "game.jsonl"


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda data: data[:-5], "cut short"),
        (lambda data: data.replace(b"simulation", b"relaxed", 1), "line 1: this line"),
        (lambda data: b"\n".join([*data.split(b"\n")[:2], *data.split(b"\n")[3:]]), "changed or removed"),
        (lambda data: b"\x00\xff" + data, "line 1"),
        (lambda data: b"", "line 1"),
        (lambda data: data.replace(b"banquet_royal", b"critter_kitchen", 1), "not of banquet_royal"),
    ],
)
def test_a_damaged_save_is_refused_and_left_alone(
    damage: object, problem: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(folder)
    assert callable(damage)
    path.write_bytes(damage(path.read_bytes()))
    before = path.read_bytes()
    assert main(["play", "banquet_royal", "--resume", "game.jsonl"]) == 2
    printed = capsys.readouterr().err
    assert problem in printed
    assert printed.count("\n") == 1
    assert path.read_bytes() == before


def test_a_move_that_is_refused_in_a_save_is_told_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = Session(GAME, BanquetOptions(pace="simulation"), 2, "demo")
    session.act(0, 0, GAME.legal(session.state, 0)[0])
    session.journal.entries.append(session.journal.entries[0])  # ready twice
    (folder / "game.jsonl").write_bytes(dump(session.journal))
    assert main(["play", "banquet_royal", "--resume", "game.jsonl"]) == 2
    told = (
        "atable: game.jsonl: line 3: entry 2 is refused by BR-31: It is not your turn: we are waiting for Player 2.\n"
    )
    assert capsys.readouterr().err == told
    assert main(["play", "banquet_royal", "--resume", "game.jsonl", "--lang", "fr"]) == 2
    assert "Ce n'est pas à vous de jouer" in capsys.readouterr().err


def test_seats_and_pace_of_a_save_are_refused_in_the_readers_language(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = Session(GAME, BanquetOptions(pace="live"), 2, "demo")
    (folder / "live.jsonl").write_bytes(dump(session.journal))
    crowded = structs.replace(session.journal.head, seats=9)
    (folder / "crowded.jsonl").write_bytes(dump(Journal(crowded, session.journal.options, [])))
    for file, told in [("live", "n'a pas d'horloge"), ("crowded", "banquet_royal se joue de 2 à 4 joueurs")]:
        assert main(["play", "banquet_royal", "--resume", f"{file}.jsonl", "--lang", "fr"]) == 2
        assert told in capsys.readouterr().err


def test_a_finished_game_is_not_resumed(capsys: pytest.CaptureFixture[str]) -> None:
    client("--seed whole --bots random --save game.jsonl", habitual(Seen())).play()
    assert main(["play", "banquet_royal", "--resume", "game.jsonl"]) == 2
    assert "this game is over" in capsys.readouterr().err


def test_an_existing_file_is_never_overwritten(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_text("dear diary")
    assert main(["play", "banquet_royal", "--save", "mine.txt"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert (folder / "mine.txt").read_text() == "dear diary"


def test_options_are_listed_with_their_explanation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "banquet_royal", "--options", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines] == list(BanquetOptions.__struct_fields__)
    assert lines[3].startswith("folie_eight (false)\u00a0: Huit Commandes Royales. Avec Folie en cuisine")
