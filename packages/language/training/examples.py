"""Labelled turns: read, varied, and turned into token labels."""
import glob
import json
import os
import random
import re
from dataclasses import dataclass, field

IGNORED = -100


@dataclass
class Labels:
    """The label spaces of all heads, derived from the products' inventories."""
    tools: list[str] = field(default_factory=list)
    polarity: list[str] = field(default_factory=lambda: ["do", "dont", "ask", "suppose", "takeback"])
    refs: list[str] = field(default_factory=lambda: ["name", "ordinal", "pronoun", "description", "all", "rest", "except"])
    spans: list[str] = field(default_factory=lambda: ["O"])
    # "recruiter.purpose" -> ["none", "outreach", …]
    values: dict[str, list[str]] = field(default_factory=dict)
    # "recruiter.write_mail" -> ["purpose"]
    arguments: dict[str, list[str]] = field(default_factory=dict)
    # What words of a message can name: "recruiter.person"
    known: list[str] = field(default_factory=list)


def read_inventories(data: str) -> tuple[dict, Labels]:
    inventories, labels = {}, Labels()
    for path in sorted(glob.glob(f"{data}/*/tools.json")):
        inventory = json.load(open(path, encoding="utf8"))
        product = inventory["product"]
        inventories[product] = inventory
        labels.known += [f"{product}.{kind}" for kind in inventory["known"]]
        for tool, entry in inventory["tools"].items():
            labels.tools.append(f"{product}.{tool}")
            labels.arguments[f"{product}.{tool}"] = [a for a, v in entry.get("values", {}).items() if v != "tools"]
            for argument, allowed in entry.get("values", {}).items():
                if allowed == "tools":
                    continue
                known = labels.values.setdefault(f"{product}.{argument}", ["none"])
                known += [v for v in (inventory["field"] if allowed == "field" else allowed) if v not in known]
            for name in entry["spans"]:
                if f"B-{name}" not in labels.spans:
                    labels.spans += [f"B-{name}", f"I-{name}"]
    return inventories, labels


def state_text(product: str, state: dict, keys: list[str]) -> str:
    """What the reader sees of a conversation's state: kinds and counts, no names."""
    parts = [product]
    for key in keys:
        if key not in state:
            continue
        value = state[key]
        if key in ("list", "options"):
            kind, _, items = value.partition(":")
            parts.append(f"{key} {kind} {len(items.split('|')) if items else 0}")
        elif key in ("last", "question", "pending", "stage", "undo", "section", "field", "page", "from"):
            parts.append(f"{key} {value}")
        else:
            parts.append(key)
    return re.sub(r"[_:|,]+", " ", " ; ".join(parts)).lower()


def read_turns(data: str, inventories: dict) -> list[dict]:
    turns = []
    for path in sorted(glob.glob(f"{data}/*/*/*.jsonl")):
        product, folder, name = path.split(os.sep)[-3:]
        for line in open(path, encoding="utf8"):
            turn = json.loads(line)
            turn["product"], turn["language_folder"], turn["set"] = product, folder, name.removesuffix(".jsonl")
            turn["keys"] = inventories[product]["state"]
            turns.append(turn)
    return turns


# What the person's words mean rarely depends on these; a product has more of them than the examples say.
MINOR = ("person", "job", "draft", "interview", "page", "undo", "section", "entry", "resume", "facts", "plan", "chosen")
JOINS = {"zh": ["，", "，然后", "，顺便", "。", "；", "，再", "，另外"], "en": [" and ", ", and ", ". ", ", then ", "; also ", " & ", ". also ", ", ", " then ", " and then "],
         "de": [" und ", ", und ", ". ", ", dann "]}
# Passages of a document or mail that stand together.
BREAKS = ["\n", "\n\n", " ", "\n- "]


