"""What can be chosen now, what each choice leads to, and what cannot be chosen and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from triumvir.engine.consequences import Apart, consequence
from triumvir.engine.game import Game
from triumvir.server.live_table import LiveTable
from triumvir.server.render.asking import How, how_asked, in_short
from triumvir.server.words import WORDS

IN_BAR = 6  # choices that are buttons in the prompt bar, if they fit; more are a list
BAR = 930  # width of the prompt bar that sentence and buttons share, in px on the narrowest desktop
REFUSED = 40  # impossible choices that are listed with their reasons


@dataclass(frozen=True)
class Choice:
    """One legal action."""

    action: int
    text: str
    key: int | None  # the digit that chooses it
    note: str  # what is to be known before
    ask: How  # how it is asked about
    out: bool  # a way out: it stands apart from the real choices
    lost: str  # what is given up by it
    apart: bool  # shown in a mode of its own


def in_words(text: str) -> str:
    """An action as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=64)
def _groups(game: Game) -> tuple[str, ...]:
    """For every action the word its notation opens with: what is of one kind stands together."""
    return tuple(game.notation(action).split(" ")[0] for action in range(game.num_actions))


@lru_cache(maxsize=64)
def _alike(game: Game) -> Mapping[str, Sequence[int]]:
    """The actions of each kind."""
    found: dict[str, list[int]] = {}
    for action, kind in enumerate(_groups(game)):
        found.setdefault(kind, []).append(action)
    return found


def choices(table: LiveTable, seat: int | None, lang: str, when: str) -> list[list[Choice]]:
    """The choices of a seat in groups, ways out last; none if another seat is to decide.

    `when` is the visitor's wish to be asked before a choice counts.
    """
    if seat is None or not table.running or int(table.state.to_act) != seat:
        return []
    game, guess, view = table.game, table.guess(seat), table.view(seat)
    kinds = _groups(game)
    told = {action: consequence(guess, action) for action in guess.legal()}
    found: dict[str, list[Choice]] = {}
    apart = apart_of(table, seat)
    hidden = apart.actions if apart else frozenset()
    for place, action in enumerate(sorted(told, key=lambda known: (told[known].way_out, known in hidden))):
        follows = told[action]
        words = follows.lost.way.in_(lang) if follows.lost else game.choice(view, action, lang)
        choice = Choice(
            action,
            in_words(words),
            key=place + 1 if place < 9 else None,
            note=in_short(follows, lang),
            ask=how_asked(follows, when),
            out=follows.way_out,
            lost=follows.lost.sentence.in_(lang) if follows.lost else "",
            apart=action in hidden,
        )
        found.setdefault("" if choice.out else kinds[action], []).append(choice)
    groups = list(found.values())
    return groups if any(len(group) > 1 for group in groups) else [[choice for (choice,) in groups]]


def apart_of(table: LiveTable, seat: int | None) -> Apart | None:
    """The choices of a seat that are shown in a mode of their own."""
    if seat is None or not table.running or int(table.state.to_act) != seat:
        return None
    return table.game.stakes.apart(table.guess(seat))


def fits_bar(prompt: str, groups: list[list[Choice]]) -> bool:
    """Whether all choices fit into the prompt bar beside its sentence."""
    texts = [choice.text for group in groups for choice in group]
    return len(texts) <= IN_BAR and 9 * len(prompt) + sum(8 * len(text) + 52 for text in texts) <= BAR


def for_bar(prompt: str, groups: list[list[Choice]], game: Game, lang: str) -> tuple[list[list[Choice]], bool]:
    """The choices, and whether they fit the bar; in fewer words where only those fit: the board shows the rest."""
    if fits_bar(prompt, groups):
        return groups, True
    brief = [
        [
            choice if choice.lost else replace(choice, text=in_words(game.describe(choice.action, lang)))
            for choice in group
        ]
        for group in groups
    ]
    return (brief, True) if fits_bar(prompt, brief) else (groups, False)


def refused(table: LiveTable, seat: int, lang: str) -> list[tuple[int, str]]:
    """Actions of the same kinds as the legal ones that are not legal now: number and words."""
    legal = set(table.guess(seat).legal())
    kinds, alike = _groups(table.game), _alike(table.game)
    wanted = {kinds[action] for action in legal}
    if sum(len(alike[kind]) for kind in wanted) - len(legal) > REFUSED:
        return []
    found = sorted(action for kind in wanted for action in alike[kind] if action not in legal)
    return [(action, table.game.describe(action, lang)) for action in found]


def why_not(table: LiveTable, holder: str, action: int, lang: str) -> tuple[str, str]:
    """The rule (or nothing) and the reason why a visitor cannot take an action now."""
    if not table.running:
        return "", WORDS.say(lang, "life-paused-help" if table.data.status == "paused" else "table-why-over")
    mine = table.seats_of(holder)
    acting = int(table.state.to_act)
    if not mine:
        return "", WORDS.say(lang, "table-why-watch")
    if acting not in mine:
        return "", WORDS.say(lang, "table-why-turn", name=table.names[acting])
    if table.curtain(holder) is not None:
        return "", WORDS.say(lang, "table-why-curtain")
    refusal = table.guess(acting).why_not(action)
    if refusal is None:
        return "", WORDS.say(lang, "table-why-ok")
    return refusal.rule, refusal.reason.in_(lang)
