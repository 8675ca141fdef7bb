/** What a workflow's run is started with, and its planner reads. */
import { z } from "zod";
import { Wanted } from "../model/index.ts";

export const PlanContext = z.object({ wanted: Wanted, route: z.enum(["planner", "direct"]) });
export type PlanContext = z.infer<typeof PlanContext>;
