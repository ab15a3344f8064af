// The others as rows: as much of each as leaves room for all of them.
import { one } from "./dom.js";

const SIZES = ["m", "s", "xs"]; // the whole drawing, its row of figures, name and VP
const rows = one(".rivals", HTMLElement);

/** Take the largest size at which all rows fit. */
export function fitRivals() {
  for (const size of SIZES) {
    rows.dataset.size = size;
    if (rows.scrollHeight <= rows.clientHeight + 1) break;
  }
}

export function rivals() {
  new ResizeObserver(fitRivals).observe(one(".surface", HTMLElement));
  fitRivals();
}
