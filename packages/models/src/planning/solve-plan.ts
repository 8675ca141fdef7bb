/** The planner without a model: finds the agents that a goal speaks of, and chains back from them. */
import type { JsonRecord, JsonValue, PlanRequest } from "@bole/engine";
import { z } from "zod";
import { modelErrors } from "../errors.ts";
import type { SolveCtx } from "../task/define-task.ts";
import { type Unknown, unknown } from "../task/unknown.ts";
import { reach } from "./chain/chain-backwards.ts";
import type { Draft, DraftStep, Gap } from "./chain/draft.ts";
import { byMeaning } from "./match/by-meaning.ts";
import { matchAgents } from "./match/match-agents.ts";
import type { PlanAnswer } from "./plan-answer.ts";

const Args = z.record(z.string(), z.json());

type PlanCtx = Pick<SolveCtx, "signal"> & {
  readonly embedder: Pick<SolveCtx["embedder"], "ready" | "embed">;
};

export async function solvePlan(
  request: PlanRequest,
  { embedder, signal }: PlanCtx,
): Promise<PlanAnswer | Unknown> {
  const { goal, input, context, constraints, previous, issues } = request;
  // It would only say the same again.
  if (issues.length > 0) return unknown("the plan that it made was refused, and it knows no other");
  const tired = previous === null ? new Set<string>() : blamed(previous);
  const catalogue = request.catalogue.filter(({ name }) => !tired.has(name));
  const agents = catalogue.filter(({ name }) => name !== "adapter");
  const targets = await matchAgents(goal, agents, byMeaning(agents, embedder, signal));
  if (targets.length === 0) throw noAgent(request, tired);
  let draft: Draft = [];
  for (const { agent, clause } of targets) {
    const known = { input: recordOf(input), context: recordOf(context), clause };
    const reached = reach({ known, catalogue }, agent, draft);
    if ("gaps" in reached) throw missingInputs(goal, reached.gaps);
    draft = reached.draft;
  }
  if (draft.length > constraints.max_steps) {
    return unknown(`its plan has ${draft.length} steps, and ${constraints.max_steps} are allowed`);
  }
  return { description: goal, steps: draft.map(toStep) };
}

/** Agents whose steps failed; where all went well and it was not enough, those that gave the result. */
function blamed({ plan, ends }: NonNullable<PlanRequest["previous"]>): Set<string> {
  const failed = plan.steps.filter(({ id }) => ends[id]?.status === "failed");
  const needed = new Set(plan.steps.flatMap(({ depends_on }) => depends_on));
  const last = plan.steps.filter(({ id }) => !needed.has(id));
  return new Set((failed.length > 0 ? failed : last).map(({ action }) => action));
}

function toStep({ id, agent, args, each, depends_on }: DraftStep) {
  return {
    id,
    action: agent.name,
    depends_on: [...depends_on],
    args: Args.parse(args),
    ...(each !== undefined && { each }),
    // What touches the world was guessed from words: a person has a look first.
    ...(agent.effects.length > 0 && { approval: "before" as const }),
  };
}

function recordOf(value: JsonValue): JsonRecord {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as JsonRecord) : {};
}

function noAgent({ goal, catalogue }: PlanRequest, tired: ReadonlySet<string>) {
  const names = catalogue.map(({ name }) => name).filter((name) => name !== "adapter");
  const left = names.filter((name) => !tired.has(name));
  const failed = tired.size > 0 ? ` ${[...tired].join(", ")} did not get there.` : "";
  return modelErrors.error("goal-unreachable", {
    detail: `No agent does what "${short(goal)}" asks for.${failed} There are: ${left.join(", ") || "none"}.`,
    data: { missing: "agent", agents: left },
  });
}

function missingInputs(goal: string, gaps: readonly Gap[]) {
  const issues = gaps.map(({ agent, field, schema }) => ({
    path: `$.options.input.${field}`,
    message: `the agent "${agent}" needs "${field}"${typeName(schema)}, and neither the input nor any agent gives it`,
  }));
  return modelErrors.error("goal-unreachable", {
    detail: `For "${short(goal)}" something is missing: ${issues.map(({ message }) => message).join("; ")}.`,
    issues,
    data: { missing: "input", fields: gaps.map(({ field }) => field) },
  });
}

function typeName(schema: Gap["schema"]): string {
  return typeof schema === "object" && typeof schema.type === "string" ? ` (${schema.type})` : "";
}

function short(goal: string): string {
  return goal.length > 80 ? `${goal.slice(0, 79)}…` : goal;
}
