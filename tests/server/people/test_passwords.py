"""Passwords are kept as argon2 hashes, and checking takes as long for nobody as for somebody."""

from typing import Literal

import pytest
from argon2 import PasswordHasher

from atable.server.people.passwords import Passwords, random_password
from tests.server.people.site import PASSWORD, quick_passwords

pytestmark = pytest.mark.asyncio


class CountingHasher(PasswordHasher):
    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002 (the name is theirs)
        self.checked.append(str(hash))
        return super().verify(hash, password)


async def test_only_the_right_password_matches() -> None:
    passwords = quick_passwords()
    stored = await passwords.hash(PASSWORD)
    assert await passwords.match(stored, PASSWORD)
    assert not await passwords.match(stored, PASSWORD + " ")
    assert not await passwords.match(stored, "")


async def test_the_same_work_is_done_where_there_is_no_password() -> None:
    hasher = CountingHasher()
    passwords = Passwords(hasher)
    stored = await passwords.hash(PASSWORD)
    assert not await passwords.match(stored, "wrong guess")
    assert not await passwords.match(None, "wrong guess")
    theirs, decoy = hasher.checked
    assert theirs == stored
    assert decoy.rsplit("$", 2)[0] == stored.rsplit("$", 2)[0]  # the same kind, memory and rounds


async def test_hashes_are_argon2id_with_a_salt_of_their_own() -> None:
    passwords = Passwords()
    one, other = await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)
    assert one.startswith("$argon2id$")
    assert one != other


async def test_random_passwords_are_long_and_never_the_same() -> None:
    assert len(random_password()) == 16
    assert random_password() != random_password()
