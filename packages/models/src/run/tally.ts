import { addUsage, NO_TOKENS, type TokenUsage } from "../cost/token-usage.ts";

/** What answering a task has taken so far, over all tries and models. */
export class Tally {
  attempts = 0;
  tokens: TokenUsage = NO_TOKENS;
  cost: number | null = 0;

  add(usage: TokenUsage, cost: number | null): void {
    this.tokens = addUsage(this.tokens, usage);
    this.cost = cost === null || this.cost === null ? null : this.cost + cost;
  }
}
