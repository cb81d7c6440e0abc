"""The built client: its page for every address of it, its files compressed, and nothing else of the machine."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.testing import TestClient

from atable.server.errors import Denied
from atable.server.net import problems
from atable.server.net.client_files import PAGES, ClientFiles, asset, page, root_file

SCRIPT = b"export const dish = 'charlotte';\n" * 40


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>À table!</title>", encoding="utf-8")
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "assets" / "index-1.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "font-1.woff2").write_bytes(b"font")
    with TestClient(_app(tmp_path)) as made:
        yield made


def _app(folder: Path) -> Litestar:
    return Litestar(
        [page, root_file, asset],
        state=State({"client": ClientFiles(folder)}),
        exception_handlers={HTTPException: problems.on_http, Denied: problems.on_denied},
        logging_config=None,
    )


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_client_gets_its_page(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path.replace("{", "").replace("}", "").replace(":str", ""))
    assert answer.status_code == 200
    assert answer.text == "<!doctype html><title>À table!</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_assets_are_kept_for_ever_and_compressed(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-1.js", headers={"accept-encoding": "gzip"})
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT, 9)) < len(SCRIPT)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]


def test_who_takes_no_compression_gets_none(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == SCRIPT


def test_fonts_are_compressed_already(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/font-1.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_icons_are_asked_for_again(client: TestClient[Litestar]) -> None:
    answer = client.get("/icon.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_a_link_to_nowhere_shows_a_person_the_page(client: TestClient[Litestar]) -> None:
    answer = client.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nowhere.js", "/nowhere"])
def test_a_program_is_told_the_error(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path, headers={"accept": "application/json"})
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "not-found"


def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    with TestClient(_app(tmp_path)) as empty:
        answer = empty.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text
