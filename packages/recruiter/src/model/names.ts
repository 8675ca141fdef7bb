/** The seed's names of agents, workflows and routes. */
import { z } from "zod";

/** The specialists. Their agents on the engine are called `<specialist>_<verb>`. */
export const Specialist = z.enum([
  "matching",
  "communication",
  "scheduling",
  "resume",
  "jd",
  "pipeline",
]);
export type Specialist = z.infer<typeof Specialist>;

/** Who a step of a plan is done by: a specialist, one of the three that only look, or the supervisor. */
export const StepAgent = z.enum([
  ...Specialist.options,
  "market",
  "employer",
  "job_search",
  "supervisor",
]);
export type StepAgent = z.infer<typeof StepAgent>;

export const WorkflowType = z.enum([
  "job_launch",
  "bulk_outreach",
  "candidate_review",
  "interview_scheduling",
  "pipeline_cleanup",
  /** Several of them one after the other, or steps that are none of them. */
  "custom",
]);
export type WorkflowType = z.infer<typeof WorkflowType>;

/** Which way a message took. */
export const Route = z.enum(["chat", "planner", "direct", "resume"]);
export type Route = z.infer<typeof Route>;
