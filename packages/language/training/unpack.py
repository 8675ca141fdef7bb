"""Reads the weights that ship back into what `train.py --start` goes on from.

    python3 unpack.py --model ../model --out start.pt

They are int8 with a scale for each column; going on from them costs a few steps of the rounding that they lost.
"""
import argparse
import re

import numpy as np
import onnx
import torch
from onnx import numpy_helper

PARTS = {
    "attention/query": "attention.self.query", "attention/key": "attention.self.key", "attention/value": "attention.self.value",
    "attention/dense": "attention.output.dense", "dense": "intermediate.dense", "dense_1": "output.dense",
}


def place_of(node: str) -> str | None:
    """The export names a matrix by its node only."""
    if m := re.fullmatch(r"/bert/layer\.(\d+)/(.+)/MatMul_quant", node):
        return f"bert.encoder.layer.{m[1]}.{PARTS[m[2]]}.weight"
    return "tokens.weight" if node == "/tokens/MatMul_quant" else None


def unpack(path: str) -> dict[str, np.ndarray]:
    graph = onnx.load(path).graph
    held = {i.name: numpy_helper.to_array(i) for i in graph.initializer}

    def floats(base: str) -> np.ndarray:
        return (held[f"{base}_quantized"].astype(np.float32) - held[f"{base}_zero_point"].astype(np.float32)) * held[f"{base}_scale"]

    state = {}
    for name, value in held.items():
        base = name.removesuffix("_quantized")
        if value.dtype == np.float32 and value.ndim == 1 and not name.endswith("_scale"):
            state[name.removeprefix("reader.")] = value
        elif base != name and base.startswith("bert."):
            state[base] = floats(base)
        elif base != name and base.startswith("reader."):
            state[base.removeprefix("reader.")] = floats(base).T
    for node in graph.node:
        if node.op_type == "MatMulInteger" and (place := place_of(node.name)):
            state[place] = floats(node.input[1].removesuffix("_quantized")).T
    return state


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--model", default="../model")
    parser.add_argument("--out", default="start.pt")
    args = parser.parse_args()
    state = {**unpack(f"{args.model}/reader.onnx"), **unpack(f"{args.model}/clause.onnx")}
    torch.save({name: torch.tensor(np.ascontiguousarray(value)).half() for name, value in state.items()}, args.out)
    print(len(state), "parts", sum(v.size for v in state.values()) / 1e6, "million weights")


if __name__ == "__main__":
    main()
