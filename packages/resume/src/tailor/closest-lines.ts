/**
 * How close in meaning a résumé is to each requirement, and which of its lines are closest. Closeness alone proves
 * nothing: it is weighed with what the lines say (`evidence/`), and shown to the person.
 */
import type { Embedder } from "@bole/models";
import type { JobDraft, ResumeData } from "@bole/talent";
import { askedCriteria } from "./asked-criteria.ts";
import type { LineCosines } from "./evidence/line-evidence.ts";
import { type ProvingLine, provingLines } from "./evidence/proving-lines.ts";
import { provingTexts } from "./evidence/proving-texts.ts";
import { splitRequirement } from "./parts/split-requirement.ts";
import type { Proof } from "./tailoring.ts";
import { toldLines } from "./told-lines.ts";

/** Cosine: below it, lines of the same trade come up for everything. */
const CLOSE = 0.5;
/** Two titles of the same role. */
const SAME_ROLE = 0.65;

export interface CriterionCloseness {
  readonly criterion_id: string;
  /** The closest first, two at most. */
  readonly lines: readonly Proof[];
  /** Cosine of the closest text of the résumé to the requirement, and to each of its parts. */
  readonly whole: number;
  readonly parts: readonly number[];
  readonly cosines: LineCosines;
}

export interface Closeness {
  readonly criteria: readonly CriterionCloseness[];
  /** Places of the jobs whose title means the same as the advertisement's. */
  readonly roles: readonly number[];
}

export const NOTHING_CLOSE: Closeness = { criteria: [], roles: [] };

/** @returns nothing where the embedder knows words and not what they mean */
export async function closestLines(
  embedder: Pick<Embedder, "ready" | "embed">,
  data: ResumeData,
  job: Pick<JobDraft, "title" | "criteria" | "description">,
  signal?: AbortSignal,
): Promise<Closeness> {
  const told = toldLines(data);
  const proving = provingTexts(data);
  const lines = provingLines(data);
  if (proving.length === 0 || !(await embedder.ready()).knows_meaning) return NOTHING_CLOSE;
  const asked = askedCriteria(job).map(({ criterion: { id, text } }) => {
    return { id, text, parts: splitRequirement(text).parts };
  });
  const positions = data.workExperience.map(({ position }) => position);
  const texts = new Set([
    ...told.map(({ line }) => line),
    ...proving,
    ...lines.flatMap((line) => [line.text, withEntry(line)]),
    ...asked.flatMap(({ text, parts }) => [text, ...parts.flatMap(({ choices }) => choices)]),
    ...[job.title, ...positions],
  ]);
  const { vectors } = await embedder.embed([...texts], signal === undefined ? {} : { signal });
  const vectorOf = new Map([...texts].map((text, at) => [text, vectors[at]]));
  const between = (one: string, other: string) => cosine(vectorOf.get(one), vectorOf.get(other));
  const close = (text: string, least: number): Proof[] =>
    told
      .map((proof) => ({ proof, score: between(text, proof.line) }))
      .filter(({ score }) => score >= least)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 2)
      .map(({ proof }) => proof);
  const best = (text: string) => Math.max(...proving.map((line) => between(text, line)));
  return {
    criteria: asked.map(({ id, text, parts }) => ({
      criterion_id: id,
      lines: close(text, CLOSE),
      whole: best(text),
      parts: parts.map(({ choices }) => Math.max(...choices.map(best))),
      cosines: {
        whole: lines.map((line) => between(text, line.text)),
        part: lines.map((line) =>
          Math.max(
            0,
            ...parts.flatMap(({ choices }) => choices.map((one) => between(one, line.text))),
          ),
        ),
        entry: lines.map((line) => between(text, withEntry(line))),
      },
    })),
    roles: positions.flatMap((position, at) =>
      position !== "" && between(job.title, position) >= SAME_ROLE ? [at] : [],
    ),
  };
}

const withEntry = ({ entry, text }: ProvingLine): string => `${entry} ${text}`;

/** Vectors have the length 1. */
function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) return 0;
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
