"""Learns the weights of five in a row from its own games, all on a graphics processor.

    python3 training/mnk/learn.py WEIGHTS FOLDER --games 150000 --generations 2

begins with WEIGHTS (mnk5.weights of the sources), plays games on 15x15 (play.cu), fits, and writes
FOLDER/generation-1.weights and so on. Each generation plays against the first and against the one before.

The fit is logistic over the features of agon.mnk.MnkFeatures: lines, kinds and classes of cells for either side, and the
situation of threats. What a position is labelled with: part the result of the game, part what the search thought.
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
import torch

HERE = pathlib.Path(__file__).parent
CELLS = 225
LINES, KINDS, CLASSES, SITUATIONS = 14, 19, 144, 2048
GROUPS = [0, 1, 2, 2, 3, 4, 4, 4, 5, 6, 6, 7, 8, 9]
FINE = 16
LEAST = 3  # plies before positions count
OPEN_THREES, OPEN_TWOS = (9, 10), (5, 6, 7)


# ---- classes of lines and cells, as agon.mnk.LineReader and CellClass have them, for k = 5 ----


def line_class(cells):
    """What a stone makes of a line: eight cells around it, 0 free, 1 own, 2 blocked."""
    k = 5
    line = [2, *cells[:4], 1, *cells[4:], 2]
    lacking = {}
    for start in range(1, k + 1):
        window = line[start : start + k]
        if 2 not in window:
            lacking[start] = k - sum(window)
    if not lacking:
        return 0
    least = min(lacking.values())
    free = lambda start: [i for i in range(start, start + k) if line[i] == 0]
    windows = [free(start) for start, lacks in lacking.items() if lacks == least]
    if least == 0:
        return 13
    if least == 1:
        return 12 if len({w[0] for w in windows}) > 1 else 11
    if least == 2:
        partners = {}
        for one, other in windows:
            partners.setdefault(one, set()).add(other)
            partners.setdefault(other, set()).add(one)
        ways = sum(len(p) > 1 for p in partners.values())
        return 8 if ways == 0 else 9 if ways == 1 else 10
    if least == 3:
        thirds = {}
        for a, b, c in windows:
            thirds.setdefault((a, b), set()).add(c)
            thirds.setdefault((a, c), set()).add(b)
            thirds.setdefault((b, c), set()).add(a)
        ways = sum(len(t) > 1 for t in thirds.values())
        return 4 if ways == 0 else 5 if ways == 1 else 6 if ways <= 3 else 7
    return 1


def line_table():
    known = {}

    def of(cells):
        if cells not in known:
            known[cells] = line_class(cells)
        return known[cells]

    table = np.zeros(1 << 16, np.uint8)
    for key in range(1 << 16):
        cells = [key >> 2 * i & 3 for i in range(8)]
        first = of(tuple(0 if c == 0 else 1 if c == 1 else 2 for c in cells))
        second = of(tuple(0 if c == 0 else 1 if c == 2 else 2 for c in cells))
        table[key] = first | second << 4
    return table


def kind_of(lines):
    count = lambda *wanted: sum(line in wanted for line in lines)
    threes, open_threes, open_twos = count(8), count(*OPEN_THREES), count(*OPEN_TWOS)
    if count(13):
        return 18
    if count(12) or count(11) > 1:
        return 17
    if count(11):
        return 16 if open_threes else 15 if threes else 14 if open_twos else 13
    if open_threes:
        return 12 if open_threes > 1 else 11 if threes else 10 if open_twos else 9
    if threes:
        return 8 if threes > 1 else 7 if open_twos else 6
    if open_twos:
        return 5 if open_twos > 1 else 4
    return 3 if count(4) else 2 if count(2, 3) else 1 if count(1) else 0


def cell_tables():
    """By pattern: kind, class and mix; and what each mix is made of."""
    kinds, classes, mixes = (np.zeros(1 << 16, np.int64) for _ in range(3))
    class_of, mix_of, made_of = {}, {}, []
    for pattern in range(1 << 16):
        lines = [pattern >> 4 * i & 15 for i in range(4)]
        if max(lines) >= LINES:
            continue
        groups = sorted(GROUPS[line] for line in lines)
        best = groups[3]
        if best >= 8 or groups[2] == 7:
            mix = 10 * max(best, 8)
        else:
            mix = best
            for g in (groups[2], groups[1], groups[0]):
                mix = 10 * mix + (0 if best > 3 and g < 3 else g)
        kinds[pattern] = kind_of(lines)
        classes[pattern] = class_of.setdefault(mix, len(class_of))
        key = tuple(sorted(lines))
        if key not in mix_of:
            mix_of[key] = len(mix_of)
            made_of.append((key, kinds[pattern], classes[pattern]))
        mixes[pattern] = mix_of[key]
    return kinds, classes, mixes, made_of


def read(file):
    """The weights of a file by feature, and what being to move is worth."""
    head, body = pathlib.Path(file).read_bytes().split(b"\n\n", 1)
    stages, count = map(int, head.rsplit(b"model: linear ", 1)[1].split())
    numbers = zlib.decompress(body[:-4])
    low = np.frombuffer(numbers, np.uint8, count, 4).astype(np.uint16)
    high = np.frombuffer(numbers, np.uint8, count, 4 + count).astype(np.uint16)
    bias = struct.unpack(">i", numbers[:4])[0]
    return (low | high << 8).astype(np.uint16).view(np.int16).astype(np.float64), bias


def write(file, facts, bias, weights):
    short = np.clip(np.round(weights), -32000, 32000).astype(np.int16).view(np.uint16)
    numbers = struct.pack(">i", int(round(bias))) + (short & 255).astype(np.uint8).tobytes() + (short >> 8).astype(np.uint8).tobytes()
    head = "agon weights 1\n" + "".join(f"{key}: {value}\n" for key, value in facts.items())
    head += f"features: mnk-classes.1\nmodel: linear 1 {len(short)}\n\n"
    data = head.encode() + zlib.compress(numbers, 9)
    pathlib.Path(file).write_bytes(data + struct.pack(">I", zlib.crc32(data)))


class Table:
    """Weights as the games want them: by pattern and by situation."""

    def __init__(self, cells, own, other, situations):
        _, _, mixes, _ = cells
        self.worth = torch.stack([own[mixes], other[mixes]], 1).round().int().contiguous().cuda()
        valid = torch.tensor([max(p >> 4 * i & 15 for i in range(4)) < LINES for p in range(1 << 16)])
        self.worth[~valid] = 0
        self.situations = situations.round().int().contiguous().cuda()


class Player:
    def __init__(self):
        target = pathlib.Path(tempfile.mkdtemp()) / "play.so"
        flags = ["-arch=sm_90", "-O3", "-Xcompiler", "-fPIC", "-shared"]
        subprocess.run(["nvcc", *flags, "-o", target, HERE / "play.cu"], check=True)
        self.lib = ctypes.CDLL(str(target))
        self.cells = cell_tables()
        self.lines = torch.from_numpy(line_table()).cuda()
        self.kinds = torch.from_numpy(self.cells[0].astype(np.uint8)).cuda()

    def play(self, a, z, games, seed, match, depth, widths, most, noise=0.06):
        make = lambda *shape, dtype: torch.zeros(*shape, dtype=dtype, device="cuda")
        moves, scores = make(games, CELLS, dtype=torch.uint8), make(games, CELLS, dtype=torch.int16)
        counts, results, nodes = make(games, dtype=torch.int32), make(games, dtype=torch.int8), make(1, dtype=torch.int64)
        p = lambda t: ctypes.c_void_p(t.data_ptr())
        wide = (ctypes.c_int * 8)(*widths)
        begun = time.time()
        failed = self.lib.mnk_play(
            p(self.lines), p(self.kinds), p(a.worth), p(a.situations), p(z.worth), p(z.situations), depth, wide, most, games,
            ctypes.c_uint64(seed), int(match), ctypes.c_float(noise), p(moves), p(scores), p(counts), p(results), p(nodes),
        )  # fmt: skip
        assert not failed
        spent = time.time() - begun
        print(f"{games} games in {spent:.1f} s, {nodes.item() / spent / 1e6:.1f} million nodes a second, "
              f"{counts.float().mean().item():.1f} plies, first {(results > 0).float().mean().item():.3f} "
              f"drawn {(results == 0).float().mean().item():.4f}", flush=True)  # fmt: skip
        return moves, scores, counts, results

    def match(self, a, z, games, seed, depth, widths, most, name):
        _, _, _, results = self.play(a, z, games, seed, True, depth, widths, most)
        signs = torch.tensor([1.0, -1.0], device="cuda").repeat(games // 2)
        score = (signs * results.float() + 1) / 2
        pairs = score.reshape(-1, 2).mean(1)
        print(f"{name}: {100 * score.mean().item():.2f} % +- {196 * pairs.std().item() / len(pairs) ** 0.5:.2f}", flush=True)
        return score.mean().item()

    def features(self, table, moves, counts):
        games = len(counts)
        seen = (counts - LEAST).clamp(min=0)
        starts = (torch.cumsum(seen, 0) - seen).int().contiguous()
        total = int(seen.sum())
        make = lambda *shape, dtype: torch.zeros(*shape, dtype=dtype, device="cuda")
        mine, others = make(total, CELLS, dtype=torch.int16), make(total, CELLS, dtype=torch.int16)
        situations, undecided = make(total, dtype=torch.int16), make(total, dtype=torch.uint8)
        p = lambda t: ctypes.c_void_p(t.data_ptr())
        failed = self.lib.mnk_features(
            p(self.lines), p(self.kinds), p(table.worth), p(table.situations), games, LEAST, p(moves), p(counts), p(starts),
            p(mine), p(others), p(situations), p(undecided),
        )  # fmt: skip
        assert not failed
        return mine, others, situations, undecided.bool(), starts, seen


class Model(torch.nn.Module):
    """A sum over cells, of what their lines, kind and class are worth, and one for the situation."""

    def __init__(self, cells):
        super().__init__()
        made_of = cells[3]
        parts = torch.zeros(len(made_of), LINES + KINDS + CLASSES)
        for i, (lines, kind, number) in enumerate(made_of):
            if kind > 1:
                for line in lines:
                    if line > 1:
                        parts[i, line] += 1
                parts[i, LINES + kind] = 1
                parts[i, LINES + KINDS + number] = 1
        self.register_buffer("parts", parts)
        self.cells = torch.nn.Parameter(torch.zeros(2, parts.shape[1]))
        self.situations = torch.nn.Parameter(torch.zeros(SITUATIONS))
        self.bias = torch.nn.Parameter(torch.zeros(1))
        self.register_buffer("mix_of", torch.from_numpy(cells[2]))

    def of_mixes(self):
        return self.cells @ self.parts.T

    def forward(self, mine, others, situations):
        own, other = self.of_mixes()
        e = torch.nn.functional.embedding_bag
        m, o = self.mix_of[mine.int() & 0xFFFF], self.mix_of[others.int() & 0xFFFF]
        value = e(m, own[:, None], mode="sum")[:, 0] + e(o, other[:, None], mode="sum")[:, 0]
        return value + self.situations[situations.long()] + self.bias


def fit(player, data, epochs, decay):
    mine, others, situations, labels, held = data
    model = Model(player.cells).cuda()
    groups = [
        {"params": [model.cells, model.bias], "lr": 0.01},
        {"params": [model.situations], "lr": 0.02},
    ]
    optimiser = torch.optim.Adam(groups, betas=(0.9, 0.99))
    schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1, 0.02, epochs)
    train = (~held).nonzero()[:, 0]
    test = held.nonzero()[:, 0][:400_000]
    size = 1 << 15
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    for epoch in range(epochs):
        order = train[torch.randperm(len(train), device="cuda")]
        total = 0
        for at in range(0, len(order), size):
            rows = order[at : at + size]
            optimiser.zero_grad()
            value = model(mine[rows], others[rows], situations[rows])
            loss = loss_of(value, labels[rows])
            shrink = decay * (model.cells.square().sum() + model.situations.square().sum())
            (loss + shrink).backward()
            optimiser.step()
            total += loss.item() * len(rows)
        schedule.step()
        if epoch % 4 == 3 or epoch == epochs - 1:
            with torch.no_grad():
                lost = sum(
                    loss_of(model(mine[r], others[r], situations[r]), labels[r], reduction="sum").item()
                    for r in test.split(size)
                ) / len(test)
            print(f"  epoch {epoch + 1}: {total / len(train):.4f}, held out {lost:.4f}", flush=True)
    return model


def table_of(player, model):
    with torch.no_grad():
        own, other = model.of_mixes().cpu() * 100 * FINE
        situations = (model.situations + model.bias).cpu() * 100 * FINE
    return Table(player.cells, own, other, situations)


def start_table(player, file):
    weights, bias = read(file)
    side = (len(weights) - SITUATIONS) // 2
    values = []
    for base in (0, side):
        value = np.zeros(len(player.cells[3]))
        for i, (lines, kind, number) in enumerate(player.cells[3]):
            if kind > 1:
                value[i] = weights[base + LINES + kind] + weights[base + LINES + KINDS + number]
            value[i] += sum(weights[base + line] for line in lines if line > 1)
        values.append(torch.from_numpy(value))
    return Table(player.cells, *values, torch.from_numpy(weights[2 * side :] + bias))


def save(file, model, facts):
    with torch.no_grad():
        cells, situations = model.cells.cpu().numpy(), model.situations.cpu().numpy()
    write(file, facts, 100 * FINE * model.bias.item(), 100 * FINE * np.concatenate([*cells, situations]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights")
    parser.add_argument("folder")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--most", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--result", type=float, default=0.5)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--decay", type=float, default=1e-7)
    parser.add_argument("--games-a-match", type=int, default=16_000)
    a = parser.parse_args()
    widths = [6, 8, 8, 10, 12, 14, 16, 16]
    folder = pathlib.Path(a.folder)
    folder.mkdir(parents=True, exist_ok=True)
    player = Player()
    first = start_table(player, a.weights)
    latest = first
    for generation in range(1, a.generations + 1):
        moves, scores, counts, results = player.play(latest, latest, a.games, a.seed + generation, False, a.depth, widths, a.most)
        mine, others, situations, undecided, starts, seen = player.features(latest, moves, counts)
        game = torch.repeat_interleave(torch.arange(len(counts), device="cuda"), seen.long())
        ply = torch.arange(len(game), device="cuda") - starts[game].long() + LEAST
        score = scores[game, ply].float()
        mover = 1 - 2 * (ply % 2).float()
        won = (results[game].float() * mover + 1) / 2
        thought = torch.where(score == 32767, won, torch.sigmoid(score.clamp(-1500, 1500) / 100))
        labels = a.result * won + (1 - a.result) * thought
        held = game % 20 == 0
        pick = undecided.nonzero()[:, 0]
        data = tuple(x[pick] for x in (mine, others, situations, labels, held))
        del mine, others, moves, scores
        print(f"generation {generation}: {len(pick)} positions", flush=True)
        begun = time.time()
        model = fit(player, data, a.epochs, a.decay)
        print(f"  fitted in {time.time() - begun:.0f} s", flush=True)
        del data
        latest_was, latest = latest, table_of(player, model)
        player.match(latest, first, a.games_a_match, 77, a.depth, widths, a.most, f"generation {generation} against the first")
        if generation > 1:
            player.match(latest, latest_was, a.games_a_match, 78, a.depth, widths, a.most, f"generation {generation} against the one before")
        facts = {
            "game": "m=15,n=15,k=5",
            "fine": FINE,
            "games": f"{a.games} games against itself at depth {a.depth}, generation {generation}",
            "fit": f"logistic, {len(pick)} positions, {a.result} result and {1 - a.result:.1f} search",
        }
        save(folder / f"generation-{generation}.weights", model, facts)


if __name__ == "__main__":
    main()
