"""The bowls, read from TOML and checked against the rules."""

from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec

from atable.kernel.content import check_ids, read_toml
from atable.kernel.errors import BadContent

FOLDER: Final = Path(__file__).parent

BowlId = Literal["cup", "plate"]
Spoonfuls = Annotated[int, msgspec.Meta(ge=1)]


class Bowl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: BowlId
    least: Spoonfuls
    most: Spoonfuls


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bowls: tuple[Bowl, ...] = msgspec.field(name="bowl")


def load(folder: Path = FOLDER) -> Content:
    """Raise BadContent naming the file, the entry and the field that is wrong."""
    content = read_toml(folder / "bowls.toml", Content)
    check_ids("bowls.toml", content.bowls, len(get_args(BowlId)))
    for bowl in content.bowls:
        if bowl.least > bowl.most:
            raise BadContent("bowls.toml", bowl.id, "most", f"expected {bowl.least} or more, not {bowl.most}")
    return content


CONTENT: Final = load()
BOWLS: Final[dict[str, Bowl]] = {bowl.id: bowl for bowl in CONTENT.bowls}
