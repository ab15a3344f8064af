// The chronicle: hovering over a line marks what it speaks of; it can be narrowed, also from the score ledger.
import { ask } from "./live.js";

const main = document.querySelector("[data-table]");
const log = document.getElementById("p-log");
const spoken = new Map();

async function speak(line) {
  const ply = line.dataset.ply;
  if (!spoken.has(ply)) spoken.set(ply, (await ask(`/t/${main.dataset.table}/spoken?ply=${ply}`)).ids || []);
  silence();
  if (!line.matches(":hover,:focus-within")) return;
  for (const id of spoken.get(ply)) document.getElementById(id)?.classList.add("spoken");
}

function silence() {
  for (const element of document.querySelectorAll(".spoken")) element.classList.remove("spoken");
}

export function pane(name) {
  document.querySelector(".log").classList.toggle("chatting", name === "chat");
  for (const button of document.querySelectorAll("[data-pane]"))
    button.setAttribute("aria-pressed", String(button.dataset.pane === name));
}

export function chronicle(refresh, show) {
  for (const name of ["pointerover", "focusin"])
    log.addEventListener(name, (event) => {
      const line = event.target.closest("li[data-ply]");
      if (line) speak(line);
    });
  for (const name of ["pointerleave", "focusout"]) log.addEventListener(name, silence);
  log.scrollTop = log.scrollHeight;

  function narrow(text) {
    main.dataset.log = text;
    return refresh();
  }
  document.addEventListener("change", (event) => {
    if (event.target.id === "log-filter") narrow(event.target.value);
  });
  document.addEventListener("click", async (event) => {
    const source = event.target.closest("a[data-log]");
    if (!source || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    source.closest("dialog")?.close();
    pane("log");
    show("log");
    await narrow(source.dataset.log);
    document.getElementById("log-filter").focus();
    document.getElementById("chronicle").scrollIntoView({ block: "nearest" });
  });
}
