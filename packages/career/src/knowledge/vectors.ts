/**
 * Vectors of the examples and of our occupations, made ahead by `build/build-vectors.ts` with the sentence model
 * that ships. Another model, or other texts, and they are made when they are first needed.
 */
import { readFileSync } from "node:fs";
import type { Embedder } from "@bole/models";
import { allOccupations } from "@bole/talent/reading";
import { z } from "zod";
import type { Language } from "../text/language.ts";
import { table } from "./table.ts";

const SCALE = 127;
const VECTORS = new URL("data/vectors.bin", import.meta.url);
const ABOUT = new URL("data/vectors.json", import.meta.url);

export interface Example {
  readonly set: string;
  readonly sense: string;
  readonly text: string;
}

export const allExamples = (): Example[] =>
  table("examples.tsv").flatMap(([set = "", sense = "", texts = ""]) =>
    texts.split("|").map((text) => ({ set, sense, text })),
  );

export const occupationTexts = (language: Language): string[] =>
  allOccupations().map(
    (occupation) => `${occupation[language]}. ${occupation.tasks[language].join(". ")}`,
  );

export const vectorTexts = (): string[] => [
  ...allExamples().map(({ text }) => text),
  ...occupationTexts("zh"),
  ...occupationTexts("en"),
];

export async function loadVectors(embedder: Embedder): Promise<readonly Float32Array[]> {
  const { model, dimensions } = await embedder.ready();
  const texts = vectorTexts();
  const about: unknown = JSON.parse(readFileSync(ABOUT, "utf8"));
  if (JSON.stringify(about) !== JSON.stringify(aboutOf(model, texts)))
    return (await embedder.embed(texts)).vectors;
  const bytes = new Int8Array(readFileSync(VECTORS));
  return texts.map((_, at) =>
    Float32Array.from(bytes.subarray(at * dimensions, (at + 1) * dimensions), (b) => b / SCALE),
  );
}

/** The sentence model that everything here was made with. */
export const shippedModel = (): string =>
  z.object({ model: z.string() }).parse(JSON.parse(readFileSync(ABOUT, "utf8"))).model;

/** Says whether stored vectors are those of these texts. */
export function aboutOf(model: string, texts: readonly string[]) {
  let sum = 0;
  for (const letter of texts.join("\n")) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9;
  return { model, texts: texts.length, sum };
}

export const packed = (vectors: readonly Float32Array[]): Int8Array =>
  Int8Array.from(vectors.flatMap((vector) => [...vector].map((x) => Math.round(x * SCALE))));
