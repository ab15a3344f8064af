"""Notices: people who are away are told what waits for them, over the ways that they have chosen."""
