// Written by tools/typescript.py from the Python types; do not edit.

export interface Act {
  type: "act";
  client: string;
  seat: number;
  actions: unknown[];
  prompt?: string | null; // the question that the first action answers
}

export interface AddLuck {
  type: "add_luck";
  client: string;
  entropy: string;
}

export interface Bye {
  type: "bye";
  problem: Problem;
  again: boolean;
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number; // wall time, ms
}

export type ClientMessage = Hello | Ping | Act | TakeBack | Propose | Vote | Resume | Say | Sit | Stand | Leave | ComeBack | Resign | AddLuck | Start | SetBot | Empty | HandOver | Mute | Remove | Rematch | Close;

export interface Close {
  type: "close";
  client: string;
}

export interface ComeBack {
  type: "come_back";
  client: string;
  seat: number;
}

export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  public?: boolean;
  thinking?: "days" | "fast" | "none" | "normal" | "slow";
  hours?: number;
  start?: boolean; // at once, where no seat is left open
}

export interface Created {
  id: string;
  invitation: string;
}

export interface Done {
  type: "done";
  client: string;
}

export interface Empty {
  type: "empty";
  client: string;
  seat: number;
}

export interface ErrorBody {
  error: Problem;
}

export interface GameInfo {
  id: string;
  names: Record<string, string>;
  seats_min: number;
  seats_max: number;
  together: boolean;
  rules_version: string;
  options: Record<string, unknown>; // JSON Schema, with defaults
  bots: string[]; // levels, weakest first
}

export interface GuestInfo {
  person: string;
  name: string;
  connected: boolean;
  muted: boolean;
}

export interface HandOver {
  type: "hand_over";
  client: string;
  person: string;
}

export interface Hello {
  type: "hello";
  last?: Record<string, number>;
  chat?: number;
  invitation?: string | null;
}

export interface Introduce {
  name: string;
  language?: "en" | "fr";
}

export interface Invited {
  table: TableRow;
}

export type Language = "en" | "fr";

export interface Leave {
  type: "leave";
  client: string;
}

export interface LogIn {
  login: string;
  password: string;
}

export interface LogOut {
  everywhere?: boolean;
}

export interface LuckInfo {
  promise: string;
  contributions: string[];
  commitment: string | null; // from the start of the game
  bits: string | null; // at its end
  seed: string | null; // at its end
}

export interface Me {
  person: string;
  name: string;
  language: "en" | "fr";
  login: string | null;
}

export interface Message {
  key: string;
  params: Record<string, number | string | Term | Player | Several>;
}

export interface MomentView {
  ms: number;
  seat: number;
  action: unknown;
  events: unknown;
  view: unknown;
}

export interface Mute {
  type: "mute";
  client: string;
  person: string;
  muted: boolean;
}

export interface Outcome {
  result: "lost" | "ranked" | "won";
  sides: SideScore[];
  reason: Message;
  tie_break: Message | null;
}

export interface Ping {
  type: "ping";
}

export interface Player {
  type: "player";
  seat: number;
}

export interface Pong {
  type: "pong";
}

export interface Problem {
  key: string;
  params?: Record<string, number | string | Term | Player | Several>;
  rule?: string | null;
  field?: string | null;
  text?: string | null; // over HTTP: the message in the reader's language
}

export interface Prompt {
  id: string;
  message: Message;
  rule: string;
  asks: boolean; // False: nothing is asked, the message says whom we wait for
}

export interface ProposalInfo {
  subject: "end" | "pause" | "undo";
  by: string; // a person
  agreed: string[]; // people who said yes
  needed: string[]; // people who have not answered yet
}

export interface Propose {
  type: "propose";
  client: string;
  subject: "end" | "pause";
}

export interface Refused {
  type: "refused";
  client: string | null;
  problem: Problem;
  accepted: number;
}

export interface Register {
  login: string;
  password: string;
}

export interface Rematch {
  type: "rematch";
  client: string;
}

export interface Remove {
  type: "remove";
  client: string;
  person: string;
}

export interface Replay {
  table: TableInfo;
  seat: number | null;
  first: unknown; // what this viewer saw before the first moment
  moments: MomentView[];
  outcome: Outcome | null;
}

export interface Resign {
  type: "resign";
  client: string;
  seat: number;
}

export interface Resume {
  type: "resume";
  client: string;
}

