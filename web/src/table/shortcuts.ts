import { settings } from "../settings.svelte";
import type { FrameState } from "./frame.svelte";

type Deed = (frame: FrameState) => void;

const DEEDS: Record<string, Deed> = {
  "?": (frame) => (frame.sheet = "keys"),
  u: (frame) => frame.table.takeBack(),
  l: (frame) => frame.speak("log"),
  c: (frame) => frame.speak("chat"),
  b: (frame) => frame.goTo("board"),
  h: (frame) => frame.goTo("me"),
  r: (frame) => (frame.rule = frame.ruleNow),
  m: (frame) => (frame.sheet = "menu"),
  d: (frame) => (frame.sheet = "aloud"),
  Escape: (frame) => (frame.table.problem = null),
};

const OPEN_TO_ALL = ["?", "r", "m", "Escape"]; // nothing of anybody's hand shows: allowed while the device is passed on

/** One key does one thing, unless somebody is writing or a sheet is open, which closes by itself. */
export function onKey(event: KeyboardEvent, frame: FrameState): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (document.querySelector("dialog[open]") || writes(event.target)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const deed = frame.table.veiledFor === null || OPEN_TO_ALL.includes(key) ? DEEDS[key] : undefined;
  if (!deed || (key !== "Escape" && !settings.keys)) return;
  event.preventDefault();
  deed(frame);
}

function writes(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
