import { tick } from "svelte";

import type { GameBoard, Play, SeatColor, SeatLook, SeatShape } from "../games/board";
import { t, tongue } from "../i18n/language.svelte";
import type { Reader } from "../i18n/speaker";
import { Connection } from "../net/connection.svelte";
import type { Message, Problem, Prompt, SeatInfo, Update } from "../net/protocol";
import { settings } from "../settings.svelte";
import { fly, measure } from "../ui/fly";
import { play as sound } from "../ui/sound";
import { calm } from "../ui/motion";
import { Stage } from "./stage.svelte";

const COLORS: readonly SeatColor[] = ["tomato", "sea", "plum", "olive", "saffron", "cocoa"];
const SHAPES: readonly SeatShape[] = ["circle", "square", "diamond", "triangle", "star", "hexagon"];

/** A line of the log: an event that happened, and under which number. */
export interface Told {
  number: number;
  event: unknown;
}

/** An action under way: the name under which it is answered, and the question it answers. */
interface Sent {
  client: string;
  question: string | null;
  action: string;
}

interface Undone {
  type: "undone";
  to: number;
}

/** Everything at one table, for the page that shows it: the connection, what each stream has told, what is shown. */
export class TableState {
  readonly connection: Connection;
  readonly stage = new Stage(calm);
  problem = $state.raw<Problem | null>(null); // the last refusal, until it is put away
  lit = $state<string | null>(null);
  #chosen = $state<number | null>(null); // hot-seat: whose eyes
  #sent = $state.raw<Sent | null>(null); // my last action
  #latest = $state.raw<Record<string, Update>>({});
  #told = $state.raw<Record<string, Told[]>>({});

  constructor(
    readonly id: string,
    readonly board: GameBoard,
    readonly game: string,
    invitation: string | null,
  ) {
    this.connection = new Connection(id, invitation);
    this.connection.onUpdate = (update) => this.#hear(update);
    this.connection.onRefused = (problem) => (this.problem = problem);
    this.stage.onScene = (scene) => this.#animate(scene.events);
  }

  // Who looks

  get seats(): readonly SeatInfo[] {
    return this.connection.info?.seats ?? [];
  }

  get mine(): readonly number[] {
    return this.connection.you?.seats ?? [];
  }

