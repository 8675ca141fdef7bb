/**
 * Learns how lines claim what they name (`src/claims`):
 *
 *     node packages/language/training/train-claims.ts ORDINARY…
 *
 * `data/claims/*.tsv` has the examples; `ORDINARY` are résumés as plain text, such as those of the demo, whose lines are
 * taken at their word. A fifth is held out in turn, to say how well it does with what it has not seen; then it learns from all.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { Claim } from "../src/claims/claim.ts";
import { CLAIM_FEATURES, claimFeatures } from "../src/claims/features.ts";
import { claimAt } from "../src/claims/read-claim.ts";
import { scoresOf, softmax } from "../src/linear/scores.ts";
import { learnLinear, linearFileOf } from "./learn-linear.ts";

const DATA = new URL("../data/claims/", import.meta.url).pathname;
const OUT = new URL("../model/claims.json", import.meta.url);
const FOLDS = 5;
/** The date that the examples were written for: none of their dates is near it. */
const TODAY = { year: 2026, month: 11, day: 17 };

/** What is listed beside something has a claim of its own. */
const BESIDE = { en: ["Docker", "customer service"], zh: ["Docker", "客户服务"] };

interface Example {
  readonly claim: number;
  readonly features: readonly number[];
  readonly line: string;
}

const labelled = globSync(`${DATA}*.tsv`)
  .toSorted()
  .flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
  .map((row) => examplesIn(row));
const ordinary = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, "utf8").split("\n"))
  .filter((line) => line.trim().length > 8)
  .flatMap((line, at) => examplesIn(`held\t${markedAt(line, at)}`));

/** A mention of a résumé's line: any word will do. */
function markedAt(line: string, at: number): string {
  const words = [
    ...line.replaceAll(/[[\]]/gu, "").matchAll(/\p{Script=Han}{2,4}|[\p{L}\p{N}+#]+/gu),
  ];
  const word = words[(at * 7) % words.length];
  if (word === undefined) return line;
  const text = word.input;
  return `${text.slice(0, word.index)}[${word[0]}]${text.slice(word.index + word[0].length)}`;
}

/** The example itself, and the same with something listed before it. */
function examplesIn(row: string): Example[] {
  const [label = "", line = ""] = row.split("\t");
  return [line, ...besides(label, line)].flatMap((each) => exampleOf(label, each));
}

function besides(label: string, line: string): string[] {
  if (label === "held" || !/^\[/u.test(line)) return [];
  const [one] = /\p{Script=Han}/u.test(line) ? BESIDE.zh : BESIDE.en;
  return [`${one}, ${line}`];
}

function exampleOf(label: string, line: string): Example[] {
  const dated = line.replaceAll("<past>", "2024-05").replaceAll("<future>", "2029-08");
  const marks = [...dated.matchAll(/\[(.+?)\]/gu)];
  const plain = (text: string) => text.replaceAll(/[[\]]/gu, "");
  return marks.map((mark) => {
    const start = plain(dated.slice(0, mark.index)).length;
    const place = [start, start + (mark[1]?.length ?? 0)] as const;
    return {
      claim: Claim.options.indexOf(Claim.parse(label)),
      features: claimFeatures({ text: plain(dated), place, today: TODAY }),
      line,
    };
  });
}

const folds = [...labelled, ...ordinary.map((one) => [one])].map((group, at) => ({
  group,
  fold: at % FOLDS,
}));
const guessed = Array.from({ length: FOLDS }, (_, turn) => {
  const weights = learn(folds.filter(({ fold }) => fold !== turn).flatMap(({ group }) => group));
  return folds
    .filter(({ fold }) => fold === turn)
    .flatMap(({ group }) => group.slice(0, 1))
    .map((example) => ({ example, likely: softmax(scoresOf(example.features, weights)) }));
}).flat();
const isHeld = (likely: readonly number[]) => claimAt(likely) === "held";
const plain = new Set(ordinary);
const count = (from: typeof guessed, which: (one: (typeof guessed)[number]) => boolean) =>
  `${from.filter(which).length} of ${from.length}`;
const told = guessed.filter(({ example }) => !plain.has(example));
const held = told.filter(({ example }) => example.claim === 0);
const rest = told.filter(({ example }) => example.claim !== 0);
process.stdout.write(
  [
    "Held out:",
    `doubted of ordinary lines: ${count(
      guessed.filter(({ example }) => plain.has(example)),
      ({ likely }) => !isHeld(likely),
    )}`,
    `doubted of examples that are held: ${count(held, ({ likely }) => !isHeld(likely))}`,
    `others that are doubted: ${count(rest, ({ likely }) => !isHeld(likely))}`,
    `others that are read exactly: ${count(rest, ({ example, likely }) => claimAt(likely) === Claim.options[example.claim])}`,
    "",
  ].join("\n"),
);

const examples = folds.flatMap(({ group }) => group);
writeFileSync(OUT, `${JSON.stringify(linearFileOf(learn(examples)))}\n`);

function learn(from: readonly Example[]) {
  const labelledSo = from.map(({ claim, features }) => ({ label: claim, features }));
  return learnLinear(labelledSo, Claim.options.length, CLAIM_FEATURES);
}
