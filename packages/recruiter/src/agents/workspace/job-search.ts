/** Jobs and projects of the workspace for somebody, by the funnel of the recommendation. */
import { type Agent, defineAgent, defineCompositeAgent } from "@bole/engine";
import { RecommendAnswer } from "@bole/recommend";
import { z } from "zod";
import { Spoken } from "../shared/language.ts";

const FoundJobs = z.object({
  jobs: z.array(
    z.object({
      job_id: z.string(),
      title: z.string(),
      organisation: z.string(),
      location: z.string(),
      score: z.number(),
      reason: z.string(),
    }),
  ),
  notes: z.array(z.string()),
});

/** Below it there is hardly anything in common. */
const LEAST_SCORE = 15;

export function jobSearchFind(): Agent[] {
  const collect = defineAgent({
    name: "job_search_collect",
    description: "Takes from a recommendation the jobs that were found.",
    kind: "retrieval",
    tags: { part_of: "job_search_find" },
    input: z.object({ answer: RecommendAnswer }),
    output: FoundJobs,
    run: ({ answer: { profile_data } }) => ({
      jobs: profile_data.recommendations
        .filter(({ score }) => score >= LEAST_SCORE)
        .map(({ id, title, organisation, location, score, match_reason }) => ({
          job_id: id,
          title,
          organisation,
          location,
          score,
          reason: match_reason,
        })),
      notes: profile_data.advice,
    }),
  });
  const find = defineCompositeAgent({
    name: "job_search_find",
    description: "Finds jobs of the workspace that fit somebody, or what is said about them.",
    kind: "retrieval",
    input: z.object({
      person_id: z.string().nullable().default(null),
      wish: z.string().max(2_000).default(""),
      limit: z.int().min(1).max(30).default(5),
      language: Spoken,
    }),
    output: FoundJobs,
    plan: {
      steps: [
        {
          id: "recommend",
          action: "recommend",
          args: {
            kind: "job",
            student_id: "$input.person_id",
            user_input: "$input.wish",
            limit: "$input.limit",
            language: "$input.language",
          },
        },
        {
          id: "collect",
          action: collect.name,
          depends_on: ["recommend"],
          args: { answer: "$recommend" },
        },
      ],
    },
    result: "$collect",
  });
  return [collect, find];
}
