import { t } from "../../i18n/language.svelte";
import type { Thinking } from "../../net/protocol";

export function thinkingName(thinking: Thinking): string {
  // keys: new-thinking-none new-thinking-fast new-thinking-normal new-thinking-slow new-thinking-days
  return t(`new-thinking-${thinking}`);
}
