/** Asks the models of a chain one after the other, until one answers or the time is up. */
import { CallFailure } from "../call/failure.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { Machinery } from "./machinery.ts";
import type { Tally } from "./tally.ts";
import type { TaskCtx } from "./task-ctx.ts";

export interface ChainOutcome<T> {
  /** Undefined where no model answered. */
  readonly found: (T & { readonly model: string }) | undefined;
  /** Why those that were asked before did not answer. */
  readonly failures: readonly string[];
  /** Whether all of them failed because nothing more may be spent. */
  readonly spent?: boolean;
}

export interface Asked {
  readonly task: { readonly name: string; readonly timeout_ms: number };
  readonly ctx: TaskCtx;
  readonly tally: Tally;
}

export interface CallTime {
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly until: number;
}

type AskOne<T> = (state: EndpointState, time: CallTime) => Promise<T>;

export async function askChain<T extends object>(
  machinery: Machinery,
  chain: readonly ModelEndpoint[],
  asked: Asked,
  ask: AskOne<T>,
): Promise<ChainOutcome<T>> {
  const { task, ctx, tally } = asked;
  const logger = machinery.loggerOf(ctx);
  const end = machinery.now() + task.timeout_ms;
  const failures: string[] = [];
  let overBudget = 0;
  for (const [index, endpoint] of chain.entries()) {
    const state = machinery.stateOf(endpoint);
    // An equal share of what is left: a model that hangs must not take the time of the others.
    const share = Math.max(1, Math.ceil((end - machinery.now()) / (chain.length - index)));
    try {
      const answer = await askWithin(machinery, state, ctx, share, ask);
      return { found: { ...answer, model: state.label }, failures };
    } catch (error) {
      ctx.signal?.throwIfAborted();
      if (!(error instanceof CallFailure)) throw error;
      if (error.kind === "budget") overBudget += 1;
      failures.push(`${state.label}: ${error.message}`);
      const next = chain[index + 1];
      logger.warn("A model did not answer", {
        task: task.name,
        model: state.label,
        failure: error.kind,
        why: error.message,
        attempts: tally.attempts,
        next: next === undefined ? "embedded" : machinery.stateOf(next).label,
        ...(ctx.run_id !== undefined && { run_id: ctx.run_id, step_id: ctx.step_id }),
      });
    }
  }
  return { found: undefined, failures, spent: overBudget === failures.length };
}

async function askWithin<T>(
  machinery: Machinery,
  state: EndpointState,
  { signal: caller }: TaskCtx,
  ms: number,
  ask: AskOne<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(ms);
  const signal = caller === undefined ? deadline : AbortSignal.any([caller, deadline]);
  const until = machinery.now() + ms;
  return state.unlessResting(async () => {
    try {
      return await ask(state, { signal, until });
    } catch (error) {
      if (error instanceof CallFailure || caller?.aborted || !deadline.aborted) throw error;
      throw new CallFailure({ kind: "timeout", said: `no answer within ${ms} ms` }, error);
    }
  });
}
