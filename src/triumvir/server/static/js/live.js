// Exchanging parts of a page in place: they are morphed (Idiomorph), and moved pieces glide (FLIP).
import { Idiomorph } from "/static/vendor/idiomorph.esm.js";
import { all, one } from "./dom.js";

/** @typedef {[first: number, count: number, instead: string[]]} Edit from this line on, so many lines become these */
/**
 * @typedef {object} Where how far a table is, and which seats of it are the visitor's
 * @property {number} rev
 * @property {number} ply
 * @property {number} chat
 * @property {string} status
 * @property {number[]} mine
 */
/**
 * @typedef {object} Change what a page lacks of its table
 * @property {string} title
 * @property {Record<string, string>} parts
 * @property {Record<string, string>} hashes of all parts, also of those that have not changed
 */
/** @typedef {Where & Partial<Change>} News */
/** @typedef {{ code: number, ok: boolean, error?: string, rule?: string }} Reply */

const EASE = "cubic-bezier(.2,.7,.2,1)";
const LONGEST = 600; // pieces whose places are remembered

export const csrf = one("meta[name=csrf]", HTMLMetaElement).content;

/** What the page has, as the server reads it; what stands in a shut dialog is told when it opens. */
export function parts() {
  const hash = (/** @type {HTMLElement} */ part) =>
    part.closest("dialog:not([open])") ? "later" : (part.dataset.hash ?? "");
  return all(".part")
    .map((part) => `${part.id.slice(2)}:${hash(part)}`)
    .join(",");
}

/**
 * A part that came before comes as edits of its lines.
 * @param {string} before
 * @param {Edit[]} edits
 */
export function revised(before, edits) {
  const lines = before.split("\n");
  for (const [first, count, instead] of edits.toReversed()) lines.splice(first, count, ...instead);
  return lines.join("\n");
}

function motion() {
  const wish = document.documentElement.dataset.motion;
  if (wish === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return wish === "short" ? 110 : 220;
}

/** @typedef {{ box: DOMRect, drawing: Element, frame: DOMRect }} Place */

/**
 * Where pieces are. What can be chosen is at its place at once: it is looked for there, and tapped.
 * @param {Element} root
 */
function places(root) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const drawing of root.querySelectorAll("svg")) {
    const frame = drawing.getBoundingClientRect();
    for (const element of drawing.querySelectorAll("[id]:not([data-action])")) {
      if (found.size >= LONGEST) return found;
      const box = element.getBoundingClientRect();
      if (box.width) found.set(element.id, { box, drawing, frame });
    }
  }
  return found;
}

/** @param {Element} root */
function outlines(root) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const element of root.querySelectorAll("svg [id]")) {
    found.set(element.id, `${element.getAttribute("transform")}${element.childElementCount}${element.textContent}`);
  }
  return found;
}

/**
 * Pieces glide from where they were. A drawing that lies elsewhere now takes its pieces along: only what moved within it, or
 * to another one, glides.
 * @param {Map<string, Place>} before
 * @param {number} time
 */
function glide(before, time) {
  /** @type {Set<Element>} */
  const moved = new Set();
  for (const [id, { box: old, drawing, frame }] of before) {
    const element = document.getElementById(id);
    if (!element) continue;
    const now = element.getBoundingClientRect();
    const there = element.closest("svg") === drawing ? drawing.getBoundingClientRect() : frame;
    const dx = old.left + old.width / 2 - frame.left - (now.left + now.width / 2 - there.left);
    const dy = old.top + old.height / 2 - frame.top - (now.top + now.height / 2 - there.top);
    if (!now.width || Math.hypot(dx, dy) < 3) continue;
    if (Math.abs(now.width - old.width) > now.width / 2) continue; // another size: a different thing
    moved.add(element);
    if ([...moved].some((other) => other !== element && other.contains(element))) continue;
    const around = element.parentNode;
    const scale = (around instanceof SVGGraphicsElement && around.getScreenCTM()?.a) || 1;
    element.animate({ translate: [`${dx / scale}px ${dy / scale}px`, "0px 0px"] }, { duration: time, easing: EASE });
  }
}

/**
 * @param {Element} root
 * @param {Map<string, string>} before
 */
function mark(root, before) {
  for (const [id, essence] of outlines(root)) {
    if (before.get(id) === essence) continue;
    const element = document.getElementById(id);
    if (!element || element.querySelector("[id]")) continue;
    element.classList.add("just-changed");
    setTimeout(() => element.classList.remove("just-changed"), 2000);
  }
}

// what the person at the screen has opened or typed stays as it is
const KEEP = {
  /**
   * @param {string} name
   * @param {Element} node
   */
  beforeAttributeUpdated(name, node) {
    if (name === "open" && node.matches("details")) return false;
    if (name === "value" && node === document.activeElement && !node.matches("button")) return false; // a button's is its choice
    return true;
  },
};

/**
 * Show the parts that have changed.
 * @param {Pick<Change, "parts" | "hashes">} news
 */
export function exchange({ parts, hashes }) {
  const time = motion();
  /** @type {[name: string, html: string, part: HTMLElement][]} */
  const found = [];
  for (const [name, html] of Object.entries(parts)) {
    const part = document.getElementById(`p-${name}`);
    if (!part) return location.reload(); // another page by now
    if (part.dataset.hash !== hashes[name]) found.push([name, html, part]);
  }
  const atEnd = all(".pane").filter((pane) => pane.scrollHeight - pane.scrollTop - pane.clientHeight < 60);
  const before = new Map(time ? found.flatMap(([, , part]) => [...places(part)]) : []); // pieces glide between parts too
  for (const [name, html, part] of found) {
    const still = !time && part.querySelector("svg [id]") !== null ? outlines(part) : null;
    Idiomorph.morph(part, html, { morphStyle: "innerHTML", callbacks: KEEP });
    part.dataset.hash = hashes[name];
    if (still) mark(part, still);
  }
  if (time) glide(before, time);
  for (const pane of atEnd) pane.scrollTop = pane.scrollHeight; // another part may have changed its height
}

/**
 * Ask the server, or tell it something.
 * @param {string} address
 * @param {Record<string, string>} [fields]
 * @returns {Promise<any>} a Reply with whatever was asked for
 */
export async function ask(address, fields) {
  const accept = { accept: "application/json" };
  const response = fields
    ? await fetch(address, {
        method: "POST",
        headers: { ...accept, "x-csrf": csrf },
        body: new URLSearchParams(fields),
      })
    : await fetch(address, { headers: accept });
  return { ...(await response.json()), code: response.status, ok: response.ok };
}
