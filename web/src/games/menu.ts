// Written by tools/typescript.py from the Python types; do not edit.

export const MENU: readonly { id: string; players: readonly [least: number, most: number]; minutes: number }[] = [
  { id: "banquet_royal", players: [2, 4], minutes: 20 },
  { id: "course_a_letoile", players: [2, 6], minutes: 40 },
  { id: "critter_kitchen", players: [1, 5], minutes: 60 },
  { id: "rival_restaurants", players: [2, 6], minutes: 50 },
  { id: "kitchen_rush", players: [1, 4], minutes: 40 },
];
