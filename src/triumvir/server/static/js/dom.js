// Finding elements, so that the types of what is found are known.

/** @typedef {HTMLElement | SVGElement} Piece an element of a page or of a drawing */

/**
 * The element that a page cannot be without.
 * @template {Element} E
 * @param {string} selector
 * @param {new () => E} kind
 * @returns {E}
 */
export function one(selector, kind) {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`);
  return found;
}

/**
 * The first element that fits, if there is one.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement | null}
 */
export function some(selector, root = document) {
  return root.querySelector(selector);
}

/**
 * All elements that fit.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
export function all(selector, root = document) {
  return [...root.querySelectorAll(selector)].map((element) => /** @type {HTMLElement} */ (element));
}

/**
 * Where a choice lies, without the ghost of what it would lead to: that is shown while it is pointed at, and may be larger.
 * @param {Element} choice
 */
export function placeOf(choice) {
  const own = [...choice.children].filter((child) => !child.matches(".ghost"));
  const ghostly = choice.childElementCount > own.length;
  const boxes = (ghostly ? own : [choice]).map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
  if (!boxes.length) return choice.getBoundingClientRect();
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/**
 * The middle of where a choice lies.
 * @param {Element} choice
 */
export function middle(choice) {
  const box = placeOf(choice);
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
}

/**
 * The element of an event, or the nearest around it, that fits.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function around(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * Whether an event comes from an element that fits.
 * @param {Event} event
 * @param {string} selector
 */
export function from(event, selector) {
  return event.target instanceof Element && event.target.matches(selector);
}

/**
 * Whether a letter means a tool of the page: nobody is typing, no dialog is open, and keys are not switched off.
 * @param {KeyboardEvent} event
 */
export function isShortcut(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.documentElement.dataset.keys === "off") return false;
  return !from(event, "input:not([type=radio]):not([type=checkbox]),textarea,select") && !some("dialog[open]");
}
