"""The client as something to install: its manifest, its icons and its service worker."""

import json
import re
import struct
from typing import Any

import pytest

from atable.server.net.client_files import FOLDER, ROOT_FILES
from tests.web.node import CLIENT

PUBLIC = CLIENT / "public"
MANIFEST: dict[str, Any] = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
WORKER = "sw.js"


def test_the_server_sends_every_public_file() -> None:
    assert {f"/{path.name}" for path in PUBLIC.iterdir()} == set(ROOT_FILES)


def test_it_opens_at_home_in_a_window_of_its_own() -> None:
    assert MANIFEST["start_url"] == MANIFEST["scope"] == "/"
    assert MANIFEST["display"] == "standalone"
    assert MANIFEST["name"] == "À table!"


def test_it_speaks_no_language() -> None:
    """One manifest serves both."""
    assert not {"lang", "description"} & set(MANIFEST)


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: icon["src"])
def test_every_icon_is_what_the_manifest_says(icon: dict[str, str]) -> None:
    content = (PUBLIC / icon["src"].removeprefix("/")).read_bytes()
    if icon["type"] == "image/svg+xml":
        assert b"<svg" in content
        return
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    assert icon["sizes"] == f"{width}x{height}"


def test_there_are_icons_for_every_launcher() -> None:
    kinds = {(icon["purpose"], icon["sizes"]) for icon in MANIFEST["icons"]}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= kinds


def test_its_colours_are_those_of_the_room() -> None:
    tokens = (CLIENT / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    linen = re.search(r"--linen: light-dark\((#\w+), (#\w+)\)", tokens)
    assert linen is not None
    light, dark = (color.lower() for color in linen.groups())
    assert MANIFEST["background_color"] == MANIFEST["theme_color"] == light
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'name="theme-color" content="(#\w+)"', page) == [light, dark]


def test_the_worker_has_places_for_the_version_and_the_first_files() -> None:
    worker = (PUBLIC / WORKER).read_text(encoding="utf-8")
    assert sorted(re.findall(r"__\w+?__", worker)) == ["__FIRST__", "__VERSION__"]


def test_the_built_worker_knows_its_build() -> None:
    """`make web` builds it."""
    worker = (FOLDER / WORKER).read_text(encoding="utf-8")
    assert re.search(r'"atable-[0-9a-f]{12}"', worker)
    first = json.loads(re.findall(r"const FIRST = (\[.*\]);", worker)[0])
    assert first[0] == "/"
    assert len(first) > 4
    for name in first[1:]:
        assert (FOLDER / name.removeprefix("/")).exists(), name
