import { t, tongue } from "./i18n/language.svelte";
import { api } from "./net/http";
import type { Language, Me } from "./net/protocol";

/** Who sits before this screen. Nobody needs an account: a guest gets a name when one is needed. */
class Visitor {
  me = $state.raw<Me | null>(null);

  async begin(): Promise<void> {
    const { me } = await api.whoAmI();
    this.me ??= me; // somebody may have been introduced meanwhile
  }

  /** Before the first table: somebody with a name, made up if need be. */
  async beSomebody(): Promise<Me> {
    if (!this.me) await this.begin(); // a new name would rename somebody whom the server knows
    this.me ??= await api.introduce(
      t("guest-name", { number: 100 + Math.floor(Math.random() * 900) }),
      tongue.language,
    );
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.introduce(name, tongue.language);
  }

  async speak(language: Language): Promise<void> {
    await tongue.change(language);
    if (this.me) this.me = await api.introduce(this.me.name, language);
  }
}

export const visitor = new Visitor();
