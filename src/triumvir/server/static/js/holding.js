// A button that is to be held: letting go cancels. By keyboard, and for a screen reader, it is a plain button.

const HOLD = 600; // ms

/** Whether a button has to be held: not if only buttons confirm. */
export function holds() {
  return document.documentElement.dataset.confirmby !== "button";
}

/**
 * @param {HTMLElement} button
 * @param {() => void} done
 */
export function hold(button, done) {
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    button.classList.remove("holding");
  };
  button.dataset.hold = "";
  button.onpointerdown = () => {
    button.classList.add("holding");
    timer = setTimeout(() => {
      stop();
      done();
    }, HOLD);
  };
  button.onpointerup = stop;
  button.onpointerleave = stop;
  button.onpointercancel = stop;
  button.oncontextmenu = (event) => event.preventDefault(); // a long press opens no menu
  button.onclick = (event) => {
    event.stopPropagation();
    if (event.detail === 0) done(); // no pointer
  };
}

/** @param {HTMLElement} button */
export function release(button) {
  delete button.dataset.hold;
  button.classList.remove("holding");
  button.onpointerdown = null;
  button.onpointerup = null;
  button.onpointerleave = null;
  button.onpointercancel = null;
  button.oncontextmenu = null;
  button.onclick = null;
}
