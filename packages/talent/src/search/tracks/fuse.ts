/**
 * Reciprocal rank fusion: an entry's score is the sum of 1 / (60 + its rank) over the tracks that
 * found it. Only ranks count, so no track's scale can outweigh another's.
 */
import type { Track } from "../../model/search.ts";
import { Top } from "../memory/top.ts";
import { compare, type Found } from "./ranking.ts";

const DAMPING = 60;

export interface FoundBy {
  readonly track: Track;
  readonly rank: number;
  readonly score: number;
}

export interface Fused {
  readonly found: Found;
  readonly score: number;
  readonly by: FoundBy[];
  chunk: number;
}

export function fuse(
  tracks: ReadonlyMap<Track, readonly Found[]>,
  limit: number,
): readonly Fused[] {
  const all = new Map<string, Fused>();
  for (const [track, list] of tracks) {
    for (const [place, found] of list.entries()) {
      const key = `${found.segment.kind}/${found.id}`;
      const known = all.get(key) ?? { found, score: 0, by: [], chunk: 0 };
      const rank = place + 1;
      all.set(key, {
        ...known,
        score: known.score + 1 / (DAMPING + rank),
        by: [...known.by, { track, rank, score: found.score }],
        chunk: found.chunk ?? known.chunk,
      });
    }
  }
  const top = new Top<Fused>(limit, better);
  for (const item of all.values()) top.add(item);
  return top.list();
}

const better = (a: Fused, b: Fused) =>
  b.score - a.score ||
  compare(a.found.id, b.found.id) ||
  compare(a.found.segment.kind, b.found.segment.kind);
