// A seat that is also open in another browser: the notice goes when the person says "that is me", until one more comes.
import { all, around } from "./dom.js";

/** @param {HTMLElement} notice */
function kept(notice) {
  return `elsewhere/${notice.dataset.elsewhere}`;
}

export function elsewhere() {
  for (const notice of all("[data-elsewhere]")) {
    notice.hidden = Number(localStorage.getItem(kept(notice)) ?? -1) >= Number(notice.dataset.last);
  }
  for (const time of all("time[data-words]")) {
    const when = new Date(time.getAttribute("datetime") ?? ""); // told in the reader's own time
    const words = when.toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });
    time.textContent = (time.dataset.words ?? "").replace("{when}", words);
  }
}

document.addEventListener("click", (event) => {
  const notice = around(event, "[data-known]")?.closest("[data-elsewhere]");
  if (!(notice instanceof HTMLElement)) return;
  localStorage.setItem(kept(notice), notice.dataset.last ?? "");
  elsewhere();
});
