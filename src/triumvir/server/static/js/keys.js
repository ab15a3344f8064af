// Keyboard: digits choose, arrows move among what is possible, Enter confirms, letters for the tools.
const TYPING = "input:not([type=radio]):not([type=checkbox]),textarea,select,[contenteditable]";

function targets() {
  return [...document.querySelectorAll("svg [data-action],.choice")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !element.closest("dialog:not([open])");
  });
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(from, [dx, dy]) {
  const all = targets();
  if (!from || !all.includes(from)) return all.find((element) => element.matches("svg *")) || all[0];
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of all) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along <= 1) continue;
    const cost = along + 2.5 * across;
    if (cost < least) {
      least = cost;
      best = element;
    }
  }
  return best;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function keys({ choose, confirmNow, cancel, waits }) {
  document.addEventListener("keydown", (event) => {
    const at = event.target;
    if (event.key === "Escape") {
      if (waits()) cancel();
      document.querySelector(".choices-list[open]")?.removeAttribute("open");
      return;
    }
    if ((event.key === "Enter" || event.key === " ") && at.matches?.("svg [data-action],svg [data-why]")) {
      event.preventDefault();
      at.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    if (document.documentElement.dataset.keys === "off") return;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      at.matches?.(TYPING) ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.key in ARROWS && !at.closest?.(".pane")) {
      const next = nearest(document.activeElement, ARROWS[event.key]);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    } else if (/^[1-9]$/.test(event.key) && !waits()) {
      const choice = document.querySelectorAll(".choice")[Number(event.key) - 1];
      if (choice) {
        event.preventDefault();
        choose(choice.value, choice);
      }
    } else if (event.key === "Enter" && waits() && !at.closest?.("a,button")) {
      event.preventDefault();
      confirmNow();
    } else {
      const id = { u: "undo", y: "redo", h: "hint" }[event.key.toLowerCase()];
      if (id) document.getElementById(id)?.click();
      else if (event.key.toLowerCase() === "s") document.getElementById("scores")?.showModal();
    }
  });
}
