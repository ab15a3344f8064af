// What every page has: copying links, opening dialogs, and the news that the rules are compiled now.
// Everything else works without a script.
async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const words = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => {
    button.textContent = words;
  }, 1600);
}

document.addEventListener("click", (event) => {
  const copier = event.target.closest("[data-copy]");
  if (copier) copy(copier);
  const opener = event.target.closest("[data-dialog]");
  if (opener) document.getElementById(opener.dataset.dialog)?.showModal();
});

const engine = document.getElementById("engine");
const look =
  engine?.dataset.state === "compiling" &&
  setInterval(async () => {
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
