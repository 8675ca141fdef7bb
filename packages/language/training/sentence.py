"""Trains the sentence model on pairs of `sentence_pairs.py` and writes it as int8 ONNX.

    python3 sentence.py --pairs pairs.json.gz --model ../model --weights WEIGHTS --bench ../../../bench/recommend --out OUT --seconds 240

It begins with the reader's encoder, learns what the two sentence models before said of each text (their common space of 256
numbers), and to find the other text of a pair among all of a batch. `WEIGHTS` holds `zh.onnx`, `en.onnx`,
`en-tokenizer.json`, `zh-vocab.txt` (see the README) and `projection.f32`. Needs torch, onnx and onnxruntime.

Writes `sentence.onnx` (inputs `ids`, `mask`; output `vectors`, of length 1), `vocabulary.txt` and `sentence.json` with scores.
"""
import argparse
import gzip
import json
import multiprocessing
import os
import time

import numpy as np
import torch
from torch import nn

from bert import Bert
from body import read_int8
from pieces import Pieces
from unpack import unpack

WIDTH = 256
LONGEST = 128
# How often a pair of each kind is taken. What is not named is as frequent as it is.
SHARES = {"skill": 0.2, "title": 0.2, "foreign": 0.1, "advertised": 0.08, "mistyped": 0.03, "needs": 0.13, "document": 0.06, "same": 0.04,
          "skill zh en": 0.04, "title zh en": 0.03, "title zh": 0.02, "own skill": 0.04, "own title": 0.03, "translated": 0.01, "words": 0.04}


class Sentence(nn.Module):
    """The mean of all tokens, turned into a vector of length 1."""

    def __init__(self, bert: Bert):
        super().__init__()
        self.bert, self.out = bert, nn.Linear(bert.width, WIDTH)

    def forward(self, ids, mask):
        states = self.bert(ids, torch.ones_like(ids), mask)
        weight = mask[:, :, None].to(states.dtype)
        mean = (states * weight).sum(1) / weight.sum(1).clamp(min=1)
        return nn.functional.normalize(self.out(mean), dim=-1)


