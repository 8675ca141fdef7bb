import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from "cockatiel";
import { isAgentsFault } from "./agent-fault.ts";

export interface BreakerOptions {
  /**
   * Calls in a row that must fail before an agent is left alone.
   * @default 10
   */
  readonly failures?: number;
  /**
   * How long it is left alone before one call is tried, in milliseconds.
   * @default 30000
   */
  readonly cooldown_ms?: number;
}

/** A circuit breaker for each agent, shared by all runs of an engine. */
export class Breakers {
  readonly #options: Required<BreakerOptions>;
  readonly #byAgent = new Map<string, CircuitBreakerPolicy>();

  constructor({ failures = 10, cooldown_ms = 30_000 }: BreakerOptions = {}) {
    this.#options = { failures, cooldown_ms };
  }

  of(agent: string): CircuitBreakerPolicy {
    const known = this.#byAgent.get(agent);
    if (known) return known;
    const breaker = circuitBreaker(handleWhen(isAgentsFault), {
      halfOpenAfter: this.#options.cooldown_ms,
      breaker: new ConsecutiveBreaker(this.#options.failures),
    });
    this.#byAgent.set(agent, breaker);
    return breaker;
  }
}
