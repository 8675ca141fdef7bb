/** The requirements of the retired pairs with all that speaks for them, and the lines that people judged. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SentenceEmbedder } from "@bole/models";
import { Criterion, parseJob } from "@bole/talent";
import { closestLines } from "../../../packages/resume/src/tailor/closest-lines.ts";
import type { Evidence } from "../../../packages/resume/src/tailor/evidence/gather-evidence.ts";
import { lineFeatures } from "../../../packages/resume/src/tailor/evidence/line-evidence.ts";
import {
  type ProvingLine,
  provingLines,
} from "../../../packages/resume/src/tailor/evidence/proving-lines.ts";
import { evidenceOf } from "../../../packages/resume/src/tailor/find-proofs.ts";
import { splitRequirement } from "../../../packages/resume/src/tailor/parts/split-requirement.ts";
import type { Requirement } from "../../../packages/resume/src/tailor/tailoring.ts";
import { type JudgedRequirement, judgedRequirements, RETIRED } from "./judged-pairs.ts";
import { readPairs } from "./pairs.ts";

/** Proves it, proves a part (H), speaks against it, says nothing of it (U). */
export type LineLabel = "P" | "H" | "A" | "U";

export interface ProofExample {
  readonly pair: string;
  readonly judged: JudgedRequirement;
  readonly evidence: Evidence;
  readonly need: Requirement["need"];
  readonly lines: readonly ProvingLine[];
  /** One row for each line, and what people or the writer of the pair say of it. */
  readonly rows: readonly (readonly number[])[];
  readonly labels: readonly ({ readonly label: LineLabel; readonly count: number } | undefined)[];
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, " ");
const LABELS = new Map(
  readFileSync(path.join(import.meta.dirname, "line-labels.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .map((row) => {
      const [pair, label, requirement, line] = row.split("\t");
      return [`${pair} ${requirement} ${line}`, label as LineLabel] as const;
    }),
);
/** A line that the writer quotes was not judged on its own; a line that nobody speaks of is seldom a proof. */
const [JUDGED, QUOTED, UNNAMED] = [1, 0.7, 0.06];

/** @param embedder left out: by words alone */
export async function proofExamples(
  embedder: SentenceEmbedder | undefined,
): Promise<ProofExample[]> {
  const found: ProofExample[] = [];
  for (const { set, folder, today } of RETIRED)
    for (const { name, data, ad } of await readPairs(folder, today)) {
      const pair = `${set}/${name}`;
      const { draft, language } = parseJob(ad);
      const requirements = judgedRequirements(folder, name);
      const criteria = requirements.map(({ text, isWish }, at) =>
        Criterion.parse({ id: `r${at}`, text, need: isWish ? "nice" : "must", weight: 2 }),
      );
      const closeness =
        embedder &&
        (await closestLines(embedder, data, { title: draft.title, criteria, description: "" }));
      const evidence = evidenceOf({
        ...{ data, title: draft.title, language, today },
        ...(closeness && { closeness }),
        criteria: criteria.map((criterion) => ({ criterion, isDuty: false })),
      });
      const lines = provingLines(data);
      requirements.forEach((judged, at) => {
        const one = evidence[at];
        if (one === undefined) return;
        const cosines = closeness?.criteria[at]?.cosines;
        const split = splitRequirement(judged.text);
        found.push({
          ...{ pair, judged, lines, evidence: one.evidence, need: one.need },
          rows: lineFeatures({ text: judged.text, split, lines, cosines, today }),
          labels: lines.map((line) => labelOf(pair, judged, line)),
        });
      });
    }
  return found;
}

function labelOf(pair: string, { text, quotes, label }: JudgedRequirement, line: ProvingLine) {
  const judged = LABELS.get(`${pair} ${plain(text)} ${plain(line.text)}`);
  if (judged !== undefined) return { label: judged, count: JUDGED };
  const said = line.text.toLowerCase();
  if (!quotes.some((quote) => said.includes(quote.toLowerCase())))
    return { label: "U" as const, count: UNNAMED };
  const isWhole = label === "m" && quotes.length === 1;
  const told: LineLabel = label === "n" ? "A" : "H";
  return { label: isWhole ? ("P" as const) : told, count: QUOTED };
}
