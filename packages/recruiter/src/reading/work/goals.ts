/** What the tools that start work want, by what was read alone: known before every argument is. */
import type { ReadCall } from "@bole/language";
import { z } from "zod";
import { WorkflowType } from "../../model/names.ts";
import { Goal } from "../../model/understood.ts";
import { definitionOf } from "../../model/workflows/catalogue.ts";

export const Workflow = WorkflowType.exclude(["custom"]);
export type Workflow = z.infer<typeof Workflow>;

export const goalsOfWorkflow = (workflow: string): Goal[] =>
  z.array(Goal).parse(definitionOf(workflow)?.goals ?? []);

/** Of a plan that nothing else tells the steps of: from the job to interviews with who answers. */
export const WHOLE_WAY: readonly Goal[] = [
  ...goalsOfWorkflow("job_launch"),
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
  run_workflow: ({ workflow = "" }) => goalsOfWorkflow(workflow),
  make_plan: () => WHOLE_WAY,
};

/** Empty for a call that starts no work. */
export const goalsOfCall = ({ tool, values }: Pick<ReadCall, "tool" | "values">) =>
  GOALS_OF_TOOL[tool]?.(values) ?? [];
