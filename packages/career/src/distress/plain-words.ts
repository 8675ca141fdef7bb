/** Whether somebody speaks of ending their life in words that nobody may pass over. */
import { readFileSync } from "node:fs";
import { simplify } from "@bole/language/text";
import { saysWord } from "../text/says-word.ts";

let words: readonly string[] | undefined;

export function saysPlainly(text: string): boolean {
  words ??= readFileSync(new URL("data/plain-words.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => line.split("\t")[1]?.split("|") ?? []);
  const said = simplify(text).replaceAll("’", "'");
  return words.some((word) => saysWord(said, word));
}
