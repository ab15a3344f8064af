// The stream of changes of a table, as the lobby and the table hear it: it comes back by itself, and the page says so.
import { one } from "./dom.js";

/** @import { News, Where } from "./live.js" */

const LATE = 1500; // how long the stream may take for what the server has said, and a lost one to be tried again, in ms

/** @param {boolean} yes */
function offline(yes) {
  document.body.classList.toggle("offline", yes);
  one("#offline", HTMLElement).hidden = !yes;
}

/**
 * Everything that changes at a table comes by the stream. Where it is held up on its way (a proxy that collects what it
 * passes on, or lets no streams through), the same is asked for, until the stream is heard.
 */
export class Stream {
  /** @type {EventSource | undefined} */
  #source;
  #heard = false; // the stream that is open now has told something
  #timer = 0;
  /** @type {(() => void)[]} */
  #waiting = []; // who wants to know when something is heard
  #page;

  /**
   * @param {object} page
   * @param {() => string} page.address it says what the page has and wants, which changes
   * @param {(news: News, streamed: boolean) => void} page.hear
   * @param {() => void} [page.opened]
   * @param {(there?: Where) => Promise<News>} [page.otherwise] asks for what the stream would tell, as far as there
   */
  constructor(page) {
    this.#page = page;
    this.listen();
  }

  /** Begin anew, and wait until the server is heard: it tells at once what the page does not have. */
  listen() {
    this.close();
    const address = this.#page.address();
    const source = new EventSource(address);
    this.#source = source;
    this.#heard = false;
    this.#timer = setTimeout(() => this.#silent(), LATE);
    source.addEventListener("open", () => {
      if (this.#page.address() === address) this.#page.opened?.();
      else this.listen(); // the browser has tried again by itself, with what the page had when it first asked
    });
    source.addEventListener("message", (event) => {
      clearTimeout(this.#timer);
      this.#heard = true;
      this.#tell(JSON.parse(event.data), true);
    });
    source.addEventListener("error", () => {
      if (!this.#page.otherwise) offline(true);
      if (this.#heard) this.#timer = setTimeout(() => this.#silent(), LATE);
      this.#heard = false;
    });
    return this.#next();
  }

  close() {
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  /** Something got no answer: begin anew, and wait until the server is heard. */
  back() {
    offline(true);
    return this.listen();
  }

  /**
   * Wait until the page shows what the server has said to be so.
   * @param {Where} there
   * @param {(there: Where) => boolean} shown
   */
  async until(there, shown) {
    if (this.#heard && shown(there)) return;
    const late = setTimeout(() => this.#ask(there), LATE);
    do await this.#next();
    while (!shown(there));
    clearTimeout(late);
  }

  /** @param {Where} [there] */
  async #ask(there) {
    try {
      if (this.#page.otherwise) this.#tell(await this.#page.otherwise(there), false);
    } catch {
      offline(true);
    }
  }

  /**
   * @param {News} news
   * @param {boolean} streamed
   */
  #tell(news, streamed) {
    offline(false);
    this.#page.hear(news, streamed);
    for (const done of this.#waiting.splice(0)) done();
  }

  /** @returns {Promise<void>} */
  #next() {
    return new Promise((done) => {
      this.#waiting.push(done);
    });
  }

  /** Nothing has come by this stream so far. */
  #silent() {
    if (this.#source?.readyState === EventSource.CLOSED)
      this.listen(); // the browser does not try again by itself
    else this.#timer = setTimeout(() => this.#silent(), LATE);
    if (!document.hidden) this.#ask();
  }
}

let loading = false;

/** Load the page anew, but only once the server answers: the error page of a proxy would not come back. */
export async function reload() {
  if (loading) return;
  loading = true;
  for (;;) {
    try {
      if ((await fetch(location.href, { method: "HEAD" })).status < 500) break;
    } catch {
      /* not yet */
    }
    await new Promise((done) => {
      setTimeout(done, LATE);
    });
  }
  location.reload();
}
