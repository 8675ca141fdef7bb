/** Who was written to about a job and has not answered for some days. */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { Shortlist, type ShortlistEntry } from "../../model/index.ts";
import { entryOf } from "../matching/entry.ts";
import { Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";

const DAY = 86_400_000;

export function communicationFollowUp({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "communication_follow_up",
    description: "Finds who was written to about a job and has not answered for some days.",
    kind: "retrieval",
    input: z.object({
      job_id: z.string(),
      days: z.int().min(1).max(365).default(5),
      language: Spoken,
    }),
    output: Shortlist,
    run: async ({ job_id, days, language }, ctx) => {
      const reader = readerOf(ctx);
      const job = await talent.jobs.get(reader, job_id);
      const spoken = language ?? job.language;
      const { columns } = await talent.applications.board(reader, job.id);
      const contacted = columns.find(({ stage }) => stage === "contacted")?.cards ?? [];
      const silent = contacted.filter(
        ({ last_mail }) =>
          last_mail?.direction === "out" &&
          ctx.clock.now() - Date.parse(last_mail.at) >= days * DAY,
      );
      const candidates: ShortlistEntry[] = [];
      for (const { application } of silent) {
        const { person_id } = application;
        const request = {
          reader,
          person_id,
          job,
          application,
          recommended: null,
          language: spoken,
        };
        candidates.push(await entryOf(talent, request));
      }
      const nobody =
        spoken === "zh"
          ? `没有人在收到邮件后 ${days} 天以上未回复。`
          : `Nobody has been silent for ${days} days or more.`;
      return {
        job_id: job.id,
        candidates,
        considered: contacted.length,
        notes: candidates.length === 0 ? [nobody] : [],
      };
    },
  });
}
