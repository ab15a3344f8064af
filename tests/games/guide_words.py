"""What guides may not say, and how they name rules: both of their chapters are read for it."""

from __future__ import annotations

import re

RULE = re.compile(r"\b[A-Z]-R?\d{2,3}\b")
DEVICE = re.compile(  # what not every device has, and places that change with the layout
    r"hover|click|\bmouse|\btap\b|\bkeys?\b|\bpress\b|\bcursor|\bpointer|\bkeyboard|at the top|beside the board"
    r"|klick|\bMaus|tippe|\bTaste|\bdrücke?\b|zeige auf|Mauszeiger|darüberfahr|leiste oben|neben dem (Plan|Brett)",
    re.IGNORECASE,
)
