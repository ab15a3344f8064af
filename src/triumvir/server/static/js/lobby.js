// A table that waits for its players: the page is loaded anew when somebody sits down or the game starts.
const lobby = document.querySelector("[data-lobby]");
const source = new EventSource(`/t/${lobby.dataset.lobby}/events`);
source.addEventListener("message", (event) => {
  const news = JSON.parse(event.data);
  const typing = document.activeElement?.matches("input:not([readonly])") && document.activeElement.value;
  if (news.status !== "lobby" || (String(news.rev) !== lobby.dataset.rev && !typing)) {
    source.close();
    location.reload();
  }
});
