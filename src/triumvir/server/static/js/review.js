// A review that is still being made: when it has grown, the page shows what has come.
import { one } from "./dom.js";

const PAUSE = 2000; // milliseconds between two looks
const main = one("main", HTMLElement);

async function look() {
  const { progress, growing } = main.dataset;
  if (!progress) return;
  try {
    const answer = await fetch(progress, { headers: { accept: "application/json" } });
    const { done, total } = await answer.json();
    if (String(done) !== growing || done >= total) await renew();
  } catch {
    // the server is away; the next look may find it
  }
  setTimeout(look, PAUSE);
}

async function renew() {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("main");
  if (!fresh) return;
  main.innerHTML = fresh.innerHTML;
  for (const name of ["data-growing", "data-progress"]) {
    const value = fresh.getAttribute(name);
    if (value === null) main.removeAttribute(name);
    else main.setAttribute(name, value);
  }
}

if (main.dataset.progress) setTimeout(look, PAUSE);
