import type { Plan } from "@bole/engine";
import { assertValidPlan } from "@bole/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlanEdit, Wanted } from "../../model/index.ts";
import { openRecruiterLab, type RecruiterLab } from "../../testing/recruiter-lab.ts";
import { compose } from "../rules/compose.ts";
import { differenceOf } from "../view/difference.ts";
import { planView } from "../view/plan-view.ts";
import { modifyByEdits, modifyBySteps } from "./modify-plan.ts";

let lab: RecruiterLab;
beforeAll(async () => {
  lab = await openRecruiterLab();
});
afterAll(() => lab.close());

const WANTED: Wanted = {
  goals: ["find_people", "write_mails", "send_mails", "schedule_interviews"],
  workflow_type: "custom",
  agents_required: [],
  language: "en",
  job_id: "job_1",
  person_ids: [],
  limit: null,
  criteria: "",
  instructions: "",
  template_id: null,
  from: null,
  to: null,
  minutes: null,
  interviewer_ids: [],
  stale_days: null,
  interview_id: null,
};

const composed = (wanted: Wanted) =>
  compose(wanted, { goal: "Find, mail, schedule", route: "planner", reviewed: [] });
const chain = () => assertValidPlan(composed(WANTED), lab.registry);
const ids = ({ steps }: Plan) => steps.map(({ id }) => id);

const ESTIMATE = {
  ...{ emails: 0, api_calls: 0, stage_changes: 0, interviews: 0, cost: 0, recipients: [] },
  ...{ emails_left_today: 50, batch_limit: 20 },
};

function changed(plan: Plan, ...edits: PlanEdit[]): Promise<Plan> {
  const about = { plan_id: "p", workflow_id: "w", version: 1, goal: "g", difference: null };
  const viewed = { plan, ...about, estimated_actions: ESTIMATE, warnings: [] };
  const lines = planView(viewed, lab.registry).steps;
  const recompose = async (wanted: Wanted) => composed(wanted);
  return modifyByEdits({ plan, lines, goal: "g", recompose }, edits, lab.registry);
}

