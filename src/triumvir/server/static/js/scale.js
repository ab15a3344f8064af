// How large the drawings are shown, so that none of their words is smaller than can be read.
import { all, some } from "./dom.js";

const FLOOR = 11; // px on the screen
const LARGER = 1.15; // the size of text that a visitor may ask for

/** @param {Element} part */
function least(part) {
  const drawing = part.querySelector("svg.tv");
  const scale = drawing instanceof SVGSVGElement && drawing.getScreenCTM()?.a;
  if (!scale) return;
  const floor = document.documentElement.dataset.size === "115" ? FLOOR * LARGER : FLOOR;
  /** @type {HTMLElement} */ (part).style.setProperty("--least", `${(floor / scale).toFixed(2)}px`);
}

const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) least(target);
});

/** @param {HTMLElement} stage */
function reachable(stage) {
  if (stage.scrollHeight > stage.clientHeight) stage.tabIndex = 0;
  else stage.removeAttribute("tabindex");
}

/** Watch the size of every drawing of the page; a stage that is too low for them can be scrolled by keys as well. */
export function scale() {
  const stage = some(".stage");
  if (stage) {
    const heights = new ResizeObserver(() => reachable(stage));
    for (const part of [stage, ...stage.children]) heights.observe(part);
  }
  for (const part of all(".bp,.mat,.rivals,.matbox .part")) watch.observe(part);
}
