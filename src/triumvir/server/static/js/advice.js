// Advice: at the table a hint in two steps, in the replay the analysis of the decision that is shown.
import { ask } from "./live.js";
import { note } from "./notes.js";

const main = document.querySelector("main");
const hintbox = document.getElementById("hintbox");
const analysis = document.getElementById("analysis");
let asked = ""; // the revision at which the first step was taken

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
  for (const old of document.querySelectorAll(".hinted,.hinted-on-board"))
    old.classList.remove("hinted", "hinted-on-board");
  hintbox?.classList.remove("on");
}

export async function hint(home, at) {
  const step = asked === main.dataset.rev ? "2" : "1";
  const answer = await fetched(`${home}/hint`, { step }, at);
  if (!answer || String(answer.rev) !== main.dataset.rev) return; // the table has moved on meanwhile
  asked = main.dataset.rev;
  unmark();
  hintbox.innerHTML = answer.html;
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    className: "btn quiet shut",
    textContent: "×",
    ariaLabel: main.dataset.close,
  });
  close.addEventListener("click", unmark);
  hintbox.prepend(close);
  hintbox.classList.add("on");
  if (answer.action === undefined) return;
  for (const choice of document.querySelectorAll(`[data-choice="${answer.action}"]`)) choice.classList.add("hinted");
  for (const target of document.querySelectorAll(`[data-action="${answer.action}"]`))
    target.classList.add("hinted-on-board");
}

if (analysis) {
  document.addEventListener("submit", async (event) => {
    if (!event.target.action.endsWith("/analysis")) return;
    event.preventDefault();
    const ply = main.dataset.ply;
    const answer = await fetched(event.target.action, { ply }, event.submitter);
    if (answer && main.dataset.ply === ply) analysis.innerHTML = answer.html;
  });
  new MutationObserver(() => analysis.replaceChildren()).observe(main, { attributeFilter: ["data-ply"] });
}
