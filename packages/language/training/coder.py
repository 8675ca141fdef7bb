"""Turns into token ids and labels. Labels stand at the first piece of each word."""
import random

from examples import IGNORED, Labels, spans_of, state_text
from pieces import Pieces


class Coder:
    def __init__(self, vocabulary: list[str], labels: Labels, longest=256):
        self.pieces, self.labels, self.longest = Pieces(vocabulary), labels, longest
        self.cls, self.sep, self.mask = (self.pieces.index[t] for t in ("[CLS]", "[SEP]", "[MASK]"))
        index = lambda names: {name: i for i, name in enumerate(names)}
        self.tool, self.polarity = index(labels.tools), index(labels.polarity)
        self.span, self.ref = index(labels.spans), index(labels.refs)
        self.heads = {name: i for i, name in enumerate(["tool", "polarity", *(f"value {k}" for k in labels.values)])}
        self.value = {k: index(v) for k, v in labels.values.items()}
        # What a token is: 0 of the state, 1 of the message, from 2 on the kind of thing on record that it names.
        self.known = {name: 2 + i for i, name in enumerate(labels.known)}

    def encode(self, turn: dict):
        """Ids, what each token is, and (place, start, end) of each word of the message."""
        context = self.pieces.ids(state_text(turn["product"], turn["state"], turn["keys"]))[:48]
        room, start = self.longest - 3 - len(context), len(context) + 2
        ids, types, words = [], [], []
        known = [(*k["span"], self.known[f"{turn['product']}.{k['kind']}"]) for k in turn.get("known", [])]
        for i, (piece, a, b, begins) in enumerate(self.pieces.encode(turn["message"])[:room]):
            ids.append(piece)
            types.append(next((kind for s, e, kind in known if s < b and a < e), 1))
            if begins:
                words.append([start + i, a, b])
            else:
                words[-1][2] = b
        return [self.cls, *context, self.sep, *ids, self.sep], [*[0] * start, *types, 1], words

    def label(self, turn: dict, noise: random.Random | None = None):
        """Ids, what they are, labels [clause, span, ref], and (first place, last place, acts) of each clause."""
        ids, types, words = self.encode(turn)
        product = turn["product"]
        clause, span, ref = ([IGNORED] * len(ids) for _ in range(3))
        for at, _, _ in words:
            clause[at] = span[at] = 0
        clauses = []
        for call in turn["calls"]:
            s, e = call["clause"]
            own = [at for at, a, b in words if s <= a and b <= e]
            if not own:
                continue
            for at in own:
                clause[at] = 2
            clause[own[0]] = 1
            tool = f"{product}.{call['tool']}"
            acts = [IGNORED] * len(self.heads)
            acts[0], acts[1] = self.tool[tool], self.polarity[call.get("polarity", "do")]
            for argument in self.labels.arguments[tool]:
                value = call.get("values", {}).get(argument, "none").split(",")[0]
                acts[self.heads[f"value {product}.{argument}"]] = self.value[f"{product}.{argument}"].get(value, IGNORED)
            if noise and len(own) > 3 and noise.random() < 0.2:
                own = own[1:] if noise.random() < 0.5 else own[:-1]
            clauses.append((own[0], own[-1], acts))
        for argument in spans_of(turn):
            s, e = argument["span"]
            for i, at in enumerate(at for at, a, b in words if s <= a and b <= e):
                span[at] = self.span[("I-" if i else "B-") + argument["name"]]
                ref[at] = self.ref[argument.get("ref", "name")]
        if noise:
            for at, _, _ in words:
                if span[at] == 0 and noise.random() < 0.08:
                    ids[at] = self.mask
        return ids, types, (clause, span, ref), clauses
