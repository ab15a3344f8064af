"""Laws of captions: one for each turn, short, without coordinates, and made from what the viewer may see."""

from __future__ import annotations

from itertools import pairwise

from triumvir.engine.captions import NOBODY, Caption, Story
from triumvir.engine.game import Game
from triumvir.language import languages
from triumvir.testing.knowledge_laws import seats, seen_by
from triumvir.testing.place_laws import named
from triumvir.testing.text_laws import proper
from triumvir.testing.walks import walk

LONGEST = 90
NAMES = (
    "Wolfeschlegelsteinhausen",
    "Ada",
    "Ben",
    "Cleopatra Selene die 2.",
) * 4  # the longest name that a seat may have


def told(game: Game, seed: int, luck: int, seat: int) -> dict[str, Story]:
    """The captions of a whole game for one viewer, in every language."""
    who = NAMES[: game.players]
    stories = {lang: Story(game, lang, who) for lang in languages()}
    watcher = None if seat < 0 else seat
    before, shown = None, None
    for visit in walk(game, seed, luck):
        now = seen_by(visit.state, seat)
        if before is not None:
            for lang, story in stories.items():
                story.add(before, shown, now, game.sentences(before, shown, now, lang, who))
        before = now
        shown = None if visit.action is None else game.shown(visit.state, visit.action, watcher)
    return stories


def turns_are_told(game: Game, seed: int, luck: int) -> None:
    """Every ply belongs to the caption of one turn, and each caption can be read at a glance, whoever looks on."""
    seat = seats(game)[luck % len(seats(game))]
    for lang, story in told(game, seed, luck, seat).items():
        captions = story.captions()
        turns = [caption for caption in captions if caption.seat != NOBODY]
        assert turns, "nobody had a turn"
        assert turns[0].first == 0, f"the first caption begins with ply {turns[0].first}"
        for one, following in pairwise(turns):
            assert one.end == following.first, f"between plies {one.end} and {following.first} nothing is told"
        assert turns[-1].end == len(story), f"after ply {turns[-1].end} nothing is told"
        for caption in captions:
            readable(game, caption, lang)


def readable(game: Game, caption: Caption, lang: str) -> None:
    """One caption: in words, without coordinates, and short with the longest of names."""
    what = f"the caption of ply {caption.first} ({lang})"
    for text in (caption.words, caption.small or "-"):
        proper(text, what)
        named(game, text, what)
    name = "" if caption.whole or caption.seat == NOBODY else f"{NAMES[caption.seat]} · "
    assert len(name + caption.words) <= LONGEST, f"{what} is too long: {name}{caption.words!r}"


def taking_back_leaves_no_trace(game: Game, seed: int, luck: int) -> None:
    """Captions after steps back are those of a game in which nothing was taken back."""
    seat = seats(game)[luck % len(seats(game))]
    who, lang, watcher = NAMES[: game.players], languages()[0], None if seat < 0 else seat
    whole, cut = Story(game, lang, who), Story(game, lang, who)
    steps = []
    for visit in walk(game, seed, luck):
        if visit.action is None or visit.ply >= 60:
            break
        following = visit.state.copy()
        following.apply(visit.action)
        before, after = seen_by(visit.state, seat), seen_by(following, seat)
        shown = game.shown(visit.state, visit.action, watcher)
        steps.append((before, shown, after, game.sentences(before, shown, after, lang, who)))
    for ply, step in enumerate(steps):
        cut.add(*step)
        if ply % 7 == luck % 7:
            back = max(0, ply - luck % 5)
            cut.cut(back)
            for again in steps[back : ply + 1]:
                cut.add(*again)
        whole.add(*step)
        assert cut.captions() == whole.captions(), f"ply {ply}: captions remember what was taken back"
