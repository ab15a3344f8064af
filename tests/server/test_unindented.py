"""What templates are sent without."""

from __future__ import annotations

import re
from pathlib import Path

from jinja2 import Environment

from triumvir import server
from triumvir.server.render.unindented import Unindented

TEMPLATES = Path(server.__file__).parent / "templates"


def rendered(source: str, **values: object) -> str:
    settings = Environment(extensions=[Unindented], trim_blocks=True, lstrip_blocks=True, autoescape=True)
    return settings.from_string(source).render(**values)


def test_lines_are_sent_without_their_indentation() -> None:
    assert rendered("<ul>\n  <li>\n    {{ word }}\n  </li>\n</ul>", word="ave") == "<ul>\n<li>\nave\n</li>\n</ul>"


def test_statements_leave_no_lines_of_their_own() -> None:
    assert rendered("<p>\n  {% if yes %}\n    <b>x</b>\n  {% endif %}\n</p>", yes=True) == "<p>\n<b>x</b>\n</p>"


def test_an_attribute_after_a_statement_stays_one_of_its_own() -> None:
    tag = '<p id="a"{% if yes %} lang="de"{% endif %}\n   title="b">'
    assert rendered(tag, yes=True) == '<p id="a" lang="de" title="b">'
    assert rendered(tag, yes=False) == '<p id="a" title="b">'


def test_words_after_a_statement_stay_apart() -> None:
    assert rendered("a{% if yes %} b{% endif %}\n  c", yes=True) == "a b c"


def test_no_template_lets_a_value_run_into_the_word_before_it() -> None:
    """The line break after a statement goes with it, and a value on the next line is not kept apart."""
    joined = re.compile(r"[^\s>}\"']\{% end\w+ %\}\n[ \t]*\{\{(?! \")")
    found = {path.name for path in TEMPLATES.rglob("*.html") if joined.search(path.read_text(encoding="utf-8"))}
    assert found == set()
