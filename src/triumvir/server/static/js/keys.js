// Keyboard: digits choose, arrows move among what is possible, Enter confirms, letters for the tools.
import { all, from, middle, some } from "./dom.js";

/** @typedef {[dx: number, dy: number]} Way */

const TYPING = "input:not([type=radio]):not([type=checkbox]),textarea,select,[contenteditable]";

function targets() {
  return all("svg [data-action],.choice").filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !element.closest("dialog:not([open])");
  });
}

/**
 * What lies nearest in a direction.
 * @param {Element | null} here
 * @param {Way} way
 */
function nearest(here, [dx, dy]) {
  const found = targets();
  if (!found.some((element) => element === here)) return found.find((element) => element.matches("svg *")) || found[0];
  const { x, y } = middle(/** @type {Element} */ (here));
  let best = null;
  let least = Infinity;
  for (const element of found) {
    if (element === here) continue;
    const there = middle(element);
    const along = (there.x - x) * dx + (there.y - y) * dy;
    const across = Math.abs((there.x - x) * dy) + Math.abs((there.y - y) * dx);
    if (along <= 1) continue;
    const cost = along + 2.5 * across;
    if (cost < least) {
      least = cost;
      best = element;
    }
  }
  return best;
}

/** @type {Record<string, Way>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, string>} */
const TOOLS = { u: "undo", y: "redo", h: "hint" };

/**
 * The list of choices, by its key: digits and arrows choose from it while it is open.
 * @param {KeyboardEvent} event
 */
function openList(event) {
  const list = some(".choices-list");
  if (!list) return;
  event.preventDefault();
  list.setAttribute("open", "");
  some(".choice", list)?.focus();
}

function shutList() {
  const list = some(".choices-list[open]");
  if (!list) return;
  const within = list.contains(document.activeElement);
  list.removeAttribute("open");
  if (within) some("summary", list)?.focus();
}

/**
 * @param {object} page
 * @param {(action: string, at: Element) => void} page.choose
 * @param {() => void} page.confirmNow
 * @param {() => void} page.cancel
 * @param {() => boolean} page.waits a choice is to be confirmed
 */
export function keys({ choose, confirmNow, cancel, waits }) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      if (waits()) cancel();
      shutList();
      return;
    }
    if ((event.key === "Enter" || event.key === " ") && from(event, "svg [data-action],svg [data-why]")) {
      event.preventDefault();
      event.target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    if (document.documentElement.dataset.keys === "off") return;
    if (event.ctrlKey || event.metaKey || event.altKey || from(event, TYPING) || some("dialog[open]")) return;
    if (event.key in ARROWS && !from(event, ".pane,.pane *")) {
      const next = nearest(document.activeElement, ARROWS[event.key]);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    } else if (/^[1-9]$/.test(event.key) && !waits() && !some(".choices-list:not([open])")) {
      const choice = some(`.choice[aria-keyshortcuts="${event.key}"]`);
      if (choice instanceof HTMLButtonElement && choice.checkVisibility()) {
        event.preventDefault();
        choose(choice.value, choice);
      }
    } else if (event.key === "Enter" && waits() && !from(event, "a,a *,button,button *")) {
      event.preventDefault();
      confirmNow();
    } else {
      const key = event.key.toLowerCase();
      const scores = document.getElementById("scores");
      if (key === "/") openList(event);
      else if (key in TOOLS) document.getElementById(TOOLS[key])?.click();
      else if (key === "s" && scores instanceof HTMLDialogElement) scores.showModal();
    }
  });
}
