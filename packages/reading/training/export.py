"""Writes the weights as one file: the table of features in whole numbers, the rest as they are."""
import json
import numpy as np
import torch


def export(reader, out):
    table = reader.features.weight.data
    scale = table.abs().amax(0).clamp(min=1e-6) / 127
    whole = (table / scale).round().clamp(-127, 127)
    reader.features.weight.data = whole * scale
    order, parts = [], [whole.to(torch.int8).cpu().numpy().tobytes()]
    state = {"features.scale": scale, **{k: v for k, v in reader.state_dict().items() if k != "features.weight"}}
    for name, value in state.items():
        # Of a convolution first the place, then what comes in, then what goes out: plain loops read on.
        value = value.float().cpu()
        value = value.permute(2, 1, 0) if value.dim() == 3 else value.t() if name.endswith("weight") and name != "places.weight" else value
        order.append({"name": name, "shape": list(value.shape)})
        parts.append(np.ascontiguousarray(value.numpy()).astype("<f4").tobytes())
    with open(f"{out}/lines.bin", "wb") as file:
        file.write(b"".join(parts))
    with open(f"{out}/layers.json", "w") as file:
        json.dump({"table": list(whole.shape), "layers": order}, file)
