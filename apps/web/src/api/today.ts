/** What a recruiter should do now. */
import type { HiringToday } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

/** Agents and candidates act, too. */
const POLL_MS = 30_000;

export const TODAY_KEY = ["today"];

export const hiringTodayQuery = queryOptions({
  queryKey: [...TODAY_KEY, "hiring"],
  queryFn: ({ signal }) => call<HiringToday>("GET", "/api/today/hiring", { signal }),
  refetchInterval: POLL_MS,
  staleTime: 0,
});
