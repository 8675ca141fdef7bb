"""Masked words of general text, and public requests with their intents and slots: the encoder learns both languages, and
what requests are like, before it learns our tools.

    python3 pretrain.py --body body.npz --vocabulary vocabulary.txt --corpus corpus.npy --intents intents.npz --out body.pt --seconds 150
"""
import argparse
import time

import numpy as np
import torch
from torch import nn

from bert import Bert


def read_body(path: str, tokens: int, drop: float, kinds=2) -> Bert:
    bert = Bert(tokens, drop=drop, kinds=kinds)
    if path.endswith(".npz"):
        packed = np.load(path)
        state = {name: torch.tensor(packed[name].astype(np.float32) * (packed[name + "/scale"] if name + "/scale" in packed else 1))
                 for name in packed.files if not name.endswith("/scale")}
    else:
        state = {name: value.float() for name, value in torch.load(path).items()}
    # Kinds of tokens that the body does not know yet begin as words of a message.
    name = "embeddings.token_type_embeddings.weight"
    state[name] = torch.cat([state[name], state[name][1:2].repeat(max(0, kinds - len(state[name])), 1)])
    missing, extra = bert.load_state_dict(state, strict=False)
    assert not missing, missing
    print("unused weights:", extra, flush=True)
    return bert


class Guess(nn.Module):
    def __init__(self, width: int, tokens: int):
        super().__init__()
        self.mix = nn.Sequential(nn.Linear(width, width), nn.GELU(), nn.LayerNorm(width))
        self.bias = nn.Parameter(torch.zeros(tokens))

    def forward(self, states, table):
        return self.mix(states) @ table.T + self.bias


class Intents(nn.Module):
    """Requests of other products. Their labels are not ours, so these heads are thrown away."""

    def __init__(self, path: str, width: int, device: str):
        super().__init__()
        packed = np.load(path)
        slots, intents = (int(n) for n in packed["sizes"])
        self.slots, self.intents = nn.Linear(width, slots), nn.Linear(width, intents)
        self.device = device
        on = lambda name, kind: torch.tensor(packed[name].astype(kind), device=device)
        self.lengths, self.starts, self.wanted = on("lengths", np.int64), on("starts", np.int64), on("intents", np.int64)
        self.offsets = torch.cat([torch.zeros(1, dtype=torch.long, device=device), self.lengths.cumsum(0)])[:-1]
        self.ids, self.labels = on("ids", np.int32), on("labels", np.int16)
        self.order = torch.argsort(self.lengths)
        self.sorted = np.sort(packed["lengths"])

    def loss(self, bert, size: int):
        # Neighbours in the order of length, from a random place on.
        first = int(torch.randint(0, len(self.order) - size, (1,)))
        rows = self.order[first: first + size]
        longest = int(-(-int(self.sorted[first + size - 1]) // 8) * 8)
        places = torch.arange(longest, device=self.device)[None]
        mask = places < self.lengths[rows, None]
        at = (self.offsets[rows, None] + places).clamp(max=len(self.ids) - 1)
        ids = torch.where(mask, self.ids[at], 0).long()
        types = ((places >= self.starts[rows, None]) & mask).long()
        labels = torch.where(mask, self.labels[at].long(), -100)
        states = bert(ids, types, mask.long())
        slots, intents = self.slots(states), self.intents(states[:, 0])
        cross = nn.functional.cross_entropy
        wanted = self.wanted[rows]
        intent = cross(intents.float(), wanted, reduction="sum", ignore_index=-100) / (wanted >= 0).sum().clamp(min=1)
        return cross(slots.float().flatten(0, 1), labels.flatten()) + 0.5 * intent


def main():
    parser = argparse.ArgumentParser()
    for name, kind, default in (("body", str, ""), ("vocabulary", str, ""), ("corpus", str, ""), ("intents", str, ""), ("out", str, ""), ("seconds", float, 120), ("steps", int, 0),
                                ("batch", int, 512), ("length", int, 96), ("rate", float, 4e-4), ("seed", int, 0)):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    vocabulary = open(args.vocabulary, encoding="utf8").read().split("\n")[:-1]
    special = {t: vocabulary.index(t) for t in ("[CLS]", "[SEP]", "[MASK]")}
    continues = torch.tensor([t.startswith("##") for t in vocabulary], device=device)
    stream = torch.tensor(np.load(args.corpus).astype(np.int32), device=device)
    bert = read_body(args.body, len(vocabulary), 0.1).to(device).train()
    guess = Guess(bert.width, len(vocabulary)).to(device).train()
    requests = Intents(args.intents, bert.width, device).to(device).train() if args.intents else None
    parameters = [*bert.parameters(), *guess.parameters(), *(requests.parameters() if requests else [])]
    optimiser = torch.optim.AdamW(parameters, lr=args.rate, betas=(0.9, 0.98), weight_decay=0.01)
    begun, done = time.time(), 0
    loss_sum, other_sum = torch.zeros((), device=device), torch.zeros((), device=device)
    last = len(stream) - args.length
    while True:
        share = done / args.steps if args.steps else (time.time() - begun) / args.seconds
        if share >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = args.rate * min(1, share / 0.06 + 0.001) * max(0.02, 1 - share)
        starts = torch.randint(0, last, (args.batch, 1), device=device)
        ids = stream[starts + torch.arange(args.length - 1, device=device)[None]].long()
        ids = torch.cat([torch.full_like(ids[:, :1], special["[CLS]"]), ids], 1)
        # Whole words: a piece that continues a word is masked where the piece before it is.
        chosen = torch.rand(ids.shape, device=device) < 0.18
        for _ in range(3):
            before = torch.cat([torch.zeros_like(chosen[:, :1]), chosen[:, :-1]], 1)
            chosen = torch.where(continues[ids], before, chosen)
        chosen &= (ids != special["[SEP]"]) & (ids != special["[CLS]"])
        # A fixed number of places keeps the processor from waiting for the count.
        picked = torch.where(chosen, torch.rand(ids.shape, device=device), -1.0).flatten().topk(int(0.15 * ids.numel())).indices
        wanted = ids.flatten()[picked].masked_fill(~chosen.flatten()[picked], -100)
        chance = torch.rand(ids.shape, device=device)
        shown = torch.where(chosen & (chance < 0.8), special["[MASK]"], ids)
        shown = torch.where(chosen & (chance > 0.9), torch.randint(5, len(vocabulary), ids.shape, device=device), shown)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            states = bert(shown, torch.ones_like(ids), torch.ones_like(ids))
            logits = guess(states.flatten(0, 1)[picked], bert.embeddings["word_embeddings"].weight)
        loss = nn.functional.cross_entropy(logits.float(), wanted)
        if requests:
            with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
                other = requests.loss(bert, args.batch)
            other_sum += other.detach()
            loss = loss + other
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimiser.step()
        done, loss_sum = done + 1, loss_sum + loss.detach()
        if done % 100 == 0:
            print(f"step {done} loss {float(loss_sum) / 100:.3f} of it requests {float(other_sum) / 100:.3f} {time.time() - begun:.0f} s", flush=True)
            loss_sum.zero_(), other_sum.zero_()
    torch.save({name: value.half().cpu() for name, value in bert.state_dict().items()}, args.out)
    print(f"{done} steps of {args.batch} x {args.length} tokens, {time.time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
