"""Data classes that the compiled build makes native, so that rules read their fields without a look-up (decision 17).

The compiler remembers `list` where the source says `list[Plate]`. To read a stored position one must know of what.
"""

import ast
from importlib.util import find_spec
from pathlib import Path


def keep_types(*kinds: type) -> None:
    """Of all fields of these classes of one module, as they are written. The last thing that such a module does."""
    spec = find_spec(kinds[0].__module__)
    assert spec is not None
    assert spec.origin is not None
    compiled = Path(spec.origin)
    if compiled.suffix == ".py":
        return
    source = compiled.with_name(compiled.name.split(".")[0] + ".py").read_text(encoding="utf-8")
    written = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    for kind in kinds:
        for field in written[kind.__name__].body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                kind.__annotations__[field.target.id] = ast.unparse(field.annotation)
