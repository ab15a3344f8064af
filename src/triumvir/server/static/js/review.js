// A review that is still being made: when it has grown, the page shows what has come.
import { one } from "./dom.js";

const PAUSE = 2000; // milliseconds between two looks
const PATIENCE = 20000; // milliseconds until a look that nobody answers is given up for the next one
const main = one("main", HTMLElement);

/**
 * @param {string} address
 * @param {string} accept
 */
function fetched(address, accept) {
  return fetch(address, { headers: { accept }, signal: AbortSignal.timeout(PATIENCE) });
}

async function look() {
  const { progress, growing } = main.dataset;
  if (!progress) return;
  try {
    const answer = await fetched(progress, "application/json");
    const { done, total } = await answer.json();
    if (String(done) !== growing || done >= total) await renew();
  } catch {
    // the server is away; the next look may find it
  }
  setTimeout(look, PAUSE);
}

async function renew() {
  const answer = await fetched(location.href, "text/html");
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
