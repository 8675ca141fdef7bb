/** What we have learnt about an endpoint since the start. */
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from "cockatiel";
import { CallFailure, isOutage } from "../call/failure.ts";
import { modelLabel } from "../choice/model-choice.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";

export interface RestOptions {
  /** Failures in a row after which an endpoint is left alone. */
  readonly failures: number;
  /** For how long. */
  readonly ms: number;
}

export class EndpointState {
  readonly endpoint: ModelEndpoint;
  readonly label: string;
  /** Whether the server takes the schema of an answer, as far as we know. */
  takesSchema = true;
  readonly #rest: RestOptions;
  readonly #breaker: CircuitBreakerPolicy;

  constructor(endpoint: ModelEndpoint, rest: RestOptions) {
    this.endpoint = endpoint;
    this.label = modelLabel(endpoint);
    this.#rest = rest;
    this.#breaker = circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(rest.failures),
      halfOpenAfter: rest.ms,
    });
  }

  /** A server that is down must not cost every task its whole time. */
  async unlessResting<T>(work: () => Promise<T>): Promise<T> {
    // While one try finds out whether it is well again, nobody else needs to wait for that.
    if (this.#breaker.state === CircuitState.HalfOpen) throw this.#resting();
    try {
      return await this.#breaker.execute(work);
    } catch (error) {
      throw isBrokenCircuitError(error) ? this.#resting() : error;
    }
  }

  #resting(): CallFailure {
    const said = `it failed ${this.#rest.failures} times in a row and is left alone for a while`;
    return new CallFailure({ kind: "resting", said });
  }

  mayDislikeSchema(error: unknown): boolean {
    const refused = error instanceof CallFailure && error.kind === "refused";
    return refused && this.takesSchema && this.endpoint.provider === "openai-compatible";
  }
}
