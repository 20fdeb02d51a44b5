"""A Gomocup engine that knows the whole protocol and takes the first free square in a diagonal
order, but misbehaves as its argument says."""
import sys
import time

habit = sys.argv[1] if len(sys.argv) > 1 else ""
width = height = 15
stones = set()


def say(text):
    print(text, flush=True)


def answer():
    squares = sorted((x + y, x) for x in range(width) for y in range(height))
    x, y = next((x, d - x) for d, x in squares if (x, d - x) not in stones)
    if habit == "occupied" and stones:
        x, y = next(iter(stones))
    if habit == "slow":
        time.sleep(0.4)
    stones.add((x, y))
    say("%d,%d" % (x, y))


def square(text):
    x, y = text.split(",")[:2]
    return int(x), int(y)


for line in sys.stdin:
    words = line.strip().split(None, 1)
    command, rest = (words + ["", ""])[:2]
    if command in ("START", "RECTSTART"):
        sizes = [int(size) for size in rest.split(",")] * 2
        if habit == "dies-on-8" and sizes[0] == 8:
            sys.exit(1)
        if habit == "only-15" and sizes[:2] != [15, 15] or max(sizes) > 100:
            say("ERROR unsupported size")
            continue
        width, height = sizes[:2]
        stones.clear()
        say("OK")
    elif command == "RESTART":
        stones.clear()
        say("OK")
    elif command == "BEGIN":
        answer()
    elif command == "TURN":
        if square(rest) in stones:
            say("ERROR taken")
            continue
        stones.add(square(rest))
        answer()
    elif command == "BOARD":
        stones.clear()
        for stone in sys.stdin:
            if stone.strip() == "DONE":
                break
            stones.add(square(stone))
        answer()
    elif command == "TAKEBACK" and habit != "no-takeback":
        stones.discard(square(rest))
        say("OK")
    elif command == "INFO":
        if habit == "answers-info":
            say("OK")
    elif command == "ABOUT":
        say('name="Diagonal", version="1.0", author="the tests", country=""')
    elif command == "END":
        if habit == "stays":
            time.sleep(1000)
        break
    elif command and habit != "silent":
        say("UNKNOWN command")
