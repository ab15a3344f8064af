"""The commands tied together; and the one place where a refusal becomes a sentence on standard error and status 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperGroup

from triumvir.cli import (
    about,
    advice,
    arena,
    balance,
    box,
    dataset,
    export,
    host_backup,
    host_doctor,
    host_push,
    host_tables,
    host_visitors,
    ladder,
    learn,
    play,
    records,
    rules,
    serve,
    simulate,
    welcome,
)
from triumvir.cli.language import of_arguments
from triumvir.cli.texts import HELP, WORDS, CommandError
from triumvir.engine.errors import TriumvirError

REFUSED = 2


class Commands(TyperGroup):
    """Typer's group with our errors, and help in every language."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Run a command and exit; whatever is refused is told in one sentence."""
        given = list(sys.argv[1:] if args is None else args)
        lang = of_arguments(given, os.environ)
        self._speak(lang)
        more["standalone_mode"] = False
        try:
            status = super().main(given, *rest, **more)
        except TriumvirError as error:
            self._refuse(error, lang)
        except typer.Abort:
            sys.exit(1)
        except Exception as error:
            if not hasattr(error, "format_message"):  # Typer's own errors have it, whatever Click it carries
                raise
            if type(error).__name__ == "NoArgsIsHelpError":  # of a group of commands: its help was shown
                sys.exit(0)
            self._refuse(self._usage(error, given), lang)
        sys.exit(status if isinstance(status, int) else 0)

    def _refuse(self, error: TriumvirError, lang: str) -> None:
        print(" ".join(error.text.in_(lang).split()), file=sys.stderr)
        sys.exit(REFUSED)

    def _usage(self, error: Any, given: list[str]) -> TriumvirError:
        """What Typer did not understand, as one sentence."""
        command, words = self._meant(given)
        kind = type(error).__name__
        if kind == "NoSuchOption":
            options = ["--help", *(opt for param in command.params for opt in param.opts)]
            close = get_close_matches(error.option_name, options, 1)
            key = "usage-option-near" if close else "usage-option"
            message = WORDS(key, given=error.option_name, near=close[0] if close else "")
        elif kind == "MissingParameter":
            option = next((name for name in error.param.opts if name.startswith("--")), None)
            message = WORDS("usage-missing", given=option or error.param.metavar or error.param.name)
        elif kind == "BadOptionUsage":
            message = WORDS("usage-value", given=error.option_name)
        elif isinstance(command, TyperGroup) and len(given) > len(words):
            message = WORDS("usage-command", given=repr(given[len(words)]), known=", ".join(command.commands))
        else:
            message = WORDS("usage-other", message=error.format_message().rstrip("."))
        return CommandError(WORDS("usage", message=message, command=" ".join(["triumvir", *words])))

    def _meant(self, given: list[str]) -> tuple[Any, list[str]]:
        """The command that was asked for, as far as it is known, and the words that name it."""
        command: Any = self
        words: list[str] = []
        for item in given:
            if not isinstance(command, TyperGroup) or item not in command.commands:
                break
            command = command.commands[item]
            words.append(item)
        return command, words

    def _speak(self, lang: str) -> None:
        """Help in a language: a command is known by its name, an option says the key of its help."""
        for name, command in _all(self):
            command.help = HELP.say(lang, f"command{name}")
            for param in command.params:
                key = getattr(param, "help", None)
                if key and key in HELP:
                    param.help = HELP.say(lang, key)


def _all(command: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """A command and all that belong to it, with their names."""
    yield name, command
    for part, inner in command.commands.items() if isinstance(command, TyperGroup) else ():
        yield from _all(inner, f"{name}-{part}")


app = typer.Typer(
    name="triumvir",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
app.callback(invoke_without_command=True)(welcome.welcome)
app.command("games")(about.list_games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("learn")(learn.learn)
app.command("balance")(balance.judge_balance)
app.command("export")(export.export)
app.command("dataset")(dataset.dataset)
app.command("serve")(serve.serve)
app.add_typer(host_tables.app, name="tables")
app.add_typer(host_visitors.chat, name="chat")
app.add_typer(host_visitors.visitor, name="visitor")
app.command("backup")(host_backup.backup)
app.command("restore")(host_backup.restore)
app.command("doctor")(host_doctor.doctor)
app.command("push-keys")(host_push.push_keys)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("review")(advice.review_record)
app.command("box")(box.show_box)
app.command("rules")(rules.show_rules)
app.command("info")(about.info)


def main() -> None:
    """The entry point; a terminal that lacks a letter gets a question mark instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
