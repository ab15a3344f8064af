// Rings: what others changed since the viewer's last turn, in the colour of who did it and with the number of its caption.
import { all } from "./dom.js";

/** @typedef {{ number: string, colour: string }} Ring whose caption changed something */

const SVG = "http://www.w3.org/2000/svg";
const RIM = 3; // room between a piece and its ring, in px
/** @type {Map<string, Ring>} */
const rings = new Map(); // by the id of what changed

/** What the drawings look like, piece by piece. */
function looks() {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const element of all(".stage svg [id], .rivals svg [id]")) {
    if (element.id.startsWith("go-") || element.querySelector("[id]")) continue; // targets, and what only holds others
    const bare = /** @type {Element} */ (element.cloneNode(true));
    for (const mark of bare.querySelectorAll(".mark,.hit,.ghost")) mark.remove();
    found.set(element.id, `${element.getAttribute("transform") ?? ""}${bare.innerHTML}`);
  }
  return found;
}

/** @param {Element} element */
function box(element) {
  const root = /** @type {SVGSVGElement | null} */ (element.closest("svg:not(svg svg)"));
  const screen = root?.getScreenCTM()?.inverse();
  const rect = element.getBoundingClientRect();
  if (!root || !screen || !rect.width) return null;
  const from = new DOMPoint(rect.left - RIM, rect.top - RIM).matrixTransform(screen);
  const to = new DOMPoint(rect.right + RIM, rect.bottom + RIM).matrixTransform(screen);
  return { root, x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/**
 * @param {string} id
 * @param {Ring} ring
 */
function draw(id, ring) {
  const element = document.getElementById(id);
  const place = element && box(element);
  if (!place) return;
  const { root, x, y, width, height } = place;
  const group = shape("g", { class: "ring", "aria-hidden": "true", style: `--ring:${ring.colour}` });
  const frame = { x, y, width, height, rx: Math.min(width, height) / 4 };
  group.append(shape("rect", { ...frame, class: "rim" }), shape("rect", frame));
  group.append(shape("circle", { cx: x + width, cy: y, r: 8 }));
  const text = shape("text", { x: x + width, y: y + 4 });
  text.textContent = ring.number;
  group.append(text);
  root.append(group);
}

/**
 * Draw the rings, all of them or those of one caption.
 * @param {string} [only] its number
 */
export function show(only) {
  for (const old of all(".ring")) old.remove();
  for (const [id, ring] of rings) if (!only || ring.number === only) draw(id, ring);
}

/**
 * Put rings around elements.
 * @param {string[]} ids
 * @param {Ring} ring
 */
export function add(ids, ring) {
  for (const id of ids) rings.set(id, ring);
}

/** @param {string} number */
export function has(number) {
  return [...rings.values()].some((ring) => ring.number === number);
}

export function clear() {
  rings.clear();
  show();
}

/**
 * Remember the drawings; what is called afterwards says what has become different.
 * @returns {() => string[]}
 */
export function watch() {
  const before = looks();
  return () => {
    const now = looks();
    return [...now].filter(([id, look]) => before.get(id) !== look).map(([id]) => id);
  };
}
