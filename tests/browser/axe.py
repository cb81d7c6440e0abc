"""What can be measured of a page for those who see, hear, point or type otherwise."""

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
LEAST_TARGET: Final = 40  # px
LEAST_TEXT: Final = 12  # px
# The size of targets is left to our own measure, which asks for more (40 px, not 24), everywhere.
LONG: Final = os.environ.get("ATABLE_LONG") == "1"

_RUN: Final = """async ([tags, targets]) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0; still < 2; still += 1) { // until all has its new colours
    await frame();
    if (document.getAnimations().some((it) => it instanceof CSSTransition)) still = 0;
  }
  const runOnly = { type: "tag", values: tags };
  const rules = {
    "label-content-name-mismatch": { enabled: false }, // an experiment, tripped by a number in a name
    "target-size": { enabled: targets },
  };
  const options = { runOnly, rules, resultTypes: ["violations"], elementRef: false, iframes: false };
  const shown = document.querySelector("dialog[open]") ?? document; // what lies behind a dialog is another stop
  const context = { include: shown, exclude: ['svg[aria-hidden="true"]'] }; // drawings say nothing to anybody
  const { violations } = await axe.run(context, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 160)} (${
      (node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""})`));
}"""

_MEASURE: Final = """([leastTarget, leastText]) => {
  const found = [];
  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.body;
  const tell = (what, element) => {
    const { outerHTML } = element;
    found.push(`${what}: ${outerHTML.replace(/<svg.*?<\\/svg>/gs, "").replace(/\\s+/g, " ").slice(0, 180)}`);
  };
  const clipped = (element) => {
    for (let it = element; it; it = it.parentElement) {
      if (/inset\\(50%\\)/.test(getComputedStyle(it).clipPath)) return true;
    }
    return false;
  };
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !clipped(element);

  const wide = document.scrollingElement;
  if (wide.scrollWidth > innerWidth) found.push(`sideways: ${wide.scrollWidth} px wide on a screen of ${innerWidth}`);
  const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth + 1;
  for (const it of [root, ...root.querySelectorAll(":not(svg, svg *)")]) {
    if (scrolls(it) && it.tabIndex < 0) tell("sideways, and not for the keyboard", it); // wide tables and plans may
  }
  const cut = (it) => {
    const { left, right } = it.getBoundingClientRect();
    if (left > -1 && right < innerWidth + 1) return false;
    for (let holder = it.parentElement; holder; holder = holder.parentElement) if (scrolls(holder)) return false;
    return true;
  };

  const heads = [...document.querySelectorAll("h1")].filter(seen);
  if (heads.length !== 1) found.push(`${heads.length} main headings`);

  // A link in running text may be as small as the text is.
  const running = (link) => {
    if (!link.matches("a") || getComputedStyle(link).display !== "inline") return false;
    const block = link.closest("p, li, dd, td, div, section");
    const linked = [...block.querySelectorAll("a")].reduce((length, it) => length + it.textContent.trim().length, 0);
    return block.textContent.trim().length > linked + 3;
  };
  // Who touches the label touches the box.
  const boxOf = (target) => {
    const parts = [target, ...(target.matches("[type=checkbox], [type=radio]") ? target.labels ?? [] : [])];
    const boxes = parts.map((it) => it.getBoundingClientRect());
    return [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
  };
  const kinds = "button, a[href], input:not([type=hidden]), select, textarea, summary";
  const roles = ["button", "tab", "link", "switch", "checkbox", "radio", "option", "menuitem", "slider"];
  for (const target of root.querySelectorAll([kinds, ...roles.map((role) => `[role=${role}]`)].join())) {
    if (!seen(target) || running(target)) continue;
    const [width, height] = boxOf(target);
    if (cut(target)) tell("cut", target);
    if (Math.min(width, height) < leastTarget - 0.5) tell(`target ${width.toFixed(1)}×${height.toFixed(1)}`, target);
  }

  const scaleOf = ({ a, b }) => Math.hypot(a, b);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: holder, data } = texts.currentNode;
    if (!data.trim() || !seen(holder)) continue;
    if (cut(holder)) tell("cut", holder);
    const scale = holder instanceof SVGGraphicsElement ? scaleOf(holder.getScreenCTM()) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < leastText - 0.01) tell(`text of ${size.toFixed(1)} px`, holder);
  }
  return found;
}"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def faults(page: Page, axe: bool = True) -> list[str]:
    """All that axe and our own measure have against what is shown now."""
    return [*page.evaluate(_MEASURE, [LEAST_TARGET, LEAST_TEXT]), *(_axe(page) if axe else [])]


def _axe(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())  # the site's own policy lets no other script in
    violations: Any = page.evaluate(_RUN, [TAGS, LONG])
    return [str(violation) for violation in violations]
