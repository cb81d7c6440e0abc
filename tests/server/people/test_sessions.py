"""Cookies over HTTP: who is somebody, who is nobody."""

import pytest

from atable.server.people.cookies import COOKIE_LIFE, Claim, Keys
from atable.server.settings import HOUR, Settings
from atable.server.store.store import Store
from tests.server.people.site import NOON, Site, arrive, cookie_of, refusal, who

pytestmark = pytest.mark.asyncio


async def test_a_guest_arrives_and_is_known_from_then_on(site: Site) -> None:
    async with site.device() as device:
        assert await who(device) is None
        answer = await device.post("/api/me", json={"name": "  Colette ", "language": "fr"})
        me = answer.json()
        assert (me["name"], me["language"], me["login"]) == ("Colette", "fr", None)
        assert len(me["person"]) == 16
        assert (await device.get("/api/me")).json() == {"me": me}


async def test_a_guest_who_introduces_themselves_again_stays_the_same_person(site: Site) -> None:
    async with site.device() as device:
        person = await arrive(device, "Colette")
        assert await arrive(device, "Coco") == person
        assert await who(device) == "Coco"


async def test_two_devices_are_two_people(site: Site) -> None:
    async with site.device() as one, site.device() as other:
        assert await arrive(one, "Ann") != await arrive(other, "Ann")


async def test_the_cookie_is_closed_to_scripts_and_other_sites(site: Site) -> None:
    async with site.device() as device:
        answer = await device.post("/api/me", json={"name": "Ann"})
        attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
        assert attributes == {"httponly", "samesite=lax", "path=/", "max-age=31536000"}


async def test_over_https_the_cookie_goes_over_https_only(store: Store) -> None:
    async with Site(store, Settings(secure=True)).device() as device:
        answer = await device.post("/api/me", json={"name": "Ann"})
        assert "; Secure" in answer.headers["set-cookie"]


async def test_forged_damaged_and_foreign_cookies_are_nobody(site: Site) -> None:
    async with site.device() as device:
        person = await arrive(device)
        good = cookie_of(device)
    others = Keys("another installation").make_cookie(Claim(person, 1), NOON)
    for bad in (good[:-1], good.replace(person, "A" * 16), others, person, "", "rubbish", site_link(site, person)):
        async with site.device(bad) as device:
            assert await who(device) is None, bad
    async with site.device(good) as device:
        assert await who(device) == "Colette"


def site_link(site: Site, person: str) -> str:
    return site.keys.make_link(Claim(person, 1), "table-1", NOON)


async def test_a_cookie_of_somebody_who_was_never_here_is_nobody(site: Site) -> None:
    async with site.device(site.keys.make_cookie(Claim("B" * 16, 1), NOON)) as device:
        assert await who(device) is None


async def test_each_visit_gives_the_cookie_another_year(site: Site) -> None:
    async with site.device() as device:
        await arrive(device)
        first = cookie_of(device)
        site.clock.now += COOKIE_LIFE - 1
        assert await who(device) == "Colette"
        site.clock.now += COOKIE_LIFE - 1
        assert await who(device) == "Colette"
    async with site.device(first) as old:
        assert await who(old) is None


async def test_when_somebody_was_last_here_is_known_to_the_hour(site: Site) -> None:
    async with site.device() as device:
        person = await arrive(device)
        seen = []
        for _ in range(3):
            site.clock.now += HOUR // 2
            await who(device)
            row = await site.store.person(person)
            assert row is not None
            seen.append((row.seen_at - NOON) / HOUR)
        assert seen == [0, 1, 1]


async def test_logging_out_here_leaves_the_other_device_alone(site: Site) -> None:
    async with site.device() as here:
        await arrive(here)
        async with site.device(cookie_of(here)) as there:
            assert (await here.post("/api/logout", json={})).status_code == 204
            assert await who(here) is None
            assert await who(there) == "Colette"


async def test_logging_out_everywhere_makes_every_cookie_worthless(site: Site) -> None:
    async with site.device() as here:
        await arrive(here)
        good = cookie_of(here)
        async with site.device(good) as there:
            assert (await there.post("/api/logout", json={"everywhere": True})).status_code == 204
            assert await who(there) is None
        assert await who(here) is None
    async with site.device(good) as again:
        assert await who(again) is None


async def test_nobody_can_not_log_out_everywhere(site: Site) -> None:
    async with site.device() as device:
        assert refusal(await device.post("/api/logout", json={"everywhere": True})) == (401, "no-person")
        assert (await device.post("/api/logout", json={})).status_code == 204


async def test_a_hostile_name_is_cleaned_or_refused(site: Site) -> None:
    async with site.device() as device:
        assert refusal(await device.post("/api/me", json={"name": "\u202e\u200b"})) == (409, "bad-name")
        assert await who(device) is None
        await arrive(device, "\u202eA\x00nn\x1b")
        assert await who(device) == "Ann"


async def test_a_flood_of_requests_is_refused_and_recovers(store: Store) -> None:
    site = Site(store, Settings(requests_a_minute=3))
    async with site.device() as device:
        answers = [await device.get("/api/me") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert refusal(answers[-1]) == (429, "too-many")
        site.clock.now += 20_000
        assert [(await device.get("/api/me")).status_code for _ in range(2)] == [200, 429]


async def test_behind_a_proxy_each_visitor_is_counted_alone(store: Store) -> None:
    site = Site(store, Settings(requests_a_minute=1, trusted_proxies=1))
    async with site.device() as device:
        for address in ("198.51.100.7", "198.51.100.8"):
            # What the visitor wrote comes first; the proxy adds the address it saw.
            statuses = [
                (await device.get("/api/me", headers={"X-Forwarded-For": f"10.0.0.{n}, {address}"})).status_code
                for n in range(2)
            ]
            assert statuses == [200, 429]


async def test_without_a_proxy_the_header_is_not_believed(store: Store) -> None:
    site = Site(store, Settings(requests_a_minute=1))
    async with site.device() as device:
        first = await device.get("/api/me", headers={"X-Forwarded-For": "198.51.100.7"})
        second = await device.get("/api/me", headers={"X-Forwarded-For": "198.51.100.8"})
        assert [first.status_code, second.status_code] == [200, 429]
