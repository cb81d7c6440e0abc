import type { GuideStep } from "../board";
import { choiceOf, type BanquetPlay } from "./choice.svelte";
import { cardsFor, clochesWithinReach, find, piecesFor, validations } from "./legal";
import type { Action, Event, View } from "./types";

// keys: guide-welcome guide-welcome-title guide-memorise guide-memorise-title guide-menus guide-menus-title
// keys: guide-pick guide-pick-title guide-spaces guide-spaces-title guide-serve guide-serve-title
// keys: guide-discard guide-discard-title guide-complete guide-complete-title guide-toques guide-toques-title
// keys: guide-cloche guide-cloche-title guide-help guide-help-title guide-end guide-end-title

/** A first game, explained while it is played: each step when its time has come. */
export const guide: readonly GuideStep<View, Action, Event>[] = [
  { id: "welcome", at: "table", when: () => true },
  {
    id: "memorise",
    at: "table",
    when: (play) => find(play.legal, "memorise_ready") !== null,
    over: (play) => play.view.step !== "memorising",
  },
  { id: "menus", at: "hand", when: places },
  { id: "pick", at: "kitchen", when: places, over: (play) => choiceOf(play).piece !== null || !places(play) },
  {
    id: "spaces",
    at: "table",
    when: (play) => choiceOf(play).piece !== null,
    over: (play) => !places(play) && play.legal.length > 0,
  },
  {
    id: "serve",
    at: "hand",
    when: (play) => validations(play.legal).length > 0,
    over: (play) => play.view.step !== "serving",
  },
  {
    id: "discard",
    at: "hand",
    when: (play) => cardsFor(play.legal, "discard_menu").size > 0,
    over: (play) => play.view.step !== "serving",
  },
  { id: "complete", at: "table", when: (play) => play.assist && places(play) && play.view.completions.length > 0 },
  { id: "toques", at: "kitchen:toque", when: (play) => piecesFor(play.legal, null).has("toque") && ownTurns(play) > 2 },
  { id: "cloche", at: "table", when: (play) => clochesWithinReach(play.legal).size > 0 },
  { id: "help", when: (play) => places(play) && ownTurns(play) > 3 },
  { id: "end", at: "table", when: (play) => places(play) && play.view.turn > 24 },
];

function places(play: BanquetPlay): boolean {
  return piecesFor(play.legal, null).size > 0;
}

function ownTurns(play: BanquetPlay): number {
  return Math.ceil(play.view.turn / play.view.seats.length);
}
