// The stream of changes of a table, as the lobby and the table hear it: it comes back by itself, and the page says so.
const AGAIN = 1500; // how long to wait before a server that gave no stream is asked again, in ms

function offline(yes) {
  document.body.classList.toggle("offline", yes);
  document.getElementById("offline").hidden = !yes;
}

export class Stream {
  #source = null;
  #timer = 0;
  #waiting = []; // those who want to know when the server is heard again
  #address;
  #hear;
  #opened;

  constructor(address, { hear, opened = () => {} }) {
    this.#address = address; // a function: what a page has changes
    this.#hear = hear;
    this.#opened = opened;
    this.listen();
  }

  get open() {
    return this.#source?.readyState === EventSource.OPEN;
  }

  listen() {
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = new EventSource(this.#address());
    this.#source = source;
    source.addEventListener("open", () => {
      const lost = document.body.classList.contains("offline");
      offline(false);
      this.#opened(lost);
      for (const done of this.#waiting.splice(0)) done();
    });
    source.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      offline(true);
      if (source.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.listen(), AGAIN);
    });
  }

  back() {
    // something got no answer: begin anew, and say when the server is heard
    offline(true);
    const heard = new Promise((done) => {
      this.#waiting.push(done);
    });
    this.listen();
    return heard;
  }

  close() {
    clearTimeout(this.#timer);
    this.#source?.close();
  }
}

let loading = false;
export async function reload() {
  // only once the server answers: the error page of a proxy would not come back
  if (loading) return;
  loading = true;
  for (;;) {
    try {
      if ((await fetch(location.href, { method: "HEAD" })).status < 500) break;
    } catch {
      /* not yet */
    }
    await new Promise((done) => {
      setTimeout(done, AGAIN);
    });
  }
  location.reload();
}
