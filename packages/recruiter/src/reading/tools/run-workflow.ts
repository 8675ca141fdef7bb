import { Item } from "@bole/language";
import { durationsIn } from "@bole/language/text";
import { z } from "zod";
import { sharedZone } from "../../agents/scheduling/zone-of-leaders.ts";
import { ROWS } from "../../model/workflows/catalogue.ts";
import { WORKFLOWS } from "../../model/workflows/index.ts";
import { type Desk, idsOf, isFound, type Wish } from "../desk.ts";
import { jobItems } from "../linking.ts";
import { countIn } from "../work/count.ts";
import { goalsOfWorkflow, Workflow } from "../work/goals.ts";
import { meetingMinutes, meetingTimes } from "../work/meeting-times.ts";
import { ASK_JOB, ASK_WHO } from "../work/questions.ts";
import { theirJob } from "../work/their-job.ts";
import { reader } from "../workspace.ts";
import { asks, type Done, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

const Input = z.object({
  workflow: Workflow.optional(),
  job: Item.optional(),
  who: z.array(Item).max(200).optional(),
  count: z.string().default(""),
  query: z.string().default(""),
  when: z.string().default(""),
  wish: z.array(z.string()).default([]),
});

export const runWorkflowTool = recruiterTool({
  name: "run_workflow",
  label: { zh: "启动流程", en: "Start a workflow" },
  description:
    "Starts a workflow by its name: job_launch (find people for a job and write to them), bulk_outreach, candidate_review (check a job's applicants against its criteria), interview_scheduling, pipeline_cleanup (candidates without news). It stops wherever a person has to approve. For a single mail or interview use write_mail or book_interview.",
  input: Input,
  risk: "propose",
  spans: {
    // A cleanup is of everything, unless a job is named.
    job: {
      ...JOB,
      assumed: ({ values, mentions }) =>
        values.workflow !== "pipeline_cleanup" && !mentions.some(({ name }) => name === "who"),
      question: ASK_JOB,
    },
    who: { ...PEOPLE, question: ASK_WHO },
    count: { from: "text" },
    query: { from: "text" },
    when: { from: "text" },
    wish: { from: "text", many: true },
  },
  run: async ({ workflow, ...said }, desk) => {
    if (workflow === undefined) return asks(desk, "workflow", ASK_WORKFLOW, workflowItems(desk));
    const { who = [] } = said;
    const spoken = desk.spoken.about.find(({ kind }) => kind === "job");
    const named = said.job ?? (isCleanup(workflow) ? spoken : undefined);
    const all = idsOf(who.filter((item) => !isFound(item)));
    const limit = countIn(said.count);
    const people = all.slice(0, limit ?? all.length);
    const job = await jobFor(workflow, named, people, desk);
    if ("question" in job) return job.question;
    desk.want({
      ...{ goals: goalsOfWorkflow(workflow), job_id: job.id, person_ids: people },
      ...{ limit, criteria: isCleanup(workflow) ? "" : said.query },
      ...(await limitsFor(workflow, said, desk)),
    });
    return {};
  },
});

const isCleanup = (workflow: Workflow) => workflow === "pipeline_cleanup";

/** What only some of the workflows know. */
async function limitsFor(
  workflow: Workflow,
  { query, when, wish, who = [] }: z.output<typeof Input>,
  desk: Desk,
): Promise<Partial<Wish>> {
  switch (workflow) {
    case "job_launch":
    case "bulk_outreach": {
      const isNamed = who.some((item) => !isFound(item));
      // Who is named is not looked for.
      const goals = goalsOfWorkflow(isNamed ? "bulk_outreach" : workflow);
      return { goals, purpose: "outreach", instructions: wish.join("; ") };
    }
    case "interview_scheduling": {
      const { records, tenant, now } = desk;
      const leaders = { interviewer_ids: [] };
      const zone = (await sharedZone(records.talent, reader(tenant), leaders)) ?? desk.zone;
      const minutes = meetingMinutes(when);
      return { minutes, ...meetingTimes(when, minutes, { now, zone }) };
    }
    case "pipeline_cleanup":
      return { stale_days: staleDays(`${query} ${when}`) };
    default:
      return {};
  }
}

/** "Stuck for 30 days", 超过两周没有动静. */
function staleDays(words: string): number | null {
  // "30+ days" are 30 days.
  const [said] = durationsIn(words.replaceAll("+", " "));
  const days = said === undefined ? 0 : said.days + said.months * 30;
  return days >= 1 && days <= 365 ? Math.round(days) : null;
}

async function jobFor(
  workflow: Workflow,
  named: Item | undefined,
  people: readonly string[],
  desk: Desk,
): Promise<{ readonly id: string | null } | { readonly question: Done }> {
  if (named !== undefined) return named;
  const isOfAll = goalsOfWorkflow(workflow).every((goal) => ROWS.has(goal));
  const isFree = isOfAll || (workflow === "candidate_review" && people.length > 0);
  if (isFree) return { id: null };
  const before = desk.finds() ? desk.wishes.find(({ job_id }) => job_id)?.job_id : undefined;
  if (before) return { id: before };
  const theirs = people.length > 0 ? await theirJob(desk, people) : undefined;
  if (theirs && "job" in theirs) return theirs.job;
  return { question: asks(desk, "job", ASK_JOB, theirs?.choices ?? jobItems(desk)) };
}

const ASK_WORKFLOW = { zh: "要启动哪个流程？", en: "Which workflow should I start?" };

const workflowItems = ({ language }: Desk): Item[] =>
  WORKFLOWS.map(({ name, label }) => ({ kind: "workflow", id: name, label: label[language] }));
