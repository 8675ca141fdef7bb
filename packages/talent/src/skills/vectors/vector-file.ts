/**
 * The vectors that come with Bole, made by `write-vectors.ts`: a line of JSON that says of what model
 * and of which texts they are, then one byte for each number. Only the direction of a vector counts,
 * so each is stretched to fill its bytes.
 */
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { toLengthOne } from "./compute-vectors.ts";

const FILE = new URL("./data/concept-vectors.i8", import.meta.url);
const LARGEST = 127;

const Head = z.object({
  model: z.string(),
  dimensions: z.int().min(1),
  count: z.int().min(1),
  /** Of the texts that were embedded. */
  sha256: z.string(),
});
type Head = z.infer<typeof Head>;

export interface VectorFile extends Head {
  /** One behind the other, each of length 1. */
  readonly vectors: Float32Array;
}

export async function readVectorFile(): Promise<VectorFile> {
  const bytes = await readFile(FILE);
  const end = bytes.indexOf("\n");
  const head = Head.parse(JSON.parse(bytes.toString("utf8", 0, end)));
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, bytes.length - end - 1);
  if (numbers.length !== head.count * head.dimensions) {
    throw new Error(`${FILE.pathname} is cut off: install Bole again`);
  }
  const vectors = Float32Array.from(numbers);
  for (let start = 0; start < vectors.length; start += head.dimensions) {
    toLengthOne(vectors.subarray(start, start + head.dimensions));
  }
  return { ...head, vectors };
}

export async function writeVectorFile({ vectors, ...head }: VectorFile): Promise<void> {
  const numbers = new Int8Array(vectors.length);
  for (let start = 0; start < vectors.length; start += head.dimensions) {
    const vector = vectors.subarray(start, start + head.dimensions);
    const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    for (const [at, value] of vector.entries()) {
      numbers[start + at] = most === 0 ? 0 : Math.round((value / most) * LARGEST);
    }
  }
  const line = `${JSON.stringify(Head.parse(head))}\n`;
  await writeFile(FILE, Buffer.concat([Buffer.from(line), Buffer.from(numbers.buffer)]));
}