class Vary:
    """
    Other names, companies and titles in the places of the ones that were written, typing mistakes, states that say less, and
    two messages made one.
    """

    NAMED = ("who", "with", "job", "title", "company", "school", "position", "place", "major", "entry", "private_name", "address", "birth")

    def __init__(self, turns: list[dict]):
        self.pool: dict[tuple[str, str], list[str]] = {}
        self.single: dict[tuple[str, str], list[dict]] = {}
        self.passages: dict[tuple[str, str], list[dict]] = {}
        for turn in turns:
            if turn["product"] == "guard" and len(turn["message"]) < 400:
                self.passages.setdefault((turn["language"], turn["state"]["from"]), []).append(turn)
            plain = len(turn["calls"]) == 1 and turn["calls"][0]["tool"] not in ("talk", "ask", "answer_pending", "cannot", "refuse")
            if plain and turn["calls"][0].get("polarity", "do") == "do" and not turn["state"] and len(turn["message"]) < 90:
                self.single.setdefault((turn["language"], turn["product"]), []).append(turn)
            for a in spans_of(turn):
                if a["name"] in self.NAMED and a.get("ref", "name") == "name":
                    text = turn["message"][a["span"][0]: a["span"][1]]
                    self.pool.setdefault((turn["language"], turn["product"] + a["name"]), []).append(text)

    def __call__(self, turn: dict, r: random.Random) -> dict:
        return marked(self.varied(turn, r), r)

    def varied(self, turn: dict, r: random.Random) -> dict:
        if turn["product"] == "guard":
            turn = cut_out(turn, r) if r.random() < 0.4 else turn
            turn = self.among_others(turn, r) if r.random() < 0.45 else turn
        elif r.random() < 0.12:
            turn = self.joined(turn, r)
            turn = self.joined(turn, r) if r.random() < 0.3 else turn
        if turn["state"]:
            kept = {k: v for k, v in turn["state"].items() if k not in MINOR or r.random() > 0.15}
            turn = {**turn, "state": kept}
        message = turn["message"]
        edits = []
        for a in spans_of(turn):
            pool = self.pool.get((turn["language"], turn["product"] + a["name"]))
            if pool and a.get("ref", "name") == "name" and r.random() < 0.35:
                edits.append((*a["span"], r.choice(pool)))
        taken = [tuple(a["span"]) for a in spans_of(turn)]
        free = lambda i: not any(s - 1 <= i <= e for s, e in taken)
        if r.random() < 0.12 and len(message) > 12:
            at = r.randrange(1, len(message) - 1)
            if message[at].isascii() and message[at].isalpha() and free(at):
                edits.append((at, at + 1, r.choice(["", message[at] * 2])))
        if r.random() < 0.1:
            for m in re.finditer(r"[,，。.!！?？]$", message):
                if free(m.start()):
                    edits.append((m.start(), m.end(), ""))
        return replaced(turn, edits) if edits else turn

    def among_others(self, turn: dict, r: random.Random) -> dict:
        """A passage before or behind another one of the same kind of text."""
        others = self.passages.get((turn["language"], turn["state"]["from"]))
        if not others or len(turn["message"]) > 400:
            return turn
        other = r.choice(others)
        first, second = (turn, other) if r.random() < 0.5 else (other, turn)
        start = len(first["message"]) + len(between := r.choice(BREAKS))
        return {**turn, "message": first["message"] + between + second["message"], "calls": [*first["calls"], *shifted(second["calls"], start)]}

    def joined(self, turn: dict, r: random.Random) -> dict:
        others = self.single.get((turn["language"], turn["product"]))
        joins = JOINS.get(turn["language"])
        calls = turn["calls"]
        if not others or not joins or len(calls) > 2 or len(turn["message"]) > 120 or calls[0]["tool"] in ("talk", "ask", "cannot", "refuse"):
            return turn
        other = r.choice(others)
        first = turn["message"].rstrip(" ,，。.!！?？;；")
        if any(call["clause"][1] > len(first) for call in calls):
            calls = [{**call, "clause": [call["clause"][0], min(call["clause"][1], len(first))]} for call in calls]
        if any(a["span"][1] > len(first) for a in spans_of(turn)):
            return turn
        start = len(first) + len(join := r.choice(joins))
        shift = lambda span: [span[0] + start, span[1] + start]
        moved = shifted(other["calls"], start)
        known = {}
        if "known" in turn or "known" in other:
            own = [k for k in marked(turn, r)["known"] if k["span"][1] <= len(first)]
            known["known"] = own + [{**k, "span": shift(k["span"])} for k in marked(other, r)["known"]]
        return {**turn, "message": first + join + other["message"], "calls": [*calls, *moved], **known}


SENTENCE_ENDS = re.compile(r"(?<=[.!?;])\s+|(?<=[。！？；])|\n+")


def cut_out(turn: dict, r: random.Random) -> dict:
    """One part of a passage alone: an order whole, of harmless words some sentences in a row."""
    call = r.choice(turn["calls"])
    start, end = call["clause"]
    if call["tool"] == "harmless":
        text = turn["message"][start:end]
        ends = sorted({0, len(text), *(m.end() for m in SENTENCE_ENDS.finditer(text))})
        first = r.randrange(len(ends) - 1)
        last = r.randrange(first + 1, len(ends))
        start, end = start + ends[first], start + ends[last]
    message = turn["message"][start:end]
    if not message.strip():
        return turn
    kept = [a for a in call.get("spans", []) if start <= a["span"][0] and a["span"][1] <= end]
    return {**turn, "message": message, "calls": shifted([{**call, "clause": [start, end], "spans": kept}], -start)}


def shifted(calls: list[dict], by: int) -> list[dict]:
    shift = lambda span: [span[0] + by, span[1] + by]
    return [{**c, "clause": shift(c["clause"]), "spans": [{**a, "span": shift(a["span"])} for a in c.get("spans", [])]} for c in calls]


