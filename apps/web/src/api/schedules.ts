/** What the pages ask of schedules and of work that failed for good. */
import type { FailedWorkList, NewSchedule, Schedule, ScheduleList } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const POLL_MS = 5_000;
const pathOf = (name: string) => `/api/schedules/${encodeURIComponent(name)}`;

/** Every key of a query about schedules and their work begins with it. */
export const SCHEDULES_KEY = ["schedules"] as const;

export const schedulesQuery = queryOptions({
  queryKey: [...SCHEDULES_KEY, "list"],
  queryFn: ({ signal }) => call<ScheduleList>("GET", "/api/schedules", { signal }),
  refetchInterval: POLL_MS,
  staleTime: 0,
});

export const failedWorkQuery = queryOptions({
  queryKey: [...SCHEDULES_KEY, "failed"],
  queryFn: ({ signal }) => call<FailedWorkList>("GET", "/api/work/failed", { signal }),
  refetchInterval: POLL_MS,
  staleTime: 0,
});

export function saveSchedule(name: string, body: NewSchedule): Promise<Schedule> {
  return call<Schedule>("PUT", pathOf(name), { body });
}

export function removeSchedule(name: string): Promise<null> {
  return call<null>("DELETE", pathOf(name));
}

export function retryWork(id: string): Promise<null> {
  return call<null>("POST", `/api/work/failed/${encodeURIComponent(id)}/retry`);
}

export function discardWork(id: string): Promise<null> {
  return call<null>("DELETE", `/api/work/failed/${encodeURIComponent(id)}`);
}
