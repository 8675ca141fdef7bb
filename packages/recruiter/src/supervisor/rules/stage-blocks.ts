/** Changes of stage after a review: proposed by facts, confirmed one by one, and then made. */
import type { StepDraft } from "./step-template.ts";

type Steps = { readonly steps: readonly StepDraft[] };

export const STAGES: Readonly<Record<"review", Steps>> = {
  review: {
    steps: [
      {
        id: "suggest",
        action: "matching_suggest",
        args: { shortlist: "@shortlist", language: "@language" },
      },
      {
        id: "update",
        action: "pipeline_execute",
        depends_on: ["suggest"],
        each: "$suggest.proposals",
        when: "$suggest.proposals",
        approval: "before",
        args: { proposal: "$item" },
      },
    ],
  },
};
