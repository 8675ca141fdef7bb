/** Which of the seed's workflows goals make, who takes part in it, and which way it goes. */
import type { Route, WorkflowType } from "../model/names.ts";
import type { Specialist } from "../model/specialist.ts";
import type { Goal } from "../model/understood.ts";
import { agentsOf, ownerOf } from "../model/workflows/catalogue.ts";

interface Shape {
  readonly workflow_type: WorkflowType;
  readonly agents_required: readonly Specialist[];
  readonly route: Extract<Route, "planner" | "direct">;
}

interface ShapeOptions {
  /** Whether people are sought for a job, and not by what they can do alone. */
  readonly aboutJob: boolean;
  /** Whether a plan was asked for. */
  readonly wantsPlan: boolean;
}

/** Of goals that workflows share. */
const AGENTS: Readonly<Partial<Record<Goal, readonly Specialist[]>>> = {
  parse_job: ["jd"],
  find_people: ["matching"],
  write_mails: ["communication"],
  send_mails: ["communication"],
  await_replies: ["communication"],
};

const ORDER: readonly Specialist[] = [
  "jd",
  "resume",
  "matching",
  "communication",
  "scheduling",
  "pipeline",
];

export function shapeOf(goals: readonly Goal[], { aboutJob, wantsPlan }: ShapeOptions): Shape {
  const has = (goal: Goal) => goals.includes(goal);
  const workflows = [...new Set(goals.flatMap((goal) => workflowOf(goal, has, aboutJob) ?? []))];
  const [only = "custom"] = workflows;
  const agents = new Set(goals.flatMap((goal) => AGENTS[goal] ?? agentsOf(goal)));
  if (has("find_people") && aboutJob) agents.add("jd");
  // Who is already there is loaded by the one who finds people, too.
  const isAboutPeople = has("write_mails") || has("send_mails") || has("schedule_interviews");
  if (isAboutPeople && !has("follow_up")) agents.add("matching");
  return {
    workflow_type: workflows.length > 1 ? "custom" : only,
    agents_required: ORDER.filter((agent) => agents.has(agent)),
    route: workflows.length > 1 || has("await_replies") || wantsPlan ? "planner" : "direct",
  };
}

/** The workflow that a goal belongs to; what only prepares or waits has none of its own. */
function workflowOf(
  goal: Goal,
  has: (goal: Goal) => boolean,
  aboutJob: boolean,
): WorkflowType | null {
  const mails = has("write_mails") || has("send_mails");
  switch (goal) {
    case "find_people":
      return aboutJob || !mails ? "job_launch" : "bulk_outreach";
    case "write_mails":
    case "send_mails":
      return has("find_people") && aboutJob ? "job_launch" : "bulk_outreach";
    default:
      return ownerOf(goal) ?? null;
  }
}
