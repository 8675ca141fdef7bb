/**
 * Entries by how far their meaning stands out towards a question. Any two texts of one language have
 * something in common, and a long text has something of everything: so both are measured from the
 * middle of their language, and each entry against all others. Then what says the same in the other
 * language is as near as it should be, and what is near to everything is near to nothing.
 */
import { TextLanguage } from "../../model/language.ts";
import { passingRows } from "../memory/row-filter.ts";
import type { Segment } from "../memory/segment.ts";
import type { Centre } from "../memory/vector-matrix.ts";
import type { Recalled, RecalledEntry, RecallQuery, RecallVector } from "./recall-query.ts";

/** So many entries are enough to know the middle, and how near any are. */
const SAMPLED = 1_000;
/** A middle of fewer texts than this is none yet. */
const FEW = 8;
const FEWEST = 2;

export interface Standing {
  readonly near: RecalledEntry[];
  readonly background: NonNullable<Recalled["background"]>;
}

export function standingOut(
  segments: readonly Segment[],
  query: RecallQuery,
  vector: RecallVector,
): Standing {
  const centres = centresOf(segments, vector);
  const samples: number[] = [];
  const near: RecalledEntry[] = [];
  for (const { roster, matrix, kind } of segments) {
    if (matrix === null) continue;
    const passes = passingRows(roster, query);
    for (const language of TextLanguage.options) {
      const isMeant = (row: number) => roster.at(row)?.language === language;
      const centre = centres[language];
      samples.push(...matrix.sampleAround(centre, isMeant, SAMPLED));
      const meant = passes.map((pass, row) => (pass === 1 && isMeant(row) ? 1 : 0));
      for (const { row, similarity } of matrix.nearestAround(centre, meant)) {
        const id = roster.at(row)?.id;
        if (id !== undefined) near.push({ kind, id, score: similarity });
      }
    }
  }
  return { near, background: backgroundOf(samples) };
}

/** Of very few, even the mean may stand out a little: they are all that there is. */
function backgroundOf(samples: readonly number[]): Standing["background"] {
  const sum = samples.reduce((all, value) => all + value, 0);
  const mean = sum / (samples.length + FEWEST);
  const squares = samples.reduce((all, value) => all + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / Math.max(1, samples.length)) };
}

function centresOf(
  segments: readonly Segment[],
  { values, language }: RecallVector,
): Record<TextLanguage, Centre> {
  const sums = Object.fromEntries(
    TextLanguage.options.map((option) => [option, sumOf(segments, option, values.length)]),
  );
  const all = added(Object.values(sums), values.length);
  const middleOf = (option: TextLanguage): Float64Array => {
    const own = sums[option] ?? all;
    // Where there is little of a language, what there is of the other one helps out.
    const [sum, count] =
      own.count < FEW && all.count > own.count ? [all.sum, all.count] : [own.sum, own.count];
    return sum.map((value) => value / (count + FEWEST));
  };
  const asked = middleOf(language);
  const moved = Float32Array.from(values, (value, at) => value - (asked[at] ?? 0));
  const length = Math.hypot(...moved) || 1;
  const query = moved.map((value) => value / length);
  return {
    zh: { query, centre: middleOf("zh") },
    en: { query, centre: middleOf("en") },
  };
}

interface Sum {
  readonly sum: Float64Array;
  readonly count: number;
}

function sumOf(segments: readonly Segment[], language: TextLanguage, dimensions: number): Sum {
  const sums = segments.flatMap(({ matrix, roster }) =>
    matrix === null ? [] : [matrix.sumOf((row) => roster.at(row)?.language === language, SAMPLED)],
  );
  return added(sums, dimensions);
}

function added(sums: readonly Sum[], dimensions: number): Sum {
  const sum = new Float64Array(dimensions);
  for (const part of sums) {
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (part.sum[at] ?? 0);
  }
  return { sum, count: sums.reduce((all, { count }) => all + count, 0) };
}
