"""The network: one encoder; for each word whether a clause or an argument begins there; for each clause what it does."""
import random

import torch

from examples import IGNORED, Labels, spans_of


class Reader(torch.nn.Module):
    def __init__(self, bert, labels: Labels, drop=0.15):
        super().__init__()
        self.bert, self.labels = bert, labels
        width = bert.config.hidden_size
        self.token_sizes = {"clause": 3, "span": len(labels.spans), "ref": len(labels.refs)}
        self.clause_sizes = {
            "tool": len(labels.tools), "polarity": len(labels.polarity),
            **{f"value {k}": len(v) for k, v in labels.values.items()},
        }
        self.drop = torch.nn.Dropout(drop)
        self.tokens = torch.nn.Linear(width, sum(self.token_sizes.values()))
        # A clause is the mean of its words, its first word, and the whole message as the encoder sums it up.
        self.mix = torch.nn.Linear(3 * width, width)
        self.acts = torch.nn.Linear(width, sum(self.clause_sizes.values()))

    def encode(self, ids, types, mask):
        return self.bert(input_ids=ids, token_type_ids=types, attention_mask=mask).last_hidden_state

    def forward(self, ids, types, mask):
        states = self.encode(ids, types, mask)
        return states, self.tokens(self.drop(states))

    def of_clauses(self, pooled):
        return self.acts(self.drop(torch.nn.functional.gelu(self.mix(self.drop(pooled)))))

    def split_tokens(self, logits):
        return dict(zip(self.token_sizes, logits.split(list(self.token_sizes.values()), -1)))

    def split_acts(self, logits):
        return dict(zip(self.clause_sizes, logits.split(list(self.clause_sizes.values()), -1)))


