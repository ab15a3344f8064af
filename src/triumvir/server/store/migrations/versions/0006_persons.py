"""Persons, their devices, passkeys, and codes for further devices.

No row is made: who held a seat before is a person whose id is what the row of the seat names already.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("piece", sa.String(12), nullable=False),
        sa.Column("settings", sa.String(120), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("seen_at", moment, nullable=False),
        sa.Column("protected", sa.String(80), unique=True),
        sa.Column("recovery", sa.String(64), unique=True),
        sa.Column("recovery_at", moment),
    )
    op.create_index("ix_persons_seen_at", "persons", ["seen_at"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("used_at", moment, nullable=False),
        sa.Column("ended_at", moment),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created_at", moment, nullable=False),
        sa.Column("used_at", moment),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "device_codes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, unique=True),
        sa.Column("ends_at", moment, nullable=False),
        sa.Column("device", sa.String(64)),
        sa.Column("label", sa.String(60), nullable=False),
    )
    op.create_index("ix_device_codes_ends_at", "device_codes", ["ends_at"])
    op.create_index("ix_device_codes_device", "device_codes", ["device"])


def downgrade() -> None:
    """Take back."""
    for name in ("device_codes", "passkeys", "devices", "persons"):
        op.drop_table(name)
