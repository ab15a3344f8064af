// Advice: at the table a hint in two steps, in the replay the analysis of the decision that is shown.
import { all, one } from "./dom.js";
import { ask } from "./live.js";
import { note } from "./notes.js";

const main = one("main", HTMLElement);
const hintbox = document.getElementById("hintbox");
const analysis = document.getElementById("analysis");
/** @type {string | undefined} */
let asked; // the revision at which the first step was taken

/**
 * @param {string} address
 * @param {Record<string, string>} fields
 * @param {Element} at
 */
async function fetched(address, fields, at) {
  document.body.classList.add("loading");
  try {
    const answer = await ask(address, fields);
    if (answer.error) {
      note(at, answer.error);
      return null;
    }
    return answer;
  } finally {
    document.body.classList.remove("loading");
  }
}

export function unmark() {
  for (const old of all(".hinted,.hinted-on-board")) old.classList.remove("hinted", "hinted-on-board");
  hintbox?.classList.remove("on");
}

function shutter() {
  const close = document.createElement("button");
  close.type = "button";
  close.className = "btn quiet shut";
  close.textContent = "×";
  close.ariaLabel = main.dataset.close ?? "";
  close.addEventListener("click", unmark);
  return close;
}

/**
 * @param {string} home
 * @param {Element} at
 */
export async function hint(home, at) {
  const step = asked === main.dataset.rev ? "2" : "1";
  const answer = await fetched(`${home}/hint`, { step }, at);
  if (!hintbox || !answer || String(answer.rev) !== main.dataset.rev) return; // the table has moved on meanwhile
  asked = main.dataset.rev;
  unmark();
  hintbox.innerHTML = answer.html;
  hintbox.prepend(shutter());
  hintbox.classList.add("on");
  if (answer.action === undefined) return;
  for (const choice of all(`[data-choice="${answer.action}"]`)) choice.classList.add("hinted");
  for (const target of all(`[data-action="${answer.action}"]`)) target.classList.add("hinted-on-board");
}

if (analysis) {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.action.endsWith("/analysis")) return;
    event.preventDefault();
    const ply = main.dataset.ply ?? "";
    const answer = await fetched(form.action, { ply }, event.submitter ?? form);
    if (answer && main.dataset.ply === ply) analysis.innerHTML = answer.html;
  });
  new MutationObserver(() => analysis.replaceChildren()).observe(main, { attributeFilter: ["data-ply"] });
}
