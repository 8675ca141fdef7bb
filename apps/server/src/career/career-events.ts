/**
 * What happens in a session, in its own words. Each event of the run is one event here, with the same
 * number, so that a reader who comes back with it misses nothing.
 */
import type { RunEvent } from "@bole/engine";
import { z } from "zod";

const Progress = z.object({
  message: z.enum(["stage", "text", "question"]),
  data: z.record(z.string(), z.string()),
});

export interface CareerEvent {
  readonly type: string;
  readonly content: { readonly [field: string]: unknown };
}

export function tellCareer({ type, key, at, data }: RunEvent): CareerEvent {
  const [, node] = /^career\/(\w+)/.exec(key ?? "") ?? [];
  if (type === "step_progress") {
    const progress = Progress.safeParse(data);
    if (progress.success)
      return { type: progress.data.message, content: { node, at, ...progress.data.data } };
  }
  if (node === undefined) return { type: RUN[type] ?? "log", content: { event: type, at, data } };
  return {
    type: NODE[type] ?? "log",
    content: { node, event: type, at, data: DATA.has(type) ? data : null },
  };
}

const RUN: Readonly<Record<string, string>> = {
  run_started: "started",
  run_resumed: "resumed",
  run_waiting: "waiting",
  run_completed: "done",
  run_failed: "failed",
  run_cancelled: "cancelled",
};

const NODE: Readonly<Record<string, string>> = {
  step_started: "node_started",
  step_completed: "node_completed",
  step_failed: "node_failed",
  gate_opened: "waiting",
  gate_answered: "answered",
};

/** Of the others the data is large, and stands in the session. */
const DATA: ReadonlySet<string> = new Set(["step_failed", "guardrail_warning"]);
