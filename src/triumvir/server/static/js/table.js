// The table page: hears of changes, shows them, sends choices. Rules live on the server.

import { hint, unmark } from "./advice.js";
import { elsewhere } from "./elsewhere.js";
import { guide } from "./guide.js";
import { keys } from "./keys.js";
import { ask, exchange, parts } from "./live.js";
import { chronicle, pane } from "./log.js";
import { closeNote, note } from "./notes.js";
import { hear, play, sounds } from "./sound.js";
import { reload, Stream } from "./stream.js";
import { tabs } from "./tabs.js";

const main = document.querySelector("[data-table]");
const home = `/t/${main.dataset.table}`;
const LATE = 1500; // how long to wait for the stream after a choice, in ms
const REPEATABLE = new Set(["act", "undo", "redo", "sit", "pace"]); // done twice they are refused, or change nothing
const LAST_SOUND = 1100; // how long the end of a game is heard, in ms
let waiting = null; // a choice that is to be confirmed
let sending = false; // a second click while the first is on its way is not a second choice
let awaited = null; // what was sent, until the stream has brought what came of it
let stale = false; // something has changed that this page does not show yet
let heard = null; // the newest that the stream told
let queue = Promise.resolve(); // requests that change the page follow each other

function inTurn(work) {
  queue = queue.then(work, work);
  return queue;
}

function position() {
  return { rev: main.dataset.rev, ply: main.dataset.ply };
}

function other(news) {
  // this visitor has another seat now, or none: another page
  return news.mine && String(news.mine) !== main.dataset.mine;
}

function take(news) {
  if (other(news)) {
    reload();
    return;
  }
  if (!news.parts) return;
  if (news.status !== main.dataset.status) {
    play("over");
    setTimeout(reload, sounds() ? LAST_SOUND : 0); // the game is over: the page gets its end screen
    return;
  }
  const moved = String(news.rev) !== main.dataset.rev;
  main.dataset.rev = news.rev;
  main.dataset.ply = news.ply;
  main.dataset.chat = news.chat;
  document.title = news.title;
  exchange(news);
  if (moved) {
    cancel();
    closeNote();
    unmark();
  }
  tabs.show();
  guide();
  elsewhere();
  hear();
  settle();
}

function shows(news) {
  return Number(main.dataset.rev) >= news.rev && String(news.chat) === main.dataset.chat;
}

function arrive(news) {
  // the stream has brought parts
  if (news.rev < Number(main.dataset.rev)) return; // an answer was here first
  take(news);
  const missing = Object.entries(news.hashes).some(
    ([name, hash]) => document.getElementById(`p-${name}`)?.dataset.hash !== hash,
  );
  if (missing || document.querySelector("dialog[open] .part")) refreshAll();
}

function settle(late) {
  const there = awaited && Number(main.dataset.rev) >= awaited.rev && Number(main.dataset.chat) >= awaited.chat;
  if (!awaited || !(late || there)) return;
  clearTimeout(awaited.timer);
  if (late) {
    heard = awaited;
    refresh();
  }
  awaited = null;
  ready();
}

function ready() {
  sending = false;
  document.body.classList.remove("loading");
}

function refresh() {
  if (stale) return queue; // already asked for
  stale = true;
  return inTurn(async () => {
    stale = false;
    if (heard && shows(heard)) {
      heard = null;
      return;
    } // the answer to our own choice was here first
    const rev = Math.max(heard?.rev ?? 0, main.dataset.rev); // not from a worker that lags behind
    const least = `rev=${rev}&chat=${Math.max(heard?.chat ?? 0, main.dataset.chat)}`;
    try {
      take(await ask(`${home}/live?${least}&log=${main.dataset.log}&have=${encodeURIComponent(parts())}`));
    } catch {
      /* the stream notices that we are offline */
    }
  });
}

async function send(what, fields, at) {
  if (sending) return;
  sending = true;
  const meant = position(); // the position that the choice was made in, whatever comes in before it is sent
  document.body.classList.add("loading");
  await inTurn(() => deliver(what, { ...meant, ...fields }, at));
}

async function askAgain(what, fields) {
  // what got no answer is sent once more when the server is heard again
  const sent = () =>
    ask(`${home}/${what}`, {
      ...fields,
      ...(stream.open ? { stream: "1" } : { have: parts() }),
      log: main.dataset.log,
    });
  try {
    return await sent();
  } catch {
    await stream.back();
  }
  if (!REPEATABLE.has(what)) return { again: true, lost: true };
  return { ...(await sent()), again: true };
}

async function deliver(what, fields, at) {
  try {
    const answer = await askAgain(what, fields);
    if (answer.lost) {
      giveBack(what, fields);
      return;
    }
    if (answer.confirm) {
      confirmFirst(answer);
      return;
    }
    if (answer.parts) take(answer);
    else if (answer.code === 409) {
      refreshAll().then(() => {
        if (!happened(answer, fields)) complain(answer, at);
      });
      return;
    } else if (answer.ok && !shows(answer)) awaited = { ...answer, timer: setTimeout(() => settle(true), LATE) };
    if (answer.error && !happened(answer, fields)) complain(answer, at);
  } catch {
    stream.back(); // twice without an answer: whoever chose sees the position and chooses again
  } finally {
    if (!awaited) ready();
  }
}

