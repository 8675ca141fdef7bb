import { z } from "zod";
import { JsonValue } from "../../contracts/json.ts";
import { RunWarning } from "./events.ts";

export const GateDecision = z.enum(["approve", "reject", "modify", "event", "timeout"]);
export type GateDecision = z.infer<typeof GateDecision>;

export const GateAnswer = z.object({
  decision: GateDecision,
  /** The changed input or result on `modify`, the event's data on `event`. */
  value: JsonValue.nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  /** Roles of whoever answered, where that is known: what they may approve depends on them. */
  roles: z.array(z.string()).optional(),
  at: z.iso.datetime(),
  /** Written to the run's log together with the answer. */
  warnings: z.array(RunWarning).optional(),
});
export type GateAnswer = z.infer<typeof GateAnswer>;

/** What a run waits for: a person's word, an event, a time. */
export const Gate = z.object({
  gate_id: z.string(),
  run_id: z.string(),
  tenant: z.string(),
  /** The journal key of the step or item that waits. */
  key: z.string(),
  /** The step's id as the plan that holds it writes it. */
  step: z.string(),
  action: z.string(),
  phase: z.enum(["before", "after", "wait"]),
  /** What a person is asked to approve: the input before, the result after. A list for a fan-out. */
  ask: JsonValue.nullable(),
  fan_out: z.boolean(),
  event: z.string().nullable(),
  match: JsonValue.nullable(),
  /** Epoch milliseconds. */
  until: z.number().nullable(),
  status: z.enum(["pending", "answered", "withdrawn"]),
  answer: GateAnswer.nullable(),
  /** Whether the run has gone on with the answer, and its event is written. */
  seen: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Gate = z.infer<typeof Gate>;

export interface GatesPort {
  get(tenant: string, gateId: string): Promise<Gate | null>;
  ofRun(tenant: string, runId: string): Promise<Gate[]>;
  /** What a tenant's runs wait for, oldest first; with a name, only those that wait for that event. */
  pending(tenant: string, event?: string): Promise<Gate[]>;
  /** Gates of all tenants whose time has come. */
  due(now: number): Promise<Gate[]>;
}
