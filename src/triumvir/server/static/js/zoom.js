// A part of a table, or of a lesson, alone and large: key Z, double tap, two fingers, the wheel with Ctrl, or the button.
import { all, around, isShortcut, one } from "./dom.js";

const MOST = 4;
const STEP = 1.25;
const DOUBLE = 350; // ms between two taps
const stage = one("[data-zooms]", HTMLElement);
const bar = one(".zoom-bar", HTMLElement);
/** @type {HTMLElement | null} */
let part = null;
let factor = 1;
let before = 0; // how wide its drawing was among the others: alone it is never smaller, px
/** @type {{ part: Element | null, time: number }} */
let tapped = { part: null, time: 0 };
/** @type {Map<number, PointerEvent>} */
const fingers = new Map();
let spread = 0; // between two fingers when they came down, for the factor of that moment

/** @param {Event} event */
function partAt(event) {
  return around(event, "[data-zooms] :is(.bp,.mat)");
}

/** Show the part as large as fits, times the factor; where it had more room among the others, as large as there. */
function lay() {
  if (!part) return;
  const room = stage.getBoundingClientRect();
  const drawing = part.querySelector("svg");
  const { width = 1, height = 1 } = drawing?.viewBox.baseVal ?? {};
  const fit = Math.min((room.width - 12) / width, (room.height - 12) / height);
  part.style.setProperty("--zoom", `${Math.max(width * fit, before) * factor}px`);
  for (const [name, value] of Object.entries({ x: room.left, y: room.top, w: room.width, h: room.height }))
    for (const one of [part, bar]) one.style.setProperty(`--zoom-${name}`, `${value}px`);
}

/** @param {number} wanted */
function scaleTo(wanted) {
  factor = Math.min(MOST, Math.max(1, wanted));
  lay();
}

export function close() {
  part?.classList.remove("zoomed");
  part = null;
  bar.hidden = true;
}

/** @param {Element | null} wanted */
function open(wanted) {
  close();
  if (!(wanted instanceof HTMLElement)) return;
  part = wanted;
  before = part.querySelector("svg")?.getBoundingClientRect().width ?? 0;
  part.classList.add("zoomed");
  bar.hidden = false;
  scaleTo(1);
  const now = part.querySelector("svg")?.getBoundingClientRect().width ?? 0;
  if (now < before * STEP) scaleTo(STEP); // whoever wants it larger sees it larger
}

/** The part that a key means: where the focus is, the pointer, or something to choose. */
function meant() {
  const parts = all(".bp,.mat", stage).filter((one) => one.checkVisibility());
  const fits = [":focus-within", ":hover", ":has([data-action])", "*"];
  return fits.map((fit) => parts.find((one) => one.matches(fit))).find(Boolean) ?? null;
}

function apart() {
  const [one, other] = [...fingers.values()];
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/** @param {PointerEvent} event */
function down(event) {
  if (event.pointerType !== "touch") return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 2) spread = apart() / factor;
}

/** @param {PointerEvent} event */
function move(event) {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, event);
  if (fingers.size !== 2) return;
  const wanted = apart() / spread;
  if (part) scaleTo(wanted);
  else if (wanted > STEP) open(partAt(event));
}

/** @param {PointerEvent} event */
function up(event) {
  fingers.delete(event.pointerId);
}

/** @param {MouseEvent} event */
function tap(event) {
  const what = around(event, "[data-zoom]")?.dataset.zoom;
  if (what === "in") scaleTo(factor * STEP);
  else if (what === "out") scaleTo(factor / STEP);
  else if (what === "close") close();
  if (what || around(event, "[data-action],[data-why]")) return;
  const here = partAt(event);
  const twice = here !== null && here === tapped.part && event.timeStamp - tapped.time < DOUBLE;
  tapped = { part: twice ? null : here, time: event.timeStamp };
  if (twice && here === part) close();
  else if (twice) open(here);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.key === "Escape") return close();
  if (!isShortcut(event)) return;
  if (event.key.toLowerCase() === "z") part ? close() : open(meant());
  else if (part && event.key === "+") scaleTo(factor * STEP);
  else if (part && event.key === "-") scaleTo(factor / STEP);
  else if (part && event.key === "0") scaleTo(1);
}

export function zoom() {
  stage.addEventListener("pointerdown", down);
  stage.addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    stage.addEventListener(end, (event) => up(/** @type {PointerEvent} */ (event)));
  stage.addEventListener("click", tap);
  bar.addEventListener("click", tap);
  stage.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      if (!part) open(partAt(event));
      scaleTo(factor * (event.deltaY < 0 ? STEP : 1 / STEP));
    },
    { passive: false },
  );
  document.addEventListener("keydown", key);
  new ResizeObserver(lay).observe(stage);
  document.addEventListener("click", (event) => {
    if (around(event, "#zoom")) part ? close() : open(meant());
    else if (around(event, ".views button")) close();
  });
}
