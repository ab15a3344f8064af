// Aiming: a finger needs 44 px, a mouse 24. A tap beside a small target means it, if no other is as near; where targets
// lie so close that a finger cannot tell them apart, a tap selects first and the button confirms.
import { all, placeOf } from "./dom.js";

const FINGER = 44;
const MOUSE = 24;
const NEARLY = 0.25; // what rounding may take away, in px
let pointer = "mouse"; // what was last used to point with

document.addEventListener(
  "pointerdown",
  (event) => {
    pointer = event.pointerType;
  },
  true,
);

export function byTouch() {
  return pointer === "touch" || pointer === "pen";
}

/** The drawn targets that can be hit as the page stands. */
function targets() {
  const shown = (/** @type {Element} */ one) =>
    one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).pointerEvents !== "none";
  return all(".stage svg [data-action]").filter(shown);
}

/**
 * What belongs to a target: at least as much as is needed to hit it.
 * @param {Element} target
 */
function reach(target) {
  const { left, right, top, bottom } = placeOf(target);
  const least = byTouch() ? FINGER : MOUSE;
  const wide = Math.max(0, least - (right - left)) / 2;
  const high = Math.max(0, least - (bottom - top)) / 2;
  return { left: left - wide, right: right + wide, top: top - high, bottom: bottom + high };
}

/** @typedef {ReturnType<typeof reach>} Reach */

/**
 * @param {Reach} one
 * @param {Reach} other
 */
function meet(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 1 && high > 1;
}

/**
 * Whether a target is too small to be sure which one was meant.
 * @param {Element} target
 */
export function crowded(target) {
  const { width, height } = placeOf(target);
  if (Math.min(width, height) >= (byTouch() ? FINGER : MOUSE) - NEARLY) return false;
  const mine = reach(target);
  const action = /** @type {HTMLElement} */ (target).dataset.action;
  return targets().some((other) => other.dataset.action !== action && meet(mine, reach(other)));
}

/**
 * The target that a tap beside all of them means, if there is one.
 * @param {MouseEvent} event
 * @returns {HTMLElement | null}
 */
export function meant(event) {
  if (!byTouch() || !(event.target instanceof Element) || !event.target.closest(".stage")) return null;
  if (event.target.closest("button,a,summary,[data-why],[data-tip]")) return null;
  const [x, y] = [event.clientX, event.clientY];
  const near = targets().filter((target) => {
    const { left, right, top, bottom } = reach(target);
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  const away = (/** @type {Element} */ target) => {
    const { left, right, top, bottom } = placeOf(target);
    return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
  };
  return near.reduce(
    (/** @type {HTMLElement | null} */ best, one) => (best && away(best) <= away(one) ? best : one),
    null,
  );
}
