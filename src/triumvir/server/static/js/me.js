// The pages about oneself: passkeys, and looking whether the other device has answered. All else needs no script.
import { some } from "./dom.js";

const csrf = some('meta[name="csrf"]')?.getAttribute("content") ?? "";
const LOOK = 2000; // milliseconds between two looks

/** @param {string} path @param {Record<string, string>} fields */
async function send(path, fields = {}) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(path, { method: "POST", body, headers: { accept: "application/json", "x-csrf": csrf } });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error);
  return told;
}

/** @param {unknown} error */
function complain(error) {
  const place = some("#problem");
  if (!place || (error instanceof DOMException && error.name === "NotAllowedError")) return; // who was asked said no
  place.hidden = false;
  place.textContent = error instanceof Error ? error.message : String(error);
}

async function makePasskey() {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(await send("/me/passkeys/begin"));
  const made = await navigator.credentials.create({ publicKey: options });
  if (made instanceof PublicKeyCredential) await keep("/me/passkeys", made);
}

async function usePasskey() {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await send("/passkey/ask"));
  const shown = await navigator.credentials.get({ publicKey: options });
  if (shown instanceof PublicKeyCredential) await keep("/passkey", shown);
}

/** @param {string} path @param {PublicKeyCredential} credential */
async function keep(path, credential) {
  const told = await send(path, { credential: JSON.stringify(credential.toJSON()) });
  location.assign(told.next);
}

const able = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
for (const [name, act] of Object.entries({ "#make-passkey": makePasskey, "#use-passkey": usePasskey })) {
  const button = some(name);
  if (!button || !able) continue;
  button.hidden = false;
  button.addEventListener("click", () => act().catch(complain));
}

const zone = some('input[name="zone"]');
if (zone instanceof HTMLInputElement) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

const waiting = some("[data-code]")?.dataset.code;
if (waiting) {
  const path = waiting === "open" ? "/me/code/state" : "/d/wait";
  setInterval(async () => {
    try {
      const { state } = await (await fetch(path, { headers: { accept: "application/json" } })).json();
      if (state !== waiting) location.replace(waiting === "open" ? "/me" : "/d/wait");
    } catch {
      /* the server is away: look again */
    }
  }, LOOK);
}
