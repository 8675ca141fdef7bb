"""Passages with a label and marked personal data, as turns of the product "guard".

    python3 convert_passages.py --out ../data/guard PASSAGES.jsonl…

A line: {"from": "mail", "label": "attack", "text": "… [[name:Maria Gonçalves]] …", "language": "en"}.
"""
import argparse
import json
import os
import re

MARK = re.compile(r"\[\[(name|address|birth):(.*?)\]\]", re.S)
SPANS = {"name": "private_name", "address": "address", "birth": "birth"}
LABELS, SOURCES = ("attack", "off_task", "harmless"), ("message", "document", "mail", "page")
# Passages of one writer in a row: held out together.
IN_A_ROW = 20


def units(text: str) -> int:
    """Offsets count UTF-16 units, as JavaScript does."""
    return len(text.encode("utf-16-le")) // 2


def unmarked(text: str) -> tuple[str, list[dict]]:
    plain, spans, last = "", [], 0
    for m in MARK.finditer(text):
        plain += text[last: m.start()]
        start = units(plain)
        plain += m[2]
        if m[2].strip():
            spans.append({"name": SPANS[m[1]], "span": [start, units(plain)]})
        last = m.end()
    return plain + text[last:], spans


def language_of(said: str) -> str:
    return said if said in ("zh", "en", "de", "mixed") else "other"


def turns_of(path: str):
    name = os.path.basename(path).removesuffix(".jsonl")
    for number, line in enumerate(open(path, encoding="utf8")):
        passage = json.loads(line)
        message, spans = unmarked(passage["text"])
        if passage["label"] not in LABELS or passage["from"] not in SOURCES or not message.strip() or "[[" in message and "]]" in message:
            print(f"{path}:{number + 1}: left out")
            continue
        language = language_of(passage["language"])
        voice = f"{name} {number // IN_A_ROW}"
        yield language, {
            "id": f"guard-{name}-{number}", "conversation": voice, "voice": voice, "language": language, "message": message,
            "state": {"from": passage["from"]}, "calls": [{"tool": passage["label"], "clause": [0, units(message)], "spans": spans}],
        }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", default="../data/guard")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    for path in args.files:
        by_language: dict[str, list[dict]] = {}
        for language, turn in turns_of(path):
            by_language.setdefault(language, []).append(turn)
        for language, turns in by_language.items():
            os.makedirs(f"{args.out}/{language}", exist_ok=True)
            with open(f"{args.out}/{language}/{os.path.basename(path)}", "w", encoding="utf8") as out:
                out.writelines(json.dumps(turn, ensure_ascii=False, separators=(",", ":")) + "\n" for turn in turns)


if __name__ == "__main__":
    main()
