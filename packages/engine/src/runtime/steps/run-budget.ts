import type { Spending } from "../../contracts/execution-ctx.ts";
import { engineErrors } from "../../errors.ts";
import type { Budget, JournalRecord, Spent } from "../../memory/ports/index.ts";

/** What is in the journal has been spent, whatever came of it. */
export function spentIn(records: Iterable<JournalRecord>): Spent {
  const sum = { tokens: 0, cost: 0, calls: 0 };
  for (const { tokens, cost, attempts } of records) {
    sum.tokens += tokens;
    sum.cost += cost;
    sum.calls += attempts;
  }
  return sum;
}

type Counted = "tokens" | "cost" | "steps";
const FIELD = { tokens: "tokens", cost: "cost", steps: "calls" } as const;

/**
 * What a run may still spend. It fails closed: what would go over a limit is not started, and
 * what has gone over it stops the run.
 */
export class RunBudget {
  readonly limits: Budget;
  #spent: Spent;

  constructor(limits: Budget, spent: Spent) {
    this.limits = limits;
    this.#spent = spent;
  }

  get spent(): Spent {
    return this.#spent;
  }

  /** Before each call of an agent. */
  beginStep(): void {
    this.#refuseBeyond("steps", this.#spent.calls + 1);
    this.#refuseReached("tokens");
    this.#refuseReached("cost");
    this.#spent = { ...this.#spent, calls: this.#spent.calls + 1 };
  }

  /** @param call what the call has spent so far: it is told, too, even where this is too much */
  spend({ tokens = 0, cost = 0 }: Spending, call: { tokens: number; cost: number }): void {
    // NaN is never beyond a limit, and less than nothing would give back what is gone.
    if (!Number.isInteger(tokens) || !Number.isFinite(cost) || Math.min(tokens, cost) < 0) {
      throw new TypeError(`Nobody can spend ${tokens} tokens and ${cost} dollars.`);
    }
    call.tokens += tokens;
    call.cost += cost;
    this.#spent = {
      ...this.#spent,
      tokens: this.#spent.tokens + tokens,
      cost: this.#spent.cost + cost,
    };
    this.#refuseBeyond("tokens", this.#spent.tokens);
    this.#refuseBeyond("cost", this.#spent.cost);
  }

  /** What is left; null where nothing is limited. */
  remaining(): { tokens: number | null; cost: number | null; steps: number | null } {
    const left = (kind: Counted) => {
      const limit = this.limits[kind];
      return limit === undefined ? null : Math.max(0, limit - this.#spent[FIELD[kind]]);
    };
    return { tokens: left("tokens"), cost: left("cost"), steps: left("steps") };
  }

  #refuseReached(kind: Counted): void {
    const limit = this.limits[kind];
    const spent = this.#spent[FIELD[kind]];
    if (limit !== undefined && spent >= limit && spent > 0) {
      throw exceeded(kind, limit);
    }
  }

  #refuseBeyond(kind: Counted, wanted: number): void {
    const limit = this.limits[kind];
    if (limit !== undefined && wanted > limit) throw exceeded(kind, limit);
  }
}

export function exceeded(kind: keyof Budget, limit: number) {
  return engineErrors.error("budget-exceeded", {
    detail: `The run's budget of ${limit} ${UNITS[kind]} is used up.`,
    data: { kind, limit },
  });
}

const UNITS: Record<keyof Budget, string> = {
  tokens: "tokens",
  cost: "dollars",
  steps: "agent calls",
  time_ms: "milliseconds",
};
