// A building in hand: it follows pointer, finger and arrows from place to place, is turned and mirrored, and lies where
// it may; the button builds it there. The server says which places there are; here they are only gone through.
import { askFirst, question } from "./choosing.js";
import { all, around, isShortcut, one, some } from "./dom.js";

/** @typedef {[row: number, column: number]} Cell */
/** @typedef {{ x: number, y: number, size: number, columns: number }} Grid */
/** @typedef {{ element: HTMLElement, action: string, zone: number, cells: Cell[], form: string }} Way */

const SVG = "http://www.w3.org/2000/svg";
const HEAD = 23; // units above the fields of a zone, for its name
const main = one("main", HTMLElement);
let form = ""; // how the building is turned in the hand
let pivot = ""; // the field that it was last laid on
let zone = 0; // the one that is shown where there is room for one only

/** @param {Cell[]} cells */
function moved(cells) {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  const found = cells.map(([row, column]) => [row - top, column - left].join(","));
  return found.sort().join(" ");
}

/** @param {string} form */
function cellsOf(form) {
  return form.split(" ").map((cell) => /** @type {Cell} */ (cell.split(",").map(Number)));
}

/** @param {string} form */
const turned = (form) => moved(cellsOf(form).map(([row, column]) => [column, -row]));
/** @param {string} form */
const mirrored = (form) => moved(cellsOf(form).map(([row, column]) => [row, -column]));

/** All ways to turn a form, beginning with itself. @param {string} form */
function turns(form) {
  const found = [form];
  while (found.length < 4) found.push(turned(found[found.length - 1]));
  return found;
}

/** @returns {Grid[]} */
function grids() {
  return (some(".stage [data-grids]")?.dataset.grids ?? "").split(";").map((text) => {
    const [x, y, size, columns] = text.split(" ").map(Number);
    return { x, y, size, columns };
  });
}

/** @returns {Way[]} */
function ways() {
  const known = grids();
  return all(".stage [data-cells]").map((element) => {
    const [zone, ...numbers] = (element.dataset.cells ?? "").split(" ").map(Number);
    const columns = known[zone].columns;
    const cells = numbers.map((number) => /** @type {Cell} */ ([Math.floor(number / columns), number % columns]));
    return { element, action: element.dataset.action ?? "", zone, cells, form: moved(cells) };
  });
}

/**
 * @param {number} zone
 * @param {Cell} cell
 */
const fieldOf = (zone, [row, column]) => `${zone} ${row} ${column}`;

/** @param {Way} way @param {string} field */
const covers = (way, field) => way.cells.some((cell) => fieldOf(way.zone, cell) === field);

/** @param {Way} way */
function middle({ zone, cells }) {
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(cells.map(([row]) => row)), 100 * zone + mean(cells.map(([, column]) => column))];
}

