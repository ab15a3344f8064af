// How large the drawings are shown, so that none of their words is smaller than can be read.
import { all } from "./dom.js";

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

/** Watch the size of every drawing of the page. */
export function scale() {
  for (const part of all(".bp,.mat,.rivals,.matbox .part")) watch.observe(part);
}
