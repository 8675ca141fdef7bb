/**
 * Entries by how far their meaning stands out towards a question. Any two texts of one language have
 * something in common, and a long text has something of everything: so both are measured from the
 * middle of their language, and each entry against all others. Then what says the same in the other
 * language is as near as it should be, and what is near to everything is near to nothing.
 */
import { TextLanguage } from "@bole/reading/text";
import { type Centre, centreOf, type Middle } from "../memory/centre.ts";
import type { Limits, Segment } from "../memory/segment.ts";
import { languageView } from "./language-view.ts";
import { middlesOf } from "./middles.ts";
import { nearnessSamples } from "./nearness-samples.ts";
import type { Recalled, RecalledEntry, RecallVector } from "./recall-query.ts";

const FEWEST = 2;

export interface Standing {
  readonly near: RecalledEntry[];
  readonly background: NonNullable<Recalled["background"]>;
}

export function standingOut(
  segments: readonly Segment[],
  query: Limits,
  vector: RecallVector,
): Standing {
  const seen = segments.flatMap((segment) => {
    const { matrix } = segment;
    return matrix === null ? [] : [{ segment, matrix, view: languageView(segment, matrix) }];
  });
  const views = seen.map(({ view }) => view);
  const middles = middlesOf(views, vector.values.length);
  const centres = centresOf(middles, vector);
  const near: RecalledEntry[] = [];
  for (const { segment, matrix, view } of seen) {
    const { kind, roster } = segment;
    const { groups } = view;
    const found =
      query.among === undefined
        ? matrix.nearestAround(centres, meantOf(groups, segment.passing(query).rows))
        : matrix.around(centres, groups, roster.rowsOf(query.among));
    for (const { row, similarity } of found) {
      const id = roster.at(row)?.id;
      if (id !== undefined) near.push({ kind, id, score: similarity });
    }
  }
  return { near, background: backgroundOf(nearnessSamples(seen, middles, centres)) };
}

function meantOf(groups: Uint8Array, passes: Uint8Array): Uint8Array {
  const meant = new Uint8Array(groups.length);
  for (let row = 0; row < meant.length; row++) {
    if (passes[row] === 1) meant[row] = groups[row] ?? 0;
  }
  return meant;
}

/** Of very few, even the mean may stand out a little: they are all that there is. */
function backgroundOf(samples: readonly number[]): Standing["background"] {
  const sum = samples.reduce((all, value) => all + value, 0);
  const mean = sum / (samples.length + FEWEST);
  const squares = samples.reduce((all, value) => all + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / Math.max(1, samples.length)), equal: 1 };
}

/** Of each language, in the order of `TextLanguage.options`. */
function centresOf(middles: readonly Middle[], { values, language }: RecallVector): Centre[] {
  const asked = middles[TextLanguage.options.indexOf(language)]?.values;
  const moved = Float32Array.from(values, (value, at) => value - (asked?.[at] ?? 0));
  const length = Math.hypot(...moved) || 1;
  const query = moved.map((value) => value / length);
  return middles.map((middle) => centreOf(query, middle));
}
