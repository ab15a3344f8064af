// The focus follows the decision, for who plays by keys: from what was chosen to what can be chosen next, and to the
// sentence of the bar while others think. Who reads, writes or looks something up elsewhere is left there.
import { all, middle, one, placeOf, some } from "./dom.js";

const ASKED = "asked"; // the sentence of the bar, which a choice is described by
const AT_DECISION = ".prompt *,.toast *,#to-view,svg [data-action],svg [data-why]";
let keyed = false; // the last thing that was touched was a key

/** What can be chosen now and seen: at the board, or else as a button; a way out comes last. */
export function choices() {
  const seen = all("svg [data-action],.prompt .choice,.prompt button[name=seat]").filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      placeOf(element).width > 0 && // what comes out on request is drawn nowhere until then
      !element.closest("dialog:not([open])"),
  );
  const aside = (/** @type {Element} */ choice) => choice.matches(".out") || choice.querySelector(".pill") !== null;
  const drawn = seen.filter((choice) => choice.matches("svg *") && !aside(choice));
  return drawn.length ? drawn : [...seen].sort((one, other) => Number(aside(one)) - Number(aside(other)));
}

/**
 * The choice that lies nearest; the first where nothing was in hand before.
 * @param {DOMPoint | null} from
 */
function nearest(from) {
  const found = choices();
  if (!from || !found.length) return found[0];
  const far = (/** @type {Element} */ choice) => Math.hypot(middle(choice).x - from.x, middle(choice).y - from.y);
  return found.reduce((best, choice) => (far(choice) < far(best) ? choice : best));
}

/** @param {HTMLElement} element */
function focus(element) {
  if (element.matches("[data-action],button")) element.setAttribute("aria-describedby", ASKED);
  element.focus({ preventScroll: element.matches(".prompt,.prompt *") });
}

/** Whether the focus is with the decision: at what can be chosen, in the bar, or nowhere. */
function isAtDecision() {
  const here = document.activeElement;
  return here === null || here === document.body || here.matches(AT_DECISION) || here.matches(".prompt");
}

/** Remember where the focus is before the page changes; what is called afterwards brings it to the decision. */
export function following() {
  const here = document.activeElement;
  const follows = keyed && isAtDecision();
  const from = follows && here?.matches(AT_DECISION) ? middle(here) : null;
  return () => {
    if (!follows || some("dialog[open]")) return;
    if (!some(".prompt.mine")) return isAtDecision() && focus(one(".prompt", HTMLElement));
    const now = document.activeElement;
    if (now?.matches("svg [data-action]") && now === here) return; // the same place can be chosen again
    const next = nearest(from);
    focus(next ?? some(".prompt .choices-list summary") ?? one(".prompt", HTMLElement));
  };
}

/**
 * Back to what was selected, where it is not to count after all.
 * @param {string} action
 */
export function returnTo(action) {
  if (!keyed) return;
  const found = choices().find((choice) => choice.dataset.action === action || choice.getAttribute("value") === action);
  if (found) focus(found);
}

addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);
