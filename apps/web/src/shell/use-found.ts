/**
 * People, jobs and projects for the palette, found by the words that are typed. What only resembles
 * them in meaning is left to the pages: somebody who types a name wants that name, or nothing.
 */
import type { Loading, SearchHit } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { searchQuery } from "../api/search.ts";
import { usePaused } from "../design/use-paused.ts";

const TYPING_MS = 200;
/** One letter finds everything. */
const SHORTEST = 2;
const SHOWN = 6;

export interface FoundEntry {
  readonly id: string;
  readonly title: string;
  readonly kind: SearchHit["kind"];
  readonly open: () => void;
}

export interface Found {
  readonly entries: readonly FoundEntry[];
  /** What search cannot see yet; null where it sees everything, or nothing is sought. */
  readonly loading: Loading | null;
}

export function useFound(words: string): Found {
  const navigate = useNavigate();
  const sought = usePaused(words.trim(), TYPING_MS);
  const { data } = useQuery(searchQuery(sought.length < SHORTEST ? "" : sought));
  if (words.trim().length < SHORTEST || data === undefined) {
    return { entries: [], loading: null };
  }
  const entries = data.hits
    .filter(isMeant)
    .slice(0, SHOWN)
    .map(({ id, title, kind }) => ({
      id,
      title,
      kind,
      open: () =>
        void (kind === "person"
          ? navigate({ to: "/people/$candidateId", params: { candidateId: id } })
          : navigate({ to: "/jobs/$jobId", params: { jobId: id } })),
    }));
  return { entries, loading: data.loading };
}

const isMeant = ({ found_by }: SearchHit) => found_by.some(({ track }) => track !== "semantic");
