/**
 * Vectors that were made ahead with the sentence model that ships. Another model, or other texts, and they are made
 * when they are first needed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Embedder } from "@bole/models";

const SCALE = 127;

export async function loadStored(
  embedder: Embedder,
  texts: readonly string[],
  /** Without the ending. */
  file: URL,
): Promise<readonly Float32Array[]> {
  const { model, dimensions } = await embedder.ready();
  const about: unknown = JSON.parse(readFileSync(`${file.pathname}.json`, "utf8"));
  if (JSON.stringify(about) !== JSON.stringify(aboutOf(model, texts)))
    return (await embedder.embed(texts)).vectors;
  const bytes = new Int8Array(readFileSync(`${file.pathname}.bin`));
  return texts.map((_, at) =>
    Float32Array.from(bytes.subarray(at * dimensions, (at + 1) * dimensions), (b) => b / SCALE),
  );
}

export async function writeStored(
  embedder: Embedder,
  texts: readonly string[],
  file: URL,
): Promise<void> {
  const { model, vectors } = await embedder.embed(texts);
  const packed = vectors.flatMap((vector) => [...vector].map((x) => Math.round(x * SCALE)));
  writeFileSync(`${file.pathname}.bin`, Int8Array.from(packed));
  writeFileSync(`${file.pathname}.json`, `${JSON.stringify(aboutOf(model, texts))}\n`);
}

/** Says whether stored vectors are those of these texts. */
function aboutOf(model: string, texts: readonly string[]) {
  let sum = 0;
  for (const letter of texts.join("\n")) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9;
  return { model, texts: texts.length, sum };
}
