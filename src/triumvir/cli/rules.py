"""`triumvir rules`: how a game is played, and every clause of its rules by id."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Annotated

import typer
from rich.markdown import Markdown

from triumvir.cli.arguments import GameName, Lang, chosen_language, load_game, player_count
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS, CommandError
from triumvir.engine.game import Game

NEAR = 3


def show_rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="ID", help="option-id-rule-such")] = None,
    lang: Lang = None,
) -> None:
    """Explain a game, or show one clause of its rules."""
    chosen = chosen_language(lang)
    loaded = load_game(game, player_count(game, None, None, ""), {}, None)
    output().print(Markdown(loaded.help(chosen) if clause is None else clause_text(loaded, clause, chosen)))


def clause_text(game: Game, given: str, lang: str) -> str:
    """One clause as Markdown; refuses an unknown id and names the nearest."""
    clauses = game.rules(lang)
    given = given.strip()
    asked = given.upper()
    prefix = game.meta.rule_prefix
    for name in (asked, f"{prefix}-{asked}", f"{prefix}-{asked.removeprefix(prefix)}"):
        if name in clauses:
            return f"**{name}** {clauses[name]}"
    near = ", ".join(_nearest(asked, list(clauses)))
    raise CommandError(WORDS("no-clause", given=given, title=game.meta.title, near=near))


def _nearest(asked: str, names: list[str]) -> list[str]:
    """The ids with the same letters and the nearest numbers, else those that look alike."""
    parts = re.fullmatch(r"(\D*)(\d{1,9})", asked)
    if parts:
        number = int(parts[2])
        alike = [name for name in names if re.fullmatch(re.escape(parts[1]) + r"\d+", name)]
        alike.sort(key=lambda name: abs(int(name[len(parts[1]) :]) - number))
        if alike:
            return sorted(alike[:NEAR])
    return get_close_matches(asked, names, NEAR, 0) or names[:NEAR]
