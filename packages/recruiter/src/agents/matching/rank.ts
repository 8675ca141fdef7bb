/** A shortlist: whom the search found, held against the criteria of the job, the best first. */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { Shortlist } from "../../model/index.ts";
import { Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { entryOf } from "./entry.ts";
import { Found } from "./found.ts";
import { sortForJob } from "./sort-for-job.ts";
import { inOrder, notesOf } from "./sort-out.ts";

const RankInput = z.object({
  job_id: z.string(),
  candidates: z.array(Found),
  considered: z.int().min(0).default(0),
  notes: z.array(z.string()).default([]),
  limit: z.int().min(1).max(200).default(10),
  /** Whether people with whom we are in contact about this job already are wanted, too. */
  in_contact: z.boolean().default(false),
  language: Spoken,
});

export function matchingRank({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "matching_rank",
    description:
      "Ranks people for a job by its criteria, with the words of the résumé behind each verdict.",
    kind: "evaluation",
    input: RankInput,
    output: Shortlist,
    run: async (input, ctx) => {
      const reader = readerOf(ctx);
      const job = await talent.jobs.get(reader, input.job_id);
      const language = input.language ?? job.language;
      const ofJob = await talent.applications.ofJob(reader, job.id);
      const byPerson = new Map(ofJob.map((application) => [application.person_id, application]));
      const entries = [];
      for (const { person_id, score } of input.candidates) {
        ctx.signal.throwIfAborted();
        const application = byPerson.get(person_id);
        const request = { reader, person_id, job, application, recommended: score, language };
        entries.push(await entryOf(talent, request));
      }
      const { in_contact } = input;
      const { kept, inContact, over, unfit } = await sortForJob(
        talent,
        reader,
        job,
        entries,
        in_contact,
      );
      const notes = notesOf({ job, kept, inContact, over, unfit, language });
      return {
        job_id: job.id,
        candidates: inOrder(kept).slice(0, input.limit),
        considered: Math.max(input.considered, input.candidates.length),
        notes: [...notes, ...(kept.length === 0 ? input.notes : [])],
      };
    },
  });
}
