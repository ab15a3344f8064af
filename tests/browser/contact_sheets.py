"""One picture for each title with its table at every size: what to look at before a design is called done."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from browser.surface import SIZES

LOOKS = (("light", "en"), ("dark", "de"))
HEIGHT = 360  # of each picture on a sheet, in px
STYLE = (
    "body{margin:0;padding:16px;background:#8f8778;font:15px sans-serif;display:flex;flex-wrap:wrap;gap:16px}"
    f"figure{{margin:0}}img{{display:block;height:{HEIGHT}px;box-shadow:0 2px 8px #0006}}figcaption{{margin:0 0 4px}}"
)


def at_every_size(context: BrowserContext, path: str) -> dict[str, bytes]:
    """Pictures of a page at all sizes."""
    page, pictures = context.new_page(), {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(path)
        page.wait_for_selector(".surface.tabbed")
        page.wait_for_timeout(400)  # until everything has been laid out and drawn
        pictures[f"{width} x {height}"] = page.screenshot(type="jpeg", quality=85)
    page.close()
    return pictures


def sheet(page: Page, pictures: dict[str, bytes], target: Path) -> None:
    """Put pictures on one sheet, with their names."""
    figures = "".join(
        f'<figure><figcaption>{escape(name)}</figcaption><img src="data:image/jpeg;base64,{b64encode(data).decode()}">'
        "</figure>"
        for name, data in pictures.items()
    )
    page.set_content(f"<style>{STYLE}</style>{figures}")
    page.screenshot(path=target, full_page=True, type="jpeg", quality=80)


def contact_sheets(browser: Browser, folder: Path, tables: dict[str, str], address: str, kept: Path) -> None:
    """The sheets of all tables, light in English and dark in German."""
    for theme, lang in LOOKS:
        context = browser.new_context(base_url=address, locale=lang, color_scheme=theme, storage_state=kept)  # type: ignore[arg-type]
        paper = browser.new_context(viewport={"width": 1600, "height": 1000}).new_page()
        for name, path in tables.items():
            sheet(paper, at_every_size(context, path), folder / f"sheet-{name}-{theme}-{lang}.jpg")
        paper.context.close()
        context.close()
