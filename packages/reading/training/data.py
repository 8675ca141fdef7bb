"""Reads what `generate/write.ts` wrote, and packs documents into flat batches."""
import os
import numpy as np
import torch
from model import LINE_PAD, LOOKS, PER_WORD, WORD_PAD


class Documents:
    def __init__(self, folder, device):
        parts = sorted(entry.path for entry in os.scandir(folder) if entry.is_dir()) or [folder]
        one = lambda part, name, kind: np.fromfile(os.path.join(part, name + ".bin"), kind)
        read = lambda name, kind: np.concatenate([one(part, name, kind) for part in parts])
        # Each part has a table of its own.
        tables = [one(part, "table", np.uint16).reshape(-1, PER_WORD) for part in parts]
        offsets = np.concatenate([[0], np.cumsum([len(table) for table in tables])])
        self.table = torch.from_numpy(np.concatenate(tables).astype(np.int32)).to(device)
        words = np.concatenate([one(part, "words", np.uint32) + np.uint32(offsets[at]) for at, part in enumerate(parts)])
        lengths, self.documents = read("lengths", np.uint8), read("documents", np.uint16)
        self.languages = read("languages", np.uint8)
        lengths = lengths.astype(np.int64)
        # A flat form with empty words behind each line, and empty lines behind each document.
        ends = np.cumsum(self.documents.astype(np.int64))
        n, lines = len(self.documents), len(lengths)
        document_of = np.repeat(np.arange(n), self.documents)
        line_at = np.arange(lines) + document_of * LINE_PAD
        self.total_lines = lines + n * LINE_PAD
        word_line = np.repeat(np.arange(lines), lengths)
        word_at = np.arange(len(words)) + word_line * WORD_PAD
        total_words = len(words) + lines * WORD_PAD
        full = lambda size, at, values, kind, empty=0: self._full(size, at, values, kind, empty)
        self.words = full(total_words, word_at, words, np.int32)
        self.places = full(total_words, word_at, read("places", np.uint8), np.uint8)
        self.tags = full(total_words, word_at, read("tags", np.uint8), np.uint8)
        self.real = full(total_words, word_at, np.ones(len(words)), np.uint8)
        line_of = np.repeat(line_at, lengths + WORD_PAD)
        self.line_of = line_of
        looks = read("looks", np.uint8).reshape(-1, LOOKS)
        self.looks = np.zeros((self.total_lines, LOOKS), np.uint8)
        self.looks[line_at] = looks
        self.sections = full(self.total_lines, line_at, read("sections", np.uint8), np.uint8)
        self.roles = full(self.total_lines, line_at, read("roles", np.uint8), np.uint8)
        self.line_real = full(self.total_lines, line_at, np.ones(lines), np.uint8)
        self.count = full(self.total_lines, line_at, np.maximum(lengths, 1), np.int32, 1)
        self.line_from = np.concatenate([[0], ends + np.arange(1, n + 1) * LINE_PAD])
        starts = np.concatenate([[0], np.cumsum(lengths + WORD_PAD)])
        self.word_from = starts[np.concatenate([[0], ends])]
        self.device = device

    @staticmethod
    def _full(size, at, values, kind, empty):
        out = np.full(size, empty, kind)
        out[at] = values
        return out

    def batch(self, chosen):
        put = lambda parts, kind: torch.from_numpy(np.concatenate(parts).astype(kind)).to(self.device, non_blocking=True)
        words = [slice(self.word_from[d], self.word_from[d + 1]) for d in chosen]
        lines = [slice(self.line_from[d], self.line_from[d + 1]) for d in chosen]
        shift, line_of, document_of = 0, [], []
        for index, d in enumerate(chosen):
            line_of.append(self.line_of[words[index]] - self.line_from[d] + shift)
            shift += lines[index].stop - lines[index].start
            document_of.append(np.full(lines[index].stop - lines[index].start, index))
        of = lambda source, slices, kind: put([source[s] for s in slices], kind)
        keys = of(self.words, words, np.int64)
        return {
            "ids": self.table[keys].long(),
            "places": of(self.places, words, np.int64),
            "tags": of(self.tags, words, np.int64),
            "real": of(self.real, words, np.float32),
            "line_of": put(line_of, np.int64),
            "looks": of(self.looks, lines, np.float32) / 255,
            "sections": of(self.sections, lines, np.int64),
            "roles": of(self.roles, lines, np.int64),
            "line_real": of(self.line_real, lines, np.float32),
            "count": of(self.count, lines, np.float32),
            "document_of": put(document_of, np.int64),
            "lines_in": put([[max(1, self.documents[d]) for d in chosen]], np.float32),
        }
