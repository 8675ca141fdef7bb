/**
 * Counts what a call has cost against the limits of the run and of the tenant's day. The price is
 * known only afterwards: a limit is passed by one call at most, and then nothing more is begun.
 */
import type { BudgetMeter } from "@bole/engine";
import type { Guardrails, Verdict } from "@bole/guardrails";
import { blocked } from "./blocked.ts";
import { type Caller, runCheckContext } from "./run-check-context.ts";

/** The least that can be reserved; less would say nothing about whether anything is left. */
export const LEAST_COST = 0.000_001;

export async function metered<T>(
  guardrails: Guardrails,
  caller: Caller,
  budget: BudgetMeter,
  call: (budget: BudgetMeter) => T | Promise<T>,
): Promise<T> {
  let cost = 0;
  const watched: BudgetMeter = {
    spend: (spending) => {
      // Spent it is, whether the budget likes it or not.
      cost += spending.cost ?? 0;
      budget.spend(spending);
    },
    remaining: () => budget.remaining(),
  };
  let answer: T;
  try {
    answer = await call(watched);
  } catch (error) {
    await book(guardrails, caller, cost);
    throw error;
  }
  const verdicts = await book(guardrails, caller, cost);
  if (verdicts.some(({ severity }) => severity === "blocked")) throw blocked(verdicts);
  return answer;
}

async function book(
  guardrails: Guardrails,
  caller: Caller,
  cost: number,
): Promise<readonly Verdict[]> {
  if (cost === 0) return [];
  const action = { kind: "model_call", cost: LEAST_COST };
  const { reservation_id, verdicts } = await guardrails.reserve(action, runCheckContext(caller));
  if (reservation_id !== null) await guardrails.commit(caller.tenant, reservation_id, { cost });
  return verdicts;
}
