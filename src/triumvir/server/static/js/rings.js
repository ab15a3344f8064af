// Rings: what others changed since the viewer's last turn, in the colour of who did it and with the number of its caption.
import { all } from "./dom.js";

/** @typedef {{ number: string, colour: string }} Ring whose caption changed something */

const SVG = "http://www.w3.org/2000/svg";
const RIM = 3; // room between a piece and its ring, in px
const FAR = 12; // what is nearer has not moved, in units of the drawing
/** @type {Map<string, Ring>} */
const rings = new Map(); // by the id of what changed
/** @type {Map<string, DOMPoint>} */
const origins = new Map(); // where what moved came from, in units of its drawing

/** @typedef {{ look: string, root: Element | null, place: DOMPoint | null }} Piece */

/** What the drawings look like, piece by piece, and where the pieces are. */
function looks() {
  /** @type {Map<string, Piece>} */
  const found = new Map();
  for (const element of all(".stage svg [id], .rivals svg [id]")) {
    if (element.id.startsWith("go-") || element.querySelector("[id]")) continue; // targets, and what only holds others
    const bare = /** @type {Element} */ (element.cloneNode(true));
    for (const mark of bare.querySelectorAll(".mark,.hit,.ghost")) mark.remove();
    const seen = box(element);
    const place = seen && new DOMPoint(seen.x + seen.width / 2, seen.y + seen.height / 2);
    const look = `${element.getAttribute("transform") ?? ""}${bare.innerHTML}`;
    found.set(element.id, { look, root: seen?.root ?? null, place });
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
  const from = origins.get(id);
  if (from) root.append(track(from, new DOMPoint(x + width / 2, y + height / 2), ring));
  root.append(group);
}

/**
 * The way of what moved: dotted, in the colour of who moved it.
 * @param {DOMPoint} from
 * @param {DOMPoint} to
 * @param {Ring} ring
 */
function track(from, to, ring) {
  const group = shape("g", { class: "ring track", "aria-hidden": "true", style: `--ring:${ring.colour}` });
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  group.append(shape("line", { ...ends, class: "rim" }), shape("line", ends));
  group.append(shape("circle", { cx: from.x, cy: from.y, r: 4 }));
  return group;
}

/**
 * Draw rings around some elements and no others, for a step of a caption.
 * @param {string[]} ids
 * @param {Ring} ring
 */
export function spot(ids, ring) {
  for (const old of all(".ring")) old.remove();
  for (const id of ids) draw(id, ring);
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
  origins.clear();
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
    for (const [id, { root, place }] of now) {
      const old = before.get(id);
      if (!place || !old?.place || old.root !== root || origins.has(id)) continue;
      if (Math.hypot(place.x - old.place.x, place.y - old.place.y) > FAR) origins.set(id, old.place);
    }
    return [...now].filter(([id, { look }]) => before.get(id)?.look !== look || origins.has(id)).map(([id]) => id);
  };
}