class Texts:
    """Token ids of all texts, on the device."""

    def __init__(self, rows: list[list[int]], device: str):
        self.lengths = np.array([len(row) for row in rows])
        self.offsets = torch.tensor(np.concatenate([[0], self.lengths.cumsum()[:-1]]), device=device)
        self.ids = torch.tensor(np.concatenate([np.array(row, dtype=np.int32) for row in rows]), device=device)
        self.length_of, self.device = torch.tensor(self.lengths, device=device), device

    def get(self, rows: np.ndarray):
        longest = int(-(-self.lengths[rows].max() // 8) * 8)
        index = torch.tensor(rows, device=self.device)
        places = torch.arange(longest, device=self.device)[None]
        mask = places < self.length_of[index, None]
        at = (self.offsets[index, None] + places).clamp(max=len(self.ids) - 1)
        return torch.where(mask, self.ids[at], 0).long(), mask.long()


def encode(job):
    vocabulary, texts = job
    pieces = Pieces(vocabulary)
    first, last = pieces.index["[CLS]"], pieces.index["[SEP]"]
    return [[first, *pieces.ids(text)[:LONGEST - 2], last] for text in texts]


def encode_all(vocabulary: list[str], texts: list[str]) -> list[list[int]]:
    size = 20_000
    jobs = [(vocabulary, texts[i: i + size]) for i in range(0, len(texts), size)]
    with multiprocessing.Pool(min(len(jobs), os.cpu_count() or 1)) as pool:
        return [row for part in pool.map(encode, jobs) for row in part]


class Teachers:
    """The two models before, each for its language, and their common space."""

    def __init__(self, folder: str, device: str):
        numbers, self.device, at = np.fromfile(f"{folder}/projection.f32", dtype=np.float32), device, 0
        own = [line.rstrip("\n") for line in open(f"{folder}/zh-vocab.txt", encoding="utf8")][:21128]
        theirs = json.load(open(f"{folder}/en-tokenizer.json", encoding="utf8"))["model"]["vocab"]
        self.models = {}
        for name, vocabulary, width, layers, heads, inner in (("zh", own, 512, 4, 8, 2048), ("en", sorted(theirs, key=theirs.get), 384, 6, 12, 1536)):
            bert = Bert(len(vocabulary), width=width, layers=layers, heads=heads, inner=inner, drop=0.0)
            missing, _ = bert.load_state_dict({k: torch.tensor(v) for k, v in read_int8(f"{folder}/{name}.onnx").items()}, strict=False)
            assert not missing, missing
            mean, matrix = numbers[at: at + width], numbers[at + width: at + width * (1 + WIDTH)].reshape(width, WIDTH)
            at += width * (1 + WIDTH)
            self.models[name] = (vocabulary, bert.to(device).eval(), torch.tensor(mean, device=device), torch.tensor(matrix, device=device))

    @torch.no_grad()
    def vectors(self, texts: list[str]) -> torch.Tensor:
        found = torch.zeros(len(texts), WIDTH, device=self.device)
        chinese = np.array([is_chinese(text) for text in texts])
        for name in ("zh", "en"):
            vocabulary, bert, mean, matrix = self.models[name]
            rows = np.flatnonzero(chinese == (name == "zh"))
            if len(rows) == 0:
                continue
            coded = Texts(encode_all(vocabulary, [texts[i] for i in rows]), self.device)
            order = np.argsort(coded.lengths)
            for first in range(0, len(order), 2048):
                some = order[first: first + 2048]
                ids, mask = coded.get(some)
                with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"):
                    states = bert(ids, torch.zeros_like(ids), mask).float()
                whole = (states * mask[:, :, None]).sum(1) if name == "en" else states[:, 0]
                unit = nn.functional.normalize
                found[torch.tensor(rows[some], device=self.device)] = unit(unit(unit(whole, dim=-1) - mean, dim=-1) @ matrix, dim=-1)
        return found


def is_chinese(text: str) -> bool:
    signs = sum("\u4e00" <= c <= "\u9fff" for c in text)
    words = len("".join(" " if "\u4e00" <= c <= "\u9fff" or not c.isalnum() else c for c in text).split())
    return signs > 0 and signs / (signs + 2 * words) > 0.2


def start(folder: str, tokens: int, layers: int) -> Bert:
    """The reader's encoder, without its last layers: those know its tools."""
    bert = Bert(tokens, layers=layers, drop=0.1)
    state = {name.removeprefix("bert."): torch.tensor(np.ascontiguousarray(value)) for name, value in unpack(f"{folder}/reader.onnx").items()}
    state["embeddings.token_type_embeddings.weight"] = state["embeddings.token_type_embeddings.weight"][:2]
    missing, extra = bert.load_state_dict({k: v for k, v in state.items() if k in bert.state_dict()}, strict=False)
    assert not missing, (missing, extra, sorted(state))
    return bert


def contrast(a, b, groups, scale=20.0):
    """Each text should be nearest to its own other one; pairs of one group are no negatives."""
    logits = scale * a @ b.T
    same = (groups[:, None] == groups[None]) & ~torch.eye(len(groups), dtype=torch.bool, device=a.device)
    wanted = torch.arange(len(groups), device=a.device)
    cross = nn.functional.cross_entropy
    return (cross(logits.masked_fill(same, -1e4), wanted) + cross(logits.T.masked_fill(same, -1e4), wanted)) / 2


def fit(model, texts, taught, targets, kinds, args, device):
    chance = np.random.default_rng(args.seed)
    names = [kind for kind in SHARES if kind in kinds]
    shares = np.array([SHARES[kind] for kind in names])
    shares /= shares.sum()
    optimiser = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=0.01)
    begun, done, sums = time.time(), 0, torch.zeros(2, device=device)
    model.to(device).train()
    while True:
        share = done / args.steps if args.steps else (time.time() - begun) / args.seconds
        if share >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = args.rate * min(1, share / 0.05 + 0.001) * max(0.01, 1 - share)
        # One batch is of one kind: skills are compared with skills, titles with titles.
        found = kinds[names[chance.choice(len(names), p=shares)]]
        picked = found[chance.integers(0, len(found), min(args.batch, len(found)))]
        kept = taught[chance.integers(0, len(taught), args.batch // 2)]
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            a, b = model(*texts.get(picked[:, 0])).float(), model(*texts.get(picked[:, 1])).float()
            again = model(*texts.get(kept)).float()
        near = contrast(a, b, torch.tensor(picked[:, 2], device=device))
        like = (1 - (again * targets[torch.tensor(kept, device=device)]).sum(-1)).mean()
        optimiser.zero_grad()
        # The models before say most at the beginning.
        (near + args.teach * (1 - 0.8 * share) * like).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        done += 1
        sums += torch.stack([near.detach(), like.detach()])
        if done % 200 == 0:
            print(f"step {done} pairs {float(sums[0]) / 200:.3f} taught {float(sums[1]) / 200:.3f} {time.time() - begun:.0f} s", flush=True)
            sums.zero_()
    print(f"{done} steps, {time.time() - begun:.0f} s", flush=True)
    return model.eval(), done


def tasks(folder: str):
    """The known sets of `bench/recommend`: (name, questions, corpus, for each question its answers)."""
    lines = lambda name: [line.rstrip("\n").split("\t") for line in open(f"{folder}/{name}", encoding="utf8")]
    for file in ("titles.tsv", "fresh-titles.tsv"):
        rows = [[cell.split("|") for cell in line] for line in lines(file)]
        for source, target in ((0, 0), (4, 4), (4, 0), (0, 4), (1, 0), (2, 0), (3, 0)):
            yield f"{file} {'en de es fr zh'.split()[source]}-{'en de es fr zh'.split()[target]}", [r[source][0] for r in rows], [t for r in rows for t in r[target]], [set(r[target]) for r in rows]
    rows = lines("fresh-title-skills.tsv")
    for at, language in ((0, "en"), (4, "zh")):
        yield f"fresh skills {language}", [r[at] for r in rows], [s for r in rows for s in r[-1].split("|")], [set(r[-1].split("|")) for r in rows]
    rows = [line[0].split("|") for line in lines("fresh-ad-titles.tsv")]
    yield "advertised", [r[0] for r in rows], [t for r in rows for t in r], [set(r) for r in rows]


def precision(near: np.ndarray, corpus: list[str], question: str, answers: set[str]) -> float:
    place = found = total = 0
    wanted = answers - {question}
    for at in np.argsort(-near, kind="stable"):
        if corpus[at] == question:
            continue
        place += 1
        if corpus[at] in wanted:
            found += 1
            total += found / place
    return total / max(1, len(wanted))


def score(embed, folder: str, held) -> dict[str, float]:
    table = {}
    for name, questions, corpus, answers in tasks(folder):
        corpus = list(dict.fromkeys(corpus))
        near = embed(questions) @ embed(corpus).T
        table[name] = round(float(np.mean([precision(near[i], corpus, q, a) for i, (q, a) in enumerate(zip(questions, answers)) if a - {q}])), 3)
    for kind, pairs in held.items():
        a, b = embed([x for x, _ in pairs]), embed([y for _, y in pairs])
        table[f"{kind} first of {len(pairs)}"] = round(float(((a @ b.T).argmax(1) == np.arange(len(pairs))).mean()), 3)
    return table


def export(model, folder: str):
    from onnxruntime.quantization import QuantType, quantize_dynamic

    model = model.cpu().float().eval()
    ids = torch.ones(1, 12, dtype=torch.long)
    axes = {"ids": {0: "b", 1: "n"}, "mask": {0: "b", 1: "n"}, "vectors": {0: "b"}}
    torch.onnx.export(model, (ids, torch.ones(1, 12)), f"{folder}/sentence.f32", input_names=["ids", "mask"], output_names=["vectors"],
                      dynamic_axes=axes, opset_version=17, dynamo=False)
    # A reduced range keeps processors with and without VNNI in agreement.
    quantize_dynamic(f"{folder}/sentence.f32", f"{folder}/sentence.onnx", weight_type=QuantType.QInt8, per_channel=True, reduce_range=True)
    os.remove(f"{folder}/sentence.f32")
    print(os.path.getsize(f"{folder}/sentence.onnx") / 1e6, "MB", flush=True)


def exported(folder: str, vocabulary: list[str]):
    """As it ships: int8, one text at a time."""
    import onnxruntime
    session = onnxruntime.InferenceSession(f"{folder}/sentence.onnx")
    run = lambda row: session.run(None, {"ids": np.array([row], dtype=np.int64), "mask": np.ones((1, len(row)), dtype=np.float32)})[0][0]
    return lambda texts: np.stack([run(row) for row in encode((vocabulary, texts))])


def main():
    parser = argparse.ArgumentParser()
    for name, kind, default in (("pairs", str, "pairs.json.gz"), ("model", str, "../model"), ("weights", str, ""), ("bench", str, ""), ("out", str, "out"), ("layers", int, 4),
                                ("seconds", float, 240), ("steps", int, 0), ("batch", int, 1024), ("rate", float, 4e-4), ("teach", float, 6.0), ("seed", int, 0), ("few", int, 0)):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    os.makedirs(args.out, exist_ok=True)
    begun = time.time()
    vocabulary = open(f"{args.model}/vocabulary.txt", encoding="utf8").read().split("\n")[:-1]
    built = json.load(gzip.open(args.pairs, "rt", encoding="utf8"))
    texts, foreign = built["texts"], set(built["foreign"])
    kinds = {kind: np.array(found) for kind, found in built["pairs"].items() if not kind.startswith("held")}
    unique = lambda pairs: list({b: (texts[a], texts[b]) for a, b, _ in {p[2]: p for p in pairs}.values()}.values())
    held = {kind: unique(found)[:1000] for kind, found in built["pairs"].items() if kind.startswith("held")}
    if args.few:  # to try the script itself
        kinds = {kind: found[found[:, :2].max(1) < args.few] for kind, found in kinds.items()}
        texts, kinds = texts[:args.few], {kind: found for kind, found in kinds.items() if len(found) > 8}
        built["general"] = []
    rows = Texts(encode_all(vocabulary, texts), device)
    print(f"{len(texts)} texts read, {time.time() - begun:.0f} s", flush=True)
    teachers = Teachers(args.weights, device)
    targets = teachers.vectors(texts)
    # Titles of other languages mean nothing to them.
    taught = np.array([i for i in range(len(texts)) if i not in foreign] + built["general"] * 3)
    before = score(lambda some: teachers.vectors(some).cpu().numpy(), args.bench, held)
    print(f"taught, {time.time() - begun:.0f} s\nbefore {json.dumps(before)}", flush=True)
    model = Sentence(start(args.model, len(vocabulary), args.layers))
    model, steps = fit(model, rows, taught, targets, kinds, args, device)
    torch.save({name: value.half().cpu() for name, value in model.state_dict().items()}, f"{args.out}/sentence.pt")
    export(model, args.out)
    after = score(exported(args.out, vocabulary), args.bench, held)
    print(f"after {json.dumps(after)}", flush=True)
    open(f"{args.out}/vocabulary.txt", "w", encoding="utf8").write("\n".join(vocabulary) + "\n")
    json.dump({"args": {**vars(args), "steps": steps}, "before": before, "after": after}, open(f"{args.out}/sentence.json", "w"), indent=1)


if __name__ == "__main__":
    main()
