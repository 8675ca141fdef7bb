/** `move_stage` and `add_to_job`: what happens to somebody in a job. */
import { Item } from "@bole/language";
import { Stage } from "@bole/talent";
import { z } from "zod";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { GOING_ON, stagesIn } from "../described-people.ts";
import { type Desk, isFound } from "../desk.ts";
import { jobItems } from "../linking.ts";
import { reader } from "../workspace.ts";
import { asks, type Done, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

/** More are the work of a workflow. */
const MOST = 20;
const WHO = { zh: "是哪位候选人？", en: "Which candidate?" };
const WHICH_JOB = { zh: "是哪个职位？", en: "For which job?" };
const NOT_FOUND_YET = {
  zh: "人还没有找到。看到名单后再告诉我要怎么处理他们。",
  en: "They have not been found yet. Tell me again once you have seen the list.",
};

export const moveStageTool = recruiterTool({
  name: "move_stage",
  label: { zh: "移动阶段", en: "Move to another stage" },
  description: "Moves candidates to another stage of their application, such as offer or rejected.",
  input: z.object({
    who: z.array(Item).min(1).max(MOST),
    stage: Stage.optional(),
    stage_words: z.string().optional(),
    job: Item.optional(),
    reason: z.string().optional(),
  }),
  risk: "change",
  spans: {
    who: { ...PEOPLE, assumed: true, question: WHO },
    stage: { from: "text", into: "stage_words" },
    job: { ...JOB, question: WHICH_JOB },
    reason: { from: "text" },
  },
  headline: "stage",
  run: async ({ who, stage, stage_words = "", job, reason }, desk) => {
    if (who.some(isFound)) return { said: NOT_FOUND_YET[desk.language] };
    const [said, ...others] = stagesIn(stage_words);
    const to = stage ?? (others.length === 0 ? said : undefined);
    if (to === undefined) return asks(desk, "stage", STAGE_QUESTION, stageItems(desk));
    for (const { id } of job === undefined ? who : []) {
      const jobs = await jobsOf(id, desk);
      if (jobs.length > 1) return asks(desk, "job", WHICH_JOB, jobs);
    }
    // Whoever is rejected has a reason in their history: the words that asked for it, if no others.
    const why = reason ?? (to === "rejected" ? desk.message.slice(0, 500) : "");
    for (const { id } of who) {
      const action = { kind: "move_stage", person_id: id, job_id: job?.id ?? "" } as const;
      desk.act({ ...action, to, reason: why });
    }
    return {};
  },
});

const STAGE_QUESTION = { zh: "移到哪个阶段？", en: "To which stage?" };

const stageItems = ({ language }: Desk): Item[] =>
  Stage.options.map((id) => ({ kind: "stage", id, label: STAGE_NAMES[language][id] }));

/** Those in which somebody still is; of all, where each is over. */
async function jobsOf(person_id: string, { records, tenant }: Desk): Promise<Item[]> {
  const { applications } = await records.talent.people.candidate(reader(tenant), person_id);
  const going = applications.filter(({ application }) => GOING_ON.includes(application.stage));
  return (going.length > 0 ? going : applications).map(({ application, job_title }) => ({
    ...{ kind: "job", id: application.job_id, label: job_title },
  }));
}

export const addToJobTool = recruiterTool({
  name: "add_to_job",
  label: { zh: "加入职位", en: "Add to a job" },
  description: "Makes people candidates for a job.",
  takesProposed: true,
  input: z.object({ who: z.array(Item).min(1).max(MOST), job: Item.optional() }),
  risk: "change",
  spans: {
    who: { ...PEOPLE, assumed: true, question: WHO },
    job: { ...JOB, assumed: true, question: WHICH_JOB },
  },
  run: ({ who, job }, desk): Done => {
    if (who.some(isFound)) return { said: NOT_FOUND_YET[desk.language] };
    if (job === undefined) return asks(desk, "job", WHICH_JOB, jobItems(desk));
    for (const { id } of who) desk.act({ kind: "add_candidate", person_id: id, job_id: job.id });
    return {};
  },
});
