// Views: where not everything fits, one part of the table at a time. Each says how many choices it holds, and a new
// decision opens the view with most of them, unless another one was chosen just now.
import { all, around, isShortcut, one, placeOf } from "./dom.js";

const GRACE = 5000; // how long a view that was just chosen stays
const main = one("main", HTMLElement);
const stage = one(".stage", HTMLElement);
const bar = one(".views", HTMLElement);
const way = one("#to-view", HTMLElement);
let chosen = 0;
let decided = ""; // the decision whose view was opened

/** The views that this page offers, which depend on its size. */
function offered() {
  return all("button", bar).filter((button) => button.offsetParent !== null);
}

/**
 * The parts of a view.
 * @param {string} name
 */
function partsOf(name) {
  if (name === "mat") return all(".mat", stage);
  if (name === "board") return all(".board", stage);
  return all(`.bp[data-group="${name}"]`, stage);
}

/** A view and what can be chosen there: at components, and by buttons that stand for none (pass, stop). */
class View {
  /** @param {HTMLElement} button */
  constructor(button) {
    this.button = button;
    this.name = button.dataset.tab ?? "";
    const targets = targetsOf(this.name);
    this.real = targets.filter((target) => !isAside(target)).length;
    this.weight = this.real + targets.length / 1000; // a way out counts only where there is nothing else
  }
  count() {
    const sign = this.button.querySelector(".count");
    if (sign) sign.textContent = this.real ? String(this.real) : "";
  }
}

/** @param {string} name */
function targetsOf(name) {
  const aside = main.classList.contains("apart-open") ? ".called *" : ".apart *";
  return partsOf(name).flatMap((part) => all(`svg [data-action]:not(${aside})`, part));
}

/** @param {Element} target */
function isAside(target) {
  return target.querySelector(".pill") !== null;
}

/**
 * Give a class to some parts and to what holds them, and to nothing else.
 * @param {string} look
 * @param {Element[]} parts
 */
function mark(look, parts) {
  for (const part of all(".view,.bp", stage))
    part.classList.toggle(
      look,
      parts.some((one) => part.contains(one)),
    );
}

/** @param {string} name */
function open(name) {
  main.dataset.tab = name;
  mark("shown", partsOf(name));
  mark("helping", all(`.bp[data-helps~="${name}"]`, stage));
  for (const button of all("button", bar)) button.setAttribute("aria-pressed", String(button.dataset.tab === name));
}

/**
 * The way to the choices, for who has just opened another view.
 * @param {View | null} view
 */
function offer(view) {
  const here = targetsOf(main.dataset.tab ?? "").some((target) => !isAside(target));
  way.hidden = view === null || here;
  if (view === null) return;
  const name = view.button.querySelector("span")?.textContent ?? "";
  way.dataset.tab = view.name;
  way.textContent = (way.dataset.words ?? "").replace("{name}", name).replace("{n}", String(view.real));
}

/** Bring the choices of the open view into sight, if none is. */
function bringIntoSight() {
  const room = stage.getBoundingClientRect();
  const targets = targetsOf(main.dataset.tab ?? "").filter((target) => !isAside(target));
  const boxes = targets.map(placeOf).filter((box) => box.width > 0);
  const seen = boxes.some(
    (box) => box.top >= room.top && box.bottom <= room.bottom && box.left >= room.left && box.right <= room.right,
  );
  if (seen || !boxes.length) return;
  stage.scrollTop += Math.min(...boxes.map((box) => box.top)) - room.top - 24;
  for (const wide of all(".mat", stage)) wide.scrollLeft += Math.min(...boxes.map((box) => box.left)) - room.left - 24;
}

export const views = {
  /** @param {string} name */
  open(name) {
    chosen = Date.now();
    open(name);
    stage.scrollTop = 0;
    this.show();
    bringIntoSight();
  },
  next() {
    const names = offered().map((button) => button.dataset.tab ?? "");
    if (names.length) this.open(names[(names.indexOf(main.dataset.tab ?? "") + 1) % names.length]);
  },
  start() {
    main.classList.add("tabbed");
    bar.addEventListener("click", (event) => {
      const name = around(event, "button")?.dataset.tab;
      if (name) this.open(name);
    });
    way.addEventListener("click", () => this.open(way.dataset.tab ?? ""));
    document.addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() === "v" && isShortcut(event)) this.next();
    });
    new ResizeObserver(() => {
      this.show();
      bringIntoSight(); // a phone was turned: what was in sight need not be any more
    }).observe(main);
    this.show();
  },
  /** The position, or the size of the page, is another one. */
  show() {
    const found = offered().map((button) => new View(button));
    for (const view of found) view.count();
    if (!found.length) return;
    const here = found.find((view) => view.name === main.dataset.tab);
    const best = found.reduce((one, other) => (other.weight > one.weight ? other : one));
    const fresh = decided !== main.dataset.rev && best.weight > 0;
    const better = fresh && !here?.real && best !== here && Date.now() - chosen > GRACE;
    open(here && !better ? here.name : best.name);
    offer(best.real && best.name !== main.dataset.tab ? best : null);
    if (fresh) bringIntoSight();
    decided = main.dataset.rev ?? "";
  },
};