class ClauseHead(torch.nn.Module):
    """Only for the export: pooled clauses in, logits of what they do out."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, pooled):
        return self.reader.of_clauses(pooled)


def pool(states, clauses):
    """`clauses`: for each, its row and the places of its words."""
    device = states.device
    flat = [(row, at, i) for i, (row, words) in enumerate(clauses) for at in words]
    rows, places, owners = (torch.tensor(x, device=device) for x in zip(*flat))
    first_rows = torch.tensor([row for row, _ in clauses], device=device)
    first_places = torch.tensor([words[0] for _, words in clauses], device=device)
    total = torch.zeros(len(clauses), states.shape[-1], device=device, dtype=states.dtype)
    total = total.index_add(0, owners, states[rows, places])
    count = torch.tensor([len(words) for _, words in clauses], device=device, dtype=states.dtype)[:, None]
    return torch.cat([total / count, states[first_rows, first_places], states[first_rows, 0]], -1)


class Coder:
    """Turns a turn into token ids and labels. Labels stand at the first piece of each word."""

    def __init__(self, tokenizer, labels: Labels, longest=256):
        self.tokenizer, self.labels, self.longest = tokenizer, labels, longest
        self.cls, self.sep, self.mask = (tokenizer.token_to_id(t) for t in ("[CLS]", "[SEP]", "[MASK]"))
        index = lambda names: {name: i for i, name in enumerate(names)}
        self.tool, self.polarity = index(labels.tools), index(labels.polarity)
        self.span, self.ref = index(labels.spans), index(labels.refs)
        self.value = {k: index(v) for k, v in labels.values.items()}

    def encode(self, turn: dict):
        """Ids, where the message begins, and (place, start, end) of each of its words."""
        context = self.tokenizer.encode(turn["context"], add_special_tokens=False).ids[:48]
        said = self.tokenizer.encode(turn["message"].lower(), add_special_tokens=False)
        room = self.longest - 3 - len(context)
        start = len(context) + 2
        words = []
        for i, ((a, b), token) in enumerate(zip(said.offsets[:room], said.tokens)):
            if token.startswith("##") and words:
                words[-1][2] = b
            else:
                words.append([start + i, a, b])
        return [self.cls, *context, self.sep, *said.ids[:room], self.sep], start, words

    def label(self, turn: dict, noise: random.Random | None = None):
        ids, start, words = self.encode(turn)
        n, product = len(ids), turn["product"]
        y = {name: [IGNORED] * n for name in ("clause", "span", "ref")}
        for at, _, _ in words:
            y["clause"][at] = y["span"][at] = 0
        clauses = []
        for call in turn["calls"]:
            s, e = call["clause"]
            own = [at for at, a, b in words if s <= a and b <= e]
            if not own:
                continue
            y["clause"][own[0]] = 1
            for at in own[1:]:
                y["clause"][at] = 2
            tool = f"{product}.{call['tool']}"
            acts = {"tool": self.tool[tool], "polarity": self.polarity[call.get("polarity", "do")]}
            for argument in self.labels.arguments[tool]:
                known = self.value[f"{product}.{argument}"]
                value = call.get("values", {}).get(argument, "none").split(",")[0]
                acts[f"value {product}.{argument}"] = known.get(value, IGNORED)
            if noise and len(own) > 3 and noise.random() < 0.2:
                own = own[1:] if noise.random() < 0.5 else own[:-1]
            clauses.append((own, acts))
        for span in spans_of(turn):
            s, e = span["span"]
            for i, at in enumerate(at for at, a, b in words if s <= a and b <= e):
                y["span"][at] = self.span[("I-" if i else "B-") + span["name"]]
                y["ref"][at] = self.ref[span.get("ref", "name")]
        if noise:
            for at, _, _ in words:
                if y["span"][at] == 0 and noise.random() < 0.08:
                    ids[at] = self.mask
        return ids, start, y, clauses


def collate(rows, device):
    longest = max(len(row[0]) for row in rows)
    ids = torch.zeros(len(rows), longest, dtype=torch.long)
    types, mask = torch.zeros_like(ids), torch.zeros(len(rows), longest)
    y = {name: torch.full((len(rows), longest), IGNORED) for name in rows[0][2]}
    for i, (row, start, labels, _) in enumerate(rows):
        ids[i, : len(row)] = torch.tensor(row)
        types[i, start: len(row)] = 1
        mask[i, : len(row)] = 1
        for name, values in labels.items():
            y[name][i, : len(row)] = torch.tensor(values)
    return ids.to(device), types.to(device), mask.to(device), {k: v.to(device) for k, v in y.items()}


WEIGHTS = {"clause": 1.0, "span": 2.0, "ref": 0.3, "tool": 1.5, "polarity": 0.7}


def cross(logits, wanted):
    return torch.nn.functional.cross_entropy(logits, wanted, ignore_index=IGNORED, label_smoothing=0.03)


def loss_of(reader, states, tokens, y, rows):
    total = sum(WEIGHTS[name] * cross(logits.flatten(0, 1), y[name].flatten())
                for name, logits in reader.split_tokens(tokens).items() if (y[name] != IGNORED).any())
    clauses = [(row, own, acts) for row, (_, _, _, found) in enumerate(rows) for own, acts in found]
    logits = reader.of_clauses(pool(states, [(row, own) for row, own, _ in clauses]))
    for name, part in reader.split_acts(logits.float()).items():
        wanted = torch.tensor([acts.get(name, IGNORED) for _, _, acts in clauses], device=part.device)
        if (wanted != IGNORED).any():
            total = total + WEIGHTS.get(name, 0.4) * cross(part, wanted)
    return total


def decode(reader: Reader, states, tokens: dict, row: int, turn: dict, words) -> list[dict]:
    """The calls of one message, with the probability of each."""
    labels, product = reader.labels, turn["product"]
    places = [at for at, _, _ in words]
    tags = tokens["clause"][row, places].argmax(-1).tolist()
    clauses, inside = [], False
    for i, tag in enumerate(tags):
        if tag == 1 or (tag == 2 and not inside):
            clauses.append([i, i + 1])
        elif tag == 2:
            clauses[-1][1] = i + 1
        inside = tag > 0
    if not clauses and words:
        clauses = [[0, len(words)]]
    mine = torch.tensor([t.startswith(product + ".") for t in labels.tools])
    spans = decode_spans(tokens, row, words, labels)
    calls = []
    for s, e in clauses:
        acts = reader.split_acts(reader.of_clauses(pool(states, [(row, places[s:e])]))[0].float().cpu())
        tool = acts["tool"].masked_fill(~mine, -1e9).softmax(-1)
        name = labels.tools[int(tool.argmax())]
        polarity = acts["polarity"].softmax(-1)
        values, sure = {}, float(tool.max()) * float(polarity.max())
        for argument in labels.arguments[name]:
            known = labels.values[f"{product}.{argument}"]
            p = acts[f"value {product}.{argument}"].softmax(-1)
            if int(p.argmax()) > 0:
                values[argument] = known[int(p.argmax())]
        first, last = words[s][1], words[e - 1][2]
        own = [x for x in spans if x["span"][0] >= first and x["span"][1] <= last]
        calls.append({
            "tool": name.split(".", 1)[1], "polarity": labels.polarity[int(polarity.argmax())], "values": values,
            "spans": own, "clause": [first, last], "p": sure,
        })
    return calls


def decode_spans(tokens, row, words, labels):
    places = [at for at, _, _ in words]
    if not places:
        return []
    probability = tokens["span"][row, places].softmax(-1)
    best, refs = probability.argmax(-1).tolist(), tokens["ref"][row, places].argmax(-1).tolist()
    found = []
    for i, index in enumerate(best):
        label = labels.spans[index]
        if label == "O":
            continue
        kind, name = label.split("-", 1)
        before = found[-1] if found and found[-1]["name"] == name and found[-1]["end"] == i else None
        if kind == "I" and before:
            before["span"][1], before["end"] = words[i][2], i + 1
        else:
            found.append({"name": name, "span": [words[i][1], words[i][2]], "ref": labels.refs[refs[i]], "end": i + 1, "p": float(probability[i, index])})
    return found
