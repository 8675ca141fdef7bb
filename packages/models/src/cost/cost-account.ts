import type { BudgetMeter } from "@bole/engine";
import type { FailureKind } from "../call/failure.ts";
import type { EmbeddedBecause } from "../run/answer.ts";
import type { TokenUsage } from "./token-usage.ts";

/** On whose account a model is asked. */
export interface Payer {
  readonly tenant: string;
  readonly run_id?: string;
}

/** One request to a model, with what it took. */
export interface BookedCall {
  /** `provider:name`. */
  readonly model: string;
  readonly tokens: TokenUsage;
  /** In dollars; null where the price is unknown. */
  readonly cost: number | null;
  readonly ms: number;
  /** Why it was of no use; null where it was. */
  readonly failure: FailureKind | null;
}

/** Who has answered a task or a message. */
export interface GivenAnswer {
  readonly task: string;
  /** `provider:name`; null for the embedded solver. */
  readonly model: string | null;
  /** Why the embedded solver had to; null where a model has answered. */
  readonly because: EmbeddedBecause | null;
}

/**
 * Where all that models take and cost is booked, whoever asks them. Bound once, where the models are
 * created: no caller can leave it out.
 */
export interface CostAccount {
  /** Why nothing more may be spent now, in words; null where it may. */
  refusal(payer: Payer): Promise<string | null>;
  /**
   * Counts requests, also failed ones and those that pass a limit.
   * @param meter of the run's budget, which was told of their cost as well
   */
  book(
    payer: Payer,
    task: string,
    calls: readonly BookedCall[],
    meter: BudgetMeter | undefined,
  ): Promise<void>;
  /** Counts an answer, whoever has given it. */
  answered(payer: Payer, answer: GivenAnswer): Promise<void>;
}

/** For models that nobody is charged for. */
export const NO_ACCOUNT: CostAccount = {
  refusal: async () => null,
  book: async () => undefined,
  answered: async () => undefined,
};
