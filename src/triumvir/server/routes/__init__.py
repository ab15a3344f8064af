"""All addresses."""

from starlette.routing import BaseRoute

from triumvir.server.routes import (
    advice,
    games,
    guide,
    health,
    home,
    life,
    me,
    notice_ways,
    notices,
    own_data,
    passkeys,
    play,
    records,
    replay,
    return_here,
    rules,
    seats,
    setting,
    stream,
    watch,
)


def routes() -> list[BaseRoute]:
    """Every route of the site."""
    return [
        *home.ROUTES,
        *health.ROUTES,
        *guide.ROUTES,
        *seats.ROUTES,
        *life.ROUTES,
        *watch.ROUTES,
        *stream.ROUTES,
        *play.ROUTES,
        *advice.ROUTES,
        *replay.ROUTES,
        *records.ROUTES,
        *rules.ROUTES,
        *setting.ROUTES,
        *games.ROUTES,
        *me.ROUTES,
        *own_data.ROUTES,
        *passkeys.ROUTES,
        *return_here.ROUTES,
        *notices.ROUTES,
        *notice_ways.ROUTES,
    ]
