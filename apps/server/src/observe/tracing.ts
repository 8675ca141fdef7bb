import type { RunCommit } from "@bole/engine";

export interface TracedPlace {
  readonly runId: string;
  /** The call's key and agent; null for the run itself. */
  readonly call: { readonly key: string; readonly agent: string } | null;
}

export interface Tracing {
  /** Every durable write of a run by this process. */
  readonly wrote: (tenant: string, runId: string, commit: RunCommit) => void;
  /** Runs work whose own spans (a model's) belong to a step, or to the run itself. */
  readonly within: <T>(place: TracedPlace, work: () => T) => T;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}
