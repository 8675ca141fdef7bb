/** What the tools that start work want, by what was read alone: known before every argument is. */
import type { ReadCall } from "@bole/language";
import type { z } from "zod";
import { WorkflowType } from "../../model/names.ts";
import type { Goal } from "../../model/understood.ts";

export const Workflow = WorkflowType.exclude(["custom"]);
export type Workflow = z.infer<typeof Workflow>;

/** Outreach looks for people where nobody is named: its plan adds the search. */
export const GOALS_OF_WORKFLOW: Readonly<Record<Workflow, readonly Goal[]>> = {
  job_launch: ["parse_job", "find_people", "write_mails", "send_mails"],
  bulk_outreach: ["write_mails", "send_mails"],
  candidate_review: ["review_people"],
  interview_scheduling: ["schedule_interviews"],
  pipeline_cleanup: ["clean_pipeline"],
};

/** Of a plan that nothing else tells the steps of: from the job to interviews with who answers. */
export const WHOLE_WAY: readonly Goal[] = [
  ...GOALS_OF_WORKFLOW.job_launch,
  "await_replies",
  "schedule_interviews",
];

type Values = ReadCall["values"];

const GOALS_OF_TOOL: Readonly<Record<string, (values: Values) => readonly Goal[]>> = {
  search_people: () => ["parse_job", "find_people"],
  write_mail: () => ["write_mails", "send_mails"],
  book_interview: () => ["schedule_interviews"],
  change_interview: ({ action }) => [
    action === "cancel" ? "cancel_interview" : "reschedule_interview",
  ],
  run_workflow: ({ workflow }) => {
    const { success, data } = Workflow.safeParse(workflow);
    return success ? GOALS_OF_WORKFLOW[data] : [];
  },
  make_plan: () => WHOLE_WAY,
};

/** Empty for a call that starts no work. */
export const goalsOfCall = ({ tool, values }: Pick<ReadCall, "tool" | "values">) =>
  GOALS_OF_TOOL[tool]?.(values) ?? [];
