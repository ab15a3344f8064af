// The site as an app: registers the worker, takes up a new version, offers to install, and reads what was last seen.
import { all, some } from "./dom.js";

/** @typedef {Event & { prompt: () => Promise<void> }} Offer */

const VISITS = "triumvir-visits";
const OFFERED = "triumvir-offered";
const ASK_AGAIN = 5000; // milliseconds until a page that was last seen looks for the server again

const seen = document.documentElement.dataset.seen;
if (seen) readOnly(new Date(seen));
else if ("serviceWorker" in navigator) {
  register().catch(() => {}); // private windows and settings may forbid it
  install();
}

async function register() {
  const before = navigator.serviceWorker.controller;
  const worker = await navigator.serviceWorker.register("/service-worker.js");
  if (before) {
    navigator.serviceWorker.addEventListener("controllerchange", renew);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) worker.update().catch(() => {});
    });
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const files = loaded.filter((name) => new URL(name).pathname.startsWith("/static/"));
  active?.postMessage({ files, page: location.pathname });
}

// Another version has taken over: a page of the old one is loaded anew, unless somebody is writing.
function renew() {
  const field = document.activeElement;
  const writing =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value !== "" : false;
  if (!writing && !some("dialog[open]")) location.reload();
}

/** @param {Date} moment */
function readOnly(moment) {
  const note = some("#seen");
  if (note) {
    const lang = document.documentElement.lang;
    const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(moment);
    note.textContent = `${note.textContent} ${when}`;
    note.hidden = false;
  }
  for (const form of all("form, button[data-action], .act")) form.inert = true;
  const look = async () => {
    const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
    else setTimeout(look, ASK_AGAIN);
  };
  addEventListener("online", look);
  setTimeout(look, ASK_AGAIN);
}

// A browser that can install the app says so. On the second visit it is offered, once; on one's own page always.
function install() {
  if (!sessionStorage.getItem(VISITS)) {
    sessionStorage.setItem(VISITS, "1");
    localStorage.setItem(VISITS, String(Number(localStorage.getItem(VISITS) ?? 0) + 1));
  }
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    const offer = /** @type {Offer} */ (event);
    for (const place of all("[data-install]")) {
      const once = place.dataset.install === "once";
      if (once && (Number(localStorage.getItem(VISITS)) < 2 || localStorage.getItem(OFFERED))) continue;
      if (once) localStorage.setItem(OFFERED, "1");
      place.hidden = false;
      some("[data-install-now]", place)?.addEventListener("click", () => offer.prompt());
      some("[data-install-not]", place)?.addEventListener("click", () => {
        place.hidden = true;
      });
    }
  });
}
