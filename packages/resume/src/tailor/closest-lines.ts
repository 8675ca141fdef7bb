/**
 * How close in meaning a résumé is to each requirement, and which of its lines are closest. Closeness alone proves
 * nothing: it is weighed with what the lines say (`evidence/`), and shown to the person.
 */
import type { Embedder } from "@bole/models";
import type { JobDraft, ResumeData } from "@bole/talent";
import { withoutBullet } from "../reading/entries.ts";
import { askedCriteria } from "./asked-criteria.ts";
import { provingTexts } from "./evidence/proving-texts.ts";
import { splitRequirement } from "./parts/split-requirement.ts";
import type { Proof } from "./tailoring.ts";
import { toldLines } from "./told-lines.ts";

/** Cosine: below it, lines of the same trade come up for everything. */
const CLOSE = 0.5;
/** A line of the advertisement and one of the résumé that speak of the same work. */
const SAME_WORK = 0.55;
/** Two titles of the same role. */
const SAME_ROLE = 0.65;
/** Of an advertisement. Shorter lines are headings. */
const SHORTEST = 8;
const MOST = 60;

export interface CriterionCloseness {
  readonly criterion_id: string;
  /** The closest first, two at most. */
  readonly lines: readonly Proof[];
  /** Cosine of the closest text of the résumé to the requirement, and to each of its parts. */
  readonly whole: number;
  readonly parts: readonly number[];
}

export interface Closeness {
  readonly criteria: readonly CriterionCloseness[];
  /** Lines about what the advertisement says of the work. */
  readonly relevant: readonly Proof[];
  /** Places of the jobs whose title means the same as the advertisement's. */
  readonly roles: readonly number[];
}

export const NOTHING_CLOSE: Closeness = { criteria: [], relevant: [], roles: [] };

/** @returns nothing where the embedder knows words and not what they mean */
export async function closestLines(
  embedder: Pick<Embedder, "ready" | "embed">,
  data: ResumeData,
  job: Pick<JobDraft, "title" | "criteria" | "description">,
  signal?: AbortSignal,
): Promise<Closeness> {
  const told = toldLines(data);
  const proving = provingTexts(data);
  if (proving.length === 0 || !(await embedder.ready()).knows_meaning) return NOTHING_CLOSE;
  const asked = askedCriteria(job).map(({ criterion: { id, text } }) => {
    return { id, text, parts: splitRequirement(text).parts };
  });
  const said = job.description
    .split("\n")
    .map((line) => withoutBullet(line).trim())
    .filter((line) => line.length >= SHORTEST)
    .slice(0, MOST);
  const positions = data.workExperience.map(({ position }) => position);
  const texts = new Set([
    ...told.map(({ line }) => line),
    ...proving,
    ...asked.flatMap(({ text, parts }) => [text, ...parts.flatMap(({ choices }) => choices)]),
    ...[...said, job.title, ...positions],
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
    })),
    relevant: said.flatMap((line) => close(line, SAME_WORK)),
    roles: positions.flatMap((position, at) =>
      position !== "" && between(job.title, position) >= SAME_ROLE ? [at] : [],
    ),
  };
}

/** Vectors have the length 1. */
function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) return 0;
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
