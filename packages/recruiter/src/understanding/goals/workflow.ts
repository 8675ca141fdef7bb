/** Which of the seed's workflows goals make, who takes part in it, and which way it goes. */
import type { Route, Specialist, WorkflowType } from "../../model/names.ts";
import type { Goal } from "../../model/understood.ts";

export interface Shape {
  readonly goals: readonly Goal[];
  readonly workflow_type: WorkflowType;
  readonly agents_required: readonly Specialist[];
  readonly route: Extract<Route, "planner" | "direct">;
}

const AGENTS: Readonly<Record<WorkflowType, readonly Specialist[]>> = {
  job_launch: ["jd", "matching", "communication"],
  bulk_outreach: ["matching", "communication"],
  candidate_review: ["resume", "matching", "pipeline"],
  interview_scheduling: ["matching", "scheduling", "communication"],
  pipeline_cleanup: ["pipeline"],
  custom: [],
};

/** The workflow that a goal belongs to; what only prepares or waits has none of its own. */
function partOf(goal: Goal, has: (goal: Goal) => boolean, aboutJob: boolean): WorkflowType | null {
  switch (goal) {
    case "find_people":
      return aboutJob || !(has("write_mails") || has("send_mails"))
        ? "job_launch"
        : "bulk_outreach";
    case "write_mails":
    case "send_mails":
      return has("find_people") && aboutJob ? "job_launch" : "bulk_outreach";
    case "follow_up":
      return "bulk_outreach";
    case "review_people":
      return "candidate_review";
    case "schedule_interviews":
    case "reschedule_interview":
    case "cancel_interview":
      return "interview_scheduling";
    case "clean_pipeline":
      return "pipeline_cleanup";
    case "parse_job":
    case "await_replies":
      return null;
  }
}

const ORDER: readonly Specialist[] = [
  "jd",
  "resume",
  "matching",
  "communication",
  "scheduling",
  "pipeline",
];

/** `aboutJob`: whether people are sought for a job, and not by what they can do alone. */
export function shapeOf(
  goals: readonly Goal[],
  { aboutJob, wantsPlan }: { readonly aboutJob: boolean; readonly wantsPlan: boolean },
): Shape {
  const has = (goal: Goal) => goals.includes(goal);
  const workflows = [...new Set(goals.flatMap((goal) => partOf(goal, has, aboutJob) ?? []))];
  const [only = "custom"] = workflows;
  const workflow_type = workflows.length > 1 ? "custom" : only;
  const agents = new Set(workflows.flatMap((workflow) => AGENTS[workflow]));
  if (
    !has("write_mails") &&
    !has("send_mails") &&
    only === "job_launch" &&
    workflows.length === 1
  ) {
    agents.delete("communication");
  }
  if (has("parse_job")) agents.add("jd");
  const isLong = workflows.length > 1 || has("await_replies");
  return {
    goals,
    workflow_type,
    agents_required: ORDER.filter((agent) => agents.has(agent)),
    route: isLong || wantsPlan ? "planner" : "direct",
  };
}
