/** An interrupt that waits for somebody's answer, as it was shown to them. */
import { z } from "zod";
import { ApprovalItem, ApprovalNeeded } from "../model/events.ts";
import { WorkflowType } from "../model/names.ts";

export const Pending = ApprovalNeeded.extend({
  workflow_type: WorkflowType,
  /** What the workflow is for, in the words of who wanted it. */
  goal: z.string(),
  /** Items that somebody has left out since, and may want back. */
  left_out: z.array(ApprovalItem).default([]),
  /** ISO 8601: of several that fit, the newest is meant. */
  asked_at: z.string(),
});
export type Pending = z.infer<typeof Pending>;
