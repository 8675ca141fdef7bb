/** What a message wants, with everything that it names found in the workspace or asked for. */
import { MailPurpose } from "@bole/talent";
import { z } from "zod";
import { Route, WorkflowType } from "./names.ts";
import { Specialist } from "./specialist.ts";
import { OWN_GOALS } from "./workflows/catalogue.ts";

/** What several workflows have in common, and what only prepares or waits. */
const SHARED = ["parse_job", "find_people", "write_mails", "send_mails", "await_replies"] as const;

/** What there is to do, in the order in which it was said. Workflows and chains are made of these. */
export const Goal = z.enum([...SHARED, ...OWN_GOALS]);
export type Goal = z.infer<typeof Goal>;

/** What a plan is made for. Ids are of records that exist. */
export const Wanted = z.object({
  goals: z.array(Goal).min(1),
  workflow_type: WorkflowType,
  agents_required: z.array(Specialist),
  language: z.enum(["zh", "en"]),
  job_id: z.string().nullable(),
  /** Named by the message; empty where they are to be searched for. */
  person_ids: z.array(z.string()),
  /** How many people at most, where it was said. */
  limit: z.int().min(1).max(200).nullable(),
  /** Said about the people: "会 Go 的", "with payments experience". */
  criteria: z.string(),
  /** Said about the mails. */
  instructions: z.string(),
  /** What the mails are for; null where none are wanted. Wishes of earlier versions do not have it. */
  purpose: MailPurpose.nullable().exactOptional(),
  template_id: z.string().nullable(),
  /** Said about the times, resolved: from when to when, and how long. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  minutes: z.int().min(5).max(480).nullable(),
  interviewer_ids: z.array(z.string()),
  /** Said about where interviews are: an address, "video call". Wishes of earlier versions do not have it. */
  place: z.string().max(500).exactOptional(),
  /** Days without news after which a candidate counts as stale. */
  stale_days: z.int().min(1).max(365).nullable(),
  /** Of an interview that is to be moved or cancelled. */
  interview_id: z.string().nullable(),
});
export type Wanted = z.infer<typeof Wanted>;

export const Understood = z.object({
  route: Route,
  /** For `planner` and `direct`. */
  wanted: Wanted.nullable(),
  /** 0–1; below what the router trusts, it asks. */
  confidence: z.number().min(0).max(1),
});
export type Understood = z.infer<typeof Understood>;
