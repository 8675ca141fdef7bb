/**
 * Our own texts, written by hand, to build and to measure the checks with. A text belongs to the
 * build half or to the test half by a hash of its words, so that it can't move; rules are made while
 * looking at the build half only. Nothing at run time reads this.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { TextSource } from "../contract/check-context.ts";

const InjectionSample = z.object({
  id: z.string(),
  lang: z.enum(["zh", "en"]),
  source: TextSource,
  /** How it is written, such as `override`, `encode`, `resume`, `hard`. */
  style: z.string(),
  text: z.string(),
});
export type InjectionSample = z.infer<typeof InjectionSample>;

const PiiSample = z.object({
  id: z.string(),
  text: z.string(),
  /** Every piece of personal data in it: its kind and its words. */
  expect: z.array(z.object({ kind: z.string(), text: z.string() })),
});
export type PiiSample = z.infer<typeof PiiSample>;

export type Half = "build" | "test";

export function halfOf({ text }: { readonly text: string }): Half {
  const first = createHash("sha256").update(text).digest()[0] ?? 0;
  return first % 2 === 0 ? "build" : "test";
}

export function readAttacks(half: Half): InjectionSample[] {
  return read("attacks", InjectionSample).filter((sample) => halfOf(sample) === half);
}

export function readBenign(half: Half): InjectionSample[] {
  return read("benign", InjectionSample).filter((sample) => halfOf(sample) === half);
}

export function readPii(): PiiSample[] {
  return read("pii", PiiSample);
}

function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  const file = new URL(`../../corpora/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
