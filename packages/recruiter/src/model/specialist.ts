/** The seed's names of agents. */
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
