import { z } from "zod";

/** As the engine's conditions, but not recursive: providers refuse schemas that refer to themselves. */
const Condition = z
  .union([z.string(), z.boolean(), z.record(z.string(), z.json())])
  .describe(
    '"$1.ok", { eq | ne | gt | gte | lt | lte: [left, right] }, { exists: "$1.x" }, ' +
      '{ completed | failed | skipped: "1" }, { not: … }, { all: […] } or { any: […] }.',
  );

/**
 * A plan as a planner writes it: every field that a step may have. The engine checks it against the agents.
 */
export const PlanAnswer = z.object({
  description: z.string().describe("What the plan does, in one sentence."),
  steps: z
    .array(
      z.object({
        id: z.string().describe('"1", "2", … in the order of the steps.'),
        action: z.string().describe("The name of an agent in the catalogue."),
        depends_on: z.array(z.string()).describe("Ids of the steps whose results it uses."),
        args: z
          .record(z.string(), z.json())
          .describe("The agent's input. May hold placeholders such as $1.text at any depth."),
        each: z
          .union([z.string(), z.array(z.json())])
          .optional()
          .describe("A list, or a placeholder of one: the step runs once for each entry, $item."),
        concurrency: z.int().optional().describe("Entries of each at the same time."),
        when: Condition.optional().describe("A condition: the step is skipped if it is false."),
        repeat: z
          .object({ until: Condition, max: z.int() })
          .optional()
          .describe("Runs again until a condition holds: $last, $iteration."),
        approval: z.enum(["before", "after"]).optional().describe("Whether a person is asked."),
        wait: z
          .object({
            event: z.string().optional(),
            match: z.record(z.string(), z.json()).optional(),
            until: z.string().optional().describe("An ISO 8601 time, or a placeholder of one."),
            for_ms: z.int().optional(),
          })
          .optional()
          .describe("First waits for an event or a time; $event is the event's data."),
        retry: z
          .object({
            attempts: z.int(),
            backoff_ms: z.int().optional(),
            factor: z.number().optional(),
            max_backoff_ms: z.int().optional(),
          })
          .optional()
          .describe("Only where the agent's own tries are not enough."),
        timeout_ms: z.int().optional(),
        child_run: z
          .boolean()
          .optional()
          .describe("Whether the agent works in a run of its own, with its own page and log."),
        on_error: z
          .enum(["fail", "continue", "replan"])
          .optional()
          .describe("continue: the plan goes on without the result."),
      }),
    )
    .min(1),
});
export type PlanAnswer = z.infer<typeof PlanAnswer>;
