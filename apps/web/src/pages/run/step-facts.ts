/** What a step's events tell besides its record: who solved it, what the guardrails said. Pure. */
import type { RunStep } from "@bole/server/contract";
import { isRecord, type Json } from "../../json/json.ts";

type RunEvent = RunStep["events"][number];

/** The model or the solver that gave the answer, wherever an event says so. */
export function solvedBy(events: readonly RunEvent[]): string | null {
  for (const { data } of events.toReversed()) {
    const name = nameIn(data) ?? (isRecord(data) ? nameIn(data.data) : undefined);
    if (name !== undefined) return name;
  }
  return null;
}

function nameIn(data: Json | undefined): string | undefined {
  if (!isRecord(data)) return undefined;
  return [data.model, data.solver].find((value) => typeof value === "string");
}

export interface Remark {
  readonly seq: number;
  readonly text: string;
  readonly data: Json;
}

export function guardrailRemarks(events: readonly RunEvent[]): readonly Remark[] {
  return events.filter(({ type }) => type === "guardrail_warning").map(remark);
}

export function progressRemarks(events: readonly RunEvent[]): readonly Remark[] {
  return events.filter(({ type }) => type === "step_progress").map(remark);
}

function remark({ seq, type, data }: RunEvent): Remark {
  const { message, data: inner = null } = isRecord(data) ? data : {};
  return { seq, text: typeof message === "string" ? message : type, data: inner };
}
