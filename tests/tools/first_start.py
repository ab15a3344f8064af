"""What somebody sees who clones the repository and says `make play`: how soon a page is there, and compiled players.

    python tests/tools/first_start.py --pictures build/first-start

Clones the working tree's last commit into a folder of its own, with an environment and a store of its own, starts
`make play` there, and looks at the start page in Chromium until it says that the computer players are compiled. Prints
as JSON the seconds from the command to the first page, and from there to the compiled players, with the load of the
machine: within 30 seconds, and within three minutes of it, is what an idle machine of two cores should show. Exits with
1 where they are not.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = "http://127.0.0.1:8110/"
LOOK = 0.2  # seconds between two looks
PAGE, PLAYERS = 30.0, 180.0  # seconds that are allowed
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def answers() -> bool:
    """Whether a server is there."""
    try:
        with urlopen(ADDRESS, timeout=5) as page:
            return bool(page.status == 200)
    except (URLError, OSError):
        return False


def first_page(play: subprocess.Popen[bytes], patience: float) -> float:
    """Seconds until the start page is served."""
    begun = time.monotonic()
    while not answers():
        if play.poll() is not None:
            sys.exit("make play ended before a page was there")
        if time.monotonic() > begun + patience:
            sys.exit("no page was served")
        time.sleep(LOOK)
    return time.monotonic() - begun


def compiled_players(pictures: Path, patience: float) -> tuple[str, float, str]:
    """What the page says at first, the seconds until it says that players are compiled, and what it says then."""
    with sync_playwright() as playwright:
        path = next(found for name in BROWSERS if (found := shutil.which(name)))
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en")
        begun = time.monotonic()
        page.goto(ADDRESS)
        line = page.locator("#engine")
        said = line.inner_text()
        page.screenshot(path=pictures / "page.png")
        page.locator('#engine[data-state="ready"]').wait_for(timeout=1000 * patience)
        seconds = time.monotonic() - begun
        page.screenshot(path=pictures / "ready.png")
        told = line.inner_text()
        browser.close()
    return said, seconds, told


def main() -> int:
    parser = ArgumentParser(description="Time the first start of a fresh clone.")
    parser.add_argument("--pictures", type=Path, default=ROOT / "build" / "first-start", help="folder for two pictures")
    parser.add_argument("--patience", type=float, default=1800, help="seconds after which it is given up")
    args = parser.parse_args()
    args.pictures.mkdir(parents=True, exist_ok=True)
    if answers():
        sys.exit(f"Somebody serves {ADDRESS} already.")
    with TemporaryDirectory() as folder:
        clone = Path(folder) / "triumvir"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        own = {"XDG_DATA_HOME": f"{folder}/data", "BROWSER": "true", "LC_ALL": "C.UTF-8"}
        load = os.getloadavg()[0]
        play = subprocess.Popen(["make", "play"], cwd=clone, env={**os.environ, **own}, start_new_session=True)
        try:
            page = first_page(play, args.patience)
            print(f"a page after {page:.1f} s, load {load:.1f}", file=sys.stderr, flush=True)
            said, players, told = compiled_players(args.pictures, args.patience)
        finally:
            os.killpg(play.pid, signal.SIGTERM)  # who was started behind a shell is deaf to Ctrl-C
            play.wait(30)
    found = {"page_s": round(page, 1), "players_s": round(players, 1), "first": said, "then": told}
    print(json.dumps({**found, "load": round(load, 1), "cores": os.cpu_count()}))
    return int(page > PAGE or players > PLAYERS)


if __name__ == "__main__":
    sys.exit(main())
