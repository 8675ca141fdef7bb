/**
 * Rewrites `data/demo-vectors.i8`: `node packages/talent/src/demo/vectors/write-demo-vectors.ts`,
 * about a minute. Run it when a text of the demo or the embedded model changes; a test says so.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Embedder, SentenceEmbedder } from "@bole/models";
import { hashOfText, writeDemoVectors } from "./demo-vector-file.ts";
import { indexDemo } from "./index-demo.ts";

const vectors = new Map<string, Float32Array>();
const sentences = new SentenceEmbedder();
const recording: Embedder = {
  ready: () => sentences.ready(),
  async embed(texts, options) {
    const embedded = await sentences.embed(texts, options);
    for (const [place, vector] of embedded.vectors.entries()) {
      vectors.set(hashOfText(texts[place] ?? ""), vector);
    }
    return embedded;
  },
  close: () => sentences.close(),
};

const folder = await mkdtemp(path.join(tmpdir(), "bole-demo-"));
try {
  const { pending } = await indexDemo({ file: path.join(folder, "demo.db"), embedder: recording });
  if (pending > 0) throw new Error(`${pending} entries of the demo have no vectors`);
  const { model } = await sentences.ready();
  await writeDemoVectors({ model, vectors });
  process.stdout.write(`${vectors.size} vectors of ${model}\n`);
} finally {
  await sentences.close();
  await rm(folder, { recursive: true });
}
