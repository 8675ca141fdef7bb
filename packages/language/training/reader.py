"""The network: one encoder; for each word whether a clause or an argument begins there; for each clause what it does."""
import torch
from torch import nn

from examples import IGNORED, Labels


class Reader(nn.Module):
    def __init__(self, bert, labels: Labels, drop=0.15):
        super().__init__()
        self.bert, self.labels = bert, labels
        width = bert.width
        self.token_sizes = {"clause": 3, "span": len(labels.spans), "ref": len(labels.refs)}
        self.clause_sizes = {
            "tool": len(labels.tools), "polarity": len(labels.polarity),
            **{f"value {k}": len(v) for k, v in labels.values.items()},
        }
        self.drop = nn.Dropout(drop)
        self.tokens = nn.Linear(width, sum(self.token_sizes.values()))
        # A clause is the mean of its words, its first word, and the whole message as the encoder sums it up.
        self.mix = nn.Linear(3 * width, width)
        self.acts = nn.Linear(width, sum(self.clause_sizes.values()))
        # All heads of a clause side by side, filled up to the widest: one loss for all.
        widest = max(self.clause_sizes.values())
        columns, missing, at = [], [], 0
        for size in self.clause_sizes.values():
            columns.append([at + i if i < size else 0 for i in range(widest)])
            missing.append([i >= size for i in range(widest)])
            at += size
        self.register_buffer("columns", torch.tensor(columns), persistent=False)
        self.register_buffer("missing", torch.tensor(missing), persistent=False)
        weights = {"tool": 1.5, "polarity": 0.7}
        self.register_buffer("weights", torch.tensor([weights.get(n, 0.4) for n in self.clause_sizes]), persistent=False)

    def forward(self, ids, types, mask):
        states = self.bert(ids, types, mask)
        return states, self.tokens(self.drop(states))

    def of_clauses(self, pooled):
        return self.acts(self.drop(nn.functional.gelu(self.mix(self.drop(pooled)))))

    def split_tokens(self, logits):
        return dict(zip(self.token_sizes, logits.split(list(self.token_sizes.values()), -1)))

    def split_acts(self, logits):
        return dict(zip(self.clause_sizes, logits.split(list(self.clause_sizes.values()), -1)))


class ClauseHead(nn.Module):
    """Only for the export: pooled clauses in, logits of what they do out."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, pooled):
        return self.reader.of_clauses(pooled)


def pool(states, rows, lows, highs, is_word):
    """`rows`, `lows`, `highs`: of each clause, the message and the places of its first and last word."""
    places = torch.arange(states.shape[1], device=states.device)[None]
    own = (is_word[rows] & (places >= lows[:, None]) & (places <= highs[:, None])).to(states.dtype)
    mean = torch.einsum("cn,cnw->cw", own, states[rows]) / own.sum(1, keepdim=True).clamp(min=1)
    return torch.cat([mean, states[rows, lows], states[rows, 0]], -1)


TOKEN_WEIGHTS = {"clause": 1.0, "span": 2.0, "ref": 0.3}


def cross(logits, wanted, smoothing=0.03):
    losses = nn.functional.cross_entropy(logits, wanted, ignore_index=IGNORED, label_smoothing=smoothing, reduction="sum")
    return losses / (wanted != IGNORED).sum().clamp(min=1)


def loss_of(reader, states, tokens, labels, clauses):
    """
    `labels`: [3, rows, places] of clause, span and ref; `clauses`: rows, lows, highs and acts [clauses, heads]. Also what was
    said, to compare: pairs of logits and whether they count.
    """
    total, said = 0.0, []
    for i, (name, logits) in enumerate(reader.split_tokens(tokens).items()):
        total = total + TOKEN_WEIGHTS[name] * cross(logits.flatten(0, 1), labels[i].flatten())
        said.append((logits.flatten(0, 1), labels[i].flatten() != IGNORED))
    rows, lows, highs, acts = clauses
    logits = reader.of_clauses(pool(states, rows, lows, highs, labels[0] != IGNORED)).float()
    logits = logits[:, reader.columns.flatten()].view(len(rows), *reader.columns.shape).masked_fill(reader.missing, -1e4)
    # Smoothing over filled-up columns would reward nonsense: here the true ones are sharp.
    losses = nn.functional.cross_entropy(logits.flatten(0, 1), acts.flatten(), ignore_index=IGNORED, reduction="none")
    known = (acts != IGNORED).float()
    by_head = (losses.view_as(known) * known).sum(0) / known.sum(0).clamp(min=1)
    said.append((logits.flatten(0, 1), (acts != IGNORED).flatten()))
    return total + (by_head * reader.weights).sum(), said


def disagreement(said, other):
    total = 0.0
    for (a, counts), (b, _) in zip(said, other):
        a, b = a.log_softmax(-1), b.log_softmax(-1)
        apart = ((a.exp() - b.exp()) * (a - b)).sum(-1)
        total = total + (apart * counts).sum() / counts.sum().clamp(min=1)
    return total


def decode(reader: Reader, tokens: dict, acts_of, turn: dict, words) -> list[dict]:
    """The calls of one message, with the probability of each. `acts_of(low, high)`: the logits of a clause."""
    labels, product = reader.labels, turn["product"]
    places = [at for at, _, _ in words]
    tags = tokens["clause"][places].argmax(-1).tolist()
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
    spans = decode_spans(tokens, words, labels)
    calls = []
    for s, e in clauses:
        acts = reader.split_acts(acts_of(places[s], places[e - 1]))
        tool = acts["tool"].masked_fill(~mine, -1e9).softmax(-1)
        name = labels.tools[int(tool.argmax())]
        polarity = acts["polarity"].softmax(-1)
        values = {}
        for argument in labels.arguments[name]:
            p = acts[f"value {product}.{argument}"].softmax(-1)
            if int(p.argmax()) > 0:
                values[argument] = labels.values[f"{product}.{argument}"][int(p.argmax())]
        first, last = words[s][1], words[e - 1][2]
        own = [x for x in spans if x["span"][0] >= first and x["span"][1] <= last]
        calls.append({
            "tool": name.split(".", 1)[1], "polarity": labels.polarity[int(polarity.argmax())], "values": values,
            "spans": own, "clause": [first, last], "p": float(tool.max()) * float(polarity.max()),
        })
    return merged(calls)


def merged(calls: list[dict]) -> list[dict]:
    """One deed in several clauses is one call, unless both name an argument of the same kind."""
    found: list[dict] = []
    for call in calls:
        before = found[-1] if found else None
        same = before and all(before[k] == call[k] for k in ("tool", "polarity", "values"))
        if same and not {s["name"] for s in before["spans"]} & {s["name"] for s in call["spans"]}:
            before["spans"] = before["spans"] + call["spans"]
            before["clause"] = [before["clause"][0], call["clause"][1]]
            before["p"] = min(before["p"], call["p"])
        else:
            found.append(call)
    return found


def decode_spans(tokens, words, labels):
    places = [at for at, _, _ in words]
    if not places:
        return []
    probability = tokens["span"][places].softmax(-1)
    best, refs = probability.argmax(-1).tolist(), tokens["ref"][places].argmax(-1).tolist()
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
