"""What the network makes of one document: `python reference.py <input.json> <model folder> <output.json>`."""
import json
import sys
import numpy as np
import torch
from model import LINE_PAD, LOOKS, PER_WORD, WORD_PAD, Reader

source, folder, target = sys.argv[1:4]
layout = json.load(open(f"{folder}/layers.json"))
raw = open(f"{folder}/lines.bin", "rb").read()
rows, width = layout["table"]
table = np.frombuffer(raw, np.int8, rows * width).reshape(rows, width).astype(np.float32)
at, state = rows * width, {}
for layer in layout["layers"]:
    size = int(np.prod(layer["shape"]))
    value = torch.from_numpy(np.frombuffer(raw, "<f4", size, at).copy().reshape(layer["shape"]))
    at += size * 4
    name = layer["name"]
    if value.dim() == 3:
        value = value.permute(2, 1, 0)
    elif name.endswith("weight") and name != "places.weight":
        value = value.t()
    state[name] = value.contiguous()
state["features.weight"] = torch.from_numpy(table) * state.pop("features.scale")
reader = Reader().eval()
reader.load_state_dict(state)
lines = json.load(open(source))
ids, places, real, line_of = [], [], [], []
for index, line in enumerate(lines):
    ids += line["words"] + [[0] * PER_WORD] * WORD_PAD
    places += line["places"] + [0] * WORD_PAD
    real += [1.0] * len(line["words"]) + [0.0] * WORD_PAD
    line_of += [index] * (len(line["words"]) + WORD_PAD)
empty = [[0.0] * LOOKS] * LINE_PAD
section, role, tag = reader({
    "ids": torch.tensor(ids), "places": torch.tensor(places), "real": torch.tensor(real), "line_of": torch.tensor(line_of),
    "looks": torch.tensor([line["looks"] for line in lines] + empty),
    "line_real": torch.tensor([1.0] * len(lines) + [0.0] * LINE_PAD),
    "count": torch.tensor([float(max(1, len(line["words"]))) for line in lines] + [1.0] * LINE_PAD),
    "document_of": torch.zeros(len(lines) + LINE_PAD, dtype=torch.long), "lines_in": torch.tensor([float(len(lines))]),
})
numbers = lambda rows: [[round(float(value), 4) for value in row] for row in rows]
keep = [index for index, value in enumerate(real) if value > 0]
json.dump({"sections": numbers(section[:len(lines)]), "roles": numbers(role[:len(lines)]), "tags": numbers(tag[keep])},
          open(target, "w"))
