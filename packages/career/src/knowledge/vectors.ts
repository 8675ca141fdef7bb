/** Vectors of the examples and of our occupations, made ahead by `build/build-vectors.ts`. */
import { readFileSync } from "node:fs";
import type { Embedder } from "@bole/models";
import { allOccupations } from "@bole/talent/reading";
import { z } from "zod";
import type { Language } from "../text/language.ts";
import { loadStored } from "./stored-vectors.ts";
import { table } from "./table.ts";

export const VECTORS = new URL("data/vectors", import.meta.url);

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

export const loadVectors = (embedder: Embedder): Promise<readonly Float32Array[]> =>
  loadStored(embedder, vectorTexts(), VECTORS);

/** The sentence model that everything here was made with. */
export const shippedModel = (): string =>
  z
    .object({ model: z.string() })
    .parse(JSON.parse(readFileSync(`${VECTORS.pathname}.json`, "utf8"))).model;
