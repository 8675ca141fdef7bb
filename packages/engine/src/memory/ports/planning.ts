import { z } from "zod";
import { JsonValue } from "../../contracts/json.ts";
import { Plan } from "../../contracts/plan.ts";
import { Budget } from "./budget.ts";

/**
 * What a run remembers that has a goal and makes its plan itself: what was asked for, how far it
 * is, and every decision it took on the way.
 */

/** The nodes of the planner graph, in order. */
export const PlanningPhase = z.enum([
  "create_plan",
  "validate",
  "approve",
  "execute_subgraph",
  "finalize",
]);
export type PlanningPhase = z.infer<typeof PlanningPhase>;

/** How far a run may go in looking for a plan. */
export const PlanLimits = z.strictObject({
  /** Plans after the first one. */
  replans: z.int().min(0).max(100).default(2),
  /** What all rounds after the first may cost together, planning included, in US dollars. */
  replan_cost: z.number().min(0).optional(),
  replan_tokens: z.int().min(0).optional(),
  /** Tries of the planner in a row that may fail or be invalid. */
  attempts: z.int().min(1).max(20).default(3),
  /** Of the steps of each plan. What goes beyond ends the round, not the run. */
  round: Budget.optional(),
});
export type PlanLimits = z.infer<typeof PlanLimits>;

/** What a criterion of the rubric came to, and by what it is known. */
export const Verdict = z.object({
  criterion: z.string(),
  verdict: z.enum(["pass", "fail", "unknown"]),
  evidence: z.string(),
});
export type Verdict = z.infer<typeof Verdict>;

export const Evaluation = z.object({
  verdicts: z.array(Verdict),
  need_replan: z.boolean(),
  /** What is missing, for the next plan. */
  gap: z.string().nullable(),
});
export type Evaluation = z.infer<typeof Evaluation>;

export const ReplanTrigger = z.enum([
  "rubric_failed",
  "step_failed",
  "environment_changed",
  "budget_exceeded",
]);
export type ReplanTrigger = z.infer<typeof ReplanTrigger>;

/** Why a plan was replaced, and what became of its steps. */
export const ReplanDecision = z.object({
  /** The number of the new plan; the first one has 1. */
  revision: z.int().min(2),
  trigger: ReplanTrigger,
  why: z.string(),
  /** Steps that stay as they ended. */
  kept: z.array(z.string()),
  added: z.array(z.string()),
  dropped: z.array(z.string()),
  /** Steps that are there before and after, but not the same, or not behind the same. */
  changed: z.array(z.string()),
  /** What it took to make the new plan. */
  cost: z.number(),
  tokens: z.int(),
  at: z.iso.datetime(),
});
export type ReplanDecision = z.infer<typeof ReplanDecision>;

/** By step: what it is, together with all that is before it, and since which revision it is that. */
const StepIdentity = z.object({ hash: z.string(), since: z.int().min(1) });
export type StepIdentity = z.infer<typeof StepIdentity>;

export const Planning = z.object({
  goal: z.string(),
  context: JsonValue,
  rubric: z.array(z.string()),
  /** The planner set's name. */
  planner: z.string(),
  approve_plan: z.boolean(),
  limits: PlanLimits,
  phase: PlanningPhase,
  /** The number of the plan that is made, or at work. */
  revision: z.int().min(1),
  /** Tries at this revision's plan that were of no use. */
  attempts: z.int().min(0),
  steps: z.record(z.string(), StepIdentity),
  /** Why the plan at work is given up; null while it is not. */
  trigger: z.object({ trigger: ReplanTrigger, why: z.string() }).nullable(),
  /** What the plan is made instead of; null for the first. */
  previous: z
    .object({
      plan: Plan,
      revisions: z.record(z.string(), z.int()),
      steps: z.record(z.string(), StepIdentity),
      trigger: ReplanTrigger,
      gap: z.string(),
      verdicts: z.array(Verdict),
    })
    .nullable(),
  /** Milliseconds that the steps of this revision have been running. */
  round_ms: z.number(),
  decisions: z.array(ReplanDecision),
  /** The last one; null before the first. */
  evaluation: Evaluation.nullable(),
});
export type Planning = z.infer<typeof Planning>;
