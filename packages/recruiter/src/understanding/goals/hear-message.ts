/** What a message wants: by a model where there is one, by rules and neighbours where not. */
import type { TaskCtx } from "@bole/models";
import type { z } from "zod";
import { findJob } from "../entities/jobs.ts";
import { findPeople } from "../entities/people.ts";
import type { Scene } from "../entities/scene.ts";
import type { UnderstandingParts } from "../parts.ts";
import { fold } from "../text/said.ts";
import { NAME } from "./cues.ts";
import { type Heard, hear } from "./hear.ts";
import { hearTask } from "./hear-task.ts";

export async function hearMessage(
  parts: UnderstandingParts,
  scene: Scene,
  ctx: TaskCtx,
): Promise<Heard> {
  const { heard, because } = await read(parts, scene, ctx);
  return because === "budget" || because === "failed" ? { ...heard, unread: because } : heard;
}

async function read({ models }: UnderstandingParts, scene: Scene, ctx: TaskCtx) {
  const { said } = scene;
  const cues = withoutNames(scene);
  const job_named = isJobNamed(scene);
  const byRules = hear(cues, job_named);
  const input = { message: said.raw, cues, job_named };
  const { value, solver, embedded_because } = await models.run(hearTask, input, ctx);
  return { heard: settle(value, solver, byRules), because: embedded_because };
}

function settle(
  { intent, goals }: z.output<typeof hearTask.output>,
  solver: "model" | "embedded",
  byRules: Heard,
): Heard {
  const confidence = solver === "model" ? 0.95 : byRules.confidence;
  if (intent === "work" && goals.length > 0) {
    return { ...byRules, intent, goals, act: null, confidence: Math.max(confidence, 0.6) };
  }
  // A small act needs its stage or its record, which the rules have read.
  if (intent === "act" && byRules.act !== null) return { ...byRules, intent, goals: [] };
  return { ...byRules, intent: "ask", goals: [], act: null, confidence };
}

function isJobNamed({ said, jobs }: Scene): boolean {
  const found = findJob(said.folded, jobs, { page: null, memory: null, chosen: null });
  return found.kind === "several" || (found.kind === "found" && found.by === "name");
}

/** Names are masked: a name has nothing to do with what is wanted of whoever has it. */
function withoutNames({ said, roster, jobs }: Scene): string {
  const titles = jobs.flatMap(({ title, organisation }) => [title, organisation]);
  const { mentions, unknown } = findPeople(said, roster, titles.filter(Boolean));
  const names = [...mentions.map((one) => one.said), ...unknown.map((one) => fold(one.said))];
  return names
    .toSorted((a, b) => b.length - a.length)
    .reduce((cues, name) => cues.replaceAll(name, NAME), said.cues);
}
