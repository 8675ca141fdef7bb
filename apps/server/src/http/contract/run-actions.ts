import { RunStatus, RunTag, WaitingFor } from "@bole/engine";
import { z } from "zod";

/** What a person can do with a run, besides answering it. */
export const RunAction = z.enum(["pause", "resume", "retry", "skip", "cancel", "continue", "stay"]);
export type RunAction = z.infer<typeof RunAction>;

export const ActOnRun = z.strictObject({
  reason: z.string().trim().max(500).optional().describe("Shown with a pause"),
  step: z.string().max(200).optional().describe("For retry and skip: where the run stopped"),
});
export type ActOnRun = z.infer<typeof ActOnRun>;

/** The most runs that one request acts on. */
export const MOST_RUNS = 200;

const Moment = z.iso.datetime({ error: "use a time such as 2030-01-31T09:00:00Z" });

/** What runs have in common. */
export const RunsInCommon = z.strictObject({
  status: z.array(RunStatus).min(1).optional(),
  waiting_for: z.array(WaitingFor).min(1).optional(),
  agent: z.string().max(64).optional().describe("An agent that the plan calls"),
  tag: RunTag.optional(),
  since: Moment.optional().describe("Started at this time or later"),
  until: Moment.optional().describe("Started before this time"),
});

/** Several runs: by their ids, or by what they have in common. */
export const ActOnRuns = z
  .strictObject({
    action: RunAction,
    runs: z.array(z.string().max(200)).min(1).max(MOST_RUNS).optional(),
    filter: RunsInCommon.optional(),
    reason: ActOnRun.shape.reason,
  })
  .refine(({ runs, filter }) => (runs === undefined) !== (filter === undefined), {
    path: ["runs"],
    message: "give either runs or filter",
  });
export type ActOnRuns = z.infer<typeof ActOnRuns>;

export const RunActionResult = z.object({
  run_id: z.string(),
  done: z.boolean(),
  code: z.string().nullable().describe("Why not"),
  message: z.string().nullable(),
});
export type RunActionResult = z.infer<typeof RunActionResult>;

export const RunActionResults = z.object({
  results: z.array(RunActionResult),
  more: z.boolean().describe("Whether further runs fit the filter"),
});
export type RunActionResults = z.infer<typeof RunActionResults>;
