// A table that waits for its players: the page is loaded anew when somebody sits down or the game starts.
import { one } from "./dom.js";
import { elsewhere } from "./elsewhere.js";
import { reload, Stream } from "./stream.js";

/** @import { News } from "./live.js" */

const lobby = one("[data-lobby]", HTMLElement);
/** @type {News | null} */
let news = null; // the newest that the stream told

function typing() {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && !field.readOnly && field.value !== "";
}

function look() {
  if (!news || (news.status === "lobby" && (String(news.rev) === lobby.dataset.rev || typing()))) return;
  stream.close();
  reload();
}

const stream = new Stream({
  address: () => `/t/${lobby.dataset.lobby}/events`,
  hear(told) {
    news = told;
    look();
  },
});
document.addEventListener("focusout", () => setTimeout(look)); // what was typed is sent first
elsewhere();
