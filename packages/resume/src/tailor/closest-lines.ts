/**
 * The lines of a résumé that are closest in meaning to each requirement. Closeness proves nothing: the person is shown
 * where the requirement may already be told, and decides.
 */
import type { Embedder } from "@bole/models";
import type { JobDraft, ResumeData } from "@bole/talent";
import { withoutBullet } from "../reading/entries.ts";
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

export interface Closeness {
  readonly criteria: readonly {
    readonly criterion_id: string;
    /** The closest first, two at most. */
    readonly lines: readonly Proof[];
  }[];
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
  { title, criteria, description }: Pick<JobDraft, "title" | "criteria" | "description">,
  signal?: AbortSignal,
): Promise<Closeness> {
  const told = toldLines(data);
  if (told.length === 0 || !(await embedder.ready()).knows_meaning) return NOTHING_CLOSE;
  const asked = criteria.map(({ text }) => text);
  const said = description
    .split("\n")
    .map((line) => withoutBullet(line).trim())
    .filter((line) => line.length >= SHORTEST)
    .slice(0, MOST);
  const positions = data.workExperience.map(({ position }) => position);
  const texts = [...told.map(({ line }) => line), ...asked, ...said, title, ...positions];
  const { vectors } = await embedder.embed(texts, signal === undefined ? {} : { signal });
  const close = (at: number, least: number): Proof[] =>
    told
      .map((proof, line) => ({ proof, score: cosine(vectors[at], vectors[line]) }))
      .filter(({ score }) => score >= least)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 2)
      .map(({ proof }) => proof);
  const first = told.length;
  const named = first + asked.length + said.length;
  return {
    criteria: criteria.map(({ id }, at) => ({
      criterion_id: id,
      lines: close(first + at, CLOSE),
    })),
    relevant: said.flatMap((_, at) => close(first + asked.length + at, SAME_WORK)),
    roles: positions.flatMap((position, at) =>
      position !== "" && cosine(vectors[named], vectors[named + 1 + at]) >= SAME_ROLE ? [at] : [],
    ),
  };
}

/** Vectors have the length 1. */
function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) return 0;
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
