// Notes at an element (why something is not possible) and tooltips in words.
import { around } from "./dom.js";

/** @type {HTMLElement | null} */
let pop = null;
/** @type {HTMLElement | null} */
let tip = null;
let timer = 0;

/**
 * @param {HTMLElement} box
 * @param {Element} at
 */
function beside(box, at) {
  const r = at.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - width - 8, r.left + r.width / 2 - width / 2));
  const below = r.bottom + 8 + height < innerHeight;
  box.style.left = `${left}px`;
  box.style.top = `${below ? r.bottom + 8 : Math.max(8, r.top - height - 8)}px`;
}

export function closeNote() {
  pop?.remove();
  pop = null;
}

/**
 * Say something at an element, with the rule it follows from.
 * @param {Element} at
 * @param {string} words
 */
export function note(at, words, rule = "", link = "") {
  closeNote();
  hideTip();
  pop = document.createElement("div");
  pop.className = "note-pop";
  pop.setAttribute("role", "alert");
  const sentence = document.createElement("p");
  sentence.textContent = words;
  pop.append(sentence);
  if (rule) {
    const more = document.createElement("a");
    more.className = "rule";
    more.href = link;
    more.target = "_blank";
    more.textContent = rule;
    pop.append(more);
  }
  document.body.append(pop);
  beside(pop, at);
}

function hideTip() {
  clearTimeout(timer);
  tip?.remove();
  tip = null;
}

/** @param {HTMLElement} at */
function showTip(at) {
  hideTip();
  if (pop) return;
  const [head, ...rest] = (at.dataset.tip ?? "").split("\n");
  tip = document.createElement("div");
  tip.className = "tip";
  tip.setAttribute("aria-hidden", "true"); // the element says the same in its label
  const bold = document.createElement("b");
  bold.textContent = head;
  tip.append(bold, rest.join("\n"));
  document.body.append(tip);
  beside(tip, at);
}

document.addEventListener("pointerover", (event) => {
  const at = around(event, "[data-tip]");
  clearTimeout(timer);
  if (!at) {
    hideTip();
    return;
  }
  timer = setTimeout(() => showTip(at), 350);
});
document.addEventListener("focusin", (event) => {
  const at = around(event, "[data-tip]");
  if (at?.matches(":focus-visible")) showTip(at);
  else hideTip();
});
document.addEventListener("scroll", hideTip, true);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    closeNote();
    hideTip();
  }
});
document.addEventListener(
  "click",
  (event) => {
    if (!around(event, ".note-pop,[data-why],[data-reason]")) closeNote();
    hideTip();
  },
  true,
);
