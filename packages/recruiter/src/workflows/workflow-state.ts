/** What the recruiter remembers of a workflow beside what its run does: kept in the seed's `state_json`. */
import type { Workflow } from "@bole/talent";
import { z } from "zod";
import { EmbeddedBecause } from "../model/embedded-because.ts";
import { Done, ItemDecision, Route, ToolCallView } from "../model/index.ts";

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
    /** What the message has called, and who has read it; a decision on a page calls nothing. */
    calls: z.array(ToolCallView).default([]),
    reader: Done.shape.reader,
  }),
  /** Messages that have moved it since it was last at rest: all of them are told when it is again. */
  moved_by: z.array(z.string()).default([]),
  /** What was left out or changed of something that still waits, by the gate's id. */
  changed: z.record(z.string(), z.array(ItemDecision)).default({}),
});
export type WorkflowState = z.infer<typeof WorkflowState>;

export const stateOf = ({ state_json }: Pick<Workflow, "state_json">): WorkflowState =>
  WorkflowState.parse(JSON.parse(state_json));
