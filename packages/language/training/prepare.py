"""Reads the examples, holds voices out, varies the others and writes everything as numbers.

    python3 prepare.py --data ../data --vocabulary vocabulary.txt --out DIR [--variants 12] [--hold 0.08] [--workers 12] [--before manifest.json] [--twice career,guard]

Voices are held out as a whole: nobody is scored on somebody it was trained on.
"""
import argparse
import json
import multiprocessing
import os
import random

import numpy as np

from coder import Coder
from examples import Vary, in_points, marked, read_inventories, read_turns

LONGEST = 256
shared = {}


def split(turns: list[dict], hold: float, before: dict | None = None) -> tuple[list[dict], list[dict]]:
    """`before`: the manifest of weights to go on from. Voices that it held out stay so; of the others only new ones may be."""
    voice = lambda t: (t["product"], t["language"], t["voice"])
    again, learned = set(), set()
    if before:
        again = {voice(t) for t in turns if f"{t['product']} {t['voice']}" in set(before["held"])}
        learned = {voice(t) for t in turns if f"data/{t['product']}/{t['language_folder']}/{t['set']}.jsonl" in before["data"]} - again
    turns_to_split = [t for t in turns if voice(t) not in again | learned]
    train, held = hold_out(turns_to_split, hold, voice)
    return [t for t in turns if voice(t) in learned] + train, [t for t in turns if voice(t) in again] + held


def hold_out(turns: list[dict], hold: float, voice) -> tuple[list[dict], list[dict]]:
    voices = sorted({voice(t) for t in turns})
    random.Random(7).shuffle(voices)
    sizes, totals, held, taken = {}, {}, set(), {}
    for t in turns:
        sizes[voice(t)] = sizes.get(voice(t), 0) + 1
        totals[voice(t)[:2]] = totals.get(voice(t)[:2], 0) + 1
    for v in voices:
        # The older sets were worked on for years: they say nothing about strangers.
        if not v[2].startswith("older set") and taken.get(v[:2], 0) < hold * totals[v[:2]]:
            held.add(v)
            taken[v[:2]] = taken.get(v[:2], 0) + sizes[v]
    return [t for t in turns if voice(t) not in held], [t for t in turns if voice(t) in held]


def rows_of(part: range):
    coder, vary, train, variants = (shared[k] for k in ("coder", "vary", "train", "variants"))
    rows = []
    for i in part:
        for k in range(variants):
            chance = random.Random(f"{i} {k}")
            rows.append(coder.label(vary(train[i], chance), chance))
    return pack(rows)


def pack(rows):
    ids, labels = np.zeros((len(rows), LONGEST), np.uint16), np.full((3, len(rows), LONGEST), -100, np.int16)
    types = np.zeros((len(rows), LONGEST), np.uint8)
    lengths, clauses = [], []
    for r, (row, kinds, labelled, found) in enumerate(rows):
        n = min(len(row), LONGEST)
        ids[r, :n], types[r, :n] = row[:n], kinds[:n]
        for i in range(3):
            labels[i, r, :n] = labelled[i][:n]
        lengths.append(n)
        clauses += [[r, low, high, *acts] for low, high, acts in found]
    return ids, labels, np.array(lengths, np.int32), types, np.array(clauses, np.int32)


def main():
    parser = argparse.ArgumentParser()
    for name, kind, default in (("data", str, "../data"), ("vocabulary", str, ""), ("out", str, "out"), ("variants", int, 12), ("hold", float, 0.08),
                                ("workers", int, 12), ("part", float, 1.0), ("before", str, ""), ("twice", str, "")):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    inventories, labels = read_inventories(args.data)
    turns = [in_points(turn) for turn in read_turns(args.data, inventories)]
    before = json.load(open(args.before, encoding="utf8")) if args.before else None
    train, held = split(turns, args.hold, before)
    held = [marked(turn, random.Random(turn["id"])) for turn in held]
    if args.part < 1:
        train = random.Random(1).sample(train, int(args.part * len(train)))
    train += [turn for turn in train if turn["product"] in args.twice.split(",")]  # small products would drown
    vocabulary = open(args.vocabulary, encoding="utf8").read().split("\n")[:-1]
    shared.update(coder=Coder(vocabulary, labels, LONGEST), vary=Vary(train), train=train, variants=args.variants)
    step = -(-len(train) // (args.workers * 4))
    parts = [range(i, min(i + step, len(train))) for i in range(0, len(train), step)]
    with multiprocessing.get_context("fork").Pool(args.workers) as workers:
        packed = workers.map(rows_of, parts, chunksize=1)
    base, clauses = 0, []
    for ids, _, _, _, found in packed:
        found[:, 0] += base
        clauses.append(found)
        base += len(ids)
    np.savez(f"{args.out}/rows.npz", ids=np.concatenate([p[0] for p in packed]), labels=np.concatenate([p[1] for p in packed], 1),
             lengths=np.concatenate([p[2] for p in packed]), types=np.concatenate([p[3] for p in packed]),
             clauses=np.concatenate(clauses), variants=args.variants)
    with open(f"{args.out}/held.jsonl", "w", encoding="utf8") as out:
        for turn in held:
            out.write(json.dumps(turn, ensure_ascii=False) + "\n")
    json.dump({"data": args.data, "labels": labels.__dict__, "train": len(train), "held": len(held)}, open(f"{args.out}/prepared.json", "w"), ensure_ascii=False)
    print(f"{len(train)} turns to learn from, {len(held)} held out, {len(labels.tools)} tools, {base} rows", flush=True)


if __name__ == "__main__":
    main()
