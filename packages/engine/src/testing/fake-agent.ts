import type { z } from "zod";
import type { AgentSpec } from "../contracts/agent.ts";
import type { ExecutionCtx } from "../contracts/execution-ctx.ts";

type Answer<I extends z.ZodType, O extends z.ZodType> = (
  input: z.output<I>,
  ctx: ExecutionCtx,
) => Promise<z.input<O>> | z.input<O>;

export interface FakeAgent<I extends z.ZodType, O extends z.ZodType> {
  readonly agent: AgentSpec<I, O>;
  /** What it was called with, in order. */
  readonly calls: readonly z.output<I>[];
}

/**
 * An agent with the contract of another one, and answers of a test's own: the first call gets the
 * first answer, and so on; the last one stays.
 */
export function fakeAgent<I extends z.ZodType, O extends z.ZodType>(
  real: AgentSpec<I, O>,
  answers: readonly [Answer<I, O>, ...Answer<I, O>[]],
): FakeAgent<I, O> {
  const calls: z.output<I>[] = [];
  const [first] = answers;
  const run: Answer<I, O> = (input, ctx) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? first;
    calls.push(input);
    return answer(input, ctx);
  };
  return { agent: { ...real, body: { type: "code", run } }, calls };
}
