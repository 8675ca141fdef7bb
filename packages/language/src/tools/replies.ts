/** What the executor and the plain tools say: data of the locales, with places for words. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Spoken, SpokenLanguage } from "./tool.ts";

const read = (language: SpokenLanguage) => {
  const file = new URL(`../locales/${language}/replies.json`, import.meta.url);
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
};
const REPLIES = inEachLanguage(read);

export function reply(
  language: SpokenLanguage,
  key: string,
  words: Readonly<Record<string, string>> = {},
): string {
  const text = REPLIES[language][key];
  if (text === undefined) throw new Error(`There is no reply "${key}" in ${language}.`);
  return text.replace(/\{([a-z]+)\}/g, (place, name: string) => words[name] ?? place);
}

export function inEachLanguage<Value>(make: (language: SpokenLanguage) => Value): Spoken<Value> {
  return { zh: make("zh"), en: make("en") };
}
