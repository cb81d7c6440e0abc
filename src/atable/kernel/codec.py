"""Values to JSON and back, for storage, wire and worker processes. Nothing of ours relies on pickle."""

from typing import Any

import msgspec

from atable.kernel.rng import Rng


def _to_plain(value: object) -> object:
    if isinstance(value, Rng):
        return value.words()
    raise NotImplementedError(f"no plain form for {type(value).__name__}")


def _from_plain(kind: type, value: Any) -> object:
    if kind is Rng:
        try:
            a, b, c, counter = msgspec.convert(value, tuple[int, int, int, int])
        except msgspec.ValidationError as error:
            raise ValueError(f"{error} in a generator") from None  # msgspec adds where it stands
        return Rng(a, b, c, counter)
    raise NotImplementedError(f"no value of {kind.__name__} from plain data")


_encoder = msgspec.json.Encoder(enc_hook=_to_plain)


def encode(value: object) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes | str, kind: Any) -> Any:
    """A value of this type or union. Raises msgspec.DecodeError or ValidationError, which name the field."""
    return msgspec.json.decode(data, type=kind, dec_hook=_from_plain)


def plain(value: object) -> Any:
    """The value as dictionaries, lists, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_to_plain)


def schema(*kinds: Any) -> dict[str, Any]:
    """JSON Schema of these types; the client's types are generated from it."""
    schemas, components = msgspec.json.schema_components(kinds)
    return {"oneOf": list(schemas), "$defs": components}
