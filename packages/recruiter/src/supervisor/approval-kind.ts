/** What a gate is about, by the agent that stands behind it. */
import type { ApprovalKind } from "../model/index.ts";

export function approvalKind(action: string, phase: "before" | "after" | "wait"): ApprovalKind {
  if (action === "plan") return "plan";
  if (action === "communication_send") return "mails";
  if (action === "pipeline_execute") return "stages";
  if (action === "communication_invite" || action === "scheduling_reschedule") return "slots";
  if (action === "supervisor_aggregate") return "results";
  // Who is written to or met is asked before the first of it is done.
  const usesPeople = action === "communication_draft" || action === "scheduling_propose";
  if (usesPeople && phase === "before") return "shortlist";
  if (/^matching_/.test(action) && phase === "after") return "shortlist";
  return "other";
}
