// A seat that is also open in another browser: the notice goes when the person says "that is me", until one more comes.
function kept(notice) {
  return `elsewhere/${notice.dataset.elsewhere}`;
}

export function elsewhere() {
  for (const notice of document.querySelectorAll("[data-elsewhere]")) {
    notice.hidden = Number(localStorage.getItem(kept(notice)) ?? -1) >= Number(notice.dataset.last);
  }
  for (const time of document.querySelectorAll("time[data-words]")) {
    // in the reader's own time
    const when = new Date(time.dateTime).toLocaleString(document.documentElement.lang, {
      dateStyle: "short",
      timeStyle: "short",
    });
    time.textContent = time.dataset.words.replace("{when}", when);
  }
}

document.addEventListener("click", (event) => {
  const notice = event.target.closest("[data-known]")?.closest("[data-elsewhere]");
  if (!notice) return;
  localStorage.setItem(kept(notice), notice.dataset.last);
  elsewhere();
});
