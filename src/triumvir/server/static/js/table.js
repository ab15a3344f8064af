// The table page: hears of changes, shows them, sends choices. Rules live on the server.
import { hint, unmark } from "./advice.js";
import { crowded, meant } from "./aim.js";
import { again, askFirst, choose, choosing, confirmNow, forget, mode, giveBack as notYet, waits } from "./choosing.js";
import { all, around, from, one, some } from "./dom.js";
import { elsewhere } from "./elsewhere.js";
import { following as focusing } from "./focus.js";
import { foldGuide, guide } from "./guide.js";
import { keys } from "./keys.js";
import { ask, exchange, parts, revised } from "./live.js";
import { chronicle, pane } from "./log.js";
import { closeNote, note } from "./notes.js";
import { Pace } from "./pacing.js";
import { fitRivals, rivals } from "./rivals.js";
import { scale } from "./scale.js";
import { hear, play, sounds } from "./sound.js";
import { following, story } from "./story.js";
import { reload, Stream } from "./stream.js";
import { clearToast } from "./toast.js";
import { unread } from "./unread.js";
import { views } from "./views.js";
import { zoom } from "./zoom.js";

/** @import { Edit, News, Reply, Where } from "./live.js" */
/** @typedef {Record<string, string>} Fields */
/** @typedef {Reply & Where & { confirm?: string, note?: string, ask?: string, lost?: string, action?: number }} Answer */

const main = one("[data-table]", HTMLElement);
const home = `/t/${main.dataset.table}`;
const REPEATABLE = new Set(["act", "undo", "redo", "sit", "pace"]); // done twice they are refused, or change nothing
const LAST_SOUND = 1100; // how long the end of a game is heard, in ms
let sending = ""; // what is on its way, and from which revision: a second click there is not a second choice

// ---------------------------------------------------------------- hearing

/** @type {Map<string, string>} */
const told = new Map(); // every part as this stream has told it last

const pace = new Pace((news) => take(news));

const stream = new Stream({
  address: () => `${home}/events?${wanted()}`,
  opened() {
    told.clear();
    pace.forget();
  },
  hear(news, streamed) {
    if (streamed) whole(/** @type {Record<string, string | Edit[]>} */ (news.parts ?? {}));
    pace.hear(news, sending !== "");
  },
  async otherwise(there) {
    const { rev, chat } = there ?? main.dataset;
    const news = await ask(`${home}/live?rev=${rev}&chat=${chat}&${wanted()}`);
    if (!news.ok) throw new Error(news.error);
    return news;
  },
});

function wanted() {
  return `log=${main.dataset.log}&have=${encodeURIComponent(parts())}`;
}

/** @param {Record<string, string | Edit[]>} parts */
function whole(parts) {
  for (const [name, part] of Object.entries(parts)) {
    const html = typeof part === "string" ? part : revised(told.get(name) ?? "", part);
    told.set(name, html);
    parts[name] = html;
  }
}

/** @param {Where} there */
function shows(there) {
  const ahead = Number(main.dataset.rev) - there.rev;
  return ahead > 0 || (ahead === 0 && Number(main.dataset.chat) >= there.chat);
}

/** @param {News} news */
function take(news) {
  if (String(news.mine) !== main.dataset.mine) return reload(); // another seat now, or none: another page
  if (news.rev < Number(main.dataset.rev) || !news.parts || !news.hashes) return; // what was asked for was here first
  if (news.status !== main.dataset.status) {
    const over = news.status === "finished" || news.status === "ended";
    if (over) play("over");
    setTimeout(reload, over && sounds() ? LAST_SOUND : 0); // over: the page gets its end screen; else a pause
    return;
  }
  const moved = String(news.rev) !== main.dataset.rev;
  const followed = moved ? following(Number(main.dataset.ply)) : null;
  const focused = moved ? focusing() : null;
  main.dataset.rev = String(news.rev);
  main.dataset.ply = String(news.ply);
  main.dataset.chat = String(news.chat);
  document.title = news.title ?? document.title;
  const eyes = some("#prompt")?.dataset.eyes;
  exchange({ parts: news.parts, hashes: news.hashes });
  if (some("#prompt")?.dataset.eyes !== eyes) handedOver();
  followed?.(news.ply);
  if (moved) {
    forget();
    closeNote();
    unmark();
  }
  views.show();
  clearToast();
  takeInHand();
  fitRivals();
  guide();
  elsewhere();
  focused?.();
  unread();
  hear();
}

/** Somebody else sits before a shared screen: mats are drawn anew for these eyes, when they are looked at. */
function handedOver() {
  for (const dialog of all("dialog.matbox[open]")) if (dialog instanceof HTMLDialogElement) dialog.close();
  for (const part of all(".matbox .part")) {
    part.replaceChildren();
    part.dataset.hash = "";
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  stream.listen(); // a device that slept may hold a stream that has ended
  unread();
});
const dialogs = new MutationObserver(() => stream.listen()); // what stands in a dialog is told while it is open
for (const dialog of all("dialog")) dialogs.observe(dialog, { attributeFilter: ["open"] });

