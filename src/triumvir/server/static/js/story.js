// What the others did: captions since the viewer's last turn. One can be chosen, walked through and played again.
import { all, around, from, one, some } from "./dom.js";
import { ask } from "./live.js";
import { add, clear, has, show, watch } from "./rings.js";
import { views } from "./views.js";

const TURN = 1200; // how long a turn is shown when it is played again, in ms
const TYPING = "input:not([type=radio]):not([type=checkbox]),textarea,select,[contenteditable]";
const main = one("[data-table]", HTMLElement);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let playing;
let chosen = ""; // the number of the caption that is looked at

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
  if (!has(number)) {
    const { first, end } = caption.dataset;
    const told = await ask(`/t/${main.dataset.table}/spoken?first=${first}&ply=${end}`);
    if (chosen !== number) return;
    add(told.ids ?? [], ringOf(caption));
  }
  show(number);
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
  main.classList.remove("telling");
  for (const part of all(".told")) part.classList.remove("told");
  for (const caption of captions()) caption.setAttribute("aria-pressed", "false");
  show();
}

/** @param {number} by */
function step(by) {
  const found = captions();
  const here = found.findIndex((caption) => caption.dataset.caption === chosen);
  const next = found[here < 0 ? found.length - 1 : here + by];
  if (next) choose(next);
}

/** @param {HTMLElement[]} turns */
async function play(turns) {
  const [first, ...rest] = turns;
  if (!first) return stop();
  await choose(first);
  playing = setTimeout(() => play(rest), TURN);
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
