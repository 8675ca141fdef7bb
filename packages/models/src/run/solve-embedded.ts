/** The answer without a model. It is held to the same schema as a model's. */
import { isBoleError, untilAborted } from "@bole/base";
import type { Threads } from "@bole/base/threads";
import type { z } from "zod";
import type { Embedder } from "../embeddings/embedder.ts";
import { modelErrors } from "../errors.ts";
import { issueText } from "../task/check-answer.ts";
import type { Task } from "../task/define-task.ts";
import { isUnknown } from "../task/unknown.ts";

export interface SolveOptions {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly embedder: Embedder;
  readonly threads: Threads;
  /** Why no model has answered: part of the error, should the solver not know either. */
  readonly why: string;
}

export async function solveEmbedded<In extends z.ZodType, Out extends z.ZodType>(
  task: Task<In, Out>,
  input: z.output<In>,
  options: SolveOptions,
): Promise<z.output<Out>> {
  const solved = await solveInTime(task, input, options);
  if (isUnknown(solved)) {
    throw modelErrors.error("task-unanswered", {
      detail: `The task "${task.name}" has no answer. The embedded solver: ${solved.why}. Models: ${options.why}.`,
      data: { task: task.name, solver: solved.why, models: options.why },
    });
  }
  const checked = await task.output.safeParseAsync(solved);
  if (checked.success) return checked.data;
  throw modelErrors.error("solver-failed", {
    detail: `The solver of task "${task.name}" gave an answer that does not fit: ${checked.error.issues.map(issueText).join("; ")}.`,
  });
}

async function solveInTime<In extends z.ZodType, Out extends z.ZodType>(
  task: Task<In, Out>,
  input: z.output<In>,
  { timeoutMs, signal: caller, embedder, threads }: SolveOptions,
) {
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = caller === undefined ? deadline : AbortSignal.any([caller, deadline]);
  try {
    const ctx = { signal, embedder, threads };
    return await untilAborted((async () => task.solve(input, ctx))(), signal);
  } catch (error) {
    caller?.throwIfAborted();
    // A typed refusal of the solver is an answer in its own right: it says what is missing.
    if (isBoleError(error)) throw error;
    if (deadline.aborted) {
      const detail = `The solver of task "${task.name}" did not answer within ${timeoutMs} ms.`;
      throw modelErrors.error("solver-timeout", { detail, cause: error });
    }
    const message = error instanceof Error ? error.message : String(error);
    const detail = `The solver of task "${task.name}" failed: ${message}`;
    throw modelErrors.error("solver-failed", { detail, cause: error });
  }
}
