/**
 * Learns what lines say of a requirement, and how much each kind of evidence counts for it being proven
 * (`packages/resume/src/tailor/evidence`):
 *
 *     node bench/resume/tailoring/train-proofs.ts
 *
 * From the retired pairs: what their writers say is proven (m), in part (p) or not (n), and `line-labels.tsv`. A tenth of the pairs
 * is held out in turn, to say how well it does with what it has not seen; then it learns from all.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { SentenceEmbedder } from "@bole/models";
import {
  evidenceFeatures,
  FEATURES,
} from "../../../packages/resume/src/tailor/evidence/features.ts";
import { LINE_FEATURES } from "../../../packages/resume/src/tailor/evidence/line-evidence.ts";
import {
  ENOUGH,
  ENOUGH_PART,
  isRuledOut,
} from "../../../packages/resume/src/tailor/evidence/weigh-evidence.ts";
import { fitLogistic, likelihood } from "./fit-logistic.ts";
import { type LineLabel, type ProofExample, proofExamples } from "./proof-examples.ts";

const OUT = path.join(import.meta.dirname, "../../../packages/resume/src/tailor/evidence");
const FOLDS = 10;

const SAYS = {
  proves: new Set<LineLabel>(["P"]),
  tells: new Set<LineLabel>(["P", "H", "A"]),
  against: new Set<LineLabel>(["A"]),
};
type LineModel = Readonly<Record<keyof typeof SAYS, readonly number[]>>;

function learnLines(examples: readonly ProofExample[]): LineModel {
  const known = examples.flatMap(({ rows, labels }) =>
    rows.flatMap((row, at) => (labels[at] === undefined ? [] : [{ row, ...labels[at] }])),
  );
  const learn = (meant: ReadonlySet<LineLabel>) =>
    fitLogistic(
      known.map(({ row }) => row),
      known.map(({ label }) => meant.has(label)),
      known.map(({ count }) => count),
    );
  return {
    proves: learn(SAYS.proves),
    tells: learn(SAYS.tells),
    against: learn(SAYS.against),
  };
}

function featuresOf({ rows, lines, evidence, need }: ProofExample, model: LineModel): number[] {
  const readings = rows
    .flatMap((row, at) => {
      const line = lines[at];
      if (line === undefined) return [];
      return [
        {
          line,
          proves: likelihood(row, model.proves),
          tells: likelihood(row, model.tells),
          against: likelihood(row, model.against),
        },
      ];
    })
    .toSorted((a, b) => b.proves - a.proves);
  return evidenceFeatures({ ...evidence, readings }, need);
}

const isProven = ({ judged }: ProofExample) => judged.label === "m";
const isTold = ({ judged }: ProofExample) => judged.label !== "n";

function learnAll(examples: readonly ProofExample[], name: string) {
  const pairs = [...new Set(examples.map(({ pair }) => pair))];
  const foldOf = ({ pair }: ProofExample) => pairs.indexOf(pair) % FOLDS;
  const held = Array.from({ length: FOLDS }, (_, fold) => {
    const model = learnLines(examples.filter((one) => foldOf(one) !== fold));
    return examples
      .filter((one) => foldOf(one) === fold)
      .map((example) => ({ example, fold, features: featuresOf(example, model) }));
  }).flat();
  const learn = (from: typeof held, isTrue: (example: ProofExample) => boolean) =>
    fitLogistic(
      from.map(({ features }) => features),
      from.map(({ example }) => isTrue(example)),
    );
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const others = held.filter((one) => one.fold !== fold);
    const [proven, told] = [learn(others, isProven), learn(others, isTold)];
    return held
      .filter((one) => one.fold === fold)
      .map(({ example, features }) => ({
        example,
        proven: likelihood(features, proven),
        told: likelihood(features, told),
      }));
  }).flat();
  process.stdout.write(`${name}: ${examples.length} requirements, held out\n`);
  for (const at of [0.5, 0.55, 0.6, 0.65, 0.7, ENOUGH, 0.8])
    for (const rules of [false, true]) {
      const called = scored.filter(
        ({ example, proven }) => proven >= at && !(rules && isRuledOut(example.evidence)),
      );
      const right = called.filter(({ example }) => isProven(example)).length;
      const all = scored.filter(({ example }) => isProven(example)).length;
      process.stdout.write(
        `  met at ${at}${rules ? " with rules" : ""}: ${called.length} called, precision ${(right / called.length).toFixed(3)}, recall ${(right / all).toFixed(3)}\n`,
      );
    }
  for (const label of ["m", "p", "n"]) {
    const those = scored.filter(({ example }) => example.judged.label === label);
    const told = those.filter(({ told }) => told >= ENOUGH_PART).length;
    process.stdout.write(`  ${label}: ${those.length}, told at ${ENOUGH_PART} ${told}\n`);
  }
  return { lines: learnLines(examples), proven: learn(held, isProven), told: learn(held, isTold) };
}

const embedder = new SentenceEmbedder();
const meaning = learnAll(await proofExamples(embedder), "meaning");
await embedder.close();
const words = learnAll(await proofExamples(undefined), "words");

const table = (names: readonly string[], weights: readonly number[]) =>
  `{ ${names.map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(2)}`).join(", ")} }`;
const both = (write: (model: typeof meaning) => string) =>
  `{ meaning: ${write(meaning)}, words: ${write(words)} }`;
const HEAD = "/** Written by `bench/resume/tailoring/train-proofs.ts`. */\n";
writeFileSync(
  path.join(OUT, "line-weights.ts"),
  `${HEAD}import type { LineFeature } from "./line-evidence.ts";

export type LineWeights = Readonly<Record<LineFeature, number>>;

/** By meaning and words, or by words alone. */
export const LINE_WEIGHTS: Readonly<
  Record<"meaning" | "words", Readonly<Record<"proves" | "tells" | "against", LineWeights>>>
> = ${both(({ lines }) => `{ proves: ${table(LINE_FEATURES, lines.proves)}, tells: ${table(LINE_FEATURES, lines.tells)}, against: ${table(LINE_FEATURES, lines.against)} }`)};
`,
);
writeFileSync(
  path.join(OUT, "weights.ts"),
  `${HEAD}import type { Feature } from "./features.ts";

export type Weights = Readonly<Record<Feature, number>>;

/** Proven, rather than in part or not at all. */
export const PROVEN: Readonly<Record<"meaning" | "words", Weights>> = ${both(({ proven }) => table(FEATURES, proven))};

/** Proven at least in part. */
export const TOLD: Readonly<Record<"meaning" | "words", Weights>> = ${both(({ told }) => table(FEATURES, told))};
`,
);
