"""What can be chosen now, what each choice leads to, and what cannot be chosen and why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from triumvir.engine.game import Game
from triumvir.engine.state import State
from triumvir.server.live_table import LiveTable
from triumvir.server.words import WORDS

FORESEEN = 16  # choices whose consequences are looked up in advance
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
    ends: bool


@dataclass(frozen=True)
class Outcome:
    """What follows from an action as far as the seat can know."""

    ends: bool
    reveals: bool


def in_words(text: str) -> str:
    """An action as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=64)
def _groups(game: Game) -> tuple[str, ...]:
    """For every action the word its notation opens with: what is of one kind stands together."""
    return tuple(game.notation(action).split(" ")[0] for action in range(game.num_actions))


def outcome(guess: State, seat: int, action: int) -> Outcome:
    """Try an action in an imagined position."""
    after = guess.copy()
    after.apply(action)
    while not after.over and after.to_act == seat:
        legal = after.legal()
        if len(legal) > 1:
            break
        after.apply(legal[0])
    return Outcome(after.over or int(after.to_act) != seat, int(after.reveals) != int(guess.reveals))


def choices(table: LiveTable, seat: int | None, lang: str) -> list[list[Choice]]:
    """The choices of a seat in groups; none if another seat is to decide."""
    if seat is None or not table.running or int(table.state.to_act) != seat:
        return []
    game, guess, view = table.game, table.guess(seat), table.view(seat)
    legal = guess.legal()
    kinds = _groups(game)
    found: dict[str, list[Choice]] = {}
    for place, action in enumerate(legal):
        note, ends = "", False
        if len(legal) <= FORESEEN:
            follows = outcome(guess, seat, action)
            ends = follows.ends
            note = WORDS.say(lang, "table-noundo") if follows.reveals else ""
        text = in_words(game.choice(view, action, lang))
        choice = Choice(action, text, place + 1 if place < 9 else None, note, ends)
        found.setdefault(kinds[action], []).append(choice)
    groups = list(found.values())
    return groups if any(len(group) > 1 for group in groups) else [[choice for (choice,) in groups]]


def fits_bar(prompt: str, groups: list[list[Choice]]) -> bool:
    """Whether all choices fit into the prompt bar beside its sentence."""
    texts = [choice.text for group in groups for choice in group]
    return len(texts) <= IN_BAR and 9 * len(prompt) + sum(8 * len(text) + 52 for text in texts) <= BAR


def for_bar(prompt: str, groups: list[list[Choice]], game: Game, lang: str) -> tuple[list[list[Choice]], bool]:
    """The choices, and whether they fit the bar; in fewer words where only those fit: the board shows the rest."""
    if fits_bar(prompt, groups):
        return groups, True
    brief = [
        [replace(choice, text=in_words(game.describe(choice.action, lang))) for choice in group] for group in groups
    ]
    return (brief, True) if fits_bar(prompt, brief) else (groups, False)


def refused(table: LiveTable, seat: int, lang: str) -> list[tuple[int, str]]:
    """Actions of the same kinds as the legal ones that are not legal now: number and words."""
    legal = set(table.guess(seat).legal())
    kinds = _groups(table.game)
    wanted = {kinds[action] for action in legal}
    found = [a for a in range(table.game.num_actions) if kinds[a] in wanted and a not in legal]
    if len(found) > REFUSED:
        return []
    return [(action, table.game.describe(action, lang)) for action in found]


def why_not(table: LiveTable, holder: str, action: int, lang: str) -> tuple[str, str]:
    """The rule (or nothing) and the reason why a visitor cannot take an action now."""
    if not table.running:
        return "", WORDS.say(lang, "table-why-over")
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
