import type { Room } from "./guide";

const PARTS = ["frame-board", "frame-me", "frame-rivals", "frame-log"]; // all that lies below the prompt bar
const WIDE = 1100; // px: from there on, everything lies side by side

/** Where a card may lie without covering the prompt bar or the tabs. */
export function room(): Room {
  const boxes = PARTS.map(box).filter((one) => one !== null);
  const top = Math.max(0, Math.min(innerHeight, ...boxes.map((one) => one.top)));
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((one) => one.bottom)));
  const width = document.documentElement.clientWidth;
  const shelf = innerWidth < WIDE ? (box("frame-me")?.top ?? bottom) : null;
  return { x: 0, y: top, width, height: Math.max(0, bottom - top), shelf };
}

function box(id: string): DOMRect | null {
  const found = document.getElementById(id)?.getBoundingClientRect();
  return found && found.height > 0 ? found : null;
}
