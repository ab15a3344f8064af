"""Templates are compiled for each language; what they show is what Jinja would show."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import DictLoader, Environment, StrictUndefined
from markupsafe import Markup, escape

from triumvir import server
from triumvir.language import languages
from triumvir.server.render.icons import icon, seat_mark
from triumvir.server.render.tongues import Templates, Tongue, shown
from triumvir.server.words import WORDS

FOLDER = Path(server.__file__).parent / "templates"
NAMES = sorted(str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.html"))
SOURCE = """\
{{ t("turn-you") }} {{ icon("check") }} {{ t("turn-other", name="<a>") }} {{ t("turn-other", name=who) }}
{% macro one(n) %}{{ seat_mark(n) }}{{ t("table-vp-n", n=n) }}{{ who if n }}{% endmacro %}
{% for n in range(2) %}{{ one(n) }}{{ t("turn-over" if n else "turn-you") }}{{ " on" if n }}{% endfor %}
{% set kept = icon("bot") %}{{ kept }}{{ who ~ t("turn-you") }}{{ who|upper }}{{ 1.5 }}{{ none }}{{ count }}
"""


@given(st.one_of(st.text(), st.text().map(Markup), st.integers(), st.booleans(), st.none(), st.floats()))
def test_what_is_shown_is_escaped(value: object) -> None:
    assert shown(value) == escape(value)


@pytest.mark.parametrize("lang", languages())
def test_a_template_says_the_same_as_if_nothing_were_known_before(lang: str) -> None:
    plain = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    plain.globals.update(t=partial(WORDS.say, lang), icon=icon, seat_mark=seat_mark)
    ready = Tongue(lang, FOLDER, "1")
    ready.loader = plain.loader = DictLoader({"page": SOURCE})
    told = [one.get_template("page").render(who="<b>&'", count=3) for one in (ready, plain)]
    assert told[0] == told[1]
    assert WORDS.say(lang, "turn-you") in told[0]
    assert "<b>" not in told[0]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_template_can_be_compiled_in_every_language(name: str, lang: str) -> None:
    """What it says without values is there: a word that is missing is found before somebody opens the page."""
    assert Templates(FOLDER, "1")[lang].get_template(name).name == name


def test_a_language_is_compiled_once() -> None:
    templates = Templates(FOLDER, "1")
    assert templates["de"] is templates["de"]
    assert templates["de"] is not templates["en"]
