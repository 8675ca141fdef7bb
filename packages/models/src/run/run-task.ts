/** Leads a task from its input to its answer. */
import type { z } from "zod";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { modelErrors } from "../errors.ts";
import { checkFor } from "../task/check-answer.ts";
import type { Task } from "../task/define-task.ts";
import { withTaskSpan } from "../telemetry/spans.ts";
import type { Answer, EmbeddedBecause } from "./answer.ts";
import type { ChainOutcome } from "./ask-chain.ts";
import { askModels } from "./ask-models.ts";
import type { Machinery } from "./machinery.ts";
import { onAccount } from "./on-account.ts";
import { solveEmbedded } from "./solve-embedded.ts";
import { Tally } from "./tally.ts";
import type { TaskCtx } from "./task-ctx.ts";
import { TokenStream } from "./token-stream.ts";

export function runTask<In extends z.ZodType, Out extends z.ZodType>(
  machinery: Machinery,
  chain: readonly ModelEndpoint[],
  task: Task<In, Out>,
  given: z.input<In>,
  ctx: TaskCtx,
): Promise<Answer<z.output<Out>>> {
  return withTaskSpan(machinery.tracer, task.name, async () => {
    ctx.signal?.throwIfAborted();
    const start = machinery.now();
    const input = await checkInput(task, given);
    const tokens = new TokenStream(task, ctx);
    const tally = new Tally();

    const asked = { task, check: checkFor(task, input), ctx, tokens, tally };
    const ask = () => askModels(machinery, chain, task.prompt(input), asked);
    const outcome = chain.length === 0 ? NO_MODEL : await onAccount(machinery, asked, ask);
    const { found, failures } = outcome;
    const why = failures.join("; ");
    const value = found ? found.value : await solve(machinery, task, input, ctx, why);

    tokens.end(value);
    const model = found?.model ?? null;
    const because = found ? null : whyEmbedded(outcome);
    await machinery.account.answered(ctx, { task: task.name, model, because });
    return {
      value,
      solver: found ? "model" : "embedded",
      model,
      cached: found?.cached ?? false,
      embedded_because: because,
      tokens: tally.tokens,
      cost: tally.cost,
      attempts: tally.attempts,
      ms: machinery.now() - start,
      ...(why !== "" && { why }),
    };
  });
}

const NO_MODEL = { found: undefined, failures: ["no model is configured"], spent: false } as const;

function whyEmbedded(outcome: Pick<ChainOutcome<unknown>, "spent">): EmbeddedBecause {
  if (outcome === NO_MODEL) return "no_model";
  return outcome.spent === true ? "budget" : "failed";
}

async function checkInput<In extends z.ZodType, Out extends z.ZodType>(
  task: Task<In, Out>,
  given: z.input<In>,
): Promise<z.output<In>> {
  const checked = await task.input.safeParseAsync(given);
  if (checked.success) return checked.data;
  throw modelErrors.error("task-input-invalid", {
    detail: `The input of task "${task.name}" does not fit.`,
    issues: checked.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}

function solve<In extends z.ZodType, Out extends z.ZodType>(
  machinery: Machinery,
  task: Task<In, Out>,
  input: z.output<In>,
  ctx: TaskCtx,
  why: string,
): Promise<z.output<Out>> {
  machinery.loggerOf(ctx).debug("The embedded solver answers", { task: task.name, why });
  return solveEmbedded(task, input, {
    timeoutMs: machinery.solveTimeoutMs,
    signal: ctx.signal,
    embedder: machinery.embedder,
    threads: machinery.threads,
    why,
  });
}
