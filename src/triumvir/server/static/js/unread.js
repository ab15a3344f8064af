// Words of the chat that were not read here yet: a number at the chat, and at what opens it.
import { all, one, some } from "./dom.js";

const main = one("[data-table]", HTMLElement);
const KEY = `triumvir-chat-${main.dataset.table}`; // how many had been said when the chat was last seen here

function seen() {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return Number(main.dataset.chat); // nothing is kept in this browser
  }
}

export function unread() {
  const said = Number(main.dataset.chat);
  const reads = some("#p-chat")?.checkVisibility() && !document.hidden;
  try {
    if (reads) localStorage.setItem(KEY, String(said));
  } catch {
    /* nothing is kept in this browser */
  }
  const fresh = reads ? 0 : Math.max(0, said - seen());
  const chat = some("[data-pane=chat]");
  for (const mark of all(".unread")) {
    mark.hidden = !fresh || (mark.closest("#open-log") !== null && (chat?.checkVisibility() ?? false));
    mark.textContent = String(fresh);
    mark.ariaLabel = (mark.dataset.words ?? "").replace("{n}", String(fresh));
  }
}
