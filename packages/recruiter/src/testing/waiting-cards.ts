/** Cards that wait, for tests: each about people of the small workspace, in its order. */
import type { ApprovalKind } from "../model/events.ts";
import { PlanView } from "../model/plan-view.ts";
import type { Pending } from "../reading/pending.ts";

const PEOPLE = ["陈思远", "何志强", "林雨桐", "Maya Lindqvist", "Tomasz Wróbelski"];

interface Ids {
  idOf(name: string): string;
}

/** @param at its place among those that wait; each belongs to a workflow of its own */
export function card(kind: ApprovalKind, ids: Ids, at = 0): Pending {
  return {
    ...{ workflow_id: `workflow_${at}`, interrupt_id: `gate_${at}`, kind },
    ...{ workflow_type: "custom", goal: "", left_out: [], asked_at: "2026-11-18T08:00:00Z" },
    title: TITLES[kind],
    items: kind === "plan" ? [{ id: "plan_1", preview: PLAN }] : PEOPLE.map(entry(kind, ids)),
  };
}

const TITLES: Readonly<Record<ApprovalKind, string>> = {
  ...{ plan: "Approve the plan", shortlist: "Approve the shortlist", mails: "Approve the mails" },
  ...{ stages: "Confirm the stage changes", slots: "Confirm the interview times" },
  ...{ results: "Confirm the results", other: "Please confirm" },
};

const entry =
  (kind: ApprovalKind, { idOf }: Ids) =>
  (name: string, at: number) => {
    const person_id = idOf(name);
    const application_id = `application_${at}`;
    const preview = { person_id, application_id, name };
    const id = kind === "stages" ? application_id : person_id;
    return { id, preview: kind === "slots" ? { ...preview, ...times(at) } : preview };
  };

/** From Thursday on, each at 10:00 in Shanghai, with two others to choose from. */
function times(at: number) {
  const option = (day: number, hour: number) => ({
    ...{ interviewer_id: "interviewer_1", interviewer_name: "郑岚" },
    starts_at: new Date(Date.UTC(2026, 10, day, hour - 8)).toISOString(),
    ends_at: new Date(Date.UTC(2026, 10, day, hour - 7)).toISOString(),
    local_starts_at: `2026-11-${day}T${hour}:00:00+08:00`,
  });
  const { starts_at, ends_at, interviewer_id } = option(19 + at, 10);
  return {
    ...{ job_id: "job_1", interviewer_id, starts_at, ends_at, time_zone: "Asia/Shanghai" },
    ...{ place: "", note: "", warnings: [] },
    options: [option(19, 15), option(20, 11), option(20, 16)],
  };
}

const STEPS = [
  ["jd", "jd", "Read the job requirements", "jd_parse"],
  ["search", "matching", "Search for candidates", "matching_search"],
  ["rank", "matching", "Rank and shortlist", "matching_rank"],
  ["draft", "communication", "Write a mail to each of them", "communication_draft"],
  ["check", "communication", "Check the whole batch before sending", "communication_check"],
  ["send", "communication", "Send the mails", "communication_send"],
  ["interviews", "scheduling", "Arrange interviews with those who reply", "interview_after_reply"],
] as const;

const PLAN = PlanView.parse({
  ...{ plan_id: "plan_1", workflow_id: "workflow_0", version: 1, goal: "", difference: null },
  ...{ workflow_type: "custom", agents_required: [], requires_approval: true, warnings: [] },
  estimated_actions: {
    ...{ emails: 0, api_calls: 0, stage_changes: 0, interviews: 0, cost: null, recipients: [] },
    ...{ emails_left_today: 50, batch_limit: 20 },
  },
  steps: STEPS.map(([id, agent, action, uses], at) => ({
    ...{ step: at + 1, id, agent, action, uses, mode: "sequential", args: {}, depends_on: [] },
  })),
});