# Arguments that mostly name something on record: (product, argument) -> kind. None: where the call's section says.
ON_RECORD = {
    ("resume", "entry"): None, ("resume", "anchor"): None, ("resume", "old"): None, ("resume", "line"): "lines", ("resume", "skill"): "skills",
    ("resume", "link"): "basic", ("recruiter", "who"): "person", ("recruiter", "job"): "job", ("career", "option"): "occupation", ("career", "item"): "item",
}
# Here they are new.
NEW = {"add", "paste", "import_people", "create_job", "note_fact", "weigh"}
SECTIONS = ("basic", "education", "work", "projects", "skills", "other")


def kind_of(product: str, call: dict, argument: dict) -> str | None:
    if (product, argument["name"]) not in ON_RECORD or argument.get("ref", "name") != "name":
        return None
    kind = ON_RECORD[product, argument["name"]]
    if kind is None:
        section = call.get("values", {}).get("section", "")
        kind = section if section in SECTIONS else "lines" if call["tool"] == "replace" else "work"
    return kind


def marked(turn: dict, r: random.Random) -> dict:
    """The turn with words that name something on record: those that are known, or what would be if it were a real one."""
    if "known" in turn:
        return {**turn, "known": [k for k in turn["known"] if r.random() > 0.08]}
    known = []
    if r.random() < 0.8:
        calls = [(call, a) for call in turn["calls"] for a in call.get("spans", [])]
        for call, a in calls + [(turn["calls"][0], a) for a in turn.get("shared", [])]:
            kind, (s, e) = kind_of(turn["product"], call, a), a["span"]
            if kind and r.random() < (0.1 if call["tool"] in NEW else 0.88):
                words = list(re.finditer(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+", turn["message"][s:e]))
                if len(words) > 2 and r.random() < 0.3:  # people say only a part of a name, and around it other words
                    first = r.randrange(len(words) - 1)
                    last = r.randrange(first + 1, len(words))
                    s, e = s + words[first].start(), s + words[last].end()
                known.append({"kind": kind, "span": [s, e]})
        kinds = [kind for (product, _), kind in ON_RECORD.items() if product == turn["product"] and kind] + list(SECTIONS) * (turn["product"] == "resume")
        for m in re.finditer(r"[\u3400-\u9fff]{2}|[A-Za-z]{3,}|\d{2,}", turn["message"]):
            if kinds and r.random() < 0.02 and not any(s < m.end() and m.start() < e for s, e in (k["span"] for k in known)):
                known.append({"kind": r.choice(kinds), "span": [m.start(), m.end()]})
    return {**turn, "known": known}


def spans_of(turn: dict) -> list[dict]:
    return [a for call in turn["calls"] for a in call.get("spans", [])] + turn.get("shared", [])


def replaced(turn: dict, edits: list[tuple[int, int, str]]) -> dict:
    """The turn with pieces of its message exchanged and all offsets moved."""
    edits = sorted({e[:2]: e for e in edits}.values())
    message, out, last = turn["message"], "", 0
    for start, end, text in edits:
        if start < last:
            return turn
        out += message[last:start] + text
        last = end
    out += message[last:]

    def move(at: int, is_end: bool) -> int:
        shift = 0
        for start, end, text in edits:
            if end < at or (end == at and (is_end or start < at)):
                shift += len(text) - (end - start)
        return at + shift

    def moved(span):
        return [move(span[0], False), move(span[1], True)]

    arguments = lambda items: [{**a, "span": moved(a["span"])} for a in items]
    calls = [{**c, "clause": moved(c["clause"]), "spans": arguments(c.get("spans", []))} for c in turn["calls"]]
    result = {**turn, "message": out, "calls": calls, "shared": arguments(turn.get("shared", []))}
    fits = lambda span: 0 <= span[0] < span[1] <= len(out)
    if "known" in turn:
        result["known"] = [k for k in arguments(turn["known"]) if fits(k["span"])]
    sound = all(map(fits, [a["span"] for a in spans_of(result)] + [c["clause"] for c in calls]))
    return result if sound else turn


def utf16_to_points(text: str, at: int) -> int:
    """Offsets of the data count UTF-16 units, as JavaScript does; Python counts code points."""
    return len(text.encode("utf-16-le")[: 2 * at].decode("utf-16-le", "ignore"))


def in_points(turn: dict) -> dict:
    if all(ord(c) < 0x10000 for c in turn["message"]):
        return turn
    fix = lambda span: [utf16_to_points(turn["message"], at) for at in span]
    arguments = lambda items: [{**a, "span": fix(a["span"])} for a in items]
    calls = [{**c, "clause": fix(c["clause"]), "spans": arguments(c.get("spans", []))} for c in turn["calls"]]
    known = {"known": arguments(turn["known"])} if "known" in turn else {}
    return {**turn, "calls": calls, "shared": arguments(turn.get("shared", [])), **known}
