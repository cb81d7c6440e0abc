"""Serve tables to browsers, here and in the local network."""

import argparse
import sys
import threading
import webbrowser

import msgspec

from atable.cli.hosting import LAST_PORT, add_settings_arguments, settings_of
from atable.server.settings import Settings

LOOPBACK = ("localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="the address to listen on; 0.0.0.0 opens it to the network (127.0.0.1)")
    parser.add_argument("--port", type=_port, metavar="N", help="the port, or else the next free one (8000)")
    add_settings_arguments(parser)
    parser.add_argument("--open", action="store_true", help="open it in the browser")


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"expected a number up to {LAST_PORT}, got {text!r}")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM; running games go on at the next start."""
    from atable.server.address import free_port
    from atable.server.logs import log_to
    from atable.server.run import serve

    wanted = settings_of(arguments)
    settings = msgspec.structs.replace(wanted, port=free_port(wanted.host, wanted.port))
    if settings.port != wanted.port != 0:
        print(f"port {wanted.port} is taken: using {settings.port}", file=sys.stderr)
    log_to()
    serve(settings, lambda: welcome(settings, arguments.open))
    return 0


def welcome(settings: Settings, browser: bool) -> None:
    """Tell where to play, once the server answers there."""
    from atable.server.address import home_address, qr

    here = _url(
        "localhost" if is_loopback(settings.host) or settings.host in EVERYWHERE else settings.host, settings.port
    )
    lines = [f"À table! On this machine: {here}"]
    network = home_address() if settings.host in EVERYWHERE else settings.host
    if network is not None and not is_loopback(network):
        lines.append(f"In your network:          {_url(network, settings.port)}")
        if sys.stdout.isatty():
            lines.append(qr(_url(network, settings.port)))
    lines.append("Ctrl+C stops the server; games go on at the next start.")
    print("\n".join(lines), flush=True)
    if browser:  # a browser in the terminal would hold up the server
        threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()


def is_loopback(host: str) -> bool:
    return host in LOOPBACK or host.startswith("127.")


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
