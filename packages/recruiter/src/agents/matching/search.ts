/** People for a job, by the funnel of the recommendation: a plan of two steps, as an agent. */
import { type Agent, defineAgent, defineCompositeAgent } from "@bole/engine";
import { RecommendAnswer } from "@bole/recommend";
import { z } from "zod";
import { Spoken } from "../shared/language.ts";
import { SearchResult } from "./found.ts";

const input = z.object({
  job_id: z.string(),
  /** More than the job says: "会 Go 的", "with payments experience". */
  criteria: z.string().max(2_000).default(""),
  /** The funnel judges no more than these one by one. */
  limit: z.int().min(1).max(30).default(30),
  language: Spoken,
});

export function matchingSearch(): Agent[] {
  const collect = defineAgent({
    name: "matching_collect",
    description: "Takes from a recommendation the people who were found.",
    kind: "retrieval",
    tags: { part_of: "matching_search" },
    input: z.object({ job_id: z.string(), answer: RecommendAnswer }),
    output: SearchResult,
    run: ({ job_id, answer: { profile_data, funnel } }) => ({
      job_id,
      candidates: profile_data.recommendations.map(({ id, title, score, match_reason }) => ({
        person_id: id,
        name: title,
        score,
        reason: match_reason,
      })),
      considered: funnel.items,
      notes: profile_data.recommendations.length === 0 ? profile_data.advice : [],
    }),
  });
  const search = defineCompositeAgent({
    name: "matching_search",
    description:
      "Searches the workspace for people who fit a job, with a score and the reason for it.",
    kind: "retrieval",
    input,
    output: SearchResult,
    plan: {
      steps: [
        {
          id: "recommend",
          action: "recommend",
          args: {
            kind: "people",
            job_id: "$input.job_id",
            user_input: "$input.criteria",
            limit: "$input.limit",
            language: "$input.language",
          },
        },
        {
          id: "collect",
          action: collect.name,
          depends_on: ["recommend"],
          args: { job_id: "$input.job_id", answer: "$recommend" },
        },
      ],
    },
    result: "$collect",
  });
  return [collect, search];
}
