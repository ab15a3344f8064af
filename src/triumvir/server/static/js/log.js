// The chronicle: hovering over a line marks what it speaks of; it can be narrowed, also from the score ledger.
import { all, around, from, isShortcut, one } from "./dom.js";
import { ask } from "./live.js";

const main = one("[data-table]", HTMLElement);
const log = one("#p-log", HTMLElement);
/** @type {Map<string, string[]>} */
const spoken = new Map(); // the elements that lines speak of, by ply

/** @param {HTMLElement} line */
async function speak(line) {
  const ply = line.dataset.ply ?? "";
  const ids = spoken.get(ply) ?? (await ask(`/t/${main.dataset.table}/spoken?ply=${ply}`)).ids ?? [];
  spoken.set(ply, ids);
  silence();
  if (!line.matches(":hover,:focus-within")) return;
  for (const id of ids) document.getElementById(id)?.classList.add("spoken");
}

function silence() {
  for (const element of all(".spoken")) element.classList.remove("spoken");
}

/** @param {string} name */
export function pane(name) {
  one(".log", HTMLElement).classList.toggle("chatting", name === "chat");
  for (const button of all("[data-pane]")) button.setAttribute("aria-pressed", String(button.dataset.pane === name));
}

/**
 * Where it is folded, or lies over the stage.
 * @param {boolean} open
 */
function unfold(open) {
  one("#chronicle", HTMLElement).classList.toggle("opened", open);
  for (const button of all("#open-log,#log-tool")) button.setAttribute("aria-expanded", String(open));
  if (open) log.scrollTop = log.scrollHeight;
}

/**
 * @param {object} page
 * @param {() => Promise<void>} page.changed another selection of lines is wanted; until it is there
 */
export function chronicle({ changed }) {
  for (const name of ["pointerover", "focusin"]) {
    log.addEventListener(name, (event) => {
      const line = around(event, "li[data-ply]");
      if (line) speak(line);
    });
  }
  for (const name of ["pointerleave", "focusout"]) log.addEventListener(name, silence);
  log.scrollTop = log.scrollHeight;
  unfold(false);
  document.addEventListener("click", (event) => {
    if (around(event, "#open-log,#log-tool")) unfold(!one("#chronicle", HTMLElement).classList.contains("opened"));
    else if (around(event, "[data-log-shut]")) unfold(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") unfold(false);
    else if (event.key.toLowerCase() === "l" && isShortcut(event))
      unfold(!one("#chronicle", HTMLElement).classList.contains("opened"));
  });

  /** @param {string} selection it stands in the address too, for when the page is loaded anew */
  async function narrow(selection) {
    const here = new URL(location.href);
    here.searchParams.set("log", selection);
    history.replaceState(null, "", here);
    main.dataset.log = selection;
    await changed();
    for (const turn of all("#p-log details")) turn.toggleAttribute("open", selection !== "all");
  }
  document.addEventListener("change", (event) => {
    if (from(event, "#log-filter")) narrow(/** @type {HTMLSelectElement} */ (event.target).value);
  });
  document.addEventListener("click", async (event) => {
    const source = around(event, "a[data-log]");
    if (!source || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    source.closest("dialog")?.close();
    pane("log");
    unfold(true);
    await narrow(source.dataset.log ?? "all");
    one("#log-filter", HTMLElement).focus();
    one("#chronicle", HTMLElement).scrollIntoView({ block: "nearest" });
  });
}
