"""`python -m yatzy_print` is the command line."""

from yatzy_print.cli.main import main

if __name__ == "__main__":
    main()
