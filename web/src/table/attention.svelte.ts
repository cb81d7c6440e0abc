import { t } from "../i18n/language.svelte";
import { settings } from "../settings.svelte";
import { play } from "../ui/sound";
import type { FrameState } from "./frame.svelte";

export type NotifyState = "available" | "denied" | "insecure" | "missing";

/** Can this browser tell somebody that it is their turn while the page is in the background? */
export function notifyState(): NotifyState {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : "available";
}

/** Ask for the permission; true if it is given. */
export async function allowNotify(): Promise<boolean> {
  return notifyState() === "available" && (await Notification.requestPermission()) === "granted";
}

/** Call it while a component is made: the title says whose turn it is, and a bell rings when ours begins. */
export function attend(frame: FrameState): void {
  const { table } = frame;
  const asked = $derived(
    table.connection.info?.status === "playing" ? table.mine.filter((seat) => table.asked(seat)).join() : "",
  );
  let before: string | null = null;

  $effect(() => {
    document.title = asked ? t("frame-title-turn", { game: frame.name }) : t("frame-title", { game: frame.name });
  });
  $effect(() => {
    if (before !== null && asked && asked !== before) callBack(frame.name);
    if (table.connection.info) before = asked;
  });
}

function callBack(game: string): void {
  if (settings.sound) play("bell");
  if (!document.hidden || !settings.notify || notifyState() !== "available") return;
  if (Notification.permission === "granted") void notify(t("frame-title-turn", { game }), t("frame-notify-body"));
}

/** Phones want the service worker to do it; a touch leads back to this table. */
async function notify(title: string, body: string): Promise<void> {
  const options = { body, tag: "atable-turn", icon: "/icon-192.png", data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
