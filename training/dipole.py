"""Learns the network that estimates Dipole positions (games/.../dipole/network8.bin, network10.bin) from self-play.

python3 training/dipole.py SIZE OUT SAMPLES...      (needs PyTorch; a GPU helps)

Inputs are stacks (own or not, square, men) as the side whose view it is sees them; one hidden layer for
each side's view, shared weights; one output for each stage of the game. The target is the result of the
game mixed with what a search of the position said.
"""
import struct
import sys

import numpy as np
import torch

SIZE = int(sys.argv[1])
SQUARES, MEN, HIDDEN, STAGES = SIZE * SIZE // 2, {8: 12, 10: 20}[SIZE], 64, 4
CEILING, OUTPUT_UNIT = 255, 64  # hidden units and output weights as whole numbers
RESULT_SHARE = 0.5
PER_MAN = 1.6  # logit of one man more; only decides how estimates read
EPOCHS, BATCH = 30, 16384
RECORD = SQUARES + 4
STACKS = 2 * MEN  # at most, on both sides together

torch.manual_seed(1)
device = "cuda" if torch.cuda.is_available() else "cpu"


def read(paths):
    raw = np.concatenate([np.frombuffer(open(p, "rb").read(), np.int8).reshape(-1, RECORD) for p in paths])
    men = raw[:, :SQUARES].astype(np.int16)
    turn = raw[:, SQUARES].astype(np.int64)
    score = np.frombuffer(raw[:, SQUARES + 1 : SQUARES + 3].tobytes(), ">i2").astype(np.float32)
    result = raw[:, SQUARES + 3].astype(np.float32) / 2
    result = np.where(turn == 0, result, 1 - result)
    return men, turn, score, result.astype(np.float32)


def inputs(men, viewer):
    """Indices of the inputs of each position, padded with the input that is always off."""
    seen = men if viewer == 0 else -men[:, ::-1]
    square = np.arange(SQUARES)[None, :]
    index = np.where(seen > 0, square * MEN + seen - 1, (SQUARES + square) * MEN - seen - 1)
    index = np.where(seen == 0, 2 * SQUARES * MEN, index)
    return np.sort(index, axis=1)[:, :STACKS].astype(np.int16)


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(2 * SQUARES * MEN + 1, HIDDEN, mode="sum", padding_idx=2 * SQUARES * MEN)
        torch.nn.init.normal_(self.rows.weight, std=0.1)
        with torch.no_grad():
            self.rows.weight[-1] = 0
        self.bias = torch.nn.Parameter(torch.full((HIDDEN,), 0.3))
        self.output = torch.nn.Linear(2 * HIDDEN, STAGES)

    def forward(self, mine, theirs, stage):
        hidden = torch.cat([self.rows(mine) + self.bias, self.rows(theirs) + self.bias], 1).clamp(0, 1)
        return self.output(hidden).gather(1, stage[:, None])[:, 0]


def main(out, paths):
    men, turn, score, result = read(paths)
    # What a hundredth of a man is worth as a logit, by what became of it.
    scale = fit_scale(score, result)
    target = RESULT_SHARE * result + (1 - RESULT_SHARE) / (1 + np.exp(-np.clip(score * scale, -20, 20)))
    views = [inputs(men, 0), inputs(men, 1)]
    mine = np.where(turn[:, None] == 0, views[0], views[1])
    theirs = np.where(turn[:, None] == 0, views[1], views[0])
    stage = (np.abs(men).sum(1) - 1) * STAGES // (2 * MEN)
    to = lambda a, t: torch.tensor(a.astype(t), device=device)
    mine, theirs, stage, target, result = to(mine, np.int32), to(theirs, np.int32), to(stage, np.int64), to(target, np.float32), to(result, np.float32)
    count = len(target)
    check = torch.randperm(count, device=device) < count // 20
    learn = torch.nonzero(~check)[:, 0]
    print(f"{count} positions, scale {scale:.5f}", flush=True)
    network = Network().to(device)
    optimiser = torch.optim.AdamW(network.parameters(), lr=4e-3, weight_decay=1e-4)
    steps = EPOCHS * (len(learn) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps)
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    for epoch in range(EPOCHS):
        order = learn[torch.randperm(len(learn), device=device)]
        total = 0.0
        for batch in order.split(BATCH):
            optimiser.zero_grad()
            loss = loss_of(network(mine[batch], theirs[batch], stage[batch]), target[batch])
            loss.backward()
            optimiser.step()
            schedule.step()
            with torch.no_grad():  # the whole numbers must fit in 16 bits
                network.output.weight.clamp_(-30, 30)
                network.rows.weight.clamp_(-8, 8)
            total += loss.item() * len(batch)
        if epoch % 5 == 4 or epoch == EPOCHS - 1:
            with torch.no_grad():
                logits = network(mine[check], theirs[check], stage[check])
                right = ((logits > 0) == (result[check] > 0.5)).float().mean()
                print(f"epoch {epoch + 1}: {total / len(learn):.5f}, unseen {loss_of(logits, target[check]):.5f}, "
                      f"result {loss_of(logits, result[check]):.5f}, right {right:.4f}", flush=True)
    write(out, network)


def fit_scale(score, result):
    estimates = np.abs(score) < 30000
    s, r = torch.tensor(score[estimates]), torch.tensor(result[estimates])
    scales = torch.linspace(0.001, 0.02, 39)
    losses = [torch.nn.functional.binary_cross_entropy_with_logits(s * k, r).item() for k in scales]
    return float(scales[int(np.argmin(losses))])


def write(out, network):
    whole = lambda tensor, unit: np.rint(tensor.detach().cpu().numpy().astype(np.float64) * unit)
    with open(out, "wb") as file:
        file.write(struct.pack(">4H2i", SQUARES, MEN, HIDDEN, STAGES, CEILING, round(CEILING * OUTPUT_UNIT * PER_MAN / 100)))
        file.write(whole(network.rows.weight[:-1], CEILING).astype(">i2").tobytes())
        file.write(whole(network.bias, CEILING).astype(">i2").tobytes())
        file.write(whole(network.output.weight, OUTPUT_UNIT).astype(">i2").tobytes())
        file.write(whole(network.output.bias, CEILING * OUTPUT_UNIT).astype(">i4").tobytes())


if __name__ == "__main__":
    main(sys.argv[2], sys.argv[3:])
