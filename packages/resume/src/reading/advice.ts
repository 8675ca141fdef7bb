/**
 * What is generally said about parts of a résumé, for whoever asks what to do with them: data, a file for each language.
 * It is an opinion, changes nothing, and leaves the decision to the person.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Language } from "../model/structure.ts";
import { says } from "./vocabulary.ts";

const Topics = z.array(z.strictObject({ about: z.array(z.string().min(1)), text: z.string() }));

const read = (language: Language) =>
  Topics.parse(
    JSON.parse(readFileSync(new URL(`advice/${language}.json`, import.meta.url), "utf8")),
  );
const TOPICS: Readonly<Record<Language, z.infer<typeof Topics>>> = {
  ...{ zh: read("zh"), en: read("en") },
};

/** Of the first topic that the words are about; undefined if they are about none. */
export const adviceOn = (words: string, language: Language): string | undefined =>
  TOPICS[language].find(({ about }) => says(words, about))?.text;
