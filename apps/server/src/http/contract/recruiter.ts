/** The recruiter over HTTP. Streams carry the seed's six events, each with the number it is kept under. */
import { TenantId } from "@bole/base";
import { JsonValue } from "@bole/engine";
import {
  Attached,
  ChatRequest,
  Decision,
  PlanAddition,
  SessionSummary,
  WorkflowSummary,
} from "@bole/recruiter/model";
import { z } from "zod";

export {
  Appointment,
  ApprovalItem,
  ApprovalNeeded,
  Attached,
  Attachment,
  DecidedApproval,
  Done,
  Draft as MailDraft,
  EstimatedActions,
  GuardrailWarning,
  KeptEvent,
  PlanAddition,
  PlanDifference,
  PlanView,
  PlanViewStep,
  RecordLink,
  RecruiterEvent,
  Session as RecruiterSession,
  SessionMessage as RecruiterMessage,
  SessionSummary as RecruiterSessionSummary,
  ShortlistEntry,
  StageProposal,
  StepEdit,
  TimeOption,
  WorkflowStep,
  WorkflowSummary,
  WorkflowView,
} from "@bole/recruiter/model";

const tenant = TenantId.optional().describe("Yours, if it is left out");

/** `POST /agent/chat` */
export const RecruiterChatRequest = ChatRequest.extend({ tenant });
export type RecruiterChatRequest = z.input<typeof RecruiterChatRequest>;

/** `POST /agent/workflows/:id/resume` */
export const WorkflowDecisions = z.strictObject({
  decisions: z.array(Decision).min(1).max(50),
  tenant,
});
export type WorkflowDecisions = z.input<typeof WorkflowDecisions>;

/** `POST /agent/attachments`, a multipart form: put the ids into the next message's `context`. */
export const AttachedFiles = z.object({ attachments: z.array(Attached) });
export type AttachedFiles = z.infer<typeof AttachedFiles>;

/** `GET /agent/sessions` */
export const RecruiterSessionList = z.object({
  items: z.array(SessionSummary).describe("Those first in which something was said last"),
  next: z.string().nullable().describe("For `before`, where there are more"),
});
export type RecruiterSessionList = z.infer<typeof RecruiterSessionList>;

/** `GET /agent/workflows` */
export const WorkflowList = z.object({
  items: z.array(WorkflowSummary).describe("Newest first"),
  next: z.string().nullable().describe("For `before`, where there are more"),
});
export type WorkflowList = z.infer<typeof WorkflowList>;

/** `GET /agent/workflows/:id/additions` */
export const PlanAdditions = z.object({ items: z.array(PlanAddition) });
export type PlanAdditions = z.infer<typeof PlanAdditions>;

/** `GET /agent/catalogue`: what a step that is added to a plan may use. */
export const StepCatalogue = z.object({
  items: z.array(
    z.object({
      uses: z.string(),
      agent: z.string(),
      about: z.string(),
      effects: z.array(z.string()),
      input: JsonValue.describe("JSON Schema of its arguments"),
    }),
  ),
});
export type StepCatalogue = z.infer<typeof StepCatalogue>;
