"""The games of a person: which are over, with which result, and which were put out of sight; where VP came from.

Results are noted as far as the rows of the tables tell them; the rest when a table is next opened.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

COLUMNS = ("archived", "ended_at", "vp", "rank")


def upgrade() -> None:
    """Apply."""
    op.add_column("holders", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("holders", sa.Column("ended_at", sa.DateTime(timezone=True)))
    op.add_column("holders", sa.Column("vp", sa.Integer))
    op.add_column("holders", sa.Column("rank", sa.Integer))
    op.create_index("ix_holders_games", "holders", ["holder", "archived", "ended_at", "table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("ledgers", sa.JSON, nullable=False),
    )
    _note_results(op.get_bind())


def _note_results(work: sa.Connection) -> None:
    moment = sa.DateTime(timezone=True)
    lists = [sa.column(name, sa.JSON()) for name in ("scores", "ranks")]
    tables = sa.table("tables", _word("id"), _word("status"), sa.column("updated_at", moment), *lists)
    numbers = [sa.column(name, sa.Integer()) for name in ("seat", "vp", "rank")]
    holders = sa.table("holders", _word("table_id"), *numbers, sa.column("ended_at", moment))
    over = sa.select(tables).where(tables.c.status.in_(("finished", "ended")))
    for row in work.execute(over).all():
        here = holders.c.table_id == row.id
        work.execute(holders.update().where(here).values(ended_at=row.updated_at))
        for seat, (vp, rank) in enumerate(zip(row.scores or (), row.ranks or (), strict=False)):
            work.execute(holders.update().where(here, holders.c.seat == seat).values(vp=vp, rank=rank))


def _word(name: str) -> sa.ColumnClause[str]:
    return sa.column(name, sa.String())


def downgrade() -> None:
    """Take back."""
    op.drop_table("results")
    op.drop_index("ix_holders_games", "holders")
    with op.batch_alter_table("holders") as holders:
        for name in COLUMNS:
            holders.drop_column(name)
