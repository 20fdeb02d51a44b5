"""Othello as the scripted engines of the tests know it: 8 by 8, and no mercy for illegal moves."""

DIRECTIONS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]


class Board:
    def __init__(self):
        self.discs = {(3, 3): "w", (4, 4): "w", (3, 4): "b", (4, 3): "b"}
        self.turn = "b"

    def flips(self, square):
        if square in self.discs:
            return []
        found = []
        for dr, dc in DIRECTIONS:
            line, (r, c) = [], square
            while True:
                r, c = r + dr, c + dc
                owner = self.discs.get((r, c))
                if owner is None:
                    break
                if owner == self.turn:
                    found += line
                    break
                line.append((r, c))
        return found

    def moves(self):
        squares = [(r, c) for r in range(8) for c in range(8)]
        return [s for s in squares if self.flips(s)]

    def other(self):
        return "w" if self.turn == "b" else "b"

    def play(self, text):
        """Plays f5 or a pass; False if that is not legal."""
        word = text.lower()
        if word in ("pass", "pa"):
            if self.moves():
                return False
            self.turn = self.other()
            return True
        square = (int(word[1]) - 1, ord(word[0]) - ord("a"))
        flips = self.flips(square)
        if not flips:
            return False
        for disc in flips + [square]:
            self.discs[disc] = self.turn
        self.turn = self.other()
        return True

    def first_move(self):
        moves = self.moves()
        return "abcdefgh"[moves[0][1]] + str(moves[0][0] + 1) if moves else "pass"