function happened(answer, fields) {
  // the first time it was stored, and only the answer was lost
  return answer.again && answer.code === 409 && String(answer.ply) !== fields.ply;
}

function giveBack(what, fields) {
  // words that may not have been said are not lost, and not said twice
  const field = document.getElementById("say");
  if (what === "chat" && field && !field.value) field.value = fields.text;
  refreshAll();
}

function complain(answer, at) {
  note(
    at?.isConnected ? at : document.querySelector(".prompt"),
    answer.error,
    answer.rule || "",
    ruleLink(answer.rule),
  );
}

function ruleLink(rule) {
  return rule ? `${document.querySelector('a[href^="/rules/"]').getAttribute("href")}#${rule}` : "";
}

// ---------------------------------------------------------------- choosing

function choose(action, at) {
  closeNote();
  send("act", { action }, at);
}

function confirmFirst(answer) {
  waiting = answer.action;
  const bar = document.querySelector(".prompt");
  bar.classList.add("asking");
  bar.querySelector(".choices-list")?.removeAttribute("open");
  bar.querySelector(".question").textContent = answer.confirm;
  for (const element of document.querySelectorAll(`[data-action="${waiting}"]`)) element.classList.add("chosen");
  bar.querySelector("[data-confirm]").focus();
}

function cancel() {
  waiting = null;
  document.querySelector(".prompt")?.classList.remove("asking");
  for (const element of document.querySelectorAll(".chosen")) element.classList.remove("chosen");
}

function confirmNow() {
  if (waiting === null) return false;
  const action = waiting;
  cancel();
  send("act", { action, confirmed: "1" });
  return true;
}

async function explain(element) {
  const answer = await ask(`${home}/why?action=${element.dataset.why}`);
  note(element, answer.reason, answer.rule, answer.link);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  if (form.matches("[data-act]")) {
    event.preventDefault();
    choose(event.submitter.value, event.submitter);
  } else if (form.matches("[data-live]")) {
    event.preventDefault();
    if (event.submitter?.getAttribute("aria-disabled") === "true") {
      note(event.submitter, event.submitter.dataset.reason);
      return;
    }
    send(form.getAttribute("action").slice(home.length + 1), fields, event.submitter);
    if (form.matches("[data-clear]")) form.reset();
  } else if (form.action.endsWith("/hint")) {
    event.preventDefault();
    hint(home, event.submitter);
  }
});

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-action],[data-why],[data-confirm],[data-cancel],[data-pane]");
  if (!target) return;
  if (target.dataset.action) choose(target.dataset.action, target);
  else if (target.dataset.why) explain(target);
  else if ("confirm" in target.dataset) confirmNow();
  else if ("cancel" in target.dataset) cancel();
  else if (target.dataset.pane) pane(target.dataset.pane);
});

// a list of choices can be narrowed by typing
document.addEventListener("input", (event) => {
  if (event.target.id !== "filter") return;
  const wanted = event.target.value.toLowerCase();
  for (const choice of document.querySelectorAll(".drop .choice"))
    choice.hidden = !choice.textContent.toLowerCase().includes(wanted);
});

// ---------------------------------------------------------------- the stream of changes

function whole(parts) {
  // a part that came before comes as edits: from this line on, so many lines, become these
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part !== "string") {
      if (!told.has(name)) {
        delete parts[name];
        continue;
      } // its hash will tell that it is missing
      const lines = told.get(name).split("\n");
      for (const [first, count, instead] of part.reverse()) lines.splice(first, count, ...instead);
      parts[name] = lines.join("\n");
    }
    told.set(name, parts[name]);
  }
}

const told = new Map(); // every part as the stream has told it last
const stream = new Stream(() => `${home}/events?log=${main.dataset.log}&have=${encodeURIComponent(parts())}`, {
  opened(lost) {
    told.clear();
    if (lost) refreshAll();
  },
  hear(news) {
    if (other(news)) {
      reload();
      return;
    }
    if (news.parts) {
      whole(news.parts);
      inTurn(() => arrive(news));
      return;
    }
    if (shows(news)) return;
    heard = news;
    refresh();
  },
});
function refreshAll() {
  heard = null;
  return refresh();
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refreshAll();
});
document.addEventListener("click", (event) => {
  // what stands in a dialog is fetched when it has opened
  if (event.target.closest("[data-dialog]")) setTimeout(refreshAll);
});

keys({ choose, confirmNow, cancel, waits: () => waiting !== null });
tabs.start();
chronicle(
  () => {
    stream.listen();
    return refresh();
  },
  (name) => tabs.open(name),
);
guide();
elsewhere();
