"""`python -m meadhall` is the command `meadhall`."""

from meadhall.cli import main

if __name__ == "__main__":
    main()
