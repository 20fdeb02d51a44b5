"""An engine for NBoard that plays its first legal move; the argument names a habit."""

import os
import re
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from othello_board import Board

habit = sys.argv[1] if len(sys.argv) > 1 else ""
board = None
depth = None
greeted = False


def say(line):
    print(line, flush=True)


def die(why):
    print(why, file=sys.stderr, flush=True)
    sys.exit(7)


def play(text):
    if not board.play(text[:2]):
        die("illegal: " + text)


def read_game(ggf):
    global board
    if not (ggf.startswith("(;GM[Othello]") and ggf.endswith(";)")):
        die("not GGF: " + ggf)
    size, squares, turn = re.search(r"BO\[(\S+) (\S+) (\S)\]", ggf).groups()
    if size != "8" or len(squares) != 64:
        die("not my board: " + ggf)
    board = Board()
    board.discs = {(i // 8, i % 8): "b" if d == "*" else "w" for i, d in enumerate(squares) if d != "-"}
    board.turn = "b" if turn == "*" else "w"
    for colour, move in re.findall(r"\]([BW])\[(\w\w)", ggf):
        if colour.lower() != board.turn:
            die("not the turn of " + colour)
        play(move)


def move_line():
    move = board.first_move()
    if habit == "edax":
        return "=== %s 4.00 0.0" % move
    if habit == "ntest":
        return "=== %s//0.02" % move.upper()
    if habit == "bare":
        return "=== " + move.upper()
    return "=== %s/-1.50/0.02" % move.upper()


for line in sys.stdin:
    words = line.split(None, 2)
    command = words[0] if words else ""
    if not greeted and command != "nboard":
        die("nboard comes first")
    if command == "nboard":
        greeted = True
        if words[1] != "2":
            die("version 2 only")
        if habit == "edax":
            print('Error: expected "nboard 1" protocol', file=sys.stderr, flush=True)
    elif command == "set" and words[1] == "depth":
        depth = int(words[2])
        say("\nset myname Py%d" % depth)
    elif command == "set" and words[1] == "game":
        read_game(words[2].strip())
    elif command == "move":
        play(words[1])
    elif command == "ping":
        say("status I hear you")
        say("pong " + words[1])
    elif command == "go":
        if depth is None or not board.moves():
            die("there is nothing to choose")
        say("status thinking")
        say("nodestats 35805 0.00")
        if habit == "never":
            time.sleep(1000)
        elif habit == "crash":
            sys.exit(3)
        elif habit == "illegal":
            say("=== A1/0/0")
        elif habit == "nonsense":
            say("=== somewhere in the corner")
        elif habit == "thinks":
            say("search F5D6C3 2.25 0 8 a fine move")
            say("book F5 1.00 17 20")
            say("=== " + board.first_move().upper())
        else:
            say(move_line())
        say("status waiting")
    elif command == "hint":
        say("status Analyzing")
        say("nodestats 4711 0.10")
        for rank, (row, column) in enumerate(board.moves()[: int(words[1])]):
            depth_text = "100%" if rank == 2 else "8"
            say("search %s%d %.2f 0 %s" % ("ABCDEFGH"[column], row + 1, rank - 1, depth_text))
        if habit == "never":
            time.sleep(1000)
        elif habit == "crash":
            sys.exit(3)
        say("status Py is waiting" if habit == "edax" else "status")
    elif command == "quit":
        break
