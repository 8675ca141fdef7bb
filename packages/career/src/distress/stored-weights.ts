/** What was learned, as `build-weights.ts` writes it. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { Bounds } from "./bounds.ts";
import type { Weights } from "./features.ts";

const Stored = z.object({
  ...{ bias: z.number(), meaning: z.base64(), state: z.base64(), runs: z.base64() },
  bounds: Bounds,
});

export interface Judge {
  readonly weights: Weights;
  readonly bounds: Bounds;
}

let stored: Judge | undefined;

export function judge(): Judge {
  stored ??= read();
  return stored;
}

function read(): Judge {
  const file = readFileSync(new URL("data/weights.json", import.meta.url), "utf8");
  const { bias, meaning, state, runs, bounds } = Stored.parse(JSON.parse(file));
  const weights = { bias, meaning: floats(meaning), state: floats(state), runs: floats(runs) };
  return { weights, bounds };
}

const floats = (text: string) =>
  new Float32Array(Uint8Array.from(Buffer.from(text, "base64")).buffer);

export function packed({ weights: { bias, ...parts }, bounds }: Judge): string {
  const texts = Object.entries(parts).map(([name, values]) => [
    name,
    Buffer.from(values.buffer).toString("base64"),
  ]);
  return `${JSON.stringify({ bias, ...Object.fromEntries(texts), bounds })}\n`;
}
