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
 * What a run, or a part of it, may still spend. It fails closed: what would go over a limit is not
 * started, and what has gone over it stops the run. What a part spends, the run around it spends,
 * too, and the run's own limits come first.
 */
export class RunBudget {
  readonly #limits: Budget;
  readonly #around: RunBudget | null;
  #spent: Spent;

  constructor(limits: Budget, spent: Spent, around: RunBudget | null = null) {
    this.#limits = limits;
    this.#spent = spent;
    this.#around = around;
  }

  /** Before each call of an agent. */
  beginStep(): void {
    this.#refuseCall();
    this.#count(0, 0, 1);
  }

  /** @param call what the call has spent so far: it is told, too, even where this is too much */
  spend({ tokens = 0, cost = 0 }: Spending, call: { tokens: number; cost: number }): void {
    // NaN is never beyond a limit, and less than nothing would give back what is gone.
    if (!Number.isInteger(tokens) || !Number.isFinite(cost) || Math.min(tokens, cost) < 0) {
      throw new TypeError(`Nobody can spend ${tokens} tokens and ${cost} dollars.`);
    }
    call.tokens += tokens;
    call.cost += cost;
    this.#count(tokens, cost, 0);
    this.#refuseSpent();
  }

  /** What is left; null where nothing is limited. */
  remaining(): { tokens: number | null; cost: number | null; steps: number | null } {
    const around = this.#around?.remaining();
    const left = (kind: Counted) => {
      const limit = this.#limits[kind];
      const own = limit === undefined ? null : Math.max(0, limit - this.#spent[FIELD[kind]]);
      return least(own, around?.[kind] ?? null);
    };
    return { tokens: left("tokens"), cost: left("cost"), steps: left("steps") };
  }

  #count(tokens: number, cost: number, calls: number): void {
    if (this.#around) this.#around.#count(tokens, cost, calls);
    const spent = this.#spent;
    this.#spent = {
      tokens: spent.tokens + tokens,
      cost: spent.cost + cost,
      calls: spent.calls + calls,
    };
  }

  #refuseCall(): void {
    if (this.#around) this.#around.#refuseCall();
    this.#refuseBeyond("steps", this.#spent.calls + 1);
    this.#refuseReached("tokens");
    this.#refuseReached("cost");
  }

  #refuseSpent(): void {
    if (this.#around) this.#around.#refuseSpent();
    this.#refuseBeyond("tokens", this.#spent.tokens);
    this.#refuseBeyond("cost", this.#spent.cost);
  }

  #refuseReached(kind: Counted): void {
    const limit = this.#limits[kind];
    const spent = this.#spent[FIELD[kind]];
    if (limit !== undefined && spent >= limit && spent > 0) throw this.#exceeded(kind, limit);
  }

  #refuseBeyond(kind: Counted, wanted: number): void {
    const limit = this.#limits[kind];
    if (limit !== undefined && wanted > limit) throw this.#exceeded(kind, limit);
  }

  #exceeded(kind: Counted, limit: number) {
    return this.#around ? roundExceeded(kind, limit) : exceeded(kind, limit);
  }
}

const least = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

export function exceeded(kind: keyof Budget, limit: number) {
  return engineErrors.error("budget-exceeded", {
    detail: `The run's budget of ${limit} ${UNITS[kind]} is used up.`,
    data: { kind, limit },
  });
}

/** Of a part of a run: the run itself may go on. */
export function roundExceeded(kind: keyof Budget, limit: number) {
  return engineErrors.error("round-exceeded", {
    detail: `The plan's limit of ${limit} ${UNITS[kind]} is used up.`,
    data: { kind, limit },
  });
}

const UNITS: Record<keyof Budget, string> = {
  tokens: "tokens",
  cost: "dollars",
  steps: "agent calls",
  time_ms: "milliseconds",
};
