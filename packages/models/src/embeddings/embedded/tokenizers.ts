/** Text to token ids, for both models. Both are BERTs: they differ by their vocabulary alone. */
import { readFile } from "node:fs/promises";
import { Tokenizer } from "@huggingface/tokenizers";
import { z } from "zod";
import { type ModelLanguage, tokenizerPath } from "./model-files.ts";

const ZH_VOCABULARY = new URL("./data/zh-vocabulary.txt", import.meta.url);
/** Longer texts are cut: the models were made for sentences. */
const MOST_TOKENS = 128;
const SEPARATOR = 102;

const TokenizerFile = z.looseObject({
  model: z.looseObject({ vocab: z.record(z.string(), z.int()) }),
});

export type Tokenise = (text: string) => number[];

export async function loadTokenizers(): Promise<Record<ModelLanguage, Tokenise>> {
  const english = TokenizerFile.parse(JSON.parse(await readFile(tokenizerPath(), "utf8")));
  // As stored it pads every text to 128 tokens, which costs as much as reading them.
  const bare = { ...english, padding: null, truncation: null };
  // A token's id is its line. One of them is empty, as in the original: it must keep its place.
  const signs = (await readFile(ZH_VOCABULARY, "utf8")).trimEnd().split("\n");
  const vocab = Object.fromEntries(signs.map((sign, id) => [sign, id]));
  return {
    en: tokeniser(bare),
    zh: tokeniser({ ...bare, model: { ...english.model, vocab } }),
  };
}

function tokeniser(file: object): Tokenise {
  const tokenizer = new Tokenizer(file, { tokenizer_class: "BertTokenizer" });
  return (text) => {
    // The Chinese vocabulary has no capitals: "Java" and "Python" would both be unknown.
    const { ids } = tokenizer.encode(text.normalize("NFKC").toLowerCase());
    return ids.length <= MOST_TOKENS ? ids : [...ids.slice(0, MOST_TOKENS - 1), SEPARATOR];
  };
}
