import { Item } from "@bole/language";
import { z } from "zod";
import { idsOf } from "../desk.ts";
import { JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

const Aspect = z.enum([
  ...(["overview", "email", "phone", "resume", "stage", "mails"] as const),
  ...(["interviews", "evidence", "pay", "location", "experience", "availability"] as const),
]);

export const showPersonTool = recruiterTool({
  name: "show_person",
  label: { zh: "查看候选人", en: "Show a candidate" },
  description:
    "Tells something about one or a few candidates: an overview, mail address, phone, stage, what they wrote (mails), what their résumé says (resume), or whether it says something in particular (aspect_words).",
  input: z.object({
    who: z.array(Item).min(1).max(10),
    job: Item.optional(),
    aspect: Aspect.optional(),
    /** What of them, where it is none of the above: a certificate, a language. */
    matter: z.string().optional(),
  }),
  risk: "read",
  spans: {
    who: { ...PEOPLE, assumed: true, question: { zh: "是哪位候选人？", en: "Which candidate?" } },
    job: { ...JOB, orLeft: true },
    aspect: { from: "text", into: "matter" },
  },
  run: ({ who, job, aspect = "overview", matter = "" }, desk) => {
    const limits = { person_ids: idsOf(who), job_id: job?.id ?? null, aspect, text: matter };
    desk.ask("about_person", limits);
    return {};
  },
});
