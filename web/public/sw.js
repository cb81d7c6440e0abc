// The service worker: a second visit is quick, and without a network the page still opens and says so.
// The build (plugins/version.ts) writes its version and its first files in here.
const CACHE = "atable-__VERSION__";
const FIRST = ["/"]; // __FIRST__

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)));
});

// No page of the build before is open any more: its files can go.
self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(request, pathname));
});

// «Your turn»: whoever touches it is taken to the table, in the window where it is open if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data ?? "/"));
});

async function lookAt(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("atable-") && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** The name of an asset holds a digest of it: what was fetched once is right for ever. */
async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** Every address of ours is the same page: without a network, the one that is kept. */
async function fromNetwork(request, pathname) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && pathname === "/") await cache.put("/", answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw error;
  }
}
