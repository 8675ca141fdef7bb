/**
 * Counts what is spent against the limits of the run and of the tenant's day: by models, whoever asks
 * them, and by agents that spend on their own. A price is known only afterwards, so what has begun is
 * finished and counted. At a limit no model is asked any more, and agents that spend on their own are
 * refused; everything else goes on.
 */
import { type BudgetMeter, engineErrors } from "@bole/engine";
import {
  fromMillionths,
  type Guardrails,
  guardrailMigrations,
  inMillionths,
} from "@bole/guardrails";
import type { BookedCall, CostAccount, GivenAnswer, Payer } from "@bole/models";
import type { UsageStore } from "../models/usage-store.ts";
import { type Caller, runCheckContext } from "./run-check-context.ts";

/** The least that can be asked for; less would say nothing about whether anything is left. */
const LEAST_COST = 0.000_001;

/** Runs that are remembered; a run that is forgotten is only asked about once more. */
const MOST_RUNS = 10_000;

export class CostGuard implements CostAccount {
  readonly #guardrails: Guardrails;
  readonly #usage: UsageStore;
  /** How often something was spent, by tenant; and how often it was when a run was last asked about. */
  readonly #spendings = new Map<string, number>();
  readonly #asked = new Map<string, number>();
  /** Agents that have spent something without a model of ours. */
  readonly #spenders = new Set<string>();
  /** What models have booked already of what went through a meter. */
  readonly #booked = new WeakMap<BudgetMeter, number>();

  constructor(guardrails: Guardrails, usage: UsageStore) {
    this.#guardrails = guardrails;
    this.#usage = usage;
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
        await this.#book(caller, caller.name, [ownCall(caller.name, own)]);
      }
    }
  }

  async refusal(payer: Payer): Promise<string | null> {
    const verdicts = await this.#verdicts(callerOf(payer));
    return verdicts === null ? null : verdicts.map(({ message }) => message).join(" ");
  }

  async book(
    payer: Payer,
    task: string,
    calls: readonly BookedCall[],
    meter: BudgetMeter | undefined,
  ): Promise<void> {
    if (meter !== undefined)
      this.#booked.set(meter, (this.#booked.get(meter) ?? 0) + costOf(calls));
    await this.#book(callerOf(payer), task, calls);
  }

  answered({ tenant }: Payer, answer: GivenAnswer): Promise<void> {
    return this.#usage.answered(tenant, answer);
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

  async #book(caller: Caller, task: string, calls: readonly BookedCall[]): Promise<void> {
    const cost = costOf(calls);
    await this.#usage.book(caller.tenant, task, calls, async (transaction) => {
      if (cost === 0) return;
      const limits = transaction.of(guardrailMigrations);
      const action = { kind: "model_call", cost };
      await this.#guardrails.bookIn(limits, action, runCheckContext(caller));
    });
    if (cost > 0) this.#spendings.set(caller.tenant, (this.#spendings.get(caller.tenant) ?? 0) + 1);
  }
}

/** Rounded call by call, so that limits and usage add up to the same. */
const costOf = (calls: readonly BookedCall[]): number =>
  fromMillionths(calls.reduce((sum, { cost }) => sum + inMillionths(cost ?? 0), 0));

/** What an agent has spent by itself is known as a sum. */
const ownCall = (agent: string, cost: number): BookedCall => ({
  ...{ model: `agent:${agent}`, cost, ms: 0, failure: null },
  tokens: { input: 0, output: 0, cached: 0 },
});

/** Who asks a model outside of a run pays out of the tenant's day alone. */
const callerOf = ({ tenant, run_id }: Payer): Caller => ({ tenant, run_id, name: "models" });
