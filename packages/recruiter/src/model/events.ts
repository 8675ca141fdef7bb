/** The seed's six events. Each goes out as `event: X` with `data: {"type": X, "content": …}`. */
import { JsonValue } from "@bole/engine";
import { z } from "zod";
import { EmbeddedBecause } from "./embedded-because.ts";
import { Route, WorkflowType } from "./names.ts";
import { PlanView } from "./plan-view.ts";
import { StepAgent } from "./specialist.ts";

/** A record that an answer speaks of. */
export const RecordLink = z.object({
  kind: z.enum([
    "person",
    "job",
    "application",
    "message",
    "interview",
    "run",
    "resume",
    "session",
    // Something that was proposed and waits for a yes.
    "effect",
  ]),
  id: z.string(),
  title: z.string(),
});
export type RecordLink = z.infer<typeof RecordLink>;

export const ApprovalKind = z.enum([
  "plan",
  "shortlist",
  "mails",
  "stages",
  "slots",
  "results",
  "other",
]);
export type ApprovalKind = z.infer<typeof ApprovalKind>;

export const ApprovalItem = z.object({
  id: z.string(),
  /** A `PlanView`, `ShortlistEntry`, `Draft`, `StageProposal`, `Appointment` or whatever is asked about. */
  preview: JsonValue,
});
export type ApprovalItem = z.infer<typeof ApprovalItem>;

export const ApprovalNeeded = z.object({
  workflow_id: z.string(),
  /** Of the engine's gate. */
  interrupt_id: z.string(),
  kind: ApprovalKind,
  title: z.string(),
  items: z.array(ApprovalItem),
});
export type ApprovalNeeded = z.infer<typeof ApprovalNeeded>;

export const WorkflowStep = z.object({
  workflow_id: z.string(),
  run_id: z.string(),
  /** A step of the plan, or a node of the supervisor: `generate_plan`, `validate_plan`, … */
  step: z.string(),
  agent: StepAgent,
  title: z.string(),
  status: z.enum(["started", "progress", "completed", "failed", "skipped", "waiting"]),
  /** How many items of a fan-out have ended, of how many. */
  items: z.object({ done: z.int(), total: z.int() }).nullable(),
  detail: z.string(),
});
export type WorkflowStep = z.infer<typeof WorkflowStep>;

export const GuardrailWarning = z.object({
  check_name: z.string(),
  severity: z.enum(["info", "warning", "blocked"]),
  message: z.string(),
  workflow_id: z.string().nullable(),
});
export type GuardrailWarning = z.infer<typeof GuardrailWarning>;

/** A tool that a message has called, with arguments as people can read them: names beside ids. */
export const ToolCallView = z.object({ tool: z.string(), args: z.record(z.string(), JsonValue) });
export type ToolCallView = z.infer<typeof ToolCallView>;

export const Done = z.object({
  session_id: z.string(),
  message: z.string(),
  route: Route,
  workflow_type: WorkflowType.optional(),
  workflow_id: z.string().optional(),
  /** Of the workflow, or `completed` for an answer. */
  status: z.enum(["running", "waiting", "completed", "failed", "cancelled"]),
  links: z.array(RecordLink),
  /** What was done or proposed; where it asks back, the call is `ask`. */
  calls: z.array(ToolCallView).default([]),
  /** Who has read the message. */
  reader: z.enum(["embedded", "model"]).default("embedded"),
  embedded_because: EmbeddedBecause,
});
export type Done = z.infer<typeof Done>;

export const RecruiterEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("token"), content: z.string() }),
  z.object({ type: z.literal("workflow_step"), content: WorkflowStep }),
  z.object({ type: z.literal("approval_needed"), content: ApprovalNeeded }),
  z.object({ type: z.literal("plan_preview"), content: PlanView }),
  z.object({ type: z.literal("guardrail_warning"), content: GuardrailWarning }),
  z.object({ type: z.literal("done"), content: Done }),
]);
export type RecruiterEvent = z.infer<typeof RecruiterEvent>;
