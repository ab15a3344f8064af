// The form for a new table: shows as many seats as there are players, and a name where a person sits.
import { all, one } from "./dom.js";

const form = one("#new-table", HTMLFormElement);
const rows = all(".seatrow", form);

function show() {
  const players = Number(new FormData(form).get("players"));
  rows.forEach((row, seat) => {
    row.hidden = seat >= players;
    row.style.display = row.hidden ? "none" : "";
    const kind = row.querySelector("select")?.value;
    const name = row.querySelector("input");
    if (name) name.style.visibility = kind === "me" || kind === "local" ? "" : "hidden";
  });
}

form.addEventListener("change", show);
show();

// remembered for the next table: my own name
const mine = one(".seatrow input", HTMLInputElement);
try {
  mine.value = localStorage.getItem("triumvir-name") || mine.value;
  form.addEventListener("submit", () => localStorage.setItem("triumvir-name", mine.value));
} catch {
  /* no storage: nothing is remembered */
}
