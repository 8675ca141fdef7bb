import { Item } from "@bole/language";
import { z } from "zod";
import { jobItems } from "../linking.ts";
import { asks, JOB, recruiterTool } from "./recruiter-tool.ts";

const Aspect = z.enum(["overview", "criteria", "people", "pay", "location", "status"]);

export const showJobTool = recruiterTool({
  name: "show_job",
  label: { zh: "查看职位", en: "Show a job" },
  description: "Shows a job or something of it: criteria, people, pay, place, status.",
  input: z.object({
    job: Item.optional(),
    aspect: Aspect.optional(),
    /** What of it, where it is none of the above. */
    matter: z.string().optional(),
  }),
  risk: "read",
  spans: {
    job: { ...JOB, assumed: true },
    aspect: { from: "text", into: "matter" },
  },
  run: ({ job, aspect = "overview", matter = "" }, desk) => {
    if (job === undefined) return asks(desk, "job", WHICH, jobItems(desk));
    desk.ask("about_job", { job_id: job.id, aspect, text: matter });
    return { about: [job] };
  },
});

const WHICH = { zh: "是哪个职位？", en: "Which job?" };
