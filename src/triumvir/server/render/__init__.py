"""From a table to what a viewer's page shows: all of it made from `view(seat)`."""
