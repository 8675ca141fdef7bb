/** A job as the other agents need it: what it asks for, and what is missing in it. */
import { type Agent, defineAgent } from "@bole/engine";
import { Criterion } from "@bole/talent";
import { z } from "zod";
import { Language, Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { gapsOf, isOpenFor } from "./gaps.ts";

const JobBrief = z.object({
  job_id: z.string(),
  title: z.string(),
  organisation: z.string(),
  language: Language,
  must: z.array(z.string()),
  nice: z.array(z.string()),
  criteria: z.array(Criterion),
  /** What whoever approves should know: no criteria, closed, no salary, … */
  gaps: z.array(z.string()),
  /** Whether people can still be put forward for it. */
  open: z.boolean(),
});

export function jdParse({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "jd_parse",
    description: "Reads a job: what it must have, what would be nice, and what it leaves open.",
    kind: "retrieval",
    input: z.object({ job_id: z.string(), language: Spoken }),
    output: JobBrief,
    run: async ({ job_id, language }, ctx) => {
      const job = await talent.jobs.get(readerOf(ctx), job_id);
      const texts = (need: Criterion["need"]) =>
        job.criteria.filter((criterion) => criterion.need === need).map(({ text }) => text);
      const now = new Date(ctx.clock.now());
      return {
        job_id,
        title: job.title,
        organisation: job.organisation,
        language: job.language,
        must: texts("must"),
        nice: texts("nice"),
        criteria: job.criteria,
        gaps: gapsOf(job, language ?? job.language, now),
        open: isOpenFor(job, now),
      };
    },
  });
}
