/** What should become of whom, by facts; a person confirms each change. */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { StageProposal } from "../../model/index.ts";
import { Language } from "../shared/language.ts";
import { CleanupCategory } from "./category.ts";
import { ruleFor } from "./rules.ts";
import { Scanned } from "./scanned.ts";

const DEFAULT_STALE_DAYS = 14;

export function pipelineCategorise(): Agent {
  return defineAgent({
    name: "pipeline_categorise",
    description:
      "Sorts candidates by facts, such as days without an answer, and proposes changes of stage.",
    kind: "evaluation",
    input: z.object({
      applications: z.array(Scanned),
      stale_days: z.int().min(1).max(365).nullable().default(null),
      /** What the wish is about; empty: everything that a cleanup can propose. */
      only: z.array(CleanupCategory).default([]),
      language: Language.default("zh"),
    }),
    output: z.object({
      proposals: z.array(StageProposal),
      /** What only a person can decide. */
      notes: z.array(z.string()),
    }),
    run: ({ applications, stale_days, only, language }) => {
      const cleanup = { staleDays: stale_days ?? DEFAULT_STALE_DAYS, language, only };
      const proposals: StageProposal[] = [];
      const notes: string[] = [];
      for (const one of applications) {
        const { move, note } = ruleFor(one, cleanup);
        if (note !== null) notes.push(note);
        if (move === null) continue;
        const { application_id, person_id, name, job_id, job_title, stage, version } = one;
        proposals.push({
          application_id,
          person_id,
          name,
          job_id,
          job_title,
          from: stage,
          ...move,
          version,
        });
      }
      return { proposals, notes };
    },
  });
}
