"""Learns Othello on boards of any size with any holes, one set of weights for all, on a graphics processor.

    python3 training/othello/boards.py SHEETS FOLDER --seed 14 --plan 1:1,1:1,2:.9,2:.8,3:.7

SHEETS holds a file for each board, written by agon.training.OthelloSheets: where the shapes lie on it. The plan has a word for
each generation: how many plies deep its games are played (or one more, in every other game, so that searches of odd and even
length agree), and how far a position's label trusts what came of it in the game rather than what the search thought of it: the
lambda of TD(lambda), 1 for the result alone; a third number multiplies the games. The first generation is played by an estimate
of a few lines (moves, corners), each later one by the generation before, and fits the games of the last two.
FOLDER/generation-1.weights and so on are files that `engine(weights=…)` takes once they are in the data folder.
boards.cu plays.
"""

import argparse
import ctypes
import pathlib
import struct
import subprocess
import time
import zlib

import numpy as np

HERE = pathlib.Path(__file__).parent
MOST_SHAPE = 10
MOST_MOVES = 40
COUNTS = 5
HELD_OUT = 20
STEPS = 50
ONE_IN = 20  # moves by chance after the opening


class Rules(ctypes.Structure):
    _fields_ = [
        ("playable", ctypes.c_void_p), ("start", ctypes.c_void_p), ("cells", ctypes.c_void_p), ("lengths", ctypes.c_void_p),
        ("centres", ctypes.c_void_p), ("parts", ctypes.c_void_p), ("parts_from", ctypes.c_void_p), ("places", ctypes.c_int), ("squares", ctypes.c_int), ("states", ctypes.c_int),
    ]


class Tables(ctypes.Structure):
    _fields_ = [("tables", ctypes.c_void_p), ("apart", ctypes.c_void_p)]


def numbers(first, squares, fold):
    """The feature of every state of a table, as Shapes.Table numbers them."""
    states = np.arange(3**squares)
    least = states
    if fold is not None:
        image = np.zeros_like(states)
        for i in range(squares):
            image += states // 3**i % 3 * 3 ** fold[i]
        least = np.minimum(states, image)
    own = least == states
    return (np.cumsum(own) - 1 + first)[least]


