"""The lives of seats and tables: who was handed over or gave up, what is proposed, what was done, and clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

MOMENTS = ("since", "seen_at", "reminded_at", "deadline", "bell")


def upgrade() -> None:
    """Apply; columns are added in place, and what nobody knows stays empty."""
    moment = sa.DateTime(timezone=True)
    op.add_column("tables", sa.Column("terms", sa.JSON))
    op.add_column("tables", sa.Column("since", moment))
    op.add_column("tables", sa.Column("why", sa.String(12), nullable=False, server_default=""))
    for name in MOMENTS:
        op.add_column("seats", sa.Column(name, moment))
    op.add_column("seats", sa.Column("why", sa.String(12), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("clock", sa.JSON))
    op.create_index("ix_seats_bell", "seats", ["bell"])
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
    )
    op.create_index("ix_journal_table", "journal", ["table_id", "id"])
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
    )
    op.create_table(
        "time_off",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("start", moment, primary_key=True),
        sa.Column("end", moment, nullable=False),
    )
    op.create_table("outages", sa.Column("start", moment, primary_key=True), sa.Column("end", moment))


def downgrade() -> None:
    """Take back."""
    for name in ("outages", "time_off", "proposals", "journal"):
        op.drop_table(name)
    op.drop_index("ix_seats_bell", "seats")
    for name in (*MOMENTS, "why", "resigned", "clock"):
        op.drop_column("seats", name)
    for name in ("terms", "since", "why"):
        op.drop_column("tables", name)
