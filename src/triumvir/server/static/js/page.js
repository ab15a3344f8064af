// What every page has: copying links, opening dialogs, and the news that the rules are compiled now.
// Everything else works without a script.
import { around } from "./dom.js";
import "./app.js";

/** @param {HTMLElement} button */
async function copy(button) {
  const field = document.getElementById(button.dataset.copy ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const words = button.textContent;
  button.textContent = button.dataset.done ?? words;
  setTimeout(() => {
    button.textContent = words;
  }, 1600);
}

document.addEventListener("click", (event) => {
  const copier = around(event, "[data-copy]");
  if (copier) copy(copier);
  const dialog = document.getElementById(around(event, "[data-dialog]")?.dataset.dialog ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const before = around(event, "dialog");
  if (before instanceof HTMLDialogElement) before.close(); // one leads to another
  dialog.showModal();
});

const engine = document.getElementById("engine");
if (engine?.dataset.state === "compiling") {
  const look = setInterval(async () => {
    try {
      const { state, text } = await (await fetch("/engine", { headers: { accept: "application/json" } })).json();
      if (state === "compiling") return;
      clearInterval(look);
      engine.dataset.state = state;
      engine.textContent = text;
    } catch {
      /* the server is away: ask again */
    }
  }, 3000);
}
