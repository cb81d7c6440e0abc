import type { Prompt, TableInfo, Time, Update } from "../net/protocol";

/** What the prompt bar is about. */
export type Mood = "turn" | "waiting" | "paused" | "count-in" | "over";

export function moodOf(info: TableInfo, time: Time | null, prompts: readonly Prompt[], startsIn: number): Mood {
  if (info.status !== "playing") return "over";
  if (info.paused !== "no") return "paused";
  if (time?.running && startsIn > 0) return "count-in";
  return prompts.some((prompt) => prompt.asks) ? "turn" : "waiting";
}

/** The question of this moment, and beside it what may also be done or whom we wait for. */
export function ordered(prompts: readonly Prompt[]): readonly Prompt[] {
  return [...prompts.filter((prompt) => prompt.asks).reverse(), ...prompts.filter((prompt) => !prompt.asks)];
}

/** The seats that owe a decision, as far as this viewer is told. */
export function awaited(update: Update | null): readonly number[] {
  const seats = new Set<number>();
  for (const prompt of update?.prompts ?? []) {
    if (prompt.asks && update !== null && update.seat !== null) seats.add(update.seat);
    for (const param of Object.values(prompt.asks ? {} : prompt.message.params)) {
      if (typeof param !== "object") continue;
      for (const item of param.type === "several" ? param.items : [param]) {
        if (typeof item === "object" && item.type === "player") seats.add(item.seat);
      }
    }
  }
  return [...seats];
}