export interface Say {
  type: "say";
  client: string;
  text: string;
}

export interface ScoreLine {
  key: string;
  count: number;
  points: number;
}

export interface SeatDeadline {
  seat: number;
  at: number;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "empty" | "person";
  person: string | null; // an id that names a person at this table; no credential
  name: string; // of a person; the client names the bots
  level: string | null; // of the bot, or of the one that stands in for an absent person
  connected: boolean;
  stand_in: boolean; // a bot plays until the person is back
  open: boolean; // its person has left or resigned: somebody else may sit down
  until_stand_in: number | null; // of an absent person: so many more time-outs, and a bot stands in
}

export interface SeatLink {
  path: string;
  expires_at: number;
}

export interface SeatPlan {
  kind: "bot" | "empty" | "me" | "open";
  level?: string | null;
}

export type ServerFrame = (Welcome | Update | TableChanged | Chat | Done | Refused | Pong | Bye)[];

export type ServerMessage = Welcome | Update | TableChanged | Chat | Done | Refused | Pong | Bye;

export interface SetBot {
  type: "set_bot";
  client: string;
  seat: number;
  level: string;
}

export interface Several {
  type: "several";
  items: (string | Term | Player)[];
}

export interface SideScore {
  side: string; // "seat", "team" or "automa"
  seats: number[];
  points: number;
  lines: ScoreLine[];
  place: number; // 1 is best; equal places share
}

export interface Sit {
  type: "sit";
  client: string;
  seat: number;
}

export interface Stand {
  type: "stand";
  client: string;
  seat: number;
}

export interface Start {
  type: "start";
  client: string;
}

export type Status = "closed" | "finished" | "lobby" | "playing";

export interface TableChanged {
  type: "table_changed";
  you: You;
  table: TableInfo;
}

export interface TableInfo {
  id: string;
  game: string;
  rules_version: string;
  options: Record<string, unknown>;
  status: "closed" | "finished" | "lobby" | "playing";
  public: boolean;
  thinking: "days" | "fast" | "none" | "normal" | "slow";
  hours: number; // of a deadline, where thinking is "days"
  seats: SeatInfo[];
  guests: GuestInfo[];
  host: string;
  proposals: ProposalInfo[];
  paused: "consent" | "empty" | "no";
  luck: LuckInfo;
  outcome: Outcome | null;
  ended: string | null; // why the table closed without an outcome: "vote", "resigned", "host", "rules"
  resigned: number[]; // seats whose person gave up
  rematch: string | null; // the id of the next table
  outdated: boolean; // the rules have changed since and the game can't go on under the new ones
}

export interface TableRow {
  id: string;
  game: string;
  status: "closed" | "finished" | "lobby" | "playing";
  public: boolean;
  thinking: "days" | "fast" | "none" | "normal" | "slow";
  seats: SeatInfo[];
  host_name: string;
  updated_at: number;
  your_seats: number[];
  your_turn: boolean;
}

export interface Tables {
  tables: TableRow[];
}

export interface TakeBack {
  type: "take_back";
  client: string;
  seat: number;
}

export interface Term {
  type: "term";
  key: string;
}

export type Thinking = "days" | "fast" | "none" | "normal" | "slow";

export interface Time {
  now: number; // ms of table time
  running: boolean;
  starts_in: number; // ms until it runs: the count-in after a pause or an outage
  deadlines: SeatDeadline[];
}

export interface Undone {
  type: "undone";
  to: number;
}

export interface Update {
  type: "update";
  seat: number | null;
  first: number;
  last: number;
  complete: boolean;
  events: unknown[];
  view: unknown;
  prompts: Prompt[];
  legal: unknown; // a list of actions
  time: Time;
}

export interface UseSeatLink {
  token: string;
}

export interface Vote {
  type: "vote";
  client: string;
  subject: "end" | "pause" | "undo";
  yes: boolean;
}

export interface Welcome {
  type: "welcome";
  you: You;
  table: TableInfo;
  chat: ChatLine[];
}

export interface WhatIf {
  moment: number;
  seat: number;
  level?: string | null; // of the bots on all other seats; the strongest if not said
}

export interface WhoAmI {
  me: Me | null;
}

export interface You {
  person: string;
  seats: number[];
  host: boolean;
  invitation: string | null; // to pass on to friends
}
