import { api } from "../../net/http";
import type { CreateTable, GameInfo, Me } from "../../net/protocol";
import { visitor } from "../../people.svelte";
import { router } from "../../router.svelte";
import { middle } from "../new/form";

const GUIDED = { banquet_royal: { memorise_seconds: 60 } } as const;

/** Whoever was here before keeps their name: a fresh one is made up only for somebody new. */
export async function whoPlays(): Promise<Me> {
  if (!visitor.me) await visitor.begin();
  return visitor.beSomebody();
}

/** One click: a table with two bots, and no clock. */
export async function playNow(game: GameInfo): Promise<void> {
  const bot = { kind: "bot", level: middle(game.bots) } as const;
  const seats = Math.min(3, game.seats_max);
  await open({ game: game.id, seats: [{ kind: "me" }, ...Array<typeof bot>(seats - 1).fill(bot)] });
}

/** The same against one weak bot, with somebody who explains. */
export async function playGuided(game: GameInfo): Promise<void> {
  const seats = [{ kind: "me" }, { kind: "bot", level: game.bots[0] ?? null }] as const;
  const options = game.id in GUIDED ? GUIDED[game.id as keyof typeof GUIDED] : {};
  await open({ game: game.id, seats: [...seats], options }, "?guide=1");
}

async function open(wish: CreateTable, query = ""): Promise<void> {
  await whoPlays();
  const { id } = await api.create({ ...wish, start: true, thinking: "none" });
  router.go(`/t/${id}${query}`);
}
