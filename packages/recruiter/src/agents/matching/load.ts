/** People who were named, as a shortlist: in the order of their scores, none left out. */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { Shortlist } from "../../model/index.ts";
import { Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { entryOf } from "./entry.ts";
import { inOrder } from "./sort-out.ts";

export function matchingLoad({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "matching_load",
    description: "Loads people who were named, with how they meet the criteria of a job.",
    kind: "retrieval",
    input: z.object({
      /** Empty: everybody who is a candidate for the job and not decided about. */
      person_ids: z.array(z.string()).max(200).default([]),
      job_id: z.string().nullable().default(null),
      language: Spoken,
    }),
    output: Shortlist,
    run: async ({ person_ids, job_id, language }, ctx) => {
      const reader = readerOf(ctx);
      const job = job_id === null ? null : await talent.jobs.get(reader, job_id);
      const ofJob = job === null ? [] : await talent.applications.ofJob(reader, job.id);
      const going = ofJob.filter(
        ({ stage }) => !["hired", "rejected", "withdrawn"].includes(stage),
      );
      const ids = person_ids.length > 0 ? person_ids : going.map(({ person_id }) => person_id);
      const spoken = language ?? job?.language ?? "zh";
      const entries = [];
      for (const person_id of new Set(ids)) {
        const application = ofJob.find((one) => one.person_id === person_id);
        const request = {
          reader,
          person_id,
          job,
          application,
          recommended: null,
          language: spoken,
        };
        entries.push(await entryOf(talent, request));
      }
      const nobody = spoken === "zh" ? "这个职位还没有候选人。" : "The job has no candidates yet.";
      return {
        job_id,
        candidates: inOrder(entries),
        considered: entries.length,
        notes: entries.length === 0 ? [nobody] : [],
      };
    },
  });
}
