"""What must hold at every decision, on every screen: measured in the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
)
LEAST_TEXT = 11.0
LEAST_TOUCH, LEAST_MOUSE = 44.0, 24.0
NEARLY = 0.25  # what rounding may take away, in px

MEASURE = """
({least, text}) => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const shows = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.left < innerWidth
    && box.bottom > 0 && box.top < innerHeight;
  const inside = (box) => shows(box) && box.left >= stage.left - 1 && box.right <= stage.right + 1
    && box.bottom > stage.top + 8 && box.top < stage.bottom - 8;
  const targets = [...document.querySelectorAll(".stage svg [data-action]")];
  const real = targets.filter((target) => !target.querySelector(".pill"));
  const visible = real.filter((target) => inside(target.getBoundingClientRect()));
  const choices = [...document.querySelectorAll(".prompt .choice, .prompt summary")]
    .filter((choice) => choice.checkVisibility() && shows(choice.getBoundingClientRect()));
  const small = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || !holder.checkVisibility()) continue;
    if (holder.closest(".vh,.x,.seat,kbd,[aria-hidden=true] .seat,dialog:not([open]),noscript,script,style")) continue;
    if (!shows(holder.getBoundingClientRect())) continue;
    const words = holder.closest("svg text");
    const scale = words ? words.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    const said = walk.currentNode.textContent.trim().slice(0, 30);
    if (size > 0 && size < text) small.push(`${said}: ${size.toFixed(1)} px`);
  }
  const buttons = [...document.querySelectorAll(".dock .btn, .views button, .acts .btn")]
    .filter((button) => button.checkVisibility() && !button.closest("details:not([open]) > :not(summary)"))
    .filter((button) => button.getBoundingClientRect().height > 0 && button.getBoundingClientRect().height < least)
    .map((button) => button.textContent.trim().slice(0, 30));
  const parts = [...document.querySelectorAll(".slab > .bp:not(.zoomed)")].filter((part) => part.checkVisibility());
  const bounds = (element) => element.getBoundingClientRect();
  const drawn = parts.map((part) => [part.id, bounds(part), bounds(part.parentElement)]);
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const laid = drawn.flatMap(([name, box, slab], place) => [
    ...drawn.slice(place + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} on ${other}`),
    ...(box.bottom > slab.bottom + 2 || box.right > slab.right + 2 ? [`${name} past the board`] : []),
  ]);
  return {
    sideways: Math.max(document.documentElement.scrollWidth - innerWidth, document.body.scrollWidth - innerWidth),
    inView: real.length ? visible.length : choices.length,
    small: [...new Set(small)], buttons, laid,
  };
}
"""


# a choice on the board that can be seen: where to tap it, and whether a finger could mean another one
SEEN = """
({place, least}) => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const reach = (target) => {
    const box = (target.querySelector(":scope > .hit") ?? target).getBoundingClientRect();
    const [w, h] = [Math.max(least, box.width) / 2, Math.max(least, box.height) / 2];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const small = Math.min(box.width, box.height) < least;
    return { x, y, small, left: x - w, right: x + w, top: y - h, bottom: y + h };
  };
  const at = (x, y) => document.elementFromPoint(x, y)?.closest("[data-action], [data-field]");
  const all = [...document.querySelectorAll(".stage svg :is([data-action], [data-field])")];
  const inside = (x, y) => x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
  const seen = all.map((target) => [target, reach(target)])
    .filter(([target, { x, y }]) => inside(x, y) && at(x, y) === target);
  if (!seen.length) return null;
  const [chosen, here] = seen[place % seen.length];
  const meets = (other) => Math.min(here.right, other.right) - Math.max(here.left, other.left) > 1.5
    && Math.min(here.bottom, other.bottom) - Math.max(here.top, other.top) > 1.5;
  const near = seen.some(([other, there]) => other.dataset.action !== chosen.dataset.action && meets(there));
  return [here.x, here.y, "field" in chosen.dataset || (here.small && near)];
}
"""


# targets whose taps would mean something else while the ghost of what they lead to is shown, however large it is
GHOSTLY = """
async () => {
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const { crowded } = await import(loaded.find((name) => name.includes("/aim.js")));
  const shown = (target) => target.checkVisibility();
  const targets = [...document.querySelectorAll(".stage svg [data-action]")].filter(shown);
  const before = targets.map(crowded);
  const ghosts = targets.map((target) => {
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [name, value] of Object.entries({ class: "ghost", width: 300, height: 300, style: "display:inline" }))
      ghost.setAttribute(name, value);
    target.append(ghost);
    return ghost;
  });
  const changed = targets.filter((target, place) => crowded(target) !== before[place]);
  for (const ghost of ghosts) ghost.remove();
  return changed.map((target) => target.id);
}
"""


def least_target(touch: bool) -> float:
    """The side that a target must have to be hit."""
    return LEAST_TOUCH if touch else LEAST_MOUSE


def faults(page: Page, touch: bool) -> list[str]:
    """What is wrong with the page as it stands, in words; nothing if all is well."""
    found: dict[str, Any] = page.evaluate(MEASURE, {"least": least_target(touch) - NEARLY, "text": LEAST_TEXT - NEARLY})
    told = []
    if found["sideways"] > 0:
        told.append(f"scrolls {found['sideways']} px sideways")
    if not found["inView"]:
        told.append("no real choice is in view")
    told += [
        f"a tap means something else where it is shown what it leads to: {name}" for name in page.evaluate(GHOSTLY)
    ]
    told += [f"too small to read: {words}" for words in found["small"]]
    told += [f"too small to hit: {words}" for words in found["buttons"]]
    told += [f"parts of the board stand on each other: {words}" for words in found["laid"]]
    return told
