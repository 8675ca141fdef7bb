/** Asks the models of a chain one after the other, until one answers or the time is up. */
import type { z } from "zod";
import { CallFailure } from "../call/failure.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { askEndpoint } from "./ask-endpoint.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { Machinery } from "./machinery.ts";
import type { ModelAnswer, Question } from "./question.ts";

export interface FoundAnswer<T> extends ModelAnswer<T> {
  readonly model: string;
  readonly cached: boolean;
}

export interface ChainOutcome<T> {
  /** Undefined where no model answered. */
  readonly found: FoundAnswer<T> | undefined;
  /** Why those that were asked before did not answer. */
  readonly failures: readonly string[];
  /** Whether all of them failed because nothing more may be spent. */
  readonly spent?: boolean;
}

export async function askChain<Out extends z.ZodType>(
  machinery: Machinery,
  chain: readonly ModelEndpoint[],
  question: Question<Out>,
): Promise<ChainOutcome<z.output<Out>>> {
  const { task, ctx, tally } = question;
  const logger = machinery.loggerOf(ctx);
  const end = machinery.now() + task.timeout_ms;
  const failures: string[] = [];
  let overBudget = 0;
  for (const [index, endpoint] of chain.entries()) {
    const state = machinery.stateOf(endpoint);
    // An equal share of what is left: a model that hangs must not take the time of the others.
    const share = Math.max(1, Math.ceil((end - machinery.now()) / (chain.length - index)));
    try {
      const answer = await askWithin(machinery, state, question, share);
      return { found: { ...answer, model: state.label, cached: false }, failures };
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

async function askWithin<Out extends z.ZodType>(
  machinery: Machinery,
  state: EndpointState,
  question: Question<Out>,
  ms: number,
): Promise<ModelAnswer<z.output<Out>>> {
  const deadline = AbortSignal.timeout(ms);
  const { signal: caller } = question.ctx;
  const signal = caller === undefined ? deadline : AbortSignal.any([caller, deadline]);
  const until = machinery.now() + ms;
  return state.unlessResting(async () => {
    try {
      return await askEndpoint(machinery, state, question, { signal, until });
    } catch (error) {
      if (error instanceof CallFailure || caller?.aborted || !deadline.aborted) throw error;
      throw new CallFailure({ kind: "timeout", said: `no answer within ${ms} ms` }, error);
    }
  });
}
