import { Item } from "@bole/language";
import { knownWords } from "@bole/language/text";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { jobItems } from "../linking.ts";
import { matchTitles } from "../match-titles.ts";
import { countIn } from "../work/count.ts";
import { WHOLE_WAY } from "../work/goals.ts";
import { ASK_JOB } from "../work/questions.ts";
import { jobOnRecord } from "../workspace.ts";
import { asks, JOB, recruiterTool } from "./recruiter-tool.ts";

export const makePlanTool = recruiterTool({
  name: "make_plan",
  label: { zh: "制定招聘计划", en: "Make a plan" },
  description:
    "Makes a plan where several steps follow on each other (find, then mail, then interview), and shows it. Nothing of it is done before a person has approved it.",
  input: z.object({
    goal: z.string().default(""),
    job: Item.optional(),
    count: z.string().default(""),
    when: z.string().default(""),
  }),
  risk: "propose",
  spans: {
    goal: { from: "text" },
    job: { ...JOB, assumed: ({ mentions }) => mentions.length === 0, question: ASK_JOB },
    count: { from: "text" },
    when: { from: "text" },
  },
  run: ({ goal, job: named, count, when }, desk) => {
    // The steps are told by the other parts of the message.
    if (desk.wants("make_plan")) {
      desk.want({ goals: [], wantsPlan: true });
      return {};
    }
    const job = named ?? jobIn(goal, desk) ?? jobOnRecord(desk.spoken.focus.job, desk.workspace);
    if (job === undefined) return asks(desk, "job", ASK_JOB, jobItems(desk));
    if (when !== "") desk.notes.push(NO_DEADLINE[desk.language](when));
    desk.want({
      ...{ goals: WHOLE_WAY, wantsPlan: true, job_id: job.id },
      ...{ limit: countIn(count), purpose: "outreach" as const },
    });
    return { about: [job] };
  },
});

/** From here on words name a job, if those of no other. */
const SURE = 0.8;

/** The one open job whose words the goal has. */
function jobIn(goal: string, { workspace }: Desk): Item | undefined {
  const open = workspace.jobs.filter(({ status }) => status === "open");
  const known = knownWords(goal, { job: open.map(({ title }) => title) });
  const words = known.map(({ place }) => goal.slice(...place)).join(" ");
  const [only, ...more] = matchTitles(words, open).filter(({ score }) => score >= SURE);
  return more.length === 0 ? only?.item : undefined;
}

const NO_DEADLINE = {
  zh: (when: string) => `计划不会自己盯期限（“${when}”），请自行留意。`,
  en: (when: string) => `The plan does not watch a deadline (“${when}”) by itself.`,
};
