"""Texts: keys with values, said in whatever language somebody reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias

from triumvir.language.folders import DEFAULT, HOME, PSEUDO, languages, words_of
from triumvir.language.message import CatalogueError, Message, messages

Value: TypeAlias = "str | int | float | Text | tuple[object, ...]"

NOTHING: Mapping[str, Value] = MappingProxyType({})
COUNT = "count"  # the value that tells a piece how many of it are meant


class Text:
    """Words for people, in every language: a key of a catalogue, with values. Small, immutable, hashable.

    It keeps what it has said: the names of a box are said for every drawing.
    """

    __slots__ = ("_hash", "_said", "key", "values", "words")

    words: Catalogue
    key: str
    values: Mapping[str, Value]

    def __init__(self, words: Catalogue, key: str, values: Mapping[str, Value] = NOTHING) -> None:
        self.words, self.key, self.values = words, key, values
        self._hash: int | None = None
        self._said: dict[str, str] | None = None

    def in_(self, lang: str) -> str:
        """The words in one language; English where the language is unknown."""
        said = self._said
        if said is None:
            said = self._said = {}
        words = said.get(lang)
        if words is None:
            words = said[lang] = self.words.told(lang, self.key, self.values)
        return words

    def of(self, **values: Value) -> Text:
        """The same text with more values."""
        return Text(self.words, self.key, {**self.values, **values})

    def everywhere(self) -> list[str]:
        """The words in every language, English first."""
        return [self.in_(lang) for lang in languages()]

    @property
    def en(self) -> str:
        """The words in English, for logs and for who programs."""
        return self.in_(DEFAULT)

    def __str__(self) -> str:
        return self.in_(DEFAULT)

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Text({self.key}{values})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Text)
            and self.key == other.key
            and (self.words is other.words or self.words.told_apart_by == other.words.told_apart_by)
            and self.values == other.values
        )

    def __hash__(self) -> int:
        if self._hash is None:  # texts within texts are found in caches again and again
            self._hash = hash((self.key, frozenset(self.values.items())))
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return _text, (self.words.package, self.words.areas, self.key, dict(self.values))


def _text(package: str, areas: tuple[str, ...], key: str, values: dict[str, Value]) -> Text:
    return Text(catalogue(package, *areas), key, values)


class Catalogue:
    """The words of some areas of a package, in every language; read when first something is said in it."""

    __slots__ = ("_tongues", "areas", "package")

    def __init__(self, package: str, areas: tuple[str, ...]) -> None:
        self.package = package
        self.areas = areas
        self._tongues: dict[str, dict[str, Message]] = {}

    @property
    def told_apart_by(self) -> tuple[str, tuple[str, ...]]:
        """What two catalogues differ in."""
        return self.package, self.areas

    def __call__(self, key: str, /, **values: object) -> Text:
        """A text of this catalogue."""
        return Text(self, key, {name: _kept(value) for name, value in values.items()} if values else NOTHING)

    def __contains__(self, key: str) -> bool:
        return key in self.tongue(DEFAULT)

    def say(self, lang: str, key: str, /, **values: object) -> str:
        """A text at once in words."""
        return self.told(lang, key, values)

    def told(self, lang: str, key: str, values: Mapping[str, object]) -> str:
        """A text with its values in words."""
        tongue = self._tongues.get(lang) or self.tongue(lang)
        message = tongue.get(key)
        if message is None:
            raise CatalogueError(f"{self.package} has no text {key!r} in {', '.join(self.areas)}")
        said = message.say(values, speaker(lang)) if message.words is None else message.words
        return said if lang != PSEUDO or (key == "plain" and self.package == HOME) else f"⟦{said}⟧"

    def tongue(self, lang: str) -> dict[str, Message]:
        """All messages in a language, with the English ones where it has none."""
        if (found := self._tongues.get(lang)) is None:
            found = {} if lang == DEFAULT else dict(self.tongue(DEFAULT))
            for area in self.areas if lang in languages() else ():
                source = words_of(self.package, lang, f"{area}.ftl")
                if source is None and lang == DEFAULT:
                    raise CatalogueError(f"{self.package} has no lang/{lang}/{area}.ftl")
                own = messages(source or "", f"{self.package}, {lang}/{area}.ftl", speaker(lang))
                mine = {key.partition(".")[0] for key in own}  # an English form of these is none of theirs
                found = {key: message for key, message in found.items() if key.partition(".")[0] not in mine} | own
            self._tongues[lang] = found
        return found

    def forget(self) -> None:
        """Read the files anew when next something is said; for tests that add a language."""
        self._tongues.clear()


@cache
def catalogue(package: str, *areas: str) -> Catalogue:
    """The words of areas of a package: what lies in `lang/<language>/<area>.ftl` of its folder."""
    return Catalogue(package, areas)


LANGUAGE = catalogue(HOME, "language")


def plain(text: str) -> Text:
    """What reads the same in every language: a name that somebody gave, a word of a box."""
    return LANGUAGE("plain", text=text)


def either(lang: str) -> str:
    """A language that is there: the one asked for, else English."""
    return lang if lang in languages() else DEFAULT


def own_name(lang: str) -> str:
    """What a language calls itself."""
    return LANGUAGE("name").in_(lang)


class _Speaker:
    """How one language says values."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._categories: dict[float, str] = {}

    def written(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, Text):
            return value.in_(self.lang)
        if isinstance(value, float):
            return self.decimal(value, 1, False)
        if isinstance(value, tuple):
            return ", ".join([self.written(one) for one in value])
        return str(value)

    def plural(self, number: float) -> str:
        number = abs(number)
        if (found := self._categories.get(number)) is None:
            found = self._categories[number] = _category(self.lang, number)
        return found

    def form(self, value: object, form: str, count: object | None) -> object:
        if isinstance(value, tuple):
            return tuple([self.form(one, form, count) for one in value])
        if not isinstance(value, Text):
            return self.written(value)
        values: Mapping[str, object] = value.values if count is None else {**value.values, COUNT: count}
        key = f"{value.key}.{form}"
        return value.words.told(self.lang, key if key in value.words.tongue(self.lang) else value.key, values)

    def listed(self, values: object, last: str) -> str:
        parts = [self.written(one) for one in values] if isinstance(values, Sequence) else [self.written(values)]
        if len(parts) < 2:
            return "".join(parts)
        return LANGUAGE(last, rest=", ".join(parts[:-1]), last=parts[-1]).in_(self.lang)

    def decimal(self, number: object, digits: int, sign: bool) -> str:
        return decimal(float(str(number)), self.lang, digits, sign)


