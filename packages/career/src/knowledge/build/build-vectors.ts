/** Makes the vectors that ship: `node build-vectors.ts`, after examples or occupations changed. */
import { SentenceEmbedder } from "@bole/models";
import { writeStored } from "../stored-vectors.ts";
import { VECTORS, vectorTexts } from "../vectors.ts";

const embedder = new SentenceEmbedder();
await writeStored(embedder, vectorTexts(), VECTORS);
await embedder.close();
