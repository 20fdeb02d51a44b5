"""A GTP engine for Othello that plays its first legal move; the argument names a habit."""

import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from othello_board import Board

habit = sys.argv[1] if len(sys.argv) > 1 else ""
board = Board()
end = "\n" if habit == "no-empty-line" else "\n\n"
if habit == "banner":
    print("An engine, version 3\nready when you are", flush=True)


def answer(text=""):
    print("=" + (" " if habit == "blank" or text else "") + text + end, end="", flush=True)


def refuse(why):
    print("? " + why + end, end="", flush=True)


for line in sys.stdin:
    words = line.split()
    command = words[0] if words else ""
    if command == "boardsize":
        answer() if words[1] == "8" and habit != "no-size" else refuse("unacceptable size")
    elif command == "clear_board":
        board = Board()
        answer()
    elif command in ("time_settings", "time_left"):
        refuse("unknown command") if habit == "no-time" else answer()
    elif command == "play":
        if words[2] == "pass" and habit == "passes-by-itself":
            refuse("illegal move")
            continue
        if words[1] != board.turn and habit == "passes-by-itself":
            board.play("pass")
        if words[1] == board.turn and board.play(words[2]):
            answer()
        else:
            refuse("illegal move")
    elif command == "genmove":
        if words[1] != board.turn and habit == "passes-by-itself":
            board.play("pass")
        if words[1] != board.turn:
            refuse("wrong colour")
            continue
        move = board.first_move()
        board.play(move)
        if habit == "resigns":
            answer("resign")
        elif habit == "illegal":
            answer("a1")
        elif habit == "nonsense":
            answer("I would rather not")
        elif habit == "refuses":
            refuse("out of memory")
        elif habit == "never":
            time.sleep(1000)
        elif habit == "crash":
            sys.exit(3)
        else:
            answer(move.upper() if habit == "capitals" else move)
    elif command == "quit":
        answer()
        break
    else:
        refuse("unknown command")
