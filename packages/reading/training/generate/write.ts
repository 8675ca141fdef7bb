/**
 * Writes documents as arrays for `train.py`: `node write.ts <documents> <seed> <half> <folder>`. Words
 * are numbers of a table of their features, so that nothing is written twice.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { featuresOf, PER_WORD } from "../../src/parsing/resume/trained/features/words.ts";
import { documentOf } from "./document.ts";
import { exampleOf } from "./examples.ts";
import { Random } from "./random.ts";
import { makeWorlds } from "./worlds.ts";

const [count = "100", seed = "1", half = "training", folder = "out"] = process.argv.slice(2);
const worlds = makeWorlds(half === "validation" ? "validation" : "training");
const SHARE = [
  "en",
  "en",
  "en",
  "zh-CN",
  "zh-CN",
  "zh-CN",
  "zh-TW",
  "zh-TW",
  "de",
  "de",
  "fr",
  "fr",
  "es",
  "es",
  "it",
  "nl",
  "pt",
];

const table = new Map<string, number>();
const features: number[] = new Array(PER_WORD).fill(0);
const arrays = {
  words: [] as number[],
  places: [] as number[],
  tags: [] as number[],
  looks: [] as number[],
  lengths: [] as number[],
  sections: [] as number[],
  roles: [] as number[],
  documents: [] as number[],
  languages: [] as number[],
};

function numberOf(key: string): number {
  const known = table.get(key);
  if (known !== undefined) return known;
  const own = featuresOf(key);
  for (let at = 0; at < PER_WORD; at += 1) features.push(own[at] ?? 0);
  const number = table.size + 1;
  table.set(key, number);
  return number;
}

for (let index = 0; index < Number(count); index += 1) {
  const random = new Random(Number(seed) * 1_000_003 + index);
  const language = random.pick(SHARE);
  const words = worlds.get(language);
  if (words === undefined) throw new RangeError(`no words of ${language}`);
  const { lines } = exampleOf(documentOf({ ...words, random }));
  arrays.documents.push(lines.length);
  arrays.languages.push([...worlds.keys()].indexOf(language));
  for (const line of lines) {
    for (const look of line.looks) arrays.looks.push(Math.round(look * 255));
    arrays.lengths.push(line.words.length);
    arrays.sections.push(line.section);
    arrays.roles.push(line.role);
    for (const { key, place, tag } of line.words) {
      arrays.words.push(numberOf(key));
      arrays.places.push(place);
      arrays.tags.push(tag);
    }
  }
}

mkdirSync(folder, { recursive: true });
const put = (name: string, bytes: Uint8Array | Uint16Array | Uint32Array) =>
  writeFileSync(
    path.join(folder, `${name}.bin`),
    new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
put("table", Uint16Array.from(features));
put("words", Uint32Array.from(arrays.words));
put("documents", Uint16Array.from(arrays.documents));
for (const name of [
  "places",
  "tags",
  "looks",
  "lengths",
  "sections",
  "roles",
  "languages",
] as const)
  put(name, Uint8Array.from(arrays[name]));
process.stdout.write(
  `${count} documents, ${arrays.lengths.length} lines, ${arrays.words.length} words, ${table.size} different\n`,
);
