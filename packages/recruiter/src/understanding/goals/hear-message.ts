/** What a message wants: by a model where there is one, by rules and neighbours where not. */
import type { TaskCtx } from "@bole/models";
import type { Scene } from "../entities/scene.ts";
import type { UnderstandingParts } from "../parts.ts";
import { type Heard, hear } from "./hear.ts";
import { hearTask } from "./hear-task.ts";

export async function hearMessage(
  { models }: UnderstandingParts,
  { said }: Scene,
  ctx: TaskCtx,
): Promise<Heard> {
  const byRules = hear(said.cues);
  const { value, solver } = await models.run(hearTask, { message: said.raw }, ctx);
  const { intent, goals } = value;
  const confidence = solver === "model" ? 0.95 : byRules.confidence;
  if (intent === "work" && goals.length > 0) {
    return { ...byRules, intent, goals, act: null, confidence: Math.max(confidence, 0.6) };
  }
  // A small act needs its stage or its record, which the rules have read.
  if (intent === "act" && byRules.act !== null) return { ...byRules, intent, goals: [] };
  return { ...byRules, intent: "ask", goals: [], act: null, confidence };
}
