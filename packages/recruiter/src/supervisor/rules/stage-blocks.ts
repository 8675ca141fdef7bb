/** Changes of stage: proposed by facts, confirmed one by one, and then made. */
import type { StepDraft } from "./step-template.ts";

type Steps = { readonly steps: readonly StepDraft[] };

export const STAGES: Readonly<Record<"review" | "cleanup", Steps>> = {
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
  cleanup: {
    steps: [
      {
        id: "scan",
        action: "pipeline_scan",
        args: { job_id: "@job_id", stale_days: "@stale_days", language: "@language" },
      },
      {
        id: "categorise",
        action: "pipeline_categorise",
        depends_on: ["scan"],
        args: {
          applications: "$scan.applications",
          stale_days: "$scan.stale_days",
          only: "@cleanup",
          language: "@language",
        },
      },
      {
        id: "clean",
        action: "pipeline_execute",
        depends_on: ["categorise"],
        each: "$categorise.proposals",
        when: "$categorise.proposals",
        approval: "before",
        args: { proposal: "$item" },
      },
    ],
  },
};
