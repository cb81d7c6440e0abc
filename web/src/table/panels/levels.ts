import { t } from "../../i18n/language.svelte";

const KNOWN = ["random", "greedy-casual", "greedy", "commis", "chef", "etoile"];

/** How well a bot plays, in a word. */
export function levelName(level: string): string {
  // keys: lobby-level-random lobby-level-greedy-casual lobby-level-greedy
  // keys: lobby-level-commis lobby-level-chef lobby-level-etoile
  return KNOWN.includes(level) ? t(`lobby-level-${level}`) : level;
}
