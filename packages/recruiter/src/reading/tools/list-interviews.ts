import { Item, Words } from "@bole/language";
import { z } from "zod";
import { idsOf } from "../desk.ts";
import { linkingFor } from "../linking.ts";
import { timeSpan } from "../time-span.ts";
import { asks, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";
import { unreadTime } from "./unread-time.ts";

export const listInterviewsTool = recruiterTool({
  name: "list_interviews",
  label: { zh: "查看面试", en: "Show interviews" },
  description: "Lists interviews: of somebody, with an interviewer, for a job, in a time.",
  input: z.object({
    who: z.array(Item).max(50).default([]),
    with: z.array(Words).default([]),
    when: z.string().optional(),
    job: Item.optional(),
  }),
  risk: "read",
  spans: {
    // "The one on Thursday" is an interview.
    who: { ...PEOPLE, orInto: "when", question: { zh: "是哪位候选人？", en: "Which candidate?" } },
    with: { from: "words", many: true },
    when: { from: "text" },
    job: JOB,
  },
  run: async ({ who, with: interviewers, when = "", job }, desk) => {
    const found: Item[] = [];
    // "Me" and "us" is whoever is at work here: anybody.
    for (const { text, ref, items } of interviewers.filter(({ ref }) => ref !== "pronoun")) {
      const how = ref === "description" ? ref : "name";
      const request = { kind: "interviewer", words: text, ref: how, state: desk.state } as const;
      const [best] = items
        ? items.map((item) => ({ item, score: 1 }))
        : await linkingFor(desk).find(request);
      if (best === undefined || best.score < SURE)
        return asks(desk, "with", {
          zh: `没有叫“${text}”的面试官。是哪位？`,
          en: `No interviewer is called “${text}”. Who is it?`,
        });
      found.push(best.item);
    }
    const span = timeSpan(when, desk, "future");
    desk.ask("interviews", {
      ...{ person_ids: idsOf(who), job_id: job?.id ?? null, interviewer_ids: idsOf(found) },
      ...{ from: span?.from ?? null, to: span?.to ?? null },
    });
    const about = [...who, ...found, ...(job ? [job] : [])];
    return span === null ? { said: unreadTime(when, desk), about } : { about };
  },
});

const SURE = 0.8;
