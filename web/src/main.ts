import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { tongue } from "./i18n/language.svelte";
import { visitor } from "./people.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

async function begin(): Promise<void> {
  settings.show();
  router.begin();
  await tongue.begin(null);
  mount(App, { target: document.getElementById("app")! });
  await visitor.begin().catch(() => undefined); // who we are is asked again when it is needed
  if (visitor.me && visitor.me.language !== tongue.language) await tongue.change(visitor.me.language);
  // Over plain http there is no such worker, and some browsers refuse it: then every visit just loads what it needs.
  if ("serviceWorker" in navigator && import.meta.env.PROD) {
    await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}

void begin();
