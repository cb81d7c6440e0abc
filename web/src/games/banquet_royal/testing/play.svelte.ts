import { tongue } from "../../../i18n/language.svelte";
import type { SeatLook } from "../../board";
import type { BanquetPlay } from "../choice.svelte";
import type { Action, Event } from "../types";
import type { Position } from "./positions";

const LOOKS: readonly SeatLook[] = [
  { name: "Ada", initial: "A", color: "tomato", shape: "circle" },
  { name: "Bo", initial: "B", color: "plum", shape: "square" },
  { name: "Cy", initial: "C", color: "sea", shape: "diamond" },
];

/** A table at a given position that remembers what was sent. */
export function playAt(position: Position, recent: readonly Event[] = []) {
  let shown = $state.raw(position);
  const sent: Action[] = [];
  const play: BanquetPlay = {
    get seat() {
      return shown.seat;
    },
    get view() {
      return shown.view;
    },
    get legal() {
      return shown.legal;
    },
    recent,
    looks: LOOKS,
    assist: true,
    live: true,
    lit: null,
    now: () => 0,
    say: (message) => tongue.say(message, { names: LOOKS.map((look) => look.name), seat: shown.seat }, "banquet_royal"),
    act: (action) => void sent.push(action),
  };
  return { play, sent, show: (next: Position) => (shown = next) };
}

export async function learn(): Promise<void> {
  await tongue.begin("en");
  await tongue.learn("banquet_royal");
}
