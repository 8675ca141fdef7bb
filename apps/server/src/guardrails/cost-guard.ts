/**
 * Counts what agents and planners spend against the limits of the run and of the tenant's day. A
 * price is known only afterwards, so what has begun is finished and counted; where a limit is
 * reached, nothing more is begun.
 */
import { type BudgetMeter, engineErrors } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import { type Caller, runCheckContext } from "./run-check-context.ts";

/** The least that can be asked for; less would say nothing about whether anything is left. */
export const LEAST_COST = 0.000_001;

/** Runs that are remembered; a run that is forgotten is only asked about once more. */
const MOST_RUNS = 10_000;

export class CostGuard {
  readonly #guardrails: Guardrails;
  /** How often something was spent, by tenant; and how often it was when a run was last asked about. */
  readonly #spendings = new Map<string, number>();
  readonly #asked = new Map<string, number>();

  constructor(guardrails: Guardrails) {
    this.#guardrails = guardrails;
  }

  async metered<T>(
    caller: Caller,
    budget: BudgetMeter,
    call: (budget: BudgetMeter) => T | Promise<T>,
  ): Promise<T> {
    await this.#refuseBeyondLimits(caller);
    let cost = 0;
    const watched: BudgetMeter = {
      spend: (spending) => {
        // Spent it is, whether the budget likes it or not.
        cost += spending.cost ?? 0;
        budget.spend(spending);
      },
      remaining: () => budget.remaining(),
    };
    try {
      return await call(watched);
    } finally {
      if (cost > 0) await this.#book(caller, cost);
    }
  }

  /** Most agents are free: the database is asked only about a new run, or after somebody has spent. */
  async #refuseBeyondLimits(caller: Caller): Promise<void> {
    const run = `${caller.tenant}/${caller.run_id}`;
    const spendings = this.#spendings.get(caller.tenant) ?? 0;
    if (this.#asked.get(run) === spendings) return;
    const action = { kind: "model_call", cost: LEAST_COST };
    const { allowed, verdicts } = await this.#guardrails.checkAction(
      action,
      runCheckContext(caller),
    );
    if (!allowed) {
      const detail = verdicts.map(({ message }) => message).join(" ");
      throw engineErrors.error("step-refused", { detail, data: { verdicts: [...verdicts] } });
    }
    if (this.#asked.size >= MOST_RUNS) this.#asked.clear();
    this.#asked.set(run, spendings);
  }

  async #book(caller: Caller, cost: number): Promise<void> {
    await this.#guardrails.book({ kind: "model_call", cost }, runCheckContext(caller));
    this.#spendings.set(caller.tenant, (this.#spendings.get(caller.tenant) ?? 0) + 1);
  }
}
