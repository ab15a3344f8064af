// Short sounds made by the browser itself; silent unless switched on in the settings.
import { all, one, some } from "./dom.js";

/** @type {Record<"turn" | "place" | "score" | "over", [pitch: number, begin: number, length: number][]>} */
const NOTES = {
  // each note: pitch in Hz, beginning and length in seconds
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.28],
  ],
  place: [[196, 0, 0.07]],
  score: [
    [880, 0, 0.09],
    [1175, 0.08, 0.16],
  ],
  over: [
    [392, 0, 0.22],
    [523, 0.18, 0.22],
    [659, 0.36, 0.22],
    [784, 0.54, 0.5],
  ],
};
const LOUD = 0.12;
/** @type {AudioContext | null} */
let audio = null;

export function sounds() {
  return document.documentElement.dataset.sound === "on" && "AudioContext" in window;
}

/**
 * @param {keyof typeof NOTES} name
 */
export function play(name, later = 0) {
  if (!sounds()) return;
  audio ??= new AudioContext();
  audio.resume();
  for (const [pitch, begin, length] of NOTES[name]) {
    const from = audio.currentTime + later + begin;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = name === "place" ? "triangle" : "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}

function seen() {
  return {
    mine: some(".prompt.mine") !== null,
    score: all("#p-chips [data-mine] b")
      .map((element) => element.textContent)
      .join(),
    ply: one("main", HTMLElement).dataset.ply,
  };
}

let last = seen();
export function hear() {
  const now = seen();
  if (now.score !== last.score) play("score");
  else if (Number(now.ply) > Number(last.ply)) play("place");
  if (now.mine && !last.mine) play("turn", 0.2);
  last = now;
}
