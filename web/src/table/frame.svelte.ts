import { MediaQuery } from "svelte/reactivity";

import { tongue } from "../i18n/language.svelte";
import { typeset } from "../i18n/speaker";
import type { GameInfo } from "../net/protocol";
import type { TableState } from "./table.svelte";

export type Tab = "board" | "me" | "rivals" | "log";
export type Talk = "log" | "chat";
export type Sheet = "menu" | "keys" | "aloud" | "end";

/** What is open and in front on the table page; what happens at the table itself is in TableState. */
export class FrameState {
  tab = $state<Tab>("board"); // on a screen too narrow for all of them
  talk = $state<Talk>("log");
  sheet = $state<Sheet | null>(null);
  rule = $state<string | null>(null); // the rule that is being read
  player = $state<number | null>(null); // whose sheet is open
  handLow = $state(false); // the hand is put aside: only its handle shows
  cameBeforeRematch = $state(false); // whoever comes later is not sent on to the next table
  #arrived = false;
  #sits = false; // has asked for a seat
  #wide = new MediaQuery("(min-width: 1100px)");
  #logSeen = $state(0);
  #chatSeen = $state(0);

  constructor(
    readonly table: TableState,
    readonly about: GameInfo | null,
    readonly wantsSeat = false,
  ) {}

  get wide(): boolean {
    return this.#wide.current;
  }

  get name(): string {
    return typeset(this.about?.names[tongue.language] ?? this.table.game);
  }

  /** The rule that applies now: that of the question, or of what we wait for. */
  get ruleNow(): string | null {
    return (this.table.question ?? this.table.prompts[0])?.rule ?? null;
  }

  // What is new since somebody last looked

  get reads(): Talk | null {
    return this.wide || this.tab === "log" ? this.talk : null;
  }

  get newLog(): boolean {
    return this.#lastTold > this.#logSeen;
  }

  get newChat(): number {
    const own = this.table.connection.you?.person;
    return this.table.connection.chat.filter((line) => line.number > this.#chatSeen && line.person !== own).length;
  }

  /** Call it in an effect: what is being looked at is not new. */
  look(): void {
    if (this.reads === "log") this.#logSeen = this.#lastTold;
    if (this.reads === "chat") this.#chatSeen = this.table.connection.chat.at(-1)?.number ?? 0;
  }

  /** All that came before we did is no news. Call it in an effect; it counts once. */
  arrive(): void {
    const info = this.table.connection.info;
    if (this.#arrived || !info || (info.status === "playing" && !this.table.update)) return;
    this.#arrived = true;
    this.cameBeforeRematch = info.rematch === null;
    this.#logSeen = this.#lastTold;
    this.#chatSeen = this.table.connection.chat.at(-1)?.number ?? 0;
  }

  /** Whoever clicked «Sit down» on an invitation takes the first free seat. Call it in an effect; it counts once. */
  sitDown(): void {
    const info = this.table.connection.info;
    if (!this.wantsSeat || this.#sits || info?.status !== "lobby" || this.table.mine.length) return;
    this.#sits = true;
    const free = info.seats.find((seat) => seat.kind === "empty");
    if (free) this.table.connection.send({ type: "sit", seat: free.seat });
  }

  get #lastTold(): number {
    return this.table.told.at(-1)?.number ?? 0;
  }

  // Going somewhere by key

  goTo(tab: Tab): void {
    this.tab = tab;
    if (tab === "me") this.handLow = false;
    focusLater(`#frame-${tab} [tabindex="0"]`, `#frame-${tab} button`, `#frame-${tab}`);
  }

  speak(talk: Talk): void {
    this.tab = "log";
    this.talk = talk;
    focusLater("#frame-log");
  }
}

/** The first of these that is there, after the page has been drawn: what is hidden now can't be focused yet. */
function focusLater(...wanted: string[]): void {
  requestAnimationFrame(() => {
    const found = wanted.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
    found?.focus();
  });
}
