/** A short conversation for tests, as the server tells it. */
import type { ApprovalNeeded, KeptEvent, PlanView, WorkflowStep } from "@bole/server/contract";

export const PLAN: PlanView = {
  plan_id: "plan1",
  workflow_id: "w1",
  version: 1,
  goal: "Find people and write to them",
  workflow_type: "job_launch",
  agents_required: ["matching", "communication"],
  steps: [
    step(1, "search", "matching", "sequential"),
    step(2, "rank", "matching", "sequential"),
    step(3, "rank", "supervisor", "interrupt"),
    step(4, "draft", "communication", "parallel"),
  ],
  estimated_actions: {
    emails: 2,
    api_calls: 0,
    stage_changes: 0,
    interviews: 0,
    cost: null,
    recipients: [],
    emails_left_today: 50,
    batch_limit: 20,
  },
  requires_approval: true,
  difference: null,
  warnings: [],
};

function step(
  number: number,
  id: string,
  agent: PlanView["steps"][number]["agent"],
  mode: PlanView["steps"][number]["mode"],
): PlanView["steps"][number] {
  return { step: number, id, agent, action: id, mode, uses: id, args: {}, depends_on: [] };
}

export const ASKED: ApprovalNeeded = {
  workflow_id: "w1",
  interrupt_id: "gate1",
  kind: "mails",
  title: "Send these mails?",
  items: [
    { id: "a", preview: { subject: "Hello" } },
    { id: "b", preview: { subject: "Hi" } },
  ],
};

export const STEP: WorkflowStep = {
  workflow_id: "w1",
  run_id: "r1",
  step: "search",
  agent: "matching",
  title: "Search",
  status: "started",
  items: null,
  detail: "",
};

/** Events in their order, all of one message unless they name another. */
export function kept(
  ...events: readonly (Pick<KeptEvent, "type" | "content"> & { readonly message_id?: string })[]
): KeptEvent[] {
  return events.map((event, index) => {
    const place = { seq: index + 1, message_id: "m1", workflow_id: null, at: "2030-01-01" };
    const whole: unknown = { ...place, ...event };
    if (!isEvent(whole)) throw new Error("This is no event");
    return whole;
  });
}

const isEvent = (value: unknown): value is KeptEvent => typeof value === "object";