class _Shown(str):
    """A value that is neither a number nor a word, as it was when a text was made of it: a path, a list, an error."""

    __slots__ = ("typed",)
    typed: str

    def __repr__(self) -> str:
        return self.typed

    def __reduce__(self) -> tuple[Any, ...]:
        return _shown, (str(self), self.typed)


def _shown(said: str, typed: str) -> _Shown:
    shown = _Shown(said)
    shown.typed = typed
    return shown


def _kept(value: object) -> Value:
    """A value that stays what it is."""
    return value if isinstance(value, str | int | float | Text | tuple) else _shown(str(value), repr(value))


@cache
def speaker(lang: str) -> _Speaker:
    """The one speaker of a language."""
    return _Speaker(lang)


def _category(lang: str, number: float) -> str:
    """The plural category by the tables of Unicode; English where they do not know the language."""
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 - only who counts pays for it

    try:
        rule = Locale.parse(lang, sep="-").plural_form
    except (UnknownLocaleError, ValueError):
        rule = Locale.parse(DEFAULT).plural_form
    return rule(number)


def decimal(number: float, lang: str, digits: int, sign: bool = False) -> str:
    """A number with digits behind the point, as the language writes it."""
    shown = f"{number:{'+' if sign else ''}.{digits}f}".replace("-", "−")  # the true minus sign, as wide as the plus
    return shown.replace(".", _points(lang)[0])


def grouped(number: float, lang: str, digits: int) -> str:
    """A number with its thousands apart."""
    point, thousands = _points(lang)
    whole, dot, rest = f"{number:,.{digits}f}".replace("-", "−").partition(".")
    return whole.replace(",", thousands) + (point if dot else "") + rest


@cache
def _points(lang: str) -> tuple[str, str]:
    """What stands before the digits of a fraction, and between thousands."""
    spoken = lang if lang != PSEUDO else DEFAULT
    return LANGUAGE("point").in_(spoken), LANGUAGE("thousands").in_(spoken)
