/** What a fixture holds, by the ids under which the next version must find it. */
import { z } from "zod";

const Workflow = z.object({ session_id: z.string(), workflow_id: z.string() });
/** A card that waits for an answer. */
const Card = Workflow.extend({
  interrupt_id: z.string(),
  kind: z.string(),
  item_ids: z.array(z.string()).min(1),
});
const WaitingEffect = z.object({ id: z.string(), content_hash: z.string(), to: z.string() });

export const Ledger = z.object({
  made_at: z.iso.datetime(),
  cards: z.object({ plan: Card, shortlist: Card, mails: Card, stages: Card, slots: Card }),
  /** Its mails have gone out; it waits for replies. */
  waits_for_reply: Workflow.extend({ sent_to: z.array(z.string()).min(1) }),
  runs: z.object({
    people: z.object({ run_id: z.string(), step: z.string() }),
    event: z.object({ run_id: z.string(), event: z.string() }),
    /** Due an hour after the fixture was made. */
    time: z.object({ run_id: z.string() }),
  }),
  resume: z.object({
    id: z.string(),
    session_id: z.string(),
    proposal_id: z.string(),
    version: z.int(),
  }),
  career: z.object({ session_id: z.string() }),
  effects: z.object({ outreach: WaitingEffect, notice: WaitingEffect }),
  suppressed: z.string(),
  interview_id: z.string(),
  mail_template_id: z.string(),
  policy_version: z.int(),
  /** How many mails there are, of all states. */
  emails: z.int(),
});
export type Ledger = z.infer<typeof Ledger>;
export type Card = z.infer<typeof Card>;
