import type { ReplayState } from "./replay-play.svelte";

const OWN_KEYS = "input, select, textarea, dialog, [contenteditable]"; // they know what to do with arrows
const PRESSED = "button, a, summary"; // they know what to do with a space

/** Arrows and space move through the game, unless they mean something where they were pressed. True: they did. */
export function moves(
  event: KeyboardEvent,
  replay: Pick<ReplayState, "step" | "toggle" | "toStart" | "toEnd">,
): boolean {
  const place = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || place?.closest(OWN_KEYS))
    return false;
  switch (event.key) {
    case "ArrowRight":
      replay.step(1);
      return true;
    case "ArrowLeft":
      replay.step(-1);
      return true;
    case "Home":
      replay.toStart();
      return true;
    case "End":
      replay.toEnd();
      return true;
    case " ":
      if (place?.closest(PRESSED)) return false;
      replay.toggle();
      return true;
    default:
      return false;
  }
}
