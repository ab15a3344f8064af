// Keeps static files by their version and pages as they were last seen, and shows notices. A page always comes from the
// server if that can be reached, so nothing old is shown; nothing is ever sent to the server from here but what a page asks.

const here = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const FILES = "files-VERSION_OF_FILES";
const SEEN = "seen-VERSION_OF_FILES"; // pages as they were last seen
const OFFLINE = "/offline";
const IMPORTED = ["/static/js/dom.js", "/static/js/app.js"]; // by the scripts of that page
const MOST = 40; // pages
const KEPT = /^\/($|games$|t\/[^/]+$|rules\/)/;
const FORGET = /^\/me\/(sign-out|delete)$/;

let forgotten = 0; // how often: what was asked for before is not kept any more

here.addEventListener("install", (event) => {
  const first = async () => {
    const text = await (await keep(OFFLINE)).text();
    const named = [...text.matchAll(/(?:href|src)="(\/static\/[^"#]+)/g)].map((found) => found[1]);
    const cache = await caches.open(FILES);
    await Promise.all([...new Set([...named, ...IMPORTED])].map((name) => cache.add(name).catch(() => {})));
    await here.skipWaiting();
  };
  event.waitUntil(first());
});

here.addEventListener("activate", (event) => {
  const takeOver = async () => {
    for (const name of await caches.keys()) if (name !== FILES && name !== SEEN) await caches.delete(name);
    await here.clients.claim();
  };
  event.waitUntil(takeOver());
});

here.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== here.location.origin) return;
  if (request.method !== "GET") {
    if (FORGET.test(pathname)) {
      forgotten += 1;
      event.waitUntil(caches.delete(SEEN));
    }
    return;
  }
  if (request.mode === "navigate") event.respondWith(navigate(event));
  else if (pathname.startsWith("/static/")) event.respondWith(file(request));
});

// A page that this worker does not serve, since it was loaded before, meanwhile or past it, names what it has loaded.
// From now on it is served: what it signs out of is forgotten too.
here.addEventListener("message", (event) => {
  const { files, page } = event.data ?? {};
  const all = async () => {
    await here.clients.claim().catch(() => {}); // a newer worker may have taken its place
    const cache = await caches.open(FILES);
    for (const name of files ?? []) if (!(await cache.match(name))) await cache.add(name).catch(() => {});
    if (page && KEPT.test(new URL(page, here.location.origin).pathname)) await keep(page).catch(() => {});
    event.source?.postMessage({ kept: true });
  };
  event.waitUntil(all());
});

/** @param {FetchEvent} event */
async function navigate(event) {
  const { pathname } = new URL(event.request.url);
  const before = forgotten;
  try {
    const answer = await fetch(event.request);
    if (answer.ok && KEPT.test(pathname)) event.waitUntil(store(pathname, answer.clone(), before));
    return answer;
  } catch {
    return (await asSeen(pathname)) ?? (await asSeen(OFFLINE)) ?? Response.error();
  }
}

/** @param {string} address */
async function keep(address) {
  const before = forgotten;
  const answer = await fetch(address, { credentials: "same-origin" });
  if (answer.ok) await store(new URL(address, here.location.origin).pathname, answer.clone(), before);
  return answer;
}

// The page for who has no connection shows nothing of anybody: it stays when what was seen is forgotten.
/** @param {string} pathname */
const place = (pathname) => (pathname === OFFLINE ? FILES : SEEN);

/** @param {string} pathname @param {Response} answer @param {number} before */
async function store(pathname, answer, before) {
  const headers = { "content-type": "text/html; charset=utf-8", "x-seen": new Date().toISOString() };
  const policy = answer.headers.get("content-security-policy") ?? "default-src 'self'";
  const text = await answer.text();
  if (before !== forgotten && pathname !== OFFLINE) return;
  const cache = await caches.open(place(pathname)); // asked for before anything can be forgotten: then it is of no use
  await cache.delete(pathname);
  await cache.put(pathname, new Response(text, { headers: { ...headers, "content-security-policy": policy } }));
  if (pathname === OFFLINE) return;
  const pages = await cache.keys();
  for (const old of pages.slice(0, Math.max(0, pages.length - MOST))) await cache.delete(old);
}

// A page as it was last seen can only be read: the scripts that act are taken out of it.
/** @param {string} pathname */
async function asSeen(pathname) {
  const found = await (await caches.open(place(pathname))).match(pathname);
  if (!found) return null;
  const text = (await found.text())
    .replace("<html ", `<html data-seen="${found.headers.get("x-seen")}" `)
    .replace(/<script\b[^>]*src="\/static\/js\/(?!page\.js|app-offline\.js)[^"]*"[^>]*><\/script>/g, "");
  return new Response(text, { headers: found.headers });
}

// What names its version in its address never changes; of all else the newest is wanted.
/** @param {Request} request */
async function file(request) {
  const { search, pathname } = new URL(request.url);
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept && (search || pathname.startsWith("/static/fonts/"))) return kept;
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

// ---------------------------------------------------------------- notices

here.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const offs = (told.offs ?? []).slice(0, 2);
  const shown = {
    body: told.body,
    tag: told.tag, // one of the same tag is replaced
    lang: told.lang,
    icon: "/static/icons/icon-192.png",
    badge: "/static/icons/icon-192.png",
    data: { link: told.link ?? "/", offs: offs.map((/** @type {{ link: string }} */ off) => off.link) },
    actions: offs.map((/** @type {{ title: string }} */ off, /** @type {number} */ n) => ({
      action: String(n),
      title: off.title,
    })),
  };
  event.waitUntil(here.registration.showNotification(told.title ?? "Triumvir", shown));
});

here.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link, offs } = event.notification.data;
  const wanted = event.action ? offs[Number(event.action)] : link;
  const open = async () => {
    const pages = await here.clients.matchAll({ type: "window" });
    const there = pages.find((one) => new URL(one.url).pathname === wanted);
    await (there ? there.focus() : here.clients.openWindow(wanted));
  };
  event.waitUntil(open());
});
