/** An interrupt that waits for somebody's answer, as it was shown to them. */
import { z } from "zod";
import { ApprovalNeeded } from "../model/events.ts";
import { WorkflowType } from "../model/names.ts";

export const Pending = ApprovalNeeded.extend({
  workflow_type: WorkflowType,
  /** What the workflow is for, in the words of who wanted it. */
  goal: z.string(),
  /** ISO 8601: of several that fit, the newest is meant. */
  asked_at: z.string(),
});
export type Pending = z.infer<typeof Pending>;
