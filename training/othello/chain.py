"""Learns Othello's weights from its own games, all on a graphics processor: what `agon learn othello` does in hours, in minutes.

    python3 training/othello/chain.py WEIGHTS FOLDER --seed 14 --games 240000 --judge 4,4,4,6

begins with WEIGHTS (open8.weights of the sources), plays, judges and fits as many generations as --judge has depths, and
writes FOLDER/generation-1.weights and so on. Each generation plays against the one before: that says whether it is better.

The fit is the one place where this differs from agon.learn.Trainer: the same least squares with the same idea, that a weight
stays near the one of the next stage unless positions say otherwise, but solved by conjugate gradients.
"""

import argparse
import pathlib
import struct
import time
import zlib

import judge
import numpy as np
import torch

STAGES = 15
HELD_OUT = 20
STEPS = 60


class Fit:
    """Least squares over the states of one stage, near given weights."""

    def __init__(self, rows, targets, count):
        self.rows, self.targets, self.count = rows, targets, count
        order = rows.reshape(-1).sort()
        starts = torch.searchsorted(order.values, torch.arange(count + 1, device="cuda")).int()
        columns = (order.indices // rows.shape[1]).int()
        ones = torch.ones(len(columns), device="cuda", dtype=torch.float64)
        self.turned = torch.sparse_csr_tensor(starts, columns, ones, size=(count, len(rows)))

    def values(self, weights):
        return weights[self.rows].sum(1) + weights[self.count]

    def back(self, errors):
        return torch.cat([(self.turned @ errors.unsqueeze(1)).squeeze(1), errors.sum().reshape(1)])

    def near(self, start, pull):
        """The minimum of the squared error plus pull times the squared distance from the start."""
        seen = self.back(torch.ones_like(self.targets)) + pull
        x = start.clone()
        r = self.back(self.targets - self.values(x))
        z = r / seen
        p, rz = z, r @ z
        for _ in range(STEPS):
            q = self.back(self.values(p)) + pull * p
            step = rz / (p @ q)
            x = x + step * p
            r = r - step * q
            z = r / seen
            new = r @ z
            if new < 1e-9 * rz:
                break
            p = z + new / rz * p
            rz = new
        return x


def fit(states, stages, labels, feature, count, pull):
    weights = np.zeros((STAGES, count), np.int16)
    biases = np.zeros(STAGES, np.int32)
    held, squares = 0, 0.0
    x = torch.zeros(count + 1, device="cuda", dtype=torch.float64)
    for stage in range(STAGES - 1, -1, -1):
        mine = (stages == stage).nonzero().squeeze(1)
        if len(mine) > 0:
            rows = feature[states[mine].long()]
            targets = labels[mine].double() / 100
            cut = len(mine) - len(mine) // HELD_OUT  # the last positions come from games of their own
            x = Fit(rows[:cut], targets[:cut], count).near(x, pull)
            error = x[rows[cut:]].sum(1) + x[count] - targets[cut:]
            squares += float((error**2).sum())
            held += len(error)
        hundredths = (x * 100).round().clamp(-32000, 32000).cpu().numpy()
        weights[stage] = hundredths[:count]
        biases[stage] = hundredths[count]
    return biases, weights, (squares / held) ** 0.5


def write(file, facts, biases, weights):
    """As agon.model.Weights does."""
    head = "agon weights 1\n" + "".join(f"{key}: {value}\n" for key, value in facts.items())
    head += f"features: othello8-46.1\nmodel: linear {STAGES} {weights.shape[1]}\n\n"
    bits = weights.reshape(-1).view(np.uint16)
    numbers = biases.astype(">i4").tobytes() + (bits & 255).astype(np.uint8).tobytes() + (bits >> 8).astype(np.uint8).tobytes()
    data = head.encode() + zlib.compress(numbers, 9)
    file.write_bytes(data + struct.pack(">I", zlib.crc32(data)))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("weights")
    options.add_argument("folder", type=pathlib.Path)
    options.add_argument("--seed", type=int, default=14)
    options.add_argument("--games", type=int, default=240_000)
    options.add_argument("--depth", type=int, default=2)
    options.add_argument("--judge", default="4,4,4,6")
    options.add_argument("--pull", default="30", help="how strongly a weight stays near the next stage's; several: the best is kept")
    options.add_argument("--match-games", type=int, default=2000)
    wanted = options.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    processor = judge.Processor(wanted.weights)
    feature, count = judge.features()
    known = judge.tables(wanted.weights)
    first = known
    on_card = torch.tensor(feature, device="cuda")
    for generation, depth in enumerate(map(int, wanted.judge.split(",")), 1):
        started = time.time()
        processor.begin(0, *known)
        games = processor.play(wanted.games, wanted.seed * 1000 + generation, 24, wanted.depth)
        labels, _ = processor.judge(*games, depth)
        judged = time.time()
        states = torch.empty((len(labels), 46), device="cuda", dtype=torch.int32)
        stages = torch.empty(len(labels), device="cuda", dtype=torch.uint8)
        processor.states(*games, states, stages)
        label = torch.tensor(labels, device="cuda")
        best = None
        for pull in map(float, wanted.pull.split(",")):
            biases, weights, loss = fit(states, stages, label, on_card, count, pull)
            print(f"  pull {pull:g}: loss {loss:.3f}", flush=True)
            if best is None or loss < best[2]:
                best = biases, weights, loss, pull
        biases, weights, loss, pull = best
        fresh = biases, np.ascontiguousarray(weights[:, feature])
        said = []
        for name, rival in (("the one before", known), ("the first", first)):
            processor.begin(0, *fresh)
            processor.begin(1, *rival)
            for plies in (2, 4):
                margins = processor.match(wanted.match_games, 77, 8, plies)
                score = 100 * ((margins > 0).mean() + (margins == 0).mean() / 2)
                said.append(f"{score:.1f} % of {len(margins)} games at depth {plies} against {name}")
        facts = {
            "game": "othello",
            "seed": wanted.seed,
            "command": f"training/othello/chain.py --seed {wanted.seed} --games {wanted.games} --depth {wanted.depth} --judge {wanted.judge} --pull {wanted.pull}",
            "generation": generation,
            "games": wanted.games,
            "positions": len(labels),
            "loss": f"{loss:.3f}",
            "beat": "; ".join(said),
        }
        write(wanted.folder / f"generation-{generation}.weights", facts, biases, weights)
        print(
            f"generation {generation}: {len(labels)} positions played and judged {depth} plies deep in {judged - started:.0f} s, "
            f"fitted and tested in {time.time() - judged:.0f} s, loss {loss:.3f}; " + "; ".join(said),
            flush=True,
        )
        known = fresh


if __name__ == "__main__":
    main()
