// Clocks that run: the time left, from the deadline that the server gives. Nothing is decided here.
import { all } from "./dom.js";

/** @param {number} seconds */
function parts(seconds) {
  return [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
}

function show() {
  for (const element of all("time[data-deadline]")) {
    if (!(element instanceof HTMLTimeElement)) continue;
    const left = Math.max(0, Math.round((Date.parse(element.dateTime) - Date.now()) / 1000));
    const units = (element.dataset.units ?? "").split(" ");
    const found = parts(left);
    const first = Math.max(0, Math.min(2, found.findIndex(Boolean)));
    const words = [first, first + 1].map((i) => `${found[i]} ${units[i]}`).join(" ");
    const text = (element.dataset.deadline ?? "").replace("{time}", words);
    if (element.textContent !== text) element.textContent = text;
  }
}

setInterval(show, 1000);
show();
