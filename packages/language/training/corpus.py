"""Turns plain text, a sentence or paragraph a line, into token ids for `pretrain.py`.

    python3 corpus.py --vocabulary vocabulary.txt --out corpus.npy TEXT...
"""
import argparse

import numpy as np

from pieces import Pieces


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--vocabulary")
    parser.add_argument("--out")
    parser.add_argument("texts", nargs="+")
    args = parser.parse_args()
    pieces = Pieces(open(args.vocabulary, encoding="utf8").read().split("\n")[:-1])
    end, parts, count = pieces.index["[SEP]"], [], 0
    for path in args.texts:
        for line in open(path, encoding="utf8", errors="ignore"):
            ids = pieces.ids(line[:2000])
            # Lines of other scripts say nothing to this vocabulary.
            if 2 < len(ids) and ids.count(pieces.unknown) < 0.1 * len(ids):
                parts.append(np.array([*ids, end], dtype=np.uint16))
                count += len(ids) + 1
    np.save(args.out, np.concatenate(parts))
    print(count, "tokens,", len(parts), "lines")


main()
