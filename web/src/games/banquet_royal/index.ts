import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { describe, describeAction, opens } from "./describe";
import { guide } from "./guide";
import Hand from "./Hand.svelte";
import { motions, places, sound } from "./motions";
import { colorOf } from "./pieces";
import Rival from "./Rival.svelte";
import type { Action, Event, View } from "./types";
import { aloud, spacesLeft } from "./words";

export const board: GameBoard<View, Action, Event> = {
  Board,
  Hand,
  Controls,
  Rival,
  describe,
  describeAction,
  opens,
  places,
  motions,
  sound,
  points: (view) => view.seats.map((seat) => seat.points),
  progress: (view) =>
    view.turn > 0 ? { key: "board-progress", params: { turn: view.turn, spaces: spacesLeft(view) } } : null,
  color: colorOf,
  aloud,
  guide,
  keys: [
    { keys: ["1", "2", "3", "4"], does: { key: "board-key-dish", params: {} } },
    { keys: ["T"], does: { key: "board-key-toque", params: {} } },
  ],
};
