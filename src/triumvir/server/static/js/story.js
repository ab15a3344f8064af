// What the others did: captions since the viewer's last turn. One can be chosen, walked through and played again.
import { all, around, from, one, some } from "./dom.js";
import { ask } from "./live.js";
import { add, clear, has, show, spot, watch } from "./rings.js";
import { views } from "./views.js";

const TURN = { live: 1200, calm: 2400 }; // how long a turn is shown when it is played again, in ms
const TYPING = "input:not([type=radio]):not([type=checkbox]),textarea,select,[contenteditable]";
const main = one("[data-table]", HTMLElement);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let playing;
let chosen = ""; // the number of the caption that is looked at
let walked = 0; // the step of it that is looked at; 0 is all of it

function captions() {
  return all("[data-caption]");
}

/** @param {HTMLElement} caption */
function ringOf(caption) {
  return { number: caption.dataset.caption ?? "", colour: getComputedStyle(caption).getPropertyValue("--ring") };
}

/**
 * Remember the drawings before they change; afterwards what others changed gets rings, and an own choice ends them.
 * @param {number} ply
 */
export function following(ply) {
  const changed = watch();
  return (/** @type {number} */ now) => {
    if (now === ply) return;
    const told = captions().filter((one) => Number(one.dataset.first) < now && Number(one.dataset.end) > ply);
    const last = told.filter((one) => Number(one.dataset.seat) >= 0).at(-1);
    if (!last || now < ply) clear();
    else add(changed(), ringOf(last));
    stop();
  };
}

/** @param {HTMLElement} caption */
async function choose(caption) {
  const { number } = ringOf(caption);
  chosen = number;
  tell(0);
  if (!has(number)) {
    const { first, end } = caption.dataset;
    const told = await ask(`/t/${main.dataset.table}/spoken?first=${first}&ply=${end}`);
    if (chosen !== number) return;
    add(told.ids ?? [], ringOf(caption));
  }
  show(number);
  look(caption);
}

/** @param {HTMLElement} caption */
function look(caption) {
  for (const other of captions()) other.setAttribute("aria-pressed", String(other === caption));
  caption.scrollIntoView({ block: "nearest", inline: "nearest" });
  main.classList.add("telling");
  for (const part of all(".bp,.mat,.rival")) part.classList.toggle("told", some(".ring", part) !== null);
  const view = some(".told .ring")?.closest(".bp,.mat");
  if (view instanceof HTMLElement && view.offsetParent === null) views.open(view.dataset.group ?? "mat");
}

function stop() {
  clearTimeout(playing);
  playing = undefined;
  chosen = "";
  tell(0);
  main.classList.remove("telling");
  for (const part of all(".told")) part.classList.remove("told");
  for (const caption of captions()) caption.setAttribute("aria-pressed", "false");
  show();
}

/**
 * Say which step of a caption is looked at.
 * @param {number} step
 * @param {string} [words]
 */
function tell(step, words = "") {
  walked = step;
  const place = some("#step-told");
  if (place) place.textContent = words;
}

/**
 * Walk the steps of the caption, and from its last one to the next caption.
 * @param {number} by
 */
async function step(by) {
  const found = captions();
  const here = found.findIndex((caption) => caption.dataset.caption === chosen);
  const caption = found[here];
  if (!caption) return choose(found[found.length - 1]);
  const [first, end] = [Number(caption.dataset.first), Number(caption.dataset.end)];
  const next = walked + by;
  if (next < 0 || next > end - first || end - first < 2) {
    if (found[here + by]) await choose(found[here + by]);
    return;
  }
  if (next === 0) return choose(caption);
  const number = chosen;
  const told = await ask(`/t/${main.dataset.table}/spoken?ply=${first + next}`);
  if (chosen !== number) return;
  spot(told.ids ?? [], ringOf(caption));
  tell(next, `${next}/${end - first} ${(told.words ?? []).join(" ")}`);
  look(caption);
}

/** @param {HTMLElement[]} turns */
async function play(turns) {
  const [first, ...rest] = turns;
  if (!first) return stop();
  await choose(first);
  const pace = document.documentElement.dataset.follow === "live" ? TURN.live : TURN.calm;
  playing = setTimeout(() => play(rest), pace);
}

/** @param {boolean} everything */
function again(everything) {
  const turns = captions().filter((caption) => Number(caption.dataset.seat) >= 0);
  play(everything ? turns : turns.slice(-1));
}

/** @type {Record<string, (event: MouseEvent) => void>} */
const TOOLS = {
  previous: () => step(-1),
  next: () => step(1),
  stop,
  again: (event) => again(event.shiftKey),
};

/** @param {KeyboardEvent} event */
function typed(event) {
  if (playing !== undefined) stop(); // any key ends it
  if (event.key === "Escape") return stop();
  if (document.documentElement.dataset.keys === "off" || from(event, TYPING) || some("dialog[open]")) return;
  if (event.altKey && /^[1-9]$/.test(event.key)) {
    const caption = captions()[Number(event.key) - 1];
    if (caption) choose(caption);
  } else if (event.key.toLowerCase() === "b" && !event.ctrlKey && !event.metaKey && !event.altKey)
    again(event.shiftKey);
}

export function story() {
  document.addEventListener("click", (event) => {
    const tool = around(event, "[data-story]");
    const caption = around(event, "[data-caption]");
    if (playing !== undefined) clearTimeout(playing);
    if (tool) TOOLS[tool.dataset.story ?? ""]?.(event);
    else if (caption) caption.dataset.caption === chosen ? stop() : choose(caption);
    else if (playing !== undefined) stop();
  });
  document.addEventListener("keydown", typed);
  new ResizeObserver(() => show(chosen)).observe(one(".stage", HTMLElement));
}
