"""Play over the protocol: visit a server, sit down at its tables, and let a program choose.

Start with `Visitor`; docs/remote-bots.md has a bot in forty lines.
"""

from atable.client.account import Visitor
from atable.client.connection import Timing
from atable.client.errors import NotConnected, ProtocolError, RefusedByServer, SentAway
from atable.client.picture import Picture, Stream
from atable.client.player import Asked, Chooser, play_with, random_chooser
from atable.client.table import Table

__all__ = [
    "Asked",
    "Chooser",
    "NotConnected",
    "Picture",
    "ProtocolError",
    "RefusedByServer",
    "SentAway",
    "Stream",
    "Table",
    "Timing",
    "Visitor",
    "play_with",
    "random_chooser",
]