// ---------------------------------------------------------------- sending

/**
 * Tell the server what was chosen; what comes of it comes by the stream.
 * @param {string} what
 * @param {Fields} fields
 * @param {Element | null} [at]
 */
async function send(what, fields, at) {
  const meant = { rev: main.dataset.rev ?? "", ply: main.dataset.ply ?? "", ...fields };
  const now = `${what} ${meant.rev}`;
  if (sending === now) return;
  pace.flush();
  sending = now;
  document.body.classList.add("loading");
  try {
    await deliver(what, meant, at);
  } catch {
    stream.listen(); // twice without an answer: whoever chose sees the position and chooses again
  }
  if (sending !== now) return; // the stream was quicker than the answer, and more was chosen
  sending = "";
  document.body.classList.remove("loading");
}

/**
 * @param {string} what
 * @param {Fields} fields
 * @param {Element | null} [at]
 */
async function deliver(what, fields, at) {
  const [answer, again] = await askAgain(what, fields);
  if (!answer) return giveBack(what, fields);
  if (answer.confirm) return askFirst(asked(answer));
  if (answer.rev !== undefined) await stream.until(answer, shows);
  const happened = again && answer.code === 409 && String(answer.ply) !== fields.ply; // only the first answer was lost
  if (answer.error && !happened) complain(answer, at);
}

/**
 * The server asks though the page did not know that it would.
 * @param {Answer} answer
 */
function asked({ confirm = "", note = "", ask = "select", lost = "", action }) {
  return { action: String(action), ask, words: confirm, note, lost };
}

/**
 * What got no answer is sent once more when the server is heard again, if it may be done twice.
 * @param {string} what
 * @param {Fields} fields
 * @returns {Promise<[answer: Answer | null, again: boolean]>}
 */
async function askAgain(what, fields) {
  try {
    return [await ask(`${home}/${what}`, fields), false];
  } catch {
    await stream.back();
  }
  return [REPEATABLE.has(what) ? await ask(`${home}/${what}`, fields) : null, true];
}

/**
 * Words that may not have been said are not lost, and not said twice.
 * @param {string} what
 * @param {Fields} fields
 */
function giveBack(what, fields) {
  const field = document.getElementById("say");
  if (what === "chat" && field instanceof HTMLInputElement && !field.value) field.value = fields.text;
}

/**
 * @param {Reply} answer
 * @param {Element | null} [at]
 */
function complain({ error = "", rule = "" }, at) {
  const rules = some('a[href^="/rules/"]')?.getAttribute("href");
  note(at?.isConnected ? at : one(".prompt", HTMLElement), error, rule, rule && `${rules}#${rule}`);
}

// ---------------------------------------------------------------- choosing

choosing((action, at, confirmed) => send("act", confirmed ? { action, confirmed: "1" } : { action }, at));

/** @param {HTMLElement} element */
async function explain(element) {
  const answer = await ask(`${home}/why?action=${element.dataset.why}`);
  note(element, answer.reason, answer.rule, answer.link);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.matches("[data-act]") && button instanceof HTMLButtonElement) {
    event.preventDefault();
    choose(button.value, button);
  } else if (form.matches("[data-live]")) {
    event.preventDefault();
    if (button?.getAttribute("aria-disabled") === "true") return note(button, button.dataset.reason ?? "");
    const fields = /** @type {Fields} */ (Object.fromEntries(new FormData(form, button)));
    send((form.getAttribute("action") ?? "").slice(home.length + 1), fields, button);
    if (form.matches("[data-clear]")) form.reset();
  } else if (form.action.endsWith("/hint")) {
    event.preventDefault();
    hint(home, button ?? form);
  }
});

document.addEventListener("click", (event) => {
  const hit = around(event, "[data-action],[data-why],[data-confirm],[data-cancel],[data-mode],[data-pane]");
  const target = hit ?? meant(event);
  if (!target || (target.dataset.action && again(event))) return;
  if (target.dataset.action) choose(target.dataset.action, target, event.detail > 0 && crowded(target));
  else if (target.dataset.why) explain(target);
  else if ("confirm" in target.dataset) confirmNow();
  else if ("cancel" in target.dataset) notYet();
  else if (target.dataset.mode) mode(target.dataset.mode === "on");
  else if (target.dataset.pane) {
    pane(target.dataset.pane);
    unread();
  }
});

// a list of choices can be narrowed by typing
document.addEventListener("input", (event) => {
  if (!from(event, "#filter")) return;
  const words = /** @type {HTMLInputElement} */ (event.target).value.toLowerCase();
  for (const choice of all(".drop .choice")) choice.hidden = !choice.textContent.toLowerCase().includes(words);
});

/** Where something with a shape is to be laid it is taken in hand; few decisions need that. */
async function takeInHand() {
  if (some(".stage [data-cells],main.laying")) (await import("./laying.js")).showHand();
}

keys({ choose, confirmNow, cancel: notYet, waits });
views.start();
takeInHand();
scale();
zoom();
rivals();
chronicle({ changed: () => stream.listen() });
foldGuide();
guide();
elsewhere();
story();
unread();
