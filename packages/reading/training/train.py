"""Trains the reader: `python train.py <data> <out> <seconds>`. Data has the folders train and valid."""
import json
import math
import os
import sys
import time
import numpy as np
import torch
import torch.nn.functional as F
from data import Documents
from export import export
from model import Reader, SECTIONS, TAGS

folder, out, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
SIZE = int(os.environ.get("SIZE", "64"))
began = time.time()
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(1)
chance = np.random.default_rng(1)
train, valid = Documents(f"{folder}/train", device), Documents(f"{folder}/valid", device)
print(f"{len(train.documents)} documents, {device}, {time.time() - began:.0f} s", flush=True)
reader = Reader().to(device)
print(sum(p.numel() for p in reader.parameters()), "parameters")
mean_reader = torch.optim.swa_utils.AveragedModel(reader, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.999))
optimiser = torch.optim.AdamW(reader.parameters(), lr=2e-3, weight_decay=0.01)
LOOKS_OF_PAGES = [3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]


def spoilt(b):
    """Without some features, and for some documents without looks: lists of words are never complete."""
    ids = b["ids"]
    drop = torch.rand(ids.shape, device=device) < 0.15
    drop[:, 0] |= torch.rand(len(ids), device=device) < 0.5
    drop[:, 3:4] |= torch.rand(len(ids), 1, device=device) < 0.15
    # Of some words, and of all words of some lines, only the shape is left.
    line = torch.rand(len(b["line_real"]), device=device) < 0.04
    blank = (torch.rand(len(ids), device=device) < 0.08) | line[b["line_of"]]
    alphabetic = ids[:, 5] > 0
    drop[:, :5] |= (blank & alphabetic).unsqueeze(1)
    drop[:, :4] |= (blank & ~alphabetic & (ids[:, 4] > 0)).unsqueeze(1)
    b["ids"] = ids.masked_fill(drop, 0)
    blind = (torch.rand(len(b["lines_in"]), device=device) < 0.12)[b["document_of"]]
    looks = b["looks"].clone()
    for at in LOOKS_OF_PAGES:
        looks[:, at] = looks[:, at].masked_fill(blind, 0)
    b["looks"] = looks
    return b


def loss_of(b):
    section, role, tag = reader(b)
    line, word = b["line_real"], b["real"]
    mean = lambda loss, weight: (loss * weight).sum() / weight.sum().clamp(min=1)
    told = (b["roles"] == 3) & (b["sections"] != 0)
    weight = word * torch.where(told[b["line_of"]], 0.15, 1.0)
    return (mean(F.cross_entropy(section, b["sections"], reduction="none", label_smoothing=0.03), line)
            + mean(F.cross_entropy(role, b["roles"], reduction="none", label_smoothing=0.03), line)
            + 1.5 * mean(F.cross_entropy(tag, b["tags"], reduction="none", label_smoothing=0.02), weight))


@torch.no_grad()
def score():
    reader.eval()
    right = {"section": [0, 0], "role": [0, 0], "start": [0, 0]}
    hits, said, true = np.zeros(TAGS), np.zeros(TAGS), np.zeros(TAGS)
    for at in range(0, len(valid.documents), SIZE):
        b = valid.batch(range(at, min(at + SIZE, len(valid.documents))))
        section, role, tag = (one.argmax(1) for one in reader(b))
        real = b["line_real"] > 0
        for name, got, want, mask in (("section", section, b["sections"], real), ("role", role, b["roles"], real),
                                      ("start", role, b["roles"], real & (b["roles"] == 1))):
            right[name][0] += int((got[mask] == want[mask]).sum())
            right[name][1] += int(mask.sum())
        heads = ((b["roles"] == 1) | (b["roles"] == 2) | (b["sections"] == 0))[b["line_of"]] & (b["real"] > 0)
        for index in range(TAGS):
            a, c = (tag == index) & heads, (b["tags"] == index) & heads
            hits[index] += int((a & c).sum()); said[index] += int(a.sum()); true[index] += int(c.sum())
    reader.train()
    return ({name: round(a / max(1, c), 4) for name, (a, c) in right.items()},
            [round(float(2 * h / max(1, s + t)), 3) for h, s, t in zip(hits, said, true)])


step, last, epoch = 0, time.time(), 0
while time.time() - began < seconds:
    order = chance.permutation(len(train.documents))
    for at in range(0, len(order) - SIZE + 1, SIZE):
        part = (time.time() - began) / seconds
        if part >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = 2.5e-3 * min(1, step / 200) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * part)))
        loss = loss_of(spoilt(train.batch(order[at:at + SIZE])))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
        optimiser.step()
        if step > 400:
            mean_reader.update_parameters(reader)
        step += 1
        if time.time() - last > 25:
            last = time.time()
            print(f"{last - began:.0f} s, epoch {epoch}, step {step}, loss {loss.item():.3f}", *score(), flush=True)
    epoch += 1
print("last step", step, *score(), flush=True)
reader.load_state_dict(mean_reader.module.state_dict())
lines, tags = score()
print("end", step, lines, tags, flush=True)
os.makedirs(out, exist_ok=True)
export(reader, out)
print("after int8", *score(), flush=True)
with open(f"{out}/scores.json", "w") as file:
    json.dump({"documents": len(train.documents), "steps": step, "lines": lines, "tags": tags}, file)
