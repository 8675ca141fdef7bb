"""Turns public requests with intents and slots into numbers for `pretrain.py`.

    python3 intents.py --vocabulary vocabulary.txt --out intents.npz REQUESTS.jsonl

A line is {"text", "source", "intent", "slots": [{"name", "start", "end"}], "context"}.
"""
import argparse
import json
from collections import Counter

import numpy as np

from pieces import Pieces

LONGEST, RARE = 80, 50


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--vocabulary")
    parser.add_argument("--out")
    parser.add_argument("requests")
    args = parser.parse_args()
    requests = [json.loads(line) for line in open(args.requests, encoding="utf8")]
    count = Counter(f"{r['source']} {r['intent']}" for r in requests if r["intent"])
    count.update(f"{r['source']} slot {s['name']}" for r in requests for s in r["slots"])
    intents = {name: i for i, name in enumerate(sorted(n for n, c in count.items() if c >= RARE and " slot " not in n))}
    # What is rare is still a slot.
    slots = {name: i for i, name in enumerate(["rare", *sorted(n for n, c in count.items() if c >= RARE and " slot " in n)])}
    pieces = Pieces(open(args.vocabulary, encoding="utf8").read().split("\n")[:-1])
    cls, sep = pieces.index["[CLS]"], pieces.index["[SEP]"]
    all_ids, all_labels, starts, lengths, wanted = [], [], [], [], []
    for r in requests:
        context = pieces.ids(r["context"] or "")[-30:]
        said = pieces.encode(r["text"])[: LONGEST - 3 - len(context)]
        labels = [0 if begins else -100 for _, _, _, begins in said]
        for slot in r["slots"]:
            label = 1 + 2 * slots.get(f"{r['source']} slot {slot['name']}", 0)
            inside = [i for i, (_, a, b, begins) in enumerate(said) if begins and slot["start"] <= a and a < slot["end"]]
            for n, i in enumerate(inside):
                labels[i] = label + (n > 0)
        ids = [cls, *context, sep, *(piece for piece, _, _, _ in said), sep]
        all_ids += ids
        all_labels += [-100] * (len(context) + 2) + labels + [-100]
        starts.append(len(context) + 2)
        lengths.append(len(ids))
        wanted.append(intents.get(f"{r['source']} {r['intent']}", -100))
    np.savez(args.out, ids=np.array(all_ids, np.uint16), labels=np.array(all_labels, np.int16), starts=np.array(starts, np.uint8),
             lengths=np.array(lengths, np.uint8), intents=np.array(wanted, np.int16), sizes=np.array([1 + 2 * len(slots), len(intents)]))
    print(len(requests), "requests", len(all_ids), "tokens", len(intents), "intents", len(slots), "slots")


main()
