"""The stack of frames says where the game is: each frame is a phase and its locals.

A frame is pushed only for what suspends everything below it (an answer to an attack, a pausing
card). What runs side by side is a record with an id inside one frame.
"""

import msgspec

from atable.kernel.actions import snake


class Frame(msgspec.Struct, tag_field="type", tag=snake):
    """Base of every frame. The top of the stack decides who owes what.

    It may change in place and then has a `copy`; a `FrozenFrame` is replaced instead.
    """


class FrozenFrame(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """A frame whose locals never change: moving on means `goto` another one."""
