import type { GuideStep, Play } from "../../games/board";

type AnyPlay = Play<unknown, unknown, unknown>;
type Step = GuideStep<unknown, unknown, unknown>;

/**
 * The step to show: the one that is shown already, until it is over, else the first whose time has come. `seen` holds
 * the ids of those that were closed.
 */
export function stepNow(
  steps: readonly Step[],
  seen: readonly string[],
  shown: string | null,
  play: AnyPlay,
): Step | null {
  const due = (step: Step): boolean => !seen.includes(step.id) && !(step.over?.(play) ?? false);
  const still = steps.find((step) => step.id === shown && due(step));
  return still ?? steps.find((step) => due(step) && step.when(play)) ?? null;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where a card may lie; `shelf` is the upper edge of the hand where that lies below the board, on a narrow screen. */
export interface Room extends Area {
  shelf: number | null;
}

interface Spot {
  x: number;
  y: number;
}

const GAP = 16; // between the card and what it points at
const EDGE = 8;

/** Where to put the card: where it hides least of its target; of such spots the first. */
export function placeCard(card: Size, room: Room, target: Area | null): Spot {
  const wanted = room.shelf === null ? around(card, room, target) : stacked(card, room, room.shelf);
  const spots = wanted.map((spot) => kept(spot, card, room));
  const hidden = spots.map((spot) => (target ? overlap({ ...spot, ...card }, target) : 0));
  return spots[hidden.indexOf(Math.min(...hidden))]!;
}

/** On a narrow screen: right above the hand, else over it, else at the top. */
function stacked(card: Size, room: Room, shelf: number): Spot[] {
  const x = room.x + (room.width - card.width) / 2;
  return [shelf - card.height - EDGE, room.y + room.height, room.y].map((y) => ({ x, y }));
}

/** On a wide screen: beside the target, else in a corner. */
function around(card: Size, room: Room, target: Area | null): Spot[] {
  const corner = { x: room.x, y: room.y + room.height };
  if (!target) return [corner];
  const [x, y] = [target.x + (target.width - card.width) / 2, target.y + (target.height - card.height) / 2];
  return [
    { x: target.x + target.width + GAP, y },
    { x: target.x - card.width - GAP, y },
    { x, y: target.y + target.height + GAP },
    { x, y: target.y - card.height - GAP },
    corner,
  ];
}

function kept(spot: Spot, card: Size, room: Area): Spot {
  return {
    x: Math.max(room.x + EDGE, Math.min(spot.x, room.x + room.width - card.width - EDGE)),
    y: Math.max(room.y + EDGE, Math.min(spot.y, room.y + room.height - card.height - EDGE)),
  };
}

function overlap(one: Area, other: Area): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
