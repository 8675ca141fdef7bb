/** A plan as the seed shows it to a person: a view of the engine's plan, made from it and its agents. */
import { JsonValue } from "@bole/engine";
import { z } from "zod";
import { WorkflowType } from "./names.ts";
import { Specialist, StepAgent } from "./specialist.ts";

export const StepMode = z.enum(["sequential", "parallel", "interrupt", "handoff"]);
export type StepMode = z.infer<typeof StepMode>;

export const PlanViewStep = z.object({
  /** From 1, in the order in which they are shown. */
  step: z.int().min(1),
  /** Of the engine's plan; an interrupt has that of the step that it belongs to. */
  id: z.string(),
  agent: StepAgent,
  /** In the language of the message. */
  action: z.string(),
  mode: StepMode,
  /** The agent on the engine, and what it is given: what may be changed. */
  uses: z.string(),
  args: z.record(z.string(), JsonValue),
  depends_on: z.array(z.string()),
});
export type PlanViewStep = z.infer<typeof PlanViewStep>;

/** What a plan is expected to do to the world, before any of it is done. */
export const EstimatedActions = z.object({
  emails: z.int().min(0),
  /** Calls of a language model; 0 where none is configured. */
  api_calls: z.int().min(0),
  stage_changes: z.int().min(0),
  interviews: z.int().min(0),
  /** In US dollars; null where prices are unknown. */
  cost: z.number().nullable(),
  /** Who will probably get a mail, as far as that can be known before they are searched for. */
  recipients: z.array(z.object({ person_id: z.string(), name: z.string() })),
  /** What may still be sent today, and in one batch. */
  emails_left_today: z.int().min(0),
  batch_limit: z.int().min(0),
});
export type EstimatedActions = z.infer<typeof EstimatedActions>;

/** What a person has changed, in words. */
export const PlanDifference = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
});
export type PlanDifference = z.infer<typeof PlanDifference>;

/** Something that can be added to a plan as it stands. */
export const PlanAddition = z.object({
  /** The agent on the engine: what `add` names. */
  uses: z.string(),
  agent: StepAgent,
  /** In the language of the plan. */
  title: z.string(),
  effects: z.array(z.string()),
  brings: z.array(z.string()).describe("Steps that come along, because it works on what they make"),
});
export type PlanAddition = z.infer<typeof PlanAddition>;

export const PlanView = z.object({
  plan_id: z.string(),
  workflow_id: z.string(),
  version: z.int().min(1),
  goal: z.string(),
  workflow_type: WorkflowType,
  agents_required: z.array(Specialist),
  steps: z.array(PlanViewStep),
  estimated_actions: EstimatedActions,
  requires_approval: z.boolean(),
  difference: PlanDifference.nullable(),
  warnings: z.array(z.string()),
});
export type PlanView = z.infer<typeof PlanView>;
