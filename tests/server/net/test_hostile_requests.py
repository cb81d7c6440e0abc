"""Hostile requests over HTTP: each gets a clear answer, and every answer its headers."""

from http import HTTPStatus
from typing import Any

import httpx
import msgspec
import pytest

from atable.server.people.cookies import COOKIE_NAME
from tests.server.net.duels import open_duel, people, start_duel
from tests.server.running import QUICK, Running, running

DEEP = "[" * 20_000 + "]" * 20_000
JSON = {"content-type": "application/json"}
HEADERS = {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def stranger(site: Running, **more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=site.address, timeout=20, **more)


def guest(site: Running, visitor: Any) -> httpx.AsyncClient:
    return stranger(site, headers=visitor.socket_address("x").headers)


BODIES: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "{",
    "NaN": '{"name":NaN}',
    "a huge number": '{"name":%s}' % ("9" * 5000),
    "a wrong type": '{"name":7}',
    "a field too many": '{"name":"Ada","god":true}',
    "no object": "[]",
    "deep": DEEP,
    "deep in a field": f'{{"name":{DEEP}}}',
    "a lone surrogate": '{"name":"\\ud800"}',
    "no UTF-8": b'{"name":"\xff\xfe"}',
    "a long name": '{"name":"%s"}' % ("a" * 31),
}


async def test_a_bad_body_is_refused_and_makes_nobody(sqlite_url: str) -> None:
    async with running(sqlite_url) as site, stranger(site) as http:
        for name, body in BODIES.items():
            answer = await http.post("/api/me", content=body, headers=JSON)
            assert answer.status_code == HTTPStatus.BAD_REQUEST, name
            assert answer.json()["error"]["key"] == "bad-message", name
            assert "set-cookie" not in answer.headers, name


async def test_options_may_be_anything_and_are_refused_by_their_field(database_url: str) -> None:
    async with running(database_url) as site:
        ada, _ = await people(site)
        async with guest(site, ada) as http:
            table = '{"game":"toy_duel","seats":[{"kind":"me"},{"kind":"open"}],"options":%s}'
            for options in (
                '{"pace":7}',
                '{"pace":"\\u0000"}',
                '{"nothing":1}',
                '{"pace":[[["live"]]]}',
                '{"pace":1e308}',
            ):
                answer = await http.post("/api/tables", content=table % options, headers=JSON)
                assert answer.status_code == HTTPStatus.CONFLICT, options
                assert answer.json()["error"]["field"].startswith("options"), options
            answer = await http.post("/api/tables", content=table % f'{{"pace":{DEEP}}}', headers=JSON)
            assert answer.status_code == HTTPStatus.BAD_REQUEST
            assert await ada.my_tables() == ()


async def test_a_body_that_is_too_big_is_refused_however_it_is_sent(sqlite_url: str) -> None:
    async with running(sqlite_url) as site, stranger(site) as http:
        big = b" " * (QUICK.body_bytes + 1)

        async def pieces() -> Any:
            yield big

        for content in (big, pieces()):
            answer = await http.post("/api/me", content=content, headers=JSON)
            assert answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            assert answer.json()["error"]["key"] == "message-too-big"


