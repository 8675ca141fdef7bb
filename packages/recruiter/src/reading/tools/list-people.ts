import { Item } from "@bole/language";
import { Stage } from "@bole/talent";
import { z } from "zod";
import { GOING_ON, isGoingOn } from "../described-people.ts";
import { isPlaceOf, readQuery } from "../read-query.ts";
import { jobOnRecord } from "../workspace.ts";
import { askForPeople, countOf } from "./people-asked.ts";
import { JOB, recruiterTool } from "./recruiter-tool.ts";

export const listPeopleTool = recruiterTool({
  name: "list_people",
  label: { zh: "列出候选人", en: "List candidates" },
  description:
    "Lists or counts candidates who are on record, at once: of a job, in a stage, with a skill, in a place; everybody where nothing is said. Each line names all jobs and stages somebody is in.",
  input: z.object({
    job: Item.optional(),
    stage: Stage.optional(),
    query: z.string().optional(),
    count: z.string().optional(),
    place: z.string().optional(),
    unassigned: z.string().optional(),
  }),
  risk: "read",
  spans: {
    job: JOB,
    stage: { from: "text", into: "stage_words" },
    query: { from: "text" },
    count: { from: "text" },
    place: { from: "text" },
    unassigned: { from: "text", description: "“yes”: only people who are in no job." },
  },
  run: ({ job, stage, query = "", count, place = "", unassigned = "" }, desk) => {
    // Of a stage, the one of the job in focus; of nothing at all, those of the job that was just spoken of.
    const { about, focus } = desk.spoken;
    const spoken = about.find(({ kind }) => kind === "job");
    const isOpen = query === "" && place === "";
    // "Say he pulls out, who is left?" is asked of the job.
    const isImagined = desk.calls.some(
      (one) => one.tool === "list_people" && one.polarity === "suppose",
    );
    const near = stage !== undefined || isImagined ? focus.job : isOpen ? spoken : undefined;
    // A model's call names the job that it means.
    const meant = job ?? (desk.isModel ? undefined : jobOnRecord(near, desk.workspace));
    const isLive = stage === undefined && isGoingOn(query);
    const where = isPlaceOf(place, meant, desk) ? "" : place;
    const limits = { ...readQuery(isLive ? "" : query, where, desk), limit: countOf(count) };
    const stages = isLive ? GOING_ON : stage === undefined ? [] : [stage];
    return askForPeople(
      {
        ...{ ...limits, stages: [...stages], job_id: meant?.id ?? null, aspect: "list" },
        unassigned: unassigned === "yes" || unassigned === "true",
      },
      desk,
    );
  },
});
