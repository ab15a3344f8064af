"""Messages of Project Fluent, made ready to be said.

The catalogues are read by Mozilla's `fluent.syntax`; what is said a thousand times for a drawing is put together here.
A message that only fills gaps becomes a template, which costs about as much as `str.format`; whatever chooses becomes
functions within functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from fluent.syntax import FluentParser, ast

Values = Mapping[str, object]
Part = Callable[[Values], object]


class Speaker(Protocol):
    """How one language says values; `catalogue` has the one speaker of each language."""

    lang: str

    def written(self, value: object) -> str:
        """A value as words."""

    def plural(self, number: float) -> str:
        """The plural category of a number: one, other, and what else the language has."""

    def form(self, value: object, form: str, count: object | None) -> object:
        """A text in a form of its own, such as the accusative, in the number that `count` asks for; so for a list."""

    def listed(self, values: object, last: str) -> str:
        """Several values, with a word before the last one."""

    def decimal(self, number: object, digits: int, sign: bool) -> str:
        """A number with digits behind the point."""


class Message:
    """One message, or one attribute of it, in one language."""

    __slots__ = ("_parts", "needed", "template", "values", "words")

    def __init__(self, template: str | None, parts: Sequence[str | Part], values: set[str], needed: set[str]) -> None:
        self.template = template
        self.words = None if template is None or values else template.format()  # that are always the same
        self.values = frozenset(values)
        self.needed = frozenset(needed)  # the values without which it cannot be said
        self._parts = parts

    def say(self, values: Values, speaker: Speaker) -> str:
        """The words, with the values filled in."""
        if self.template is not None:
            for value in values.values():
                if type(value) is not str and type(value) is not int:
                    break
            else:
                return self.template.format_map(values)
        said = speaker.written
        return "".join([part if isinstance(part, str) else said(part(values)) for part in self._parts])


class CatalogueError(Exception):
    """A catalogue that cannot be read, or asks for what there is not."""


def messages(source: str, name: str, speaker: Speaker) -> dict[str, Message]:
    """All messages of a catalogue by their keys; an attribute goes by `key.attribute`."""
    resource = FluentParser(with_spans=True).parse(source)
    entries: dict[str, ast.Message | ast.Term] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise CatalogueError(f"{name}, line {line}: {entry.annotations[0].message if entry.annotations else ''}")
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in entries:
                raise CatalogueError(f"{name}: {key} is there twice")
            entries[key] = entry
    maker = _Maker(name, entries, speaker)
    return {key: message for entry_key in entries for key, message in maker.all_of(entry_key)}


class _Maker:
    """Makes messages out of what the parser found in one catalogue."""

    def __init__(self, name: str, entries: Mapping[str, ast.Message | ast.Term], speaker: Speaker) -> None:
        self.name = name
        self.entries = entries
        self.speaker = speaker
        self._values: set[str] = set()
        self._needed: set[str] = set()

    def all_of(self, key: str) -> list[tuple[str, Message]]:
        entry = self.entries[key]
        made = [(key, self._message(entry.value))] if entry.value is not None else []
        return made + [(f"{key}.{part.id.name}", self._message(part.value)) for part in entry.attributes]

    def _message(self, pattern: ast.Pattern) -> Message:
        self._values, self._needed = set(), set()
        parts = self._parts(pattern)
        names = [element.expression for element in pattern.elements if isinstance(element, ast.Placeable)]
        template = None
        if all(isinstance(one, ast.VariableReference | ast.StringLiteral) for one in names):
            template = "".join(
                f"{{{element.expression.id.name}}}"
                if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
                else str(part).replace("{", "{{").replace("}", "}}")
                for element, part in zip(pattern.elements, parts, strict=True)
            )
        return Message(template, parts, self._values, self._needed)

    def _parts(self, pattern: ast.Pattern) -> list[str | Part]:
        return [
            element.value if isinstance(element, ast.TextElement) else self._expression(element.expression)
            for element in pattern.elements
        ]

    def _expression(self, node: object) -> str | Part:
        match node:
            case ast.Placeable():
                return self._expression(node.expression)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.NumberLiteral():
                number = node.parse()["value"]
                return lambda values: number
            case ast.VariableReference():
                name = node.id.name
                self._values.add(name)
                self._needed.add(name)
                return lambda values: values[name]
            case ast.MessageReference() | ast.TermReference():
                return self._reference(node)
            case ast.SelectExpression():
                return self._choice(node)
            case ast.FunctionReference():
                return self._call(node)
        raise CatalogueError(f"{self.name}: {node!r} is not understood")

    def _reference(self, node: ast.MessageReference | ast.TermReference) -> Part:
        """Another message of the same catalogue, with the same values; a term with those that are given to it."""
        key = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
        if key not in self.entries:
            raise CatalogueError(f"{self.name}: there is no {key} to refer to")
        entry = self.entries[key]
        wanted = node.attribute.name if node.attribute else None
        pattern = next((part.value for part in entry.attributes if part.id.name == wanted), entry.value)
        if pattern is None:
            raise CatalogueError(f"{self.name}: {key} has no words")
        own = self._values, self._needed
        if isinstance(node, ast.TermReference):
            self._values, self._needed = set(), set()
        parts = self._parts(pattern)
        self._values, self._needed = own
        given: dict[str, object] = {}
        if isinstance(node, ast.TermReference) and node.arguments:
            given = {one.name.name: _literal(one.value) for one in node.arguments.named}
        fixed = given if isinstance(node, ast.TermReference) else None
        said = self.speaker.written

        def refer(values: Values) -> str:
            known = values if fixed is None else fixed
            return "".join([part if isinstance(part, str) else said(part(known)) for part in parts])

        return refer

    def _choice(self, node: ast.SelectExpression) -> Part:
        """The variant that fits: a number or word that is there as it is, else the plural category, else the default.

        What the choice depends on may be missing: then the default is said.
        """
        before = set(self._needed)
        selector = self._expression(node.selector)
        optional = self._needed - before
        variants: dict[str, Part] = {}
        default = ""
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            parts = self._parts(variant.value)
            variants[key] = _together(parts, self.speaker)
            default = key if variant.default else default
        self._needed -= optional
        plural = self.speaker.plural

        def choose(values: Values) -> object:
            try:
                value = selector(values) if callable(selector) else selector
            except KeyError:
                return variants[default](values)
            found = variants.get(str(value))
            if found is None and isinstance(value, int | float):
                found = variants.get(plural(value))
            return (found or variants[default])(values)

        return choose

    def _call(self, node: ast.FunctionReference) -> Part:
        """What Fluent leaves to the program: forms of a text, lists, numbers with digits, what somebody has typed."""
        name = node.id.name
        given = [self._expression(one) for one in node.arguments.positional]
        named = {one.name.name: _literal(one.value) for one in node.arguments.named}
        known = {"FORM": (2, 3), "AND": (1, 1), "OR": (1, 1), "NUMBER": (1, 1), "QUOTE": (1, 1)}
        if name not in known or not known[name][0] <= len(given) <= known[name][1]:
            raise CatalogueError(f"{self.name}: there is no {name} of {len(given)} values")
        arguments: list[Part] = [_constant(one) if isinstance(one, str) else one for one in given]
        speaker = self.speaker
        first = arguments[0]
        if name == "FORM":
            form, count = arguments[1], arguments[2] if len(arguments) > 2 else None
            return lambda values: speaker.form(first(values), str(form(values)), count and count(values))
        if name == "NUMBER":
            digits, sign = int(str(named.get("digits", 0))), named.get("sign") == "always"
            return lambda values: speaker.decimal(first(values), digits, sign)
        if name == "QUOTE":
            return lambda values: repr(first(values))
        last = "and" if name == "AND" else "or"
        return lambda values: speaker.listed(first(values), last)


def _literal(node: ast.StringLiteral | ast.NumberLiteral) -> str | int:
    value = node.parse()["value"]
    return int(value) if isinstance(value, int | float) else str(value)


def _constant(words: str) -> Part:
    return lambda values: words


def _together(parts: Sequence[str | Part], speaker: Speaker) -> Part:
    """A variant as one part."""
    if all(isinstance(part, str) for part in parts):
        return _constant("".join(str(part) for part in parts))
    said = speaker.written
    return lambda values: "".join([part if isinstance(part, str) else said(part(values)) for part in parts])
