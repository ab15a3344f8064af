// On a phone one view at a time: the tab with something to choose gets a dot, and a new decision opens it by itself.
const GRACE = 5000; // how long a tab that was just chosen stays
const main = document.querySelector("main");
const bar = document.querySelector(".tabs");
let chosen = 0;

function narrow() {
  return matchMedia("(max-width: 760px)").matches;
}

function holds(button) {
  if (button.dataset.board)
    return document.querySelector(`.bp[data-group="${button.dataset.board}"] [data-action]`) !== null;
  return document.querySelector(`.${button.dataset.view} svg [data-action]`) !== null;
}

function open(name) {
  main.dataset.tab = name;
  main.classList.add("tabbed");
  const board = document.querySelector(".view-board");
  board.classList.toggle("shown", Boolean(bar.querySelector(`[data-tab="${name}"][data-board]`)));
  for (const part of board.querySelectorAll(".bp")) part.classList.toggle("shown", part.dataset.group === name);
  for (const button of bar.children) button.setAttribute("aria-pressed", String(button.dataset.tab === name));
}

export const tabs = {
  open(name) {
    chosen = Date.now();
    open(name);
  },
  start() {
    bar.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      chosen = Date.now();
      open(button.dataset.tab);
      scrollTo({ top: 0 });
    });
    open(bar.children[0].dataset.tab);
    this.show();
  },
  show() {
    const buttons = [...bar.children];
    for (const button of buttons) button.classList.toggle("has", holds(button));
    const here = buttons.find((button) => button.dataset.tab === main.dataset.tab);
    const better = buttons.find((button) => button.classList.contains("has"));
    if (narrow() && better && !here?.classList.contains("has") && Date.now() - chosen > GRACE) open(better.dataset.tab);
    else if (main.dataset.tab) open(main.dataset.tab);
  },
};
