/** What a model makes of the criteria that rules could not decide; without one, the rules' judgements stay. */
import { defineTask } from "@bole/models";
import { ASSESS_CRITERIA } from "@bole/models/prompts";
import { z } from "zod";
import { Verdict } from "../model/assessment.ts";

const Judged = z.object({
  criterion_id: z.string(),
  verdict: Verdict,
  reason: z.string().max(500),
  quotes: z.array(z.string().max(500)).max(5),
});
export type Judged = z.infer<typeof Judged>;

export const assessTask = defineTask({
  name: "assess_criteria",
  input: z.object({
    language: z.enum(["zh", "en"]),
    /** As a model may see it. */
    resume: z.string(),
    criteria: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        need: z.enum(["must", "nice"]),
        min_years: z.number().nullable(),
      }),
    ),
  }),
  output: z.object({ judgements: z.array(Judged).max(100) }),
  prompt: (data) => ({ instructions: ASSESS_CRITERIA, data }),
  // What the rules have said holds already.
  solve: () => ({ judgements: [] }),
  timeout_ms: 90_000,
});
