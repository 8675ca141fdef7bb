/**
 * The vectors of the demo's texts, written by `write-demo-vectors.ts`: a line of JSON that names the
 * model, then the hashes of the texts, then the vectors as the search index stores them.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { packVectors, unpackVectors } from "../../search/vectors/quantise.ts";

const FILE = new URL("../data/demo-vectors.i8", import.meta.url);
/** Of SHA-256: enough to tell a few thousand texts apart. */
const HASH_BYTES = 8;

const Head = z.object({
  model: z.string(),
  dimensions: z.int().min(1),
  count: z.int().min(1),
});

export interface DemoVectorFile {
  readonly model: string;
  /** By the hash of the text. */
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

export function hashOfText(text: string): string {
  return createHash("sha256").update(text).digest().toString("hex", 0, HASH_BYTES);
}

export async function readDemoVectors(): Promise<DemoVectorFile> {
  const file = await readFile(FILE);
  const end = file.indexOf("\n");
  const { model, dimensions, count } = Head.parse(JSON.parse(file.toString("utf8", 0, end)));
  const hashes = file.subarray(end + 1, end + 1 + count * HASH_BYTES);
  const quantised = unpackVectors(file.subarray(end + 1 + count * HASH_BYTES), dimensions);
  if (quantised.length !== count) {
    throw new Error(`${FILE.pathname} is incomplete: install Bole again`);
  }
  const vectors = new Map(
    quantised.map(({ factor, bytes }, place) => [
      hashes.toString("hex", place * HASH_BYTES, (place + 1) * HASH_BYTES),
      Float32Array.from(bytes, (byte) => byte * factor),
    ]),
  );
  return { model, vectors };
}

export async function writeDemoVectors({ model, vectors }: DemoVectorFile): Promise<void> {
  // Sorted, so that the same texts give the same file.
  const sorted = [...vectors].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const dimensions = sorted[0]?.[1].length;
  const head = Head.parse({ model, dimensions, count: sorted.length });
  await writeFile(
    FILE,
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      ...sorted.map(([hash]) => Buffer.from(hash, "hex")),
      packVectors(sorted.map(([, vector]) => vector)),
    ]),
  );
}
