"""Guests and accounts: what a person can do with who they are."""

import secrets
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

import msgspec
from sqlalchemy import select

from atable.kernel.errors import AtableError
from atable.protocol.http import Introduce, LogIn, Register
from atable.server.clock import Clock
from atable.server.errors import Denied
from atable.server.people.cookies import Claim
from atable.server.people.names import clean_name, is_login, login_key
from atable.server.people.passwords import Passwords, random_password
from atable.server.settings import HOUR
from atable.server.store.database import Database
from atable.server.store.errors import Conflict
from atable.server.store.people import PeopleQueries
from atable.server.store.rows import Person, PersonChange
from atable.server.store.schema import people
from atable.server.store.store import Store

ID_BYTES: Final = 12  # 16 letters
SEEN_EVERY: Final = HOUR  # how exactly we know when somebody was last here

Forget = Callable[[str], Awaitable[None]]  # the tables let go of a person


class NoSuchLogin(AtableError):
    """For the operator; who logs in is never told."""


class Accounts:
    def __init__(self, store: Store, clock: Clock, forget: Forget, passwords: Passwords) -> None:
        self._store = store
        self._clock = clock
        self._forget = forget
        self._passwords = passwords

    async def known(self, claim: Claim | None) -> Person | None:
        """Whom a cookie or a link names, unless they are gone or have logged out everywhere since."""
        if claim is None:
            return None
        person = await self._store.person(claim.person)
        return person if person is not None and person.cookie_version == claim.version else None

    async def welcome(self, wanted: Introduce) -> Person:
        """A new guest."""
        name, now = clean_name(wanted.name), self._clock.wall()
        person = Person(secrets.token_urlsafe(ID_BYTES), name, wanted.language, created_at=now, seen_at=now)
        await self._store.add_person(person)
        return person

    async def rename(self, person: Person, wanted: Introduce) -> Person:
        return await self._change(person, PersonChange(name=clean_name(wanted.name), language=wanted.language))

    async def seen(self, person: Person) -> None:
        now = self._clock.wall()
        if now - person.seen_at >= SEEN_EVERY:
            await self._store.update_person(person.id, PersonChange(seen_at=now))

    async def register(self, person: Person, wanted: Register) -> Person:
        """Keep this guest as an account."""
        if person.login is not None:
            raise Denied("has-account")
        if not is_login(wanted.login):
            raise Denied("bad-login-name", field="login")
        login = login_key(wanted.login)
        password = await self._passwords.hash(wanted.password)
        try:
            return await self._change(person, PersonChange(login=login, password=password))
        except Conflict:
            raise Denied("login-taken", field="login") from None

    async def log_in(self, wanted: LogIn) -> Person:
        """One answer, after the same work, for an unknown login and for a wrong password."""
        person = await by_login(self._store, wanted.login)
        right = await self._passwords.match(None if person is None else person.password, wanted.password)
        if person is None or not right:
            raise Denied("bad-login", status=HTTPStatus.UNAUTHORIZED)
        return person

    async def log_out_everywhere(self, person: Person) -> None:
        """All cookies and seat links of this person are worthless from now on."""
        await self._change(person, PersonChange(cookie_version=person.cookie_version + 1))

    async def delete(self, person: Person) -> None:
        """Delete my data. The tables go first: afterwards nobody knows any more which ones they were."""
        await self._forget(person.id)
        await self._store.delete_person(person.id)

    async def _change(self, person: Person, change: PersonChange) -> Person:
        await self._store.update_person(person.id, change)
        changed = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not msgspec.UNSET}
        return msgspec.structs.replace(person, **changed)


async def by_login(store: PeopleQueries, login: str) -> Person | None:
    return await store.person_by_login(login_key(login)) if is_login(login) else None


async def reset_password(store: PeopleQueries, passwords: Passwords, login: str) -> str:
    """A new password, told once; whoever was logged in with the old one no longer is."""
    person = await by_login(store, login)
    if person is None:
        raise NoSuchLogin(f"there is no account {login!r} (`atable people` lists them)")
    password = random_password()
    hashed = await passwords.hash(password)
    await store.update_person(person.id, PersonChange(password=hashed, cookie_version=person.cookie_version + 1))
    return password


async def all_accounts(database: Database) -> list[Person]:
    """Everybody who has a login, in the order of the logins."""
    async with database.read() as connection:
        found = await connection.execute(select(people).where(people.c.login.is_not(None)).order_by(people.c.login))
        return [Person(**row._mapping) for row in found]
