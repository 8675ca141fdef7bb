/** What the pages ask of runs. */
import type {
  ActOnRun,
  DecideVersion,
  ForkRun,
  NewRun,
  ReplanRun,
  RunAction,
  RunActionResults,
  RunDetail,
  RunList,
  RunState,
  RunStep,
  RunSummary,
} from "@bole/server/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const PAGE = 50;
/** Only the list is polled; an open run is followed by its events. */
const LIST_POLL_MS = 5_000;

export interface RunsFilter {
  readonly status: RunState["status"] | NonNullable<RunSummary["waiting_for"]> | "all";
  readonly q: string;
}

export function runsQuery({ status, q }: RunsFilter) {
  return infiniteQueryOptions({
    queryKey: ["runs", "list", status, q],
    queryFn: ({ pageParam, signal }) =>
      call<RunList>("GET", "/api/runs", {
        query: {
          limit: PAGE,
          ...(isAwaited(status)
            ? { waiting_for: status }
            : { status: status === "all" ? undefined : status }),
          q: q === "" ? undefined : q,
          before: pageParam,
        },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: LIST_POLL_MS,
    staleTime: 0,
  });
}

/** Reasons to wait that are worth a look of their own. */
export const AWAITED = ["version", "operator", "quarantine"] as const;
const isAwaited = (status: string) => AWAITED.some((known) => known === status);

const first: string | undefined = undefined;

export function runQuery(runId: string) {
  return queryOptions({
    queryKey: ["runs", "detail", runId],
    queryFn: ({ signal }) => call<RunDetail>("GET", pathOf(runId), { signal }),
    staleTime: 0,
  });
}

/** `state` is what is known of the node by now: another state asks again. */
export function stepQuery(runId: string, key: string, state: string) {
  return queryOptions({
    queryKey: ["runs", "step", runId, key, state],
    queryFn: ({ signal }) =>
      call<RunStep>("GET", `${pathOf(runId)}/step`, { query: { key }, signal }),
    staleTime: 0,
  });
}

export function startRun(body: NewRun): Promise<RunState> {
  return call<RunState>("POST", "/api/runs", { body });
}

export function cancelRun(runId: string): Promise<RunState> {
  return call<RunState>("POST", `${pathOf(runId)}/cancel`);
}

export function forkRun(runId: string, body: ForkRun): Promise<RunState> {
  return call<RunState>("POST", `${pathOf(runId)}/fork`, { body });
}

export function replanRun(runId: string, body: ReplanRun): Promise<RunState> {
  return call<RunState>("POST", `${pathOf(runId)}/replan`, { body });
}

export function decideVersion(runId: string, body: DecideVersion): Promise<RunState> {
  return call<RunState>("POST", `${pathOf(runId)}/version`, { body });
}

/** Pauses a run, lets it go on, or takes it up where it stopped. */
export function actOnRun(
  runId: string,
  action: "pause" | "resume" | "retry" | "skip",
  body: ActOnRun = {},
): Promise<RunState> {
  return call<RunState>("POST", `${pathOf(runId)}/${action}`, { body });
}

/** Acts on several runs; each result says whether it was done, and why not. */
export function actOnRuns(action: RunAction, runs: readonly string[]): Promise<RunActionResults> {
  return call<RunActionResults>("POST", "/api/runs/actions", { body: { action, runs } });
}

export function eventsPath(runId: string): string {
  return `${pathOf(runId)}/events`;
}

const pathOf = (runId: string) => `/api/runs/${encodeURIComponent(runId)}`;
