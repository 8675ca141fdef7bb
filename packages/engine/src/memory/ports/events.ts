import { z } from "zod";
import { JsonValue } from "../../contracts/json.ts";

export const RunEventType = z.enum([
  "run_started",
  "run_resumed",
  "run_waiting",
  "run_completed",
  "run_failed",
  "run_cancelled",
  "step_started",
  "step_progress",
  "step_token",
  "step_retried",
  "step_completed",
  "step_failed",
  "step_skipped",
  "step_rejected",
  "step_cancelled",
  "gate_opened",
  "gate_answered",
  "gate_withdrawn",
  "guardrail_warning",
  "budget_exceeded",
  "repeat_exhausted",
  "plan_created",
  "plan_invalid",
  "evaluated",
  "replanned",
  "version_decided",
  "run_reopened",
]);
export type RunEventType = z.infer<typeof RunEventType>;

/** What somebody outside of the engine found worth a look, about a run, a step or an answer. */
export const RunWarning = z.object({ message: z.string(), data: JsonValue });
export type RunWarning = z.infer<typeof RunWarning>;

export const RunEvent = z.object({
  /** 1, 2, 3 … within a run: none is missing, none is double. */
  seq: z.int().min(1),
  at: z.iso.datetime(),
  type: RunEventType,
  /** The journal key of what it is about; null for the run itself. */
  key: z.string().nullable(),
  data: JsonValue,
});
export type RunEvent = z.infer<typeof RunEvent>;

export interface EventsPort {
  /** Events after a sequence number, in order. */
  read(tenant: string, runId: string, after?: number, limit?: number): Promise<RunEvent[]>;
  /** The number of the last event of a run; 0 where there is none. */
  lastSeq(tenant: string, runId: string): Promise<number>;
  /** Calls back after each durable write of that run by this process; returns how to stop. */
  watch(runId: string, onWrite: () => void): () => void;
}
