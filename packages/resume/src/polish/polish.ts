/**
 * A better way to say one text: a model's if one is configured and invents nothing, else that of the
 * rules, else the text as it is. The check is handed back with the result, so that it can be shown.
 */
import type { Models, TaskCtx } from "@bole/models";
import { type FactCheck, keepsFacts } from "./keeps-facts.ts";
import { polishTask } from "./polish-task.ts";
import { polishText } from "./polish-text.ts";

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
): Promise<Polished> {
  if (models === undefined || ctx === undefined || text.trim() === "") return embedded(text);
  const { value, solver, model } = await models.run(polishTask, { text }, ctx);
  const check = keepsFacts(text, value.text);
  if (check.kept)
    return { text: value.text, solver: solver === "model" ? (model ?? "model") : EMBEDDED, check };
  return { ...embedded(text), refused: { text: value.text, check } };
}

/** The rules never lose a fact: what they cannot say better they leave. */
function embedded(text: string): Polished {
  const better = polishText(text);
  return { text: better, solver: EMBEDDED, check: keepsFacts(text, better) };
}
