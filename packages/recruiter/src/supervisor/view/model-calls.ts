/**
 * How often a plan asks a language model, and what that costs: calls times the tokens that such a call
 * usually takes times the price of the model that is asked. An estimate, and called so; one price that
 * nobody knows makes the whole unknown, because a part of the bill is no bill.
 */
import type { Step } from "@bole/engine";

interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Of one call for a task, in dollars: null where the price is unknown, nothing where no model is asked. */
export type CallCost = (task: string, tokens: Tokens) => number | null | undefined;

/** By the models that a tenant has chosen. */
export type CallCostOf = (tenant: string) => Promise<CallCost>;

interface Call {
  readonly task: string;
  readonly tokens: Tokens;
  readonly count: (step: Step, people: number) => number;
}

/** So many people are judged in one question. */
const JUDGED_AT_ONCE = 10;
const MOST_JUDGED = 30;

/** Instructions, what is judged or told, and the answer, as they usually are; the answer's upper limits are higher. */
const CALLS: Readonly<Record<string, Call>> = {
  matching_search: {
    task: "recommend_judge",
    tokens: { input: 4_500, output: 1_500 },
    count: ({ args }) => {
      const limit = typeof args.limit === "number" ? args.limit : MOST_JUDGED;
      return Math.ceil(Math.min(limit, MOST_JUDGED) / JUDGED_AT_ONCE);
    },
  },
  communication_draft: {
    task: "write_mail",
    tokens: { input: 1_200, output: 350 },
    count: (_, people) => people,
  },
};

export function callsOf(
  steps: readonly Step[],
  people: number,
  callCost: CallCost,
): { readonly api_calls: number; readonly cost: number | null } {
  let api_calls = 0;
  let cost: number | null = 0;
  for (const step of steps) {
    const call = CALLS[step.action];
    const each = call && callCost(call.task, call.tokens);
    if (call === undefined || each === undefined) continue;
    const count = call.count(step, people);
    api_calls += count;
    if (count > 0) cost = each === null || cost === null ? null : cost + each * count;
  }
  return { api_calls, cost };
}
