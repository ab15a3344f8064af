"""Laws of the catalogues: all languages say the same, Python asks for what is there, and nothing is left over."""

from __future__ import annotations

import re

import pytest

from triumvir.language import DEFAULT, languages
from triumvir.language.catalogue import COUNT

from .sources import (
    IDENTIFIER,
    ROOT,
    area_messages,
    area_path,
    areas,
    asks,
    in_python,
    module_names,
    strings,
)

OTHERS = [lang for lang in languages() if lang != DEFAULT]
AREAS = [pytest.param(*one, id=":".join(one)) for one in areas()]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(("package", "area"), AREAS)
def test_every_language_has_the_same_texts_with_the_same_values(package, area, lang):
    assert area_path(package, area, lang).is_file(), f"{package} has no {lang}/{area}.ftl"
    english, other = (
        {
            key: message.values - {COUNT}  # not every language has two numbers of every piece
            for key, message in area_messages(package, area, one).items()
            if IDENTIFIER.fullmatch(key)
        }
        for one in (DEFAULT, lang)
    )
    assert english.keys() == other.keys()
    english.pop("pair", None), other.pop("pair", None)  # a test's own words
    assert english == other


@pytest.mark.parametrize("lang", languages())
def test_every_form_is_asked_for(lang):
    """A form that no sentence of its language asks for is one too many, or its name is mistyped."""
    sources = [area_path(package, area, lang).read_text("utf-8") for package, area in areas()]
    asked = {name for source in sources for name in re.findall(r'FORM\([^)]*?"([\w-]+)"', source)}
    asked |= {name for source in sources for name in re.findall(r"\{ -?[\w-]+\.([\w-]+)", source)}
    forms = {
        (key, key.partition(".")[2])
        for package, area in areas()
        for key in area_messages(package, area, lang)
        if "." in key
    }
    python = {value for package, _ in areas() for value in strings(package)[0]}
    assert {key for key, form in forms if form not in asked and form not in python} == set()


def test_python_asks_for_texts_that_are_there_with_the_values_that_they_need():
    wrong = []
    for ask in asks():
        message = ask.words.tongue(DEFAULT).get(ask.key)
        if message is None:
            wrong.append(f"{ask.where}: there is no {ask.key}")
        elif not ask.open and message.needed - ask.values:
            wrong.append(f"{ask.where}: {ask.key} needs {', '.join(sorted(message.needed - ask.values))}")
    assert wrong == []


@pytest.mark.parametrize(("package", "area"), AREAS)
def test_every_text_is_asked_for(package, area):
    source = area_path(package, area, DEFAULT).read_text("utf-8")
    plain, built = strings(package)
    unused = [
        key
        for key in area_messages(package, area, DEFAULT)
        if IDENTIFIER.fullmatch(key)
        and key not in plain
        and not any(pattern.fullmatch(key) for pattern in built)
        and not re.search(rf"\{{ {key}[ .]", source)
    ]
    assert unused == []


def test_no_sentence_stands_in_python():
    found = {f"{path.relative_to(ROOT)}:{line}" for path in module_names().values() for line in in_python(path)}
    assert found == set()
