import type { ChatLine, ClientMessage, Hello, Problem, ServerMessage, TableInfo, Time, Update, You } from "./protocol";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const SILENCE = 25_000; // a line on which nothing comes for so long is dead, whatever the browser says

export type Line = "connecting" | "open" | "lost" | "closed";
type Without<T> = T extends { client: string } ? Omit<T, "client"> : never;
export type Command = Without<ClientMessage>;

/** The table's clock as the server read it, and when that was. */
export interface Reading {
  time: Time;
  at: number;
}

/**
 * The socket of a table. It comes back by itself, says what it has and sends again what was not answered: the same
 * client id makes sure that nothing is done twice.
 */
export class Connection {
  line = $state<Line>("connecting");
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  farewell = $state.raw<Problem | null>(null); // why the server won't have us back
  reading = $state.raw<Reading | null>(null);
  onUpdate: (update: Update) => void = () => {};
  onRefused: (problem: Problem) => void = () => {};

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #heard = 0; // when the server last said anything
  #last = new Map<string, number>();
  #unanswered = new Map<string, string>();
  #waiting = $state(0);
  #pings: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly invitation: string | null = null,
  ) {}

  /** Has everything that was sent been answered? */
  get settled(): boolean {
    return this.#waiting === 0;
  }

  open(): void {
    this.#connect();
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.line = "closed";
    clearInterval(this.#pings);
    clearTimeout(this.#again);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Is what was sent under this name still without an answer? */
  waitsFor(client: string): boolean {
    return this.#waiting > 0 && this.#unanswered.has(client);
  }

  /** Returns the name under which it is answered. */
  send(command: Command): string {
    const client = newId();
    const text = JSON.stringify({ ...command, client });
    this.#unanswered.set(client, text);
    this.#waiting = this.#unanswered.size;
    if (this.line === "open") this.#socket?.send(text);
    return client;
  }

  /** Table time now, in milliseconds. */
  now(): number {
    if (!this.reading) return 0;
    const { time, at } = this.reading;
    return time.running ? time.now + Math.max(0, performance.now() - at - time.starts_in) : time.now;
  }

  #connect(): void {
    if (this.line === "closed") return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    const before = this.#socket;
    this.#socket = socket; // from here on the one before is not listened to
    before?.close();
    socket.onopen = () => this.#send(this.#hello());
    socket.onmessage = (frame: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = performance.now();
      for (const message of JSON.parse(frame.data) as ServerMessage[]) this.#receive(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #hello(): Hello {
    const chat = this.chat.at(-1)?.number ?? 0;
    return { type: "hello", last: Object.fromEntries(this.#last), chat, invitation: this.invitation };
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ping(): void {
    if (this.line === "open" && performance.now() - this.#heard > SILENCE) {
      this.line = "lost";
      this.#connect();
    } else this.#send({ type: "ping" });
  }

  #lost(): void {
    if (this.line === "closed") return;
    this.line = "lost";
    this.#again = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks again: don't wait for the next try. */
  #hurry = (): void => {
    if (this.line !== "lost" || document.hidden) return;
    clearTimeout(this.#again);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.line = "open";
        this.#wait = FIRST_WAIT;
        this.#look(message.table, message.you);
        this.chat = [...this.chat, ...message.chat];
        for (const text of this.#unanswered.values()) this.#socket?.send(text);
        break;
      case "table_changed":
        this.#look(message.table, message.you);
        break;
      case "update":
        this.#last.set(message.seat === null ? "spectator" : `${message.seat}`, message.last);
        this.reading = { time: message.time, at: performance.now() };
        this.onUpdate(message);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "done":
        this.#answered(message.client);
        break;
      case "refused":
        if (message.client !== null) this.#answered(message.client);
        this.onRefused(message.problem);
        break;
      case "bye":
        if (!message.again) {
          this.farewell = message.problem;
          this.close();
        }
        break;
      case "pong":
        break;
    }
  }

  #look(table: TableInfo, you: You): void {
    this.info = table;
    this.you = you;
  }

  #answered(client: string): void {
    this.#unanswered.delete(client);
    this.#waiting = this.#unanswered.size;
  }
}

/** Over plain http in a home network there is no `crypto.randomUUID`. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join("");
}
