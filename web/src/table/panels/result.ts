import type { Message, Outcome, Player, SideScore } from "../../net/protocol";

export function winners(outcome: Outcome): number[] {
  if (outcome.result === "lost") return [];
  return outcome.sides.filter((side) => side.place === 1).flatMap((side) => [...side.seats]);
}

/** Who won, in a sentence. */
export function headline(outcome: Outcome): Message {
  if (outcome.result === "won") return { key: "end-all-won", params: {} };
  if (outcome.result === "lost") return { key: "end-all-lost", params: {} };
  const [first, ...others] = winners(outcome).map(playerAt);
  if (!first) return { key: "nobody-wins", params: {} };
  if (!others.length) return { key: "winner", params: { player: first } };
  return { key: "winners-together", params: { players: { type: "several", items: [first, ...others] } } };
}

export function ranking(outcome: Outcome): SideScore[] {
  return outcome.sides.toSorted((one, other) => one.place - other.place);
}

/** The lines of the score sheet, in the order in which they first come. */
export function lineKeys(outcome: Outcome): string[] {
  return [...new Set(outcome.sides.flatMap((side) => side.lines.map((line) => line.key)))];
}

export function sideName(side: SideScore): Message {
  if (!side.seats.length) return { key: "end-automa", params: {} };
  return { key: "side-names", params: { players: { type: "several", items: side.seats.map(playerAt) } } };
}

function playerAt(seat: number): Player {
  return { type: "player", seat };
}
