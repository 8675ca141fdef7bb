import { TEXT_LIMITS, TenantId } from "@bole/base";
import {
  Budget,
  Planning as EnginePlanning,
  Gate,
  JournalRecord,
  JsonValue,
  Plan,
  PlanLimits,
  RunEvent,
  RunFailure,
  RunHold,
  RunStatus,
  RunTag,
  Spent,
  WaitingFor,
} from "@bole/engine";
import { GraphJson } from "@bole/engine/draw";
import { z } from "zod";

const RunId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "use letters, digits, _ and -, 100 at most");

/** Everything about a new run that has a default. */
export const RunOptions = z.strictObject({
  run_id: RunId.optional().describe("Asking again with the same id answers with the same run"),
  input: JsonValue.optional().describe("What `$input` stands for"),
  context: JsonValue.optional().describe("What planner and evaluator shall know"),
  thread: z.string().min(1).max(200).optional().describe("At most one unfinished run has it"),
  budget: Budget.optional(),
  tags: z.array(RunTag).max(20).optional().describe("What the run is found by"),
  approve_plan: z.boolean().optional().describe("A person sees each plan before it runs"),
  rubric: z.array(z.string().min(1).max(500)).max(50).optional().describe("What a good result is"),
  planner: z.string().optional(),
  limits: PlanLimits.optional().describe("How far it may go in looking for a plan"),
});
export type RunOptions = z.infer<typeof RunOptions>;

/** A goal, a plan, or both: then the plan is the first that is tried. */
export const NewRun = z
  .strictObject({
    user_input: z
      .string()
      .trim()
      .min(1)
      .max(TEXT_LIMITS.plan_goal)
      .optional()
      .describe("The goal, in words"),
    plan: z.unknown().optional().describe("A plan; what is wrong with it is answered as issues"),
    plan_id: z.string().optional().describe("A stored plan"),
    plan_ver: z.int().min(1).optional(),
    tenant: TenantId.optional(),
    options: RunOptions.default({}),
  })
  .refine(
    ({ user_input, plan, plan_id }) =>
      user_input !== undefined || plan !== undefined || plan_id !== undefined,
    "say what to run: user_input, plan or plan_id",
  )
  .refine(({ plan, plan_id }) => plan === undefined || plan_id === undefined, {
    path: ["plan_id"],
    message: "give either plan or plan_id",
  })
  .refine(({ plan_id, plan_ver }) => plan_ver === undefined || plan_id !== undefined, {
    path: ["plan_ver"],
    message: "means something only with plan_id",
  });
export type NewRun = z.input<typeof NewRun>;

export const RunState = z.object({ run_id: z.string(), status: RunStatus });
export type RunState = z.infer<typeof RunState>;

export { Evaluation, ReplanDecision, Spent, Verdict } from "@bole/engine";

/** A run as a line of the list. */
export const RunSummary = RunState.extend({
  waiting_for: WaitingFor.nullable().describe("Null unless it waits"),
  hold: RunHold.nullable().describe("Why it is put aside; null where it is not"),
  title: z.string(),
  tags: z.array(z.string()),
  planned: z.boolean().describe("Whether it has a goal, and may be planned again"),
  thread: z.string(),
  forked_from: z.object({ run_id: z.string(), step: z.string() }).nullable(),
  parent: z
    .object({ run_id: z.string(), key: z.string() })
    .nullable()
    .describe("The run and the step that started it"),
  error: RunFailure.nullable(),
  active_ms: z.number(),
  spent: Spent,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type RunSummary = z.infer<typeof RunSummary>;

export const RunList = z.object({
  runs: z.array(RunSummary),
  next: z.string().nullable().describe("For `before`, where there are more"),
});
export type RunList = z.infer<typeof RunList>;

/** What a person wants to know of a run's planning; the engine remembers more. */
export const Planning = EnginePlanning.pick({
  goal: true,
  rubric: true,
  planner: true,
  approve_plan: true,
  phase: true,
  revision: true,
  decisions: true,
  evaluation: true,
});
export type Planning = z.infer<typeof Planning>;

export const RunDetail = RunSummary.extend({
  plan: Plan.nullable(),
  planning: Planning.nullable(),
  input: JsonValue,
  budget: Budget,
  result: JsonValue.nullable(),
  gates: z.array(Gate).describe("What it waits for"),
  children: z
    .array(
      RunSummary.pick({ run_id: true, title: true, status: true, waiting_for: true, parent: true }),
    )
    .describe("Runs that its steps have started, newest first; 200 at most"),
  graph_json: GraphJson,
  metrics: Spent.extend({
    active_ms: z.number(),
    steps: z.object({ total: z.int(), done: z.int(), failed: z.int() }),
  }),
});
export type RunDetail = z.infer<typeof RunDetail>;

/** Everything that is known of one node of a run's graph. */
export const RunStep = z.object({
  key: z.string().describe("The node's id in graph_json"),
  step: z.string(),
  action: z.string(),
  record: JournalRecord.nullable().describe("Null until it has ended"),
  gates: z.array(Gate).describe("Every question it asked, with the answers"),
  events: z.array(RunEvent),
  artifact: z.string().nullable().describe("Where its result is in the VFS"),
});
export type RunStep = z.infer<typeof RunStep>;

export const ForkRun = z.strictObject({
  step: z.string(),
  args: z.record(z.string(), JsonValue).optional(),
  budget: Budget.optional(),
});
export type ForkRun = z.infer<typeof ForkRun>;

export const DecideVersion = z.strictObject({
  decision: z
    .enum(["continue", "stay", "fork"])
    .describe("Go on with what is loaded, wait for the run's own version, or go on in a new run"),
});
export type DecideVersion = z.infer<typeof DecideVersion>;

export const ReplanRun = z.strictObject({ reason: z.string().trim().min(1).max(2_000) });
export type ReplanRun = z.infer<typeof ReplanRun>;

/** An event that runs may wait for. */
export const NewSignal = z.strictObject({
  event: z.string().min(1).max(200),
  data: JsonValue.default({}),
  tenant: TenantId.optional(),
});
export type NewSignal = z.input<typeof NewSignal>;
export const SignalSent = z.object({ resumed: z.int().describe("Runs that went on") });
export type SignalSent = z.infer<typeof SignalSent>;
