import { t } from "../../i18n/language.svelte";

const KNOWN = ["random", "greedy-casual", "greedy"];

/** How well a bot plays, in a word. */
export function levelName(level: string): string {
  // keys: lobby-level-random lobby-level-greedy-casual lobby-level-greedy
  return KNOWN.includes(level) ? t(`lobby-level-${level}`) : level;
}