//  jd ─► search ─► rank ─► draft ─► check ─► send ─► interviews ─► aggregate ─► finalize
describe("a plan that is changed", () => {
  it("goes on without a step that nobody works on", async () => {
    const plan = await changed(chain(), { kind: "remove_lines", lines: [1] });
    expect(ids(plan)).not.toContain("jd");
    expect(differenceOf(chain(), plan, lab.registry)).toEqual({
      added: [],
      removed: ["Read the job requirements"],
      changed: [],
    });
  });

  it("reads what a removed check has let through from the drafts themselves", async () => {
    const plan = modifyBySteps(
      chain(),
      chain()
        .steps.filter(({ id }) => id !== "check")
        .map(({ id }) => ({ id })),
      lab.registry,
    );
    expect(plan.steps.find(({ id }) => id === "send")).toMatchObject({
      each: "$draft",
      depends_on: ["draft"],
      approval: "before",
    });
  });

  it("is not changed where somebody else's work hangs on a step, and says on which", async () => {
    await expect(changed(chain(), { kind: "remove_lines", lines: [3] })).rejects.toMatchObject({
      code: "plan-edit-refused",
      data: { step: "rank", needed_by: "draft" },
    });
  });

  it("keeps its interrupts: they go with their steps only", async () => {
    await expect(changed(chain(), { kind: "remove_lines", lines: [4] })).rejects.toMatchObject({
      code: "plan-edit-refused",
    });
  });

  it("is planned anew where a whole part is not wanted, so that the rest fits together", async () => {
    expect(
      ids(await changed(chain(), { kind: "remove_group", group: "interviews" })),
    ).not.toContain("interviews");
    const unwritten = await changed(chain(), { kind: "remove_group", group: "mail" });
    expect(ids(unwritten)).toEqual([
      ...["jd", "search", "rank", "propose", "invite"],
      ...["aggregate", "finalize"],
    ]);
  });

  it("takes numbers and times as said, and keeps them", async () => {
    const plan = await changed(
      chain(),
      { kind: "limit", people: 5 },
      { kind: "minutes", minutes: 30 },
    );
    const args = (id: string) => plan.steps.find((step) => step.id === id)?.args;
    expect([args("rank")?.limit, args("interviews")?.minutes]).toEqual([5, 30]);
    expect(differenceOf(chain(), plan, lab.registry).changed[0]).toBe(
      "Rank and shortlist: how many people at most 10 → 5",
    );
    const again = await changed(plan, { kind: "remove_group", group: "interviews" });
    expect(again.steps.find(({ id }) => id === "rank")?.args.limit).toBe(5);
  });

  it("is told in the words of whoever looks at it, with what a step is limited to", () => {
    const goal = "清理两周没有回复的候选人";
    const wanted: Wanted = { ...WANTED, goals: ["clean_pipeline"], language: "zh" };
    const draft = compose(wanted, { goal, route: "direct", reviewed: [] });
    const plan = assertValidPlan(draft, lab.registry);
    const about = { plan_id: "p", workflow_id: "w", version: 1, goal, difference: null };
    const viewed = { plan, ...about, estimated_actions: ESTIMATE, warnings: [] };
    const titles = planView(viewed, lab.registry).steps.map(({ action }) => action);
    expect(titles).toContain("分类并提出清理建议（仅限：没有回复）");
    const all = modifyBySteps(
      plan,
      ids(plan).map((id) => (id === "categorise" ? { id, args: { only: [] } } : { id })),
      lab.registry,
    );
    expect(differenceOf(plan, all, lab.registry).changed).toEqual([
      "分类并提出清理建议：清理范围 没有回复 → 全部",
    ]);
  });

  it("has no step before one that it works on", () => {
    const order = ["search", "jd", "draft", "rank", "check", "send", "interviews"];
    const edits = [...order, "aggregate", "finalize"].map((id) => ({ id }));
    expect(() => modifyBySteps(chain(), edits, lab.registry)).toThrow(/cannot stand before/);
  });

  it("asks before a step that somebody adds, where it touches the world", () => {
    const edits = [
      ...ids(chain()).map((id) => ({ id })),
      { id: "extra", uses: "scheduling_cancel", args: { interview_id: "i", sequence: 0 } },
    ];
    const plan = modifyBySteps(chain(), edits, lab.registry);
    expect(plan.steps.at(-1)).toMatchObject({ id: "extra", approval: "before" });
  });

  it("says what is wrong with an argument, and stays as it was", () => {
    const edits = ids(chain()).map((id) =>
      id === "rank" ? { id, args: { limit: "many" } } : { id },
    );
    expect(() => modifyBySteps(chain(), edits, lab.registry)).toThrow(/limit/);
    const unknown = [...ids(chain()).map((id) => ({ id })), { id: "x", uses: "no_such_agent" }];
    expect(() => modifyBySteps(chain(), unknown, lab.registry)).toThrow(/no_such_agent/);
  });

  it("gets a part back that was taken out of it, also after its steps were changed by hand", async () => {
    const group = "interviews";
    const without = await changed(chain(), { kind: "remove_group", group });
    expect(ids(await changed(without, { kind: "add_group", group }))).toContain("interviews");
    const edited = await changed(chain(), { kind: "remove_lines", lines: [1] });
    const less = await changed(edited, { kind: "remove_group", group });
    expect(ids(less)).not.toContain("interviews");
    const more = await changed(less, { kind: "add_group", group });
    expect(more.steps.map(({ action }) => action)).toContain("interview_after_reply");
    expect(ids(more)).not.toContain("jd");
  });

  it("takes a wish for the mails as it was said, and moves steps that do not hang on each other", async () => {
    const words = "mention that it costs $5";
    const plan = await changed(chain(), { kind: "instructions", words });
    expect(plan.steps.find(({ id }) => id === "draft")?.args.instructions).toBe(
      "mention that it costs $$5",
    );
    const move = { kind: "move", line: 3, to: 2, before: true } as const;
    await expect(changed(chain(), move)).rejects.toMatchObject({ code: "plan-edit-refused" });
  });
});
