"""Ways to tell people what waits for them, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply; nobody has chosen anything yet."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("more", sa.JSON, nullable=False),
        sa.Column("lang", sa.String(16), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("confirmed_at", moment, nullable=True),
        sa.Column("paused", sa.String(12), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("retry_at", moment, nullable=True),
        sa.Column("told_at", moment, nullable=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("told_today", sa.Integer, nullable=False),
    )
    op.create_index("ix_notice_channels_person", "notice_channels", ["person"])
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("wanted", sa.JSON, nullable=False),
        sa.Column("mail_often", sa.Integer, nullable=False),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notice_mutes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), table, primary_key=True),
    )
    op.create_index("ix_notice_mutes_table_id", "notice_mutes", ["table_id"])
    channel = sa.ForeignKey("notice_channels.id", ondelete="CASCADE")
    op.create_table(
        "notices",
        sa.Column("channel", sa.String(32), channel, primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("told", sa.String(40), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("since", moment, nullable=False),
        sa.Column("due", moment, nullable=True),
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_index("ix_notices_due", "notices", ["due"])


def downgrade() -> None:
    """Take back."""
    for table in ("notices", "notice_mutes", "notice_wishes", "notice_channels"):
        op.drop_table(table)
