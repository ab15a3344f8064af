// The guide of a learner's table: lights up what it speaks of, marks the choice it suggests, and the tab to look at.
import { all, some } from "./dom.js";

/** Where it would lie over the board it is a line, until it is asked for. */
export function foldGuide() {
  const part = some(".guide-part");
  if (part && getComputedStyle(part).position === "relative") document.getElementById("guide")?.removeAttribute("open");
}

export function guide() {
  for (const old of all(".lit")) old.classList.remove("lit");
  for (const old of all(".advised-choice,.advised-on-board"))
    old.classList.remove("advised-choice", "advised-on-board");
  const panel = document.getElementById("guide");
  if (!panel) return;
  for (const id of (panel.dataset.look ?? "").split(" ").filter(Boolean)) {
    const element = document.getElementById(id);
    if (!element) continue;
    element.classList.add("lit");
    const group = element.closest("[data-group]")?.getAttribute("data-group");
    const tab = group ?? (element.closest(".view-mat") && "mat");
    some(`.views [data-tab="${tab}"]`)?.classList.add("lit");
  }
  const action = panel.dataset.advised;
  if (action === undefined) return;
  for (const choice of all(`[data-choice="${action}"]`)) choice.classList.add("advised-choice");
  for (const target of all(`svg [data-action="${action}"]`)) target.classList.add("advised-on-board");
}
