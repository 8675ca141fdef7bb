import type { JsonValue } from "../contracts/json.ts";
import type { StepStatus } from "../memory/ports/journal.ts";

/** What a step left behind: the arguments after placeholders were filled in, and its output. */
export interface StepView {
  readonly status: StepStatus;
  /** The arguments as the agent got them; for a fan-out, the list of them. */
  readonly input: JsonValue;
  readonly result: JsonValue;
}

/** What placeholders can see. The runtime implements it over its journal. */
export interface Scope {
  step(id: string): StepView | undefined;
  readonly input: JsonValue;
  readonly item?: JsonValue | undefined;
  readonly index?: number | undefined;
  /** Payload of the event the step waited for; null if the time came first. */
  readonly event?: JsonValue | undefined;
  /** Result of the turn before, null in the first; inside `until`, of the turn just done. */
  readonly last?: JsonValue | undefined;
  readonly iteration?: number | undefined;
}
