// On a phone one view at a time: the tab with something to choose gets a dot, and a new decision opens it by itself.
import { all, around, one } from "./dom.js";

const GRACE = 5000; // how long a tab that was just chosen stays
const main = one("main", HTMLElement);
const bar = one(".tabs", HTMLElement);
let chosen = 0;

function narrow() {
  return matchMedia("(max-width: 760px)").matches;
}

/** @param {HTMLElement} button */
function holds(button) {
  if (button.dataset.board)
    return document.querySelector(`.bp[data-group="${button.dataset.board}"] [data-action]`) !== null;
  return document.querySelector(`.${button.dataset.view} svg [data-action]`) !== null;
}

/** @param {string} name */
function open(name) {
  main.dataset.tab = name;
  main.classList.add("tabbed");
  const board = one(".view-board", HTMLElement);
  board.classList.toggle("shown", Boolean(bar.querySelector(`[data-tab="${name}"][data-board]`)));
  for (const part of all(".bp", board)) part.classList.toggle("shown", part.dataset.group === name);
  for (const button of buttons()) button.setAttribute("aria-pressed", String(button.dataset.tab === name));
}

function buttons() {
  return all("button", bar);
}

export const tabs = {
  /** @param {string} name */
  open(name) {
    chosen = Date.now();
    open(name);
  },
  start() {
    bar.addEventListener("click", (event) => {
      const name = around(event, "button")?.dataset.tab;
      if (!name) return;
      this.open(name);
      scrollTo({ top: 0 });
    });
    open(buttons()[0].dataset.tab ?? "");
    this.show();
  },
  show() {
    const found = buttons();
    for (const button of found) button.classList.toggle("has", holds(button));
    const here = found.find((button) => button.dataset.tab === main.dataset.tab);
    const better = found.find((button) => button.classList.contains("has"));
    if (narrow() && better && !here?.classList.contains("has") && Date.now() - chosen > GRACE)
      open(better.dataset.tab ?? "");
    else if (main.dataset.tab) open(main.dataset.tab);
  },
};
