import type { GameBoard } from "./board";

interface Entry {
  load: () => Promise<{ board: unknown }>;
  guided?: Record<string, unknown>; // options of the guided first game
}

/** The games with a board: adding one means its folder and one line here. */
const BOARDS: Record<string, Entry> = {
  banquet_royal: { load: () => import("./banquet_royal"), guided: { memorise_seconds: 60 } },
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

export async function boardOf(game: string): Promise<GameBoard | null> {
  const loaded = await BOARDS[game]?.load();
  return loaded ? (loaded.board as GameBoard) : null; // the frame hands a board only what comes from its own game
}

export function guidedOptions(game: string): Record<string, unknown> {
  return BOARDS[game]?.guided ?? {};
}
