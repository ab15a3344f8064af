// The replay bar: steps, slider, play, keys. Without a script its links and its form do the same.
import { around, from, one } from "./dom.js";
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
  } finally {
    busy = false;
  }
  if (!next) return;
  const [after, through] = next;
  next = null;
  show(after, through);
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
  const step = around(event, ".moves [data-ply]");
  if (step) {
    event.preventDefault();
    show(Number(step.dataset.ply));
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
