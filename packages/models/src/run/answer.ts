import type { TokenUsage } from "../cost/token-usage.ts";

/** The answer to a task, and where it comes from. */
export interface Answer<T> {
  readonly value: T;
  readonly solver: "model" | "embedded";
  /** `provider:name`; null for the embedded solver. */
  readonly model: string | null;
  /** Of all tries, those that failed included. */
  readonly tokens: TokenUsage;
  /** In dollars, of all tries; null where a price is unknown. */
  readonly cost: number | null;
  readonly ms: number;
  /** Requests to models, those that failed included. */
  readonly attempts: number;
  /** Whether a model's earlier answer to the same question was used. */
  readonly cached: boolean;
  /** Why the first model in line did not answer. */
  readonly why?: string;
  /** Why the embedded solver had to answer; null where a model has. */
  readonly embedded_because: EmbeddedBecause | null;
}

/** There is no model, the money is spent, or those that were asked failed. */
export type EmbeddedBecause = "no_model" | "budget" | "failed";
