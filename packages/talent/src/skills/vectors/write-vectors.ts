/**
 * Makes `data/concept-vectors.i8` anew: `node write-vectors.ts`, about half a minute. To be run when a
 * concept is added, or its names or first aliases change; a test says so.
 */
import { SentenceEmbedder } from "@bole/models";
import { taxonomy } from "../taxonomy/taxonomy.ts";
import { computeVectors } from "./compute-vectors.ts";
import { hashOfTexts } from "./embedded-texts.ts";
import { writeVectorFile } from "./vector-file.ts";

const { rows } = taxonomy();
const embedder = new SentenceEmbedder();
const { model, dimensions } = await embedder.ready();
const vectors = await computeVectors(embedder, rows);
await writeVectorFile({
  model,
  dimensions,
  count: rows.length,
  sha256: hashOfTexts(rows),
  vectors,
});
await embedder.close();
process.stdout.write(`${rows.length} vectors of ${model}\n`);
