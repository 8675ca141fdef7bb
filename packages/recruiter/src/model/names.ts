/** The seed's names of workflows and routes. */
import { z } from "zod";
import { WORKFLOWS } from "./workflows/index.ts";

export const WorkflowType = z.enum([
  ...WORKFLOWS.map(({ name }) => name),
  /** Several of them one after the other, or steps that are none of them. */
  "custom",
]);
export type WorkflowType = z.infer<typeof WorkflowType>;

/** Which way a message took. */
export const Route = z.enum(["chat", "planner", "direct", "resume"]);
export type Route = z.infer<typeof Route>;
