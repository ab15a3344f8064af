"""What every game shares: positions, games, randomness, boxes, records, errors. Pure, but for reading a box."""
