// A lesson: what is chosen on the board is the button of the same choice; answers come without the page moving.
import { all, around, from, some } from "./dom.js";
import { close, zoom } from "./zoom.js";

const PARTS = ["lesson-boards", "lesson-card"];

/** Put the answer of a request in place; what was scrolled stays as it was.
 * @param {Response} answer */
async function show(answer) {
  if (!answer.ok) {
    location.reload();
    return;
  }
  close();
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of PARTS) {
    const [fresh, old] = [page.getElementById(id), document.getElementById(id)];
    if (!fresh || !old) continue;
    old.className = fresh.className;
    old.innerHTML = fresh.innerHTML;
  }
  history.replaceState(null, "", answer.url);
  const verdict = some("#verdict .verdict");
  verdict?.scrollIntoView({ block: "nearest" });
}

/** @param {string} action */
async function choose(action) {
  const form = document.getElementById("choose");
  if (!(form instanceof HTMLFormElement)) return;
  const said = new URLSearchParams({ csrf: some("input[name=csrf]", form)?.getAttribute("value") ?? "", action });
  try {
    await show(await fetch(form.getAttribute("action") ?? "", { method: "POST", body: said }));
  } catch {
    location.reload(); // the server is away: the browser says so better than we could
  }
}

document.addEventListener("click", (event) => {
  const button = around(event, "#choose button");
  const target = around(event, "svg [data-action]");
  const swap = around(event, "a[data-swap]");
  if (button instanceof HTMLButtonElement) {
    event.preventDefault();
    choose(button.value);
  } else if (target) choose(target.dataset.action ?? "");
  else if (swap instanceof HTMLAnchorElement) {
    event.preventDefault();
    fetch(swap.href).then(show);
  }
});
document.addEventListener("keydown", (event) => {
  if ((event.key === "Enter" || event.key === " ") && from(event, "svg [data-action]")) {
    event.preventDefault();
    const target = around(event, "[data-action]");
    if (target) choose(target.dataset.action ?? "");
  }
});
/** A choice and its place on the board light up together. */
document.addEventListener("pointerover", (event) => {
  const button = around(event, "#choose button");
  for (const old of all(".spoken")) old.classList.remove("spoken");
  if (!(button instanceof HTMLButtonElement)) return;
  for (const target of all(`svg [data-action="${button.value}"]`)) target.classList.add("spoken");
});
zoom();
