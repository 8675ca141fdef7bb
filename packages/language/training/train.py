"""Trains the reader and writes it as int8 ONNX with its vocabulary, labels and scores.

    python3 train.py --body body.pt --vocabulary vocabulary.txt --prepared DIR --out DIR --seconds 220   (or --steps N)
    python3 train.py --start start.pt --labels labels.json …   (of the weights to go on from)

Needs torch, onnx and onnxruntime. See the package's README for the steps before it.
"""
import argparse
import copy
import json
import os
import random
import time

import numpy as np
import torch

from bert import Bert
from coder import Coder
from examples import Labels
from pretrain import read_body
from reader import ClauseHead, Reader, decode, disagreement, loss_of, pool


class Rows:
    """All variants of all turns, on the device; a batch is one variant of each of some turns of similar length."""

    def __init__(self, folder: str, device: str, seed: int):
        packed = np.load(f"{folder}/rows.npz")
        self.device, self.chance = device, np.random.default_rng(seed)
        self.variants = int(packed["variants"])
        self.lengths, clauses = packed["lengths"], packed["clauses"]
        self.ids = torch.tensor(packed["ids"].astype(np.int16), device=device)
        self.labels = torch.tensor(packed["labels"], device=device)
        self.types = torch.tensor(packed["types"], device=device)
        self.length_of = torch.tensor(self.lengths, device=device)
        self.clauses = torch.tensor(clauses, device=device)
        self.first_clause = np.searchsorted(clauses[:, 0], np.arange(len(self.lengths) + 1))

    def epoch(self, batch: int):
        turns = len(self.lengths) // self.variants
        rows = np.arange(turns) * self.variants + self.chance.integers(0, self.variants, turns)
        # Sorted by length, but not the same neighbours each time.
        rows = rows[np.argsort(self.lengths[rows] * self.chance.uniform(0.8, 1.25, turns))]
        batches = [rows[i: i + batch] for i in range(0, turns, batch)]
        self.chance.shuffle(batches)
        yield from batches

    def get(self, rows: np.ndarray):
        longest = int(-(-self.lengths[rows].max() // 8) * 8)
        index = torch.tensor(rows, device=self.device)
        ids = self.ids[index, :longest].long() & 0xFFFF
        places = torch.arange(longest, device=self.device)[None]
        mask = (places < self.length_of[index, None]).long()
        types = self.types[index, :longest].long()
        labels = self.labels[:, index, :longest].long()
        spread = [np.arange(self.first_clause[r], self.first_clause[r + 1]) for r in rows]
        found = self.clauses[torch.tensor(np.concatenate(spread), device=self.device)].long()
        owner = torch.tensor(np.repeat(np.arange(len(rows)), [len(s) for s in spread]), device=self.device)
        return ids, types, mask, labels, (owner, found[:, 1], found[:, 2], found[:, 3:])


def forward(reader, ids, types, mask, device):
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
        states, tokens = reader(ids, types, mask)
    return states.float(), tokens.float()


def fit(reader, rows: Rows, args, device):
    reader.to(device).train()
    heads = [p for name, p in reader.named_parameters() if not name.startswith("bert.")]
    optimiser = torch.optim.AdamW(
        [{"params": list(reader.bert.parameters()), "rate": args.rate}, {"params": heads, "rate": 4 * args.rate}], lr=args.rate, weight_decay=0.01,
        **({"fused": True} if device == "cuda" else {}))
    average = copy.deepcopy(reader)
    slow, fast = list(average.parameters()), list(reader.parameters())
    begun, done, total, epoch = time.time(), 0, torch.zeros((), device=device), 0
    while True:
        epoch += 1
        for batch in rows.epoch(args.batch):
            share = done / args.steps if args.steps else (time.time() - begun) / args.seconds
            if share >= 1:
                print(f"{done} steps, {time.time() - begun:.0f} s", flush=True)
                return average.eval(), done
            for group in optimiser.param_groups:
                group["lr"] = group["rate"] * min(1, share / 0.06 + 0.001) * max(0.01, 1 - share)
            ids, types, mask, labels, clauses = rows.get(batch)
            read = lambda: forward(reader, ids, types, mask, device)
            first = read()
            loss, said = loss_of(reader, *first, labels, clauses)
            if args.agree:  # read twice with other parts dropped, it should say the same
                again, other = loss_of(reader, *read(), labels, clauses)
                loss = (loss + again) / 2 + args.agree * disagreement(said, other)
            optimiser.zero_grad()
            loss.backward()
            if args.attack:  # once more, with the words moved to where it reads them worst
                words = reader.bert.embeddings["word_embeddings"].weight
                push = words.grad * (args.attack / (words.grad.norm() + 1e-8))
                with torch.no_grad():
                    words.add_(push)
                loss_of(reader, *read(), labels, clauses)[0].backward()
                with torch.no_grad():
                    words.sub_(push)
            torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimiser.step()
            done, total = done + 1, total + loss.detach()
            if done % 4 == 0:
                with torch.no_grad():
                    keep = min(0.997, done / (done + 40))
                    torch._foreach_mul_(slow, keep)
                    torch._foreach_add_(slow, fast, alpha=1 - keep)
            if done % 500 == 0:
                print(f"epoch {epoch} step {done} loss {float(total) / 500:.3f} {time.time() - begun:.0f} s", flush=True)
                total.zero_()


def rows_of_heads(token_sizes, clause_sizes, labels):
    """What each row of the two head matrices says, by name: labels that come later move the others."""
    of_tokens = {"clause": ["out", "begin", "inside"], "span": labels["spans"], "ref": labels["refs"]}
    of_acts = {"tool": labels["tools"], "polarity": labels["polarity"], **{f"value {k}": v for k, v in labels["values"].items()}}
    named = lambda sizes, names: [(head, name) for head in sizes for name in names[head]]
    return {"tokens": named(token_sizes, of_tokens), "acts": named(clause_sizes, of_acts)}


def go_on(reader, before, labels_before):
    """
    From an earlier training. Layers that it lacked begin as its last one, without adding anything yet; labels that it lacked
    begin anew.
    """
    state = {name: value.float() for name, value in before.items()}
    old = rows_of_heads(labels_before["tokens"], labels_before["acts"], labels_before)
    new = rows_of_heads(reader.token_sizes, reader.clause_sizes, reader.labels.__dict__)
    for head in ("tokens", "acts"):
        place = {name: i for i, name in enumerate(old[head])}
        both = [(i, place[name]) for i, name in enumerate(new[head]) if name in place]
        for part in ("weight", "bias"):
            rows = reader.state_dict()[f"{head}.{part}"].clone()
            rows[[i for i, _ in both]] = state[f"{head}.{part}"][[i for _, i in both]]
            state[f"{head}.{part}"] = rows
    last = max(int(name.split(".")[3]) for name in state if name.startswith("bert.encoder.layer."))
    for name, value in reader.state_dict().items():
        if name not in state:
            own = ".".join([*name.split(".")[:3], str(last), *name.split(".")[4:]])
            state[name] = torch.zeros_like(value) if "output.dense" in name else state[own]
    reader.load_state_dict(state)


# Values that change how an answer is worded, not what is done.
SOFT = {"about", "reason", "options", "look"}


def frame(turn, calls, shared=()):
    """What a message means, in a form that can be compared."""
    text = lambda s: turn["message"][s[0]: s[1]].strip().lower()
    return sorted(
        (c["tool"], c.get("polarity", "do"), tuple(sorted((k, v.split(",")[0]) for k, v in c.get("values", {}).items() if k not in SOFT)),
         tuple(sorted((a["name"], text(a["span"]), a.get("ref", "name")) for a in [*c.get("spans", []), *shared])))
        for c in calls)


@torch.no_grad()
def score(reader, coder, turns, device):
    results = []
    for turn in turns:
        ids, types, words = coder.encode(turn)
        row, types = torch.tensor([ids], device=device), torch.tensor([types], device=device)
        states, logits = reader(row, types, torch.ones_like(row))
        tokens = {k: v[0].float().cpu() for k, v in reader.split_tokens(logits).items()}
        is_word = torch.zeros_like(row, dtype=torch.bool)
        is_word[0, [at for at, _, _ in words]] = True
        one = lambda x: torch.tensor([x], device=device)
        acts_of = lambda low, high: reader.of_clauses(pool(states, one(0), one(low), one(high), is_word))[0].float().cpu()
        calls = decode(reader, tokens, acts_of, turn, words)
        said, wanted = frame(turn, calls), frame(turn, turn["calls"])
        results.append({
            "id": turn["id"], "group": f"{turn['product']} {turn['language']}", "round": "round " + turn["set"].rstrip("0123456789").split("-")[1], "sure": min((c["p"] for c in calls), default=0.0),
            "tools": [x[:1] for x in said] == [x[:1] for x in wanted],
            "acts": [x[:2] for x in said] == [x[:2] for x in wanted],
            "values": [x[:3] for x in said] == [x[:3] for x in wanted],
            "frame": said == wanted, "message": turn["message"], "state": turn["state"], "said": said, "wanted": wanted,
        })
    return results


def summary(results):
    share = lambda rows, key: round(sum(r[key] for r in rows) / max(1, len(rows)), 3)
    table = {}
    for group in ["all", *sorted({r[key] for r in results for key in ("group", "round")})]:
        rows = [r for r in results if group in ("all", r["group"], r["round"])]
        sure = [r for r in rows if r["sure"] > 0.9]
        table[group] = {
            "turns": len(rows), **{k: share(rows, k) for k in ("tools", "acts", "values", "frame")},
            "sure": round(len(sure) / max(1, len(rows)), 3), "acts_when_sure": share(sure, "acts"), "frame_when_sure": share(sure, "frame"),
        }
    return table


def export(reader, folder):
    from onnxruntime.quantization import QuantType, quantize_dynamic

    reader = reader.cpu().float().eval()
    ids = torch.ones(1, 12, dtype=torch.long)
    axes = {name: {0: "b", 1: "n"} for name in ("ids", "types", "mask", "states", "tokens")}
    common = {"opset_version": 17, "dynamo": False}
    torch.onnx.export(reader, (ids, ids, torch.ones(1, 12)), f"{folder}/reader.f32", input_names=["ids", "types", "mask"],
                      output_names=["states", "tokens"], dynamic_axes=axes, **common)
    torch.onnx.export(ClauseHead(reader), (torch.ones(1, 3 * reader.bert.width),), f"{folder}/clause.f32",
                      input_names=["clauses"], output_names=["acts"], dynamic_axes={"clauses": {0: "c"}, "acts": {0: "c"}}, **common)
    for name in ("reader", "clause"):
        # A reduced range keeps processors with and without VNNI in agreement.
        quantize_dynamic(f"{folder}/{name}.f32", f"{folder}/{name}.onnx", weight_type=QuantType.QInt8, per_channel=True, reduce_range=True)
        os.remove(f"{folder}/{name}.f32")
        print(name, os.path.getsize(f"{folder}/{name}.onnx") / 1e6, "MB", flush=True)


def main():
    parser = argparse.ArgumentParser()
    for name, kind, default in (("body", str, ""), ("start", str, ""), ("labels", str, ""), ("layers", int, 4), ("scored", int, 1500), ("vocabulary", str, ""), ("prepared", str, ""), ("out", str, "out"), ("seconds", float, 220), ("steps", int, 0),
                                ("batch", int, 64), ("rate", float, 1.5e-4), ("seed", int, 0), ("drop", float, 0.15), ("agree", float, 0.0), ("attack", float, 0.0)):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    os.makedirs(args.out, exist_ok=True)
    prepared = json.load(open(f"{args.prepared}/prepared.json", encoding="utf8"))
    labels = Labels(**prepared["labels"])
    text = open(args.vocabulary, encoding="utf8").read()
    open(f"{args.out}/vocabulary.txt", "w", encoding="utf8").write(text)
    vocabulary = text.split("\n")[:-1]
    kinds = 2 + len(labels.known)
    body = Bert(len(vocabulary), layers=args.layers, drop=0.1, kinds=kinds) if args.start else read_body(args.body, len(vocabulary), 0.1, kinds)
    reader = Reader(body, labels, args.drop)
    if args.start:
        go_on(reader, torch.load(args.start), json.load(open(args.labels, encoding="utf8")))
    rows = Rows(args.prepared, device, args.seed)
    reader, steps = fit(reader, rows, args, device)
    torch.save({name: value.half().cpu() for name, value in reader.state_dict().items()}, f"{args.out}/reader.pt")
    held = [json.loads(line) for line in open(f"{args.prepared}/held.jsonl", encoding="utf8")]
    random.Random(1).shuffle(held)
    results = score(reader, Coder(vocabulary, labels), held[:args.scored], device)
    table = summary(results)
    print(json.dumps(table["all"]), flush=True)
    json.dump({"tokens": reader.token_sizes, "acts": reader.clause_sizes, **labels.__dict__}, open(f"{args.out}/labels.json", "w"), ensure_ascii=False)
    json.dump({"args": {**vars(args), "steps": steps}, "turns": prepared["train"], "scores": table, "held": [t["id"] for t in held]},
              open(f"{args.out}/scores.json", "w"), indent=1)
    with open(f"{args.out}/misses.jsonl", "w", encoding="utf8") as out:
        for r in results:
            if not r["frame"]:
                out.write(json.dumps(r, ensure_ascii=False) + "\n")
    export(reader, args.out)


if __name__ == "__main__":
    main()
