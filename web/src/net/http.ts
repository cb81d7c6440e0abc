import { tongue } from "../i18n/language.svelte";
import type {
  Created,
  CreateTable,
  ErrorBody,
  GameInfo,
  Invited,
  Language,
  Me,
  Problem,
  Replay,
  SeatLink,
  TableInfo,
  Tables,
  WhatIf,
  WhoAmI,
} from "./protocol";

/** The server said no. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text ?? problem.key);
  }
}

/** What to tell people. If it was not the server that refused, a part of the client itself did not come. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  console.error(error);
  return { key: "problem-offline" };
}

type Method = "GET" | "POST" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": tongue.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, { key: "problem-offline" });
  }
  const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
  const read: unknown = isJson ? await answer.json() : null;
  if (answer.ok) return read as T;
  throw new Refusal(
    answer.status,
    (read as ErrorBody | null)?.error ?? { key: "problem-status", params: { status: answer.status } },
  );
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  whoAmI: () => call<WhoAmI>("GET", "/api/me"),
  introduce: (name: string, language: Language) => call<Me>("POST", "/api/me", { name, language }),
  forgetMe: () => call<null>("DELETE", "/api/me"),
  register: (login: string, password: string) => call<Me>("POST", "/api/account", { login, password }),
  logIn: (login: string, password: string) => call<Me>("POST", "/api/login", { login, password }),
  logOut: (everywhere: boolean) => call<null>("POST", "/api/logout", { everywhere }),
  useSeatLink: (token: string) => call<Me>("POST", "/api/seat-link/use", { token }),
  openTables: () => call<Tables>("GET", "/api/tables"),
  myTables: () => call<Tables>("GET", "/api/my-tables"),
  create: (wish: CreateTable) => call<Created>("POST", "/api/tables", wish),
  table: (id: string) => call<TableInfo>("GET", at(id)),
  seatLink: (id: string) => call<SeatLink>("POST", `${at(id)}/seat-link`, {}),
  invitation: (code: string) => call<Invited>("GET", `/api/invitations/${encodeURIComponent(code)}`),
  replay: (id: string, seat: number | null) =>
    call<Replay>("GET", `${at(id)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  journal: (id: string) => `${at(id)}/journal`,
  whatIf: (id: string, wish: WhatIf) => call<Created>("POST", `${at(id)}/what-if`, wish),
};
