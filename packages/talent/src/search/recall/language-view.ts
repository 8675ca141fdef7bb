/** The languages of a segment's entries, and the middle of the vectors of each; kept until one changes. */
import { TextLanguage } from "@bole/reading/text";
import type { Roster } from "../memory/roster.ts";
import type { Segment } from "../memory/segment.ts";
import type { VectorMatrix } from "../memory/vector-matrix.ts";

/** So many entries are enough to know the middle … */
const SAMPLED = 1_000;
/** … and so many, how near any are. */
const COMPARED = 400;

export interface VectorSum {
  readonly sum: Float64Array;
  readonly count: number;
}

export interface LanguageView {
  /** By row: the place of its language in `TextLanguage.options`, from 1 on; 0 where there is no entry. */
  readonly groups: Uint8Array;
  /** Some of the entries of every language, the same ones each time. */
  readonly compared: readonly number[];
  /** Of each language, the pieces of some entries. */
  readonly sums: readonly VectorSum[];
}

interface Kept extends LanguageView {
  readonly matrix: VectorMatrix;
  readonly changes: string;
}

const kept = new WeakMap<Segment, Kept>();

export function languageView(segment: Segment, matrix: VectorMatrix): LanguageView {
  const changes = `${segment.roster.changes}/${matrix.changes}`;
  const known = kept.get(segment);
  if (known?.matrix === matrix && known.changes === changes) return known;
  const groups = groupsOf(segment.roster);
  const samples = TextLanguage.options.map((_, place) => matrix.sample(groups, place + 1, SAMPLED));
  const view = {
    matrix,
    changes,
    groups,
    compared: samples.flatMap((rows) => {
      const every = Math.max(1, Math.floor(rows.length / COMPARED));
      return rows.filter((_, place) => place % every === 0);
    }),
    sums: samples.map((rows) => matrix.sumOf(rows)),
  };
  kept.set(segment, view);
  return view;
}

function groupsOf(roster: Roster): Uint8Array {
  const groups = new Uint8Array(roster.rows);
  for (let row = 0; row < groups.length; row++) {
    const entry = roster.at(row);
    if (entry !== null) groups[row] = TextLanguage.options.indexOf(entry.language) + 1;
  }
  return groups;
}
