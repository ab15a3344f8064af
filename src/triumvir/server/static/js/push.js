// Switches push on for this browser. Without a push service, a key or a permission the page says why not.
import { one } from "./dom.js";

const row = one("#push", HTMLElement);
const about = one("#push-about", HTMLElement);
const button = one("#push-on", HTMLButtonElement);

/** @param {string} key @returns {Uint8Array<ArrayBuffer>} */
function bytes(key) {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {string} path @param {Record<string, string>} fields */
async function send(path, fields) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "x-csrf": one("meta[name=csrf]", HTMLMetaElement).content, accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  if (!answer.ok) throw new Error(String(answer.status));
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") {
    about.textContent = about.dataset.denied ?? "";
    return;
  }
  try {
    const worker = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: bytes(row.dataset.key ?? "") };
    const { endpoint, keys } = (await worker.pushManager.subscribe(wanted)).toJSON();
    await send("/me/notices/push", { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
    await send("/me/notices/zone", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }).catch(() => {});
    location.assign("/me/notices?said=added");
  } catch {
    about.textContent = about.dataset.failed ?? "";
  }
}

if (row.dataset.key && "serviceWorker" in navigator && "PushManager" in window) {
  const worker = await navigator.serviceWorker.getRegistration();
  const own = await worker?.pushManager.getSubscription();
  if (own) row.hidden = true;
  else button.hidden = false;
  button.addEventListener("click", subscribe);
}
