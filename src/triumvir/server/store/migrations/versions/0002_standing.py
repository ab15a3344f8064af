"""How a table stands is kept in its row, and boxes of one's own beside the tables.

What only a replay could tell stays empty until the table is next loaded.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = ("to_act", "phase", "scores", "ranks")


def upgrade() -> None:
    """Apply. Empty columns are added in place, also by SQLite: nothing is copied."""
    op.add_column("tables", sa.Column("to_act", sa.Integer))
    for name in COLUMNS[1:]:
        op.add_column("tables", sa.Column(name, sa.JSON))
    tables = sa.table("tables", sa.column("to_act"), sa.column("status"))
    op.execute(tables.update().where(tables.c.status == "finished").values(to_act=-1))
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("contents", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("boxes")
    for name in COLUMNS:
        op.drop_column("tables", name)
