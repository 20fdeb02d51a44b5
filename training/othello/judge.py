"""Plays and judges the games of `agon learn othello` on a graphics processor.

    python3 training/othello/judge.py WEIGHTS FOLDER --generation 2 --seed 14 --games 40000 --judge 6

writes FOLDER/002-00000.samples and so on, where FOLDER is the one `agon learn` works in (learnt/othello-…/NAME in the
data folder) and WEIGHTS what the generation begins with (002 begins with 001-weights). They are the files that
`agon learn othello --seed 14 …` would write itself: this saves time and changes nothing. judge.cu says why.
"""

import argparse
import ctypes
import pathlib
import struct
import subprocess
import tempfile
import time
import zlib

import numpy as np

HERE = pathlib.Path(__file__).parent
PART = 200  # games a file, as in Learner
PLAYED_OUT = 12  # so many empty squares are played out, as in Relabelling
MOST_PLIES = 128
SQUARES = [8, 8, 8, 8, 7, 6, 5, 4, 9, 10, 10]
FOLDS = [list(range(n - 1, -1, -1)) for n in SQUARES[:8]] + [
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [7, 6, 5, 4, 3, 2, 1, 0, 9, 8],
    None,
]


def features():
    """The feature of every state of every shape, as Patterns8 numbers them."""
    result, following = [], 0
    for squares, fold in zip(SQUARES, FOLDS):
        states = np.arange(3**squares)
        least = states
        if fold is not None:
            image = np.zeros_like(states)
            for i in range(squares):
                image += states // 3**i % 3 * 3 ** fold[i]
            least = np.minimum(states, image)
        own = least == states
        number = np.cumsum(own) - 1 + following
        result.append(number[least])
        following += int(own.sum())
    return np.concatenate(result), following


def tables(file):
    """Biases, and the weights of every state by stage."""
    data = pathlib.Path(file).read_bytes()
    head, body = data.split(b"\n\n", 1)
    assert b"features: othello8-46.1" in head, "weights of other features"
    stages, count = map(int, head.rsplit(b"model: linear ", 1)[1].split())
    numbers = zlib.decompress(body[:-4])
    biases = np.frombuffer(numbers, ">i4", stages).astype(np.int32)
    low = np.frombuffer(numbers, np.uint8, stages * count, 4 * stages).astype(np.uint16)
    high = np.frombuffer(numbers, np.uint8, stages * count, 4 * stages + stages * count)
    weights = (low | high.astype(np.uint16) << 8).astype(np.uint16).view(np.int16)
    feature, known = features()
    assert known == count
    return biases, np.ascontiguousarray(weights.reshape(stages, count)[:, feature])


def pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


class Processor:
    def __init__(self, weights):
        target = pathlib.Path(tempfile.gettempdir()) / "othello-judge.so"
        flags = ["-O3", "-arch=native", "--std=c++17", "-shared", "-Xcompiler", "-fPIC"]
        subprocess.run(["nvcc", *flags, "-o", target, HERE / "judge.cu"], check=True)
        self.lib = ctypes.CDLL(str(target))
        self.begin(0, *tables(weights))

    def begin(self, who, biases, table):
        self.need(self.lib.othello_begin(who, pointer(table), pointer(biases), table.shape[1]))

    @staticmethod
    def need(failed):
        assert not failed, f"the graphics processor failed ({failed})"

    def play(self, games, seed, by_chance, depth):
        """Moves one game after the other, where each begins, and its first ply that is not by chance."""
        moves = np.zeros((games, MOST_PLIES), np.uint8)
        counts = np.zeros(games, np.int32)
        froms = np.zeros(games, np.int32)
        self.need(
            self.lib.othello_play(
                games, ctypes.c_uint64(seed), by_chance, depth, pointer(moves), pointer(counts), pointer(froms)
            )
        )
        used = np.arange(MOST_PLIES)[None, :] < counts[:, None]
        return moves[used], np.concatenate([[0], np.cumsum(counts)]).astype(np.int32), froms

    def judge(self, moves, starts, froms, depth, played_out=PLAYED_OUT):
        """Labels one game after the other, and where each begins."""
        positions = np.diff(starts) - froms
        places = np.concatenate([[0], np.cumsum(positions)]).astype(np.int32)
        labels = np.zeros(places[-1], np.int16)
        self.need(
            self.lib.othello_judge(
                len(froms), pointer(starts), pointer(moves), pointer(froms), pointer(places), depth, played_out, pointer(labels)
            )
        )
        return labels, places


    def match(self, games, seed, by_chance, depth):
        """The margins of the first player against the second, two games an opening."""
        margins = np.zeros(games, np.int32)
        self.need(self.lib.othello_match(games, ctypes.c_uint64(seed), by_chance, depth, pointer(margins)))
        return margins

    def states(self, moves, starts, froms, states, stages):
        """Fills two tensors of the graphics processor, a row a position."""
        places = np.concatenate([[0], np.cumsum(np.diff(starts) - froms)]).astype(np.int32)
        self.need(
            self.lib.othello_states(
                len(froms), pointer(starts), pointer(moves), pointer(froms), pointer(places),
                ctypes.c_void_p(states.data_ptr()), ctypes.c_void_p(stages.data_ptr()),
            )
        )


def write(file, games, moves, starts, froms, labels, places):
    """As SampleFile does."""
    line = b"othello"
    out = [struct.pack(">iHH", 0x41474F53, 1, len(line)), line, struct.pack(">i", len(games))]
    for game in games:
        own = moves[starts[game] : starts[game + 1]]
        value = labels[places[game] : places[game + 1]]
        out.append(struct.pack(">HHH", len(own), froms[game], len(value)))
        out.append(own.astype(">i4").tobytes())
        out.append(value.astype(">i2").tobytes())
    data = b"".join(out)
    file.write_bytes(data + struct.pack(">I", zlib.crc32(data)))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("weights")
    options.add_argument("folder", type=pathlib.Path)
    options.add_argument("--generation", type=int, required=True)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--games", type=int, default=20_000)
    options.add_argument("--depth", type=int, default=2)
    options.add_argument("--judge", type=int, default=4)
    options.add_argument("--by-chance", type=int, default=24, help="2/5 of a random game, as SelfPlay finds it")
    wanted = options.parse_args()
    processor = Processor(wanted.weights)
    started = time.time()
    games = processor.play(wanted.games, wanted.seed * 1000 + wanted.generation, wanted.by_chance, wanted.depth)
    played = time.time()
    labels, places = processor.judge(*games, wanted.judge)
    judged = time.time()
    print(f"{wanted.games} games in {played - started:.1f} s, {len(labels)} positions judged in {judged - played:.1f} s")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for part in range(-(-wanted.games // PART)):
        file = wanted.folder / f"{wanted.generation:03d}-{part:05d}.samples"
        numbers = range(part * PART, min(wanted.games, (part + 1) * PART))
        write(file, numbers, *games, labels, places)


if __name__ == "__main__":
    main()
