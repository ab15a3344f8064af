// The guide of a learner's table: lights up what it speaks of, marks the choice it suggests, and the tab to look at.
export function guide() {
  for (const old of document.querySelectorAll(".lit")) old.classList.remove("lit");
  for (const old of document.querySelectorAll(".advised-choice,.advised-on-board"))
    old.classList.remove("advised-choice", "advised-on-board");
  const panel = document.getElementById("guide");
  if (!panel) return;
  for (const id of panel.dataset.look.split(" ").filter(Boolean)) {
    const element = document.getElementById(id);
    if (!element) continue;
    element.classList.add("lit");
    const group = element.closest("[data-group]")?.dataset.group ?? (element.closest(".view-mat") && "mat");
    document.querySelector(`.tabs [data-tab="${group}"]`)?.classList.add("lit");
  }
  const action = panel.dataset.advised;
  if (action === undefined) return;
  for (const choice of document.querySelectorAll(`[data-choice="${action}"]`)) choice.classList.add("advised-choice");
  for (const target of document.querySelectorAll(`svg [data-action="${action}"]`))
    target.classList.add("advised-on-board");
}
