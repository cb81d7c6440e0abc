"""How a server is run. Everything has a default that suits a family at home."""

import msgspec

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///atable.sqlite3"
    origins: tuple[str, ...] = ()  # other addresses the site is served under, such as https://example.org
    secure: bool = False  # served over https only: cookies are marked so
    metrics_token: str = ""  # a bearer token that opens /metrics to other machines
    trusted_proxies: int = 0  # in front of us: that many entries of X-Forwarded-For are believed

    # Time
    count_in: int = 3 * SECOND  # before clocks go on after a pause or an outage
    tick_every: int = 5 * SECOND  # of live play: what a crash may cost a running clock
    empty_pause: int = 60 * SECOND  # a live table that everybody has left stands still after this
    absent_after: int = 10 * SECOND  # without a connection a live seat counts as away
    timeouts: int = 3  # in a row, and a bot stands in

    # Bots
    bot_processes: int = 2  # one that is slow leaves another for all other tables
    bot_least: int = 800  # ms: a bot takes its time, as a person would (RR-433)
    bot_most: int = 3 * SECOND
    bot_deadline: int = 10 * SECOND

    # Memory and storage
    idle_unload: int = 30 * SECOND
    snapshot_every: int = 100  # rows of a table's log
    lease: int = 6 * SECOND
    heartbeat: int = 2 * SECOND
    keep_finished: int = 365 * DAY  # 0: for ever
    keep_chat: int = 90 * DAY
    keep_lobbies: int = 7 * DAY  # that never started

    # Limits
    body_bytes: int = 64 * 1024
    message_bytes: int = 64 * 1024
    queue: int = 64  # messages waiting for one socket; then it gets a fresh picture instead
    requests_a_minute: int = 300  # per address
    joins_a_minute: int = 20  # invitations and passwords tried, per address
    messages_a_second: float = 20.0  # per person and table
    chats_a_minute: int = 20
    sockets_per_person: int = 12
    sockets_per_address: int = 2000
    tables_per_person: int = 50  # that are not finished
    guests_per_table: int = 50
