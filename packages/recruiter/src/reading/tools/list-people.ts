import { Item } from "@bole/language";
import { Stage } from "@bole/talent";
import { z } from "zod";
import { readQuery } from "../read-query.ts";
import { askForPeople, countOf } from "./people-asked.ts";
import { JOB, recruiterTool } from "./recruiter-tool.ts";

export const listPeopleTool = recruiterTool({
  name: "list_people",
  label: { zh: "列出候选人", en: "List candidates" },
  description:
    "Lists or counts candidates who are on record, at once: of a job, in a stage, with a skill, in a place; everybody where nothing is said.",
  input: z.object({
    job: Item.optional(),
    stage: Stage.optional(),
    query: z.string().optional(),
    count: z.string().optional(),
    place: z.string().optional(),
  }),
  risk: "read",
  spans: {
    job: { ...JOB, question: { zh: "是哪个职位？", en: "Which job?" } },
    stage: { from: "text", into: "stage_words" },
    query: { from: "text" },
    count: { from: "text" },
    place: { from: "text" },
  },
  run: ({ job, stage, query = "", count, place = "" }, desk) => {
    // Of a stage, the one of the job in focus; of nothing at all, those of the job that was just spoken of.
    const spoken = desk.state.about.find(({ kind }) => kind === "job");
    const isOpen = query === "" && place === "";
    const meant = job ?? (stage !== undefined ? desk.state.focus.job : isOpen ? spoken : undefined);
    const limits = { ...readQuery(query, place, desk), limit: countOf(count) };
    const stages = stage === undefined ? [] : [stage];
    return askForPeople({ ...limits, stages, job_id: meant?.id ?? null, aspect: "list" }, desk);
  },
});
