import { guidedOptions } from "../../games";
import { api } from "../../net/http";
import type { CreateTable, GameInfo } from "../../net/protocol";
import { visitor } from "../../people.svelte";
import { router } from "../../router.svelte";
import { middle } from "../new/form";

/** One click: a table with two bots, and no clock. */
export async function playNow(game: GameInfo): Promise<void> {
  const bot = { kind: "bot", level: middle(game.bots) } as const;
  const seats = Math.min(3, game.seats_max);
  await open({ game: game.id, seats: [{ kind: "me" }, ...Array<typeof bot>(seats - 1).fill(bot)] });
}

/** The same against one weak bot, with somebody who explains. */
export async function playGuided(game: GameInfo): Promise<void> {
  const seats = [{ kind: "me" }, { kind: "bot", level: game.bots[0] ?? null }] as const;
  await open({ game: game.id, seats: [...seats], options: guidedOptions(game.id) }, "?guide=1");
}

async function open(wish: CreateTable, query = ""): Promise<void> {
  await visitor.beSomebody();
  const { id } = await api.create({ ...wish, start: true, thinking: "none" });
  router.go(`/t/${id}${query}`);
}
