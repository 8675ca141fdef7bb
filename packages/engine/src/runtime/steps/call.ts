import type { JsonValue } from "../../contracts/json.ts";
import type { SaidYes } from "./approve.ts";

/** One call of an agent: where in the run it stands, and with what. */
export interface CallRequest {
  readonly key: string;
  readonly item: number | null;
  readonly iteration: number;
  readonly input: JsonValue;
  /** Who has approved this input right before; null where nobody was asked. */
  readonly said: SaidYes | null;
}

/** What a call took. */
export interface Effort {
  /** Calls of a body; none for a plan inside, whose steps have their own. */
  readonly attempts: number;
  readonly cached: boolean;
  readonly tokens: number;
  readonly cost: number;
}

export interface Call extends Effort {
  readonly result: JsonValue;
}

/** A call that failed for good. What it took must be remembered, or a budget would forget it. */
export class FailedCall extends Error {
  override name = "FailedCall";
  readonly effort: Effort;

  constructor(cause: unknown, effort: Effort) {
    super("A call failed.", { cause });
    this.effort = effort;
  }
}

/** What a strand took that ended with this error, as far as it is not in the journal already. */
export function effortOf(error: unknown): Effort | undefined {
  return error instanceof FailedCall ? error.effort : undefined;
}

export function sumOf(one: Effort, other: Effort): Effort {
  return {
    attempts: one.attempts + other.attempts,
    cached: one.cached && other.cached,
    tokens: one.tokens + other.tokens,
    cost: one.cost + other.cost,
  };
}
