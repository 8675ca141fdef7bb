import { TenantId } from "@bole/base";
import { AgentEvent, ChatRequest, Decision, Proposal, SessionSummary, TurnEnd } from "@bole/resume";
import { z } from "zod";
import { SavedResume } from "./resumes.ts";

export { AgentEvent, Conversation, Proposal, SessionSummary, TurnEnd } from "@bole/resume";

export const CvToolsRequest = ChatRequest.extend({ tenant: TenantId.optional() }).refine(
  ({ resume_data, resume_id }) => resume_data === undefined || resume_id === undefined,
  { path: ["resume_data"], message: "send the résumé or its id, not both" },
);
export type CvToolsRequest = z.input<typeof CvToolsRequest>;

/** One event of the stream, as its data. */
export const CvToolsEvent = AgentEvent.meta({
  description: `The last is \`done\`: null for a résumé that was sent along without a session, and else ${JSON.stringify(Object.keys(TurnEnd.shape))}`,
});

export const SessionList = z.object({
  items: z.array(SessionSummary).describe("Those first in which something was said last"),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type SessionList = z.infer<typeof SessionList>;

export const ProposalDecision = z
  .strictObject({ ...Decision.shape, tenant: TenantId.optional() })
  .refine(({ apply, reject }) => (apply === undefined) !== (reject === undefined), {
    message: "name what is to be applied, or what is to be rejected",
  });
export type ProposalDecision = z.input<typeof ProposalDecision>;

export const DecidedProposal = SavedResume.pick({
  changes: true,
  can_undo: true,
  can_redo: true,
}).extend({
  proposal: Proposal,
  resume_id: z.string().nullable(),
  resume_data: z.record(z.string(), z.unknown()).describe("The whole résumé, as it is now"),
  version: z.int(),
});
export type DecidedProposal = z.infer<typeof DecidedProposal>;
