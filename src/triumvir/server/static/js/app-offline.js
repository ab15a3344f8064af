// The offline page: the games as they were last seen, out of what the worker keeps.
import { one, some } from "./dom.js";

const list = one("#seen-games", HTMLUListElement);
const lang = document.documentElement.lang;
const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });

for (const name of await caches.keys()) {
  if (!name.startsWith("seen-")) continue;
  const cache = await caches.open(name);
  for (const key of [...(await cache.keys())].reverse()) {
    const { pathname } = new URL(key.url);
    const page = await cache.match(key);
    if (!pathname.startsWith("/t/") || !page) continue;
    const about = new DOMParser().parseFromString(await page.text(), "text/html");
    if (!some("[data-mine]:not([data-mine=''])", about)) continue; // only looked at
    const row = document.createElement("li");
    const words = document.createElement("div");
    const title = document.createElement("b");
    title.textContent = about.title.replace(/^\(.*?\)\s*/, "");
    const small = document.createElement("small");
    small.textContent = when.format(new Date(page.headers.get("x-seen") ?? 0));
    words.append(title, small);
    const link = document.createElement("a");
    link.className = "btn";
    link.href = pathname;
    link.textContent = list.dataset.open ?? "";
    row.append(words, link);
    list.append(row);
  }
}
one("#seen-none", HTMLElement).hidden = list.children.length > 0;
one("#again", HTMLButtonElement).addEventListener("click", () => location.reload());
