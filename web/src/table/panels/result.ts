import type { Message, Outcome, Player, ScoreLine, SideScore } from "../../net/protocol";

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

/** What the points of a line are for; only some lines count things, and the words of the game know which. */
export function countOf(line: ScoreLine): Message {
  const key = `count-${line.key}`;
  return { key, params: { count: line.count } };
}

/** Where there are just as many points as things, or none, the number of things says nothing new. */
export function countsApart(line: ScoreLine): boolean {
  return line.count !== 0 && line.count !== line.points;
}

/** What parted sides of equal points: for the victory, as the outcome has it, and below. */
export function tieMessages(outcome: Outcome): Message[] {
  const key = "tie-break-below"; // each game of rivals has its own words for it
  const below = partedBelow(outcome) ? [{ key, params: {} }] : [];
  return outcome.tie_break ? [outcome.tie_break, ...below] : below;
}

function partedBelow({ result, sides }: Outcome): boolean {
  const most = Math.max(...sides.map((side) => side.points));
  const lower = sides.filter((side) => side.points < most);
  return (
    result === "ranked" &&
    lower.some((side) => lower.some((other) => other.points === side.points && other.place !== side.place))
  );
}

export function sideName(side: SideScore): Message {
  if (!side.seats.length) return { key: "end-automa", params: {} };
  return { key: "side-names", params: { players: { type: "several", items: side.seats.map(playerAt) } } };
}

function playerAt(seat: number): Player {
  return { type: "player", seat };
}
