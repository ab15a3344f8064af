"""The guide of a learner's table as its panel shows it. It knows nothing but what the learner's seat may see."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from triumvir.engine.game import Game
from triumvir.engine.guide import Card, lesson
from triumvir.engine.options import resolve
from triumvir.server.live_table import LiveTable
from triumvir.server.render.choices import in_words
from triumvir.server.render.words import card_to_html

LEARNER = 0  # the learner has the first seat


@dataclass(frozen=True)
class Told:
    """One explanation, ready to be shown."""

    key: str
    title: str
    text: Markup
    advice: Markup
    folded: bool


@dataclass(frozen=True)
class Panel:
    """What the guide shows now."""

    cards: tuple[Told, ...]
    again: tuple[Told, ...]
    look: tuple[str, ...]  # ids on the boards
    action: int | None  # the choice it suggests
    words: str
    done: bool


def is_guided(table: LiveTable) -> bool:
    """Whether this is the table of a guided game: one with the guide's seed, seats and options."""
    guide, data = table.game.guide, table.data
    if guide is None or not table.running or data.uploaded:
        return False
    fits = table.game.options == resolve(table.game.meta.options, guide.options)
    return fits and data.seed == guide.seed and data.players == guide.players


def panel(table: LiveTable, seat: int | None, lang: str) -> Panel | None:
    """What to show a seat; nothing at a table without a guide, and to nobody but the learner."""
    game, guide = table.game, table.game.guide
    if guide is None or seat != LEARNER or not is_guided(table):
        return None
    positions = table.session.positions
    past = [
        table.view(seat, ply)
        for ply in range(table.ply)
        if int(positions[ply].to_act) == seat and table.causes[ply] != "forced"
    ]
    asked = int(table.state.to_act) == seat
    now = table.view(seat)
    says = lesson(guide, past, now, asked)
    cards = game.guide_cards(lang)
    action = None
    if asked and not says.done:
        choices = [(number, game.notation(number)) for number in table.guess(seat).legal()]
        action = guide.suggestion(game, now, choices)
    return Panel(
        cards=tuple(_told(game, cards[key], says.familiar and key == says.told[-1]) for key in says.told),
        again=tuple(_told(game, cards[key], True) for key in says.again),
        look=tuple(dict.fromkeys(ident for key in says.told for ident in guide.look.get(key, ()))),
        action=action,
        words="" if action is None else in_words(game.choice(now, action, lang)),
        done=says.done,
    )


def _told(game: Game, card: Card, folded: bool) -> Told:
    prefix, page = game.meta.rule_prefix, f"/rules/{game.name}"
    text, advice = (card_to_html(words, prefix, page) for words in (card.text, card.advice))
    return Told(card.key, card.title, text, advice, folded)
