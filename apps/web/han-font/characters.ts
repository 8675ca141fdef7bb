/** The Chinese characters that the page's own texts and the demo are written with. */
import { globSync, readFileSync } from "node:fs";

/** Han, and the punctuation and full-width forms that go with it. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu;

const ROOT = new URL("../../../", import.meta.url).pathname;
const TEXTS = [
  "apps/web/src/**/*.{ts,tsx}",
  "packages/talent/src/demo/data/**/*.{txt,tsv,json,typ,html,md}",
];

/** Code points, in ascending order. */
export function shownCharacters(): number[] {
  const found = new Set<string>();
  for (const file of globSync(TEXTS, { cwd: ROOT }))
    for (const character of readFileSync(ROOT + file, "utf8").match(CHINESE) ?? [])
      found.add(character);
  return Array.from(found, (character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
}
