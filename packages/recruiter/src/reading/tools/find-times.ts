import { Item, Words } from "@bole/language";
import { durationsIn } from "@bole/language/text";
import { z } from "zod";
import { idsOf } from "../desk.ts";
import { Times, windowOf } from "../time-window.ts";
import { INTERVIEWERS, JOB, recruiterTool } from "./recruiter-tool.ts";

export const findTimesTool = recruiterTool({
  name: "find_times",
  label: { zh: "查空闲时间", en: "Find free times" },
  description: "Finds free times of interviewers. Books nothing.",
  input: z.object({
    who: z.array(Words).optional(),
    with: z.array(Item).optional(),
    when: Times.optional(),
    duration: z.string().optional(),
    job: Item.optional(),
    mode: z.enum(["onsite", "video", "phone"]).optional(),
  }),
  risk: "read",
  headline: null,
  spans: {
    who: { from: "words", many: true },
    with: { ...INTERVIEWERS, question: { zh: "是哪位面试官？", en: "Which interviewer?" } },
    when: { from: "time", question: { zh: "什么时候？", en: "When?" } },
    duration: { from: "text" },
    job: JOB,
  },
  // A candidate's own calendar is not known.
  run: ({ with: leaders = [], when, duration = "", job }, desk) => {
    const minutes = durationsIn(duration)[0]?.minutes;
    desk.ask("times", {
      interviewer_ids: idsOf(leaders),
      job_id: job?.id ?? null,
      minutes: z.int().min(5).max(480).safeParse(minutes).data ?? null,
      ...windowOf(when),
    });
    return {};
  },
});