async def test_what_postgresql_can_not_hold_is_no_failure_of_the_server(database_url: str) -> None:
    async with running(database_url) as site:
        ada, _ = await people(site)
        async with guest(site, ada) as http:
            for method, path, body, key in (
                ("POST", "/api/login", '{"login":"a\\u0000b","password":"12345678"}', "bad-login"),
                ("POST", "/api/account", '{"login":"a\\u0000b","password":"12345678"}', "bad-login-name"),
                ("POST", "/api/seat-link/use", '{"token":"a\\u0000.b"}', "bad-link"),
                ("POST", "/api/me", '{"name":"\\u0000"}', "bad-name"),
                ("GET", "/api/tables/%00", "", "bad-message"),
                ("GET", "/api/invitations/%00", "", "bad-message"),
                ("GET", "/api/tables/a%2Fb", "", "not-found"),
            ):
                answer = await http.request(method, path, content=body, headers=JSON)
                assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR, path
                assert answer.json()["error"]["key"] == key, path


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "file://"])
async def test_a_page_of_another_site_may_change_nothing(sqlite_url: str, origin: str) -> None:
    async with running(sqlite_url) as site:
        ada, _ = await people(site)
        async with guest(site, ada) as http:
            for method, path in (("POST", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables")):
                answer = await http.request(method, path, content="{}", headers={**JSON, "origin": origin})
                assert (answer.status_code, answer.json()["error"]["key"]) == (HTTPStatus.FORBIDDEN, "wrong-origin")
        assert (await ada.who_am_i()) is not None


async def test_our_own_address_under_another_host_is_another_site(sqlite_url: str) -> None:
    async with running(sqlite_url) as site, stranger(site) as http:
        headers = {**JSON, "origin": site.address, "host": "evil.example"}
        answer = await http.post("/api/me", content='{"name":"Ada"}', headers=headers)
        assert answer.json()["error"]["key"] == "wrong-origin"


async def test_no_path_leads_out_of_the_pages(sqlite_url: str) -> None:
    async with running(sqlite_url) as site, stranger(site) as http:
        for path in (
            "/assets/../settings.py",
            "/assets/%2e%2e/settings.py",
            "/assets/..%2fsettings.py",
            "/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd",
            "/assets//etc/passwd",
            "/assets/%00",
            "/assets/index.html%00.js",
        ):
            request = http.build_request("GET", "/")
            request.url = request.url.copy_with(raw_path=path.encode())
            answer = await http.send(request)
            assert answer.status_code in (HTTPStatus.NOT_FOUND, HTTPStatus.BAD_REQUEST), path
            assert "Settings" not in answer.text, path


async def test_every_answer_has_the_security_headers(sqlite_url: str) -> None:
    async with running(sqlite_url) as site, stranger(site) as http:
        for method, path, status in (
            ("GET", "/", HTTPStatus.OK),
            ("GET", "/i/ABCDEFGH", HTTPStatus.OK),
            ("GET", "/healthz", HTTPStatus.OK),
            ("GET", "/metrics", HTTPStatus.OK),
            ("GET", "/api/games", HTTPStatus.OK),
            ("GET", "/api/schema/openapi.json", HTTPStatus.OK),
            ("GET", "/api/my-tables", HTTPStatus.UNAUTHORIZED),
            ("GET", "/nowhere", HTTPStatus.NOT_FOUND),
            ("GET", "/api/tables/nowhere", HTTPStatus.NOT_FOUND),
            ("PATCH", "/api/me", HTTPStatus.METHOD_NOT_ALLOWED),
            ("POST", "/api/me", HTTPStatus.BAD_REQUEST),
        ):
            answer = await http.request(method, path)
            assert answer.status_code == status, path
            assert HEADERS.items() <= dict(answer.headers).items(), path
            assert "default-src 'self'" in answer.headers["content-security-policy"], path
            assert "server" not in answer.headers, path


async def test_only_a_site_of_https_sends_what_browsers_believe_there_alone(sqlite_url: str) -> None:
    for secure in (False, True):
        settings = msgspec.structs.replace(QUICK, secure=secure)
        async with running(sqlite_url, settings=settings) as site, stranger(site) as http:
            answer = await http.get("/api/games")
            assert ("cross-origin-opener-policy" in answer.headers) is secure


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(sqlite_url: str) -> None:
    async with running(sqlite_url) as site, stranger(site) as http:
        answer = await http.post("/api/me", json={"name": "Ada"})
        name, *flags = [part.strip() for part in answer.headers["set-cookie"].split(";")]
        assert name.startswith(f"{COOKIE_NAME}=")
        assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(flags)


async def test_a_download_is_named_after_the_table_alone(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await start_duel(ada, ben)
        async with ada.table(created.id) as hers:
            await hers.resign(0)
        async with guest(site, ada) as http:
            answer = await http.get(f"/api/tables/{created.id}/journal")
            wanted = f'attachment; filename="toy_duel-{created.id}.jsonl"'
            assert answer.headers["content-disposition"] == wanted
            for injected in (f"{created.id}%22%0d%0aset-cookie:x=y", f"{created.id}%0A"):
                answer = await http.get(f"/api/tables/{injected}/journal")
                assert answer.status_code in (HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND)
                assert "set-cookie" not in answer.headers


async def test_another_person_sees_nothing_of_a_private_table(sqlite_url: str) -> None:
    async with running(sqlite_url) as site:
        ada, ben = await people(site)
        created = await open_duel(ada)
        async with guest(site, ben) as http:
            for path in ("", "/journal", "/replay"):
                answer = await http.get(f"/api/tables/{created.id}{path}")
                missing = await http.get(f"/api/tables/nowhere{path}")
                assert (answer.status_code, answer.content) == (missing.status_code, missing.content)
            assert (await http.post(f"/api/tables/{created.id}/seat-link")).status_code == HTTPStatus.NOT_FOUND