/** @param {Way} one @param {Way} other */
function apart(one, other) {
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** @param {Way[]} found @param {Way} from */
function nearest(found, from) {
  return found.reduce((best, way) => (apart(way, from) < apart(best, from) ? way : best));
}

/** The building that lies there, not built yet. */
function laid() {
  return ways().find(({ element }) => element.classList.contains("chosen")) ?? null;
}

/** The way to lay the building on a field: as it is in the hand if it fits so, else turned, else mirrored. @param {string} field */
function wayOn(field) {
  const found = ways().filter((way) => covers(way, field));
  const before = laid();
  for (const wanted of form ? [...turns(form), ...turns(mirrored(form))] : []) {
    const fits = found.filter((way) => way.form === wanted);
    if (fits.length) return before && !covers(before, field) ? nearest(fits, before) : fits[0];
  }
  return found[0];
}

/** @param {Way | undefined | null} way */
function lay(way) {
  if (!way || laid()?.action === way.action) return;
  form = way.form;
  if (zone !== way.zone) open(way.zone);
  const asked = question(way.action);
  if (asked) askFirst({ ...asked, ask: asked.ask || "select" });
}

/** Lay it on a field; a second tap on the same one builds it, like every second tap. @param {string} field */
function layOn(field) {
  const way = pivot === field ? (laid() ?? wayOn(field)) : wayOn(field);
  if (pivot === field && way && laid()?.action === way.action) {
    const asked = question(way.action);
    if (asked) askFirst({ ...asked, ask: asked.ask || "select" });
    return;
  }
  pivot = field;
  lay(way);
}

/** @param {string[]} wanted forms, the first that fits anywhere is taken */
function change(wanted) {
  const all = ways();
  const from = laid() ?? all.find((way) => way.form === form) ?? all[0];
  for (const next of wanted) {
    const found = all.filter((way) => way.form === next && way.form !== from.form);
    const here = found.filter((way) => covers(way, pivot));
    if (found.length) return lay(nearest(here.length ? here : found, from));
  }
}

const DOES = {
  turn: () => change(turns(form).slice(1)),
  mirror: () => change(turns(mirrored(form))),
  back: () => step(-1),
  next: () => step(1),
};

/** @param {number} by */
function step(by) {
  const found = ways();
  const at = found.findIndex(({ element }) => element.classList.contains("chosen"));
  const next = found[at < 0 ? 0 : (at + by + found.length) % found.length];
  pivot = fieldOf(next.zone, next.cells[0]);
  lay(next);
}

/** One place further in a direction, turned as it is; otherwise if it fits only so. @param {[number, number]} way */
function push([dx, dy]) {
  const from = laid();
  const all = ways();
  if (!from) return lay(all.find((way) => way.form === form) ?? all[0]);
  const [row, column] = middle(from);
  const ahead = all.filter((way) => {
    const [r, c] = middle(way);
    return (c - column) * dx + (r - row) * dy > 0.4 && Math.abs((c - column) * dy) + Math.abs((r - row) * dx) < 3;
  });
  const same = ahead.filter((way) => way.form === from.form);
  const next = same.length || ahead.length ? nearest(same.length ? same : ahead, from) : null;
  if (next) pivot = fieldOf(next.zone, next.cells[0]);
  lay(next);
}

/** @param {Event} event */
function fieldAt(event) {
  return around(event, "[data-field]")?.dataset.field ?? "";
}

/** @param {string} field */
function preview(field) {
  const way = field ? wayOn(field) : null;
  for (const { element } of ways()) element.classList.toggle("held", element === way?.element);
}

/** @param {PointerEvent} event */
function follow(event) {
  if (!main.classList.contains("laying")) return;
  if (event.pointerType === "mouse") return preview(fieldAt(event));
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-field]");
  const field = under instanceof SVGElement ? (under.dataset.field ?? "") : "";
  if (event.buttons && fieldAt(event) && field && field !== fieldAt(event) && field !== pivot) layOn(field);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (!main.classList.contains("laying") || !isShortcut(event) || event.target instanceof HTMLSelectElement) return;
  /** @type {Record<string, [number, number]>} */
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const letter = event.key.toLowerCase();
  if (event.key in arrows && !around(event, ".pane,.drop")) push(arrows[event.key]);
  else if (letter === "r") DOES.turn();
  else if (letter === "m") DOES.mirror();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Fields to tap: every cell that the building can cover. */
function drawFields() {
  const holder = some(".stage [data-grids]");
  if (!holder || some(".fields", holder)) return;
  const known = grids();
  const fields = document.createElementNS(SVG, "g");
  fields.setAttribute("class", "fields");
  fields.setAttribute("aria-hidden", "true"); // the places themselves are buttons
  const cells = new Map(ways().flatMap((way) => way.cells.map((cell) => [fieldOf(way.zone, cell), { way, cell }])));
  for (const [name, { way, cell }] of cells) {
    const { x, y, size } = known[way.zone];
    const field = document.createElementNS(SVG, "rect");
    const shape = { x: x + cell[1] * size + 0.8, y: y + cell[0] * size + 0.8, width: size - 1.6, height: size - 1.6 };
    for (const [key, value] of Object.entries(shape)) field.setAttribute(key, String(value));
    field.setAttribute("class", "field");
    field.dataset.field = name;
    fields.append(field);
  }
  holder.prepend(fields);
}

/** Show one zone alone where the parts of the board stand below each other. @param {number} wanted */
function open(wanted) {
  zone = wanted;
  const drawing = some(".stage [data-grids]")?.closest("svg");
  const narrow = getComputedStyle(one(".slab", HTMLElement)).display === "grid";
  if (!(drawing instanceof SVGSVGElement)) return;
  drawing.dataset.whole ??= drawing.getAttribute("viewBox") ?? "";
  const rooms = all('[id^="zone-"]', drawing);
  const room = narrow ? rooms[zone] : null;
  const box = room instanceof SVGGraphicsElement ? room.getBBox() : null;
  const top = grids()[zone].y - HEAD;
  const view = box ? [box.x - 6, top, box.width + 12, box.y + box.height + 6 - top].join(" ") : drawing.dataset.whole;
  drawing.setAttribute("viewBox", view);
  const bar = one(".laying-bar", HTMLElement);
  for (const button of all("[data-zone]", bar)) button.remove();
  const possible = new Set(ways().map((way) => way.zone));
  if (!narrow || possible.size < 2) return;
  for (const number of possible) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn";
    button.dataset.zone = String(number);
    button.textContent = rooms[number]?.id.slice("zone-".length) ?? "";
    button.setAttribute("aria-label", rooms[number]?.getAttribute("aria-label") ?? "");
    button.setAttribute("aria-pressed", String(number === zone));
    bar.append(button);
  }
}

/** The position, or the size of the page, is another one. */
export function showHand() {
  const found = ways();
  const bar = some(".laying-bar");
  const on = found.length > 0 && bar !== null;
  main.classList.toggle("laying", on);
  if (!on || !bar) return;
  bar.hidden = false;
  if (!found.some((way) => way.form === form)) form = found[0].form;
  if (!found.some((way) => way.zone === zone)) zone = found[0].zone;
  const all = new Set(found.map((way) => way.form));
  const around = turns(form);
  one('[data-lay="turn"]', HTMLButtonElement).disabled = !around.slice(1).some((one) => one !== form && all.has(one));
  one('[data-lay="mirror"]', HTMLButtonElement).disabled = around.includes(mirrored(form));
  drawFields();
  open(zone);
}

document.addEventListener(
  "click",
  (event) => {
    const button = around(event, ".laying-bar button");
    const field = fieldAt(event);
    const does = /** @type {keyof typeof DOES | undefined} */ (button?.dataset.lay);
    if (does) DOES[does]();
    else if (button?.dataset.zone) open(Number(button.dataset.zone));
    else if (field) layOn(field);
    else return;
    event.stopPropagation();
  },
  true,
);
document.addEventListener("pointermove", follow);
document.addEventListener("keydown", key, true);
new ResizeObserver(showHand).observe(main);
