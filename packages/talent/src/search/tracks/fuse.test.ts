import { describe, expect, it } from "vitest";
import type { Track } from "../../model/search.ts";
import type { RosterRow } from "../memory/roster.ts";
import type { Segment } from "../memory/segment.ts";
import { fuse } from "./fuse.ts";
import type { Found } from "./ranking.ts";

/** Only the kind of a segment matters here. */
const segment = { kind: "person" } as Segment;

const entryOf = (id: string): RosterRow => ({
  id,
  pos: 1,
  person_id: null,
  years: null,
  language: "en",
  length: 1,
  change: 1,
  tags: [],
});

function list(scores: Readonly<Record<string, number>>): Found[] {
  return Object.entries(scores)
    .map(([id, score]) => ({ segment, entry: entryOf(id), score }))
    .toSorted((a, b) => b.score - a.score);
}

function order(tracks: Readonly<Partial<Record<Track, Record<string, number>>>>): string[] {
  const lists = Object.entries(tracks).map(
    ([track, scores]) => [track as Track, list(scores)] as const,
  );
  return fuse(new Map(lists), 10).map(({ found }) => found.entry.id);
}

describe("one score of three tracks", () => {
  it("puts who has all that was sought before who has a little of everything", () => {
    expect(
      order({
        tag: { maya: 0.9, chen: 0.1 },
        semantic: { maya: 0.5, chen: 0.52 },
        keyword: { maya: 5, chen: 6 },
      }),
    ).toEqual(["maya", "chen"]);
  });

  it("does not change when a track is scaled", () => {
    const tag = { ann: 0.5, ben: 0.4, eve: 0 };
    const semantic = { ann: 0.4, ben: 0.5, eve: 0.49 };
    const keyword = { ann: 1, ben: 2, eve: 9 };
    const times = (scores: Record<string, number>, by: number) =>
      Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, score * by]));
    const usual = order({ tag, semantic, keyword });
    expect(order({ tag, semantic, keyword: times(keyword, 1000) })).toEqual(usual);
    expect(order({ tag, semantic: times(semantic, 0.01), keyword })).toEqual(usual);
  });

  it("works with the tracks that there are, and orders equals by their ids", () => {
    expect(order({ keyword: { b: 1, a: 1 } })).toEqual(["a", "b"]);
    expect(order({})).toEqual([]);
  });
});
