import { tick } from "svelte";

import type { GameBoard, Play, SeatLook } from "../games/board";
import { t, tongue } from "../i18n/language.svelte";
import type { Reader } from "../i18n/speaker";
import { api } from "../net/http";
import type { Message, Replay } from "../net/protocol";
import { settings } from "../settings.svelte";
import { seatLooks } from "../table/table.svelte";
import { fly, measure } from "../ui/fly";
import { calm } from "../ui/motion";
import { play as sound } from "../ui/sound";
import { eventsAt, makeFilm, momentFrom, neighbour, stopOf, timeAt, told, viewAt, type Line } from "./film";

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const EACH = 1_600; // ms for a stop at speed 1

/** A finished game on the screen: which moment, through whose eyes, and whether it runs. */
export class ReplayState {
  at = $state(0);
  running = $state(false);
  speed = $state(1);
  lit = $state<string | null>(null);
  #replay: Replay = $state.raw({} as Replay);
  #seen = new Map<number | null, Replay>(); // by eyes
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly film = $derived(makeFilm(this.#replay));
  readonly looks: SeatLook[] = $derived.by(() => seatLooks(this.table.seats, this.board, this.view));
  readonly lines = $derived(told(this.film, this.at));

  constructor(
    readonly id: string,
    readonly board: GameBoard,
    replay: Replay,
    at: string | null,
  ) {
    this.#take(replay);
    this.at = momentFrom(this.film, at);
  }

  get table(): Replay["table"] {
    return this.#replay.table;
  }

  get seat(): number | null {
    return this.#replay.seat;
  }

  get view(): unknown {
    return viewAt(this.#replay, this.at);
  }

  get events(): readonly unknown[] {
    return eventsAt(this.#replay, this.at);
  }

  get now(): number {
    return timeAt(this.#replay, this.at);
  }

  get stop(): number {
    return stopOf(this.film, this.at);
  }

  /** This moment in the address bar, and for friends. */
  get path(): string {
    const seat = this.seat === null ? "" : `seat=${this.seat}&`;
    return `/r/${encodeURIComponent(this.id)}?${seat}at=${this.at}`;
  }

  // In words

  get reader(): Reader {
    return { names: this.looks.map((look) => look.name), seat: this.seat };
  }

  say(message: Message): string {
    return tongue.say(message, this.reader, this.table.game);
  }

  sentence(line: Line): string {
    return line.event === null ? t("replay-undone") : this.say(this.board.describe(line.event));
  }

  /** What happened at this moment; at a quiet one, what happened last. */
  get caption(): string {
    const last = this.lines.at(-1)?.moment;
    if (last === undefined) return t("replay-before");
    return this.lines
      .filter((line) => line.moment === last)
      .map((line) => this.sentence(line))
      .join(" ");
  }

  // Moving

  /** To any moment at once; nothing flies. */
  goTo(moment: number): void {
    this.pause();
    this.lit = null;
    this.at = moment;
  }

  step(way: 1 | -1): void {
    const next = neighbour(this.film, this.at, way);
    if (next === null) return;
    this.pause();
    if (way === 1) void this.#advance(next);
    else this.goTo(next);
  }

  get canStepBack(): boolean {
    return this.at > 0;
  }

  get canStepOn(): boolean {
    return neighbour(this.film, this.at, 1) !== null;
  }

  toStart(): void {
    this.goTo(0);
  }

  toEnd(): void {
    this.goTo(this.film.stops.at(-1) ?? 0);
  }

  async #advance(next: number): Promise<void> {
    this.lit = null;
    const events = eventsAt(this.#replay, next);
    if (settings.sound) for (const event of events) sound(this.board.sound(event));
    const motions = calm() ? [] : events.flatMap((event) => this.board.motions(event, viewAt(this.#replay, next)));
    const from = motions.map((motion) => measure(motion.from));
    this.at = next;
    await tick();
    motions.forEach((motion, index) => fly(from[index] ?? null, motion.to, index));
  }

  // Running

  run(): void {
    if (!this.canStepOn) this.at = 0;
    this.running = this.canStepOn;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.run();
  }

  hurry(speed: number): void {
    this.speed = speed;
    if (this.running) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.running) this.#timer = setTimeout(() => this.#beat(), EACH / this.speed);
  }

  #beat(): void {
    const next = neighbour(this.film, this.at, 1);
    if (next !== null) void this.#advance(next);
    if (this.canStepOn) this.#wait();
    else this.pause();
  }

  // Whose eyes

  async look(seat: number | null): Promise<void> {
    this.pause();
    this.#take(this.#seen.get(seat) ?? (await api.replay(this.id, seat)));
  }

  #take(replay: Replay): void {
    this.#seen.set(replay.seat, replay);
    this.#replay = replay;
  }

  /** For the board: this moment; nothing can be done about it any more. */
  readonly play: Play<unknown, unknown, unknown> = playOf(this);
}

function playOf(replay: ReplayState): Play<unknown, unknown, unknown> {
  return {
    get seat() {
      return replay.seat;
    },
    get view() {
      return replay.view;
    },
    legal: [],
    get recent() {
      return replay.events;
    },
    get looks() {
      return replay.looks;
    },
    assist: false,
    live: false,
    get lit() {
      return replay.lit;
    },
    now: () => replay.now,
    say: (message) => replay.say(message),
    act: () => {},
  };
}