  /** Whose eyes we look through: one of my seats, or a spectator's. */
  get seat(): number | null {
    if (this.#chosen !== null && this.mine.includes(this.#chosen)) return this.#chosen;
    return this.mine[0] ?? null;
  }

  /** Hot-seat: the seat that is asked and is not the one looking; the device should change hands. */
  get handTo(): number | null {
    if (this.mine.length < 2) return null;
    if (this.asked(this.seat)) return null;
    return this.mine.find((seat) => this.asked(seat)) ?? null;
  }

  /** Hot-seat: the seat for which the device must be passed on before anything is shown; null if nobody waits. */
  get veiledFor(): number | null {
    if (this.mine.length < 2 || this.connection.info?.status !== "playing") return null;
    if (this.#chosen === null || !this.mine.includes(this.#chosen)) {
      return this.mine.find((seat) => this.asked(seat)) ?? this.mine[0] ?? null;
    }
    return this.stage.busy ? null : this.handTo; // whoever has moved sees the end of the move
  }

  look(seat: number): void {
    this.#chosen = seat;
    const update = this.#latest[stream(seat)];
    if (update) this.stage.take(update, [], false);
  }

  asked(seat: number | null): boolean {
    return this.#latest[stream(seat)]?.prompts.some((prompt) => prompt.asks) ?? false;
  }

  // What is

  get update(): Update | null {
    return this.#latest[stream(this.seat)] ?? null;
  }

  get prompts(): readonly Prompt[] {
    return this.update?.prompts ?? [];
  }

  get question(): Prompt | null {
    return this.prompts.find((prompt) => prompt.asks) ?? null;
  }

  get told(): readonly Told[] {
    return this.#told[stream(this.seat)] ?? [];
  }

  get looks(): SeatLook[] {
    return seatLooks(this.seats, this.board, this.stage.shown?.view);
  }

  get reader(): Reader {
    return { names: this.looks.map((look) => look.name), seat: this.seat };
  }

  say(message: Message): string {
    return tongue.say(message, this.reader, this.game);
  }

  /** Something was sent that can't arrive just now: it is kept, and a second one would come too late. */
  get kept(): boolean {
    return this.connection.line !== "open" && !this.connection.settled;
  }

  /** This question is answered already, though the server has not said so: the line is slow. */
  get sending(): boolean {
    const sent = this.#sent;
    return sent !== null && sent.question === this.question?.id && this.connection.waitsFor(sent.client);
  }

  act(action: unknown): void {
    if (this.seat === null || this.kept) return;
    const text = JSON.stringify(action);
    if (this.sending && this.#sent?.action === text) return; // a double click means it once
    this.problem = null;
    const question = this.question?.id ?? null;
    const client = this.connection.send({ type: "act", seat: this.seat, actions: [action], prompt: question });
    this.#sent = { client, question, action: text };
  }

  takeBack(): void {
    if (this.seat === null) return;
    this.problem = null;
    this.connection.send({ type: "take_back", seat: this.seat });
  }

  /** For the board: this table as it is shown. */
  readonly play: Play<unknown, unknown, unknown> = playOf(this);

  // What comes

  #hear(update: Update): void {
    const name = stream(update.seat);
    const before = this.#latest[name];
    this.#latest = { ...this.#latest, [name]: update };
    const events = this.#remember(name, update);
    if (update.seat === this.seat) this.stage.take(update, events, before !== undefined && update.complete);
  }

  /** Keep the log: new events, without those that were undone. Returns those to be shown. */
  #remember(name: string, update: Update): unknown[] {
    let kept = update.complete ? (this.#told[name] ?? []).filter((line) => line.number < update.first) : [];
    const fresh: unknown[] = [];
    for (const [index, event] of update.events.entries()) {
      if (isUndone(event)) {
        kept = kept.filter((line) => line.number <= event.to);
        fresh.length = 0;
      } else {
        kept = [...kept, { number: update.first + index, event }];
        fresh.push(event);
      }
    }
    this.#told = { ...this.#told, [name]: kept };
    return fresh;
  }

  async #animate(events: readonly unknown[]): Promise<void> {
    const view = this.stage.shown?.view;
    if (settings.sound) {
      for (const event of events) sound(this.board.sound(event));
    }
    if (calm()) return;
    const motions = events.flatMap((event) => this.board.motions(event, view));
    const from = motions.map((motion) => measure(motion.from));
    await tick();
    motions.forEach((motion, index) => fly(from[index] ?? null, motion.to, index));
  }
}

function playOf(table: TableState): Play<unknown, unknown, unknown> {
  return {
    get seat() {
      return table.seat;
    },
    get view() {
      return table.stage.shown?.view;
    },
    get legal() {
      return table.stage.busy || table.kept || !this.live ? [] : ((table.update?.legal as unknown[] | undefined) ?? []);
    },
    get recent() {
      return table.stage.recent;
    },
    get looks() {
      return table.looks;
    },
    get assist() {
      return settings.assist;
    },
    get live() {
      const info = table.connection.info;
      return info?.status === "playing" && info.paused === "no" && table.seat !== null;
    },
    get lit() {
      return table.lit;
    },
    now: () => table.connection.now(),
    say: (message) => table.say(message),
    act: (action) => table.act(action),
  };
}

export function seatLooks(seats: readonly SeatInfo[], board: GameBoard, view: unknown): SeatLook[] {
  return seats.map((seat, index) => {
    const name = seatName(seat);
    const own = view === undefined ? null : board.color(view, index);
    const [color, shape] = [own ?? COLORS[index % COLORS.length]!, SHAPES[index % SHAPES.length]!];
    return { name, initial: [...name][0]?.toLocaleUpperCase() ?? "?", color, shape };
  });
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "person") return seat.name || t("seat-nameless");
  if (seat.kind === "bot") return t(`bot-name-${1 + (seat.seat % 5)}`);
  return t("seat-free");
}

function stream(seat: number | null): string {
  return seat === null ? "spectator" : `${seat}`;
}

function isUndone(event: unknown): event is Undone {
  return (event as { type?: string }).type === "undone";
}
