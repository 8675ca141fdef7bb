"""The network that reads lines. `src/parsing/resume/trained/network` is the same in TypeScript."""
import torch
import torch.nn.functional as F
from torch import nn

BUCKETS, PER_WORD, PLACES, LOOKS = 32768, 6, 16, 36
SECTIONS, ROLES, TAGS = 8, 4, 13
EMBED, WORD, LINE = 48, 64, 128
DILATIONS = (1, 2, 4, 8, 1)
TAG_LAYERS = 3
WORD_PAD, LINE_PAD = 2, 8


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Embedding(BUCKETS, EMBED, padding_idx=0)
        nn.init.normal_(self.features.weight, std=0.2)
        self.features.weight.data[0] = 0
        self.places = nn.Embedding(PLACES, EMBED)
        self.word = nn.Conv1d(EMBED, WORD, 3, padding=1)
        self.line_in = nn.Linear(2 * WORD + LOOKS, LINE)
        self.line = nn.ModuleList(nn.Conv1d(LINE, LINE, 3, padding=d, dilation=d) for d in DILATIONS)
        self.whole = nn.Linear(LINE, LINE)
        self.section = nn.Linear(LINE, SECTIONS)
        self.role = nn.Linear(LINE, ROLES)
        self.tag_in = nn.Linear(EMBED + WORD + LINE, WORD)
        self.tag_layers = nn.ModuleList(nn.Conv1d(WORD, WORD, 5, padding=2) for _ in range(TAG_LAYERS))
        self.tag = nn.Linear(WORD, TAGS)
        self.drop = nn.Dropout(0.2)

    def forward(self, b):
        """b: flat words with WORD_PAD empty ones behind each line, flat lines with LINE_PAD behind each document."""
        x = self.features(b["ids"]).sum(1) + self.places(b["places"])
        real = b["real"].unsqueeze(1)
        x = x * real
        w = F.relu(self.word(x.t().unsqueeze(0))[0].t()) * real
        w = self.drop(w)
        lines = b["line_real"].shape[0]
        total = torch.zeros(lines, WORD, device=x.device, dtype=w.dtype).index_add_(0, b["line_of"], w)
        mean = total / b["count"].unsqueeze(1)
        top = torch.zeros(lines, WORD, device=x.device, dtype=w.dtype).scatter_reduce_(
            0, b["line_of"].unsqueeze(1).expand(-1, WORD), w, "amax", include_self=True)
        line_real = b["line_real"].unsqueeze(1)
        h = F.relu(self.line_in(torch.cat([mean, top, b["looks"]], 1))) * line_real
        h = self.drop(h)
        documents = b["lines_in"].shape[0]
        summed = torch.zeros(documents, LINE, device=x.device, dtype=h.dtype).index_add_(0, b["document_of"], h)
        whole = self.whole(summed / b["lines_in"].unsqueeze(1))
        h = (h + whole[b["document_of"]]) * line_real
        for conv in self.line:
            h = (h + self.drop(F.relu(conv(h.t().unsqueeze(0))[0].t()))) * line_real
        t = F.relu(self.tag_in(torch.cat([x, w, h[b["line_of"]]], 1))) * real
        for conv in self.tag_layers:
            t = (t + self.drop(F.relu(conv(t.t().unsqueeze(0))[0].t()))) * real
        return self.section(h), self.role(h), self.tag(t)
