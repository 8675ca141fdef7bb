import { z } from "zod";

/**
 * A plan as a planner writes it: the fields that planning needs, out of those that a step may have.
 * The engine checks it against the agents.
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
          .string()
          .optional()
          .describe("A placeholder of a list: the step runs once for each entry, $item."),
        approval: z.enum(["before", "after"]).optional().describe("Whether a person is asked."),
      }),
    )
    .min(1),
});
export type PlanAnswer = z.infer<typeof PlanAnswer>;
