"""Word from one worker to the others, and leases that end with their worker.

| form | for |
|---|---|
| `Post` | one worker alone |
| `LocalPost` | several workers of one machine with one SQLite file, through a relay in the process that started them |
| `PostgresPost` | several workers with one PostgreSQL |

A message names a table and tells one of these of it; {} says that some may have been missed.

| facts | meaning |
|---|---|
| `changed` | the revision that a change has led to; with `steps` from `ply` on if nothing else has changed |
| `said` | something was said |
| `redo`, ... | what is known of the table but not stored |
| `present` | the seats that watch it at that worker |
| `echo` | nothing: a worker hears its own word again |
"""

from sqlalchemy import Engine

from triumvir.server.store.post.base import Letters, Message, Post
from triumvir.server.store.post.local import LocalPost
from triumvir.server.store.post.notify import POSTGRESQL, PostgresPost
from triumvir.server.store.post.relay import Relay

__all__ = ["POSTGRESQL", "Letters", "Message", "Post", "Relay", "post_for"]


def post_for(engine: Engine, relay: str | None) -> Post:
    """The post of a worker with this database; `relay` is where the relay of the workers of one machine is found."""
    if engine.dialect.name == POSTGRESQL:
        return PostgresPost(engine)
    return Post() if relay is None else LocalPost(relay)
