"""QR codes as drawings for a page."""

from __future__ import annotations

import segno
from markupsafe import Markup


def qr_code(text: str) -> Markup:
    """A text for a camera; dark on light in every theme, as cameras want it."""
    made = segno.make_qr(text, error="m").svg_inline(scale=4, border=2, dark="#000", light="#fff", omitsize=True)
    return Markup(made)  # noqa: S704  # drawn by segno out of squares, nothing of the text is in it
