"""`triumvir backup` and `triumvir restore`: all games in one file, out of either database and into either."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.arguments import Lang, chosen_language
from triumvir.cli.host import Db, address
from triumvir.cli.texts import WORDS, CommandError


def backup(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="option-file-back-up", show_default=False),
    ],
    with_key: Annotated[
        bool,
        typer.Option("--with-key", help="option-put-server-s"),
    ] = False,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Write all games into one file, while the server runs."""
    from triumvir.server.store.backup import back_up  # noqa: PLC0415  # only this command needs the server

    chosen, where = chosen_language(lang), address(db)
    key = None
    if with_key:
        key = _key(where)
        if not key:
            raise CommandError(WORDS("host-key-none", path=_key_file(where)))
    rows = back_up(where, file, key)
    print(WORDS.say(chosen, "host-saved", tables=rows["tables"], actions=rows["actions"], path=file))
    if key is None:
        print(WORDS.say(chosen, "host-saved-nokey", path=_key_file(where)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-file-back-up-4", show_default=False)],
    replace: Annotated[bool, typer.Option("--replace", help="option-remove-games-that-are")] = False,
    with_key: Annotated[bool, typer.Option("--with-key", help="option-write-key-back")] = False,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Fill an empty store from a back-up, of either database."""
    from triumvir.server.store.backup import key_in, restore  # noqa: PLC0415  # only this command needs the server

    chosen, where = chosen_language(lang), address(db)
    key = key_in(file) if with_key else None
    if with_key and not key:
        raise CommandError(WORDS("host-key-not", path=file))
    rows = restore(file, where, replace)
    print(WORDS.say(chosen, "host-restored", tables=rows["tables"], actions=rows["actions"]))
    path = _key_file(where)
    if key is None:
        print(WORDS.say(chosen, "host-restored-nokey", path=path))
    elif key == _key(where):
        print(WORDS.say(chosen, "host-restored-samekey", path=path))
    else:
        _write_key(path, key)
        print(WORDS.say(chosen, "host-restored-key", path=path))


def _key_file(db: str) -> Path:
    from triumvir.server.keys import key_file  # noqa: PLC0415  # only this command needs the server

    path = key_file(db)
    assert path is not None
    return path


def _key(db: str) -> str:
    """The key that lies beside the games; nothing if there is none."""
    try:
        return _key_file(db).read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise CommandError(WORDS("no-read", path=_key_file(db), why=error.strerror)) from error


def _write_key(path: Path, key: str) -> None:
    """Write a key that only we can read, in one step."""
    from triumvir.server.private import write_over  # noqa: PLC0415  # only this command needs the server

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_over(path, key)
    except OSError as error:
        raise CommandError(WORDS("no-write", path=path, why=error.strerror)) from error
