/** Which steps belong together: what is removed may take its own group along, but nobody else's. */
import type { PlanPart } from "../../model/plan-edit.ts";

export type Group = PlanPart;

const GROUPS: Readonly<Record<string, Group>> = {
  jd_parse: "jd",
  matching_search: "find",
  matching_rank: "find",
  matching_load: "find",
  communication_follow_up: "find",
  communication_draft: "mail",
  communication_check: "mail",
  communication_send: "mail",
  interview_after_reply: "interviews",
  scheduling_propose: "interviews",
  communication_invite: "interviews",
  resume_analyse: "review",
  matching_suggest: "review",
  pipeline_scan: "cleanup",
  pipeline_categorise: "cleanup",
  supervisor_aggregate: "supervisor",
  supervisor_finalize: "supervisor",
};

export function groupOf(action: string, dependencies: readonly string[]): Group {
  if (action === "pipeline_execute")
    return dependencies.includes("categorise") ? "cleanup" : "review";
  return GROUPS[action] ?? "other";
}
