/**
 * Learns which pieces of an advertisement ask for something (`packages/resume/src/tailor/asked`):
 *
 *     node bench/resume/tailoring/train-asked.ts
 *
 * `asked.tsv` has the pieces of the retired pairs' advertisements and of `packages/talent/test/fixtures/ads`, with what each
 * is: must, nice, duty or none. Half of the pairs are held out in turn, to say how well it does with what it has not seen;
 * then it learns from all.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { scoresOf, softmax } from "@bole/language/linear";
import { learnLinear, linearFileOf } from "../../../packages/language/training/learn-linear.ts";
import { type AdPiece, adPieces } from "../../../packages/resume/src/tailor/asked/ad-pieces.ts";
import {
  PIECE_FEATURES,
  pieceFeatures,
} from "../../../packages/resume/src/tailor/asked/piece-features.ts";
import {
  askedAs,
  mixed,
  PIECE_KINDS,
} from "../../../packages/resume/src/tailor/asked/read-asked.ts";
import { RETIRED } from "./judged-pairs.ts";
import { readPairs } from "./pairs.ts";

const FIXTURES = path.join(import.meta.dirname, "../../../packages/talent/test/fixtures/ads");
const OUT = path.join(import.meta.dirname, "../../../packages/resume/model/asked.json");

const labels = new Map<string, Map<string, number>>();
for (const row of readFileSync(path.join(import.meta.dirname, "asked.tsv"), "utf8")
  .trimEnd()
  .split("\n")) {
  const [ad = "", kind, text = ""] = row.split("\t");
  const known = labels.get(ad) ?? new Map<string, number>();
  labels.set(ad, known.set(text, PIECE_KINDS.map(String).indexOf(kind ?? "")));
}

interface Example {
  readonly ad: string;
  readonly piece: AdPiece;
  readonly label: number;
  readonly features: readonly number[];
}

function examplesIn(ad: string, text: string): Example[] {
  const pieces = adPieces(text);
  return pieces.flatMap((piece, at) => {
    const label = labels.get(ad)?.get(piece.text);
    if (label === undefined) return [];
    return [{ ad, piece, label, features: pieceFeatures(piece, pieces[at - 1], pieces[at + 1]) }];
  });
}

const examples: Example[] = [];
for (const { set, folder, today } of RETIRED)
  for (const { name, ad } of await readPairs(folder, today))
    examples.push(...examplesIn(`${set}/${name}`, ad));
for (const name of labels.keys()) {
  if (!name.startsWith("ads/")) continue;
  const [text = ""] = readFileSync(`${FIXTURES}/${name.slice(4)}.txt`, "utf8").split("=====\n");
  examples.push(...examplesIn(name, text));
}
const learn = (from: readonly Example[]) => learnLinear(from, PIECE_KINDS.length, PIECE_FEATURES);

const ads = [...labels.keys()].filter((name) => !name.startsWith("ads/"));
const seen = PIECE_KINDS.map(() => PIECE_KINDS.map(() => 0));
for (const half of [0, 1]) {
  const isHeld = ({ ad }: Example) => ads.includes(ad) && ads.indexOf(ad) % 2 === half;
  const weights = learn(examples.filter((one) => !isHeld(one)));
  for (const held of Map.groupBy(examples.filter(isHeld), ({ ad }) => ad).values()) {
    const likely = held.map(({ features }) => softmax(scoresOf(features, weights)));
    const pieces = held.map(({ piece }) => piece);
    held.forEach(({ piece, label }, at) => {
      const read = askedAs(mixed(piece, likely[at] ?? [], pieces, likely)) ?? "none";
      const row = seen[label];
      const kind = PIECE_KINDS.indexOf(read);
      if (row !== undefined) row[kind] = (row[kind] ?? 0) + 1;
    });
  }
}
const total = (rows: readonly (readonly number[])[]) => rows.flat().reduce((a, b) => a + b, 0);
const right = total(seen.slice(1).map((row) => row.slice(1)));
process.stdout.write(
  `Held out: recall ${(right / total(seen.slice(1))).toFixed(3)}, precision ${(right / total(seen.map((row) => row.slice(1)))).toFixed(3)}\n`,
);
PIECE_KINDS.forEach((kind, at) => {
  process.stdout.write(`${kind}: read as ${PIECE_KINDS.join("/")} ${seen[at]?.join("/")}\n`);
});

mkdirSync(path.dirname(OUT), { recursive: true });
writeFileSync(OUT, `${JSON.stringify(linearFileOf(learn(examples)))}\n`);
