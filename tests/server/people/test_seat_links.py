"""The link that opens one's seats on a second device."""

import pytest

from atable.server.people.cookies import LINK_LIFE, Claim
from atable.server.settings import Settings
from atable.server.store.store import Store
from tests.server.people.site import Device, Site, arrive, refusal, who

pytestmark = pytest.mark.asyncio


async def link_at(site: Site, device: Device, table: str = "table-1") -> str:
    """Somebody sits down at a table and asks for their link."""
    person = await arrive(device)
    await site.add_table(table, person)
    return site.keys.make_link(Claim(person, 1), table, site.clock.wall())


async def use(site: Site, token: str) -> tuple[int, str | None]:
    """What a second device gets, and whom it is known as afterwards."""
    async with site.device() as second:
        answer = await second.post("/api/seat-link/use", json={"token": token})
        if answer.status_code != 200:
            assert refusal(answer) == (403, "bad-link")
        return answer.status_code, await who(second)


async def test_a_link_makes_the_second_device_the_same_person(site: Site) -> None:
    async with site.device() as first:
        token = await link_at(site, first)
        assert await use(site, token) == (200, "Colette")
        assert await use(site, token) == (200, "Colette")
        assert await who(first) == "Colette"


async def test_a_link_expires(site: Site) -> None:
    async with site.device() as first:
        token = await link_at(site, first)
    site.clock.now += LINK_LIFE - 1
    assert await use(site, token) == (200, "Colette")
    site.clock.now += 1
    assert await use(site, token) == (403, None)


async def test_a_link_can_not_be_changed(site: Site) -> None:
    async with site.device() as first, site.device() as other:
        token = await link_at(site, first)
        await site.add_table("table-2", await arrive(other))
    assert await use(site, token.replace("table-1", "table-2")) == (403, None)
    assert await use(site, token[:-1]) == (403, None)
    assert await use(site, "") == (403, None)


async def test_a_link_is_bound_to_its_table(site: Site) -> None:
    async with site.device() as first:
        token = await link_at(site, first)
    person, *_ = token.split(".")
    await site.add_table("table-2", person)
    await site.store.delete_table("table-1")
    assert await use(site, token) == (403, None)


async def test_logging_out_everywhere_ends_the_links_too(site: Site) -> None:
    async with site.device() as first:
        token = await link_at(site, first)
        await first.post("/api/logout", json={"everywhere": True})
    assert await use(site, token) == (403, None)


async def test_the_link_of_somebody_who_is_gone_leads_nowhere(site: Site) -> None:
    async with site.device() as first:
        token = await link_at(site, first)
        await first.delete("/api/me")
    assert await use(site, token) == (403, None)


async def test_guessing_links_is_slowed_down(store: Store) -> None:
    site = Site(store, Settings(joins_a_minute=2))
    async with site.device() as device:
        answers = [await device.post("/api/seat-link/use", json={"token": "guess"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [403, 403, 429]
