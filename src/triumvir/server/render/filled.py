"""Several templates filled in with the same values."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment
from jinja2.runtime import Context


class Filled:
    """The parts of one page. They share a context: one for each would take longer to make than to fill a part in."""

    def __init__(self, templates: Environment, values: dict[str, Any]) -> None:
        self._templates = templates
        self._values = values
        self._context: Context | None = None

    def part(self, name: str) -> str:
        """A part as HTML."""
        template = self._templates.get_template(f"parts/{name}.html")
        if self._context is None:
            self._context = template.new_context(self._values)
        html = "".join(template.root_render_func(self._context))
        self._context.vars.clear()  # a macro that a template has set there holds the context itself
        return html
