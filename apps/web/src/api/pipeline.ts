/** What the board of a job is made of. */
import type { Board } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

/** Agents move people, too: what others did shows without being asked for. */
const POLL_MS = 15_000;

/** Every key of a query about boards begins with it. */
export const BOARDS_KEY = ["boards"] as const;

export function boardQuery(jobId: string) {
  return queryOptions({
    queryKey: [...BOARDS_KEY, jobId],
    queryFn: ({ signal }) =>
      call<Board>("GET", `/api/jobs/${encodeURIComponent(jobId)}/board`, { signal }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
}
