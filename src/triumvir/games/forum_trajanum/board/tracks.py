"""The reward tracks of library, basilica and market with the markers of all seats."""

from __future__ import annotations

from triumvir.draw.keep import keep
from triumvir.draw.letters import fit, width
from triumvir.draw.pieces import heading, piece, pill, vp
from triumvir.draw.scene import tell
from triumvir.draw.svg import drawing, group, icon, path, rect, text
from triumvir.draw.targets import contour
from triumvir.draw.tracks import chevron
from triumvir.games.forum_trajanum.actions import DECLINE, STEP, TRACK_STEPS
from triumvir.games.forum_trajanum.board.faces import GREY, REWARD_CHIPS, chips
from triumvir.games.forum_trajanum.board.scene import Scene
from triumvir.games.forum_trajanum.board.worth import column_value
from triumvir.games.forum_trajanum.box import GREY_NAMES
from triumvir.games.forum_trajanum.names import grey_name, reward_name

WIDTH, HEIGHT = 516, 205
TRACKS = GREY_NAMES[1:]
LEFT, STEP_W, STEP_GAP = 101, 88, 92
ROW_H, ROW_STEP, TOP = 54, 60, 26


def draw_tracks(scene: Scene) -> str:
    """The part `tracks`."""
    body = heading(2, 16, scene.say("tracks"), "library")
    if scene.is_step("choose_step"):
        words = scene.say("step-none")
        wide = width(words, 12.5) + 28
        hit = f'<rect class="hit" x="{WIDTH - wide:.5g}" y="-4" width="{wide:.5g}" height="30"/>'
        drawn = pill(WIDTH - wide, 1, wide - 2, 22, words) + hit
        body += scene.targets.button("step-none", drawn, DECLINE, words)
    for i, track in enumerate(TRACKS):
        body += _track(scene, track, TOP + i * ROW_STEP)
    return drawing(WIDTH, HEIGHT, body + _finish(scene), scene.say("tracks"), "part-tracks")


def _track(scene: Scene, track: str, y: float) -> str:
    name = scene.word(grey_name(track))
    there = ", ".join(f"{scene.who[seat]} {player['tracks'][track]}" for seat, player in enumerate(scene.players))
    body = group(_start(track, name, y), f"track-{track}", tip=tell(name, there, scene.say("track-tip")))
    worth = column_value(scene.printed, scene.view, scene.own)
    mine = scene.is_step("choose_step") and scene.deciding and scene.decision.get("track") == track
    for i, reward in enumerate(scene.names.rewards[track]):
        drawn, outline = _step(i, reward, y)
        tip = tell(
            scene.say("step", track=name, n=i + 1, reward=reward_name(reward)),
            scene.say("step-last", n=worth) if i + 1 == TRACK_STEPS and not scene.watched else "",
        )
        actions = (STEP + i,) if mine else ()
        body += scene.spot(f"step-{track}-{i + 1}", drawn, actions, tip, outline)
    return body + _markers(scene, track, y)


@keep
def _start(track: str, name: str, y: float) -> str:
    """The building at the left end of a track."""
    drawn = rect(0.5, y, 73, ROW_H, 7, GREY, "edge", 1) + icon(track, 37, y + 20, 28, "on-action", GREY)
    return drawn + text(37, y + 47, name, fit(name, 68, 13), "on-action", "m h")


@keep
def _step(number: int, reward: str, y: float) -> tuple[str, str]:
    """A step with its reward, and its outline as a target."""
    x = LEFT + number * STEP_GAP
    shape = chevron(x, y, STEP_W, ROW_H, 11)
    drawn = path(shape, "marble-2", "line-2", 1) + text(x + 21, y + 24, number + 1, 13, "ink-2", "m d")
    return drawn + chips(REWARD_CHIPS.get(reward, (reward,)), x + 53, y + 19, 11.5), contour(shape)


def _markers(scene: Scene, track: str, y: float) -> str:
    body = ""
    places: dict[int, list[int]] = {}
    for seat, player in enumerate(scene.players):
        places.setdefault(player["tracks"][track], []).append(seat)
    for reached, seats in places.items():
        for i, seat in enumerate(seats):
            away = i - (len(seats) - 1) / 2
            if reached:
                x, top = LEFT + (reached - 1) * STEP_GAP + 48 + away * 18, y + 43.5
            else:
                x, top = 87, y + ROW_H / 2 + away * 13.5
            drawn = piece(seat, round(x, 1), round(top, 1), 7.6 if reached else 6.2, "#")
            body += group(drawn, f"track-{track}-{seat}")
    return body


def _finish(scene: Scene) -> str:
    """What finishing a track scores."""
    x, high = LEFT + TRACK_STEPS * STEP_GAP + 5, 2 * ROW_STEP + ROW_H
    worth = scene.view["fragment"] if scene.watched else column_value(scene.printed, scene.view, scene.own)
    body = rect(x, TOP, WIDTH - x - 0.5, high, 8, "well", "line-2", 1)
    middle = (x + WIDTH) / 2
    body += icon("victory_column", middle, TOP + 52, 28, "ink-2", "well") + vp(middle, TOP + 88, worth, 12)
    for i, word in enumerate(scene.say("track-end").split()):
        body += text(middle, TOP + 117 + i * 13, word, fit(word, 36, 12), "ink-2", "m")
    rule = scene.say("step-watched") if scene.watched else scene.say("step-last", n=worth)
    return group(body, "track-end", tip=tell(scene.say("track-finish"), rule))
