/** Makes `data/vectors.bin` and `data/vectors.json`: `node build-vectors.ts`, after examples or occupations changed. */
import { writeFileSync } from "node:fs";
import { SentenceEmbedder } from "@bole/models";
import { aboutOf, packed, vectorTexts } from "../vectors.ts";

const DATA = new URL("../data/", import.meta.url);
const embedder = new SentenceEmbedder();
const texts = vectorTexts();
const { model, vectors } = await embedder.embed(texts);
writeFileSync(new URL("vectors.bin", DATA), packed(vectors));
writeFileSync(new URL("vectors.json", DATA), `${JSON.stringify(aboutOf(model, texts))}\n`);
await embedder.close();
