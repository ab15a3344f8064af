"""What every page is held to: axe finds nothing, and nothing is wider than the window."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")


def violations(page: Page, impacts: Collection[str] = SERIOUS) -> list[str]:
    """What axe finds. The page's context must let scripts in that its policy does not know (`bypass_csp`)."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{item['id']}: {node['html'][:140]} {node['failureSummary'][:160]}"
        for item in found["violations"]
        if item["impact"] in impacts
        for node in item["nodes"][:3]
    ]


def sideways(page: Page) -> int:
    """By how many px a page is wider than its window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide
