"""Golden games: finished games kept as files, replayed on every run, with their final scores compared.

    python -m triumvir.testing.golden trajan            write what is missing
    python -m triumvir.testing.golden trajan --renew    write all of them anew, after a wanted change of rules or box

One record is kept for each player count and each option value, and one checksum over many random games, which is the
same whether the engine runs compiled or interpreted. Records that people add to the folder are replayed as well.
"""

from __future__ import annotations

import argparse
import json
from hashlib import sha256
from pathlib import Path

from triumvir.engine.errors import UnknownGame
from triumvir.engine.game import Game
from triumvir.engine.record import Record
from triumvir.engine.state import State
from triumvir.games import game_of, load, titles
from triumvir.testing.setups import Variant, variants
from triumvir.testing.walks import Dice, corner, finish, walk

CHECKSUMS = "checksums.json"
PLAIN_GAMES = 2
FOLDER = Path("tests") / "golden"


def replay(path: Path, title: type[Game] | None = None) -> State:
    """The final position of a golden game; raises RecordError if it does not replay to its scores."""
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record.scores is not None, f"{path.name} has no result"
    return record.verify(game_of(record, title=title))


def record_files(folder: Path) -> list[Path]:
    """The records kept in a folder."""
    return sorted(path for path in folder.glob("*.json") if path.name != CHECKSUMS)


def make_record(variant: Variant) -> Record:
    """A finished game, the same every time it is made, in which more happens than in others."""
    game = variant.load()
    luck = corner(game)
    record = Record.of(game, luck, [f"walk {seat + 1}" for seat in range(game.players)])
    state = game.start(luck)
    record.actions = finish(state, luck)
    record.scores = state.scores()
    return record


def checksum(game: Game) -> str:
    """One number for many random games: legal lists, actions, ledgers, observations and guesses.

    Equal numbers mean that compiled and interpreted engines agree in all of them. Observations are read as integers of
    a millionth, so that the last bit of a division does not matter.
    """
    digest = sha256()
    for luck in (corner(game), *range(PLAIN_GAMES)):
        dice = Dice(luck)
        for visit in walk(game, luck, luck):
            state = visit.state
            digest.update(f"{state.to_act} {state.legal()} {visit.action}\n".encode())
            if visit.ply % 40 == 0 or visit.action is None:
                seat = dice.below(game.players)
                seen = [round(value * 1e6) for value in state.observe(seat)]
                guess = state.imagine(seat, dice.below(2**30) + 1)
                digest.update(f"{seen} {finish(guess, luck)} {guess.scores()}\n".encode())
        digest.update(f"{[list(state.ledger_of(seat)) for seat in range(game.players)]}\n".encode())
    return digest.hexdigest()


def read_checksums(folder: Path) -> dict[str, str]:
    """The kept checksums by variant; empty if there are none."""
    path = folder / CHECKSUMS
    if not path.exists():
        return {}
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(name: str, folder: Path, renew: bool = False) -> list[Path]:
    """Write the golden games and checksums that are missing, or all of them; return the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    kept = {} if renew else read_checksums(folder)
    sums: dict[str, str] = {}
    for variant in variants(name):
        path = folder / f"{variant}.json"
        if renew or not path.exists():
            path.write_text(make_record(variant).to_json() + "\n", encoding="utf-8")
            written.append(path)
        sums[str(variant)] = kept.get(str(variant)) or checksum(variant.load())
    if sums != kept:
        path = folder / CHECKSUMS
        path.write_text(json.dumps(sums, indent=2) + "\n", encoding="utf-8")
        written.append(path)
    return written


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m triumvir.testing.golden", description="Write golden games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER", help=f"default: {FOLDER}")
    parser.add_argument("--renew", action="store_true", help="replace what is there")
    given = parser.parse_args(arguments)
    for name in given.games or titles():
        try:
            if name not in titles():
                load(name)  # says which games there are
        except UnknownGame as error:
            parser.error(str(error))
        for path in write(name, given.to / name, given.renew):
            print(path)


if __name__ == "__main__":
    main()
