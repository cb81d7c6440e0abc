"""Render README, guides, decisions and every game's rules as HTML pages into build/docs."""

import re
import sys
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "docs"
SOURCES = ("*.md", "docs/**/*.md", "src/atable/games/*/*.md", "src/atable/games/*/rules/*.md")

PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>
body {{ max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 Georgia, serif }}
body {{ background: #F6EFE2; color: #2B2118 }} img {{ max-width: 100% }}
a {{ color: #7A1F2B }} code, pre {{ font: .85rem/1.5 ui-monospace, monospace; background: #FFFBF3 }}
pre {{ padding: .8rem; overflow-x: auto; border: 1px solid #D8CFBF }} table {{ border-collapse: collapse }}
td, th {{ border: 1px solid #D8CFBF; padding: .3rem .6rem; text-align: left; vertical-align: top }}
</style></head><body><main>{body}</main></body></html>
"""


def pages() -> list[Path]:
    return sorted({path for pattern in SOURCES for path in ROOT.glob(pattern)})


def render(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    title = re.search(r"^# (.+)$", text, re.MULTILINE)
    body = MarkdownIt("commonmark").enable("table").render(text)
    body = re.sub(r'href="([^":#]+)\.md(#[^"]*)?"', r'href="\1.html\2"', body)
    lang = "fr" if path.name == "fr.md" else "en"
    return PAGE.format(lang=lang, title=title.group(1) if title else path.stem, body=body)


def dead_links(path: Path) -> list[str]:
    """Links to files that aren't there."""
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    return [
        f"{path.relative_to(ROOT)}: {target} is missing" for target in targets if not (path.parent / target).exists()
    ]


def main() -> int:
    problems = [problem for path in pages() for problem in dead_links(path)]
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    for path in pages():
        target = OUT / path.relative_to(ROOT).with_suffix(".html")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(render(path), encoding="utf-8")
    print(f"{len(pages())} pages in {OUT.relative_to(ROOT)}, start at README.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
