"""What this game alone is drawn with: its icons."""

from __future__ import annotations

from importlib.resources import files

from triumvir.draw.sprite import add_icons

add_icons(files(__package__).joinpath("icons.svg"))
