import { Item } from "@bole/language";
import { z } from "zod";
import { JobField } from "../../model/chat-action.ts";
import { proposedJob } from "../answering/proposed-job.ts";
import type { Desk } from "../desk.ts";
import { jobItems } from "../linking.ts";
import { jobItem, reader } from "../workspace.ts";
import { asks, JOB, notCreated, proposedIn, recruiterTool } from "./recruiter-tool.ts";

const Action = z.enum([
  ...(["set", "add", "remove", "publish", "close", "reopen", "archive", "delete"] as const),
]);

const WHICH = { zh: "是哪个职位？", en: "Which job?" };
const FIELD = { zh: "要改职位的哪一项？", en: "What of the job should change?" };
const VALUE = { zh: "改成什么？", en: "What should it be?" };

const FIELDS: Readonly<Record<"zh" | "en", Readonly<Record<JobField, string>>>> = {
  zh: {
    ...{ title: "名称", location: "地点", pay: "薪资", criteria: "评估标准" },
    ...{ description: "描述", headcount: "招聘人数", remote: "办公方式" },
  },
  en: {
    ...{ title: "Title", location: "Location", pay: "Pay", criteria: "Criteria" },
    ...{ description: "Description", headcount: "Headcount", remote: "Work mode" },
  },
};

const KINDS = {
  publish: "publish_job",
  close: "close_job",
  reopen: "reopen_job",
  archive: "archive_job",
  delete: "delete_job",
} as const;

export const changeJobTool = recruiterTool({
  name: "change_job",
  label: { zh: "修改职位", en: "Change a job" },
  description:
    "Sets, adds or removes something of a job, or publishes, closes, reopens, archives or deletes it.",
  input: z.object({
    job: Item.optional(),
    action: Action.default("set"),
    field: JobField.optional(),
    value: z.string().optional(),
    old: z.string().optional(),
  }),
  risk: "change",
  takesProposed: true,
  headline: "field",
  spans: {
    job: { ...JOB, assumed: true, question: WHICH },
    value: { from: "text", question: VALUE },
    old: { from: "text" },
  },
  run: async ({ job, action, field, value = "", old = "" }, desk) => {
    const spoken = proposedIn({ job }, desk);
    const isNamed = desk.names("change_job", "job");
    const proposed = spoken?.id ?? (isNamed ? undefined : await proposedJob(desk));
    if (proposed !== undefined && value !== "" && !isStatus(action)) {
      desk.changeProposal(proposed, { action, field: field ?? null, value, old });
      return { about: [] };
    }
    if (spoken !== undefined) return notCreated(spoken, desk);
    if (job === undefined) {
      const choices = action === "reopen" ? await putAway(desk) : jobItems(desk);
      return asks(desk, "job", WHICH, choices.length > 0 ? choices : jobItems(desk));
    }
    const job_id = job.id;
    if (isStatus(action)) {
      desk.act({ kind: KINDS[action], job_id });
      return {};
    }
    if (field === undefined) {
      const names = FIELDS[desk.language];
      const choices = JobField.options.map((id) => ({ kind: "field", id, label: names[id] }));
      return asks(desk, "field", FIELD, choices);
    }
    // "Make it remote" and "no pay" say it all.
    const isWhole = field === "remote" || action === "remove";
    if (value === "" && !isWhole) return asks(desk, "value", VALUE);
    desk.act({ kind: "change_job", job_id, action, field, value, old });
    return {};
  },
});

type Status = Exclude<z.infer<typeof Action>, "set" | "add" | "remove">;
const isStatus = (action: z.infer<typeof Action>): action is Status => action in KINDS;

/** Closed and archived ones. */
async function putAway({ records, tenant, workspace }: Desk): Promise<Item[]> {
  const { items } = await records.talent.jobs.list(reader(tenant), { archived: true, limit: 20 });
  const closed = workspace.jobs.filter(({ status }) => status === "closed");
  return [...closed, ...items].map(jobItem);
}
