"""What a ladder has found: `ladder.json`, and the page that shows several ladders as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

from triumvir.arena.errors import ArenaError
from triumvir.arena.files import read_json, write_json
from triumvir.arena.ladder import Pairing
from triumvir.arena.sequential import Verdict
from triumvir.arena.summary import Summary
from triumvir.arena.words import WORDS, made_lines, number, percent

FILE = "ladder.json"
PAGE = 130  # letters in a line of the page


def row(pairing: Pairing, found: Verdict, most: int, summary: Summary, command: str) -> dict[str, Any]:
    """What is kept of a pairing."""
    agents = {agent["agent"]: agent for agent in summary["agents"]}
    return {
        "pairing": pairing.name,
        "agents": list(pairing.agents),
        "made_of": summary["plan"]["made_of"],
        "games": found.games,
        "most": most,
        "wins": round(found.wins, 6),
        "win_rate": round(found.wins / found.games, 6),
        "interval": [round(end, 6) for end in found.interval],
        "bound": pairing.bound,
        "verdict": found.verdict,
        "mean_winning_score": summary["mean_winning_score"],
        "players": [
            {
                "agent": name,
                "mean_score": agents[name]["score"]["mean"],
                "mean_winning_score": agents[name]["mean_winning_score"],
                "mean_ms": agents[name]["timing"]["mean_ms"],
                "p95_ms": agents[name]["timing"]["p95_ms"],
            }
            for name in dict.fromkeys(pairing.agents)
        ],
        "command": command,
    }


class Ladder:
    """The file of a ladder; pieces of it may be played one after the other."""

    def __init__(self, folder: Path, label: dict[str, Any]) -> None:
        self.path = folder / FILE
        self.data: dict[str, Any] = {**label, "pairings": []}
        if self.path.is_file():
            self.data = read_ladder(folder)
            for name, own in label.items():
                found = self.data.get(name)
                if found != own:
                    raise ArenaError(
                        WORDS("folder-belongs-another-ladder", folder=folder, name=name, found=found, own=own)
                    )

    def keep(self, found: dict[str, Any], order: Sequence[Pairing]) -> None:
        """Write a pairing down, in the order of the ladder."""
        rows = {one["pairing"]: one for one in [*self.data["pairings"], found]}
        names = [pairing.name for pairing in order]
        self.data["pairings"] = sorted(rows.values(), key=lambda one: names.index(one["pairing"]))
        write_json(self.path, self.data)


def read_ladder(folder: Path) -> dict[str, Any]:
    """The file of a ladder; refuses a folder that has none."""
    if not (folder / FILE).is_file():
        raise ArenaError(WORDS("no-folder-ladder-missing", folder=folder, file=FILE))
    data = read_json(folder / FILE)
    if not isinstance(data, dict) or not isinstance(data.get("pairings"), list):
        raise ArenaError(WORDS("damaged", folder=folder / FILE))
    return data


COLUMNS = ("pairing", "games", "win-rate", "interval", "bound", "verdict", "score", "winning", "thinking")


def markdown(ladders: Sequence[dict[str, Any]], lang: str) -> str:
    """A page with a table for each ladder."""
    text = f"# {WORDS.say(lang, 'strength-title')}\n"
    for paragraph in ("rules", "looks", "columns"):
        text += "\n" + fill(WORDS.say(lang, f"strength-intro-{paragraph}"), PAGE) + "\n"
    for ladder in ladders:
        text += f"\n## {ladder['title']}\n\n{_options(ladder, lang)}"
        text += "| " + " | ".join(WORDS.say(lang, f"strength-{column}") for column in COLUMNS) + " |\n"
        text += "|" + "---|" * len(COLUMNS) + "\n"
        text += "".join(_row(one, lang) for one in ladder["pairings"])
        text += _made_of(ladder, lang)
        commands = dict.fromkeys(one["command"] for one in ladder["pairings"])
        text += f"\n{WORDS.say(lang, 'strength-commands')}\n\n" + "".join(f"    {command}\n" for command in commands)
    return text


def _options(ladder: dict[str, Any], lang: str) -> str:
    listed = ", ".join(f"{name}={value}" for name, value in ladder["given"].items())
    return WORDS.say(lang, "strength-options", options=listed) + "\n\n" if listed else ""


def _made_of(ladder: dict[str, Any], lang: str) -> str:
    """What the names in the table stand for; pairings written down by older versions do not say it."""
    made = {pair for one in ladder["pairings"] for pair in one.get("made_of", {}).items()}
    listed = "".join(f"- {line}\n" for line in made_lines(sorted(made)))
    return f"\n{WORDS.say(lang, 'strength-made')}\n\n{listed}" if listed else ""


def _row(one: dict[str, Any], lang: str) -> str:
    players = one["players"]
    low, high = one["interval"]
    cells = [
        f"{one['pairing']}: {players[0]['agent']} – {(len(one['agents']) - 1)} × {players[1]['agent']}",
        str(one["games"]),
        percent(one["win_rate"], lang),
        f"{percent(low, lang)} – {percent(high, lang)}",
        percent(one["bound"], lang, 0),
        WORDS.say(lang, f"verdict-{one['verdict']}"),
        " / ".join(number(player["mean_score"], lang) for player in players),
        number(one["mean_winning_score"], lang)
        + " ("
        + " / ".join(number(player["mean_winning_score"], lang) for player in players)
        + ")",
        " / ".join(f"{number(player['mean_ms'], lang)} ({number(player['p95_ms'], lang)})" for player in players),
    ]
    return "| " + " | ".join(cells) + " |\n"
