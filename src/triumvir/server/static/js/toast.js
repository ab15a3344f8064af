// What was just done and can be taken back: a line with Undo, for a while. It never lies over something to choose, which it
// would hide; and a tap that was meant for the board would take back instead. Undo has its own place as well.
import { all, placeOf } from "./dom.js";

const STAYS = 5000; // ms
/** @type {HTMLElement | null} */
let shown = null;
let timer = 0;

export function hideToast() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}

function covers() {
  const box = shown?.getBoundingClientRect();
  if (!box) return false;
  return all(".stage svg [data-action]").some((target) => {
    const { left, right, top, bottom } = placeOf(target);
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
}

/** The position is another one: what can be chosen may lie elsewhere now. */
export function clearToast() {
  if (covers()) hideToast();
}

/** @param {string} words */
export function toast(words) {
  hideToast();
  const undo = document.getElementById("undo");
  if (!undo || undo.getAttribute("aria-disabled") === "true") return;
  shown = document.createElement("div");
  shown.className = "toast";
  const said = document.createElement("span");
  said.textContent = words;
  const back = document.createElement("button");
  back.type = "button";
  back.className = "btn";
  back.textContent = undo.dataset.words ?? "";
  back.addEventListener("click", () => {
    hideToast();
    document.getElementById("undo")?.click();
  });
  shown.append(said, back);
  document.body.append(shown);
  timer = setTimeout(hideToast, STAYS);
  clearToast();
}
