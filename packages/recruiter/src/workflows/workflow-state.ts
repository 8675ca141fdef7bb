/** What the recruiter remembers of a workflow beside what its run does: kept in the seed's `state_json`. */
import type { Workflow } from "@bole/talent";
import { z } from "zod";
import { EmbeddedBecause } from "../model/embedded-because.ts";
import { Route } from "../model/index.ts";

export const WorkflowState = z.object({
  goal: z.string(),
  language: z.enum(["zh", "en"]),
  route: z.enum(["planner", "direct"]),
  message_id: z.string(),
  /** What it goes on for now: the last message or decision that moved it. */
  current: z.object({
    message_id: z.string(),
    route: Route,
    embedded_because: EmbeddedBecause,
  }),
  /** Messages that have moved it since it was last at rest: all of them are told when it is again. */
  moved_by: z.array(z.string()).default([]),
});
export type WorkflowState = z.infer<typeof WorkflowState>;

export const stateOf = ({ state_json }: Pick<Workflow, "state_json">): WorkflowState =>
  WorkflowState.parse(JSON.parse(state_json));
