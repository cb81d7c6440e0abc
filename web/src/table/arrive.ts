import { boardOf } from "../games";
import { tongue } from "../i18n/language.svelte";
import { api } from "../net/http";
import type { GameInfo } from "../net/protocol";
import { visitor } from "../people.svelte";
import { TableState } from "./table.svelte";

/** What an invitation page leaves for the table page: a stranger can't ask the server which game it is. */
interface Invitation {
  code: string;
  game: string;
  sit?: boolean; // did they click «Sit down»?
}

/** A table to sit down at, or a game that can't be drawn yet. */
export interface Arrival {
  table: TableState | null;
  game: string;
  about: GameInfo | null;
  sit: boolean;
}

export async function arrive(id: string): Promise<Arrival> {
  await visitor.beSomebody();
  const invitation = invitationTo(id);
  const game = invitation?.game ?? (await api.table(id)).game;
  const [about, board] = await Promise.all([aboutGame(game), boardOf(game), tongue.learn(game)]);
  const table = board ? new TableState(id, board, game, invitation?.code ?? null) : null;
  return { table, game, about, sit: invitation?.sit ?? false };
}

/** Names and bots of the game: nice to have, no reason to stay outside. */
async function aboutGame(game: string): Promise<GameInfo | null> {
  const games = await api.games().catch(() => []);
  return games.find((one) => one.id === game) ?? null;
}

function invitationTo(id: string): Invitation | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`atable.invitation.${id}`) ?? "null");
    return isInvitation(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isInvitation(kept: unknown): kept is Invitation {
  const { code, game } = (kept ?? {}) as Partial<Invitation>;
  return typeof code === "string" && typeof game === "string";
}
