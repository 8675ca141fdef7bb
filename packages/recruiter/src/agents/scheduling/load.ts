/** An interview that is to be moved or cancelled, as it is now. */
import { type Agent, defineAgent } from "@bole/engine";
import { InterviewState } from "@bole/talent";
import { z } from "zod";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";

const LoadedInterview = z.object({
  interview_id: z.string(),
  /** What it is changed from: who changes it says which state was looked at. */
  sequence: z.int().min(0),
  candidate: z.object({
    person_id: z.string(),
    application_id: z.string(),
    name: z.string(),
  }),
  job_id: z.string(),
  interviewer_ids: z.array(z.string()),
  minutes: z.int(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: InterviewState,
});

export function schedulingLoad({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "scheduling_load",
    description: "Loads an interview that is to be moved or cancelled.",
    kind: "retrieval",
    input: z.object({ interview_id: z.string() }),
    output: LoadedInterview,
    run: async ({ interview_id }, ctx) => {
      const one = await talent.interviews.get(readerOf(ctx), interview_id);
      return {
        interview_id: one.id,
        sequence: one.sequence,
        candidate: {
          person_id: one.person_id,
          application_id: one.application_id,
          name: one.person_name,
        },
        job_id: one.job_id,
        interviewer_ids: [one.interviewer_id],
        minutes: (Date.parse(one.ends_at) - Date.parse(one.starts_at)) / 60_000,
        starts_at: one.starts_at,
        ends_at: one.ends_at,
        state: one.state,
      };
    },
  });
}
