"""`triumvir games` and `triumvir info`: what there is."""

from __future__ import annotations

import json
import platform
from typing import Any

from rich.markup import escape
from rich.table import Table

from triumvir.cli.arguments import Json, Lang, chosen_language
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS
from triumvir.engine.game import Game
from triumvir.engine.meta import Meta
from triumvir.engine.native import compiled
from triumvir.engine.options import OptionValue
from triumvir.games import broken, titles, variant_text, variants
from triumvir.version import VERSION


def list_games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games with player counts, options and credits."""
    chosen = chosen_language(lang)
    if as_json:
        print(json.dumps({"games": [_as_json(title, chosen) for title in titles().values()]}, indent=2))
        return
    console = output()
    for number, title in enumerate(titles().values()):
        meta = title.meta
        if number:
            console.print()
        by = WORDS.say(chosen, "games-credits", designer=meta.designer, publisher=meta.publisher, year=meta.year)
        console.print(f"[bold]{escape(meta.title)}[/] ({meta.name}) {escape(by)}")
        name = "games-players" if meta.min_players != meta.max_players else "games-players-one"
        minutes = meta.minutes.in_(chosen)
        console.print(
            WORDS.say(chosen, name, low=meta.min_players, high=meta.max_players, minutes=minutes), markup=False
        )
        console.print(meta.blurb.in_(chosen), markup=False)
        if meta.options:
            console.print(_option_table(meta, chosen))
        for name in variants(title):
            about = variant_text(title, name).in_(chosen)
            console.print(WORDS.say(chosen, "games-to-learn", name=name, about=about), markup=False, soft_wrap=True)
    for fault in broken().values():
        console.print(fault.in_(chosen), markup=False)


def written(value: OptionValue) -> str:
    """The value of an option as people write it."""
    return value if isinstance(value, str) else "on" if value else "off"


def _option_table(meta: Meta, lang: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("option", "values", "default", "rule", "meaning"):
        table.add_column(WORDS.say(lang, column), overflow="fold")
    for option in meta.options:
        table.add_row(
            option.name, ", ".join(option.allowed), written(option.default), option.rule, escape(option.text.in_(lang))
        )
    return table


def _as_json(title: type[Game], lang: str) -> dict[str, Any]:
    meta = title.meta
    return {
        "name": meta.name,
        "title": meta.title,
        "designer": meta.designer,
        "publisher": meta.publisher,
        "year": meta.year,
        "min_players": meta.min_players,
        "max_players": meta.max_players,
        "minutes": meta.minutes.in_(lang),
        "blurb": meta.blurb.in_(lang),
        "rules_version": meta.rules_version,
        "variants": {name: variant_text(title, name).in_(lang) for name in variants(title)},
        "options": [
            {
                "name": option.name,
                "values": list(option.allowed),
                "default": written(option.default),
                "rule": option.rule,
                "text": option.text.in_(lang),
            }
            for option in meta.options
        ],
    }


def info(as_json: Json = False, lang: Lang = None) -> None:
    """Show version, Python, whether the engine is compiled, and the games."""
    chosen = chosen_language(lang)
    if as_json:
        facts = {
            "version": VERSION,
            "python": platform.python_version(),
            "system": platform.system(),
            "compiled": compiled(),
            "games": list(titles()),
            "broken": {name: fault.in_(chosen) for name, fault in broken().items()},
        }
        print(json.dumps(facts, indent=2))
        return
    console = output()
    for line in (
        WORDS.say(chosen, "info-version", version=VERSION),
        WORDS.say(chosen, "info-python", version=platform.python_version(), system=platform.system()),
        WORDS.say(chosen, "info-compiled" if compiled() else "info-interpreted"),
        WORDS.say(chosen, "info-games", names=", ".join(titles())),
        *(fault.in_(chosen) for fault in broken().values()),
    ):
        console.print(line, markup=False)
