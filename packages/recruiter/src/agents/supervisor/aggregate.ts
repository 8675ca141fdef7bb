/** Gathers what all steps of a plan have done, before a person confirms the end of it. */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { Language } from "../shared/language.ts";
import { tally } from "./count-results.ts";
import { Summary } from "./summary.ts";
import { summaryText } from "./summary-text.ts";

export function supervisorAggregate(): Agent {
  return defineAgent({
    name: "supervisor_aggregate",
    description:
      "Gathers the results of a plan's steps: what was done, what waits, what went wrong.",
    kind: "evaluation",
    input: z.object({
      goal: z.string(),
      /** Of steps, by their ids: `{ send: "$send" }`. Null of one that was skipped. */
      results: z.record(z.string(), z.json()),
      language: Language.default("zh"),
    }),
    output: Summary,
    run: ({ goal, results, language }) => {
      const { counts, warnings, links } = tally(Object.values(results), language);
      return { goal, text: summaryText(counts, language), counts, warnings, links };
    },
  });
}

export function supervisorFinalize(): Agent {
  return defineAgent({
    name: "supervisor_finalize",
    description: "Says how a workflow has ended.",
    kind: "generation",
    input: z.object({ summary: Summary }),
    output: z.object({ message: z.string(), summary: Summary }),
    run: ({ summary }) => ({
      message: [summary.text, ...summary.warnings.slice(0, 5)].join("\n"),
      summary,
    }),
  });
}
