import type { BudgetMeter, Logger } from "@bole/engine";

/**
 * What surrounds a task. An agent's `ctx` is one as it is: `models.run(task, input, ctx)`, or
 * `{ ...ctx, onToken }` to stream. Outside of a run, `{ tenant }` will do.
 */
export interface TaskCtx {
  /** Who pays for it. */
  readonly tenant: string;
  readonly run_id?: string;
  readonly step_id?: string;
  /** Stops the task; it then throws the signal's reason. */
  readonly signal?: AbortSignal;
  readonly logger?: Logger;
  /** What the run may still spend; the tenant's account is asked in any case. */
  readonly budget?: BudgetMeter;
  /** Is handed the text of the answer as it comes, whoever gives it. */
  readonly onToken?: (text: string) => void;
  /** What was handed over so far is void: another try, another model or the solver begins anew. */
  readonly onRestart?: () => void;
}
