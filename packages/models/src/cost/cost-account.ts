import type { BudgetMeter } from "@bole/engine";

/** On whose account a model is asked. */
export interface Payer {
  readonly tenant: string;
  readonly run_id?: string;
}

/**
 * Where all that models cost is booked, whoever asks them. Bound once, where the models are created:
 * no caller can leave it out.
 */
export interface CostAccount {
  /** Why nothing more may be spent now, in words; null where it may. */
  refusal(payer: Payer): Promise<string | null>;
  /**
   * Counts what was spent, also where that passes a limit.
   * @param meter of the run's budget, which was told of it as well
   */
  book(payer: Payer, cost: number, meter: BudgetMeter | undefined): Promise<void>;
}

/** For models that nobody is charged for. */
export const NO_ACCOUNT: CostAccount = {
  refusal: async () => null,
  book: async () => undefined,
};
