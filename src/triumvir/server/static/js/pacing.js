// The pace of following: what others do is shown as it comes, calmly one step after another, or at a button; what is
// waiting can be skipped, and the pace stopped. What one does oneself is never held back.
import { one, some } from "./dom.js";

/** @import { News } from "./live.js" */

const CALM = 1600; // ms between two steps
const bar = one("#pacing", HTMLElement);
const main = one("[data-table]", HTMLElement);

export class Pace {
  /** @type {News[]} */
  #waiting = [];
  #timer = 0;
  #last = 0; // when something was shown
  #stopped = false;
  #show;

  /** @param {(news: News) => void} show */
  constructor(show) {
    this.#show = show;
    bar.addEventListener("click", (event) => {
      const wish = event.target instanceof Element ? event.target.closest("button")?.dataset.pace : undefined;
      if (wish === "next") this.#next();
      else if (wish === "skip") this.flush();
      else if (wish === "stop") this.#stop(!this.#stopped);
    });
  }

  /**
   * @param {News} news
   * @param {boolean} own the page waits for what it has sent itself
   */
  hear(news, own) {
    const last = this.#waiting.at(-1);
    const idle = !last && (some(".prompt.mine") !== null || news.rev === Number(main.dataset.rev));
    if (own || idle || document.hidden || document.documentElement.dataset.follow === "live") {
      this.flush();
      return this.#now(news);
    }
    if (!last || news.rev > last.rev) this.#waiting.push(news);
    else if (news.rev === last.rev) Object.assign(last, { ...news, parts: { ...last.parts, ...news.parts } }); // told twice
    this.#go();
  }

  /** Everything that waits, at once. */
  flush() {
    while (this.#waiting.length) this.#now(/** @type {News} */ (this.#waiting.shift()));
    this.#stop(false);
  }

  /** What waits is told anew: the stream has begun again. */
  forget() {
    this.#waiting = [];
    this.#stop(false);
  }

  /** @param {News} news */
  #now(news) {
    this.#last = Date.now();
    this.#show(news);
  }

  #next() {
    const news = this.#waiting.shift();
    if (news) this.#now(news);
    this.#go();
  }

  /** @param {boolean} yes */
  #stop(yes) {
    this.#stopped = yes;
    some("[data-pace=stop]", bar)?.setAttribute("aria-pressed", String(yes));
    this.#go();
  }

  #go() {
    clearTimeout(this.#timer);
    bar.hidden = !this.#waiting.length;
    const count = some("b", bar);
    if (count) count.textContent = String(this.#waiting.length);
    if (!this.#waiting.length || this.#stopped || document.documentElement.dataset.follow === "step") return;
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#last + CALM - Date.now()));
  }
}
