// What was just done and can be taken back: a line with Undo, for a while.

const STAYS = 5000; // ms
/** @type {HTMLElement | null} */
let shown = null;
let timer = 0;

export function hideToast() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}

/** @param {string} words */
export function toast(words) {
  hideToast();
  const undo = document.getElementById("undo");
  if (!undo || undo.getAttribute("aria-disabled") === "true") return;
  shown = document.createElement("div");
  shown.className = "toast";
  const said = document.createElement("span");
  said.textContent = words;
  const back = document.createElement("button");
  back.type = "button";
  back.className = "btn";
  back.textContent = undo.dataset.words ?? "";
  back.addEventListener("click", () => {
    hideToast();
    document.getElementById("undo")?.click();
  });
  shown.append(said, back);
  document.body.append(shown);
  timer = setTimeout(hideToast, STAYS);
}
