// Exchanging parts of a page in place: what has changed is fetched, morphed (Idiomorph), and moved pieces glide (FLIP).
import { Idiomorph } from "/static/vendor/idiomorph.esm.js";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const LONGEST = 600; // pieces whose places are remembered

export const csrf = document.querySelector("meta[name=csrf]").content;

export function parts() {
  // what stands in a shut dialog is fetched when it opens
  const hash = (part) => (part.closest("dialog:not([open])") ? "later" : part.dataset.hash);
  return [...document.querySelectorAll(".part")].map((part) => `${part.id.slice(2)}:${hash(part)}`).join(",");
}

function motion() {
  const wish = document.documentElement.dataset.motion;
  if (wish === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return wish === "short" ? 110 : 220;
}

function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("svg [id]")) {
    if (found.size >= LONGEST) break;
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.id, box);
  }
  return found;
}

function outlines(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("svg [id]")) {
    found.set(element.id, element.getAttribute("transform") + element.childElementCount + element.textContent);
  }
  return found;
}

function glide(before, time) {
  const moved = new Set();
  for (const [id, old] of before) {
    const element = document.getElementById(id);
    if (!element) continue;
    const now = element.getBoundingClientRect();
    const dx = old.left + old.width / 2 - now.left - now.width / 2;
    const dy = old.top + old.height / 2 - now.top - now.height / 2;
    if (!now.width || Math.hypot(dx, dy) < 3) continue;
    if (Math.abs(now.width - old.width) > now.width / 2) continue; // another size: a different thing
    moved.add(element);
    if ([...moved].some((other) => other !== element && other.contains(element))) continue;
    const scale = element.parentNode.getScreenCTM?.()?.a || 1;
    element.animate({ translate: [`${dx / scale}px ${dy / scale}px`, "0px 0px"] }, { duration: time, easing: EASE });
  }
}

function mark(root, before) {
  for (const [id, essence] of outlines(root)) {
    if (before.has(id) && before.get(id) === essence) continue;
    const element = document.getElementById(id);
    if (!element || element.querySelector("[id]")) continue;
    element.classList.add("just-changed");
    setTimeout(() => element.classList.remove("just-changed"), 2000);
  }
}

const KEEP = {
  // what the person at the screen has opened or typed stays as it is
  beforeAttributeUpdated(name, node) {
    if (name === "open" && node.matches("details")) return false;
    if (name === "value" && node === document.activeElement && !node.matches("button")) return false; // a button's is its choice
    return true;
  },
};

export function exchange(news) {
  const time = motion();
  const all = Object.entries(news.parts).map(([name, html]) => [name, html, document.getElementById(`p-${name}`)]);
  if (all.some(([, , part]) => !part)) {
    location.reload();
    return;
  }
  const found = all.filter(([name, , part]) => part.dataset.hash !== news.hashes[name]); // it may have come another way
  const atEnd = [...document.querySelectorAll(".pane")].filter(
    (pane) => pane.scrollHeight - pane.scrollTop - pane.clientHeight < 60,
  );
  const before = new Map(time ? found.flatMap(([, , part]) => [...places(part)]) : []); // pieces glide between parts too
  for (const [name, html, part] of found) {
    const still = !time && part.querySelector("svg [id]") !== null ? outlines(part) : null;
    Idiomorph.morph(part, html, { morphStyle: "innerHTML", callbacks: KEEP });
    part.dataset.hash = news.hashes[name];
    if (still) mark(part, still);
  }
  if (time) glide(before, time);
  for (const pane of atEnd) pane.scrollTop = pane.scrollHeight; // another part may have changed its height
}

export async function ask(address, fields) {
  const options = { headers: { accept: "application/json" } };
  if (fields) {
    options.method = "POST";
    options.headers["x-csrf"] = csrf;
    options.body = new URLSearchParams(fields);
  }
  const response = await fetch(address, options);
  const answer = await response.json();
  return { ...answer, code: response.status, ok: response.ok };
}
