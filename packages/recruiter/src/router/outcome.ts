/** What a message has led to: what `done` says of it. */
import { z } from "zod";
import { EmbeddedBecause } from "../model/embedded-because.ts";
import { RecordLink, ToolCallView } from "../model/events.ts";
import { Route, WorkflowType } from "../model/names.ts";

export const Outcome = z.object({
  /** What was answered, whole. */
  text: z.string(),
  route: Route,
  workflow_type: WorkflowType.nullable(),
  workflow_id: z.string().nullable(),
  status: z.enum(["running", "waiting", "completed", "failed", "cancelled"]),
  /** Further workflows that it has begun or moved. */
  besides: z.array(z.string()).default([]),
  links: z.array(RecordLink),
  calls: z.array(ToolCallView).default([]),
  reader: z.enum(["embedded", "model"]).default("embedded"),
  embedded_because: EmbeddedBecause,
});
export type Outcome = z.infer<typeof Outcome>;
