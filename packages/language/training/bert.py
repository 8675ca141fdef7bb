"""A small BERT in plain torch; its parts are named as in the usual implementation, so that weights fit by name."""
import torch
from torch import nn


class Attention(nn.Module):
    def __init__(self, width: int, heads: int):
        super().__init__()
        self.heads = heads
        self.self = nn.ModuleDict({name: nn.Linear(width, width) for name in ("query", "key", "value")})
        self.output = nn.ModuleDict({"dense": nn.Linear(width, width), "LayerNorm": nn.LayerNorm(width, eps=1e-12)})

    def forward(self, x, bias, drop):
        b, n, width = x.shape
        q, k, v = (self.self[name](x).view(b, n, self.heads, -1).transpose(1, 2) for name in ("query", "key", "value"))
        if self.training:  # the same in one kernel
            mixed = nn.functional.scaled_dot_product_attention(q, k, v, bias.to(q.dtype), dropout_p=drop.p)
        else:
            mixed = (q @ k.transpose(-1, -2) * (width // self.heads) ** -0.5 + bias).softmax(-1) @ v
        mixed = mixed.transpose(1, 2).reshape(b, n, width)
        return self.output["LayerNorm"](x + drop(self.output["dense"](mixed)))


class Layer(nn.Module):
    def __init__(self, width: int, heads: int, inner: int):
        super().__init__()
        self.attention = Attention(width, heads)
        self.intermediate = nn.ModuleDict({"dense": nn.Linear(width, inner)})
        self.output = nn.ModuleDict({"dense": nn.Linear(inner, width), "LayerNorm": nn.LayerNorm(width, eps=1e-12)})

    def forward(self, x, bias, drop):
        x = self.attention(x, bias, drop)
        inner = nn.functional.gelu(self.intermediate["dense"](x))
        return self.output["LayerNorm"](x + drop(self.output["dense"](inner)))


class Bert(nn.Module):
    def __init__(self, tokens: int, width=512, layers=4, heads=8, inner=2048, longest=512, drop=0.1, kinds=2):
        super().__init__()
        self.width = width
        self.embeddings = nn.ModuleDict({
            "word_embeddings": nn.Embedding(tokens, width, padding_idx=0),
            "position_embeddings": nn.Embedding(longest, width),
            "token_type_embeddings": nn.Embedding(kinds, width),
            "LayerNorm": nn.LayerNorm(width, eps=1e-12),
        })
        self.encoder = nn.ModuleDict({"layer": nn.ModuleList(Layer(width, heads, inner) for _ in range(layers))})
        self.drop = nn.Dropout(drop)

    def forward(self, ids, types, mask):
        places = torch.arange(ids.shape[1], device=ids.device)[None]
        e = self.embeddings
        x = e["word_embeddings"](ids) + e["position_embeddings"](places) + e["token_type_embeddings"](types)
        x = self.drop(e["LayerNorm"](x))
        bias = (1.0 - mask[:, None, None, :].to(x.dtype)) * -10000.0
        for layer in self.encoder["layer"]:
            x = layer(x, bias, self.drop)
        return x
