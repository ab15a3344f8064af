// A table that waits for its players: the page is loaded anew when somebody sits down or the game starts.
import { elsewhere } from "./elsewhere.js";
import { reload, Stream } from "./stream.js";

const lobby = document.querySelector("[data-lobby]");
let news = null; // the newest that the stream told

function typing() {
  return document.activeElement?.matches("input:not([readonly])") && document.activeElement.value;
}

function look() {
  if (!news || (news.status === "lobby" && (String(news.rev) === lobby.dataset.rev || typing()))) return;
  stream.close();
  reload();
}

const stream = new Stream(() => `/t/${lobby.dataset.lobby}/events`, {
  hear(told) {
    news = told;
    look();
  },
});
document.addEventListener("focusout", () => setTimeout(look)); // what was typed is sent first
elsewhere();
