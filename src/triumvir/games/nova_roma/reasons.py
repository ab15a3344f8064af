"""One sentence for every rule that can forbid an action: the keys of its catalogue are the rules."""

from __future__ import annotations

from triumvir.language import catalogue

REASONS = catalogue("triumvir.games.nova_roma", "reasons")
