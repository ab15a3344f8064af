// A new table: one sentence sums up what was chosen, and nights are those of who makes the table.
import { one } from "./dom.js";

const form = one("#new-table", HTMLFormElement);
const sum = one(".terms-sum", HTMLElement);

/** @param {string} name */
function chosen(name) {
  const select = form.elements.namedItem(name);
  return select instanceof HTMLSelectElement ? select.selectedOptions[0].text.trim() : "";
}

function tell() {
  const clock = String(new FormData(form).get("clock"));
  const words = sum.dataset[clock] ?? "";
  sum.textContent = words.replace("{bank}", chosen(`${clock}-bank`)).replace("{turn}", chosen(`${clock}-turn`));
}

const zone = form.elements.namedItem("zone");
if (zone instanceof HTMLInputElement) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
form.addEventListener("change", tell);
tell();
