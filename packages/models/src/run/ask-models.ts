/** Asks the models of a chain, unless the same question has been answered before. */
import type { z } from "zod";
import { answerKey } from "../cache/answer-key.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { compose } from "../prompt/compose.ts";
import type { Prompt } from "../prompt/prompt.ts";
import { askChain, type ChainOutcome } from "./ask-chain.ts";
import { askEndpoint } from "./ask-endpoint.ts";
import type { Machinery } from "./machinery.ts";
import type { ModelAnswer, Question } from "./question.ts";

export interface TaskAnswer<T> extends ModelAnswer<T> {
  readonly cached: boolean;
}

export async function askModels<Out extends z.ZodType>(
  machinery: Machinery,
  chain: readonly ModelEndpoint[],
  prompt: Prompt,
  asked: Omit<Question<Out>, "prompt">,
): Promise<ChainOutcome<TaskAnswer<z.output<Out>>>> {
  const { task, check, ctx } = asked;
  const { cache } = machinery;
  const ask = () => {
    const composed = compose(prompt, task.format, machinery.nonce);
    const question = { ...asked, prompt: composed };
    return askChain(machinery, chain, asked, async (state, time) => ({
      ...(await askEndpoint(machinery, state, question, time)),
      cached: false,
    }));
  };
  if (cache === undefined || task.cache === undefined) return ask();

  const known = await cache.lookUp(answerKey(task, prompt, chain, ctx.tenant ?? ""), {
    ttlMs: task.cache.ttl_ms,
    logger: machinery.loggerOf(ctx),
    ask,
    keep: ({ found }) => found && { model: found.model, raw: found.raw },
  });
  ctx.signal?.throwIfAborted();
  if ("asked" in known) return known.asked;
  const { model, raw } = known.kept;
  const checked = await check(raw);
  return checked.ok ? { found: { ...checked, model, cached: true }, failures: [] } : ask();
}
