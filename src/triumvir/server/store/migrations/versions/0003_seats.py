"""Who sat down when, and links that have ended."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply; of those who hold a seat already nobody knows when they sat down."""
    op.add_column("holders", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("holders", sa.Column("since", sa.DateTime(timezone=True), nullable=True))
    op.create_table(
        "ended_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("ix_ended_links_table_id", "ended_links", ["table_id"])


def downgrade() -> None:
    """Take back."""
    op.drop_table("ended_links")
    with op.batch_alter_table("holders") as holders:
        holders.drop_column("since")
        holders.drop_column("number")