class Sheet:
    """A board and where the shapes lie on it."""

    def __init__(self, file):
        lines = pathlib.Path(file).read_text().splitlines()
        self.game = lines[0]
        self.size, self.squares, self.stages = map(int, lines[1].split()[:3])
        self.name = lines[1].split()[3]
        self.features, *self.counts = map(int, lines[2].split())
        self.playable = np.array(lines[3].split(), np.uint16)
        self.start = np.zeros(2 * self.size, np.uint16)
        for side in (0, 1):
            for square in map(int, lines[4 + side].split()):
                self.start[side * self.size + square // self.size] |= 1 << square % self.size
        cells, lengths, centres, feature, starts, states = [], [], [], [], {}, 0
        for line in lines[6:]:
            first, fold, *squares = line.split()
            squares = [int(s) if s != "-1" else self.size**2 for s in squares]
            if first not in starts:
                starts[first] = states
                feature.append(numbers(int(first), len(squares), None if fold == "-" else list(map(int, fold.split(",")))))
                states += 3 ** len(squares)
            cells.append(squares + [0] * (MOST_SHAPE - len(squares)))
            lengths.append(len(squares))
            centres.append(starts[first] + (3 ** len(squares) - 1) // 2)
        self.cells, self.lengths, self.centres = np.array(cells, np.int16), np.array(lengths, np.uint8), np.array(centres, np.int32)
        self.feature = np.concatenate(feature).astype(np.int64)
        self.places = len(cells)
        parts = [[] for _ in range(self.size**2)]
        for place, length in enumerate(self.lengths):
            for i, square in enumerate(self.cells[place, :length]):
                if square < self.size**2:
                    parts[square].append(place << 16 | 3**i)
        self.parts_from = np.cumsum([0] + [len(some) for some in parts]).astype(np.int32)
        self.parts = np.array([part for some in parts for part in some], np.int32)

    def rules(self, pointer):
        return Rules(
            pointer(self.playable), pointer(self.start), pointer(self.cells), pointer(self.lengths), pointer(self.centres),
            pointer(self.parts), pointer(self.parts_from), self.places, self.squares, len(self.feature),
        )

    def tables(self, biases, weights):
        """The weights of every state by stage, and what comes apart from them."""
        apart = np.concatenate([biases[:, None], weights[:, self.counts[0] :]], 1)
        return np.ascontiguousarray(weights[:, self.feature]), np.ascontiguousarray(apart.astype(np.int32))


def by_hand(sheets):
    """Moves are good, corners are good, the squares diagonally next to empty ones are bad."""
    sheet = sheets[0]
    weights = np.zeros((sheet.stages, sheet.features), np.int16)
    own_moves, other_moves = sheet.counts[:2]
    for i in range(MOST_MOVES + 1):
        weights[:, own_moves + i] = round(700 * np.log2(1 + i))
        weights[:, other_moves + i] = -round(700 * np.log2(1 + i))
    for sheet in sheets:
        for place, length in enumerate(sheet.lengths):
            squares = sheet.cells[place].astype(int)
            if length != 9 or abs(squares[1] - squares[0]) != 1 or abs(squares[3] - squares[0]) != sheet.size:
                continue  # no three by three squares
            start = sheet.centres[place] - (3**9 - 1) // 2
            states = np.arange(3**9)
            corner, cross = states % 3 - 1, states // 3**4 % 3 - 1
            value = 1500 * corner - 800 * cross * (corner == 0)
            weights[:, sheet.feature[start : start + 3**9]] = value
    return np.zeros(len(weights), np.int32), weights


def compile_all(sizes, stages, folder):
    """All at once, but for those that lie in the folder."""
    flags = ["-O3", "-arch=native", "--std=c++17", "-shared", "-Xcompiler", "-fPIC"]
    wanted = {size: folder / f"boards{size}-{stages}.so" for size in sizes}
    missing = [(size, file) for size, file in wanted.items() if not file.exists()]
    running = [subprocess.Popen(["nvcc", *flags, f"-DSIZE={size}", f"-DSTAGES={stages}", "-o", file, HERE / "boards.cu"]) for size, file in missing]
    assert not any([one.wait() for one in running]), "nvcc failed"
    return {size: ctypes.CDLL(str(file)) for size, file in wanted.items()}


def write(file, facts, name, biases, weights):
    """As agon.model.Weights does."""
    head = "agon weights 1\n" + "".join(f"{key}: {value}\n" for key, value in facts.items())
    head += f"features: {name}\nmodel: linear {len(weights)} {weights.shape[1]}\n\n"
    bits = weights.reshape(-1).view(np.uint16)
    data = biases.astype(">i4").tobytes() + (bits & 255).astype(np.uint8).tobytes() + (bits >> 8).astype(np.uint8).tobytes()
    data = head.encode() + zlib.compress(data, 9)
    file.write_bytes(data + struct.pack(">I", zlib.crc32(data)))


def read(file):
    """What write has written."""
    data = file.read_bytes()
    head, data = data[: data.index(b"\n\n")].decode(), zlib.decompress(data[data.index(b"\n\n") + 2 : -4])
    stages, features = map(int, head.split("model: linear ")[1].split())
    low, high = np.frombuffer(data[4 * stages :], np.uint8).reshape(2, stages, features).astype(np.uint16)
    return np.frombuffer(data[: 4 * stages], ">i4").astype(np.int32), (low | high << 8).view(np.int16)


class Player:
    """A board on the graphics processor."""

    def __init__(self, sheet, library, torch):
        self.sheet, self.torch, self.lib = sheet, torch, library
        self.need(self.lib.boards_begin())
        self.kept = []
        self.rules = sheet.rules(self.keep)
        self.bytes = self.lib.boards_bytes()
        self.most = sheet.squares + 8
        self.feature = torch.tensor(sheet.feature, device="cuda")

    def keep(self, array):
        there = self.torch.tensor(array.view(np.int16) if array.dtype == np.uint16 else array, device="cuda")
        self.kept.append(there)
        return there.data_ptr()

    @staticmethod
    def need(failed):
        assert not failed, f"the graphics processor failed ({failed})"

    def weights(self, biases, weights):
        tables, apart = (self.torch.tensor(a, device="cuda") for a in self.sheet.tables(biases, weights))
        return Tables(tables.data_ptr(), apart.data_ptr()), (tables, apart)

    def play(self, known, games, seed, depth, trust):
        """Positions one after the other and their labels, for whoever moves."""
        torch = self.torch
        boards = torch.empty((games * self.most, self.bytes), device="cuda", dtype=torch.uint8)
        labels = torch.empty(games * self.most, device="cuda", dtype=torch.int16)
        kinds = torch.empty(games * self.most, device="cuda", dtype=torch.uint8)
        counts = torch.empty(games, device="cuda", dtype=torch.int32)
        weights, held = self.weights(*known)
        by_chance = max(2, self.sheet.squares // 4)
        one_in = ONE_IN if trust < 1 else 1_000_000
        self.need(
            self.lib.boards_play(
                ctypes.byref(self.rules), ctypes.byref(weights), ctypes.c_uint64(seed), games, by_chance, one_in, depth,
                ctypes.c_float(trust), self.most, ctypes.c_void_p(boards.data_ptr()), ctypes.c_void_p(labels.data_ptr()),
                ctypes.c_void_p(kinds.data_ptr()), ctypes.c_void_p(counts.data_ptr()),
            )
        )
        used = (torch.arange(self.most, device="cuda")[None, :] < counts[:, None]).reshape(-1)
        return boards[used].contiguous(), labels[used]

    def states(self, boards):
        torch = self.torch
        states = torch.empty((len(boards), self.sheet.places + COUNTS), device="cuda", dtype=torch.int32)
        stages = torch.empty(len(boards), device="cuda", dtype=torch.uint8)
        self.need(
            self.lib.boards_states(
                ctypes.byref(self.rules), len(boards), ctypes.c_void_p(boards.data_ptr()), ctypes.c_void_p(states.data_ptr()),
                ctypes.c_void_p(stages.data_ptr()),
            )
        )
        rows = self.feature[states[:, :-COUNTS].long()].int()
        counts = states[:, -COUNTS:] + torch.tensor(self.sheet.counts, device="cuda", dtype=torch.int32)
        return torch.cat([rows, counts], 1), stages

    def match(self, one, two, games, seed, depth):
        margins = self.torch.empty(games, device="cuda", dtype=self.torch.int32)
        first, held = self.weights(*one)
        second, too = self.weights(*two)
        self.need(
            self.lib.boards_match(
                ctypes.byref(self.rules), ctypes.byref(first), ctypes.byref(second), games, ctypes.c_uint64(seed), 10, depth,
                ctypes.c_void_p(margins.data_ptr()),
            )
        )
        return 100 * float((margins > 0).float().mean() + (margins == 0).float().mean() / 2)


class Block:
    """The positions of one board and one stage."""

    def __init__(self, rows, targets, count, torch):
        self.rows, self.targets = rows, targets
        order = rows.reshape(-1).sort()
        starts = torch.searchsorted(order.values, torch.arange(count + 1, device="cuda", dtype=torch.int32)).int()
        columns = (order.indices // rows.shape[1]).int()
        self.turned = torch.sparse_csr_tensor(
            starts, columns, torch.ones(len(columns), device="cuda", dtype=torch.float64), size=(count, len(rows))
        )

    def values(self, weights):
        return weights[self.rows].sum(1) + weights[-1]

    def back(self, errors, torch):
        return torch.cat([(self.turned @ errors.unsqueeze(1)).squeeze(1), errors.sum().reshape(1)])


def near(blocks, start, pull, torch):
    """The minimum of the squared error plus pull times the squared distance from the start, by conjugate gradients."""
    seen = sum(b.back(torch.ones_like(b.targets), torch) for b in blocks) + pull
    x = start.clone()
    r = sum(b.back(b.targets - b.values(x), torch) for b in blocks)
    z = r / seen
    p, rz = z, r @ z
    for _ in range(STEPS):
        q = sum(b.back(b.values(p), torch) for b in blocks) + pull * p
        step = rz / (p @ q)
        x, r = x + step * p, r - step * q
        z = r / seen
        new = r @ z
        if new < 1e-8 * rz:
            break
        p, rz = z + new / rz * p, new
    return x


def fit(samples, all_stages, count, pull, torch):
    weights, biases = np.zeros((all_stages, count), np.int16), np.zeros(all_stages, np.int32)
    squares, held = 0.0, 0
    x = torch.zeros(count + 1, device="cuda", dtype=torch.float64)
    for stage in range(all_stages - 1, -1, -1):
        blocks, tests = [], []
        for rows, stages, labels in samples:
            mine = (stages == stage).nonzero().squeeze(1)
            if len(mine) == 0:
                continue
            cut = len(mine) - len(mine) // HELD_OUT  # the last positions come from games of their own
            targets = labels[mine].double() / 100
            blocks.append(Block(rows[mine[:cut]], targets[:cut], count, torch))
            tests.append((rows[mine[cut:]], targets[cut:]))
        x = near(blocks, x, pull, torch)
        for rows, targets in tests:
            squares += float(((x[rows].sum(1) + x[-1] - targets) ** 2).sum())
            held += len(targets)
        hundredths = (x * 100).round().clamp(-32000, 32000).cpu().numpy()
        weights[stage], biases[stage] = hundredths[:-1], hundredths[-1]
    return biases, weights, (squares / held) ** 0.5


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("sheets", type=pathlib.Path)
    options.add_argument("folder", type=pathlib.Path)
    options.add_argument("--seed", type=int, default=14)
    options.add_argument("--games", default="60000", help="on each board; a list: board by board, the last goes on")
    options.add_argument("--plan", default="1:1,1:1,2:.9,2:.8,3:.7")
    options.add_argument("--start", type=pathlib.Path, help="weights of an earlier run instead of the estimate of a few lines")
    options.add_argument("--pull", type=float, default=20)
    wanted = options.parse_args()
    import torch

    torch.manual_seed(wanted.seed)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    sheets = [Sheet(file) for file in sorted(wanted.sheets.glob("*.board"))]
    assert len({sheet.name for sheet in sheets}) == 1, "the open 8x8 board has features of its own"
    games = list(map(int, wanted.games.split(",")))
    games += [games[-1]] * (len(sheets) - len(games))
    libraries = compile_all(sorted({sheet.size for sheet in sheets}), sheets[0].stages, wanted.folder)
    players = [Player(sheet, libraries[sheet.size], torch) for sheet in sheets]
    count = sheets[0].features
    known = first = read(wanted.start) if wanted.start else by_hand(sheets)
    kept = []
    for generation, word in enumerate(wanted.plan.split(","), 1):
        depth, trust, times = (*map(float, word.split(":")), 1)[:3]
        started = time.time()
        samples = []
        for number, player in enumerate(players):
            seed = (wanted.seed * 1000 + generation) * 100 + number
            deep = min(int(depth), 2) if player.sheet.size > 12 else int(depth)  # they take too long
            boards, labels = player.play(known, int(times * games[number]), seed, deep, trust)
            rows, stages = player.states(boards)
            samples.append((rows, stages, labels))
            print(f"  {player.sheet.game}: {len(boards)} positions, {time.time() - started:.1f} s", flush=True)
        kept = [*kept[-1:], samples]
        samples = [one for some in kept for one in some]
        positions = sum(len(labels) for _, _, labels in samples)
        judged = time.time()
        biases, weights, loss = fit(samples, sheets[0].stages, count, wanted.pull, torch)
        fresh = biases, weights
        said = [f"{player.match(fresh, known, 1000, 77, 2):.1f} % on {player.sheet.game}" for player in players]
        facts = {
            "game": "othello",
            "boards": "; ".join(sheet.game for sheet in sheets),
            "seed": wanted.seed,
            "command": f"training/othello/boards.py --seed {wanted.seed} --games {wanted.games} "
            f"--plan {wanted.plan} --pull {wanted.pull:g}",
            "generation": generation,
            "positions": positions,
            "loss": f"{loss:.3f}",
            **({"start": wanted.start.name} if wanted.start else {}),
            "beat": "the one before, 1000 games each at depth 2: " + "; ".join(said),
        }
        write(wanted.folder / f"generation-{generation}.weights", facts, sheets[0].name, biases, weights)
        print(
            f"generation {generation}: {positions} positions in {judged - started:.0f} s, fitted and tested in "
            f"{time.time() - judged:.0f} s, loss {loss:.3f}; " + "; ".join(said), flush=True,
        )
        known = fresh
    said = [f"{player.match(known, first, 4000, 78, 2):.1f} % on {player.sheet.game}" for player in players]
    print("the last against the first, 4000 games each at depth 2: " + "; ".join(said), flush=True)


if __name__ == "__main__":
    main()
