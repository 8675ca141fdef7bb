import type { JsonValue } from "../contracts/json.ts";
import type { PlanDraft } from "../contracts/plan.ts";
import type { Budget } from "../memory/ports/index.ts";

export interface StartRequest {
  readonly tenant: string;
  readonly plan: PlanDraft;
  /** What `$input` stands for. @default {} */
  readonly input?: JsonValue;
  /** At most one unfinished run has it; another one is refused with `run-busy`. @default its own */
  readonly thread?: string;
  readonly budget?: Budget;
  /** Starting the same id with the same plan again continues it. @default a new id */
  readonly run_id?: string;
}

export interface ForkRequest {
  readonly tenant: string;
  readonly run_id: string;
  /** A step that has ended; it, what depends on it, and a step at which the run failed run again. */
  readonly step: string;
  /** Replaces the step's arguments. @default unchanged */
  readonly args?: { readonly [name: string]: JsonValue };
  readonly budget?: Budget;
}

export interface AnswerRequest {
  readonly tenant: string;
  readonly gate_id: string;
  readonly decision: "approve" | "reject" | "modify";
  /** With `modify`: the input or result to go on with. */
  readonly value?: JsonValue;
  readonly reason?: string;
  readonly by: string;
}

export interface SignalRequest {
  readonly tenant: string;
  readonly event: string;
  readonly data: JsonValue;
}
