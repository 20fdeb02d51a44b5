#!/usr/bin/env python3
"""A player for Agon in Python: it plays any game, at random.

    ./agon play othello --second 'agi:python3 examples/agi-player.py'

It needs no rules, since it asks for the legal moves ("needs legal"). docs/protocol.md has the rest.
"""
import random
import sys


def say(line):
    print(line, flush=True)  # without flush the answer stays in our buffer, and the game is lost


def choose(legal):
    """Your idea goes here: `position` below holds the start and the moves so far."""
    return random.choice(legal)


position = "start"
for line in sys.stdin:
    words = line.split()
    command = words[0] if words else ""
    if command == "agi":
        say("id name Python example")
        say("needs legal")
        say("option seed default 0 allowed a whole number")
        say("agiok")
    elif command == "option" and words[1] == "seed":
        random.seed(int(words[2]))
    elif command == "isready":
        say("readyok")
    elif command == "position":
        position = line[len("position"):].strip()
    elif command == "go":
        say("bestmove " + choose(words[words.index("legal") + 1:]))
    elif command == "quit":
        break
