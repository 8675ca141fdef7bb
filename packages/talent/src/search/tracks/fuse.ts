/**
 * One score of three tracks: half of it by the words that were typed. Each part is a share –
 * of what was sought, or of the track's best – so that scaling a track changes nothing. Ranks alone
 * would not do: who is seventh with nearly nothing would stand beside who is seventh with nearly all.
 */
import type { Track } from "../../model/search.ts";
import { Top } from "../memory/top.ts";
import { compare, type Found, LEAST_SHARES } from "./ranking.ts";

const WEIGHTS: Readonly<Record<Track, number>> = { tag: 0.25, semantic: 0.25, keyword: 0.5 };

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
    const best = list[0]?.score ?? 0;
    for (const [place, found] of list.entries()) {
      const key = `${found.segment.kind}/${found.entry.id}`;
      const known = all.get(key) ?? { found, score: 0, by: [], chunk: 0 };
      const rank = place + 1;
      all.set(key, {
        ...known,
        score: known.score + WEIGHTS[track] * shareOf(track, found.score, best),
        by: [...known.by, { track, rank, score: found.score }],
        chunk: found.chunk ?? known.chunk,
      });
    }
  }
  const top = new Top<Fused>(limit, better);
  for (const item of all.values()) top.add(item);
  return top.list();
}

function shareOf(track: Track, score: number, best: number): number {
  // It is a share already: of what was sought.
  if (track === "tag") return Math.min(1, score);
  // Everything has some similarity: what is just above the least that counts has next to none.
  const least = track === "semantic" ? best * LEAST_SHARES.semantic : 0;
  return best > least ? (score - least) / (best - least) : 0;
}

const better = (a: Fused, b: Fused) =>
  b.score - a.score ||
  compare(a.found.entry.id, b.found.entry.id) ||
  compare(a.found.segment.kind, b.found.segment.kind);
