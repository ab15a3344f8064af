"""What the server says: its pages, its tables, its computer opponents."""

from __future__ import annotations

from triumvir.language import catalogue

WORDS = catalogue(
    "triumvir.server",
    "pages",
    "table",
    "surface",
    "story",
    "follow",
    "choosing",
    "advice",
    "me",
    "games",
    "stats",
    "life",
    "timeoff",
    "notices",
    "app",
    "review",
    "quick",
    "laying",
    "lessons",
)
