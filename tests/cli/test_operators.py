"""The commands of a server's operator, on a SQLite file."""

import asyncio
import json
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from atable.cli import serve as serving
from atable.cli.hosting import read_settings
from atable.cli.main import main
from atable.server import address, logs
from atable.server.settings import Settings
from atable.server.store.database import open_database
from atable.server.store.rows import TableRow
from atable.server.store.tables import TableQueries
from atable.server.store.writer import Append

NOON = 1_800_000_000_000  # 2027-01-15 08:00 UTC


def row(table_id: str, status: str, changed: int) -> TableRow:
    return TableRow(
        id=table_id,
        game="banquet_royal",
        status=status,
        public=status == "lobby",
        invitation=f"invitation-{table_id}",
        rules_version="1",
        host="ada",
        summary=b"{}",
        created_at=changed,
        updated_at=changed,
    )


async def _fill(url: str) -> None:
    database = open_database(url)
    await database.migrate()
    for number, (table_id, status) in enumerate([("t1", "lobby"), ("t2", "playing"), ("t3", "playing")]):
        changed = NOON + number * 60_000
        await TableQueries(database).create_table(row(table_id, status, changed), Append(table_id, 1, changed, b"[]"))
    await database.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with three tables."""
    url = f"sqlite:///{tmp_path}/full.sqlite3"
    asyncio.run(_fill(url))
    return url


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts functions in the place of a module of the server."""

    def put(module: str, **functions: object) -> None:
        made = ModuleType(module)
        made.__dict__.update(functions)
        monkeypatch.setitem(sys.modules, module, made)

    return put


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str], list[str]]:
    code = main(list(arguments))
    printed = capsys.readouterr()
    return code, printed.out.splitlines(), printed.err.splitlines()


def test_tables_are_listed_with_the_newest_change_first(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = answered(capsys, "tables", "--database", url)
    assert code == 0
    assert [line.split()[:4] for line in lines] == [
        ["t3", "playing", "banquet_royal", "private"],
        ["t2", "playing", "banquet_royal", "private"],
        ["t1", "lobby", "banquet_royal", "public"],
        ["3", "tables"],
    ]
    assert lines[0].endswith("changed 2027-01-15 08:02 UTC")


def test_a_list_gives_no_invitation_away(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--json"]):
        assert "invitation" not in "".join(answered(capsys, "tables", "--database", url, *arguments)[1])


def test_tables_of_a_status_for_programs(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = answered(capsys, "tables", "--status", "lobby", "--json", "--database", url)
    [table] = json.loads("\n".join(lines))
    assert (code, table["id"], table["updated_at"], table["public"]) == (0, "t1", NOON, True)


def test_a_table_is_closed_by_its_id(
    url: str, stand_in: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    closed: list[tuple[str, str]] = []

    async def close_table(database_url: str, table_id: str) -> None:
        closed.append((database_url, table_id))

    stand_in("atable.server.operators", close_table=close_table)
    assert answered(capsys, "tables", "close", "t2", "--database", url)[:2] == (0, ["table t2 is closed"])
    assert closed == [(url, "t2")]


@pytest.mark.parametrize("arguments", [["close"], ["list", "t2"], ["open", "t2"]])
def test_a_table_to_close_is_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["tables", *arguments])
    assert leaving.value.code == 2
    assert capsys.readouterr().err.startswith("atable tables: ")


@pytest.mark.parametrize("command", [["tables"], ["backup", "new.gz"], ["upgrade", "--check"]])
def test_a_wrong_name_makes_no_empty_database(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.sqlite3"
    code, _, errors = answered(capsys, *command, "--database", f"sqlite:///{missing}")
    assert (code, errors) == (2, [f"atable: there is no database {missing}; name it with --database"])
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_restored(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "copy.gz", f"sqlite:///{tmp_path}/copy.sqlite3"
    assert answered(capsys, "backup", str(file), "--database", url)[:2] == (0, [f"{file}: 6 rows"])
    restored = answered(capsys, "restore", str(file), "--database", copy)
    assert restored[:2] == (0, [f"6 rows restored from {file}"])
    assert answered(capsys, "tables", "--database", copy) == answered(capsys, "tables", "--database", url)


def test_a_backup_never_replaces_a_file(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear Ada")
    code, _, errors = answered(capsys, "backup", str(file), "--database", url)
    assert (code, errors) == (2, [f"atable: {file} is there already; choose a new name"])
    assert file.read_text() == "dear Ada"


def test_nothing_is_restored_over_tables(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "copy.gz"
    answered(capsys, "backup", str(file), "--database", url)
    code, _, errors = answered(capsys, "restore", str(file), "--database", url)
    assert (code, errors) == (2, ["atable: the database isn't empty: restore into a new one"])


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["backup", "{folder}/none/new.gz", "--database", "{url}"], "there is no folder {folder}/none"),
        (["restore", "{folder}/none.gz", "--database", "{url}"], "there is no file {folder}/none.gz"),
    ],
)
def test_files_that_can_not_be_are_one_line(
    arguments: list[str], problem: str, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled = [argument.format(folder=tmp_path, url=url) for argument in arguments]
    assert answered(capsys, *filled)[::2] == (2, [f"atable: {problem.format(folder=tmp_path)}"])


def test_an_upgrade_makes_the_tables_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = f"sqlite:///{tmp_path}/new.sqlite3"
    assert answered(capsys, "upgrade", "--database", new)[:2] == (0, ["the database is upgraded"])
    assert answered(capsys, "upgrade", "--database", new)[:2] == (0, ["the database is up to date"])


def test_a_check_says_that_there_is_nothing_to_do(
    url: str, stand_in: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    async def outdated_tables(_: str) -> list[TableRow]:
        return []

    stand_in("atable.server.operators", outdated_tables=outdated_tables)
    assert answered(capsys, "upgrade", "--check", "--database", url)[:2] == (0, ["nothing to do"])


def test_a_check_lists_tables_that_the_new_rules_would_change(
    url: str, stand_in: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    async def outdated_tables(_: str) -> list[TableRow]:
        return [row("t2", "playing", NOON)]

    stand_in("atable.server.operators", outdated_tables=outdated_tables)
    code, lines, _ = answered(capsys, "upgrade", "--check", "--database", url)
    assert (code, lines) == (1, ["table t2: banquet_royal, begun under rules 1, plays differently now"])


def test_a_check_of_an_empty_database_says_what_it_needs(
    tmp_path: Path, stand_in: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in("atable.server.operators", outdated_tables=None)
    (tmp_path / "empty.sqlite3").touch()
    code, [line], _ = answered(capsys, "upgrade", "--check", "--database", f"sqlite:///{tmp_path}/empty.sqlite3")
    assert code == 1
    assert line.startswith("the database is at nothing yet and needs ")
    assert line.endswith(": run `atable upgrade`")


def test_workers_need_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, errors = answered(capsys, "worker")
    assert (code, errors) == (
        2,
        ["atable: workers need PostgreSQL: name its address with --database postgresql://…"],
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("prot = 8000", "there is no setting 'prot'"),
        ('port = "8000"', "port: Expected `int`, got `str`"),
        ("port = 70000", "port: expected at most 65535, got 70000"),
        ("chats_a_minute = -1", "chats_a_minute: expected 0 or more, got -1"),
        ("origins = [1]", "origins[0]: Expected `str`, got `int`"),
        ("port 8000", "this is no TOML file: Expected '=' after a key"),
    ],
)
def test_a_wrong_setting_is_told_by_name(
    text: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    code, _, [error] = answered(capsys, "tables", "--settings", str(file))
    assert code == 2
    assert error.startswith(f"atable: {file}: {problem}")


def test_settings_are_read_by_name(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 9000\nsecure = true\norigins = ["https://example.org"]\nmessages_a_second = 5\n')
    assert read_settings(file) == Settings(
        port=9000, secure=True, origins=("https://example.org",), messages_a_second=5.0
    )


class Served:
    """Takes the server's place: notes its settings and says at once that it is ready."""

    def __init__(self) -> None:
        self.settings: list[Settings] = []

    def __call__(self, settings: Settings, ready: Callable[[], None]) -> None:
        self.settings.append(settings)
        ready()


@pytest.fixture
def served(stand_in: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> Served:
    served = Served()
    stand_in("atable.server.run", serve=served)
    monkeypatch.setattr(logs, "log_to", lambda: None)
    monkeypatch.setattr(address, "home_address", lambda: "192.168.1.20")
    monkeypatch.setattr(address, "free_port", lambda _, wanted: wanted)
    return served


def test_a_server_on_this_machine_alone_tells_no_other_address(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines, _ = answered(capsys, "serve", "--port", "8123")
    assert code == 0
    assert lines == [
        "À table! On this machine: http://localhost:8123/",
        "Ctrl+C stops the server; games go on at the next start.",
    ]
    assert served.settings == [Settings(port=8123, database="sqlite:///atable.sqlite3")]


def test_a_server_for_the_network_tells_its_address(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    lines = answered(capsys, "serve", "--host", "0.0.0.0")[1]
    assert lines[1] == "In your network:          http://192.168.1.20:8000/"


def test_a_terminal_gets_the_address_as_a_code_too(
    capsys: pytest.CaptureFixture[str], served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    serving.welcome(Settings(host="0.0.0.0"), browser=False)
    assert address.qr("http://192.168.1.20:8000/") in capsys.readouterr().out


def test_without_a_network_a_server_tells_this_machine_only(
    served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "home_address", lambda: None)
    assert len(answered(capsys, "serve", "--host", "0.0.0.0")[1]) == 2


@pytest.mark.parametrize(
    ("host", "url"), [("192.168.1.20", "http://192.168.1.20:8000/"), ("fd00::7", "http://[fd00::7]:8000/")]
)
def test_a_named_host_is_told_as_it_is(host: str, url: str, served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    lines = answered(capsys, "serve", "--host", host)[1]
    assert [line.split()[-1] for line in lines[:2]] == [url, url]


def test_a_busy_port_is_told(
    served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "free_port", lambda _, wanted: wanted + 1)
    _, lines, errors = answered(capsys, "serve")
    assert errors == ["port 8000 is taken: using 8001"]
    assert lines[0].endswith("http://localhost:8001/")
    assert served.settings[0].port == 8001


def test_the_command_line_stands_above_the_settings_file(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 9000\ndatabase = "sqlite:///other.sqlite3"\n')
    answered(capsys, "serve", "--settings", str(file), "--port", "9001")
    assert served.settings == [Settings(port=9001, database="sqlite:///other.sqlite3")]


@pytest.mark.parametrize("port", ["-1", "65536", "http", "8e3"])
def test_a_port_is_a_number(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["serve", f"--port={port}"])
    assert leaving.value.code == 2
    assert capsys.readouterr().err.startswith("atable serve: argument --port: expected a number up to 65535")


def test_the_browser_is_opened_on_request(
    served: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    class AtOnce:
        """A thread that has run when it is started."""

        def __init__(self, target: Callable[[str], object], args: list[str], daemon: bool) -> None:
            target(*args)

        def start(self) -> None:
            pass

    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(threading, "Thread", AtOnce)
    answered(capsys, "serve", "--open")
    assert opened == ["http://localhost:8000/"]
    answered(capsys, "serve")
    assert len(opened) == 1
