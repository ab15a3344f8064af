// The replay bar: steps, slider, play, keys. Without a script its links and its form do the same.
import { ask, exchange, parts } from "./live.js";
import "./notes.js";

const main = document.querySelector("[data-replay]");
const home = `/t/${main.dataset.replay}/replay`;
let playing = 0;
let busy = false;
let next = null;

async function show(ply, eyes = main.dataset.as) {
  const wanted = Math.max(0, Math.min(Number(main.dataset.last), ply));
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
    document.getElementById("slider").value = news.ply;
    history.replaceState(null, "", `${home}?ply=${news.ply}&as=${news.as}`);
    label();
  } finally {
    busy = false;
  }
  if (next) {
    const [p, e] = next;
    next = null;
    show(p, e);
  }
}

function label() {
  const button = document.getElementById("play");
  button.setAttribute("aria-pressed", String(playing !== 0));
  button.querySelector(".label").textContent = playing ? button.dataset.pause : button.dataset.play;
}

function toggle() {
  if (playing) {
    clearInterval(playing);
    playing = 0;
    label();
    return;
  }
  if (Number(main.dataset.ply) >= Number(main.dataset.last)) show(0);
  playing = setInterval(() => {
    if (Number(main.dataset.ply) >= Number(main.dataset.last)) toggle();
    else show(Number(main.dataset.ply) + 1);
  }, 900);
  label();
}

document.addEventListener("click", (event) => {
  const step = event.target.closest(".moves [data-ply]");
  if (step) {
    event.preventDefault();
    show(Number(step.dataset.ply));
  } else if (event.target.closest("#play")) toggle();
});
document.addEventListener("input", (event) => {
  if (event.target.id === "slider") show(Number(event.target.value));
});
document.addEventListener("change", (event) => {
  if (event.target.id === "eyes") show(Number(main.dataset.ply), event.target.value);
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input,select") || document.documentElement.dataset.keys === "off") return;
  const ply = Number(main.dataset.ply);
  const go = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: Number(main.dataset.last) }[event.key];
  if (go !== undefined) {
    event.preventDefault();
    show(go);
  } else if (event.key === " " && !event.target.closest("button,a")) {
    event.preventDefault();
    toggle();
  }
});
