"""Reads whole games and finds numbers that do not agree with their words: "1 cards", "2 Karte".

The words come out of the catalogues themselves: wherever a message chooses between one and other, what stands behind
the number is a pair. `python -m tools.agreement [PLIES]` (with tests in PYTHONPATH) plays a game of each title in every
language, reads prompts, choices, sentences and the words of boards, and prints each fault once.
"""

from __future__ import annotations

import html
import itertools
import random
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import triumvir
from triumvir.games import load, titles
from triumvir.language import languages

ROOT = Path(triumvir.__path__[0])
NAMES = ("Ada", "Ben", "Cleo", "Dio")
SAID = re.compile(r'(?:data-tip|aria-label)="([^"]*)"|>([^<]+)<')


@cache
def pairs(lang: str, folder: Path = ROOT) -> tuple[frozenset[str], frozenset[str]]:
    """Words that only one thing has, and words that only several have."""
    one: set[str] = set()
    other: set[str] = set()
    beside: dict[str, set[str]] = {"one": set(), "other": set()}  # all words of these variants
    for path in folder.rglob(f"lang/{lang}/*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        for form in (form for entry in resource.body for form in getattr(entry, "attributes", ())):
            beside["one"] |= set(_words(form.value))  # a case that is the same in both numbers: 1 Assistenten
            beside["other"] |= set(_words(form.value))
        for choice in _choices(resource):
            variants = {_key(variant): _counted(variant.value) for variant in choice.variants}
            if {"one", "other"} <= variants.keys():
                one |= {variants["one"]} - {""}
                other |= {variants["other"]} - {""}
                for variant in choice.variants:
                    beside.get(_key(variant), set()).update(_words(variant.value))
    return frozenset(one - beside["other"]), frozenset(other - beside["one"])


def _choices(node: object) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from _choices(part)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _words(pattern: ast.Pattern) -> list[str]:
    return [word for part in pattern.elements if isinstance(part, ast.TextElement) for word in part.value.split()]


def _counted(pattern: ast.Pattern) -> str:
    """The word behind a number; or all of a variant, if that is one word and so the name of a piece."""
    elements = pattern.elements
    for number, noun in itertools.pairwise(elements):
        if (
            isinstance(number, ast.Placeable)
            and isinstance(number.expression, ast.VariableReference)
            and isinstance(noun, ast.TextElement)
            and (found := re.match(r" (\w[\w-]*)", noun.value))
        ):
            return found[1]
    alone = "".join(part.value if isinstance(part, ast.TextElement) else " 0 " for part in elements)
    return alone if re.fullmatch(r"[^\W\d][\w-]*", alone) else ""


def faults(text: str, lang: str, folder: Path = ROOT) -> list[str]:
    """What does not agree in a text, by the catalogues of a folder: stone may be weighed."""
    singular, plural = pairs(lang, folder)
    found = []
    for number, word in re.findall(r"(?<![\w.,:/–−+^-])(\d+) ([^\W\d][\w-]*)", text):
        if word in (plural if int(number) == 1 else singular):
            found.append(f"{number} {word}")
    return found


def read(title: str, plies: int, boards: int, seed: int = 1) -> Iterator[tuple[str, str]]:
    """Every text of a game, with its language; the boards are read at every so manieth decision."""
    meta = titles()[title].meta
    game = load(title, min(3, meta.max_players))
    luck = random.Random(seed)
    done = 0
    while done < plies:
        state = game.start(luck.randrange(2**60))
        while not state.over and done < plies:
            seat = int(state.to_act)
            legal = state.legal()
            before = state.view(seat)
            action = luck.choice(legal)
            state.apply(action)
            after = state.view(seat)
            for lang in languages():
                yield lang, game.prompt(before, lang)
                yield lang, game.phase(before, lang)
                yield from ((lang, game.choice(before, one, lang)) for one in legal)
                who = NAMES[: game.players]
                yield from ((lang, told) for told in game.sentences(before, action, after, lang, who))
                if done % boards == 0:
                    yield from ((lang, told) for told in _board(game, before, lang, legal))
            done += 1


def _board(game: triumvir.Game, view: object, lang: str, legal: list[int]) -> Iterator[str]:
    drawing = "".join(str(part.svg) for part in game.draw_parts(view, lang, legal, NAMES[: game.players]))
    for tip, words in SAID.findall(drawing):
        yield html.unescape(tip or words)


def report(plies: int, boards: int) -> dict[str, str]:
    """Each fault once, with where it was read."""
    found: dict[str, str] = {}
    for title, game in titles().items():
        folder = Path(str(game.folder()))
        for lang, text in read(title, plies, boards):
            for fault in faults(text, lang, folder):
                found.setdefault(f"{title}, {lang}: {fault}", text)
    return found


if __name__ == "__main__":
    wrong = report(int(sys.argv[1]) if len(sys.argv) > 1 else 400, 1)
    for fault, text in wrong.items():
        print(f"{fault}: {text!r}")
    print(f"{len(wrong)} faults")
    sys.exit(bool(wrong))
