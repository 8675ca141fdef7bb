import { validatePlan } from "@bole/engine";
import { graphJson } from "@bole/engine/draw";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Goal, type Wanted, type WorkflowType } from "../../model/index.ts";
import { goalsOfWorkflow } from "../../reading/work/goals.ts";
import { openRecruiterLab, type RecruiterLab } from "../../testing/recruiter-lab.ts";
import { unguarded } from "../unguarded.ts";
import { planView } from "../view/plan-view.ts";
import { compose } from "./compose.ts";

let lab: RecruiterLab;
beforeAll(async () => {
  lab = await openRecruiterLab();
});
afterAll(() => lab.close());

const WANTED: Wanted = {
  goals: ["find_people"],
  workflow_type: "custom",
  agents_required: [],
  language: "en",
  job_id: "job_1",
  person_ids: [],
  limit: null,
  criteria: "costs $5 or less",
  instructions: "",
  template_id: null,
  from: null,
  to: null,
  minutes: null,
  interviewer_ids: [],
  stale_days: null,
  interview_id: "interview_1",
};

function planned(wanted: Partial<Wanted>, route: "planner" | "direct" = "direct") {
  const draft = compose(
    { ...WANTED, ...wanted },
    { goal: "A goal", route, reviewed: ["person_1"] },
  );
  const { plan, issues } = validatePlan(draft, lab.registry);
  if (plan === null) throw new Error(JSON.stringify(issues));
  return { plan, issues };
}

/** Each line as the seed writes it: who, and how. */
function lines(wanted: Partial<Wanted>, route: "planner" | "direct" = "direct"): string[] {
  const { plan } = planned(wanted, route);
  const estimated_actions = {
    ...{ emails: 0, api_calls: 0, stage_changes: 0, interviews: 0, cost: 0, recipients: [] },
    ...{ emails_left_today: 50, batch_limit: 20 },
  };
  const about = { plan_id: "p", workflow_id: "w", version: 1, goal: "g", difference: null };
  const view = planView({ plan, ...about, estimated_actions, warnings: [] }, lab.registry);
  return view.steps.map(({ agent, mode, action }) =>
    mode === "interrupt" ? `INTERRUPT ${action}` : `${agent} ${mode}`,
  );
}

describe("the five workflows", () => {
  const of = (workflow_type: WorkflowType, more: Partial<Wanted> = {}) =>
    lines({ workflow_type, goals: goalsOfWorkflow(workflow_type), ...more });

  //  JD ─► Matching ─► [parallel] Communication ×N ─► (batch check) ─► INTERRUPT ─► Send
  it("job_launch reads the job, finds people, writes to each and asks before it sends", () => {
    expect(of("job_launch")).toEqual([
      "jd sequential",
      "matching sequential",
      "matching sequential",
      "communication parallel",
      "communication sequential",
      "INTERRUPT Approve the mails",
      "communication parallel",
    ]);
  });

  //  Matching ─► [parallel] Communication ×N ─► Guardrails ─► INTERRUPT ─► Send
  it("bulk_outreach does the same without the job's own step", () => {
    expect(of("bulk_outreach")).toEqual(of("job_launch").slice(1));
  });

  //  Resume ──handoff──► Matching ─► INTERRUPT ─► Pipeline
  it("candidate_review hands from résumés to matching without the supervisor in between", () => {
    expect(of("candidate_review")).toEqual([
      "resume parallel",
      "matching handoff",
      "matching sequential",
      "INTERRUPT Confirm the stage changes",
      "pipeline parallel",
    ]);
  });

  it("is drawn with the word on the edge", () => {
    const { plan } = planned({ goals: goalsOfWorkflow("candidate_review") });
    const { edges } = graphJson({ graph_id: "g", plan, agents: lab.registry.catalogue() });
    const [handed] = edges.filter(({ handoff }) => handoff);
    expect(handed).toMatchObject({ from: "analyse", to: "load" });
  });

  //  Matching ─► Scheduling ─► INTERRUPT ─► Communication
  it("interview_scheduling loads, proposes, asks and invites", () => {
    expect(of("interview_scheduling", { person_ids: ["person_1"] })).toEqual([
      "matching sequential",
      "scheduling parallel",
      "INTERRUPT Confirm the interview times",
      "communication parallel",
    ]);
  });

  //  Pipeline (scan) ─► Pipeline (categorize) ─► INTERRUPT ─► Pipeline (execute)
  it("pipeline_cleanup scans, sorts, asks and executes", () => {
    expect(of("pipeline_cleanup")).toEqual([
      "pipeline sequential",
      "pipeline sequential",
      "INTERRUPT Confirm the stage changes",
      "pipeline parallel",
    ]);
  });
});

it("a second mail is written to those who were silent, and nobody is sought for it", () => {
  const goals: Goal[] = ["follow_up", "send_mails"];
  const { plan } = planned({ goals, workflow_type: "bulk_outreach" });
  expect(plan.steps.map(({ id }) => id)).toEqual(["silent", "draft", "check", "send"]);
});

describe("a chain of workflows", () => {
  it("shows the list before it writes, and waits for replies before it schedules", () => {
    const goals: Goal[] = ["find_people", "write_mails", "send_mails", "schedule_interviews"];
    expect(lines({ goals }, "planner")).toEqual([
      "jd sequential",
      "matching sequential",
      "matching sequential",
      "INTERRUPT Approve the shortlist",
      "communication parallel",
      "communication sequential",
      "INTERRUPT Approve the mails",
      "communication parallel",
      "scheduling parallel",
      "INTERRUPT Confirm the interview times",
      "supervisor sequential",
      "INTERRUPT Confirm the results",
      "supervisor sequential",
    ]);
  });

  it("can be any combination of three: the plan holds, and nothing is done to the world unasked", () => {
    const goals = Goal.options;
    const wrong: string[] = [];
    for (let set = 1; set < 2 ** goals.length; set++) {
      const chosen = goals.filter((_, at) => set & (1 << at));
      if (chosen.length > 3) continue;
      for (const route of ["planner", "direct"] as const) {
        const { plan, issues } = planned({ goals: chosen }, route);
        if (issues.length > 0) wrong.push(`${chosen}: ${issues[0]?.path} ${issues[0]?.message}`);
        wrong.push(...unguarded(plan, lab.registry).map((why) => `${chosen}: ${why}`));
      }
      if (wrong.length > 5) break;
    }
    expect(wrong).toEqual([]);
  });

  it("changes the place of an interview at its own time, once that is confirmed", () => {
    const { plan, issues } = planned({ goals: ["reschedule_interview"], place: "Video call" });
    expect(issues).toEqual([]);
    expect(plan.steps.map(({ id }) => id)).toEqual(["interview", "reschedule"]);
    expect(plan.steps[1]).toMatchObject({
      approval: "before",
      args: { starts_at: "$interview.starts_at", place: "Video call" },
    });
    const both = {
      goals: ["reschedule_interview" as const],
      place: "Zoom",
      from: "2026-12-01T09:00Z",
    };
    expect(planned(both).plan.steps.map(({ id }) => id)).toContain("other_time");
  });

  it("does not take a dollar in somebody's words for a placeholder", () => {
    const { plan } = planned({ goals: ["find_people"] });
    const search = plan.steps.find(({ id }) => id === "search");
    expect(search?.args.criteria).toBe("costs $$5 or less");
  });
});
