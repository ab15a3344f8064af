// Choosing: what can be taken back counts at once; what cannot is selected first and confirmed by a second tap at the
// same place or by the button; what gives something up is asked about. The server says which is which. Only a target that
// is too small to be sure of is selected first by the page itself.
import { all, one, some } from "./dom.js";
import { returnTo } from "./focus.js";
import { hold, holds, release } from "./holding.js";
import { closeNote } from "./notes.js";
import { hideToast, toast } from "./toast.js";

/** @typedef {{ action: string, ask: string, words: string, note: string, lost: string }} Question */
/** @typedef {(action: string, at: Element | null, confirmed: boolean) => Promise<void>} Send */

const TWICE = 300; // a double click counts once, in ms
/** @type {Question | null} */
let waiting = null; // what is to be confirmed
let last = -TWICE; // when something was chosen
/** @type {Send} */
let send = async () => {};

/** @param {Send} sending */
export function choosing(sending) {
  send = sending;
}

export function waits() {
  return waiting !== null;
}

/**
 * The second click of a double click is no second choice.
 * @param {MouseEvent} event
 */
export function again(event) {
  const twice = event.detail > 1 && event.timeStamp - last < TWICE;
  if (!twice) last = event.timeStamp;
  return twice;
}

/**
 * What the page says of a choice, and how it is asked about.
 * @param {string} action
 * @returns {Question | null}
 */
export function question(action) {
  const button = some(`.choice[value="${action}"]`);
  if (!button) return null;
  const note = some("small", button)?.textContent?.trim() ?? "";
  const words = (some(".words", button)?.textContent ?? "").trim();
  return { action, ask: button.dataset.ask ?? "", words, note, lost: button.dataset.lost ?? "" };
}

/**
 * @param {string} action
 * @param {Element | null} at
 * @param {boolean} [unsure] whether it is so small there that another one could be meant
 */
export async function choose(action, at, unsure = false) {
  closeNote();
  hideToast();
  some(".choices-list[open]")?.removeAttribute("open");
  const asked = question(action);
  if (asked && (asked.ask || unsure)) return askFirst({ ...asked, ask: asked.ask || "select" });
  cancel();
  const words = (some("#prompt")?.dataset.done ?? "").replace("{what}", asked?.words ?? "");
  const before = some("[data-table]")?.dataset.rev;
  await send(action, at, false);
  if (asked && some("[data-table]")?.dataset.rev !== before) toast(words);
}

/** @param {Question} asked */
export function askFirst(asked) {
  if (waiting?.action === asked.action && waiting.ask === "select" && holds()) return confirmNow();
  cancel();
  if (asked.ask === "sheet") giveUp(asked);
  else select(asked);
}

/** @param {Question} asked */
function select(asked) {
  waiting = asked;
  const bar = one(".prompt", HTMLElement);
  bar.classList.add("asking");
  const said = one(".prompt .question", HTMLElement);
  said.textContent = asked.words;
  const small = document.createElement("small");
  small.textContent = asked.note;
  said.append(small);
  for (const element of all(`[data-action="${asked.action}"]`)) element.classList.add("chosen");
  const button = one(".prompt [data-confirm]", HTMLElement);
  const held = asked.ask === "hold" && holds();
  one(".prompt .confirm", HTMLElement).classList.toggle("held", held);
  if (held) hold(button, confirmNow);
  else release(button);
  button.focus();
}

export function cancel() {
  waiting = null;
  some(".prompt")?.classList.remove("asking");
  for (const element of all(".chosen")) element.classList.remove("chosen");
}

export function confirmNow() {
  if (waiting === null) return;
  const { action } = waiting;
  cancel();
  send(action, null, true);
}

/**
 * Something paid or earned would be given up: a sheet names it; the safe answer comes first.
 * @param {Question} asked
 */
function giveUp(asked) {
  const words = one("#prompt", HTMLElement).dataset;
  const sheet = document.createElement("dialog");
  sheet.className = "giving-up";
  sheet.setAttribute("aria-labelledby", "giving-up-title");
  const title = document.createElement("h2");
  title.id = "giving-up-title";
  title.textContent = words.lostTitle ?? "";
  const sentence = document.createElement("p");
  sentence.textContent = [asked.lost, asked.note].filter(Boolean).join(" ");
  const answers = document.createElement("div");
  answers.className = "answers";
  const back = answer("btn main", words.lostBack ?? "");
  back.addEventListener("click", () => sheet.close());
  const go = answer("btn out", (words.lostGo ?? "").replace("{what}", asked.words));
  const leave = () => {
    sheet.close();
    send(asked.action, null, true);
  };
  if (holds()) hold(go, leave);
  else go.addEventListener("click", leave);
  answers.append(back, go);
  sheet.append(title, sentence, answers);
  sheet.addEventListener("close", () => sheet.remove());
  document.body.append(sheet);
  sheet.showModal();
  back.focus();
}

/**
 * @param {string} look
 * @param {string} words
 */
function answer(look, words) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = look;
  button.textContent = words;
  return button;
}

/**
 * Choices that stand apart are shown in a mode of their own; to leave it costs nothing.
 * @param {boolean} on
 */
export function mode(on) {
  cancel();
  one("main", HTMLElement).classList.toggle("apart-open", on);
}

/** Not after all: the focus goes back to what was selected. */
export function giveBack() {
  const action = waiting?.action;
  cancel();
  if (action) returnTo(action);
}

/** A sheet about a position that is gone is shut, and so is its list of choices. */
export function forget() {
  mode(false);
  for (const list of all(".prompt details[open]")) list.removeAttribute("open");
  for (const sheet of all("dialog.giving-up")) if (sheet instanceof HTMLDialogElement) sheet.close();
}
