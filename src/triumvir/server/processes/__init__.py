"""The processes of a server: those that serve, those that think for computer players, and who starts them."""
