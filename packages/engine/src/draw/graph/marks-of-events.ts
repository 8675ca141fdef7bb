import { z } from "zod";
import type { RunEvent } from "../../memory/ports/events.ts";
import { GateDecision } from "../../memory/ports/gates.ts";
import { type StepFailure, StepStatus } from "../../memory/ports/journal.ts";
import type { EndMark, GateMark, RunMarks } from "./run-marks.ts";

/**
 * What a run's log tells a drawing. Of a log from its first event it is complete; a page that
 * follows a run live keeps the events it has and asks again.
 */
export function marksOfEvents(events: readonly RunEvent[]): Required<Omit<RunMarks, "totals">> {
  const ends = new Map<string, EndMark>();
  const gates = new Map<string, GateMark>();
  const running = new Set<string>();
  for (const { type, key, at, data } of events) {
    if (OVER.has(type)) running.clear();
    const known = Facts.safeParse(data).data;
    if (key === null || known === undefined) continue;
    const id = known.gate_id ?? key;
    const status = StepStatus.safeParse(type.replace("step_", "")).data;
    if (type === "step_started") {
      running.add(key);
    } else if (type.startsWith("step_") && status !== undefined) {
      running.delete(key);
      ends.set(key, endMark(key, status, at, known));
    } else if (type === "gate_opened") {
      const { phase = "before", event = null } = known;
      gates.set(id, { key, phase, event, status: "pending", created_at: at, answer: null });
    } else if (type === "gate_withdrawn") {
      gates.delete(id);
    } else if (type === "gate_answered") {
      const gate = gates.get(id);
      const { by = "", decision = "approve" } = known;
      if (gate) gates.set(id, { ...gate, status: "answered", answer: { by, decision, at } });
    }
  }
  return { ends: [...ends.values()], gates: [...gates.values()], running: [...running] };
}

/** After which nothing runs any more that had begun before. */
const OVER: ReadonlySet<string> = new Set([
  "run_completed",
  "run_failed",
  "run_cancelled",
  "plan_created",
]);

/** What events carry that shows in a drawing; each type carries some of it. */
const Facts = z.object({
  ms: z.number().optional(),
  items: z.int().optional(),
  error: z.object({ code: z.string(), message: z.string() }).nullish(),
  gate_id: z.string().optional(),
  phase: z.enum(["before", "after", "wait"]).optional(),
  event: z.string().nullish(),
  by: z.string().optional(),
  decision: GateDecision.optional(),
});

function endMark(
  key: string,
  status: StepStatus,
  at: string,
  {
    ms,
    items,
    error,
  }: {
    ms?: number | undefined;
    items?: number | undefined;
    error?: StepFailure | null | undefined;
  },
): EndMark {
  const ended_at = Date.parse(at);
  return {
    key,
    status,
    items: items ?? null,
    error: error ?? null,
    ...(ms !== undefined && { started_at: ended_at - ms, ended_at }),
  };
}
