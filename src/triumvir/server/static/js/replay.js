// The replay bar: steps, slider, play, keys. Without a script its links and its form do the same.
import { all, around, from, one } from "./dom.js";
import { ask, exchange, parts } from "./live.js";
import "./notes.js";

const PACE = 900; // how long a step is shown while it plays, in ms
const main = one("[data-replay]", HTMLElement);
const home = `/t/${main.dataset.replay}/replay`;
const last = Number(main.dataset.last);
let playing = 0;
let busy = false;
/** @type {[ply: number, eyes: string | undefined] | null} */
let next = null;

function shown() {
  return Number(main.dataset.ply);
}

/** @param {number} ply */
async function show(ply, eyes = main.dataset.as) {
  const wanted = Math.max(0, Math.min(last, ply));
  if (busy) {
    next = [wanted, eyes];
    return;
  }
  busy = true;
  try {
    const news = await ask(`${home}/live?ply=${wanted}&as=${eyes}&have=${encodeURIComponent(parts())}`);
    exchange(news);
    main.dataset.ply = news.ply;
    main.dataset.as = news.as;
    one("#slider", HTMLInputElement).value = news.ply;
    history.replaceState(null, "", `${home}?ply=${news.ply}&as=${news.as}`);
    label();
    here();
  } finally {
    busy = false;
  }
  if (!next) return;
  const [after, through] = next;
  next = null;
  show(after, through);
}

/** The turn that is shown, in the list of them. */
function here() {
  const list = one("#p-turns", HTMLElement);
  for (const turn of all("a", list)) {
    const current = Number(turn.dataset.first) < shown() && shown() <= Number(turn.dataset.ply);
    if (!current) {
      turn.removeAttribute("aria-current");
      continue;
    }
    turn.setAttribute("aria-current", "step");
    const [box, room] = [turn.getBoundingClientRect(), list.getBoundingClientRect()];
    if (box.top < room.top || box.bottom > room.bottom) list.scrollTop += box.top - room.top - room.height / 2;
  }
}

function label() {
  const { pause, play } = one("#play", HTMLButtonElement).dataset;
  one("#play", HTMLButtonElement).setAttribute("aria-pressed", String(playing !== 0));
  one("#play .label", HTMLElement).textContent = (playing ? pause : play) ?? "";
}

function toggle() {
  if (playing) {
    clearInterval(playing);
    playing = 0;
  } else {
    if (shown() >= last) show(0);
    playing = setInterval(() => (shown() >= last ? toggle() : show(shown() + 1)), PACE);
  }
  label();
}

document.addEventListener("click", (event) => {
  const step = around(event, ".moves [data-ply],.turns [data-ply]");
  if (step) {
    event.preventDefault();
    show(Number(step.dataset.ply));
    if (step.closest(".turns")) one("#p-board", HTMLElement).scrollIntoView({ block: "nearest" });
  } else if (around(event, "#play")) toggle();
});
document.addEventListener("input", (event) => {
  if (from(event, "#slider")) show(Number(/** @type {HTMLInputElement} */ (event.target).value));
});
document.addEventListener("change", (event) => {
  if (from(event, "#eyes")) show(shown(), /** @type {HTMLSelectElement} */ (event.target).value);
});
document.addEventListener("keydown", (event) => {
  if (from(event, "input,select") || document.documentElement.dataset.keys === "off") return;
  /** @type {Record<string, number>} */
  const ways = { ArrowLeft: shown() - 1, ArrowRight: shown() + 1, Home: 0, End: last };
  if (event.key in ways) {
    event.preventDefault();
    show(ways[event.key]);
  } else if (event.key === " " && !around(event, "button,a")) {
    event.preventDefault();
    toggle();
  }
});
here();
