/**
 * A better way to say one text: a model's if one is configured and invents nothing, else that of the
 * rules, else the text as it is. The check is handed back with the result, so that it can be shown.
 */
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { Models, TaskCtx } from "@bole/models";
import { type FactCheck, keepsFactsJob } from "./keeps-facts.ts";
import { polishTask } from "./polish-task.ts";
import { polishTextJob } from "./polish-text.ts";

export interface Polished {
  readonly text: string;
  /** `embedded`, or the model that answered. */
  readonly solver: string;
  /** Of `text` against the text before: it always keeps the facts. */
  readonly check: FactCheck;
  /** What a model wrote and what was wrong with it, if it was not taken. */
  readonly refused?: { readonly text: string; readonly check: FactCheck };
}

const EMBEDDED = "embedded";

export async function polish(
  text: string,
  models?: Pick<Models, "run">,
  ctx?: TaskCtx,
  threads: Threads = inlineThreads,
): Promise<Polished> {
  if (models === undefined || ctx === undefined || text.trim() === "")
    return embedded(text, threads);
  const { value, solver, model } = await models.run(polishTask, { text }, ctx);
  const check = await threads.run(keepsFactsJob, [text, value.text]);
  if (check.kept)
    return { text: value.text, solver: solver === "model" ? (model ?? "model") : EMBEDDED, check };
  return { ...(await embedded(text, threads)), refused: { text: value.text, check } };
}

/** The rules never lose a fact: what they cannot say better they leave. */
async function embedded(text: string, threads: Threads): Promise<Polished> {
  const better = await threads.run(polishTextJob, [text]);
  const check = await threads.run(keepsFactsJob, [text, better]);
  return { text: better, solver: EMBEDDED, check };
}
