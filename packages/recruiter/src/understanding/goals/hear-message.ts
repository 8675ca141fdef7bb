/** What a message wants: by a model where there is one, by rules and neighbours where not. */
import type { Models, TaskCtx } from "@bole/models";
import type { z } from "zod";
import type { Goal } from "../../model/understood.ts";
import type { Cued } from "./cued.ts";
import type { Heard } from "./hear.ts";
import { hearTask } from "./hear-task.ts";

export async function hearMessage(
  models: Pick<Models, "run">,
  { byRules, asksToWrite, ...input }: Cued,
  ctx: TaskCtx,
): Promise<Heard> {
  const { value, solver, embedded_because } = await models.run(hearTask, input, ctx);
  const heard = settle(value, solver, { byRules, asksToWrite });
  return embedded_because === null ? heard : { ...heard, embedded_because };
}

function settle(
  { intent, goals }: z.output<typeof hearTask.output>,
  solver: "model" | "embedded",
  { byRules, asksToWrite }: Pick<Cued, "byRules" | "asksToWrite">,
): Heard {
  const confidence = solver === "model" ? 0.95 : byRules.confidence;
  const isAsked = solver === "model" || asksToWrite;
  const wanted = goals.filter((goal) => isAsked || !MAILS.has(goal));
  if (intent === "work" && wanted.length > 0) {
    return { ...byRules, intent, goals: wanted, act: null, confidence: Math.max(confidence, 0.6) };
  }
  // A small act needs its stage or its record, which the rules have read.
  if (intent === "act" && byRules.act !== null) return { ...byRules, intent, goals: [] };
  return { ...byRules, intent: "ask", goals: [], act: null, confidence };
}

/** Only who asks to write or send wants mails: rules must see the verb. */
const MAILS: ReadonlySet<Goal> = new Set(["write_mails", "send_mails"]);
