import type { FailureKind } from "../call/failure.ts";
import type { BookedCall } from "../cost/cost-account.ts";
import { addUsage, NO_TOKENS, type TokenUsage } from "../cost/token-usage.ts";

/** What answering a task has taken so far, over all tries and models. */
export class Tally {
  readonly calls: BookedCall[] = [];

  get attempts(): number {
    return this.calls.length;
  }

  get tokens(): TokenUsage {
    return this.calls.reduce((sum, { tokens }) => addUsage(sum, tokens), NO_TOKENS);
  }

  get cost(): number | null {
    return sumOfCosts(this.calls.map(({ cost }) => cost));
  }

  add(call: BookedCall): void {
    this.calls.push(call);
  }

  /** The newest call has brought an answer, and it is of no use. */
  fail(failure: FailureKind): void {
    const newest = this.calls.pop();
    if (newest !== undefined) this.calls.push({ ...newest, failure });
  }
}

function sumOfCosts(costs: readonly (number | null)[]): number | null {
  return costs.reduce<number | null>(
    (sum, cost) => (sum === null || cost === null ? null : sum + cost),
    0,
  );
}
