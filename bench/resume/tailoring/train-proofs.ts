/**
 * Learns how much each kind of evidence counts for a requirement being proven (`packages/resume/src/tailor/evidence`):
 *
 *     node bench/resume/tailoring/train-proofs.ts
 *
 * `labels.tsv` of the retired pairs says for each requirement whether the résumé proves it (m), in part (p) or not (n); x is
 * no requirement. Each pair is held out in turn, to say how well it does with what it has not seen; then it learns from all.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SentenceEmbedder } from "@bole/models";
import { parseJob } from "@bole/talent";
import { askedCriteria } from "../../../packages/resume/src/tailor/asked-criteria.ts";
import { closestLines } from "../../../packages/resume/src/tailor/closest-lines.ts";
import {
  evidenceFeatures,
  FEATURES,
} from "../../../packages/resume/src/tailor/evidence/features.ts";
import { evidenceOf } from "../../../packages/resume/src/tailor/find-proofs.ts";
import { fitLogistic, likelihood } from "./fit-logistic.ts";
import { readPairs } from "./pairs.ts";

const SET = path.join(import.meta.dirname, "../../sealed/2026-11-17/tailoring");
const OUT = path.join(
  import.meta.dirname,
  "../../../packages/resume/src/tailor/evidence/weights.ts",
);
/** The date that the pairs were written for. */
const TODAY = new Date("2026-11-17");
const AT = 0.55;

interface Example {
  readonly pair: string;
  readonly label: string;
  readonly features: readonly number[];
  readonly knowsMeaning: boolean;
}

const labels = new Map<string, string>(
  readFileSync(path.join(SET, "labels.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => {
      const [language, pair, label = "", text] = row.split("\t");
      return [`${language}/${pair} ${text}`, label] as const;
    }),
);

async function examplesIn(folder: string, embedder: SentenceEmbedder): Promise<Example[]> {
  const found: Example[] = [];
  for (const { name, data, ad } of await readPairs(path.join(SET, folder), TODAY)) {
    const { draft: job, language } = parseJob(ad);
    const meaning = await closestLines(embedder, data, job);
    const request = {
      data,
      criteria: askedCriteria(job),
      title: job.title,
      language,
      today: TODAY,
    };
    for (const closeness of [meaning, undefined])
      for (const { criterion, need, evidence } of evidenceOf({
        ...request,
        ...(closeness && { closeness }),
      })) {
        const pair = `${folder}/${name}`;
        const label = labels.get(`${pair} ${criterion.text}`);
        if (label === undefined || label === "x") continue;
        const features = evidenceFeatures(evidence, need);
        found.push({ pair, label, features, knowsMeaning: closeness !== undefined });
      }
  }
  return found;
}

const isProven = ({ label }: Example) => label === "m";
const isTold = ({ label }: Example) => label !== "n";
const learn = (from: readonly Example[], isTrue: (example: Example) => boolean) =>
  fitLogistic(
    from.map(({ features }) => features),
    from.map(isTrue),
  );

const embedder = new SentenceEmbedder();
const examples = [...(await examplesIn("en", embedder)), ...(await examplesIn("zh", embedder))];
await embedder.close();

const seen = { proven: 0, wrongly: 0, missed: 0 };
for (const pair of new Set(examples.map((one) => one.pair))) {
  const weights = learn(
    examples.filter((one) => one.pair !== pair),
    isProven,
  );
  for (const one of examples.filter((each) => each.pair === pair && each.knowsMeaning)) {
    const isCalled = likelihood(one.features, weights) >= AT;
    seen.proven += Number(isCalled);
    seen.wrongly += Number(isCalled && !isProven(one));
    seen.missed += Number(!isCalled && isProven(one));
  }
}
process.stdout.write(`Held out: ${JSON.stringify(seen)}\n`);

const table = (name: string, weights: readonly number[]) =>
  [
    `export const ${name}: Weights = {`,
    ...FEATURES.map((feature, at) => `  ${feature}: ${(weights[at] ?? 0).toFixed(2)},`),
    "};",
  ].join("\n");
writeFileSync(
  OUT,
  `${[
    "/** Written by `bench/resume/tailoring/train-proofs.ts`. */",
    'import type { Feature } from "./features.ts";',
    "",
    "export type Weights = Readonly<Record<Feature, number>>;",
    "",
    "/** Proven, rather than in part or not at all. */",
    table("PROVEN", learn(examples, isProven)),
    "",
    "/** Proven at least in part. */",
    table("TOLD", learn(examples, isTold)),
  ].join("\n")}\n`,
);
