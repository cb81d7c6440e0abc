"""Passwords, kept as argon2 hashes and checked off the event loop."""

import asyncio
import base64
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from argon2.low_level import ARGON2_VERSION

AT_ONCE: Final = 2  # each check takes 64 MiB for a moment
RANDOM_BYTES: Final = 12  # of a password that we make: 16 letters


def random_password() -> str:
    return secrets.token_urlsafe(RANDOM_BYTES)


def _decoy(hasher: PasswordHasher) -> str:
    """As a hash looks, but of no password: to make a real one would hold up every start of the server."""
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        base64.b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${digest}"


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._decoy = _decoy(self._hasher)
        self._room = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def match(self, stored: str | None, password: str) -> bool:
        """Where nothing is stored the work is done all the same: the time tells nobody which logins exist."""
        async with self._room:
            return await asyncio.to_thread(self._check, stored or self._decoy, password)

    def _check(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except VerifyMismatchError:
            return False
