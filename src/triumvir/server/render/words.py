"""Texts of the engine as HTML: Markdown of the rules, Rich markup of the terminal board."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markupsafe import Markup
from rich.text import Text as RichText

_RULE = re.compile(r"\b([A-Z]-R?\d{2,3})\b")
_STYLE = re.compile(r"[^a-z0-9_ ]")


def rich_to_html(markup: str) -> Markup:
    """A terminal board as the inside of a <pre>; styles become classes."""
    text = RichText.from_markup(markup)
    parts: list[str] = []
    for segment in text.split("\n", allow_blank=True):
        plain = segment.plain
        cuts = sorted({0, len(plain), *(s.start for s in segment.spans), *(s.end for s in segment.spans)})
        line = ""
        for start, end in pairwise(cuts):
            styles = [_STYLE.sub("", str(s.style)) for s in segment.spans if s.start <= start and s.end >= end]
            names = " ".join(f"r-{word}" for style in styles for word in style.split())
            piece = escape(plain[start:end])
            line += f'<span class="{names}">{piece}</span>' if names else piece
        parts.append(line)
    return Markup("\n".join(parts))  # noqa: S704  # escaped above


@lru_cache(maxsize=32)
def help_to_html(source: str, prefix: str) -> tuple[Markup, tuple[tuple[str, str], ...]]:
    """The explained rules as HTML and their contents (id, heading); rule ids become links to the clauses."""
    tokens = MarkdownIt("commonmark", {"html": False}).enable("table").parse(source)
    contents: list[tuple[str, str]] = []
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            level = min(6, int(token.tag[1]) + 1)
            token.tag = tokens[i + 2].tag = f"h{level}"
            anchor = f"h{len(contents) + 1}"
            token.attrSet("id", anchor)
            if level == 3:
                contents.append((anchor, tokens[i + 1].content))
            else:
                contents.append((anchor, ""))
    html = MarkdownIt("commonmark", {"html": False}).enable("table").renderer.render(tokens, _OPTIONS, {})
    return Markup(link_rules(html, prefix)), tuple(item for item in contents if item[1])  # noqa: S704


@lru_cache(maxsize=4096)
def clause_to_html(text: str, prefix: str) -> Markup:
    """One clause as HTML."""
    return Markup(link_rules(MarkdownIt("commonmark", {"html": False}).renderInline(text), prefix))  # noqa: S704


@lru_cache(maxsize=512)
def card_to_html(text: str, prefix: str, page: str) -> Markup:
    """An explanation of the guide as HTML; rule ids open the rules page beside the game."""
    return Markup(link_rules(MarkdownIt("commonmark", {"html": False}).render(text), prefix, page))  # noqa: S704


def link_rules(html: str, prefix: str, page: str = "") -> str:
    """Make every rule id of this game a link to its clause, on this page or in a tab of its own."""
    where = ' target="_blank"' if page else ""

    def link(found: re.Match[str]) -> str:
        rule = found[1]
        return f'<a class="rule" href="{page}#{rule}"{where}>{rule}</a>' if rule.startswith(f"{prefix}-") else rule

    return _RULE.sub(link, html)


_OPTIONS = MarkdownIt("commonmark", {"html": False}).options
