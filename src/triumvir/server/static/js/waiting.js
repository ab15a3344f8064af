// How many games wait for me: in the title, on the icon of the page and of the installed app, in the head of the page.
// The page of my games takes in what has changed.
import { some } from "./dom.js";

const LOOK = 15000; // milliseconds between two looks, while somebody looks at the page
const place = some("#waiting");
const icon = document.querySelector('link[rel="icon"]');
const plain = document.title.replace(/^\(\d+\) /, "");
const address = icon?.getAttribute("href") ?? "";
let mark = "";

/** @param {number} count */
async function show(count) {
  document.title = count ? `(${count}) ${plain}` : plain;
  if (place) {
    place.hidden = !count;
    place.textContent = String(count);
  }
  icon?.setAttribute("href", count ? address.replace("icon.svg", "icon-dot.svg") : address);
  try {
    await (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch {
    /* this browser has no badges */
  }
}

async function renew() {
  const list = some("#games");
  if (!list || list.contains(document.activeElement)) return;
  const page = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(page, "text/html").querySelector("#games");
  if (fresh) list.replaceWith(document.adoptNode(fresh));
}

async function look() {
  if (document.hidden) return;
  try {
    const told = await (await fetch("/games/waiting", { headers: { accept: "application/json" } })).json();
    await show(told.count);
    if (mark && mark !== told.mark) await renew();
    mark = told.mark;
  } catch {
    /* the server is away: look again */
  }
}

document.addEventListener("visibilitychange", look);
setInterval(look, LOOK);
look();
