"""Tests of the engine, and of the test kit on a toy game."""
