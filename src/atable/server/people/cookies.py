"""Signed tokens: the cookie that says who somebody is, and the link that opens their seats elsewhere.

Both are texts with dots, the last part a signature over the rest. A token that is forged, damaged or too old
names nobody. Whether its version is still that of the person is for the caller to check: raising the
person's version makes all their cookies and links worthless.
"""

import base64
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from atable.server.settings import DAY

COOKIE_NAME: Final = "atable"
COOKIE_LIFE: Final = 365 * DAY
LINK_LIFE: Final = 7 * DAY
KEY_NAME: Final = "cookie-key"  # among the secrets of the store


class Claim(NamedTuple):
    """Whom a cookie names, if their version is still the same."""

    person: str
    version: int


class LinkClaim(NamedTuple):
    """Whom a seat link names, and the table that it was made at."""

    person: str
    version: int
    table: str


def new_key() -> str:
    return secrets.token_urlsafe(32)


class Keys:
    """Signs and reads tokens with the key of this installation."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def make_cookie(self, claim: Claim, now: int) -> str:
        return self._signed("cookie", f"{claim.person}.{claim.version}.{now}")

    def read_cookie(self, token: str, now: int) -> Claim | None:
        parts = self._parts("cookie", token)
        if parts is None:
            return None
        person, version, issued = parts
        if now >= int(issued) + COOKIE_LIFE:
            return None
        return Claim(person, int(version))

    def make_link(self, claim: Claim, table: str, now: int) -> str:
        """Open until `now + LINK_LIFE`."""
        return self._signed("seat-link", f"{claim.person}.{claim.version}.{now}.{table}")

    def read_link(self, token: str, now: int) -> LinkClaim | None:
        parts = self._parts("seat-link", token)
        if parts is None:
            return None
        person, version, issued, table = parts
        if now >= int(issued) + LINK_LIFE:
            return None
        return LinkClaim(person, int(version), table)

    def _signed(self, purpose: str, body: str) -> str:
        return f"{body}.{self._signature(purpose, body)}"

    def _parts(self, purpose: str, token: str) -> list[str] | None:
        """What stands before the signature; None if we never signed it for this purpose."""
        body, _, signature = token.rpartition(".")
        expected = self._signature(purpose, body)
        if not hmac.compare_digest(signature.encode(errors="replace"), expected.encode()):
            return None
        return body.split(".")

    def _signature(self, purpose: str, body: str) -> str:
        """The purpose is signed too: a seat link is no cookie, nor the other way round."""
        digest = hmac.digest(self._key, f"{purpose}:{body}".encode(errors="replace"), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
