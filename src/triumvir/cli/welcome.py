"""`triumvir` without a command: what one can do. At a terminal it offers to begin; for a program it is the help."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial

import typer
from rich.console import Console

from triumvir.cli import play, serve
from triumvir.cli.language import of_environment
from triumvir.cli.screen import output
from triumvir.cli.texts import WORDS
from triumvir.games import titles

Offer = tuple[str, Callable[[], object]]


def welcome(context: typer.Context) -> None:
    """Called before every command; only without one there is something to say."""
    if context.invoked_subcommand is not None:
        return
    if not at_terminal():
        print(context.get_help())
        return
    lang, console = of_environment(os.environ), output()
    console.print(WORDS.say(lang, "welcome"), markup=False)
    offered = offers(context, lang)
    for number, (text, _) in enumerate(offered, 1):
        console.print(f"  {number}  {text}", markup=False)
    chosen = answer(console, len(offered), lang)
    if chosen is not None:
        offered[chosen - 1][1]()


def at_terminal() -> bool:
    """Whether somebody can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def offers(context: typer.Context, lang: str) -> list[Offer]:
    """What can be begun at once: its sentence, and how."""
    found: list[Offer] = [(WORDS.say(lang, "welcome-browser"), partial(serve.run, browser=True))]
    for name, title in titles().items():
        text = WORDS.say(lang, "welcome-terminal", title=title.meta.title, name=name)
        found.append((text, partial(play.play, name)))
    return [*found, (WORDS.say(lang, "welcome-help"), lambda: print(context.get_help()))]


def answer(console: Console, last: int, lang: str) -> int | None:
    """The number that is typed; None for an empty line or the end of the input."""
    while True:
        console.print(WORDS.say(lang, "welcome-ask", last=last), markup=False)
        try:
            typed = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if not typed:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= last:
            return int(typed)
