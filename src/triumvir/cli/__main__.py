"""`python -m triumvir.cli`, the same as the command `triumvir`."""

from triumvir.cli import main

if __name__ == "__main__":
    main()
