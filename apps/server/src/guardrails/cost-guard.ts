/**
 * Counts what is spent against the limits of the run and of the tenant's day: by models, whoever asks
 * them, and by agents that spend on their own. A price is known only afterwards, so what has begun is
 * finished and counted. At a limit no model is asked any more, and agents that spend on their own are
 * refused; everything else goes on.
 */
import { type BudgetMeter, engineErrors } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import type { CostAccount, Payer } from "@bole/models";
import { type Caller, runCheckContext } from "./run-check-context.ts";

/** The least that can be asked for; less would say nothing about whether anything is left. */
const LEAST_COST = 0.000_001;

/** Runs that are remembered; a run that is forgotten is only asked about once more. */
const MOST_RUNS = 10_000;

export class CostGuard implements CostAccount {
  readonly #guardrails: Guardrails;
  /** How often something was spent, by tenant; and how often it was when a run was last asked about. */
  readonly #spendings = new Map<string, number>();
  readonly #asked = new Map<string, number>();
  /** Agents that have spent something without a model of ours. */
  readonly #spenders = new Set<string>();
  /** What models have booked already of what went through a meter. */
  readonly #booked = new WeakMap<BudgetMeter, number>();

  constructor(guardrails: Guardrails) {
    this.#guardrails = guardrails;
  }

  async metered<T>(
    caller: Caller,
    budget: BudgetMeter,
    call: (budget: BudgetMeter) => T | Promise<T>,
  ): Promise<T> {
    if (this.#spenders.has(caller.name)) await this.#refuseBeyondLimits(caller);
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
      const own = cost - (this.#booked.get(watched) ?? 0);
      // Sums of fractions differ by less than the least that is counted.
      if (own >= LEAST_COST) {
        this.#spenders.add(caller.name);
        await this.#book(caller, own);
      }
    }
  }

  async refusal(payer: Payer): Promise<string | null> {
    const verdicts = await this.#verdicts(callerOf(payer));
    return verdicts === null ? null : verdicts.map(({ message }) => message).join(" ");
  }

  async book(payer: Payer, cost: number, meter: BudgetMeter | undefined): Promise<void> {
    if (meter !== undefined) this.#booked.set(meter, (this.#booked.get(meter) ?? 0) + cost);
    await this.#book(callerOf(payer), cost);
  }

  async #refuseBeyondLimits(caller: Caller): Promise<void> {
    const verdicts = await this.#verdicts(caller);
    if (verdicts === null) return;
    const detail = verdicts.map(({ message }) => message).join(" ");
    throw engineErrors.error("step-refused", { detail, data: { verdicts } });
  }

  /**
   * Null where something may still be spent. Most of what runs is free: the database is asked only about
   * a new run, or after somebody has spent.
   */
  async #verdicts(caller: Caller) {
    const run = `${caller.tenant}/${caller.run_id}`;
    const spendings = this.#spendings.get(caller.tenant) ?? 0;
    if (this.#asked.get(run) === spendings) return null;
    const action = { kind: "model_call", cost: LEAST_COST };
    const { allowed, verdicts } = await this.#guardrails.checkAction(
      action,
      runCheckContext(caller),
    );
    if (!allowed) return [...verdicts];
    if (this.#asked.size >= MOST_RUNS) this.#asked.clear();
    this.#asked.set(run, spendings);
    return null;
  }

  async #book(caller: Caller, cost: number): Promise<void> {
    await this.#guardrails.book({ kind: "model_call", cost }, runCheckContext(caller));
    this.#spendings.set(caller.tenant, (this.#spendings.get(caller.tenant) ?? 0) + 1);
  }
}

/** Who asks a model outside of a run pays out of the tenant's day alone. */
const callerOf = ({ tenant, run_id }: Payer): Caller => ({ tenant, run_id, name: "models" });
