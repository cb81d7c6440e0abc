import type { Action, View } from "../types";
import positions from "./positions.json";

/** Positions of a real game for three, as its rules gave them to the seat that was asked. */
export interface Position {
  seat: number;
  view: View;
  legal: Action[];
}

const known = positions as unknown as Record<"memorising" | "first" | "placing" | "serving" | "over", Position>;

export const MEMORISING = known.memorising;
export const FIRST = known.first;
export const PLACING = known.placing;
export const SERVING = known.serving;
export const OVER = known.over;
